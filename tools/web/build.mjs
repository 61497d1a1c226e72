// Builds the page into one folder that any static host can serve: tools/web, the parts of the emulator
// it needs, and the firmware of the boards that are built.
//
//   node tools/web/build.mjs [--out build/web] [--only BOARD]
//
// With --only the page has the firmware of that board, and asks its server for that of another one when
// it is chosen: serve.mjs --build.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { knownBoards, readBoard } from '../emulator/emulate.mjs';
import { flatten, parseUf2 } from '../emulator/uf2.mjs';
import { bundle, locator } from './bundle.mjs';
import { drawIcon } from './icon.mjs';
import { interleave } from './worker/images.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const web = join(root, 'tools', 'web');
const emulator = join(root, 'tools', 'emulator');
const art = join(root, 'tools', 'sixgun', 'art');
const library = join(emulator, 'node_modules', 'rp2040js');

// Of rp2040js only what the chip is made of: its index would bring the debugger along.
const fromLibrary = locator({ rp2040js: join(web, 'rp2040js.mjs') });
const script = (entry) =>
  Buffer.from(bundle(join(web, entry), fromLibrary, root).replace("new URL('../worker/worker.mjs', import.meta.url)", "'worker.js'"));

// --- Boards and their firmware --------------------------------------------------------------------
export const uf2Of = (id) => join(root, 'build', id, `sixgun-${id}.uf2`);
const imageOf = (id) => flatten(parseUf2(readFileSync(uf2Of(id))));

// As the build wrote it.
function versionOf(id) {
  const file = join(root, 'build', id, 'generated', 'version', 'version.h');
  return existsSync(file) ? readFileSync(file, 'utf8').match(/version\[\] = "([^"]*)"/)[1] : '';
}

// The parts of the drawn console: name, x, y, width, height.
function drawing() {
  const lines = readFileSync(join(art, 'handheld.txt'), 'utf8').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/\s+/)).map(([name, ...area]) => [name, area.map(Number)]));
}

// Whose work is in the page.
function licences() {
  const texts = [['Sixgun', join(root, 'LICENSE')], ['rp2040js', join(library, 'LICENSE')]];
  return texts.map(([name, file]) => `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(file, 'utf8').trim()}\n`).join('\n\n');
}

// --- All together ---------------------------------------------------------------------------------
// Returns { boards, files: { path: bytes } }.
export function buildPage(out, only) {
  const files = new Map();
  files.set('page.js', script('page/main.mjs'));
  files.set('worker.js', script('worker/worker.mjs'));
  const there = knownBoards().filter((id) => (!only || id === only) && existsSync(uf2Of(id)));
  if (!there.length) throw new Error('no firmware is built: cmake --preset picosystem && cmake --build --preset picosystem');
  there.sort((one, other) => (other === 'picosystem') - (one === 'picosystem')); // the usual one first
  const images = there.map(imageOf);
  const boards = there.map((id) => ({ ...readBoard(id), version: versionOf(id) }));
  if (only) boards.push(...knownBoards().filter((id) => id !== only).map((id) => ({ ...readBoard(id), later: true })));
  const firmware = { file: 'firmware.packed', lengths: images.map(({ length }) => length) };
  // Not called .gz: some hosts would say that it is only packed for the journey.
  files.set(firmware.file, gzipSync(interleave(images), { level: 9 }));
  files.set('console.json', Buffer.from(JSON.stringify({ boards, firmware, drawing: drawing() })));
  files.set('art/handheld.png', readFileSync(join(art, 'handheld.png')));
  for (const size of [192, 512]) files.set(`icons/icon-${size}.png`, drawIcon(join(art, 'handheld.png'), size));
  files.set('licences.txt', Buffer.from(licences()));
  for (const name of ['style.css', 'manifest.webmanifest']) files.set(name, readFileSync(join(web, name)));
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  files.set('index.html', Buffer.from(page.replace('page/main.mjs', 'page.js')));

  // The service worker knows every file by its content: one changed byte is another version.
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex').slice(0, 16)]));
  const worker = readFileSync(join(web, 'service-worker.mjs'), 'utf8');
  files.set('service-worker.js', Buffer.from(worker.replace('/* files */ {}', JSON.stringify(hashes))));

  rmSync(out, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), bytes);
  }
  return { boards: there, files: Object.fromEntries([...files].map(([name, { length }]) => [name, length])) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'build', 'web') }, only: { type: 'string' } } });
  const { boards, files } = buildPage(resolve(values.out), values.only);
  const weight = Object.values(files).reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${JSON.stringify({ page: values.out, boards, files: Object.keys(files).length, kib: Math.round(weight / 1024) })}\n`);
}
