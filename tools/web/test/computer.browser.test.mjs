// The built page in a real browser on a computer: a match from the first picture to a power cut, and everything
// around the console.
//
// Needs the firmware of all boards and Chromium; tools/test sees to both. Everything waits for what the console
// shows or for its clock, so that a busy machine only makes it slower.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { read_png } from '../../assets/png.mjs';
import { knownBoards } from '../../emulator/emulate.mjs';
import { readMatch } from '../../emulator/journal.mjs';
import { nullgame, toNewMatch, toNullGame } from '../../emulator/null-game.mjs';
import { canvasPixels, folder, openBrowser, openConsole, play, rest, restart, thePage } from './browser.mjs';
import { readGif } from './gif-reader.mjs';
import { assertShows, download, emulated, exportFlash, inDrawer, listenToEdges, said, shareCode, upload } from './steps.mjs';

const actionsIn = (storage) => readMatch(storage, nullgame)?.cursor ?? null;

let browser = null;
let page = null;
before(async () => {
  browser = await openBrowser();
  // What the page sends to the speaker.
  await browser.context.addInitScript(() => {
    globalThis.heard = [];
    const note = (name) => {
      const method = AudioParam.prototype[name];
      AudioParam.prototype[name] = function (value, ...rest) {
        globalThis.heard.push({ name, value });
        return method.call(this, value, ...rest);
      };
    };
    note('setValueAtTime');
    note('setTargetAtTime');
  });
  page = await openConsole(browser);
  page.on('dialog', (dialog) => dialog.accept());
});
after(() => browser?.close());

test('the page with the firmware of every board weighs less than 2 MB', () => {
  const { boards, files } = thePage();
  assert.deepEqual([...boards].sort(), [...knownBoards()].sort());
  const weight = Object.values(files).reduce((sum, size) => sum + size, 0);
  assert.ok(weight < 2e6, `${weight} bytes`);
});

test('boots to the launcher, and its picture is that of tools/emulate, pixel by pixel', async () => {
  assert.match(await page.locator('.said').textContent(), /arrow keys/);
  await rest(page, 1000);
  const expected = emulated('picosystem', 'wait:3000');
  await assertShows(page, expected);
  const { name, bytes } = await download(page, () => page.click('#picture'));
  assert.match(name, /^sixgun-\d{8}-\d{6}\.png$/);
  const { width, height, rgba } = read_png(Buffer.from(bytes));
  assert.deepEqual([width, height], [240, 240]);
  assert.ok(Buffer.from(rgba).equals(Buffer.from(expected.rgba)), 'the saved picture');
});

test('a pixel of the panel is a whole number of pixels of the display', async () => {
  const { box, scale } = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.screen').getBoundingClientRect();
    return { box: { x, y, width, height }, scale: globalThis.sixgun.casing.layout.scale };
  });
  assert.deepEqual([box.width, box.height], [240 * scale, 240 * scale]);
  assert.ok(Number.isInteger(box.x) && Number.isInteger(box.y), JSON.stringify(box));
});

let flash = null;
test('a match is played by clicking the buttons, then on the keyboard', async () => {
  await play(page, `${toNullGame} ${toNewMatch} A A`, { how: 'mouse' });
  await play(page, 'A A', { how: 'mouse' });
  const clicked = actionsIn((await exportFlash(page)).bytes);
  assert.ok(clicked >= 1, `${clicked} actions by mouse`);
  await play(page, 'A A');
  flash = (await exportFlash(page)).bytes;
  assert.ok(actionsIn(flash) > clicked, `${actionsIn(flash)} actions, before that ${clicked}`);
});

test('the piezo was heard as notes of an oscillator, and can be muted', async () => {
  const heard = await page.evaluate(() => globalThis.heard);
  const notes = heard.filter(({ name }) => name === 'setValueAtTime').map(({ value }) => value);
  assert.ok(notes.length > 0 && notes.every((hertz) => hertz > 50 && hertz < 20_000), notes.join(' '));
  assert.ok(heard.some(({ name, value }) => name === 'setTargetAtTime' && value > 0), 'it gets loud');
  assert.equal(heard.at(-1).value, 0, 'it ends');
  const state = () => page.evaluate(() => ({ gain: globalThis.sixgun.sound.master.gain.value, wave: globalThis.sixgun.sound.wave.type }));
  assert.deepEqual(await state(), { gain: 1, wave: 'square' });
  await page.click('#sound');
  assert.equal(await page.getAttribute('#sound', 'aria-pressed'), 'false');
  assert.equal((await state()).gain, 0);
  await page.click('#sound');
});

test('the match has a code, and a link that can be passed on', async () => {
  const code = await shareCode(page);
  assert.match(code, /^[0-9A-Z]{4}-[0-9A-Z-]+$/);
  await inDrawer(page, async () => {
    await page.fill('#code', code);
    await page.click('#copy');
    await said(page, 'Link copied');
  });
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${browser.address}#match=${code}`);
});

test('the power is cut in the middle; switched on again the match goes on where it was', async () => {
  await rest(page, 1000);
  const before = await canvasPixels(page);
  await page.click('#power');
  assert.equal(await page.getAttribute('#power', 'aria-checked'), 'false');
  await page.waitForFunction(() => document.querySelector('.screen').style.opacity === '0');
  assert.equal(await page.textContent('#percent'), 'off');
  await page.click('#power');
  await page.waitForFunction(() => document.querySelector('.screen').style.opacity > 0.5);
  await rest(page, 600);
  await play(page, 'A'); // continue
  await rest(page, 1000);
  assert.equal(actionsIn((await exportFlash(page)).bytes), actionsIn(flash));
  const shown = await canvasPixels(page);
  const changed = shown.filter((value, index) => value !== before[index]).length;
  assert.ok(changed < before.length * 0.1, `${changed} of ${before.length} bytes differ from before the cut`);
});

test('the flash survives the tab, and belongs to one tab at a time', async () => {
  const second = await browser.context.newPage();
  await second.goto(browser.address);
  await second.getByText('switched on in another tab').waitFor();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await page.getByText('switched on in another tab').waitFor();
  await page.close();
  page = second;
  page.on('dialog', (dialog) => dialog.accept());
  await page.waitForFunction(() => performance.getEntriesByName('first frame').length > 0);
  await rest(page, 600);
  assert.equal(actionsIn((await exportFlash(page)).bytes), actionsIn(flash));
});

test('exported, erased, imported: the same flash, and tools/emulate shows the same with it', async () => {
  const { name, bytes } = await exportFlash(page);
  assert.match(name, /^sixgun-picosystem-.*\.flash$/);
  await inDrawer(page, async () => {
    await page.click('#erase');
    await said(page, 'Flash erased');
  });
  await rest(page, 1500);
  assert.equal(actionsIn((await exportFlash(page)).bytes), null);
  const file = join(folder, 'saved.flash');
  const importFile = (words) =>
    inDrawer(page, async () => {
      await upload(page, () => page.click('#import'), file);
      await said(page, words);
    });
  writeFileSync(file, bytes);
  await importFile('Saves imported');
  await rest(page, 1000);
  assert.ok(Buffer.from((await exportFlash(page)).bytes).equals(Buffer.from(bytes)));
  await assertShows(page, emulated('picosystem', 'wait:2000', bytes));
  writeFileSync(file, 'too short');
  await importFile('The file has 9 bytes');
});

test('a film of the screen is a GIF of what it shows', async () => {
  await play(page, 'B'); // out of the menu in which a running match waits
  await page.click('#clip');
  await said(page, 'Recording');
  await play(page, 'RIGHT');
  const { name, bytes } = await download(page, () => page.click('#clip'));
  assert.match(name, /\.gif$/);
  const { size, frames } = readGif(bytes);
  assert.deepEqual(size, [480, 480]);
  assert.ok(frames.length > 3, `${frames.length} frames`);
  const pixels = await canvasPixels(page);
  const last = frames.at(-1).canvas;
  for (let i = 0; i < 240 * 240; i += 7) {
    const [x, y] = [i % 240, Math.floor(i / 240)];
    assert.deepEqual(last[y * 2 * 480 + x * 2], [...pixels.subarray(i * 4, i * 4 + 3)], `pixel ${x},${y}`);
  }
});

test('a game controller plays: buttons, cross and stick', async () => {
  const edges = await listenToEdges(page);
  await page.evaluate(() => {
    globalThis.pad = { index: 0, axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
    navigator.getGamepads = () => [globalThis.pad];
    dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad: globalThis.pad }));
  });
  const change = async (act) => {
    await page.evaluate(act);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await change(() => (globalThis.pad.buttons[3].pressed = true));
  await change(() => (globalThis.pad.buttons[3].pressed = false));
  await change(() => (globalThis.pad.buttons[14].pressed = true));
  await change(() => (globalThis.pad.buttons[14].pressed = false));
  await change(() => (globalThis.pad.axes = [0.9, 0.1]));
  await change(() => (globalThis.pad.axes = [0.45, 0.1])); // still
  await change(() => (globalThis.pad.axes = [0.1, -0.8]));
  await page.evaluate(() => {
    navigator.getGamepads = () => [];
    dispatchEvent(Object.assign(new Event('gamepaddisconnected'), { gamepad: globalThis.pad }));
  });
  assert.equal(await edges(), 'y+ y- left+ left- right+ up+ right- up-');
  await restart(page);
});

test('a battery that runs low shows on the screen', async () => {
  const full = await canvasPixels(page);
  await inDrawer(page, () => page.locator('#battery').fill('3300'));
  const deadline = Date.now() + 60_000;
  while ((await canvasPixels(page)).equals(full)) assert.ok(Date.now() < deadline, 'the picture never changed');
  await page.evaluate(() => globalThis.sixgun.setPower({ millivolts: 4000 }));
});

test('while nobody looks nothing runs', async () => {
  const hide = (hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const clock = () => page.evaluate(() => globalThis.sixgun.link.ask('clock'));
  await hide(true);
  const stopped = await clock();
  await page.waitForTimeout(500); // nothing to wait for: that is the point
  assert.equal(await clock(), stopped);
  await hide(false);
  const deadline = Date.now() + 60_000;
  while ((await clock()) === stopped) assert.ok(Date.now() < deadline, 'it never went on');
});

test('every control has a name and a role, and can be used by keys alone', async () => {
  for (const name of ['Up', 'Down', 'Left', 'Right', /^A, choose/, /^B, back/, /^X, more/, /^Y, help/, /Save a picture/, /Record/, 'Sound', /^More/]) {
    assert.equal(await page.getByRole('button', { name, exact: typeof name === 'string' }).count(), 1, String(name));
  }
  assert.equal(await page.getByRole('switch', { name: 'Power' }).count(), 1);
  assert.equal(await page.getByRole('img', { name: /screen/ }).count(), 1);
  assert.equal(await page.locator('.said').getAttribute('role'), 'status');
  await inDrawer(page, async () => {
    assert.equal(await page.getByRole('dialog', { name: 'Sixgun' }).count(), 1);
    for (const [role, name] of [['combobox', 'Board'], ['slider', 'Battery'], ['checkbox', 'USB power'], ['checkbox', 'charging'], ['textbox', /Share code/]]) {
      assert.equal(await page.getByRole(role, { name }).count(), 1, `${role} ${name}`);
    }
    const nameless = await page.locator('button, input, select').evaluateAll((all) =>
      all.filter((one) => !one.hidden && !(one.ariaLabel || one.textContent.trim() || one.labels?.length)).map((one) => one.outerHTML));
    assert.deepEqual(nameless.filter((html) => !/class="plain"><\/button>/.test(html)), [], 'the shelter\'s button gets its words with its reason');
  });
  await restart(page);
  await play(page, 'B'); // out of the menu in which a running match waits
  const before = await canvasPixels(page);
  await page.locator('[data-button=right]').focus();
  await page.keyboard.press('Space', { delay: 60 });
  await rest(page);
  assert.ok(!(await canvasPixels(page)).equals(before), 'Space on the focused button turns the cylinder');
  const edges = await listenToEdges(page);
  await page.locator('[data-button=left]').evaluate((button) => button.click()); // as a screen reader does
  await page.waitForFunction(() => globalThis.edges.length === 2);
  assert.equal(await edges(), 'left+ left-');
  await rest(page);
  assert.ok((await canvasPixels(page)).equals(before), 'a click without a pointer turns it back');
});

test('the drawer takes the keys while it is open, Escape closes it', async () => {
  const before = await canvasPixels(page);
  await page.click('#more');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('dialog').evaluate((dialog) => dialog.open), false);
  await rest(page);
  assert.ok((await canvasPixels(page)).equals(before));
});

test('nothing went wrong, and nothing left this computer', () => {
  assert.deepEqual(browser.troubles, []);
});
