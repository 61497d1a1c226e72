// Runs the firmware's link and says in plain words why it was refused: heap, floating point or tear-down reached, or
// memory over its budget.
//   node link.mjs --flash-kib N --ram-kib N -- linker command
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';

const reasons = [
    [/^(_Zn[wa]|_Zd[la]|(_?(malloc|calloc|realloc|free|memalign)(_r)?|aligned_alloc|_sbrk(_r)?)$)/, 'the heap'],
    [/^__aeabi_(c?[fd](add|sub|rsub|mul|div|r?cmp)|u?[il]2[fd]|u?l2[fd]|[fd]2)/, 'floating point'],
    [/^(atexit|__cxa_atexit|__aeabi_atexit)$/, 'tear-down'],
];

const operators = { _Znw: 'operator new', _Zna: 'operator new[]', _Zdl: 'operator delete', _Zda: 'operator delete[]' };

function readable(symbol) {
    return operators[symbol.slice(0, 4)] ?? symbol;
}

// The object that called, without the way to it: "libstage.a(canvas.cpp.o)" or "main.cpp.o".
function culprit(line) {
    const source = line.match(/^(\S+\.(?:cpp|cc|c|h|S):\d+): undefined/);
    if (source) return source[1];
    const object = line.match(/([^/\s]+\.a\([^)]*\)|[^/\s]+\.o(?:bj)?)\b/);
    return object ? object[1].replace(/:$/, '') : 'unknown place';
}

// Returns the refusals in plain words, and the linker's lines that say something else.
export function explain(output, budget) {
    const refusals = new Set();
    const others = [];
    let place = '';
    for (const line of output.split('\n')) {
        const inside = line.match(/: in function `(.*)':$/i);
        if (inside) {
            place = inside[1];
            others.push(line);
            continue;
        }
        const wrapped = line.match(/undefined reference to `__wrap_([^']+)'/);
        const reason = wrapped && reasons.find(([pattern]) => pattern.test(wrapped[1]));
        if (reason) {
            const where = place ? `${place} (${culprit(line)})` : culprit(line);
            refusals.add(`link refused: ${where} reaches ${reason[1]} through ${readable(wrapped[1])}`);
            if (others.at(-1)?.match(/: in function `/i)) others.pop();
            continue;
        }
        const overflow = line.match(/region `(RAM|FLASH|SCRATCH_Y)' overflowed by (\d+) bytes/);
        if (overflow) {
            const kib = overflow[1] === 'FLASH' ? budget.flash_kib : budget.ram_kib;
            const what = { RAM: 'RAM', FLASH: 'flash', SCRATCH_Y: 'the stack' }[overflow[1]];
            refusals.add(`link refused: ${what} is ${overflow[2]} bytes over the budget of ${kib} KiB`);
            continue;
        }
        if (/section `.*' will not fit in region|collect2: error: ld returned/.test(line)) continue;
        if (line.trim()) others.push(line);
    }
    return { refusals: [...refusals], others };
}

function main() {
    const split = process.argv.indexOf('--');
    const { values } = parseArgs({
        args: process.argv.slice(2, split),
        options: { 'flash-kib': { type: 'string' }, 'ram-kib': { type: 'string' } },
    });
    const [command, ...args] = process.argv.slice(split + 1);
    const run = spawnSync(command, args, { encoding: 'utf8', stdio: ['inherit', 'inherit', 'pipe'], maxBuffer: 1 << 28 });
    if (run.error) {
        console.error(`link refused: ${command}: ${run.error.message}`);
        process.exit(1);
    }
    const { refusals, others } = explain(run.stderr, { flash_kib: values['flash-kib'], ram_kib: values['ram-kib'] });
    const lines = run.status === 0 ? [run.stderr.trimEnd()] : [...others, ...refusals];
    for (const line of lines) if (line) console.error(line);
    process.exit(run.status ?? 1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
