// A whole match of Bullets of Love, played with keys on the emulated chip: every frame is the one that the
// host build of the same console draws, and in the middle of it the power fails.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMatch } from '../journal.mjs';
import { toNewMatch } from '../null-game.mjs';
import { hostPlays, readyStorage, Rig, sameFilm } from './rig.mjs';

const love = 2; // its number in a journal

// From the launcher: a quick game with seed 0 against the three usual rivals. A alone takes what the cursor waits on,
// and with this seed that is enough to win: claims, a Heart stolen and tied, splits when challenged.
const begin = `RIGHT A ${toNewMatch} A DOWN RIGHT UP*3 A A X UP*7 A`;
const [firstHalf, secondHalf] = ['A*16', 'A*14'];
const goOn = 'A'; // the game's menu stands on Continue

describe('Bullets of Love on the chip', () => {
  const ready = readyStorage();
  const rig = new Rig(ready);
  const host = hostPlays(ready, `${begin} ${firstHalf}`);

  test('half a match is played by keys: each frame is the host\'s, each byte too', (context) => {
    rig.play(`${begin} ${firstHalf}`).assertSound();
    sameFilm(rig.film, host.film);
    context.diagnostic(`${rig.film.length} frames, ${Math.round(rig.device.nowMs / 1000)} s of console time`);
    assert.ok(readMatch(rig.storage, love).steps.length > 40, 'four have played');
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
  });

  test('a cut later it goes on where it was, and ends as if there had been none', () => {
    const before = readMatch(rig.storage, love).steps;
    rig.cutPower();
    rig.play(`${goOn} ${secondHalf}`).assertSound();
    const whole = hostPlays(host.storage, `${goOn} ${secondHalf}`);
    sameFilm(rig.film, whole.film);
    const after = readMatch(rig.storage, love).steps;
    assert.deepEqual(after.slice(0, before.length), before);
    assert.ok(after.length > before.length);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(whole.storage)), 'the same storage');
    assert.equal(rig.picture, hostPlays(ready, `${begin} ${firstHalf} ${secondHalf}`).film.at(-1)); // "You win!"
  });
});
