// The console in step with the clock on the wall, here one that the test turns: on the real firmware, without a browser.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readBoard, readUf2 } from '../../emulator/emulate.mjs';
import { Machine } from '../worker/machine.mjs';
import { uf2Of } from '../build.mjs';

const board = readBoard('picosystem');
const pieces = readUf2(uf2Of('picosystem'));

let wall = 0;
let told = [];
let machine = null;
const events = (type) => told.filter((event) => event.type === type);

// Turns the clock, and runs the machine whenever it wants to, as the worker does; how often that was.
function pass(ms) {
  const end = wall + ms;
  let runs = 0;
  for (;;) {
    const rest = machine.restMs();
    if (rest > 0) wall += Math.min(rest, end - wall);
    if (wall >= end) return runs;
    machine.run(Infinity); // a machine fast enough: no time passes while it works
    runs++;
  }
}

beforeEach(() => {
  wall = 1000;
  told = [];
  machine = new Machine(board, { tell: (event) => told.push(event), wallMs: () => wall });
  machine.load(pieces, new Uint8Array(board.storage_bytes).fill(0xff));
  pass(2000);
});

test('the console keeps the time of the wall, and shows what the panel shows', () => {
  assert.ok(Math.abs(machine.device.nowMs - 2000) < 110, `${machine.device.nowMs} ms`);
  const { pixels } = events('frame').at(-1);
  const picture = machine.picture();
  assert.equal(pixels.byteLength, 240 * 240 * 4);
  assert.equal(new Uint32Array(pixels)[0] >>> 24, 0xff);
  assert.ok(picture.some((pixel) => pixel !== picture[0]));
  assert.deepEqual(events('pace').slice(1).map(({ percent }) => Math.round(percent / 20)), Array(events('pace').length - 1).fill(5));
});

test('while the chip sleeps there is hardly any work', () => {
  told = [];
  const runs = pass(10_000);
  assert.ok(runs <= 110, `${runs} runs in ten seconds`);
  assert.equal(events('frame').length, 0);
  assert.ok(events('pace').every(({ asleep }) => asleep > 99));
});

test('paused nothing runs, and the time that passed is not made up for', () => {
  machine.pause();
  assert.equal(machine.restMs(), Infinity);
  const before = machine.device.nowMs;
  wall += 60_000;
  machine.run();
  assert.equal(machine.device.nowMs, before);
  machine.resume();
  pass(200);
  assert.ok(machine.device.nowMs - before < 310);
});

test('a tap that is shorter than the console looks is still one', () => {
  told = [];
  machine.button('right', true);
  machine.button('right', false);
  pass(1000);
  assert.ok(events('frame').length > 5, `${events('frame').length} frames: the cylinder turned`);
  assert.equal(machine.device.pressed.size, 0);
});

test('a machine that is too slow falls behind by little, and says so', () => {
  machine.button('right', true);
  told = [];
  const before = machine.device.nowMs;
  for (let i = 0; i < 400; i++) {
    machine.run(0); // a slice of one millisecond in three of the wall
    wall += 3;
  }
  const passed = machine.device.nowMs - before;
  assert.ok(passed > 300 && passed < 600, `${passed} of 1200 ms`);
  assert.ok(events('pace').at(-1).percent < 50);
  machine.button('right', false);
});

test('the switch cuts the power, and the console comes back with its flash', () => {
  machine.power(false);
  assert.equal(machine.restMs(), Infinity);
  assert.equal(events('lamp').at(-1).backlight, 0);
  const { erased } = machine.device.flash;
  told = [];
  machine.power(true);
  pass(1000);
  assert.ok(events('lamp').at(-1).backlight > 0);
  assert.ok(machine.device.flash.erased - erased < 3, 'the memory was made ready only once');
});

test('the serial line answers commands', () => {
  machine.type('info --json');
  pass(300);
  const said = events('serial').map(({ text }) => text).join('');
  assert.match(said, /\{"sixgun":.*"board":"picosystem".*"ok":true\}/);
});

test('a program that runs wild starts anew; one that locks up is told, not thrown', () => {
  const goAstray = () => {
    machine.device.chip.core.waiting = false;
    machine.device.chip.core.PC = 0xf0000000;
  };
  goAstray();
  pass(3000);
  assert.deepEqual(events('stopped'), []);
  assert.ok(machine.device.panel.lit);
  machine.device.chip.core.IPSR = 3; // a fault inside the fault's own handler
  goAstray();
  pass(100);
  assert.deepEqual(events('stopped').map(({ why }) => why), ['crash']);
  assert.match(events('stopped')[0].message, /locked up/);
  assert.equal(machine.restMs(), Infinity);
});
