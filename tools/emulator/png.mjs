// PNG files of RGB565 pictures: 8 bits a channel, no alpha. For the command line only (needs zlib).

import { deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function crc(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = crcTable[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
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

// Reads back what a true-colour PNG of 8 bits holds: { width, height, pixels }.
export function decodePng(file) {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('not a PNG file');
  let header = null;
  const data = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || !channels || header[12]) throw new Error('only 8-bit true-colour PNG files are read');
  const bytes = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const pixels = new Uint16Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    const [r, g, b] = bytes.subarray(i * channels, i * channels + 3);
    pixels[i] = ((r & 0xf8) << 8) | ((g & 0xfc) << 3) | (b >> 3);
  }
  return { width, height, pixels };
}

function unfilter(raw, stride, height, step) {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const kind = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? out[y * stride + x - step] : 0;
      const up = y ? out[(y - 1) * stride + x] : 0;
      const corner = y && x >= step ? out[(y - 1) * stride + x - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind];
      out[y * stride + x] = raw[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return out;
}

function paeth(left, up, corner) {
  const p = left + up - corner;
  const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
