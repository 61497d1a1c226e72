// The built page in a real browser: what a person does with it, from the first picture to a power cut.
//
// Needs the firmware of all boards to be built and Chromium; tools/test sees to both. Everything waits for
// what the console shows, never for a time, so that a busy machine only makes it slower.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { read_png } from '../../assets/png.mjs';
import { Console } from '../../emulator/console.mjs';
import { knownBoards, readBoard, readUf2 } from '../../emulator/emulate.mjs';
import { readMatch } from '../../emulator/journal.mjs';
import { nullgame, toNullGame } from '../../emulator/null-game.mjs';
import { Player } from '../../emulator/player.mjs';
import { encodePng } from '../../emulator/png.mjs';
import { parseScript } from '../../emulator/script.mjs';
import { buildPage, root } from '../build.mjs';
import { built, canvasPixels, middle, openBrowser, openConsole, play, rest, restart } from './browser.mjs';
import { readGif } from './gif-reader.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-page-'));
const uf2Of = (id) => join(root, 'build', id, `sixgun-${id}.uf2`);
let page_files = null;

before(() => {
  page_files = buildPage(built);
  assert.deepEqual(page_files.boards.toSorted(), knownBoards().toSorted(), 'every board has its firmware');
});
after(() => rmSync(folder, { recursive: true }));

// What tools/emulate shows after these keys, with blank flash or this one.
function emulated(id, keys, storage = null) {
  const board = readBoard(id);
  const device = new Console(board);
  if (storage) device.flash.load(board.flash_bytes - board.storage_bytes, storage);
  device.boot(readUf2(uf2Of(id)), knownBoards());
  const player = new Player(device);
  player.play(parseScript(keys));
  player.run(1000);
  return read_png(encodePng(board.panel.width, board.panel.height, device.panel.seen()));
}

async function download(page, act) {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return { name: file.suggestedFilename(), bytes: readFileSync(path) };
}
const picture = async (page) => read_png((await download(page, () => page.click('#picture'))).bytes);
const exportFlash = async (page) => {
  await page.click('#more');
  const { name, bytes } = await download(page, () => page.click('#export'));
  await page.click('#close');
  return { name, bytes: new Uint8Array(bytes) };
};
const actionsIn = (storage) => readMatch(storage, nullgame)?.actions ?? null;
const said = (page, pattern) => page.waitForFunction((text) => new RegExp(text, 'i').test(document.querySelector('.said').textContent), pattern);

describe('a console on a computer', () => {
  let browser = null;
  let page = null;
  before(async () => {
    browser = await openBrowser();
    page = await openConsole(browser);
    page.on('dialog', (dialog) => dialog.accept());
  });
  after(() => browser.close());

  test('boots to the launcher, and its picture is that of tools/emulate, pixel by pixel', async () => {
    await rest(page, 1000);
    const { width, height, rgba } = await picture(page);
    const expected = emulated('picosystem', 'wait:3000');
    assert.deepEqual([width, height], [240, 240]);
    assert.ok(Buffer.compare(Buffer.from(rgba), Buffer.from(expected.rgba)) === 0, 'the saved picture');
    assert.ok(Buffer.compare(Buffer.from(await canvasPixels(page)), Buffer.from(expected.rgba)) === 0, 'the canvas');
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
    await play(page, `${toNullGame} A A`, { how: 'mouse' });
    await play(page, 'A A', { how: 'mouse' });
    const clicked = actionsIn((await exportFlash(page)).bytes);
    assert.ok(clicked >= 1, `${clicked} actions by mouse`);
    await play(page, 'A');
    flash = (await exportFlash(page)).bytes;
    assert.ok(actionsIn(flash) > clicked, `${actionsIn(flash)} actions, then ${clicked}`);
  });

  test('its code is known to whoever wants to pass it on', async () => {
    assert.match(await page.locator('#last-match').textContent(), /The match on the console is [0-9A-Z]{4}-/);
  });

  test('the power is cut in the middle; switched on again the match goes on where it was', async () => {
    const before = await canvasPixels(page);
    await page.click('#power');
    assert.equal(await page.getAttribute('#power', 'aria-checked'), 'false');
    await page.waitForFunction(() => document.querySelector('.screen').style.opacity === '0');
    await page.waitForTimeout(200);
    await page.click('#power');
    await page.waitForFunction(() => document.querySelector('.screen').style.opacity > 0.5);
    await rest(page, 600);
    await play(page, 'A'); // continue
    await rest(page, 600);
    const { bytes } = await exportFlash(page);
    assert.equal(actionsIn(bytes), actionsIn(flash));
    const changed = (await canvasPixels(page)).filter((value, index) => value !== before[index]).length;
    assert.ok(changed < before.length * 0.15, `${changed} of ${before.length} values differ from before the cut`);
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
    await page.click('#more');
    await page.click('#erase');
    await said(page, 'Flash erased');
    await page.click('#close');
    await rest(page, 1500);
    assert.equal(actionsIn((await exportFlash(page)).bytes), null);
    const file = join(folder, 'saved.flash');
    writeFileSync(file, bytes);
    await page.click('#more');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#import')]);
    await chooser.setFiles(file);
    await said(page, 'Saves imported');
    await page.click('#close');
    await rest(page, 1000);
    assert.deepEqual((await exportFlash(page)).bytes, bytes);
    const expected = emulated('picosystem', 'wait:500', bytes);
    assert.ok(Buffer.compare(Buffer.from(await canvasPixels(page)), Buffer.from(expected.rgba)) === 0);
    writeFileSync(file, 'too short');
    await page.click('#more');
    const [again] = await Promise.all([page.waitForEvent('filechooser'), page.click('#import')]);
    await again.setFiles(file);
    await said(page, 'The file has 9 bytes');
    await page.click('#close');
  });

  test('a battery that runs low shows on the screen', async () => {
    await restart(page);
    const full = await canvasPixels(page);
    await page.click('#more');
    await page.locator('#battery').fill('3300');
    await page.click('#close');
    await page.waitForFunction((before) => {
      const { pen, screen } = globalThis.sixgun.casing;
      const now = pen.getImageData(0, 0, screen.width, screen.height).data;
      return now.some((value, index) => value !== before[index]);
    }, full);
    await page.evaluate(() => globalThis.sixgun.setPower({ millivolts: 4000 }));
  });

  test('a film of the screen is a GIF of what it shows', async () => {
    await page.click('#clip');
    await said(page, 'Recording');
    await play(page, 'RIGHT');
    const { name, bytes } = await download(page, () => page.click('#clip'));
    assert.match(name, /\.gif$/);
    const { size, frames } = readGif(new Uint8Array(bytes));
    assert.deepEqual(size, [480, 480]);
    assert.ok(frames.length > 3, `${frames.length} frames`);
    const pixels = await canvasPixels(page);
    const last = frames.at(-1).canvas;
    for (let i = 0; i < 240 * 240; i += 7) {
      const [x, y] = [i % 240, Math.floor(i / 240)];
      assert.deepEqual(last[y * 2 * 480 + x * 2], pixels.slice(i * 4, i * 4 + 3), `pixel ${x},${y}`);
    }
  });

  test('while nobody looks nothing runs', async () => {
    const hide = (hidden) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
        globalThis.sixgun.pace = null;
      }, hidden);
    await hide(true);
    await page.waitForTimeout(700);
    await page.evaluate(() => (globalThis.sixgun.pace = null));
    await page.waitForTimeout(1500);
    assert.equal(await page.evaluate(() => globalThis.sixgun.pace), null);
    await hide(false);
    await page.waitForFunction(() => globalThis.sixgun.pace !== null);
  });

  test('every control has a name and a role, and can be reached and used by keys alone', async () => {
    for (const name of ['Up', 'Down', 'Left', 'Right', /^A, choose/, /^B, back/, /^X, more/, /^Y, help/, /Save a picture/, /Record/, 'Sound', /^More/]) {
      assert.equal(await page.getByRole('button', { name, exact: typeof name === 'string' }).count(), 1, String(name));
    }
    assert.equal(await page.getByRole('switch', { name: 'Power' }).count(), 1);
    assert.equal(await page.getByRole('img', { name: /screen/ }).count(), 1);
    assert.equal(await page.getByRole('status').count(), 1);
    await restart(page);
    const before = await canvasPixels(page);
    await page.locator('[data-button=right]').focus();
    await page.keyboard.press('Space', { delay: 60 });
    await rest(page);
    assert.notDeepEqual(await canvasPixels(page), before, 'Space on the focused button turns the cylinder');
    await page.locator('[data-button=left]').evaluate((button) => button.click()); // as a screen reader does
    await page.waitForTimeout(200);
    await rest(page);
    assert.deepEqual(await canvasPixels(page), before, 'a click without a pointer turns it back');
  });

  test('the drawer takes the keys while it is open, Escape closes it', async () => {
    const before = await canvasPixels(page);
    await page.click('#more');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('dialog').evaluate((dialog) => dialog.open), false);
    await rest(page);
    assert.deepEqual(await canvasPixels(page), before);
  });

  test('nothing went wrong, and nothing left this computer', () => {
    assert.deepEqual(browser.troubles, []);
  });
});

describe('firmware, boards and links', () => {
  let browser = null;
  let page = null;
  before(async () => {
    browser = await openBrowser({ scheme: 'light', reducedMotion: 'reduce' });
    page = await openConsole(browser, '#challenge=11');
  });
  after(() => browser.close());

  test('a link leads to its challenge', async () => {
    await rest(page, 1500);
    await play(page, 'A'); // play it
    await rest(page, 1500);
    const { bytes } = await exportFlash(page);
    const superhot = 1;
    assert.notEqual(readMatch(bytes, superhot), null, 'a match of SUPERHOT is running');
  });

  test('a link leads to its match: the same for everybody', async () => {
    const code = (await page.locator('#last-match').textContent()).match(/is (\S+)\.$/)[1];
    await restart(page);
    await page.goto(`${browser.address}#match=${code.replaceAll('-', '').toLowerCase()}`);
    await page.waitForTimeout(300);
    await rest(page, 1500);
    await play(page, 'A'); // start: a question, for a match is running
    await play(page, 'LEFT A');
    await rest(page, 1000);
    assert.equal((await page.locator('#last-match').textContent()).match(/is (\S+)\.$/)[1], code);
  });

  test('what a code says that is none is told', async () => {
    await restart(page);
    await page.click('#more');
    await page.fill('#code', 'nonsense!');
    await page.click('#go');
    await said(page, 'neither a share code');
    await page.fill('#code', '0000-0000-0000');
    await page.click('#go');
    await said(page, 'match: ');
  });

  test('a UF2 runs on the board it is for; anything else is refused', async () => {
    const bring = async (file) => {
      await page.click('#more');
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#uf2')]);
      await chooser.setFiles(file);
    };
    await bring(uf2Of('picopad'));
    await said(page, 'sixgun-picopad.uf2 runs');
    await page.click('#close');
    await rest(page, 1500);
    const expected = emulated('picopad', 'wait:3000');
    assert.deepEqual([expected.width, expected.height], [320, 240]);
    assert.ok(Buffer.compare(Buffer.from(await canvasPixels(page)), Buffer.from(expected.rgba)) === 0);
    assert.equal(await page.inputValue('#board'), 'picopad');
    const wrong = join(folder, 'wrong.uf2');
    writeFileSync(wrong, 'hello '.repeat(200));
    await bring(wrong);
    await said(page, 'wrong.uf2: not a UF2 file');
    await page.click('#close');
  });

  test('another board is chosen, with a flash of its own', async () => {
    await page.click('#more');
    await page.selectOption('#board', 'pico_lcd_1_3');
    await page.getByText('no battery').waitFor();
    await page.click('#close');
    await rest(page, 1500);
    const expected = emulated('pico_lcd_1_3', 'wait:3000');
    assert.ok(Buffer.compare(Buffer.from(await canvasPixels(page)), Buffer.from(expected.rgba)) === 0);
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
});

describe('a phone', () => {
  let browser = null;
  let page = null;
  before(async () => {
    browser = await openBrowser({ width: 390, height: 740, ratio: 3, touch: true });
    page = await openConsole(browser);
  });
  after(() => browser.close());

  test('everything is on the screen, and large enough for fingers', async () => {
    const boxes = await page.evaluate(() => {
      const of = (selector) => [...document.querySelectorAll(selector)].map((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, width, height, name: element.getAttribute('aria-label') };
      });
      return { all: of('.casing, .screen, .pad, .keys, .bar .tool, [data-button]'), fingers: of('.bar .tool, [data-button]'), width: document.documentElement.scrollWidth };
    });
    assert.equal(boxes.width, 390);
    for (const { left, top, right, bottom, name } of boxes.all) {
      assert.ok(left >= 0 && top >= 0 && right <= 390 && bottom <= 740, `${name}: ${left} ${top} ${right} ${bottom}`);
    }
    for (const { width, height, name } of boxes.fingers) assert.ok(Math.min(width, height) >= 36, `${name}: ${width} x ${height}`);
    const screen = await page.locator('.screen').boundingBox();
    assert.ok(screen.width >= 300, `the screen is ${screen.width} wide`);
  });

  test('taps, slides and two fingers press what is under them', async () => {
    await rest(page, 1000);
    await page.evaluate(() => {
      const { buttons } = globalThis.sixgun;
      globalThis.edges = [];
      const told = buttons.onChange;
      buttons.onChange = (name, down) => {
        globalThis.edges.push(`${name}${down ? '+' : '-'}`);
        told(name, down);
      };
    });
    const edges = () => page.evaluate(() => globalThis.edges.splice(0).join(' '));
    const [left, right, a, b] = await Promise.all(['left', 'right', 'a', 'b'].map((name) => middle(page, name)));
    await page.touchscreen.tap(...right);
    assert.equal(await edges(), 'right+ right-');
    const fingers = await browser.context.newCDPSession(page);
    const touch = (type, ...points) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', left);
    await touch('touchMove', right);
    await touch('touchStart', right, a);
    await touch('touchMove', right, b);
    await touch('touchEnd', right);
    await touch('touchEnd');
    assert.equal(await edges(), 'left+ left- right+ a+ a- b+ b- right-'.replace('left+ left- right+', 'left+ left- right+'));
    await rest(page);
    const pressed = await page.evaluate(() => globalThis.sixgun.buttons.pressed.size);
    assert.equal(pressed, 0);
  });

  test('without a network, after the first visit, it works as before', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await browser.stopServer();
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('first frame').length > 0);
    await rest(page, 600);
    const before = await canvasPixels(page);
    await play(page, 'RIGHT', { how: 'touch' });
    assert.notDeepEqual(await canvasPixels(page), before);
    const manifest = await page.evaluate(async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json());
    assert.equal(manifest.display, 'standalone');
    for (const { src } of manifest.icons) {
      assert.equal(await page.evaluate(async (url) => (await fetch(url)).status, src), 200, src);
    }
  });

  test('nothing went wrong, and nothing left this computer', () => {
    assert.deepEqual(browser.troubles, []);
  });
});

test('the whole page with all firmware weighs less than 2 MB', () => {
  const weight = Object.values(page_files.files).reduce((sum, size) => sum + size, 0);
  assert.ok(weight < 2e6, `${weight} bytes`);
});
