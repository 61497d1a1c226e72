// Reads a console font (PSF version 1 or 2, with its Unicode table, gzipped or not): Debian's fonts-spleen ships
// Spleen that way. The result maps a code point to its glyph as rows of booleans-to-be: one integer a row, leftmost
// pixel in the highest of `width` bits.
import { gunzipSync } from 'node:zlib';

export function read_psf(bytes) {
    if (bytes.length >= 2 && bytes[0] === 0x1f && bytes[1] === 0x8b) bytes = gunzipSync(bytes);
    if (bytes.length >= 32 && bytes.readUInt32LE(0) === 0x864ab572) return read_psf2(bytes);
    if (bytes.length >= 4 && bytes.readUInt16LE(0) === 0x0436) return read_psf1(bytes);
    throw new Error('not a PSF console font');
}

function read_psf2(bytes) {
    const [, , header, flags, count, glyph_bytes, height, width] = Array.from({ length: 8 }, (_, i) => bytes.readUInt32LE(i * 4));
    if (!(flags & 1)) throw new Error('the font has no Unicode table');
    const glyphs = new Map();
    let at = header + count * glyph_bytes;
    for (let index = 0; index < count; index++) {
        const end = bytes.indexOf(0xff, at);
        if (end < 0) throw new Error('the Unicode table ends too early');
        // What follows 0xFE are sequences of combining characters, which nobody types into a game.
        const sequences = bytes.subarray(at, end).indexOf(0xfe);
        const names = bytes.subarray(at, sequences < 0 ? end : at + sequences).toString('utf8');
        const rows = glyph_rows(bytes, header + index * glyph_bytes, width, height);
        for (const character of names) glyphs.set(character.codePointAt(0), rows);
        at = end + 1;
    }
    return { width, height, glyphs };
}

function read_psf1(bytes) {
    const mode = bytes[2], height = bytes[3], width = 8;
    if (!(mode & 2)) throw new Error('the font has no Unicode table');
    const count = mode & 1 ? 512 : 256;
    const glyphs = new Map();
    let at = 4 + count * height;
    for (let index = 0; index < count; index++) {
        const rows = glyph_rows(bytes, 4 + index * height, width, height);
        for (let in_sequence = false; ; at += 2) {
            if (at + 2 > bytes.length) throw new Error('the Unicode table ends too early');
            const unit = bytes.readUInt16LE(at);
            if (unit === 0xffff) break;
            if (unit === 0xfffe) in_sequence = true;
            else if (!in_sequence) glyphs.set(unit, rows);
        }
        at += 2;
    }
    return { width, height, glyphs };
}

function glyph_rows(bytes, at, width, height) {
    const stride = (width + 7) >> 3;
    return Array.from({ length: height }, (_, y) => {
        let row = 0;
        for (let i = 0; i < stride; i++) row = (row << 8) | bytes[at + y * stride + i];
        return row >> (stride * 8 - width);
    });
}
