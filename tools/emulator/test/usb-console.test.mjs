// The console at the end of a cable: Sixgun on the chip, a computer that talks to it, reads its drive and
// plays on it, and does everything in the worst moment. The match is never lost.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { crc32 } from '../crc32.mjs';
import { readMatch } from '../journal.mjs';
import { nullgame, toMatch as begin } from '../null-game.mjs';
import { unpackBand } from '../picture-code.mjs';
import { readUf2, root } from '../emulate.mjs';
import { readCommand } from '../usb-drive.mjs';
import { ofClass, toInterface } from '../usb-host.mjs';
import { UsbSession } from '../usb-session.mjs';
import { board, hostPlays, hostProgram, readyStorage, Rig } from './rig.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-usb-'));
after(() => rmSync(folder, { recursive: true }));

// As in saves.test.mjs: a match of one round ends.
const finish = 'A RIGHT A';
const ready = readyStorage();
const match = (storage) => readMatch(storage, nullgame);
// The match after these keys, played by the host.
const onHost = (storage, keys) => match(hostPlays(storage, keys).storage);
const hex = (number) => (number >>> 0).toString(16).padStart(8, '0');
const resetInterface = (request, value = 0) => ({ type: ofClass | toInterface, request, value, index: 3 });

// A console with a cable in, once a computer knows it.
class Desk extends Rig {
  constructor(storage = ready, options) {
    super(storage, options);
    this.device.plugIn();
    this.session = new UsbSession(this.device).arrive();
  }
  get usb() {
    return this.device.usb;
  }
  do(task, patienceMs) {
    return this.device.complete(task, patienceMs);
  }
  ask(command, patienceMs) {
    return this.session.ask(command, patienceMs);
  }
  askJson(command, patienceMs) {
    const answer = JSON.parse(this.ask(`${command} --json`, patienceMs));
    assert.equal(answer.ok, true, answer.error);
    return answer;
  }
  open() {
    this.session.open();
    return this;
  }
  assertSound() {
    super.assertSound();
    assert.deepEqual(this.usb.faults, []);
  }
  // Unplugged and plugged in again.
  comeBack() {
    this.device.runMs(100);
    this.device.plugIn();
    this.session.arrive();
  }
}

// What the `screen` command says, put together.
function picture({ width, height, picture: bands, still }) {
  assert.equal(still, true);
  const pixels = new Uint16Array(width * height);
  for (const { y, rows, data } of bands) {
    pixels.set(unpackBand(Buffer.from(data, 'base64'), width, rows), y * width);
  }
  return pixels;
}

function showsTheSame(pixels, panel, what) {
  const at = pixels.findIndex((pixel, index) => pixel !== panel[index]);
  assert.equal(at, -1, `${what}: pixel ${at % board.panel.width}, ${Math.floor(at / board.panel.width)} differs`);
}

// 24 bits a pixel, from the bottom to the top; as RGB565, by which bits survive.
function readBmp(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  assert.equal(bytes.toString('latin1', 0, 2), 'BM');
  assert.equal(view.getUint32(2, true), bytes.length);
  const [start, width, height] = [10, 18, 22].map((at) => view.getUint32(at, true));
  assert.equal(view.getUint16(28, true), 24);
  const row = Math.ceil((width * 3) / 4) * 4;
  const pixels = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = start + (height - 1 - y) * row + x * 3;
      pixels[y * width + x] = ((bytes[at + 2] >> 3) << 11) | ((bytes[at + 1] >> 2) << 5) | (bytes[at] >> 3);
    }
  }
  return { width, height, pixels };
}

// The volume, block by block up to the last that is in use. The rest is free: looked at here and there.
function readVolume(desk) {
  const { blocks, blockBytes } = desk.session.mount();
  const read = (first, count) => desk.do(desk.session.drive.blocks(first, count), 120000);
  const image = new Uint8Array(blocks * blockBytes);
  const view = new DataView(image.buffer);
  image.set(read(0, 1));
  const [clusterBlocks, reserved, tables, rootEntries, tableBlocks] = [image[13], view.getUint16(14, true), image[16], view.getUint16(17, true), view.getUint16(22, true)];
  const root = reserved + tables * tableBlocks;
  image.set(read(0, root));
  let last = 0;
  for (let cluster = 2; cluster < (tableBlocks * blockBytes) / 2; cluster++) {
    if (view.getUint16(reserved * blockBytes + cluster * 2, true)) last = cluster;
  }
  const used = root + (rootEntries * 32) / blockBytes + (last - 1) * clusterBlocks;
  assert.ok(used < blocks, `${used} of ${blocks} blocks are in use`);
  image.set(read(root, used - root), root * blockBytes);
  for (let block = used; block < blocks; block += 997) assert.ok(read(block, 1).every((byte) => byte === 0), `block ${block} is free`);
  read(blocks - 1, 1);
  return image;
}

test('a computer finds the console; plugged in and idle it sleeps and paints nothing', () => {
  const desk = new Desk();
  const { device, configuration, msOs, strings } = desk.usb.device;
  assert.equal(strings[device.product], `Sixgun ${board.id}`);
  assert.equal(strings[device.serial], 'E6616408436A9F2C');
  assert.deepEqual(configuration.interfaces.map((one) => one.class), [[2, 2, 0], [10, 0, 0], [8, 6, 0x50], [0xff, 0, 1]]);
  assert.deepEqual(msOs.functions.map((one) => [one.interface, one.driver]), [[3, 'WINUSB']], 'Windows needs no driver');
  desk.open();
  desk.session.mount();
  desk.player.waitUntilIdle();
  desk.device.runMs(5000); // the battery's picture, a note
  const { chip, panel } = desk.device;
  const before = { asleep: chip.asleepNanos, bytes: panel.bytes };
  desk.device.runMs(10000);
  const asleep = (chip.asleepNanos - before.asleep) / 1e10;
  assert.ok(asleep > 0.999, `${asleep * 100} % asleep`);
  assert.equal(panel.bytes, before.bytes);
  desk.assertSound();
});

test('the first picture is not later with a cable in', () => {
  const alone = new Rig(ready);
  alone.player.waitUntilIdle();
  const plugged = new Rig(ready);
  plugged.device.plugIn();
  plugged.player.waitUntilIdle();
  assert.ok(plugged.device.bootMs < alone.device.bootMs + 1, `${plugged.device.bootMs} ms instead of ${alone.device.bootMs}`);
});

test('a dialogue: questions, answers, mistakes, and a break', () => {
  const desk = new Desk().open();
  const info = desk.askJson('info');
  assert.equal(info.board, board.id);
  assert.equal(info.serial.toUpperCase(), 'E6616408436A9F2C');
  assert.match(desk.ask('info'), new RegExp(`^board: ${board.id}$`, 'm'));
  const listed = readFileSync(join(root, 'games/lineup/games.txt'), 'utf8').match(/^[a-z]\w*/gm);
  assert.deepEqual(desk.askJson('games').games.map(({ game }) => game), listed);
  assert.match(desk.ask('help'), /^press .*RIGHT\*3/m);
  assert.match(desk.ask('fire at will'), /there is no command 'fire'/);
  assert.match(desk.ask('x'.repeat(600)), /this line is too long/);
  desk.do(desk.session.serial.write('inf'));
  assert.match(desk.ask('\x7f\x7f\x7fbattery'), /usb_power: yes/, 'corrected while typing');
  desk.session.said = '';
  desk.do(desk.session.serial.write('stream\r'));
  desk.device.runMs(300);
  desk.do(desk.session.serial.write('\x03'));
  desk.session.waitForPrompt();
  assert.match(desk.ask('battery'), /usb_power: yes/, 'after a break');
  desk.session.close();
  desk.device.runMs(50);
  desk.open();
  assert.match(desk.ask('battery'), /usb_power: yes/, 'after closing and opening');
  desk.assertSound();
});

// What follows a command: lines of base64, a dot.
const lined = (content) => [...Buffer.from(content).toString('base64').match(/.{1,400}/g), '.'].join('\r');
const putting = (name, content) => `put --json ${name} ${content.length} ${hex(crc32(content))}`;

const arena = 'BT1|Twin Gate|2|Ka1Hd1Va4Xd4Vg4Hd7Kg7|d4|d1f9a4i6c3g7d3f7c4g6f3d7|a1i9|';
const draft = 'BT1|Half|2|Ka1Hd1Va4|a1||a1a1|';

test('every command is answered in one line of JSON', () => {
  const desk = new Desk().open();
  // Without an echo there is no prompt to wait for either: the answer is the line.
  const silence = () => {
    desk.do(desk.session.serial.write('echo off\r'));
    desk.device.runMs(50);
  };
  silence();
  const line = (text) => {
    desk.session.said = '';
    desk.do(desk.session.serial.write(`${text}\r`), 60000);
    desk.device.runUntil(() => /"ok":(true|false)[^\n]*}\r\n/.test(desk.session.said), 60000, `an answer to ${text.slice(0, 40)}`);
    const lines = desk.session.said.replace(/^> /, '').trim().split('\r\n').map((one) => JSON.parse(one.replace(/^> /, '')));
    return lines;
  };
  const answer = (text) => {
    const lines = line(text);
    assert.equal(lines.length, 1, text);
    assert.equal(lines[0].ok, true, `${text}: ${lines[0].error}`);
    return lines[0];
  };
  const commands = answer('help --json').commands.map(({ command }) => command);
  const answered = new Set(['help']);
  const ask = (text) => {
    answered.add(text.split(' ')[0]);
    return answer(text);
  };
  assert.equal(ask('echo off --json').echo, false);
  assert.equal(ask('info --json').board, board.id);
  assert.equal(ask('battery --json').usb_power, true);
  const { games } = ask('games --json');
  assert.ok(games.every(({ running }) => !running));
  ask(`press --json ${begin} A`);
  const { game, code, match: text, actions } = ask('match --json');
  assert.deepEqual([game, actions > 0], ['nullgame', true]);
  showsTheSame(picture(ask('screen --json')), desk.device.panel.seen(), 'screen');
  assert.equal(ask('home --json').at_home, true);
  assert.equal(ask(`match load ${code} --replace --json`).game, 'nullgame');
  ask('home --json');
  assert.deepEqual(ask(`match load --replace --json\r${text.trim().replaceAll('\n', '\r')}\r.`).over, false);
  ask('home --json');
  const saves = ask('files --saves --json').files.map(({ name }) => name);
  assert.deepEqual(saves, ['settings', 'running/nullgame']);
  assert.ok(ask('files --json').files.some(({ name }) => name === 'README.TXT'));
  const { data, crc } = ask('get settings --json');
  const settings = Buffer.from(data, 'base64');
  assert.equal(hex(crc32(settings)), crc);
  ask(`${putting('settings', settings)}\r${lined(settings)}`);
  assert.ok(ask('bench --json').draw_us > 0);
  assert.equal(ask('signature --json').signatures.length, games.length);
  assert.ok('log' in ask('log --json'));
  ask('home --json');
  assert.equal(ask('challenge 1 --json').challenge, 1);
  ask('home --json');
  assert.equal(ask('day --json').day, 0);
  assert.deepEqual([ask('day 323 --json').date, ask('day --json').set_by], ['19 November 2026', 'computer']);
  assert.equal(ask('day check 0100 --json').true, false);
  ask('home --json');
  assert.deepEqual(ask('arena --json').arenas, []);
  assert.equal(ask(`arena --json ${arena}`).slot, 1);
  assert.equal(ask(`put --json arena 16 draft ${draft}`).playable, false);
  assert.deepEqual(ask('arena --json').arenas.map(({ slot, text: told }) => [slot, told]), [[1, arena], [16, draft]]);
  const drawn = Buffer.from(ask('get arenas --json').data, 'base64');
  ask(`${putting('arenas', drawn)}\r${lined(drawn)}`);
  const stream = line('stream --json\r ').at(-1);
  assert.equal(stream.ok, true);
  answered.add('stream');
  for (const [bad, why] of [
    ['press JUMP', /bad word 'JUMP'/],
    ['get nothing', /no such file/],
    ['match load AAAA', /./],
    ['day 10000', /day NUMBER/],
    [`${putting('settings', settings)}\r${lined(settings.map((byte) => byte ^ 1))}`, /./],
    [`${putting('pictures', settings)}\r${lined(settings)}`, /./],
    [`${putting('match', Buffer.from('a letter to grandmother'))}\r${lined('a letter to grandmother')}`, /./],
    ['put settings', /./],
    ['arena BT1|Twin Gate|2|Qa1', /no arena: .*, column 17/],
    [`arena --json ${draft}`, /cannot be played: /],
    [`put --json arena 1 ${arena.replace('Twin', 'Thin')}`, /this slot is taken/],
    [`${putting('arenas', drawn.subarray(0, -1))}\r${lined(drawn.subarray(0, -1))}`, /it is damaged/],
    ['fire', /there is no command 'fire'/],
  ]) {
    const [refused] = line(bad.includes('--json') ? bad : `${bad} --json`);
    assert.equal(refused.ok, false, bad);
    assert.match(refused.error, why);
  }
  assert.deepEqual(match(desk.storage).steps.length, actions, 'nothing of it touched the match');
  desk.assertSound();
  assert.equal(ask('reboot --json').ok, true);
  desk.device.runUntil(() => desk.device.chip.resets.length === 1, 1000, 'the restart');
  desk.session.arrive();
  desk.open();
  silence();
  assert.equal(ask('bootsel --json').ok, true);
  desk.device.runUntil(() => desk.device.chip.inBootloader, 1000, 'the boot loader');
  assert.deepEqual(commands.filter((command) => !answered.has(command)), [], 'each was asked');
});

test('a cable that goes in the middle of a put leaves what was there', () => {
  const desk = new Desk();
  desk.play(`${begin} A`);
  desk.open();
  desk.askJson('home');
  const before = desk.askJson('get running/nullgame').data;
  const content = Buffer.from(before, 'base64');
  const text = `${putting('running/nullgame', content)} --replace\r${lined(content)}\r`;
  for (const cut of [0.2, 0.5, 0.8, 1]) {
    desk.usb.start(desk.session.serial.write(text.slice(0, Math.floor((text.length - 2) * cut))));
    desk.device.runMs(20);
    desk.device.unplug();
    desk.comeBack();
    desk.open();
    assert.equal(desk.askJson('get running/nullgame').data, before);
  }
  assert.deepEqual(match(desk.storage), onHost(ready, `${begin} A`));
  desk.assertSound();
});

test('a match is played from afar, and each screen read back is what the panel shows', () => {
  const desk = new Desk().open();
  const words = `${begin} A X B ${finish}`.split(' ');
  for (const word of words) {
    desk.askJson(`press ${word}`);
    showsTheSame(picture(desk.askJson('screen')), desk.device.panel.seen(), word);
  }
  desk.assertSound();
  // The same keys with fingers give the same match.
  assert.deepEqual(match(desk.storage), onHost(ready, `${begin} A X B ${finish}`));
});

test('the whole drive is a sound FAT volume with the match and the picture in it', () => {
  const desk = new Desk();
  desk.play(`${begin} A ${finish} DOWN*2 A wait:1500`); // from the results home: now it is kept
  const shown = desk.device.panel.seen().slice();
  desk.play('X:800 wait:3000');
  const image = join(folder, 'drive.img');
  writeFileSync(image, readVolume(desk));
  desk.assertSound();

  const check = spawnSync('fsck.fat', ['-n', image], { encoding: 'utf8' });
  assert.equal(check.status, 0, check.stdout + check.stderr);
  assert.doesNotMatch(check.stdout, /dirty|differ|reclaim|wrong|bad/i);
  const names = execFileSync('mdir', ['-/', '-b', '-i', image], { encoding: 'utf8' }).trim().split('\n');
  const [played] = names.filter((name) => name.startsWith('::/MATCHES/') && name.endsWith('.TXT'));
  const [shot] = names.filter((name) => name.startsWith('::/SHOTS/') && name.endsWith('.BMP'));
  for (const name of ['::/README.TXT', '::/SCORES.TXT', '::/LOG.TXT', '::/ARENAS.TXT']) assert.ok(names.includes(name), `${name} in ${names}`);
  assert.ok(played && shot, names.join(' '));

  execFileSync('mcopy', ['-n', '-i', image, shot, played, folder]);
  const { width, height, pixels } = readBmp(readFileSync(join(folder, shot.split('/').at(-1))));
  assert.deepEqual([width, height], [board.panel.width, board.panel.height]);
  showsTheSame(pixels, shown, 'the picture');
  const replay = spawnSync(hostProgram(), ['replay', join(folder, played.split('/').at(-1))], { encoding: 'utf8' });
  assert.equal(replay.status, 0, replay.stderr);
});

test('a picture taken while the drive is in use shows up as a new medium', () => {
  const desk = new Desk();
  const { drive } = desk.session;
  desk.session.mount();
  desk.do(drive.read(0));
  desk.play('X:800 wait:200');
  assert.throws(() => desk.do(drive.read(0)), (error) => [2, 6].includes(error.sense?.[0]), 'no old block any more');
  desk.device.runMs(1500);
  desk.session.mount();
  assert.deepEqual([...desk.do(drive.read(0)).slice(510)], [0x55, 0xaa]);
  desk.assertSound();
});

// Each way into the boot loader; then the console is flashed as picotool does it, and comes back.
for (const [name, ask] of Object.entries({
  "picotool's request": (desk) => desk.do(desk.usb.control(resetInterface(1))),
  '1200 baud': (desk) => desk.do(desk.open().session.serial.setLine(1200)),
  'the command': (desk) => desk.open().ask('bootsel'),
})) {
  test(`${name} leads to the boot loader; after an update the match is there again`, () => {
    const desk = new Desk();
    desk.play(`${begin} A`);
    ask(desk);
    desk.device.runMs(500);
    assert.equal(desk.device.chip.inBootloader, true);
    assert.equal(desk.usb.device, null);
    const kept = desk.storage;
    for (const { offset, bytes } of readUf2(join(root, 'build', board.id, `sixgun-${board.id}.uf2`))) desk.device.flash.load(offset, bytes);
    assert.ok(Buffer.from(kept).equals(Buffer.from(desk.storage)), 'the program ends before the storage');
    assert.deepEqual(match(kept), onHost(ready, `${begin} A`));
    const again = new Desk(desk.storage);
    again.play('A A'); // the game's menu stands on Continue
    assert.deepEqual(match(again.storage), onHost(kept, 'A A'));
    assert.ok(match(again.storage).steps.length > match(kept).steps.length);
    again.assertSound();
  });
}

test('a restart asked by the computer keeps the match, and the computer finds the console again', () => {
  for (const ask of [(desk) => desk.do(desk.usb.control(resetInterface(2))), (desk) => desk.open().session.serial && desk.do(desk.session.serial.write('reboot\r'))]) {
    const desk = new Desk();
    desk.play(`${begin} A`);
    const kept = desk.storage;
    ask(desk);
    desk.device.runUntil(() => desk.device.chip.resets.length === 1, 1000, 'the restart');
    desk.session.arrive();
    desk.open();
    assert.equal(desk.askJson('games').games[0].actions > 0, true);
    assert.equal(desk.ask('log').includes('hung'), false);
    desk.player.waitUntilIdle();
    desk.play('A A');
    assert.deepEqual(match(desk.storage), onHost(kept, 'A A'));
    assert.deepEqual(desk.device.chip.warnings, []);
  }
});

test('a request for the boot loader waits for a save that is under way', () => {
  const desk = new Desk();
  desk.play(begin);
  const kept = desk.storage;
  const { chip } = desk.device;
  // The request is on the wire while the action is saved.
  desk.device.setButton('a', true);
  const before = desk.device.flash.operations;
  const watch = desk.device.flash.persist;
  let asked = null;
  desk.device.flash.persist = (...words) => {
    watch(...words);
    asked ??= desk.usb.start(desk.usb.control(resetInterface(1)));
  };
  desk.device.runUntil(() => chip.inBootloader, 2000, 'the boot loader');
  assert.ok(asked && desk.device.flash.operations > before);
  const { steps, torn } = match(desk.storage);
  assert.deepEqual([steps.length, torn], [match(kept).steps.length + 1, 0], 'the action is saved whole');
});

test('the worst moments: the match goes on, and the computer is served again', () => {
  const desk = new Desk();
  desk.play(begin);
  const { drive } = desk.session;
  const keys = [];
  const trouble = [
    () => desk.do(desk.usb.bulkOut(drive.output, new Uint8Array(31).fill(0x55))), // no command
    () => desk.usb.start(drive.read(0, 200)), // and the cable goes
    () => desk.do(desk.usb.control({ type: 0, request: 9, value: 3, stop: 'setup' })),
    () => desk.do(desk.usb.bulkOut(drive.output, drive.wrap(readCommand(0, 8), { length: 4096 }))),
    () => desk.usb.start(desk.open().session.serial.write('screen\rscreen\rscreen\r')),
    () => desk.usb.start(desk.open().session.serial.write('\xff'.repeat(3000))),
    () => desk.usb.beginAnew(),
  ];
  trouble.forEach((happens, index) => {
    happens();
    desk.device.runMs(3 + index);
    desk.device.unplug();
    keys.push(index % 2 ? 'X DOWN A' : 'A'); // undo, or the action again
    desk.play(keys.at(-1));
    desk.comeBack();
    desk.session.mount();
    desk.open();
    assert.match(desk.ask('battery'), /usb_power: yes/);
  });
  assert.deepEqual(match(desk.storage), onHost(ready, `${begin} ${keys.join(' ')}`));
  desk.usb.faults.length = 0;
  desk.assertSound();
});
