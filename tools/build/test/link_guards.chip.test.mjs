// Links the real firmware once more with a few lines that break a promise, and expects the link to say no. The link is the
// build's own command, so what is tested is what guards every build.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const board = 'picosystem';
const build = join(root, 'build', board);
const firmware = `sixgun-${board}.elf`;
let scratch;
let link;

before(() => {
    scratch = mkdtempSync(join(tmpdir(), 'sixgun-guards-'));
    if (spawnSync('cmake', ['--preset', board], { cwd: root, encoding: 'utf8' }).status !== 0) throw new Error(`cmake --preset ${board} failed`);
    execFileSync('cmake', ['--build', '--preset', board], { cwd: root, stdio: 'ignore' });
    const commands = execFileSync('ninja', ['-t', 'commands', firmware], { cwd: build, encoding: 'utf8', maxBuffer: 1 << 26 });
    const line = commands.split('\n').find((command) => command.includes(` -o ${firmware} `));
    link = line.split(' && ')[1];  // ": && link && what follows the link"
    assert.match(link, /link\.mjs/);
});

after(() => rmSync(scratch, { recursive: true, force: true }));

// `probe` is kept as if the firmware used it.
function link_with(code) {
    const source = join(scratch, 'probe.cpp');
    const object = join(scratch, 'probe.o');
    writeFileSync(source, code);
    execFileSync('arm-none-eabi-g++', ['-mcpu=cortex-m0plus', '-mthumb', '-O2', '-std=c++20', '-ffunction-sections',
        '-fno-exceptions', '-fno-rtti', '-fno-threadsafe-statics', '-fno-use-cxa-atexit', '-c', source, '-o', object]);
    const command = link
        .replace(` -o ${firmware} `, ` -o ${join(scratch, 'probe.elf')} ${object} -Wl,-u,probe `)
        .replace(/-Wl,-Map=\S+/, `-Wl,-Map=${join(scratch, 'probe.map')}`);
    const run = spawnSync('sh', ['-c', command], { cwd: build, encoding: 'utf8' });
    return { status: run.status, message: run.stderr.trimEnd() };
}

function refuses(code, message) {
    const link = link_with(code);
    assert.notEqual(link.status, 0, 'the link went through');
    assert.match(link.message, message);
}

test('honest code links', () => {
    const link = link_with('extern "C" int probe(int a, int b) { return a / b; }');
    assert.deepEqual(link, { status: 0, message: '' });
});

test('the heap is refused, and the caller named', () => {
    refuses('#include <cstdlib>\nextern "C" void* probe(unsigned n) { return std::malloc(n); }',
        /^link refused: probe \(.*\) reaches the heap through malloc$/);
    refuses('extern "C" int* probe() { return new int[7]; }', /^link refused: probe \(.*\) reaches the heap through operator new\[\]$/);
    refuses('extern "C" void probe(int* p) { delete p; }', /^link refused: probe \(.*\) reaches the heap through operator delete$/);
});

test('the heap is refused when only the C library reaches it', () => {
    refuses('#include <cstdio>\nextern "C" int probe(char* to, int n) { return std::sprintf(to, "%d", n); }',
        /^link refused: .*(lib_a-.*|libc.*|libg.*) reaches the heap through _(malloc|free|realloc)_r$/m);
});

test('floating point is refused', () => {
    refuses('extern "C" float probe(float a, float b) { return a * b; }', /^link refused: probe \(.*\) reaches floating point through __aeabi_fmul$/);
    refuses('extern "C" double probe(int a) { return a; }', /^link refused: probe \(.*\) reaches floating point through __aeabi_i2d$/);
    refuses('extern "C" bool probe(double a, double b) { return a < b; }', /^link refused: probe \(.*\) reaches floating point through __aeabi_dcmplt$/);
});

test('tear-down is refused', () => {
    refuses('struct Guest { ~Guest() { asm volatile(""); } };\nextern "C" Guest* probe() { static Guest guest; return &guest; }',
        /^link refused: probe \(.*\) reaches tear-down through atexit$/);
});

test('RAM over budget is refused', () => {
    refuses('char probe_hog[223 * 1024];\nextern "C" char* probe() { return probe_hog; }',
        /^link refused: RAM is \d+ bytes over the budget of 230 KiB$/);
});

test('flash over budget is refused', () => {
    refuses('extern const char probe_hog[1024 * 1024];\nconst char probe_hog[1024 * 1024] = {1};\nextern "C" const char* probe() { return probe_hog; }',
        /^link refused: flash is \d+ bytes over the budget of 1280 KiB$/);
});
