// Pictures as the console sends and keeps them (firmware/storage/FORMAT.md): rows are unpacked here, put
// together, and shown: as a PNG, or as half blocks in a terminal.

const moves = [
  { left: 0, up: 1, order: 2 },
  { left: 1, up: 0, order: 0 },
  { left: 0, up: 2, order: 2 },
  { left: 2, up: 0, order: 2 },
];
const mostColours = 32;

class Bits {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }
  bit() {
    if (this.at >= this.bytes.length * 8) throw new Error('the rows end too soon');
    const bit = (this.bytes[this.at >> 3] >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return bit;
  }
  bits(count) {
    let value = 0;
    for (let i = 0; i < count; i += 1) value = (value << 1) | this.bit();
    return value;
  }
  // Exp-Golomb.
  number(order) {
    let zeros = 0;
    while (!this.bit()) zeros += 1;
    const head = (1 << zeros) | this.bits(zeros);
    return ((head - 1) << order) | this.bits(order);
  }
}

// Rows of RGB565 from packed bytes; above them everything is black.
export function unpackRows(bytes, width, rows) {
  const bits = new Bits(bytes);
  const pixels = new Uint16Array(width * rows);
  const colours = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; ) {
      let which = 0;
      if (bits.bit()) which = !bits.bit() ? 1 : !bits.bit() ? -1 : 2 + bits.bit();
      const at = y * width + x;
      if (which < 0) {
        const rank = bits.number(1);
        if (rank > colours.length) throw new Error('the rows name a colour that there is not');
        const colour = rank < colours.length ? colours.splice(rank, 1)[0] : bits.bits(16);
        colours.unshift(colour);
        if (colours.length > mostColours) colours.pop();
        pixels[at] = colour;
        x += 1;
        continue;
      }
      const { left, up, order } = moves[which];
      const length = bits.number(order) + 1;
      if (x < left || length > width - x) throw new Error('the rows are damaged');
      for (let i = 0; i < length; i += 1, x += 1) {
        const from = (y - up) * width + x - left;
        pixels[y * width + x] = from < 0 ? 0 : pixels[from];
      }
    }
  }
  return pixels;
}

// What is on the panel, from the answers of `screen` and `stream`.
export class Mirror {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint16Array(width * height);
  }
  take({ y, rows, data }) {
    if (y < 0 || rows < 1 || y + rows > this.height) throw new Error('the rows are outside the picture');
    this.pixels.set(unpackRows(Buffer.from(data, 'base64'), this.width, rows), y * this.width);
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
