// A real browser on the built page, for tests, figures and the picture in the README.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { buildPage } from '../build.mjs';
import { serve } from '../serve.mjs';

// By its name or its path.
const wanted = process.env.SIXGUN_CHROMIUM ?? 'chromium';
const program = process.env.PATH.split(':').map((place) => resolve(place, wanted)).find((path) => existsSync(path)) ?? wanted;
const patienceMs = 90_000; // whatever else the machine is doing
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// A folder that is gone when the process is.
export const folder = mkdtempSync(join(tmpdir(), 'sixgun-web-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

// The page, built when it is first wanted: { boards, files }.
export const pageFolder = join(folder, 'page');
let made = null;
export const thePage = (only) => (made ??= buildPage(pageFolder, only));

// Serves the page and opens a browser with an empty profile. `close` ends all of it. With `only` the page has the firmware of
// that board, and `build(board)` makes that of another.
export async function openBrowser({ width = 1280, height = 800, ratio = 1, touch = false, scheme = 'dark', reducedMotion, only, build } = {}) {
  thePage(only);
  const profile = mkdtempSync(join(folder, 'profile-'));
  const { server, address } = await serve(pageFolder, 0, build);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    headless: true,
    args: flags,
    viewport: { width, height },
    deviceScaleFactor: ratio,
    isMobile: touch,
    hasTouch: touch,
    colorScheme: scheme,
    reducedMotion,
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patienceMs);
  const troubles = []; // what a page must not have: errors, and requests that leave this computer
  const watch = (page) => {
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()));
    page.on('pageerror', (error) => troubles.push(error.message));
  };
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) troubles.push(`request to ${url}`);
  });
  context.on('page', watch);
  context.pages().forEach(watch);
  return {
    context,
    profile,
    address,
    troubles,
    stopServer: () => new Promise((done) => {
      server.close(done);
      server.closeAllConnections?.();
    }),
    async close() {
      await context.close();
      server.close();
      server.closeAllConnections?.();
    },
  };
}

// A tab with the console on, its first frame shown. `link` is what follows the address.
export async function openConsole({ context, address }, link = '') {
  const unused = context.pages().find((one) => one.url() === 'about:blank');
  const page = unused ?? (await context.newPage());
  await page.goto(`${address}${link}`);
  await page.waitForFunction(() => performance.getEntriesByName('first frame').length > 0);
  return page;
}

// Off and on again: the launcher.
export async function restart(page) {
  await page.click('#power');
  await page.click('#power');
  await rest(page, 600);
}

// Waits until the console has shown nothing new for so long, by its own clock: a busy machine only makes it slower.
export const rest = (page, ms = 300) =>
  page.evaluate(async (quietMs) => {
    const { casing, link } = globalThis.sixgun;
    let frames = 0;
    const show = casing.showFrame;
    casing.showFrame = (pixels) => {
      frames++;
      return show.call(casing, pixels);
    };
    const clock = () => link.ask('clock');
    for (let seen = -1; seen !== frames; ) {
      seen = frames;
      const until = (await clock()) + quietMs;
      while (seen === frames && (await clock()) < until) await new Promise((done) => setTimeout(done, 20));
    }
    delete casing.showFrame;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // it is painted
  }, ms);

const keyOf = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', a: 'a', b: 'b', x: 'x', y: 'y' };

// Plays a key script of the simple kind, "RIGHT*2 UP:1100 A", on the keyboard or by clicking the drawn buttons.
export async function play(page, script, { how = 'keyboard' } = {}) {
  for (const word of script.toLowerCase().split(/\s+/)) {
    const [, name, ms = '60', times = '1'] = /^(\w+)(?::(\d+)|\*(\d+))?$/.exec(word);
    for (let i = 0; i < Number(times); i++) {
      if (how === 'keyboard') await page.keyboard.press(keyOf[name], { delay: Number(ms) });
      else await press(page, name, how, Number(ms));
      await rest(page);
    }
  }
}

// The middle of a drawn button.
export async function middle(page, name) {
  const box = await page.locator(`[data-button=${name}]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function press(page, name, how, ms) {
  const [x, y] = await middle(page, name);
  if (how === 'touch') {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(ms);
  await page.mouse.up();
}

// What the canvas shows, as RGBA bytes.
export async function canvasPixels(page) {
  const base64 = await page.evaluate(() => {
    const { screen } = globalThis.sixgun.casing;
    const { width, height } = screen;
    const copy = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true });
    copy.drawImage(screen, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return btoa(text);
  });
  return Buffer.from(base64, 'base64');
}
