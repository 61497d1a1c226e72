// Which tests of a build can tell something new: a program that passed, and has not changed since, would pass again.
//   node changed_tests.mjs list BUILD         the names of the others, as alternatives of an expression
//   node changed_tests.mjs passed BUILD LOG   remembers those that passed in a log of `ctest --verbose`
//
// A test reads pictures, playthroughs and rules as well: after a change of any file that is not compiled, all of them run.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const hash_of = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('hex');

function hash_of_data() {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'games', 'host_tests', 'boards', 'tools/assets', 'tools/sixgun'],
        { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
    return hash_of(...files.filter((file) => file && !/\.(cpp|h|inc|mjs)$/.test(file) && existsSync(file)).flatMap((file) => [file, readFileSync(file)]));
}

// Names that are to run, of tests [{ name, program }]; a test that is no program of the build always is.
export function changed(tests, passed, key_of) {
    return tests.filter(({ name, program }) => program === undefined || passed[name] !== key_of(program)).map(({ name }) => name);
}

export const passed_in = (log) => [...log.matchAll(/^\s*\d+\/\d+ Test +#\d+: (\S+) \.+ +Passed/gm)].map(([, name]) => name);

function main() {
    const [kind, build, log] = process.argv.slice(2);
    const memory = join(build, 'passed.json');
    const data = hash_of_data();
    const keys = new Map();
    const key_of = (program) => {
        if (!keys.has(program)) keys.set(program, hash_of(data, readFileSync(program)));
        return keys.get(program);
    };
    const listed = JSON.parse(execFileSync('ctest', ['--test-dir', build, '--show-only=json-v1'], { encoding: 'utf8', maxBuffer: 1 << 26 })).tests;
    const tests = listed.map(({ name, command: [program] }) => ({ name, program: program.includes(join(build, 'host_tests')) ? program : undefined }));
    const passed = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
    if (kind === 'list') return console.log(changed(tests, passed, key_of).join('|'));
    const fine = new Set(passed_in(readFileSync(log, 'utf8')));
    for (const { name, program } of tests) if (program !== undefined && fine.has(name)) passed[name] = key_of(program);
    writeFileSync(memory, JSON.stringify(passed));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
