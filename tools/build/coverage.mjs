// Prints how much of each layer the tests reach, from gcovr's JSON, and fails if that is below a bound.
//   node coverage.mjs FILE LAYER[=LINES[/BRANCHES]] ...
import { readFileSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

// "games/superhot=100/95" -> { path, lines: 100, branches: 95 }; one number holds for both, none is no bound.
export function parse_layer(text) {
    const [path, bound = '0'] = text.split('=');
    const [lines, branches = lines] = bound.split('/').map(Number);
    return { path, lines, branches };
}

const inside = (file, path) => file === path || file.startsWith(`${path}/`);

// Counts of a layer, and what is missing: { file, lines: [numbers] }, a line with a branch not taken among them.
export function measure(files, path) {
    const sum = { lines: 0, lines_covered: 0, branches: 0, branches_covered: 0, missing: [] };
    for (const { file, lines } of files.filter((one) => inside(one.file, path))) {
        const code = lines.filter((line) => !line['gcovr/noncode']);
        const taken = (line) => line.branches.filter((branch) => branch.count > 0).length;
        for (const line of code) {
            sum.lines += 1;
            sum.lines_covered += line.count > 0;
            sum.branches += line.branches.length;
            sum.branches_covered += taken(line);
        }
        const open = code.filter((line) => line.count === 0 || taken(line) < line.branches.length);
        if (open.length) sum.missing.push({ file, lines: open.map((line) => line.line_number) });
    }
    return sum;
}

const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole);

// The table's lines, and the complaints.
export function report(files, layers) {
    const table = [`${'layer'.padEnd(32)} ${'lines'.padStart(8)} ${'branches'.padStart(9)}`];
    const complaints = [];
    for (const layer of layers) {
        const sum = measure(files, layer.path);
        const found = { lines: percent(sum.lines_covered, sum.lines), branches: percent(sum.branches_covered, sum.branches) };
        // Rounded down: 100 means all.
        const shown = (value) => `${(Math.floor(value * 10) / 10).toFixed(1)}%`;
        table.push(`${layer.path.padEnd(32)} ${shown(found.lines).padStart(8)} ${shown(found.branches).padStart(9)}`);
        for (const { file, lines } of sum.missing) table.push(`  ${file}: ${lines.join(' ')}`);
        if (sum.lines === 0) complaints.push(`${layer.path}: no test reaches it`);
        for (const kind of ['lines', 'branches']) {
            if (found[kind] < layer[kind]) complaints.push(`${layer.path}: ${shown(found[kind])} of the ${kind}, not ${layer[kind]}%`);
        }
    }
    return { table, complaints };
}

function main() {
    const [file, ...layers] = process.argv.slice(2);
    // Headers are found through links in the build folder.
    const files = JSON.parse(readFileSync(file, 'utf8')).files.map((one) => ({ ...one, file: relative('.', realpathSync(one.file)) }));
    const { table, complaints } = report(files, layers.map(parse_layer));
    for (const line of table) console.log(line);
    for (const line of complaints) console.error(`tools/coverage: ${line}`);
    process.exitCode = complaints.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
