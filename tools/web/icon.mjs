// The page's icon: the cylinder in the console's name, from the drawing, enlarged without blur. Round
// masks of phones leave it whole.

import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { read_png } from '../assets/png.mjs';
import { pngFile } from '../emulator/png-format.mjs';

const mark = { x: 171, y: 292, size: 25 };
const share = 0.62; // of the icon's width

export function drawIcon(file, size) {
  const { width, rgba } = read_png(readFileSync(file));
  const pixel = (x, y) => rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
  const glass = pixel(mark.x - 60, mark.y + 12);
  const scale = Math.floor((size * share) / mark.size);
  const margin = Math.floor((size - mark.size * scale) / 2);
  const rows = new Uint8Array(size * (size * 3 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [across, down] = [x, y].map((place) => Math.floor((place - margin) / scale));
      const inside = [across, down].every((place) => place >= 0 && place < mark.size);
      rows.set(inside ? pixel(mark.x + across, mark.y + down) : glass, y * (size * 3 + 1) + 1 + x * 3);
    }
  }
  return Buffer.from(pngFile(size, size, deflateSync(rows, { level: 9 })));
}
