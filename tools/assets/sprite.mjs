#!/usr/bin/env node
// Pictures -> stage::Sprite constants: <out>/<layer>/art.h declares them in namespace <layer>::art, <out>/art.cpp holds them.
//
//   sprite.mjs --layer shell --out build/art/shell title.png spark_4x1.png star.txt
//
// The name is the file's; a suffix _COLUMNSxROWS cuts the sheet into frames, read row by row, and gives an array. At most 15
// colours, and transparent (alpha below one half). Colours that fall together in RGB565 count once.
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { bytes_literal, fail, parse_arguments, write_if_changed } from './common.mjs';
import { read_png } from './png.mjs';
import { read_text_art } from './textart.mjs';

export const rgb565 = (r, g, b) => ((r & 0xf8) << 8) | ((g & 0xfc) << 3) | (b >> 3);

// `spark_4x1.png` -> { name: 'spark', columns: 4, rows: 1, sheet: true }
export function parse_name(file) {
    const stem = basename(file, extname(file));
    const sheet = /^(.*)_(\d+)x(\d+)$/.exec(stem);
    const name = sheet ? sheet[1] : stem;
    if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`'${name}' is no name for a constant: use lower case letters, digits and _`);
    return { name, columns: sheet ? Number(sheet[2]) : 1, rows: sheet ? Number(sheet[3]) : 1, sheet: sheet !== null };
}

// The whole picture as palette indices; 0 is transparent. Colours in `order` first, the others as they appear.
export function index_colours({ width, height, rgba, order = [] }) {
    const palette = [0], numbers = new Map(), indices = new Uint8Array(width * height);
    const number_of = (colour) => {
        if (!numbers.has(colour)) {
            numbers.set(colour, palette.length);
            palette.push(colour);
        }
        return numbers.get(colour);
    };
    for (const rgb of order) number_of(rgb565(rgb >> 16, (rgb >> 8) & 255, rgb & 255));
    for (let i = 0; i < indices.length; i++)
        if (rgba[i * 4 + 3] >= 128) indices[i] = number_of(rgb565(rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2]));
    if (palette.length > 16) throw new Error(`${palette.length - 1} colours; at most 15 and transparent fit`);
    // Always sixteen, so that code may make changed copies without knowing how many are used.
    while (palette.length < 16) palette.push(0);
    return { palette, indices };
}

// Two pixels a byte, the left one in the high half; rows padded to whole bytes.
export function pack(indices, sheet_width, left, top, width, height) {
    const bytes = [];
    for (let y = top; y < top + height; y++)
        for (let x = 0; x < width; x += 2) {
            const at = y * sheet_width + left + x;
            bytes.push((indices[at] << 4) | (x + 1 < width ? indices[at + 1] : 0));
        }
    return bytes;
}

// Pictures from this size on become runs, if that is smaller. Below it a row's place costs too much, and tiles are not drawn in runs.
const runs_from = 1000;

// The pixels of a packed picture as runs: { bytes, rows }, as games/stage/sprite.h says. Equal rows are kept once.
export function runs_of(packed, width, height) {
    const stride = (width + 1) >> 1, bytes = [], rows = [], known = new Map();
    for (let y = 0; y < height; y++) {
        const row = [];
        for (let x = 0; x < width; x++) {
            const two = packed[y * stride + (x >> 1)], index = x & 1 ? two & 15 : two >> 4, last = row.at(-1);
            if (last !== undefined && (last & 15) === index && last < 0xf0) row[row.length - 1] += 0x10;
            else row.push(index);
        }
        const key = row.join();
        if (!known.has(key)) {
            known.set(key, bytes.length);
            bytes.push(...row);
        }
        rows.push(known.get(key));
    }
    return { bytes, rows };
}

// What is written of a frame: four bits a pixel, or runs where these are smaller.
export function encode(packed, width, height) {
    if (packed.length < runs_from) return { bytes: packed };
    const runs = runs_of(packed, width, height);
    return runs.bytes.length + 2 * height < packed.length ? runs : { bytes: packed };
}

export function convert(file, bytes) {
    const kind = extname(file);
    if (kind !== '.png' && kind !== '.txt') throw new Error(`${kind || 'no ending'}: only .png and .txt are read`);
    const { name, columns, rows, sheet } = parse_name(file);
    const picture = kind === '.png' ? read_png(bytes) : read_text_art(bytes.toString('utf8'));
    if (columns < 1 || rows < 1 || picture.width % columns || picture.height % rows)
        throw new Error(`${picture.width}x${picture.height} pixels cannot be cut into ${columns}x${rows} equal frames`);
    const { palette, indices } = index_colours(picture);
    const width = picture.width / columns, height = picture.height / rows;
    const frames = [];
    for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
            frames.push(pack(indices, picture.width, column * width, row * height, width, height));
    return { name, sheet, width, height, palette, frames };
}

export function header_source(layer, sprites) {
    const lines = sprites.map(({ name, sheet, frames, width, height }) =>
        `extern const stage::Sprite ${name}${sheet ? `[${frames.length}]` : ''};  // ${width} x ${height}`);
    return `// Made by tools/assets/sprite.mjs; do not edit.
#pragma once

#include "stage/sprite.h"

namespace ${layer}::art {

${lines.join('\n')}

}  // namespace ${layer}::art
`;
}

export function code_source(layer, sprites) {
    const bodies = sprites.map(({ name, sheet, width, height, palette, frames }) => {
        const forms = frames.map((packed) => encode(packed, width, height));
        const entries = forms.map(({ rows }, i) =>
            `{${width}, ${height}, ${name}_palette, ${name}_pixels_${i}, ${rows ? `${name}_rows_${i}` : 'nullptr'}}`);
        const tables = forms.map(({ bytes, rows }, i) => `constexpr std::uint8_t ${name}_pixels_${i}[] = {\n${bytes_literal(bytes)}};\n` +
            (rows ? `constexpr std::uint16_t ${name}_rows_${i}[] = {\n${bytes_literal(rows)}};\n` : ''));
        return `namespace {
constexpr stage::Colour ${name}_palette[] = {
${bytes_literal(palette)}};
${tables.join('')}}  // namespace
const stage::Sprite ${name}${sheet ? `[${frames.length}]{\n    ${entries.join(',\n    ')}}` : entries[0]};
`;
    });
    return `// Made by tools/assets/sprite.mjs; do not edit.
#include "${layer}/art.h"

namespace ${layer}::art {

${bodies.join('\n')}
}  // namespace ${layer}::art
`;
}

function main() {
    const { options, files } = parse_arguments(process.argv.slice(2), ['layer', 'out']);
    if (!options.layer || !options.out || files.length === 0) fail('use: sprite.mjs --layer NAME --out FOLDER PICTURE...', 2);
    const sprites = [], seen = new Map();
    for (const file of files) {
        try {
            const sprite = convert(file, readFileSync(file));
            if (seen.has(sprite.name)) throw new Error(`the name '${sprite.name}' is taken by ${seen.get(sprite.name)}`);
            seen.set(sprite.name, file);
            sprites.push(sprite);
        } catch (error) {
            fail(`${file}: ${error.message}`);
        }
    }
    write_if_changed(join(options.out, options.layer, 'art.h'), header_source(options.layer, sprites));
    write_if_changed(join(options.out, 'art.cpp'), code_source(options.layer, sprites));
}

if (process.argv[1]?.endsWith('sprite.mjs')) main();
