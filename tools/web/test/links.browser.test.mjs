// The built page in a real browser: links, boards and firmware that is brought along. In light colours.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { readMatch } from '../../emulator/journal.mjs';
import { uf2Of } from '../build.mjs';
import { openBrowser, openConsole, play, rest } from './browser.mjs';
import { assertShows, emulated, exportFlash, inDrawer, said, shareCode, upload } from './steps.mjs';

const superhot = 1; // its number in a journal

let browser = null;
let page = null;
before(async () => {
  browser = await openBrowser({ scheme: 'light', reducedMotion: 'reduce' });
  page = await openConsole(browser, '#challenge=11');
});
after(() => browser?.close());

test('a link leads to its challenge', async () => {
  await said(page, 'Challenge 11: ');
  await rest(page);
  await play(page, 'A'); // play it
  await rest(page, 1000);
  assert.notEqual(readMatch((await exportFlash(page)).bytes, superhot), null, 'a match of SUPERHOT is running');
});

test('a link leads to its match: the same for everybody, and none is given up for it unasked', async () => {
  const code = await shareCode(page);
  await page.goto(`${browser.address}#match=${code.replaceAll('-', '').toLowerCase()}`);
  await said(page, 'Give up your running match');
  await page.getByRole('button', { name: 'Begin it' }).click();
  await said(page, 'has begun');
  await rest(page, 1000);
  assert.equal(await shareCode(page), code);
  assert.equal(page.url(), browser.address, 'a reload does not begin it again');
});

const arena = 'BT1|Twin Gate|2|Ka1Hd1Va4Xd4Vg4Hd7Kg7|d4|d1f9a4i6c3g7d3f7c4g6f3d7|a1i9|';

test('a link brings an arena, once; so does the field, which makes such links', async () => {
  for (let times = 0; times < 2; times++) {
    await page.goto(`${browser.address}#arena=${encodeURIComponent(arena)}`);
    await said(page, 'The arena Twin Gate is in slot 1');
    assert.equal(page.url(), browser.address);
    await page.evaluate(() => globalThis.sixgun.say(''));
  }
  await page.click('#more');
  await page.fill('#code', arena.replace('Twin', 'Thin'));
  await page.click('#copy');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${browser.address}#arena=${encodeURIComponent(arena.replace('Twin', 'Thin'))}`);
  await page.click('#go');
  await said(page, 'The arena Thin Gate is in slot 2');
  const { arenas } = await page.evaluate(() => globalThis.sixgun.serial.ask('arena'));
  assert.deepEqual(arenas.map(({ slot, text }) => [slot, text]), [[1, arena], [2, arena.replace('Twin', 'Thin')]]);
});

test('a link to nothing says so', async () => {
  for (const [link, words] of [
    ['challenge=999', 'no such challenge'],
    ['challenge=0', 'no such challenge'],
    ['match=!', 'neither a share code'],
    ['arena=BT1%7CTwin%20Gate%7C2%7CQa1', 'no arena: .* column 17'],
    [`arena=${encodeURIComponent(arena.replace('a1i9', 'a1d5'))}`, 'cannot be played: '],
    ['arena=nonsense!', 'neither a share code'],
  ]) {
    await page.evaluate(() => globalThis.sixgun.say(''));
    await page.goto(`${browser.address}#${link}`);
    await said(page, words);
  }
});

test('a code with a mistake in it says so', async () => {
  const code = await shareCode(page);
  await page.click('#more');
  await page.fill('#code', 'nonsense!');
  await page.click('#go');
  await said(page, 'neither a share code');
  assert.equal(await page.getAttribute('#code', 'aria-invalid'), 'true');
  await page.fill('#code', `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
  await page.click('#go');
  await said(page, 'mistake in the code');
  assert.equal(await page.locator('dialog').evaluate((dialog) => dialog.open), false);
});

test('a UF2 runs on the board it is for, also when it is dropped; anything else is refused', async () => {
  await inDrawer(page, async () => {
    await upload(page, () => page.click('#uf2'), uf2Of('picopad'));
    await said(page, 'sixgun-picopad.uf2 runs');
  });
  await rest(page, 1500);
  const expected = emulated('picopad', 'wait:3000');
  assert.deepEqual([expected.width, expected.height], [320, 240]);
  await assertShows(page, expected);
  assert.equal(await page.inputValue('#board'), 'picopad');

  const drop = async (name, bytes) => {
    const data = await page.evaluateHandle(
      ([file, base64]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], file));
        return transfer;
      },
      [name, Buffer.from(bytes).toString('base64')],
    );
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
    assert.match(await page.getAttribute('body', 'class'), /drop/);
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    assert.doesNotMatch((await page.getAttribute('body', 'class')) ?? '', /drop/);
  };
  await drop('notes.txt', 'hello');
  await said(page, 'notes.txt is not a UF2 file');
  await drop('wrong.uf2', 'hello '.repeat(200));
  await said(page, 'wrong.uf2: not a UF2 file');
  const torn = readFileSync(uf2Of('picosystem')).subarray(0, 512 * 20 + 100);
  await drop('torn.uf2', torn);
  await said(page, 'torn.uf2: ');
  await rest(page);
  await assertShows(page, expected); // the one before runs on
  await drop('mine.uf2', readFileSync(uf2Of('picosystem')));
  await said(page, 'mine.uf2 runs');
  assert.equal(await page.inputValue('#board'), 'picosystem');
});

test('another board is chosen, with a flash of its own', async () => {
  await inDrawer(page, async () => {
    await page.selectOption('#board', 'pico_lcd_1_3');
    await page.getByText('no battery').waitFor();
  });
  await page.waitForFunction(() => globalThis.sixgun.listens);
  await rest(page, 1500);
  await assertShows(page, emulated('pico_lcd_1_3', 'wait:3000'));
  assert.equal(readMatch((await exportFlash(page)).bytes, superhot), null);
});

test('light and little motion are respected', async () => {
  const { ground, drawer } = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).getPropertyValue('--ground').trim(),
    drawer: getComputedStyle(document.querySelector('.drawer')).animationName,
  }));
  assert.equal(ground, '#e4ded2');
  assert.equal(drawer, 'none');
});

test('nothing went wrong, and nothing left this computer', () => {
  assert.deepEqual(browser.troubles, []);
});
