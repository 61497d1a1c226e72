// The work of tools/mutate, which says what it is for: node mutate.mjs --game=GAME [--sample=N] [--seed=S] [--least=PERCENT] [--again] [--list] [--at=FILE[:LINE]]
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { find_mutants, mutated, name_mutants, rules_files, sample } from './mutants.mjs';

// Without optimisation the tests take longer than the compiler saves. Warnings would refuse mutants that tests have to find; what
// runs out of a std::array is found here as it is by the sanitizers.
const flags = '-O1 -w -D_GLIBCXX_ASSERTIONS';
const results_folder = 'build/mutate';

function refuse(message) {
    console.error(`tools/mutate: ${message}`);
    process.exit(1);
}

// ---- Mutants and what is known of them --------------------------------------------------------

const short_hash = (...texts) => texts.reduce((hash, text) => hash.update(text), createHash('sha1')).digest('hex').slice(0, 12);

function all_mutants(game) {
    const folder = join('games', game);
    const read = (file) => readFileSync(join(folder, file), 'utf8');
    return rules_files(game, read('CMakeLists.txt'), read).flatMap((name) => {
        const source = read(name);
        const file = join(folder, name);
        return name_mutants(name, source, find_mutants(source)).map((mutant) => ({ file, source, ...mutant }));
    });
}

// Whether a mutant is in FILE, or in FILE:LINE.
export function is_at(mutant, place) {
    const [file, line = mutant.line] = place.split(':');
    return (mutant.file === file || mutant.file.endsWith(`/${file}`)) && mutant.line === Number(line);
}

// A place as an editor finds it, what is changed, and the line.
export function words_for(mutant) {
    const cut = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
    const change = mutant.kind === 'missing call' ? `without '${cut(mutant.from)}'` : `'${cut(mutant.from)}' becomes '${mutant.to}'`;
    return `${mutant.file}:${mutant.line}:${mutant.column}: ${change}\n    ${mutant.source.split('\n')[mutant.line - 1].trim()}`;
}

const tracked_files = () => execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0').filter((file) => file && existsSync(file));

// All that decides whether a mutant is killed.
function fingerprint(game, files) {
    const matters = new RegExp(`^(games/(kit|${game})|host_tests/(${game}|conformance|playthroughs/${game}))/(?!.*(scene|cartridge|art|players|balance)/).*\\.(h|cpp|inc|txt)$`);
    return short_hash(...files.filter((file) => matters.test(file)).flatMap((file) => [file, readFileSync(file)]));
}

// Results of earlier runs that still hold, by the keys of mutants: 'killed by TEST', 'survived' or 'not compiled'.
function load_results(path, print, again) {
    if (!existsSync(path)) return {};
    const { fingerprint: then, results } = JSON.parse(readFileSync(path, 'utf8'));
    if (again) return Object.fromEntries(Object.entries(results).filter(([, result]) => result !== 'survived'));
    return then === print ? results : {};
}

// ---- A worker: a copy of the sources, its build, one mutant at a time -------------------------

// Runs a program to its end: { code, output }; code is null if it was killed, by the time limit or by itself.
function run(program, words, seconds = 600) {
    return new Promise((resolve) => {
        const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], timeout: Math.ceil(seconds * 1000), killSignal: 'SIGKILL' });
        let output = '';
        const keep = (data) => { if (output.length < 100000) output += data; };
        child.stdout.on('data', keep);
        child.stderr.on('data', keep);
        child.on('error', (error) => resolve({ code: 127, output: String(error) }));
        child.on('close', (code) => resolve({ code, output }));
    });
}

// Makes the copy equal to the working tree; a file that is equal already keeps its time, so that it is not built again.
function copy_tree(files, folder) {
    const wanted = new Set(files);
    if (existsSync(folder)) {
        for (const file of readdirSync(folder, { recursive: true })) {
            const path = join(folder, file);
            if (!wanted.has(file) && existsSync(path) && !statSync(path).isDirectory()) rmSync(path);
        }
    }
    for (const file of files) {
        const path = join(folder, file);
        const content = readFileSync(file);
        if (existsSync(path) && readFileSync(path).equals(content)) continue;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
    }
}

class Worker {
    constructor(number, game) {
        this.game = game;
        this.sources = join(results_folder, `${number}`, 'sources');
        this.build = join(results_folder, `${number}`, 'build');
    }

    async prepare(files) {
        copy_tree(files, this.sources);
        const configured = await run('cmake', ['-S', this.sources, '-B', this.build, '-G', 'Ninja', '-DSIXGUN_WHOLE_LAYERS=OFF', `-DCMAKE_CXX_FLAGS=${flags}`]);
        if (configured.code !== 0) refuse(`the copy does not configure:\n${configured.output}`);
        const has_label = (test, label) => test.properties.some(({ name, value }) => name === 'LABELS' && value.includes(label));
        this.tests = this.listed_tests()
            .filter((test) => [this.game, `${this.game}/second_model`].some((label) => has_label(test, label)) || test.name === 'games')
            .map((test) => ({ name: test.name, target: `test_${test.name}`, kills: {} }));
        const { code, output } = await this.make(...this.tests.map((test) => test.target));
        if (code !== 0) refuse(`the tests do not build without a mutant:\n${output.slice(-4000)}`);
        const built = this.listed_tests();  // ctest knows a program's path when it is there
        for (const test of this.tests) {
            test.program = built.find(({ name }) => name === test.name).command[0];
            const start = performance.now();
            const { code: status, output: told } = await run(test.program, []);
            if (status !== 0) refuse(`${test.name} fails without a mutant:\n${told.slice(-4000)}`);
            test.seconds = (performance.now() - start) / 1000;
        }
        this.tests.sort((one, other) => one.seconds - other.seconds);
    }

    listed_tests() {
        return JSON.parse(execFileSync('ctest', ['--test-dir', this.build, '--show-only=json-v1'], { encoding: 'utf8', maxBuffer: 1 << 26 })).tests;
    }

    make(...targets) {
        return run('ninja', ['-C', this.build, '-j', '1', ...targets]);
    }

    write(file, content) {
        writeFileSync(join(this.sources, file), content);
    }

    restore(except = undefined) {
        if (this.changed !== undefined && this.changed.file !== except?.file) this.write(this.changed.file, this.changed.source);
        this.changed = except;
    }

    // Tests that killed often, in this file above all, come first.
    ordered_tests(file) {
        const merit = ({ kills, seconds }) => (1 + 4 * (kills[file] ?? 0) + (kills.all ?? 0)) / (0.3 + seconds);
        return [...this.tests].sort((one, other) => merit(other) - merit(one));
    }

    async judge(mutant) {
        this.restore(mutant);
        this.write(mutant.file, mutated(mutant.source, mutant));
        if ((await this.make(this.game)).code !== 0) return 'not compiled';
        for (const test of this.ordered_tests(mutant.file)) {
            if ((await this.make(test.target)).code === 0 && (await run(test.program, [], 5 + 20 * test.seconds)).code === 0) continue;
            test.kills[mutant.file] = (test.kills[mutant.file] ?? 0) + 1;
            test.kills.all = (test.kills.all ?? 0) + 1;
            return `killed by ${test.name}`;
        }
        return 'survived';
    }
}

// Two runs at once would change each other's copies.
function stay_alone() {
    mkdirSync(results_folder, { recursive: true });
    const path = join(results_folder, 'running');
    try {
        process.kill(Number(readFileSync(path, 'utf8')), 0);
        refuse(`another run is under way, process ${readFileSync(path, 'utf8')}`);
    } catch {
        writeFileSync(path, String(process.pid));
        process.on('exit', () => rmSync(path));
    }
}

// ---- The run ----------------------------------------------------------------------------------

// Counts of results, and the line that sums them up.
export function summary(results) {
    const killed = results.filter((result) => result.startsWith('killed')).length;
    const survived = results.filter((result) => result === 'survived').length;
    const broken = results.length - killed - survived;
    const share = killed + survived === 0 ? 0 : (100 * killed) / (killed + survived);
    const by = {};
    for (const result of results.filter((one) => one.startsWith('killed'))) by[result.slice(10)] = (by[result.slice(10)] ?? 0) + 1;
    const killers = Object.entries(by).sort((one, other) => other[1] - one[1]).map(([test, count]) => `${test} ${count}`).join(', ');
    return { killed, survived, broken, share, killers };
}

export function time_left(seconds) {
    return seconds < 90 ? `about ${Math.ceil(seconds / 10) * 10} s left` : `about ${Math.round(seconds / 60)} min left`;
}

class Progress {
    constructor(total) {
        this.total = total;
        this.start = this.shown = performance.now();
        this.terminal = process.stderr.isTTY;
    }

    show(done, killed) {
        const now = performance.now();
        if (!this.terminal && now - this.shown < 15000) return;
        this.shown = now;
        const left = time_left((now - this.start) / 1000 / done * (this.total - done));
        process.stderr.write(`${this.terminal ? '\r\x1b[K' : ''}${done} of ${this.total}, killed ${killed}, ${left}${this.terminal ? '' : '\n'}`);
    }

    clear() {
        if (this.terminal) process.stderr.write('\r\x1b[K');
    }
}

// Each worker goes through its own part, file by file, so that few files are built twice; who is done takes from the longest part.
function share_out(mutants, workers) {
    const parts = Array.from({ length: workers }, (_, i) => mutants.slice(Math.floor(i * mutants.length / workers), Math.floor((i + 1) * mutants.length / workers)));
    return (worker) => (parts[worker].length ? parts[worker].shift() : [...parts].sort((one, other) => other.length - one.length)[0].pop());
}

async function main() {
    const { values } = parseArgs({ options: {
        game: { type: 'string' }, sample: { type: 'string' }, seed: { type: 'string', default: '1' },
        least: { type: 'string', default: '95' }, again: { type: 'boolean' }, list: { type: 'boolean' }, at: { type: 'string' },
    } });
    const { game } = values;
    process.env.SIXGUN_GAME = game; // for the conformance suite
    const all = all_mutants(game).filter((mutant) => is_at(mutant, values.at ?? mutant.file));
    if (all.length === 0) refuse(`there is nothing to change at '${values.at}'`);
    const chosen = sample(all, Number(values.sample ?? all.length), values.seed)
        .sort((one, other) => (one.file === other.file ? one.at - other.at : one.file < other.file ? -1 : 1));
    const tell = (mutant) => console.log(words_for(mutant));
    if (values.list) return chosen.forEach(tell);

    const files = tracked_files();
    const print = fingerprint(game, files);
    const path = join(results_folder, `${game}.json`);
    const results = load_results(path, print, values.again);
    const keep = () => {
        writeFileSync(`${path}.new`, JSON.stringify({ fingerprint: print, results }));
        renameSync(`${path}.new`, path);
    };
    for (const mutant of chosen) if (results[mutant.key] === 'survived') tell(mutant);
    const open = chosen.filter((mutant) => results[mutant.key] === undefined);
    if (open.length < chosen.length) console.error(`${chosen.length - open.length} of ${chosen.length} are known from before`);

    let seconds = 0;
    if (open.length) {
        stay_alone();
        console.error('Building the copies ...');
        const workers = Array.from({ length: Math.min(availableParallelism?.() ?? 1, open.length) }, (_, i) => new Worker(i + 1, game));
        await Promise.all(workers.map((worker) => worker.prepare(files)));
        const next = share_out(open, workers.length);
        const progress = new Progress(open.length);
        let done = 0;
        let killed = 0;
        await Promise.all(workers.map(async (worker, i) => {
            for (let mutant = next(i); mutant !== undefined; mutant = next(i)) {
                const result = await worker.judge(mutant);
                results[mutant.key] = result;
                keep();
                done += 1;
                killed += result.startsWith('killed');
                if (result === 'survived') {
                    progress.clear();
                    tell(mutant);
                }
                progress.show(done, killed);
            }
            worker.restore();
        }));
        progress.clear();
        seconds = (performance.now() - progress.start) / 1000 / open.length;
    }

    const { killed, survived, broken, share, killers } = summary(chosen.map((mutant) => results[mutant.key]));
    console.log(`${game}: ${chosen.length} of ${all.length} changes, ${broken} do not compile, ${killed} of ${killed + survived} killed: ${share.toFixed(1)} %`);
    console.log(`  first killed by ${killers || 'none'}${seconds ? `; ${seconds.toFixed(1)} s a change` : ''}`);
    if (share < Number(values.least)) {
        console.error(`tools/mutate: ${share.toFixed(1)} % killed, not ${values.least} %`);
        process.exitCode = 1;
    }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
