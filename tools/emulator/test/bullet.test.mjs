// Bullet with keys on the emulated chip, alone and at a table of eight: every frame is the one that the host build of the
// same console draws, and so is every byte that is kept.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMatch } from '../journal.mjs';
import { toNewMatch } from '../null-game.mjs';
import { hostPlays, readyStorage, Rig, sameFilm } from './rig.mjs';

const bullet = 4; // its number in a journal

// From the launcher: the table that so many presses choose, and seed 0.
const begin = (table) => `RIGHT*3 A ${toNewMatch} A DOWN ${table} UP*3 A RIGHT A X DOWN*2 A wait:2500`;
// All bullets of the first round, one after the other, and its end.
const round = `${'A wait:700 '.repeat(12)} A wait:500 DOWN A wait:1000`;

describe('Bullet on the chip', () => {
  const ready = readyStorage();
  const rig = new Rig(ready);
  const plays = (keys, storage, context) => {
    rig.play(keys).assertSound();
    const host = hostPlays(storage, keys);
    sameFilm(rig.film, host.film);
    context.diagnostic(`${rig.film.length} frames, ${Math.round(rig.device.nowMs / 1000)} s of console time`);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
  };

  test('a round of Score Attack: each frame is the host\'s, each byte too', (context) => {
    plays(`${begin('LEFT')} ${round}`, ready, context);
    assert.ok(readMatch(rig.storage, bullet).steps.length > 10, 'a round was played');
  });

  test('a cut later the match goes on', () => {
    const { storage } = rig;
    rig.cutPower();
    rig.play('A').assertSound(); // the game's menu stands on Continue
    sameFilm(rig.film, hostPlays(storage, 'A').film);
  });
});

describe('A boss on the chip', () => {
  const ready = readyStorage();
  const rig = new Rig(ready);

  test('a round against a boss, and what it makes of it: each frame is the host\'s, each byte too', (context) => {
    const keys = `${begin('RIGHT*10')} ${round} ${'A wait:1500 '.repeat(8)}`;
    rig.play(keys).assertSound();
    const host = hostPlays(ready, keys);
    sameFilm(rig.film, host.film);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
    const { length } = readMatch(rig.storage, bullet).steps;
    context.diagnostic(`${length} actions, ${rig.film.length} frames`);
    assert.ok(length > 10, 'a round was played');
  });
});

describe('Bullet with eight on the chip', () => {
  const ready = readyStorage();
  const rig = new Rig(ready);

  // Computers act every few frames, and a save that erases takes longer than a frame: not each picture on the way is the
  // host's, but what it comes to is.
  test('a person and seven computers: what they come to is the host\'s', (context) => {
    const keys = `${begin('RIGHT*6')} ${round} A:20000`; // a powerup is taken, and they are hurried
    rig.play(keys).assertSound();
    const host = hostPlays(ready, keys);
    assert.equal(rig.picture, host.film.at(-1), 'the same picture');
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
    const { length } = readMatch(rig.storage, bullet).steps;
    context.diagnostic(`${length} actions, ${Math.round(rig.device.nowMs / 1000)} s of console time`);
    assert.ok(length > 100, 'all have played');
  });
});
