// tools/console against the console in memory (build/host/sixgun cable).

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { toMatch } from '../../emulator/null-game.mjs';
import { environment, fresh, Kept, picture, program, root, run, scratch } from './desk.mjs';

// A match of one round is begun, gets an action, and ends; from its results home.
const begin = `${toMatch} A`;
const finish = 'A RIGHT A wait:1500 DOWN*2 A wait:1500';

test('bad usage is told in a line, before a console is looked for', () => {
  for (const [words, message] of [
    [['--speed'], /unknown option '--speed'/],
    [['--port'], /'--port' needs a value/],
    [['--port', 'x', '--socket', 'y', 'info'], /one way to the console is enough/],
    [['shot'], /shot needs a word more/],
    [['shot', 'a', 'b'], /'b' is too much for shot/],
    [['mirror', '--loud'], /mirror knows no '--loud'/],
    [['--replace'], /'--replace' goes with/],
    [['match', 'load'], /needs the code; a match in a file is loaded with put/],
  ]) {
    const { status, stderr } = run(...words);
    assert.match(stderr, message);
    assert.match(stderr, /^console: [^\n]*see tools\/console --help\n$/);
    assert.equal(status, 2);
  }
  for (const [words, message] of [
    [['shot', `${scratch}/nowhere/a.png`], /cannot be written, there is no such folder/],
    [['put', `${scratch}/nothing`], /cannot be read/],
    [['put', `${scratch}/../`], /cannot be read/],
    [['restore', `${scratch}/nothing`], /cannot be read/],
  ]) {
    const { status, stderr } = run(...words);
    assert.match(stderr, message);
    assert.equal(status, 1);
  }
  assert.match(run('--help').stdout, /^Usage: tools\/console/);
});

test('ways that lead nowhere are told', () => {
  for (const [words, message] of [
    [['info'], /no console found: connect it by USB/],
    [['--port', `${scratch}/tty`, 'info'], /it is not there/],
    [['--port', '/dev/null', 'info'], /it is no serial port/],
    [['--socket', `${scratch}/socket`, 'info'], /there is no such socket/],
    [['--program', `${scratch}/program`, 'info'], /there is no such program/],
    [['--program', 'true', 'info'], /the console is gone/],
    [['--program', 'sleep 20', 'info'], /this port does not answer like a console/],
  ]) {
    const { status, stderr } = run(...words);
    assert.match(stderr, message);
    assert.equal(status, 1, stderr);
  }
});

test('any command is asked as it is, and a refusal is an error', () => {
  const kept = new Kept();
  assert.match(kept.do('info'), /^board: picosystem$/m);
  assert.match(kept.do('help'), /^press /m);
  assert.match(kept.do('reboot'), /does: starts anew/);
  kept.refuses(['fire'], /there is no command 'fire'/);
  kept.refuses(['match'], /no match is open/);
});

test('what is typed into the terminal is answered', () => {
  const kept = new Kept();
  const typed = spawnSync(join(root, 'tools/console'), kept.way, { encoding: 'utf8', env: environment, input: 'battery\ngames\n' });
  assert.equal(typed.status, 0, typed.stderr);
  assert.match(typed.stdout, /> battery\r\n.*usb_power: /s);
  assert.match(typed.stdout, /superhot/);
});

test('a picture of the screen is what the panel shows', () => {
  const kept = new Kept();
  kept.keys('wait:4000'); // the note of a new storage is over
  const shot = fresh('shot.png');
  kept.do('shot', shot);
  assert.deepEqual(picture(shot), kept.keys(''));
});

test('a script plays as fingers do, from words or from a file', () => {
  const [fingers, words, file] = [new Kept(), new Kept(), new Kept()];
  for (const kept of [fingers, words, file]) kept.keys('wait:4000');
  fingers.keys(begin);
  assert.match(words.do('play', begin), /^\d+ pressed$/m);
  const script = fresh('script');
  writeFileSync(script, `# into a match\n${begin.replaceAll(' ', '\n')}\n`);
  file.do('play', script);
  const match = fingers.do('get', 'running/nullgame');
  assert.ok(match.length > 10);
  assert.equal(words.do('get', 'running/nullgame'), match);
  assert.equal(file.do('get', 'running/nullgame'), match);
  words.refuses(['play', 'RIGHT JUMP'], /bad word 'JUMP'/);
  words.refuses(['play', '#'], /there is nothing to press/);
});

test('a match goes off as text, is told by sixgun replay, and comes to another console', () => {
  const [one, other] = [new Kept(), new Kept()];
  one.do('play', `${begin} ${finish}`);
  const [name] = one.do('files').match(/MATCHES\/\w+\.TXT/);
  const file = fresh('match.txt');
  one.do('get', name, file);
  const told = spawnSync(program, ['replay', file], { encoding: 'utf8' });
  assert.equal(told.status, 0, told.stderr);
  assert.doesNotMatch(other.do('files'), /MATCHES/);
  other.do('put', file);
  const [its] = other.do('files').match(/MATCHES\/\w+\.TXT/);
  const steps = (text) => text.split('\n---')[0];
  assert.equal(steps(other.do('get', its)), steps(readFileSync(file, 'utf8')));
});

test('arenas go as text from one console to another, and what is none is refused', () => {
  const [one, other] = [new Kept(), new Kept()];
  const gate = 'BT1|Twin Gate|2|Ka1Hd1Va4Xd4Vg4Hd7Kg7|d4|d1f9a4i6c3g7d3f7c4g6f3d7|a1i9|';
  const half = gate.replace('a1i9', 'a1d5').replace('Twin Gate', 'Half');
  assert.match(one.do('arena', gate), /^slot: 1\n/);
  one.do('put', 'arena', '4', 'draft', half);
  const list = `1 ${gate}\n4 draft ${half}\n`;
  assert.equal(one.do('get', 'arenas'), list);
  const file = fresh('arenas.txt');
  one.do('get', 'ARENAS.TXT', file);
  assert.equal(readFileSync(file, 'latin1'), list);
  assert.match(other.do('put', file), /^2 of 2 arenas are on the console$/m);
  assert.equal(other.do('get', 'arenas'), list);
  // Without a slot: the first free one. What is refused stops none of the others.
  writeFileSync(file, `${gate.replace('Twin', 'Third')}\r\n1 ${gate.replace('Twin', 'Other')}\r\nBT1|nonsense\r\n`);
  const { status, stderr } = other.try('put', file);
  assert.equal(status, 1);
  assert.match(stderr, /^Third Gate: slot 2$/m);
  assert.match(stderr, /^1 BT1\|Other Gate.*: this slot is taken; --replace/m);
  assert.match(stderr, /^BT1\|nonsense: this is no arena: it ends too early, column 13$/m);
  assert.match(stderr, /1 of 3 arenas are on the console$/m);
  writeFileSync(file, `1 ${gate.replace('Twin', 'Other')}\n`);
  other.do('put', '--replace', file);
  assert.match(other.do('get', 'arenas'), /^1 BT1\|Other Gate/);
});

test('a running match is not given up unasked', () => {
  const kept = new Kept();
  kept.do('play', begin);
  const file = fresh('running');
  kept.do('get', 'running/nullgame', file);
  kept.refuses(['put', file, 'running/nullgame'], /a match of this game is running; --replace gives it up/);
  kept.do('put', file, 'running/nullgame', '--replace');
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('more')]));
  kept.refuses(['put', file, 'running/nullgame', '--replace'], /./);
});

const full = (() => {
  const kept = new Kept();
  // Two matches of the null game, the first starred; pictures; a setting; matches of two games under way.
  kept.do('play', `${begin} ${finish} ${begin} ${finish} wait:200 X:800 wait:3000 RIGHT X:800 wait:3000 LEFT X DOWN RIGHT B`);
  kept.do('put', 'arena', '2', 'BT1|Twin Gate|2|Ka1Hd1Va4Xd4Vg4Hd7Kg7|d4|d1f9a4i6c3g7d3f7c4g6f3d7|a1i9|');
  // Last, since a console with a match under way begins in its menu.
  kept.do('play', `${begin} B A wait:500`);
  return kept;
})();

test('all saves come back to a console that was wiped, byte for byte', () => {
  const before = full.backup();
  const { saves } = JSON.parse(before);
  for (const kind of [/^settings$/, /^tallies$/, /^arenas$/, /^replays\//, /^shots\//, /^running\//])
    assert.ok(saves.some(({ name }) => kind.test(name)), `${kind} in ${saves.map(({ name }) => name)}`);
  const file = fresh('backup');
  writeFileSync(file, before);
  const wiped = new Kept();
  assert.match(wiped.do('restore', file), new RegExp(`^${saves.length} saves are back$`, 'm'));
  // Numbers of matches are a console's own, and tallies forget them: in them only the counts are the same.
  const after = wiped.backup();
  const withoutTallies = (text) => JSON.parse(text).saves.filter(({ name }) => name !== 'tallies');
  assert.deepEqual(withoutTallies(after), withoutTallies(before));
  assert.equal(wiped.do('get', 'SCORES.TXT'), full.do('get', 'SCORES.TXT'));
  writeFileSync(file, after);
  const again = new Kept();
  again.do('restore', file);
  assert.equal(again.backup(), after);
});

test('a damaged backup is refused, and nothing of it is put', () => {
  const whole = full.backup();
  const file = fresh('backup');
  const empty = new Kept();
  const nothing = empty.backup();
  const change = (how) => {
    const backup = JSON.parse(whole);
    how(backup);
    return JSON.stringify(backup);
  };
  for (const [text, message] of [
    ['', /this is no backup/],
    ['{}', /this is no backup/],
    [whole.slice(0, -20), /this is no backup/],
    [change((backup) => (backup.saves[0].name = '../settings')), /this is no backup/],
    [change((backup) => (backup['sixgun-backup'] = 2)), /of a newer kind/],
    ...JSON.parse(whole).saves.map((_, index) => [
      change(({ saves }) => (saves[index].data = saves[index].data.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))),
      /this backup is damaged/,
    ]),
  ]) {
    writeFileSync(file, text);
    empty.refuses(['restore', file], message);
  }
  assert.equal(empty.backup(), nothing);
});

test('a save that is no save is refused by the console, and the others come back', () => {
  const backup = JSON.parse(full.backup());
  const bad = fresh('bad');
  writeFileSync(bad, Buffer.from('SGSE and then nothing of ours'));
  new Kept().refuses(['put', bad], /./);
  const count = backup.saves.length;
  const file = fresh('backup');
  const settings = backup.saves.find(({ name }) => name === 'settings');
  const tallies = backup.saves.find(({ name }) => name === 'tallies');
  Object.assign(settings, { data: tallies.data, crc: tallies.crc });
  writeFileSync(file, JSON.stringify(backup));
  new Kept().refuses(['restore', file], new RegExp(`^console: ${count - 1} saves are back, 1 were refused$`));
});
