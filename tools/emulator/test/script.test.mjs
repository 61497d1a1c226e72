import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseScript, ScriptError } from '../script.mjs';

test('taps, repeats, holds, several at once, waits', () => {
  assert.deepEqual(parseScript('  right*2 Y:600 UP+A:200 wait:500 '), [
    { word: 'right*2', keys: ['right'], ms: 40 },
    { word: 'right*2', keys: ['right'], ms: 40 },
    { word: 'Y:600', keys: ['y'], ms: 600 },
    { word: 'UP+A:200', keys: ['up', 'a'], ms: 200 },
    { word: 'wait:500', waitMs: 500 },
  ]);
  assert.equal(parseScript('A:90*2').length, 2);
  assert.deepEqual(parseScript(''), []);
});

for (const word of ['START', 'A:', 'A*0', 'A:0', 'wait', 'wait:5*2', 'A+', 'UP+UP', 'A*1001', 'A:x']) {
  test(`the bad word ${word} is named`, () => {
    assert.throws(
      () => parseScript(`UP ${word} DOWN`),
      (error) => error instanceof ScriptError && error.message.startsWith(`bad word '${word}'`),
    );
  });
}
