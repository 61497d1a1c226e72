// Pictures of the panel as an animated GIF, written while they come.
//
// A picture is stored as the rectangle that changed, with a table of exactly the colours in it; a
// rectangle of more than 256 colours has the rarest drawn in the nearest of the others. A pixel
// becomes a square of four, so that viewers which blur what they enlarge have less to blur.

const scale = 2;
const mostColours = 256;
const shortestDelay = 2; // hundredths of a second: viewers slow anything faster down

export class GifWriter {
  // `width` and `height` are the panel's.
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.parts = [];
    this.pending = null; // { picture, area, since }: it stands, and nobody knows yet for how long
    this.drift = 0; // milliseconds that rounding left over
    const size = [width * scale, height * scale].flatMap(word);
    // No table for all; then the block that repeats the whole for ever.
    this.parts.push(bytesOf('GIF89a'), [...size, 0x70, 0, 0]);
    this.parts.push([0x21, 0xff, 11], bytesOf('NETSCAPE2.0'), [3, 1, 0, 0, 0]);
  }

  // `picture`: RGB565, row by row; it stands from `atMs` until the next one that differs.
  add(picture, atMs) {
    const { width, height, pending } = this;
    const area = pending ? changedArea(pending.picture, picture, width) : { x: 0, y: 0, width, height };
    if (!area) return;
    this.write(atMs);
    this.pending = { picture, area, since: atMs };
  }

  write(untilMs) {
    const { pending } = this;
    if (!pending) return;
    const exact = (Math.max(0, untilMs - pending.since) + this.drift) / 10;
    const delay = Math.max(shortestDelay, Math.round(exact));
    this.drift = (exact - delay) * 10;
    const { area } = pending;
    const { table, indices } = palette(cut(pending.picture, this.width, area));
    const bits = Math.max(2, Math.ceil(Math.log2(table.length)));
    const place = [area.x * scale, area.y * scale, area.width * scale, area.height * scale];
    this.parts.push([0x21, 0xf9, 4, 0x04, ...word(delay), 0, 0]); // it stays under the next one
    this.parts.push([0x2c, ...place.flatMap(word), 0x80 | (bits - 1)]);
    this.parts.push(colourTable(table, 1 << bits));
    this.parts.push([bits], blocks(compress(enlarge(indices, area.width), bits)));
  }

  // The whole file; the last picture stands until `endMs`.
  finish(endMs) {
    this.write(endMs);
    this.parts.push([0x3b]);
    const file = new Uint8Array(this.parts.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const part of this.parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }
}

const word = (value) => [value & 0xff, value >> 8];
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));

// The smallest rectangle outside which both pictures are the same; null if they are the same.
function changedArea(before, after, width) {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (top < 0) top = y;
    bottom = y;
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cut(picture, width, area) {
  const out = new Uint16Array(area.width * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = (area.y + y) * width + area.x;
    out.set(picture.subarray(from, from + area.width), y * area.width);
  }
  return out;
}

// The colours of a picture, most frequent first, and the picture as places in that table.
function palette(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const all = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || a - b);
  const table = all.slice(0, mostColours);
  const places = new Map(table.map((pixel, place) => [pixel, place]));
  for (const pixel of all.slice(mostColours)) places.set(pixel, nearest(table, pixel));
  return { table, indices: Uint8Array.from(pixels, (pixel) => places.get(pixel)) };
}

const channels = (pixel) => [(pixel >> 11) * 2, (pixel >> 5) & 63, (pixel & 31) * 2];

function nearest(table, pixel) {
  const [r, g, b] = channels(pixel);
  let best = 0;
  let least = Infinity;
  table.forEach((other, place) => {
    const [red, green, blue] = channels(other);
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [place, distance];
  });
  return best;
}

function colourTable(table, size) {
  const out = new Uint8Array(size * 3);
  table.forEach((pixel, place) => {
    const [r, g, b] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
    out.set([(r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2)], place * 3);
  });
  return out;
}

function enlarge(indices, width) {
  const out = new Uint8Array(indices.length * scale * scale);
  const wide = width * scale;
  for (let from = 0, to = 0; from < indices.length; from += width, to += wide * scale) {
    for (let x = 0; x < wide; x++) out[to + x] = indices[from + Math.floor(x / scale)];
    for (let row = 1; row < scale; row++) out.copyWithin(to + row * wide, to, to + wide);
  }
  return out;
}

// Lempel, Ziv, Welch, in GIF's dress: codes grow from one bit more than the colours need to twelve.
const known = new Int16Array(4096 * 256); // [code and the colour that follows]: the code of both
function compress(indices, bits) {
  known.fill(0);
  const clear = 1 << bits;
  const end = clear + 1;
  const out = new Uint8Array(indices.length * 2 + 16);
  let filled = 0;
  let buffer = 0;
  let waiting = 0;
  let size = bits + 1;
  let next = end + 1;
  const emit = (code) => {
    buffer |= code << waiting;
    waiting += size;
    while (waiting >= 8) {
      out[filled++] = buffer & 0xff;
      buffer >>>= 8;
      waiting -= 8;
    }
  };
  emit(clear);
  let code = indices[0];
  for (let i = 1; i < indices.length; i++) {
    const at = (code << 8) | indices[i];
    if (known[at]) {
      code = known[at];
      continue;
    }
    emit(code);
    if (next < 4096) {
      known[at] = next;
      if (next === 1 << size) size++;
      next++;
    } else {
      emit(clear);
      known.fill(0);
      size = bits + 1;
      next = end + 1;
    }
    code = indices[i];
  }
  emit(code);
  emit(end);
  if (waiting) out[filled++] = buffer & 0xff;
  return out.subarray(0, filled);
}

// Data goes in blocks of at most 255 bytes, an empty one at the end.
function blocks(data) {
  const out = new Uint8Array(data.length + Math.ceil(data.length / 255) + 1);
  let to = 0;
  for (let from = 0; from < data.length; from += 255) {
    const block = data.subarray(from, from + 255);
    out[to++] = block.length;
    out.set(block, to);
    to += block.length;
  }
  return out;
}
