// A level of SUPERHOT's campaign, played with keys on the emulated chip: every frame is the one that the
// host build of the same console draws, and the match outlives the power.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMatch } from '../journal.mjs';
import { stackUsed } from '../match-bench.mjs';
import { toNewMatch } from '../null-game.mjs';
import { hostPlays, readyStorage, Rig, sameFilm } from './rig.mjs';

const superhot = 1; // its number in a journal
const stackBudget = 6144;

// From the launcher: a solo campaign with seed 0, whose first goal is Quiet Room: at least 4 cards in The Line and
// no Enemy face up.
const begin = `A ${toNewMatch} A UP*2 A A X DOWN*2 A`;
const keepGoal = 'UP A';
const turns = [
  // Three Punches destroy the Dude with Gun in slot 1: it is enough, and the cursor waits on KNOCK OUT, which the goal
  // wants; LEFT of it is DESTROY. Then it waits on GO.
  'A A RIGHT A RIGHT A LEFT A A',
  // Three Sidesteps for the Pillar, Gun and Punch for the Briefcase; time moves five slots, and the Dude with Katana
  // that is left takes the Kick.
  'LEFT A A RIGHT A RIGHT A LEFT A LEFT*2 A A RIGHT A LEFT A A RIGHT*3 A',
  // The Shotgun and, with Double Trouble, the Shotgun once more knock two out; both other Enemies pass.
  'LEFT*3 A A A LEFT*2 A A A A',
];
const attack = (cards) => ['begin', ...Array(cards).fill('add')];
const actions = [
  'keep',
  ...['move', ...attack(3), 'end'],
  ...['move', ...attack(3), ...attack(2), 'end', 'drop'],
  ...['move', ...attack(1), ...attack(1), 'end'],
  'keep', // the goals of level 2
];
const words = { 1: 'keep', 5: 'move', 8: 'begin', 9: 'add', 13: 'end', 18: 'drop' };
const wordsOf = (match) => match.steps.map((step) => words[step.split(' ')[0]]);

const ready = readyStorage();

describe('SUPERHOT on the chip', () => {
  const level = `${begin} ${keepGoal} ${turns.join(' ')} ${keepGoal}`;
  const host = hostPlays(ready, level);
  const rig = new Rig(ready);

  test('a whole level is played by keys: each frame is the host\'s, each byte too', (context) => {
    rig.play(level).assertSound();
    sameFilm(rig.film, host.film);
    context.diagnostic(`${rig.film.length} frames, ${Math.round(rig.device.nowMs / 1000)} s of console time`);
    const match = readMatch(rig.storage, superhot);
    assert.deepEqual(wordsOf(match), actions);
    assert.ok(Buffer.from(rig.storage).equals(Buffer.from(host.storage)), 'the same storage');
  });

  test('a cut later, level 2 goes on where it was', () => {
    const shown = rig.picture;
    rig.cutPower();
    rig.play('A').assertSound();
    assert.equal(rig.picture, shown);
    sameFilm(rig.film, hostPlays(host.storage, 'A').film);
  });

  test('the hard player\'s hint is the host\'s, and its search leaves room on the stack', (context) => {
    const hint = 'X A wait:2000';
    rig.play(hint).assertSound();
    assert.equal(rig.picture, hostPlays(host.storage, `A ${hint}`).film.at(-1));
    const used = stackUsed(rig.device.chip);
    context.diagnostic(JSON.stringify({ bench: 'superhot_stack_bytes', value: used, budget: stackBudget }));
    assert.ok(used <= stackBudget, `${used} bytes of stack`);
  });
});
