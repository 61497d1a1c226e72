import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { font_source, select } from '../font.mjs';
import { parse_glyphs } from '../glyphs.mjs';
import { read_psf } from '../psf.mjs';

// A PSF 2 font of 10 x 2 pixels with the given characters; glyph i has row value i in its first row.
function psf2(characters) {
    const header = Buffer.alloc(32);
    [0x864ab572, 0, 32, 1, characters.length, 4, 2, 10].forEach((value, i) => header.writeUInt32LE(value, i * 4));
    const glyphs = Buffer.alloc(characters.length * 4);
    characters.forEach((_, i) => glyphs.writeUInt16BE(i << 6, i * 4));
    const table = Buffer.concat(characters.map((c) => Buffer.concat([Buffer.from(c), Buffer.from([0xff])])));
    return Buffer.concat([header, glyphs, table]);
}

function psf1(codepoints) {
    const bytes = Buffer.alloc(4 + 256 * 2 + 256 * 4, 0);
    bytes.writeUInt16LE(0x0436, 0);
    bytes[2] = 2;
    bytes[3] = 2;
    for (let i = 0; i < 256; i++) {
        bytes[4 + i * 2] = i;
        bytes.writeUInt16LE(codepoints[i] ?? 0xffff, 4 + 512 + i * 4);
        bytes.writeUInt16LE(0xffff, 4 + 512 + i * 4 + 2);
    }
    // An empty entry has one end mark only: rewrite the table without the second.
    const table = [];
    for (let i = 0; i < 256; i++) table.push(...(codepoints[i] === undefined ? [0xffff] : [codepoints[i], 0xfffe, 0x41, 0xffff]));
    const words = Buffer.alloc(table.length * 2);
    table.forEach((word, i) => words.writeUInt16LE(word, i * 2));
    return Buffer.concat([bytes.subarray(0, 4 + 512), words]);
}

test('PSF 2, plain and gzipped', () => {
    for (const bytes of [psf2(['a', 'bc', 'é→']), gzipSync(psf2(['a', 'bc', 'é→']))]) {
        const font = read_psf(bytes);
        assert.equal(font.width, 10);
        assert.equal(font.height, 2);
        assert.deepEqual(font.glyphs.get('b'.codePointAt(0)), [1, 0]);
        assert.deepEqual(font.glyphs.get('c'.codePointAt(0)), [1, 0]);
        assert.deepEqual(font.glyphs.get('→'.codePointAt(0)), [2, 0]);
    }
});

test('PSF 1; sequences name no character', () => {
    const font = read_psf(psf1([0x61, 0x2190]));
    assert.deepEqual(font.glyphs.get(0x2190), [1, 0]);
    assert.equal(font.glyphs.has(0x41), false);
});

test('what is no font is refused', () => {
    assert.throws(() => read_psf(Buffer.from('something else, of some length')), /not a PSF/);
    const cut = psf2(['a']);
    assert.throws(() => read_psf(cut.subarray(0, cut.length - 1)), /too early/);
});

test('own glyphs', () => {
    const glyphs = parse_glyphs('; stars\nU+2605 ★\n#.\n.#\n\nU+0041\n##\n..\n', 2, 2);
    assert.deepEqual(glyphs.get(0x2605), [2, 1]);
    assert.deepEqual(glyphs.get(0x41), [3, 0]);
    const refused = (text, reason) => assert.throws(() => parse_glyphs(text, 2, 2), reason);
    refused('U+2605 ☆\n', /☆ is not U\+2605/);
    refused('U+2605\n#.\n', /1 rows instead of 2/);
    refused('U+2605\n#..\n', /line 2: 3 pixels instead of 2/);
    refused('#.\n', /before the first/);
    refused('U+2605\n#x\n', /line 2: neither/);
    refused('U+2605\n..\n..\nU+2605\n..\n..\n', /drawn twice/);
});

test('the selection: ASCII complete, sorted, own glyphs win, accents fall back to bare letters', () => {
    const glyphs = new Map(Array.from({ length: 95 }, (_, i) => [0x20 + i, [i + 1]]));
    glyphs.set(0xe9, [0]);      // é, blank in this font
    glyphs.set(0x25cb, [9]);    // a stand-in that is not kept
    glyphs.set(0x4e00, [9]);    // never kept
    const font = { width: 8, height: 1, glyphs };
    assert.throws(() => select(font), /U\+FFFD/);
    const chosen = select(font, new Map([[0xfffd, [255]], [0x41, [77]]]));
    const by_code = new Map(chosen);
    assert.deepEqual(by_code.get(0x41), [77]);
    assert.deepEqual(by_code.get(0xe9), glyphs.get(0x65));
    assert.equal(by_code.has(0x25cb), false);
    assert.equal(by_code.has(0x4e00), false);
    const codes = chosen.map(([c]) => c);
    assert.deepEqual(codes, [...codes].sort((a, b) => a - b));
    glyphs.delete(0x7e);
    assert.throws(() => select(font, new Map([[0xfffd, [255]]])), /126 is missing/);
    assert.match(font_source('tiny', { width: 5, height: 1 }, [[0x20, [0b10001]]]), /const Font tiny\{5, 1, 1,[^]*/);
    assert.match(font_source('tiny', { width: 5, height: 1 }, [[0x20, [0b10001]]]), /tiny_bits\[\] = \{\s+136,/);
});
