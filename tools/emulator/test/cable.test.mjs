// tools/console and the firmware on the emulated chip: what a maker does with a cable, through a socket instead.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readMatch } from '../journal.mjs';
import { nullgame, toMatch } from '../null-game.mjs';
import { root } from '../emulate.mjs';
import { hostPlays, readyStorage } from './rig.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-cable-test-'));
after(() => rmSync(folder, { recursive: true }));
const begin = `${toMatch} A`;
const ready = readyStorage();

// A console that keeps its storage in a file, switched on for each of these.
function onConsole(flash, ...words) {
  const { status, stdout, stderr } = spawnSync(join(root, 'tools/console'), ['--emulate', `--flash ${flash}`, ...words], { encoding: 'utf8' });
  return { status, stdout, said: stdout + stderr };
}
function kept(name) {
  const flash = join(folder, name);
  writeFileSync(flash, ready);
  return {
    flash,
    do(...words) {
      const { status, stdout, said } = onConsole(flash, ...words);
      assert.equal(status, 0, said);
      return stdout;
    },
  };
}

test('a script is played and a picture taken on the chip: both as on the host', () => {
  const one = kept('one');
  const shot = join(folder, 'shot.png');
  const panel = join(folder, 'panel.png');
  one.do('shot', shot);
  const emulated = spawnSync(join(root, 'tools/emulate'), ['--usb', '--flash', one.flash, '--shot', panel], { encoding: 'utf8' });
  assert.equal(emulated.status, 0, emulated.stderr);
  assert.ok(readFileSync(shot).equals(readFileSync(panel)), 'the picture is what the panel shows');
  one.do('play', begin);
  const played = readMatch(new Uint8Array(readFileSync(one.flash)), nullgame);
  assert.deepEqual(played, readMatch(hostPlays(ready, begin).storage, nullgame));
});

test('all saves go to another console', () => {
  const [one, other] = [kept('one'), kept('other')];
  const [file, again] = [join(folder, 'backup'), join(folder, 'again')];
  one.do('play', `${begin} X UP*2 A wait:3000`); // with a screenshot, by the menu
  one.do('backup', file);
  const { saves } = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual(saves.map(({ name }) => name.split('/')[0]), ['settings', 'shots', 'running']);
  other.do('restore', file);
  other.do('backup', again);
  assert.equal(readFileSync(again, 'utf8'), readFileSync(file, 'utf8'));
});
