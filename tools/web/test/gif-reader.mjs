// Reads the GIF files that the page writes, for its tests: written from the format's description alone.

// { size, frames: [{ delay, area, canvas }] }; canvas is what stands then, as [r, g, b] a pixel.
export function readGif(file) {
  const text = (at, count) => String.fromCharCode(...file.subarray(at, at + count));
  const word = (at) => file[at] | (file[at + 1] << 8);
  if (text(0, 6) !== 'GIF89a') throw new Error('not a GIF');
  const size = [word(6), word(8)];
  if (file[10] & 0x80) throw new Error('a table for all is not expected');
  const canvas = Array(size[0] * size[1]).fill(null);
  const frames = [];
  let at = 13;
  let delay = 0;
  for (;;) {
    const kind = file[at++];
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (file[at] === 0xf9) delay = word(at + 3);
      at = skipBlocks(file, at + 1);
    } else if (kind === 0x2c) {
      const area = { x: word(at), y: word(at + 2), width: word(at + 4), height: word(at + 6) };
      const colours = 2 << (file[at + 8] & 7);
      const table = at + 9;
      const data = table + 3 * colours;
      const indices = decompress(joinBlocks(file, data + 1), file[data], area.width * area.height);
      indices.forEach((index, i) => {
        const place = (area.y + Math.floor(i / area.width)) * size[0] + area.x + (i % area.width);
        canvas[place] = [...file.subarray(table + 3 * index, table + 3 * index + 3)];
      });
      frames.push({ delay, area, canvas: [...canvas] });
      at = skipBlocks(file, data + 1);
    } else {
      throw new Error(`block 0x${kind.toString(16)} at ${at - 1}`);
    }
  }
  if (at !== file.length) throw new Error('something follows the end');
  return { size, frames };
}

function skipBlocks(file, start) {
  let at = start;
  while (file[at]) at += file[at] + 1;
  return at + 1;
}
function joinBlocks(file, start) {
  const out = [];
  for (let at = start; file[at]; at += file[at] + 1) out.push(...file.subarray(at + 1, at + 1 + file[at]));
  return out;
}

function decompress(data, bits, count) {
  const clear = 1 << bits;
  let table = [];
  let size = 0;
  let before = null;
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, code) => (code < clear ? [code] : []));
    size = bits + 1;
    before = null;
  };
  reset();
  const out = [];
  let at = 0;
  for (;;) {
    let code = 0;
    for (let bit = 0; bit < size; bit++, at++) code |= ((data[at >> 3] >> (at & 7)) & 1) << bit;
    if (code === clear) {
      reset();
      continue;
    }
    if (code === clear + 1) break;
    const entry = table[code] ?? [...before, before[0]];
    out.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0]]);
    if (table.length === 1 << size && size < 12) size++;
    before = entry;
  }
  if (out.length !== count) throw new Error(`${out.length} pixels, ${count} expected`);
  return out;
}
