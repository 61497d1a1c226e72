import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodePng, encodePng } from '../png.mjs';

test('a picture survives writing and reading', () => {
  const pixels = Uint16Array.from({ length: 7 * 5 }, (_, i) => (i * 7919) & 0xffff);
  const read = decodePng(encodePng(7, 5, pixels));
  assert.equal(read.width, 7);
  assert.equal(read.height, 5);
  assert.deepEqual([...read.pixels], [...pixels]);
});

test('another file is refused', () => {
  assert.throws(() => decodePng(Buffer.from('not a picture')), /not a PNG/);
});
