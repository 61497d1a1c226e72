// tools/flash with a folder in place of the console's drive.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const uf2 = join(root, 'build/picosystem/sixgun-picosystem.uf2');
let drive;
let scratch;

before(() => {
    drive = mkdtempSync(join(tmpdir(), 'sixgun-drive-'));
    scratch = mkdtempSync(join(tmpdir(), 'sixgun-flash-'));
    writeFileSync(join(drive, 'INFO_UF2.TXT'), 'UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n');
});

after(() => {
    for (const folder of [drive, scratch]) rmSync(folder, { recursive: true });
});

function flash(...words) {
    return spawnSync(join(root, 'tools/flash'), words, { encoding: 'utf8' });
}

function refuses(words, message) {
    const run = flash(...words);
    assert.match(run.stderr, /^[^\n]+\n$/, 'not one line');
    assert.match(run.stderr, message);
    assert.equal(run.status, 1);
}

test('a Sixgun goes on the drive', () => {
    const run = flash('--drive', drive, uf2);
    assert.equal(run.stdout, 'Sixgun for picosystem is on the console.\n');
    assert.equal(run.status, 0);
    assert.deepEqual(readFileSync(join(drive, 'sixgun-picosystem.uf2')), readFileSync(uf2));
});

test('a folder that is no console is refused', () => {
    refuses(['--drive', scratch, uf2], /is not the drive of a console/);
});

test('a missing file, no UF2 and a cut one are refused', () => {
    refuses([join(scratch, 'gone.uf2')], /there is no file/);
    refuses(['--drive', drive, join(root, 'CMakeLists.txt')], /refused: not a UF2 file/);
    const cut = join(scratch, 'cut.uf2');
    for (const bytes of [700, 100 * 512]) {
        writeFileSync(cut, readFileSync(uf2).subarray(0, bytes));
        refuses(['--drive', drive, cut], /refused: the UF2 file is cut short/);
    }
});

test('a UF2 for another chip is refused', () => {
    const other = readFileSync(uf2);
    for (let at = 0; at < other.length; at += 512) other.writeUInt32LE(0xe48bff59, at + 28);
    writeFileSync(join(scratch, 'rp2350.uf2'), other);
    refuses(['--drive', drive, join(scratch, 'rp2350.uf2')], /refused: the UF2 is for another chip/);
});

test('a Sixgun for another board is refused', () => {
    refuses(['--drive', drive, '--board', 'picopad', uf2], /refused: it is for picosystem, not for picopad/);
});

test('a UF2 that is not Sixgun is refused', () => {
    const foreign = readFileSync(uf2);
    for (let at = 0; at < foreign.length; at += 512) foreign.fill(0, at + 32, at + 32 + 256);
    writeFileSync(join(scratch, 'foreign.uf2'), foreign);
    refuses(['--drive', drive, join(scratch, 'foreign.uf2')], /refused: it is not a Sixgun/);
});
