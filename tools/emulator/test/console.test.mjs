// The real UF2 of every board on the emulated chip, against the host build of the same console:
// every frame must be the same picture, pixel by pixel, and every budget must be kept.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { read_png } from '../../assets/png.mjs';
import { bench } from '../bench.mjs';
import { Console } from '../console.mjs';
import { knownBoards, readBoard, readUf2, root } from '../emulate.mjs';
import { hashOf } from '../panel.mjs';
import { Player } from '../player.mjs';
import { parseScript } from '../script.mjs';
import { sameFilm } from './rig.mjs';
import { testedBoards } from './tested-boards.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-console-'));
after(() => rmSync(folder, { recursive: true }));

const host = join(root, 'build', 'host', 'sixgun');
const uf2Of = (id) => join(root, 'build', id, `sixgun-${id}.uf2`);

function built(file) {
  assert.ok(existsSync(file), `${file} is missing: run tools/test, which builds it first`);
  return file;
}

function hostFilm(id, keys) {
  const file = join(folder, `${id}.film`);
  const { status, stderr } = spawnSync(built(host), ['shot', '--board', id, '--keys', keys, '--frames', file], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return readFileSync(file, 'utf8').trim().split('\n');
}

function switchOn(id, prepare = () => {}) {
  const film = [];
  const device = new Console(readBoard(id), { onFrame: (frame) => film.push(frame.hash) });
  prepare(device);
  device.boot(readUf2(built(uf2Of(id))), knownBoards());
  return { device, film, player: new Player(device) };
}

function play(id, keys) {
  const run = switchOn(id);
  run.player.play(parseScript(keys));
  assert.deepEqual(run.device.chip.warnings, []);
  assert.deepEqual(run.device.chip.resets, []);
  assert.equal(run.device.chip.core.lastFault, '');
  return run;
}

const battery = (id) => readBoard(id).battery.sense >= 0;

// Of a picture that the unit tests on the host compare with, too.
function goldenHash(name) {
  const { width, height, rgba } = read_png(readFileSync(join(root, 'host_tests', 'golden', `${name}.png`)));
  const picture = new Uint16Array(width * height);
  picture.forEach((_, i) => {
    const [red, green, blue] = rgba.subarray(i * 4, i * 4 + 3);
    picture[i] = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
  });
  return hashOf(picture);
}

const journeys = {
  'the cylinder turns both ways and all the way round': 'LEFT RIGHT*6',
  'a held key turns on and on, each time before the last turn has ended': 'RIGHT:500 LEFT:1500 RIGHT:2900',
  'a turn is interrupted by a sound that is switched off': 'RIGHT+Y:900 LEFT',
  'every setting is changed, and what it changes shows': `X ${'RIGHT DOWN '.repeat(8)} B RIGHT X UP*3 LEFT B`,
  'an empty chamber is looked into': 'A B RIGHT A A',
  'about is opened, read and left': 'Y LEFT DOWN*4 LEFT DOWN*2 A DOWN*8 A:900 wait:3000 UP:900 B RIGHT*2 B B',
  'the rules are compared': 'Y LEFT*2 DOWN*6 A wait:9000 A wait:9000 B',
  'holding Y mutes everywhere': 'Y:700 RIGHT X Y:700 B',
  'it goes dark, and the key that wakes it does nothing else': 'wait:125000 RIGHT RIGHT',
};

for (const id of testedBoards) {
  describe(id, () => {
    test('boots to a lit picture: the launcher', () => {
      const { device, film } = play(id, '');
      assert.ok(device.bootMs !== null, 'the backlight is on');
      assert.equal(device.panel.hash(), hostFilm(id, '').at(-1));
      assert.ok(new Set(device.panel.seen()).size > 8, 'there is something to see');
      assert.ok(film.length >= 1);
    });

    test('keys turn the cylinder and open settings', () => {
      const { device, player } = switchOn(id);
      const seen = ['', 'RIGHT', 'X'].map((keys) => {
        player.play(parseScript(keys));
        return device.panel.hash();
      });
      assert.equal(new Set(seen).size, 3, `${seen}`);
    });

    for (const [what, keys] of Object.entries(journeys)) {
      test(`${what}: each frame is the host's`, () => sameFilm(play(id, keys).film, hostFilm(id, keys)));
    }

    test('a battery that runs out is told of twice, and looks as on the host', { skip: !battery(id) }, () => {
      const { device, player } = switchOn(id);
      // The first time a console is switched on it tells of its new memory.
      player.waitUntilIdle();
      device.cutPower();
      const told = (millivolts) => {
        device.setPower({ millivolts });
        player.run(5000);
        player.waitUntilIdle();
        return device.panel.hash();
      };
      const calm = device.panel.hash();
      const low = told(3700);
      const empty = told(3400);
      if (id === 'picosystem') {
        assert.equal(low, goldenHash('shell_toast_battery_low'));
        assert.equal(empty, goldenHash('shell_note_battery_empty'));
      }
      assert.equal(new Set([calm, low, empty]).size, 3);
      assert.equal(told(3400), empty, 'and not once more');
      assert.deepEqual(device.chip.warnings, []);
    });

    test('X held at power-on enters the bootloader', () => {
      const { device } = switchOn(id, (one) => one.setButton('x', true));
      device.runMs(500);
      assert.equal(device.chip.inBootloader, true);
    });

    // The core is sent to a piece of RAM that nobody uses, holding the trouble.
    const trouble = {
      'a loop that never ends': [[0xbf30, 0xe7fd], /hung/], // wfi, back
      'a fault': [[0xde00, 0xde00], /fault at 2003f000/], // udf
    };
    for (const [what, [code, said]] of Object.entries(trouble)) {
      test(`${what} ends in a reboot that tells the reason`, () => {
        const { device, player } = switchOn(id);
        let text = '';
        device.onSerial = (_, byte) => (text += String.fromCharCode(byte));
        player.play(parseScript('RIGHT'));
        const { core, mcu } = device.chip;
        code.forEach((word, index) => mcu.sram.set([word & 255, word >> 8], 0x3f000 + index * 2));
        core.registers[15] = 0x2003f000;
        core.waiting = false;
        player.run(9000);
        assert.deepEqual(device.chip.resets.map((reset) => reset.cause), ['watchdog']);
        assert.match(text, said);
        assert.ok(device.panel.lit, 'it is back');
        assert.deepEqual(device.chip.warnings, []);
      });
    }

    test('a UF2 of another board is refused', () => {
      const other = knownBoards().find((one) => one !== id);
      const device = new Console(readBoard(other));
      const pieces = readUf2(built(uf2Of(id)));
      assert.throws(() => device.boot(pieces, knownBoards()), /the UF2 is for the board/);
    });

    test('keeps its budgets', () => {
      const { device, player } = switchOn(id);
      const lines = [];
      const kept = bench(device, player, (line) => lines.push(line));
      assert.ok(lines.every((line) => line.value !== null), JSON.stringify(lines));
      assert.ok(kept, lines.filter((line) => line.ok === false).map((line) => JSON.stringify(line)).join(' '));
    });
  });
}
