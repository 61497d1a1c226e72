import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { read_png } from '../png.mjs';
import { code_source, convert, encode, header_source, index_colours, pack, parse_name, rgb565, runs_of } from '../sprite.mjs';
import { read_text_art } from '../textart.mjs';
import { png } from './pictures.mjs';

const tool = fileURLToPath(new URL('../sprite.mjs', import.meta.url));

function in_folder(work) {
    const folder = mkdtempSync(join(tmpdir(), 'sprite-'));
    try { work(folder); } finally { rmSync(folder, { recursive: true }); }
}
const run = (...words) => spawnSync(process.execPath, [tool, ...words], { encoding: 'utf8' });

test('every colour type and filter gives the same pixels', () => {
    const colours = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [16, 32, 48]];
    const picture = [[0, 1, 2], [3, 2, 1]];
    const wanted = picture.flat().flatMap((i) => [...colours[i], 255]);
    for (let filter = 0; filter <= 4; filter++) {
        const kinds = [
            png({ width: 3, height: 2, type: 2, filter, rows: picture.map((row) => row.flatMap((i) => colours[i])) }),
            png({ width: 3, height: 2, type: 6, filter, rows: picture.map((row) => row.flatMap((i) => [...colours[i], 255])) }),
            png({ width: 3, height: 2, type: 3, filter, palette: colours, rows: picture }),
            png({ width: 3, height: 2, type: 3, depth: 2, filter, palette: colours, rows: [[0b00011000], [0b11100100]] }),
        ];
        for (const bytes of kinds) assert.deepEqual([...read_png(bytes).rgba], wanted);
    }
    assert.deepEqual([...read_png(png({ width: 1, height: 1, type: 0, rows: [[77]] })).rgba], [77, 77, 77, 255]);
    assert.deepEqual([...read_png(png({ width: 1, height: 1, type: 4, rows: [[77, 5]] })).rgba], [77, 77, 77, 5]);
    assert.deepEqual([...read_png(png({ width: 1, height: 1, type: 3, palette: [[1, 2, 3]], alphas: [9], rows: [[0]] })).rgba], [1, 2, 3, 9]);
});

test('what cannot be read is said plainly', () => {
    assert.throws(() => read_png(Buffer.from('hello world')), /not a PNG/);
    assert.throws(() => read_png(png({ width: 1, height: 1, type: 2, interlace: 1, rows: [[0, 0, 0]] })), /interlaced/);
    assert.throws(() => read_png(png({ width: 1, height: 1, type: 2, depth: 16, rows: [[0, 0, 0, 0, 0, 0]] })), /16 bits/);
    assert.throws(() => read_png(png({ width: 1, height: 1, type: 3, rows: [[0]] })), /palette is missing/);
    assert.throws(() => read_png(png({ width: 1, height: 1, type: 3, palette: [[0, 0, 0]], rows: [[3]] })), /outside the palette/);
    const whole = png({ width: 1, height: 1, type: 2, rows: [[0, 0, 0]] });
    assert.throws(() => read_png(whole.subarray(0, 40)), /too early/);
});

test('names and sheets', () => {
    assert.deepEqual(parse_name('art/spark_4x1.png'), { name: 'spark', columns: 4, rows: 1, sheet: true });
    assert.deepEqual(parse_name('title.txt'), { name: 'title', columns: 1, rows: 1, sheet: false });
    assert.deepEqual(parse_name('one_1x1.png').sheet, true);
    assert.throws(() => parse_name('Bad-Name.png'), /no name for a constant/);
    assert.throws(() => convert('a_2x1.txt', Buffer.from('o=#ffffff\nooo\n')), /cannot be cut/);
    assert.throws(() => convert('a.bmp', Buffer.alloc(0)), /only .png and .txt/);
});

test('text art', () => {
    const art = read_text_art('; star\no = #ff8000\nk=#000000\n\n.o\nko.\n');
    assert.equal(art.width, 3);
    assert.equal(art.height, 2);
    assert.deepEqual([...art.rgba.subarray(4, 8)], [255, 128, 0, 255]);
    assert.equal(art.rgba[3], 0);
    const { palette, indices } = index_colours(art);
    assert.deepEqual(palette.slice(0, 4), [0, rgb565(255, 128, 0), 0, 0]);
    assert.equal(palette.length, 16);
    assert.deepEqual([...indices], [0, 1, 0, 2, 1, 0]);
    assert.throws(() => read_text_art('o=#ffffff\nox\n'), /line 2: 'x' has no colour/);
    assert.throws(() => read_text_art('o=#ffffff\no=#000000\n'), /line 2/);
    assert.throws(() => read_text_art('; nothing\n'), /no rows/);
});

test('pixels are packed two a byte, the left one high', () => {
    assert.deepEqual(pack([1, 2, 3, 4, 5, 6], 3, 0, 0, 3, 2), [0x12, 0x30, 0x45, 0x60]);
    assert.deepEqual(pack([1, 2, 3, 4, 5, 6, 7, 8], 4, 2, 0, 2, 2), [0x34, 0x78]);
});

test('sixteen colours are too many, alike ones count once', () => {
    const row = (count, step) => Array.from({ length: count }, (_, i) => [i * step, 0, 0, 255]).flat();
    const picture = (count, step) => ({ width: count, height: 1, rgba: Uint8Array.from(row(count, step)) });
    assert.equal(index_colours(picture(15, 16)).palette.length, 16);
    assert.throws(() => index_colours(picture(16, 16)), /16 colours; at most 15/);
    assert.equal(index_colours(picture(16, 1)).indices[15], 2);
});

test('transparent is below half', () => {
    const { indices } = index_colours({ width: 2, height: 1, rgba: Uint8Array.from([9, 9, 9, 127, 9, 9, 9, 128]) });
    assert.deepEqual([...indices], [0, 1]);
});

test('runs end with the row, hold at most 16 pixels, and equal rows are kept once', () => {
    // Rows of five: 11122, 11122, 22000.
    assert.deepEqual(runs_of([0x11, 0x12, 0x20, 0x11, 0x12, 0x20, 0x22, 0x00, 0x00], 5, 3), { bytes: [0x21, 0x12, 0x12, 0x20], rows: [0, 0, 2] });
    assert.deepEqual(runs_of(Array(9).fill(0x33), 18, 1), { bytes: [0xf3, 0x13], rows: [0] });
});

test('large pictures become runs where that is smaller', () => {
    const plain = Array(50 * 100).fill(0x11), busy = Array(50 * 100).fill(0x12);
    assert.deepEqual(encode(plain, 100, 100), { bytes: [0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0x31], rows: Array(100).fill(0) });
    assert.equal(encode(plain.slice(0, 500), 100, 10).rows, undefined);
    assert.equal(encode(busy.map((two, i) => (two + 16 * (i / 50 | 0) + i) & 255), 100, 100).rows, undefined);
    const large = convert('wall.txt', Buffer.from(`o=#ffffff\n${`${'o'.repeat(100)}\n`.repeat(100)}`));
    assert.match(code_source('shell', [large]), /\{100, 100, wall_palette, wall_pixels_0, wall_rows_0\}/);
});

test('sources declare a constant or an array', () => {
    const one = convert('dot.txt', Buffer.from('o=#ffffff\no\n')), many = convert('run_2x1.txt', Buffer.from('o=#ffffff\no.\n'));
    const header = header_source('shell', [one, many]), code = code_source('shell', [one, many]);
    assert.match(header, /namespace shell::art/);
    assert.match(header, /extern const stage::Sprite dot;/);
    assert.match(header, /extern const stage::Sprite run\[2\];/);
    assert.match(code, /run_pixels_0\[\] = \{\s+16,/);
    assert.match(code, /run_pixels_1\[\] = \{\s+0,/);
});

test('the command names the file in its messages and leaves equal output alone', () => in_folder((folder) => {
    const art = join(folder, 'dot.txt'), bad = join(folder, 'bad.png'), out = join(folder, 'out');
    writeFileSync(art, 'o=#ffffff\no\n');
    writeFileSync(bad, 'no picture');
    assert.equal(run('--layer', 'shell', '--out', out, art).status, 0);
    const first = statSync(join(out, 'art.cpp')).mtimeMs;
    assert.match(readFileSync(join(out, 'shell', 'art.h'), 'utf8'), /Sprite dot/);
    assert.equal(run('--layer', 'shell', '--out', out, art).status, 0);
    assert.equal(statSync(join(out, 'art.cpp')).mtimeMs, first);
    const failed = run('--layer', 'shell', '--out', out, bad);
    assert.equal(failed.status, 1);
    assert.equal(failed.stderr, `${bad}: not a PNG file\n`);
    assert.match(run('--layer', 'shell', '--out', out, art, art).stderr, /is taken by/);
    assert.match(run('--layer', 'shell', '--out', out, join(folder, 'none.png')).stderr, /none\.png: /);
    assert.equal(run('--colour', 'red').status, 2);
    assert.equal(run().status, 2);
}));
