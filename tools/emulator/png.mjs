// Writes RGB565 pictures as PNG files: 8 bits a channel, no alpha. tools/assets/png.mjs reads them. For the command line only (needs zlib).

import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32.mjs';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

// Five and six bits are widened so that black stays black and white stays white.
export function encodePng(width, height, pixels) {
  const rows = Buffer.alloc(height * (width * 3 + 1));
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
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
