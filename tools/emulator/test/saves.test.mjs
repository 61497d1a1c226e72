// Matches that outlive the power: the null game played with keys on the emulated chip, with power
// cuts, against the host build of the same console and against FORMAT.md.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMatch } from '../journal.mjs';
import { nullgame, toMatch as begin, toNullGame } from '../null-game.mjs';
import { randomFrom } from '../random.mjs';
import { FlashLog } from './flash-log.mjs';
import { hostPlays, readyStorage, Rig, sameFilm } from './rig.mjs';

const undo = 'X DOWN A';
const redo = 'X DOWN*2 A';
const finish = 'A RIGHT A'; // draws once more, stands: the round is over
const watch = 'DOWN A A wait:9000'; // from the results: the replay, and let it play

const ready = readyStorage();
const steps = (storage) => readMatch(storage, nullgame)?.steps.length ?? null;

describe('a match on the chip', () => {
  test('is played, undone, finished and watched: each frame is the host\'s, each byte too', () => {
    const keys = `${begin} A ${undo} ${redo} A ${undo} ${finish} ${watch}`;
    const rig = new Rig(ready).play(keys);
    rig.assertSound();
    const host = hostPlays(ready, keys);
    sameFilm(rig.film, host.film);
    assert.deepEqual(readMatch(rig.storage, nullgame), readMatch(host.storage, nullgame));
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
  });

  test('goes on after a cut at any time, exactly where it was', () => {
    const before = `${begin} A A ${undo}`;
    const rig = new Rig(ready).play(before);
    rig.player.run(77.7);
    rig.cutPower();
    const after = `A ${finish} ${watch}`;
    rig.play(after).assertSound();
    sameFilm(rig.film, hostPlays(hostPlays(ready, before).storage, after).film);
  });

  // The save of the action is torn: nothing of it counts, and the action can be taken again.
  test('goes on after a cut in the save of an action, without that action', () => {
    const before = `${begin} A`;
    const rig = new Rig(ready).play(before);
    const known = steps(rig.storage);
    rig.device.flash.cutPowerAt(rig.device.flash.operations + 1);
    rig.player.onPowerCut = () => (rig.film.length = 0);
    rig.play('A').player.run(500);
    assert.deepEqual(rig.device.chip.resets.map((reset) => reset.cause), ['power cut']);
    assert.equal(steps(rig.storage), known);
    const after = `A ${finish} ${watch}`;
    rig.play(after).assertSound();
    sameFilm(rig.film, hostPlays(hostPlays(ready, before).storage, after).film);
  });

  test('is on the panel within a second of power-on, the key included', (context) => {
    const { storage } = hostPlays(ready, `${begin} A A`);
    const shown = hostPlays(storage, 'A').film.at(-1);
    const rig = new Rig(storage);
    const { device, player } = rig;
    let there = null;
    const watchFrames = device.onFrame;
    device.onFrame = (frame) => {
      watchFrames(frame);
      if (frame.hash === shown) there ??= frame.lastByteAt / 1e6;
    };
    // A person sees what the menu offers, and needs a moment.
    while (device.bootMs === null) player.run(1);
    player.run(300);
    device.setButton('a', true);
    player.run(60);
    device.setButton('a', false);
    player.run(600);
    rig.assertSound();
    context.diagnostic(JSON.stringify({ bench: 'resume_ms', value: there, budget: 1000 }));
    assert.ok(there !== null && there <= 1000, `there after ${there} ms`);
  });
});

// --- Random power cuts --------------------------------------------------------------------------

const cutSeed = 20260;
const cutCount = 200;
// Whatever writes: matches that begin, go on, are taken back, end and are given up; settings, a star.
const busyLife = [
  begin, 'A', undo, redo, 'A', undo, finish, // the results
  'A', 'A', 'A', 'B A', // again, and leave
  'B B X RIGHT B', `${toNullGame} A RIGHT A`, // other settings; continue, to the results
  'DOWN*2 A', `${toNullGame} DOWN*2 A X A`, // home; the last replay gets a star
  'B UP*2 A A', 'A', 'X DOWN*4 A LEFT A', 'A', // a new match, start over
].join(' ');

function record() {
  const log = new FlashLog(ready);
  const rig = new Rig(ready, { persist: (offset, bytes) => log.persist(offset, bytes) });
  log.now = () => rig.device.timeline.now;
  rig.play(busyLife).assertSound();
  return { log, ms: rig.device.nowMs };
}

// Half of the cuts hit an operation, half a moment (and then mostly none).
function chooseCuts(log, ms) {
  const random = randomFrom(cutSeed);
  const seed = () => Math.floor(random() * 2 ** 32);
  return Array.from({ length: cutCount }, (_, index) => {
    if (index % 2) {
      const count = Math.floor(random() * log.operations.length);
      return { what: `in operation ${count + 1}`, count, part: random(), seed: seed() };
    }
    const at = random() * ms * 1e6;
    const count = log.operations.filter((one) => one.to <= at).length;
    const next = log.operations[count];
    const inside = next && next.from < at;
    const part = inside ? (at - next.from) / (next.to - next.from) : null;
    return { what: `at ${(at / 1e6).toFixed(1)} ms`, count, part, seed: seed() };
  });
}

describe(`${cutCount} random power cuts, seed ${cutSeed}`, () => {
  const { log, ms } = record();
  const states = log.operations.map(() => undefined);
  const stateAfter = (count) => (states[count] ??= JSON.stringify({ ...readMatch(log.after(count), nullgame), torn: 0 }));
  // What the host shows of an untorn flash, when the person presses A on Continue.
  const pictures = [];
  const pictureAfter = (count) => (pictures[count] ??= hostPlays(log.after(count), 'wait:4000 A').film.at(-1));

  test('the life before the cut writes what it should', () => {
    const whole = readMatch(log.shadow, nullgame);
    assert.equal(whole.torn, 0);
    assert.ok(new Set(log.operations.map((_, count) => stateAfter(count))).size > 12, 'many states of the match');
    assert.ok(log.operations.length > 50, `${log.operations.length} operations`);
  });

  test('what was computed is what a cut leaves', () => {
    const flash = (count, part, seed) => {
      const rig = new Rig(ready);
      rig.device.flash.cutPowerAt(count + 1, part, seed);
      let left = null;
      rig.player.onPowerCut = () => {
        left = rig.storage;
        throw new Error('enough');
      };
      assert.throws(() => rig.play(busyLife), /enough/);
      return left;
    };
    const last = (erases) => log.operations.findLastIndex((one) => one.erases === erases);
    for (const [count, part, seed] of [[3, 0.4, 1], [last(true), 0.2, 2], [last(true), 0.8, 3], [last(false), 0.8, 4]]) {
      const computed = log.torn(count, part, seed);
      const real = flash(count, part, seed);
      const at = real.findIndex((byte, index) => byte !== computed[index]);
      assert.equal(at, -1, `operation ${count + 1}: byte ${at}: ${real[at]}, computed ${computed[at]}`);
    }
  });

  test('always the match before or after, always a usable console', () => {
    for (const { what, count, part, seed } of chooseCuts(log, ms)) {
      const allowed = part === null ? [count] : [count, count + 1];
      const left = part === null ? log.after(count) : log.torn(count, part, seed);
      const state = JSON.stringify({ ...readMatch(left, nullgame), torn: 0 });
      assert.ok(allowed.map(stateAfter).includes(state), `${what}: the journal holds ${state}`);

      const rig = new Rig(left).play('wait:4000 A');
      rig.assertSound();
      assert.ok(rig.device.bootMs !== null, `${what}: the console is dark`);
      assert.ok(allowed.map(pictureAfter).includes(rig.picture), `${what}: picture ${rig.picture}`);
    }
  });
});
