// Runs files of Node's tests on all cores and writes TAP: node run_tests.mjs FILE...
// `node --test` leaves a core free, which on a machine with two means that half of it sleeps.
import { availableParallelism, cpus } from 'node:os';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

const cores = availableParallelism?.() ?? cpus().length;
const files = process.argv.slice(2).map((file) => resolve(file));
run({ files, concurrency: cores }).compose(tap).pipe(process.stdout);
