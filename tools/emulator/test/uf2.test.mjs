import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, parseUf2, requireBoard, Uf2Error } from '../uf2.mjs';

// A UF2 of 256-byte blocks, as picotool writes them.
function uf2(image, { family = 0xe48bff56, flags = 0x2000, address = 0x10000000 } = {}) {
  const count = Math.ceil(image.length / 256);
  const file = new Uint8Array(count * 512);
  const view = new DataView(file.buffer);
  for (let block = 0; block < count; block++) {
    const at = block * 512;
    const words = [0x0a324655, 0x9e5d5157, flags, address + block * 256, 256, block, count, family];
    words.forEach((word, index) => view.setUint32(at + index * 4, word, true));
    file.set(image.subarray(block * 256, block * 256 + 256), at + 32);
    view.setUint32(at + 508, 0x0ab16f30, true);
  }
  return file;
}

function imageFor(board) {
  const image = new Uint8Array(1024);
  const view = new DataView(image.buffer);
  const place = (at, ...words) => words.forEach((word, index) => view.setUint32(at + index * 4, word, true));
  const base = 0x10000000;
  place(0x1d4, 0x7188ebf2, base + 0x200, base + 0x204, 0, 0xe71aa390);
  place(0x200, base + 0x210);
  place(0x210, 6 | (0x5052 << 16), 0xb63cffbb, base + 0x220);
  image.set(new TextEncoder().encode(`${board}\0`), 0x220);
  return image;
}

const refuses = (file, pattern) =>
  assert.throws(() => parseUf2(file), (error) => error instanceof Uf2Error && pattern.test(error.message));

test('the pieces go where the file says', () => {
  const pieces = parseUf2(uf2(new Uint8Array(512).fill(7)));
  assert.deepEqual(pieces.map((piece) => piece.offset), [0, 256]);
  assert.equal(pieces[1].bytes[255], 7);
});

test('what is no UF2, damaged or cut short is refused', () => {
  refuses(new TextEncoder().encode('x'.repeat(1024)), /^not a UF2 file$/);
  refuses(new Uint8Array(10), /^not a UF2 file$/);
  refuses(uf2(new Uint8Array(512)).subarray(0, 700), /cut short/);
  refuses(uf2(new Uint8Array(1024)).subarray(0, 1536), /cut short: it has 3 of 4 blocks/);
  refuses(uf2(new Uint8Array(1024)).subarray(512), /cut short: it has 3 of 4 blocks/);
  const damaged = uf2(new Uint8Array(512));
  damaged[512 + 508] = 0;
  refuses(damaged, /damaged at block 1/);
});

test('another chip is named', () => {
  refuses(uf2(new Uint8Array(256), { family: 0xe48bff59 }), /another chip \(RP2350/);
  refuses(uf2(new Uint8Array(256), { family: 0x12345678 }), /another chip \(family 0x12345678\)/);
  refuses(uf2(new Uint8Array(256), { address: 0x20000000 }), /does not go to flash/);
});

test('another board is refused, an unknown one is not', () => {
  const known = ['picosystem', 'picopad'];
  const pieces = parseUf2(uf2(imageFor('picopad')));
  assert.equal(boardOf(pieces), 'picopad');
  assert.doesNotThrow(() => requireBoard(pieces, 'picopad', known));
  assert.throws(() => requireBoard(pieces, 'picosystem', known), /for the board picopad, not for picosystem/);
  assert.doesNotThrow(() => requireBoard(parseUf2(uf2(imageFor('pico'))), 'picosystem', known));
  assert.equal(boardOf(parseUf2(uf2(new Uint8Array(1024)))), null);
});
