// Unpacks pictures as the console packs them, for its storage and for the cable: firmware/storage/FORMAT.md.

const recentColours = 32;
// What a step copies from, and the order of its length, by its code.
const moves = [
  { left: 0, up: 1, order: 2 }, // 0
  { left: 1, up: 0, order: 0 }, // 10
  { left: 0, up: 2, order: 2 }, // 1110
  { left: 2, up: 0, order: 2 }, // 1111
];

// A band of `rows` rows: its pixels, RGB565, row by row.
export function unpackBand(bytes, width, rows) {
  const pixels = new Uint16Array(width * rows);
  const recent = [];
  let at = 0;
  const bits = (count) => {
    let value = 0;
    for (let i = 0; i < count; i++, at++) {
      if (at >= bytes.length * 8) throw new Error('the band of a picture is cut short');
      value = (value << 1) | ((bytes[at >> 3] >> (7 - (at & 7))) & 1);
    }
    return value;
  };
  const number = (order) => {
    let zeros = 0;
    while (!bits(1)) zeros += 1;
    const head = (1 << zeros) | bits(zeros);
    return ((head - 1) << order) | bits(order);
  };
  const pixel = (x, y) => (y < 0 ? 0 : pixels[y * width + x]);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; ) {
      const code = !bits(1) ? 0 : !bits(1) ? 1 : !bits(1) ? 'colour' : 2 + bits(1);
      if (code === 'colour') {
        const rank = number(1);
        const colour = rank === recent.length || rank === recentColours ? bits(16) : recent[rank];
        if (colour === undefined) throw new Error('the band of a picture names a colour that was not told');
        if (rank < recent.length) recent.splice(rank, 1);
        recent.unshift(colour);
        recent.length = Math.min(recent.length, recentColours);
        pixels[y * width + x++] = colour;
        continue;
      }
      const { left, up, order } = moves[code];
      const end = x + number(order) + 1;
      if (end > width || x < left) throw new Error('the band of a picture is damaged');
      for (; x < end; x++) pixels[y * width + x] = pixel(x - left, y - up);
    }
  }
  return pixels;
}
