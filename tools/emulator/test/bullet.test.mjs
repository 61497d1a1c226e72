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
// As long as a round lasts with the timer. A key now and then keeps the light on.
const lookAround = 'LEFT wait:25000 RIGHT wait:25000 '.repeat(3);

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

describe('A whole Score Attack on the chip', () => {
  const ready = readyStorage();
  const rig = new Rig(ready);

  test('played to its results: each frame is the host\'s, each byte too', (context) => {
    const keys = `${begin('LEFT')} ${`${'A wait:700 '.repeat(13)} A wait:500 DOWN A wait:1500 `.repeat(4)} ${'A wait:700 '.repeat(6)} wait:3000`;
    rig.play(keys).assertSound();
    const host = hostPlays(ready, keys);
    sameFilm(rig.film, host.film);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
    const { length } = readMatch(rig.storage, bullet).steps;
    context.diagnostic(`${length} actions, ${rig.film.length} frames, ${Math.round(rig.device.nowMs / 1000)} s of console time`);
    assert.ok(length > 30, 'three rounds were played');
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

  // With the timer, which plays for a person who only looks on; when she is out A leads to the end.
  test('a whole match of eight: what it comes to is the host\'s', (context) => {
    const table = new Rig(ready);
    const timed = `RIGHT*3 A ${toNewMatch} A DOWN RIGHT*6 DOWN*9 RIGHT UP*12 A RIGHT A X DOWN*2 A wait:1500`;
    const lost = `${lookAround} LEFT wait:25000 RIGHT wait:15000 A:9000 wait:200 `;
    const keys = `${timed} ${lost.repeat(2)} ${lookAround} LEFT wait:25000 A:90000 wait:5000 A wait:3000`;
    table.play(keys).assertSound();
    const host = hostPlays(ready, keys);
    assert.equal(table.picture, host.film.at(-1), 'the same picture');
    assert.ok(Buffer.from(table.storage).equals(Buffer.from(host.storage)), 'the same storage');
    const { length } = readMatch(table.storage, bullet).steps;
    context.diagnostic(`${length} actions, ${Math.round(table.device.nowMs / 1000)} s of console time`);
    assert.ok(length > 400, 'it was played to its end');
  });
});
