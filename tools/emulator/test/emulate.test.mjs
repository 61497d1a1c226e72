// The command line: what goes wrong is one clear line and a non-zero exit.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { memoryOf, root } from '../emulate.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-emulate-'));
after(() => rmSync(folder, { recursive: true }));

function emulate(...args) {
  const { status, stdout, stderr } = spawnSync(join(root, 'tools', 'emulate'), args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

function fails(args, status, pattern) {
  const result = emulate(...args);
  assert.equal(result.status, status, result.stderr);
  assert.match(result.stderr, pattern);
  assert.equal(result.stderr.trimEnd().split('\n').length, 1, result.stderr);
}

function file(name, bytes) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

test('--help tells every option', () => {
  const { status, stdout } = emulate('--help');
  assert.equal(status, 0);
  for (const option of ['--uf2', '--board', '--flash', '--keys', '--shot', '--frames', '--serial', '--ms', '--cut-at', '--battery', '--bench', '--json']) {
    assert.ok(stdout.includes(option), option);
  }
});

test('bad usage', () => {
  fails(['--bogus'], 2, /Unknown option '--bogus'/);
  fails(['one.uf2', 'two.uf2'], 2, /one UF2 at a time, "two.uf2" is a second/);
  fails(['--uf2', 'one.uf2', 'two.uf2'], 2, /"two.uf2" is a second/);
  fails(['--shot'], 2, /'--shot/);
  fails(['--shot', '--bench'], 2, /'--shot/);
  fails(['--board', 'gameboy'], 2, /unknown board "gameboy" \(there are /);
  fails(['--keys', 'UP START'], 2, /bad word 'START'/);
  fails(['--ms', 'soon'], 2, /--ms needs a whole number/);
  fails(['--cut-at', '0'], 2, /--cut-at needs a whole number of at least 1/);
  for (const millivolts of ['-5', '9999999', 'full', '']) {
    fails(['--battery', millivolts], 2, new RegExp(`--battery needs a whole number from 0 to 6000, not "${millivolts}"`));
  }
});

test('a file that is missing, no UF2, or for another chip', () => {
  fails(['--uf2', join(folder, 'nothing.uf2')], 1, /no such file/);
  fails(['--uf2', file('text.uf2', 'hello '.repeat(200))], 1, /not a UF2 file/);
  const block = Buffer.alloc(512);
  [0x0a324655, 0x9e5d5157, 0x2000, 0x10000000, 256, 0, 1, 0xe48bff59].forEach((word, index) => block.writeUInt32LE(word, index * 4));
  block.writeUInt32LE(0x0ab16f30, 508);
  fails(['--uf2', file('other.uf2', block)], 1, /for another chip \(RP2350/);
});

test('a folder that is not there is refused before the console runs', () => {
  for (const option of ['--shot', '--frames', '--flash']) {
    const path = join(folder, 'no-such-folder', 'out');
    fails([option, path], 1, /no-such-folder\/out: cannot be written, there is no such folder/);
    assert.ok(!existsSync(dirname(path)));
  }
});

const firmware = (board) => join(root, 'build', board, `sixgun-${board}.uf2`);

test('a UF2 given bare runs on the board it is for', () => {
  const { status, stdout, stderr } = emulate(firmware('picopad'), '--ms', '1');
  assert.equal(status, 0, stderr);
  assert.ok(JSON.parse(stdout).frames >= 1);
  fails([firmware('picopad'), '--board', 'picosystem'], 1, /is for the board picopad, not for picosystem/);
});

test('flash and RAM are those of the map, against the budgets of the link', () => {
  const { flash_kib: flash, ram_kib: ram } = memoryOf(firmware('picosystem'));
  assert.ok(flash.value > 50 && flash.value <= flash.budget, JSON.stringify(flash));
  assert.ok(ram.value > 8 && ram.value <= ram.budget, JSON.stringify(ram)); // the stack alone is 8
  assert.deepEqual([flash.budget, ram.budget], [1024, 230]);
  assert.deepEqual(memoryOf(file('bare.uf2', '')), {});
});

test('a reader that has seen enough is no failure', () => {
  const command = `"${join(root, 'tools', 'emulate')}" "${firmware('picosystem')}" --keys "RIGHT*6" --json --ms 1 | head -n 1`;
  const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.equal(JSON.parse(stdout).frame, 1);
});
