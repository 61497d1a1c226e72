// A page with the firmware of one board: that of another is made when it is chosen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uf2Of } from '../build.mjs';
import { openBrowser, openConsole, rest } from './browser.mjs';
import { assertShows, emulated, inDrawer } from './steps.mjs';

const asked = [];
let answer; // of the build that is under way
const build = (board) => {
  asked.push(board);
  return new Promise((done, failed) => (answer = { done: () => done(uf2Of(board)), failed }));
};

let browser = null;
let page = null;
let shelter = null;
before(async () => {
  browser = await openBrowser({ only: 'picosystem', build });
  page = await openConsole(browser);
  shelter = page.locator('.shelter');
});
after(() => browser?.close());

test('the board that was asked for runs at once', async () => {
  assert.deepEqual(asked, []);
  assert.equal(await page.inputValue('#board'), 'picosystem');
});

test('another one is built when it is chosen, and says so meanwhile', async () => {
  await inDrawer(page, () => page.selectOption('#board', 'picopad'));
  await shelter.getByText('Building the firmware for').waitFor();
  assert.equal(await shelter.getByRole('button').isVisible(), false);
  assert.deepEqual(asked, ['picopad']);
  answer.done();
  await shelter.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => globalThis.sixgun.listens);
  await rest(page, 1500);
  await assertShows(page, emulated('picopad', 'wait:3000'));
});

test('it stays for this visit, and a build that fails can be tried again', async () => {
  await inDrawer(page, () => page.selectOption('#board', 'picosystem'));
  await page.waitForFunction(() => globalThis.sixgun.listens);
  await inDrawer(page, () => page.selectOption('#board', 'picopad'));
  await page.waitForFunction(() => globalThis.sixgun.listens);
  assert.deepEqual(asked, ['picopad']);

  await inDrawer(page, () => page.selectOption('#board', 'pico_lcd_1_3'));
  await shelter.getByText('Building the firmware for').waitFor();
  answer.failed(new Error('FAILED: main.cpp.o\nno room on the disk'));
  await shelter.getByText('no room on the disk').waitFor();
  await shelter.getByRole('button', { name: 'Try again' }).click();
  await shelter.getByText('Building the firmware for').waitFor();
  answer.done();
  await page.waitForFunction(() => globalThis.sixgun.board.id === 'pico_lcd_1_3' && globalThis.sixgun.listens);
  assert.deepEqual(asked, ['picopad', 'pico_lcd_1_3', 'pico_lcd_1_3']);
});

test('nothing else went wrong, and nothing left this computer', () => {
  assert.deepEqual(browser.troubles.filter((words) => !/status of 500/.test(words)), []);
});
