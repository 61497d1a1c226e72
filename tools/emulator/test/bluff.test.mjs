// Matches of Bluff the Bullet, played with keys on the emulated chip: every frame is the one that the host build of the
// same console draws. In the middle of one the power fails; in the other two people pass the console on.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMatch } from '../journal.mjs';
import { toNewMatch } from '../null-game.mjs';
import { hostPlays, readyStorage, Rig, sameFilm } from './rig.mjs';

const bluff = 3; // its number in a journal
const ready = readyStorage();

describe('Bluff the Bullet on the chip', () => {
  // From the launcher: three players with seed 0. A alone passes, or claims a Crow on the own first card.
  const begin = `RIGHT*2 A ${toNewMatch} A UP*2 A A X DOWN*2 A`;
  const [firstHalf, secondHalf] = ['A*14', 'A*17'];
  const goOn = 'A'; // the game's menu stands on Continue
  const rig = new Rig(ready);
  const host = hostPlays(ready, `${begin} ${firstHalf}`);

  test('half a match is played by keys: each frame is the host\'s, each byte too', (context) => {
    rig.play(`${begin} ${firstHalf}`).assertSound();
    sameFilm(rig.film, host.film);
    context.diagnostic(`${rig.film.length} frames, ${Math.round(rig.device.nowMs / 1000)} s of console time`);
    assert.ok(readMatch(rig.storage, bluff).steps.length > 12, 'three have played');
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
  });

  test('a cut later it goes on where it was, to its end', () => {
    const before = readMatch(rig.storage, bluff).steps;
    rig.cutPower();
    rig.play(`${goOn} ${secondHalf}`).assertSound();
    const whole = hostPlays(host.storage, `${goOn} ${secondHalf}`);
    sameFilm(rig.film, whole.film);
    const after = readMatch(rig.storage, bluff).steps;
    assert.deepEqual(after.slice(0, before.length), before);
    assert.ok(after.length > before.length);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(whole.storage)), 'the same storage');
  });
});

describe('Bluff the Bullet of two people on the chip', () => {
  // Two people, seed 0: the curtain, a false Crow, a call before everybody's eyes, the penalty, the next curtain, a true
  // Crow that passes, and the first one's curtain again.
  const begin = `RIGHT*2 A ${toNewMatch} A DOWN LEFT UP*4 LEFT DOWN A A X DOWN*2 A wait:1000`;
  const lie = 'A wait:600 A*3 wait:2500';
  const call = 'RIGHT A wait:6000 A wait:600';
  const next = 'A wait:3000 A wait:1000 A*3 wait:2500 A wait:4000';

  test('it is passed on, lied and called: each frame is the host\'s', () => {
    const rig = new Rig(ready);
    const keys = `${begin} ${lie} ${call} ${next}`;
    rig.play(keys).assertSound();
    const host = hostPlays(ready, keys);
    sameFilm(rig.film, host.film);
    const steps = readMatch(rig.storage, bluff).steps;
    assert.ok(steps.length > 3, `${steps.length} steps`);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
  });
});
