// Times of matches and saves on the emulated chip's clock, against their budgets. Each figure is
// printed as a JSON line.
//
// Needs the firmware and the host program to be built; tools/test does that first.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lengthen, readMatch } from '../journal.mjs';
import { benchMatch, stackUsed } from '../match-bench.mjs';
import { nullgame, toNewMatch, toNullGame } from '../null-game.mjs';
import { benchThinking, slowestDecisions } from '../think-bench.mjs';
import { elfFile, hostPlays, hostProgram, readyStorage, Rig } from './rig.mjs';

const bootBudgetMs = 300;
const stackBudget = 6144;

// A match alone that is over after one action; then the same again and again.
const beginAlone = `${toNullGame} ${toNewMatch} A DOWN RIGHT DOWN LEFT DOWN LEFT*2 UP*3 A`;
const finishAndAgain = 'RIGHT A wait:1100 A'; // the results take no A at once
const starTwenty = `B A B A DOWN*3 A ${'X A DOWN '.repeat(20)} B UP*3 A`;

// A match of the first chamber's game, left running.
const firstGame = 1;
const beginFirst = `A ${toNewMatch} A A A X UP A B`; // with its first decision
const longRun = 5000; // saves, undo and redo among them: a journal's slot is almost full

// As much as the console ever keeps: twenty replays, twenty starred ones, settings, tallies, and
// two running matches that were saved thousands of times.
function fullStorage() {
  const often = `${finishAndAgain} `.repeat(21);
  const keys = `${beginFirst} X RIGHT B ${beginAlone} ${often} ${starTwenty} ${often} LEFT A`;
  const { storage } = hostPlays(readyStorage(), keys);
  lengthen(storage, firstGame, longRun);
  lengthen(storage, nullgame, longRun);
  return storage;
}

test('boots in time with a full storage', (context) => {
  const storage = fullStorage();
  const text = Buffer.from(storage).toString('latin1');
  const files = (pattern) => new Set(text.match(pattern)).size;
  assert.ok(files(/[0-9a-f]{8}-star/gi) >= 20, 'twenty stars');
  assert.equal(readMatch(storage, nullgame).steps.length, 1);
  assert.ok(readMatch(storage, firstGame).steps.length > 0, 'a match in the first chamber');

  const rig = new Rig(storage).play('A');
  rig.assertSound();
  assert.equal(rig.picture, hostPlays(storage, 'A').film.at(-1));
  const { bootMs, chip } = rig.device;
  context.diagnostic(JSON.stringify({ bench: 'boot_full_ms', value: bootMs, budget: bootBudgetMs }));
  assert.ok(bootMs <= bootBudgetMs, `${bootMs} ms`);
  // Ends a match: the deepest that storage goes.
  rig.play('RIGHT A DOWN A').assertSound();
  context.diagnostic(JSON.stringify({ bench: 'stack_finish_bytes', value: stackUsed(chip), budget: stackBudget }));
  assert.ok(stackUsed(chip) <= stackBudget, `${stackUsed(chip)} bytes of stack`);
});

test('every computer player decides in time, where it thinks longest', (context) => {
  const rig = new Rig(readyStorage()).play('');
  const lines = [];
  const decisions = slowestDecisions(hostProgram(), ['--count', '1', '--matches', '6']);
  const kept = benchThinking(rig.device, readFileSync(elfFile()), decisions, (line) => lines.push(JSON.stringify(line)));
  lines.forEach((line) => context.diagnostic(line));
  assert.ok(lines.length >= 12, 'two figures for each player of each game');
  assert.ok(kept, lines.filter((line) => line.includes('"ok":false')).join(' '));
});

test('a match against the hard player keeps its budgets', (context) => {
  const rig = new Rig(readyStorage());
  const lines = [];
  const kept = benchMatch(rig.device, rig.player, readFileSync(elfFile()), (line) => lines.push(JSON.stringify(line)));
  lines.forEach((line) => context.diagnostic(line));
  rig.assertSound();
  assert.ok(kept, lines.filter((line) => line.includes('"ok":false')).join(' '));
});
