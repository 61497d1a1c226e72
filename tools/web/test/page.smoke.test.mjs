// The page in a real browser, with the firmware of one board: it comes up, shows what the chip shows, and is played.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openConsole, play, rest } from './browser.mjs';
import { assertShows, emulated } from './steps.mjs';

let browser = null;
let page = null;
before(async () => {
  browser = await openBrowser({ only: 'picosystem', build: () => Promise.reject(new Error('nobody asked for another board')) });
  page = await openConsole(browser);
});
after(() => browser?.close());

test('boots to the launcher, and its picture is that of tools/emulate, pixel by pixel', async () => {
  await rest(page, 1000);
  await assertShows(page, emulated('picosystem', 'wait:3000'));
});

test('keys and clicks turn the cylinder', async () => {
  await play(page, 'RIGHT');
  await play(page, 'RIGHT', { how: 'mouse' });
  await rest(page, 1000);
  await assertShows(page, emulated('picosystem', 'wait:3000 RIGHT*2 wait:2000'));
});

test('nothing went wrong, and nothing left this computer', () => {
  assert.deepEqual(browser.troubles, []);
});
