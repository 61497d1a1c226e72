import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read_png } from '../../assets/png.mjs';
import { encodePng } from '../png.mjs';

// Widened by repeating the high bits, as the panel does.
const widen = (pixel) => {
  const channel = (value, bits) => (value << (8 - bits)) | (value >> (2 * bits - 8));
  return [channel(pixel >> 11, 5), channel((pixel >> 5) & 63, 6), channel(pixel & 31, 5), 255];
};

test('a picture is read as it was written', () => {
  const pixels = Uint16Array.from({ length: 7 * 5 }, (_, i) => (i * 7919) & 0xffff);
  pixels.set([0, 0xffff]);
  const { width, height, rgba } = read_png(encodePng(7, 5, pixels));
  assert.deepEqual([width, height], [7, 5]);
  assert.deepEqual([...rgba], [...pixels].flatMap(widen));
});
