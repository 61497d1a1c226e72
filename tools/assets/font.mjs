#!/usr/bin/env node
// Console font -> stage::Font.
//
//   font.mjs --name medium --out font_medium.cpp [--glyphs glyphs_8x16.txt] spleen-8x16.psfu.gz
//
// Keeps the characters a game may show, adds our own glyphs (which win over the font's), and writes them sorted by
// code point with ASCII first and without a gap, so that the common characters are found without a search.
import { readFileSync } from 'node:fs';
import { read_psf } from './psf.mjs';
import { parse_glyphs } from './glyphs.mjs';
import { bytes_literal, fail, parse_arguments, write_if_changed } from './common.mjs';

// What is taken from the font, first and last of each range. Spleen names many glyphs as a stand-in for others (a plain o for a
// circle), so symbols are taken only where they are really drawn; the others come from our own glyphs.
const kept = [
    [0x20, 0x7e],     // ASCII
    [0xa0, 0xff],     // Latin-1
    [0x2010, 0x2015], // dashes
    [0x2022, 0x2022], // bullet
    [0x2026, 0x2026], // ellipsis
    [0x2039, 0x203a], // angle quotes
    [0x20ac, 0x20ac], // euro
    [0x2212, 0x2212], // minus
    [0x2248, 0x2248], // almost equal
    [0x2500, 0x2503], [0x250c, 0x250c], [0x2510, 0x2510], [0x2514, 0x2514], [0x2518, 0x2518], [0x251c, 0x251c],
    [0x2524, 0x2524], [0x252c, 0x252c], [0x2534, 0x2534], [0x253c, 0x253c], // light box lines
    [0x2580, 0x2593], // blocks
    [0x25c6, 0x25c6], // diamond
];
const blanks = new Set([0x20, 0xa0, 0xad]);

// A size that lacks an accented letter shows the letter without its accent rather than a box.
function with_bare_letters(glyphs) {
    for (let c = 0xc0; c <= 0xff; c++) {
        const bare = String.fromCodePoint(c).normalize('NFD').codePointAt(0);
        if (!glyphs.has(c) && bare !== c && glyphs.has(bare)) glyphs.set(c, glyphs.get(bare));
    }
    return glyphs;
}

export function select(font, own = new Map()) {
    const is_kept = (c) => kept.some(([first, last]) => c >= first && c <= last);
    const is_drawn = (c, rows) => blanks.has(c) || rows.some((row) => row !== 0);
    const chosen = new Map([...font.glyphs].filter(([c, rows]) => is_kept(c) && is_drawn(c, rows)));
    for (const [c, rows] of own) chosen.set(c, rows);
    with_bare_letters(chosen);
    for (let c = 0x20; c <= 0x7e; c++) if (!chosen.has(c)) throw new Error(`ASCII character ${c} is missing`);
    if (!chosen.has(0xfffd)) throw new Error('the replacement character U+FFFD is missing');
    return [...chosen].sort((a, b) => a[0] - b[0]);
}

export function font_source(name, font, glyphs) {
    const stride = (font.width + 7) >> 3;
    const bytes = glyphs.flatMap(([, rows]) => rows.flatMap((row) => {
        const padded = row << (stride * 8 - font.width);
        return Array.from({ length: stride }, (_, i) => (padded >> (8 * (stride - 1 - i))) & 255);
    }));
    return `// Made by tools/assets/font.mjs; do not edit.
#include "stage/font.h"

namespace stage {
namespace {
constexpr std::uint16_t ${name}_codepoints[] = {
${bytes_literal(glyphs.map(([c]) => c))}};
constexpr std::uint8_t ${name}_bits[] = {
${bytes_literal(bytes)}};
}  // namespace

const Font ${name}{${font.width}, ${font.height}, ${glyphs.length}, ${name}_codepoints, ${name}_bits};

}  // namespace stage
`;
}

function main() {
    const { options, files } = parse_arguments(process.argv.slice(2), ['name', 'out', 'glyphs']);
    if (!options.name || !options.out || files.length !== 1)
        fail('use: font.mjs --name NAME --out FILE.cpp [--glyphs FILE.txt] FONT.psfu.gz', 2);
    let current = files[0];
    try {
        const font = read_psf(readFileSync(current));
        current = options.glyphs ?? current;
        const own = options.glyphs ? parse_glyphs(readFileSync(current, 'utf8'), font.width, font.height) : new Map();
        write_if_changed(options.out, font_source(options.name, font, select(font, own)));
    } catch (error) {
        fail(`${current}: ${error.message}`);
    }
}

if (process.argv[1]?.endsWith('font.mjs')) main();
