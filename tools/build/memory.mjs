// Prints where the firmware's memory went, layer by layer, and what each game costs, from the linker's map.
//   node memory.mjs --flash-kib N --ram-kib N --flash-aim-kib N --games nullgame,love FILE.elf.map
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';

const flash_start = 0x10000000;
const ram_start = 0x20000000;
// Live in RAM, and their first contents lie in flash.
const copied_to_ram = new Set(['.data', '.tdata', '.scratch_x', '.scratch_y', '.tm_clone_table']);

const sdk = 'Pico SDK';
const library = 'C and C++ library';
const padding = 'padding';
const stack = 'stack';
const last = [sdk, 'TinyUSB', library, padding, stack];

// Which layer an input file of the link belongs to. Our layers are the archives inside the build folder, so their names come
// relative; the executable's own objects are the SDK's sources.
export function layer_of(file) {
    const archive = file.match(/^(?!\/)(?:.*\/)?lib([^/]+)\.a\(/);
    if (archive) return archive[1];
    if (/\/tinyusb\//.test(file)) return 'TinyUSB';
    if (/CMakeFiles\/sixgun-[^/]+\.dir\//.test(file) || /^pico-sdk\//.test(file)) return sdk;
    const objects = file.match(/CMakeFiles\/([^/]+)\.dir\//);
    if (objects) return objects[1].replace(/_main$/, '');
    if (/\.(a\(.*\)|o)$/.test(file)) return library;
    return padding;  // linker stubs
}

// The output sections in order: { name, address, size, pieces: [{ address, size, file }] }.
function read_sections(map) {
    const start = map.indexOf('Linker script and memory map');
    // A long section name stands on a line of its own, its numbers on the next.
    const text = map.slice(start).replace(/^( ?\.\S+)\n +(?=0x)/gm, '$1 ');
    const sections = [];
    for (const line of text.split('\n')) {
        const output = line.match(/^(\.\S+) +0x([0-9a-f]+) +0x([0-9a-f]+)/);
        if (output) {
            sections.push({ name: output[1], address: parseInt(output[2], 16), size: parseInt(output[3], 16), pieces: [] });
            continue;
        }
        const input = line.match(/^ (?:\.\S+|COMMON|\*fill\*) +0x([0-9a-f]+) +0x([0-9a-f]+)(?: (.*))?$/);
        if (!input || sections.length === 0) continue;
        sections.at(-1).pieces.push({ address: parseInt(input[1], 16), size: parseInt(input[2], 16), file: input[3] ?? '' });
    }
    return sections;
}

// Equal strings are merged, and the map may still list each with its own size at one address: a piece ends where the next
// begins.
function size_in_place(section, index) {
    const piece = section.pieces[index];
    const end = section.pieces[index + 1]?.address ?? section.address + section.size;
    return Math.max(0, Math.min(piece.size, end - piece.address));
}

// { layers: [{ name, flash, ram }], flash, ram }: the totals are those of the output sections, and what no input file
// accounts for is padding, so that the columns always add up.
export function memory_by_layer(map) {
    const layers = new Map();
    const charge = (name, section, address, size) => {
        if (!layers.has(name)) layers.set(name, { name, flash: 0, ram: 0 });
        const layer = layers.get(name);
        if (address >= ram_start) layer.ram += size;
        if (address < ram_start || copied_to_ram.has(section)) layer.flash += size;
    };
    for (const section of read_sections(map)) {
        if (section.address < flash_start) continue;  // debug information
        const is_stack = /^\.stack/.test(section.name);
        charge(is_stack ? stack : padding, section.name, section.address, section.size);
        if (is_stack) continue;
        section.pieces.forEach((piece, index) => {
            const size = size_in_place(section, index);
            charge(layer_of(piece.file), section.name, piece.address, size);
            charge(padding, section.name, piece.address, -size);
        });
    }
    const rank = (layer) => last.indexOf(layer.name);
    const sorted = [...layers.values()].filter((layer) => layer.flash || layer.ram)
        .sort((a, b) => rank(a) - rank(b) || b.flash - a.flash || b.ram - a.ram);
    const total = (column) => sorted.reduce((sum, layer) => sum + layer[column], 0);
    return { layers: sorted, flash: total('flash'), ram: total('ram') };
}

// What a game is made of, and the ends of the names of the layers.
const parts = { rules: '', scene: '_scene', art: '_art', cartridge: '_cartridge' };

// The flash of each game by its parts: [{ name, rules, scene, art, cartridge, sum }]. Players count as rules.
export function flash_by_game(layers, games) {
    const flash_of = (name) => layers.find((layer) => layer.name === name)?.flash ?? 0;
    return games.map((name) => {
        const costs = Object.fromEntries(Object.entries(parts).map(([part, end]) => [part, flash_of(name + end)]));
        return { name, ...costs, sum: Object.values(costs).reduce((sum, cost) => sum + cost, 0) };
    });
}

// The aim is what all games together should stay within, the bound what the link holds them to.
export function table({ layers, flash, ram }, { flash_kib, ram_kib, flash_aim_kib }, games = []) {
    const row = (name, ...columns) => name.padEnd(20) + columns.map((column) => String(column).padStart(10)).join('');
    const share = (used, kib) => `${(used / (kib * 1024) * 100).toFixed(1)} %`;
    const costs = flash_by_game(layers, games);
    return [
        row('memory by layer', 'flash', 'RAM'),
        ...layers.map((layer) => row(`  ${layer.name}`, layer.flash, layer.ram)),
        row('total bytes', flash, ram),
        row('aim', flash_aim_kib * 1024, ''),
        row('used of it', share(flash, flash_aim_kib), ''),
        row('bound', flash_kib * 1024, ram_kib * 1024),
        row('used of it', share(flash, flash_kib), share(ram, ram_kib)),
        row('flash by game', ...Object.keys(parts), 'sum', 'of aim'),
        ...costs.map(({ name, ...cost }) => row(`  ${name}`, ...Object.values(cost), share(cost.sum, flash_aim_kib))),
    ].map((line) => line.trimEnd()).join('\n');
}

function main() {
    const { values, positionals } = parseArgs({
        options: {
            'flash-kib': { type: 'string' }, 'ram-kib': { type: 'string' }, 'flash-aim-kib': { type: 'string' }, games: { type: 'string' },
        },
        allowPositionals: true,
    });
    const budget = {
        flash_kib: Number(values['flash-kib']), ram_kib: Number(values['ram-kib']), flash_aim_kib: Number(values['flash-aim-kib']),
    };
    console.log(table(memory_by_layer(readFileSync(positionals[0], 'utf8')), budget, values.games.split(',')));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
