// Pictures as the console sends them: rows are unpacked and put together here, and shown as half blocks in a terminal.

import { unpackBand } from '../emulator/picture-code.mjs';

// What is on the panel, from the answers of `screen` and `stream`.
export class Mirror {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint16Array(width * height);
  }
  take({ y, rows, data }) {
    if (y < 0 || rows < 1 || y + rows > this.height) throw new Error('the rows are outside the picture');
    this.pixels.set(unpackBand(Buffer.from(data, 'base64'), this.width, rows), y * this.width);
  }
}

export const rgb = (pixel) => {
  const [red, green, blue] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
  return [(red << 3) | (red >> 2), (green << 2) | (green >> 4), (blue << 3) | (blue >> 2)];
};

// Two pixels a character, scaled down to fit. Only lines that differ from those before are written.
export class TerminalView {
  constructor(write, { columns = 80, rows = 24 } = {}) {
    this.write = write;
    this.resize(columns, rows);
  }
  resize(columns, rows) {
    this.columns = columns;
    this.rows = rows;
    this.shown = [];
  }
  draw(mirror) {
    const step = Math.max(Math.ceil(mirror.width / this.columns), Math.ceil(mirror.height / (2 * this.rows)), 1);
    const width = Math.floor(mirror.width / step);
    const height = Math.floor(mirror.height / step);
    const mean = (x, y) => {
      const sum = [0, 0, 0];
      for (let v = 0; v < step; v += 1)
        for (let u = 0; u < step; u += 1)
          rgb(mirror.pixels[(y * step + v) * mirror.width + x * step + u]).forEach((value, i) => (sum[i] += value));
      return sum.map((value) => Math.round(value / (step * step))).join(';');
    };
    for (let row = 0; row < Math.ceil(height / 2); row += 1) {
      let line = '';
      let last = '';
      for (let x = 0; x < width; x += 1) {
        const upper = mean(x, row * 2);
        const lower = row * 2 + 1 < height ? mean(x, row * 2 + 1) : '0;0;0';
        const colours = `\x1b[38;2;${upper};48;2;${lower}m`;
        line += (colours === last ? '' : colours) + '\u2580';
        last = colours;
      }
      if (this.shown[row] === line) continue;
      this.shown[row] = line;
      this.write(`\x1b[${row + 1};1H${line}\x1b[0m`);
    }
    return { width, rows: Math.ceil(height / 2) };
  }
}
