// The built page in a real browser of a phone's size, with fingers, in a newer version, and without a network.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { canvasPixels, middle, openBrowser, openConsole, pageFolder, play, rest } from './browser.mjs';
import { listenToEdges, said } from './steps.mjs';

let browser = null;
let page = null;
let loads = 0;
before(async () => {
  browser = await openBrowser({ width: 390, height: 740, ratio: 3, touch: true });
  page = await openConsole(browser);
  page.on('framenavigated', () => (loads += 1));
});
after(() => browser?.close());

async function checkLayout(width, height) {
  const { all, fingers, scrolls } = await page.evaluate(() => {
    const boxes = (selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom, name: element.getAttribute('aria-label') };
      });
    return {
      all: boxes('.casing, .screen, .pad, .keys, .bar .tool, [data-button]'),
      fingers: boxes('.bar .tool, [data-button]'),
      scrolls: document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
    };
  });
  assert.equal(scrolls, false);
  for (const { left, top, right, bottom, name } of all) {
    assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `${name}: ${left} ${top} ${right} ${bottom}`);
  }
  for (const { left, top, right, bottom, name } of fingers) {
    assert.ok(Math.min(right - left, bottom - top) >= 36, `${name}: ${right - left} x ${bottom - top}`);
  }
  return (await page.locator('.screen').boundingBox()).width;
}

test('upright everything is on the screen, and large enough for fingers', async () => {
  const screen = await checkLayout(390, 740);
  assert.ok(screen >= 300, `the screen is ${screen} wide`);
});

test('on its side, too', async () => {
  await page.setViewportSize({ width: 740, height: 390 });
  await page.waitForFunction(() => globalThis.sixgun.casing.layout.form === 'wide');
  const screen = await checkLayout(740, 390);
  assert.ok(screen >= 240, `the screen is ${screen} wide`);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.waitForFunction(() => globalThis.sixgun.casing.layout.form === 'tall');
});

test('taps, slides and two fingers press what is under them', async () => {
  await rest(page, 1000);
  const edges = await listenToEdges(page);
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
  assert.equal(await edges(), 'left+ left- right+ a+ a- b+ right- b-');
});

// As if the page had been built anew, with another text in it.
function makeVersion(text) {
  const file = join(pageFolder, 'service-worker.js');
  writeFileSync(join(pageFolder, 'licences.txt'), text);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("licences.txt":")[^"]*/, `$1${text}`));
}
const shows = (text) => page.waitForFunction(async (wanted) => (await (await fetch('licences.txt')).text()) === wanted, text);

// A new version answers already before the page loads itself anew; whoever goes on then is interrupted by that.
async function loaded(count) {
  while (loads < count) await page.waitForEvent('framenavigated');
}

test('a newer version comes by itself while nobody plays, and asks whoever does', async () => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  makeVersion('second');
  const begun = loads;
  await page.reload();
  const asked = page.getByRole('button', { name: 'Reload' });
  const late = await Promise.race([shows('second').then(() => false), asked.waitFor().then(() => true, () => false)]);
  if (late) {
    // A machine this slow has passed the moment in which nobody could have begun.
    assert.ok((await page.evaluate(() => performance.now())) > 10_000);
    await asked.click();
    await shows('second');
  }
  await loaded(begun + 2);
  await page.waitForFunction(() => performance.getEntriesByName('first frame').length > 0);
  await play(page, 'RIGHT', { how: 'touch' });
  makeVersion('third');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await said(page, 'A newer version is here');
  await shows('second');
  await asked.click();
  await loaded(begun + 3);
  await shows('third');
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
  assert.ok(!(await canvasPixels(page)).equals(before), 'it plays');
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json());
  assert.equal(manifest.display, 'standalone');
  for (const { src } of manifest.icons) {
    assert.equal(await page.evaluate(async (url) => (await fetch(url)).status, src), 200, src);
  }
});

test('nothing went wrong, and nothing left this computer', () => {
  assert.deepEqual(browser.troubles, []);
});
