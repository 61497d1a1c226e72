// A picture as a PNG file, except for the compression: that is Node's or the browser's.
// 8 bits a channel, no alpha. tools/assets/png.mjs reads them.

import { crc32 } from './crc32.mjs';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

// What is to be compressed: each row behind its filter, which is none. Five and six bits are widened
// so that black stays black and white stays white.
export function pngRows(width, height, pixels) {
  const rows = new Uint8Array(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x];
      const [r, g, b] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
      rows[at++] = (r << 3) | (r >> 2);
      rows[at++] = (g << 2) | (g >> 4);
      rows[at++] = (b << 3) | (b >> 2);
    }
  }
  return rows;
}

// The file, given the rows in zlib's format.
export function pngFile(width, height, compressed) {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', compressed), chunk('IEND', new Uint8Array(0))];
  const file = new Uint8Array(chunks.reduce((size, { length }) => size + length, signature.length));
  file.set(signature);
  let at = signature.length;
  for (const one of chunks) {
    file.set(one, at);
    at += one.length;
  }
  return file;
}

function chunk(type, data) {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}
