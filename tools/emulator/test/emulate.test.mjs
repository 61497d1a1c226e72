// The command line: what goes wrong is one clear line and a non-zero exit.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { memoryOf, readBoard, root } from '../emulate.mjs';
import { testedBoards } from './tested-boards.mjs';

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
  for (const option of ['--uf2', '--board', '--flash', '--keys', '--shot', '--frames', '--serial', '--ms', '--cut-at', '--battery', '--bench', '--json', '--usb', '--console', '--drive', '--bridge']) {
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
  for (const option of ['--shot', '--frames', '--flash', '--drive', '--bridge']) {
    const path = join(folder, 'no-such-folder', 'out');
    fails([option, path], 1, /no-such-folder\/out: cannot be written, there is no such folder/);
    assert.ok(!existsSync(dirname(path)));
  }
});

const firmware = (board) => join(root, 'build', board, `sixgun-${board}.uf2`);

test('a UF2 given bare runs on the board it is for', { skip: !testedBoards.includes('picopad') }, () => {
  const { status, stdout, stderr } = emulate(firmware('picopad'), '--ms', '1');
  assert.equal(status, 0, stderr);
  assert.ok(JSON.parse(stdout).frames >= 1);
  fails([firmware('picopad'), '--board', 'picosystem'], 1, /is for the board picopad, not for picosystem/);
});

test('flash and RAM are those of the map, against the budgets of the link', () => {
  const { flash_kib: flash, ram_kib: ram } = memoryOf(firmware('picosystem'), readBoard('picosystem'));
  assert.ok(flash.value > 50 && flash.value <= flash.budget, JSON.stringify(flash));
  assert.ok(ram.value > 8 && ram.value <= ram.budget, JSON.stringify(ram)); // the stack alone is 8
  assert.deepEqual([flash.budget, ram.budget], [1280, 230]);
  assert.equal(memoryOf(firmware('picosystem'), readBoard('picopad')).flash_kib.budget, 1280); // its storage has 640 KiB of 2 MiB
  assert.deepEqual(memoryOf(file('bare.uf2', ''), readBoard('picosystem')), {});
});

test('a reader that has seen enough is no failure', () => {
  const command = `"${join(root, 'tools', 'emulate')}" "${firmware('picosystem')}" --keys "RIGHT*6" --json --ms 1 | head -n 1`;
  const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.equal(JSON.parse(stdout).frame, 1);
});

const probe = join(root, 'build', 'picosystem', 'probe-picosystem.uf2');

test('commands are asked on USB, after the keys, and answered on the way out', () => {
  const { status, stdout, stderr } = emulate(firmware('picosystem'), '--keys', 'wait:3000', '--console', 'battery; ; nonsense', '--ms', '1');
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^> battery\r\n[\s\S]*usb_power: yes/m);
  assert.match(stdout, /there is no command 'nonsense'/);
  assert.equal(JSON.parse(stdout.trim().split('\n').at(-1)).bootloader, false);
  const left = emulate(firmware('picosystem'), '--keys', 'wait:3000', '--console', 'bootsel; battery', '--ms', '300');
  assert.equal(left.status, 0, left.stderr);
  assert.equal(JSON.parse(left.stdout.trim().split('\n').at(-1)).bootloader, true);
});

test('a drive that cannot be read is no image', () => {
  const image = join(folder, 'drive.img');
  fails(['--uf2', probe, '--drive', image], 1, /the drive refuses: status 1, sense 3\/11\/0/); // the probe's bad block
  assert.ok(!existsSync(image));
});

test('programs talk to the console through a socket, one after the other', async () => {
  const path = join(folder, 'console.socket');
  const child = spawn(join(root, 'tools', 'emulate'), ['--uf2', probe, '--bridge', path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.on('data', (text) => (told += text));
  while (!told.includes('\n')) await once(child.stdout, 'data');
  assert.deepEqual(JSON.parse(told.split('\n')[0]), { bridge: path });
  for (const words of ['hello', 'again '.repeat(300)]) {
    const client = connect(path);
    await once(client, 'connect');
    client.write(words);
    let heard = '';
    while (heard.length < words.length) heard += (await once(client, 'data'))[0];
    assert.equal(heard, words);
    client.destroy();
    await once(client, 'close');
  }
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
  assert.ok(!existsSync(path));
  fails(['--uf2', probe, '--bridge', file('taken', '')], 1, /taken: there is a file of this name/);
});
