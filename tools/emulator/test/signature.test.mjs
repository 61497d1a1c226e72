// Every game is played on the chip as on the host: the same hash of many matches.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { Console } from '../console.mjs';
import { knownBoards, readBoard, readUf2, root } from '../emulate.mjs';
import { Player } from '../player.mjs';
import { parseScript } from '../script.mjs';
import { testedBoards } from './tested-boards.mjs';

function hostSignatures() {
  const { status, stdout, stderr } = spawnSync(join(root, 'build', 'host', 'sixgun'), ['signature'], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.trim().split('\n');
}

for (const id of testedBoards) {
  test(`${id} plays every game as the host does: the signatures agree`, () => {
    const device = new Console(readBoard(id));
    device.boot(readUf2(join(root, 'build', id, `sixgun-${id}.uf2`)), knownBoards());
    const player = new Player(device);
    player.play([]);
    let text = '';
    device.onSerial = (_, byte) => (text += String.fromCharCode(byte));
    const lines = () => text.split('\r\n').slice(0, -1);
    device.type('signature\r\n');
    const expected = hostSignatures();
    for (let ms = 0; ms < 20_000 && lines().length < expected.length; ms += 100) player.run(100);
    assert.deepEqual(lines(), expected);
    player.play(parseScript('B')); // it may be left
    device.type('dance\n');
    player.run(100);
    assert.equal(lines().at(-1), "error: there is no command 'dance'; help lists all");
    assert.deepEqual(device.chip.warnings, []);
    assert.deepEqual(device.chip.resets, []);
  });
}
