// Counts test cases in a log, prints "PASSED FAILED", and shows on stderr what failed.
//   node count_tests.mjs ctest LOG    a log of `ctest --verbose`: Unity's cases, or the program itself where it tells none
//   node count_tests.mjs tap LOG      a log of run_tests.mjs
//   node count_tests.mjs slowest LOG...  the ten slowest of such logs: programs of ctest, files of Node's tests
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

// A program that crashes tells no summary, or one without a failure: it counts as one failure.
export function count_ctest(log) {
    const cases = new Map();
    const failures = [];
    let passed = 0;
    let failed = 0;
    for (const line of log.split('\n')) {
        const summary = line.match(/^(\d+): (\d+) Tests (\d+) Failures (\d+) Ignored/);
        if (summary) cases.set(summary[1], { tests: Number(summary[2]), failures: Number(summary[3]), ignored: Number(summary[4]) });
        if (/^\d+: .*:FAIL/.test(line)) failures.push(line.replace(/^\d+: /, ''));
        const verdict = line.match(/^\s*\d+\/\d+ Test +#(\d+): (\S+) \.*(.*)/);
        if (!verdict) continue;
        const [, number, name, words] = verdict;
        const own = cases.get(number) ?? { tests: 0, failures: 0, ignored: 0 };
        const fine = /^\s*Passed/.test(words);
        failed += own.failures;
        passed += own.tests - own.failures - own.ignored;
        if (own.tests === 0 && fine) passed += 1;
        if (own.failures === 0 && !fine) {
            failed += 1;
            failures.push(`${name}: ${words.replace(/^\**/, '').trim()}`, ...output_of(log, number));
        }
    }
    if (/^No tests were found/m.test(log)) return { passed: 0, failed: 0, failures };
    if (passed + failed === 0) return { passed: 0, failed: 1, failures: ['the tests did not run:', ...log.trim().split('\n').slice(-10)] };
    return { passed, failed, failures };
}

function output_of(log, number) {
    return log.split('\n').filter((line) => line.startsWith(`${number}: `)).slice(-30).map((line) => `    ${line.slice(number.length + 2)}`);
}

export function count_tap(log) {
    const total = (word) => Number(log.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? NaN);
    const passed = total('pass');
    const failed = total('fail') + total('cancelled');
    if (Number.isNaN(passed + failed)) return { passed: 0, failed: 1, failures: ['the tests did not run:', ...log.trim().split('\n').slice(-10)] };
    const failures = [];
    const lines = log.split('\n');
    lines.forEach((line, at) => {
        if (!/^\s*not ok /.test(line)) return;
        failures.push(line.trim(), ...lines.slice(at + 1, at + 25).filter((more) => /error:|expected:|actual:|location:|\.mjs:/.test(more)));
    });
    return { passed, failed, failures };
}

// [{ name, seconds }], the slowest first.
export function slowest(logs, most = 10) {
    const all = [];
    for (const { stage, log } of logs) {
        for (const [, name, seconds] of log.matchAll(/^\s*\d+\/\d+ Test +#\d+: (\S+) .*?([\d.]+) sec$/gm)) {
            all.push({ name: `${stage}: ${name}`, seconds: Number(seconds) });
        }
        // Only whole files: what is inside one is indented.
        for (const [, name, ms] of log.matchAll(/^(?:not )?ok \d+ - (.*)\n  ---\n  duration_ms: ([\d.]+)/gm)) {
            all.push({ name: `${stage}: ${name}`, seconds: Number(ms) / 1000 });
        }
    }
    return all.sort((one, other) => other.seconds - one.seconds).slice(0, most);
}

function main() {
    const [kind, file] = process.argv.slice(2);
    if (kind === 'slowest') {
        const logs = process.argv.slice(3).map((path) => ({ stage: basename(path, '.log'), log: readFileSync(path, 'utf8') }));
        for (const { name, seconds } of slowest(logs)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
        return;
    }
    const log = readFileSync(file, 'utf8');
    const { passed, failed, failures } = kind === 'tap' ? count_tap(log) : count_ctest(log);
    for (const line of failures) console.error(line);
    console.log(passed, failed);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
