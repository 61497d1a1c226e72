// What tests of the page do and look at again and again.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read_png } from '../../assets/png.mjs';
import { Console } from '../../emulator/console.mjs';
import { knownBoards, readBoard, readUf2 } from '../../emulator/emulate.mjs';
import { Player } from '../../emulator/player.mjs';
import { encodePng } from '../../emulator/png.mjs';
import { parseScript } from '../../emulator/script.mjs';
import { uf2Of } from '../build.mjs';
import { canvasPixels, folder } from './browser.mjs';

// What tools/emulate shows after these keys, with blank flash or this one: { width, height, rgba }.
export function emulated(id, keys, storage = null) {
  const board = readBoard(id);
  const device = new Console(board);
  if (storage) device.flash.load(board.flash_bytes - board.storage_bytes, storage);
  device.boot(readUf2(uf2Of(id)), knownBoards());
  new Player(device).play(parseScript(keys));
  return read_png(encodePng(board.panel.width, board.panel.height, device.panel.seen()));
}

// The canvas shows that picture, pixel by pixel.
export async function assertShows(page, { rgba }) {
  const shown = await canvasPixels(page);
  const wrong = shown.findIndex((value, index) => value !== rgba[index]);
  assert.equal(wrong, -1, `byte ${wrong} of the canvas differs`);
  assert.equal(shown.length, rgba.length);
}

export async function download(page, act) {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(path)) };
}

// Chooses a file where `act` asks for one.
export async function upload(page, act, file) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()]);
  await chooser.setFiles(file);
}

export async function inDrawer(page, act) {
  await page.click('#more');
  const result = await act();
  if (await page.locator('dialog').evaluate((dialog) => dialog.open)) await page.click('#close');
  return result;
}

export const exportFlash = (page) => inDrawer(page, () => download(page, () => page.click('#export')));

// The code of the match on the screen, as the drawer tells it.
export const shareCode = (page) =>
  inDrawer(page, async () => {
    await page.waitForFunction(() => document.querySelector('#last-match').textContent !== '');
    return page.inputValue('#code');
  });

// Waits until the bar says something like that.
export const said = (page, pattern) =>
  page.waitForFunction((text) => new RegExp(text, 'i').test(document.querySelector('.said').textContent), pattern);

// Notes which buttons are pressed and released from now on; returns a function that tells, and forgets.
export async function listenToEdges(page) {
  await page.evaluate(() => {
    const { buttons } = globalThis.sixgun;
    const listens = Boolean(globalThis.edges);
    globalThis.edges = [];
    if (listens) return;
    const told = buttons.onChange;
    buttons.onChange = (name, down) => {
      globalThis.edges.push(`${name}${down ? '+' : '-'}`);
      told(name, down);
    };
  });
  return () => page.evaluate(() => globalThis.edges.splice(0).join(' '));
}
