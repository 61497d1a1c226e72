import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoardError, parseBoard } from '../board.mjs';
import { knownBoards, readBoard } from '../emulate.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../emulate.mjs';

const header = readFileSync(join(root, 'boards', 'picosystem', 'board.h'), 'utf8');

test('every board folder is read', () => {
  const boards = knownBoards();
  assert.ok(boards.length >= 3);
  for (const id of boards) assert.equal(readBoard(id).id, id);
});

test('values of every form', () => {
  const board = parseBoard(header);
  assert.equal(board.panel.madctl, 4);
  assert.equal(board.panel.inverted, true);
  assert.equal(board.buttons.press, -1);
  assert.equal(board.flash_bytes, 16 << 20);
  assert.equal(board.name, 'Pimoroni PicoSystem');
});

test('a missing field is named', () => {
  assert.throws(
    () => parseBoard(header.replace('.data_command = 9,', '')),
    (error) => error instanceof BoardError && /lacks board\.panel\.data_command/.test(error.message),
  );
});

test('what is no pin and what cannot be read is refused', () => {
  assert.throws(() => parseBoard(header.replace('.speaker = 11', '.speaker = 40')), /board\.speaker = 40 is not a pin/);
  assert.throws(() => parseBoard(header.replace('.speaker = 11', '.speaker = pin_of(3)')), /cannot be read/);
  assert.throws(() => parseBoard('int x;'), /defines no Board/);
});
