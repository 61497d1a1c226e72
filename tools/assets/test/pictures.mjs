// Small PNG files for the tests, written by the book.
import { crc32_of } from './crc.mjs';
import { deflateSync } from 'node:zlib';

function chunk(type, body) {
    const out = Buffer.alloc(12 + body.length);
    out.writeUInt32BE(body.length, 0);
    out.write(type, 4, 'latin1');
    body.copy(out, 8);
    out.writeUInt32BE(crc32_of(out.subarray(4, 8 + body.length)), 8 + body.length);
    return out;
}

// `rows`: arrays of bytes as the colour type wants them; `filter` is applied to each row.
export function png({ width, height, type, depth = 8, interlace = 0, rows, palette, alphas, filter = 0 }) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([depth, type, 0, 0, interlace], 8);
    const step = Math.max(1, ({ 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type] ?? 1) * depth >> 3);
    const raw = rows.flatMap((row, y) => [filter, ...row.map((value, x) => {
        const a = x >= step ? row[x - step] : 0, b = y ? rows[y - 1][x] : 0, c = y && x >= step ? rows[y - 1][x - step] : 0;
        const pa = Math.abs(b - c), pb = Math.abs(a - c), pc = Math.abs(a + b - 2 * c);
        const guess = [0, a, b, (a + b) >> 1, pa <= pb && pa <= pc ? a : pb <= pc ? b : c][filter];
        return (value - guess) & 255;
    })]);
    const parts = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk('IHDR', header)];
    if (palette) parts.push(chunk('PLTE', Buffer.from(palette.flat())));
    if (alphas) parts.push(chunk('tRNS', Buffer.from(alphas)));
    parts.push(chunk('IDAT', deflateSync(Buffer.from(raw))), chunk('IEND', Buffer.alloc(0)));
    return Buffer.concat(parts);
}
