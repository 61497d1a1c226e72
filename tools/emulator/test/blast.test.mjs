// An arena of one's own, drawn, shared and played on to the end of a match with keys on the emulated chip: every frame is
// the one that the host build of the same console draws, and so is every byte that is kept. In the middle the power fails.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMatch } from '../journal.mjs';
import { toNewMatch } from '../null-game.mjs';
import { hostPlays, readyStorage, Rig, sameFilm } from './rig.mjs';

const blast = 5; // its number in a journal

// From the launcher: a new arena from the first built-in one, the brick under the cursor taken away, kept, shown as a
// code and as a QR code, and back to the game's menu.
const draw = `LEFT*2 A ${toNewMatch} DOWN A A DOWN A A DOWN*6 A A B B`;
const share = 'A DOWN*5 A A B B B';
// A match with seed 0 on it: White begins, where it was drawn.
const begin = 'UP A DOWN A UP A DOWN*2 RIGHT DOWN RIGHT DOWN*3 A A X DOWN*2 A';
// To the bricks, a bomb, back, the end of the turn; A is held until White decides again. Out of the fire, and the end
// of the turn after which the bomb goes off.
const [lay, explode] = ['RIGHT*2 A A A LEFT*2 A A LEFT A A:2500', 'DOWN A A LEFT A'];
// From then on White only ends the turns, with the bar open already or not, until the rival has won.
const turns = (text) => text.replaceAll('end', 'A LEFT A').replaceAll('bar', 'LEFT A');
const firstHalf = turns('end end end end end end bar end bar end bar');
const secondHalf = turns('end end end A A A DOWN*2 A'); // the scores, and home
const goOn = 'A'; // the game's menu stands on Continue

describe('Blast Tactics on the chip', () => {
  const ready = readyStorage();
  const rig = new Rig(ready);

  const keys = `${draw} ${share} ${begin} ${lay} ${explode} ${firstHalf}`;

  test('an arena is drawn, kept, shared and played on: each frame is the host\'s, each byte too', (context) => {
    rig.play(keys).assertSound();
    const host = hostPlays(ready, keys);
    sameFilm(rig.film, host.film);
    context.diagnostic(`${rig.film.length} frames, ${Math.round(rig.device.nowMs / 1000)} s of console time`);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
    assert.ok(readMatch(rig.storage, blast).steps.length > 50, 'a dozen turns of two');
  });

  test('a cut later the match goes on, and ends as if there had been none', () => {
    const { storage } = rig;
    rig.cutPower();
    rig.play(`${goOn} ${secondHalf}`).assertSound();
    const host = hostPlays(storage, `${goOn} ${secondHalf}`);
    sameFilm(rig.film, host.film);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
    assert.ok(readMatch(rig.storage, blast).closed, 'it is over');
    assert.equal(rig.picture, hostPlays(ready, `${keys} ${secondHalf}`).film.at(-1));
  });
});
