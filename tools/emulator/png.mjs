// Writes RGB565 pictures as PNG files. For the command line only: needs Node's zlib.

import { deflateSync } from 'node:zlib';
import { pngFile, pngRows } from './png-format.mjs';

export function encodePng(width, height, pixels) {
  return Buffer.from(pngFile(width, height, deflateSync(pngRows(width, height, pixels))));
}
