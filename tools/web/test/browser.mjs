// A real browser on the built page, for tests, figures and the picture in the README.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../build.mjs';
import { serve } from '../serve.mjs';

const program = process.env.SIXGUN_CHROMIUM ?? '/usr/bin/chromium';
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const built = join(root, 'build', 'web');

// Serves the page and opens a browser with an empty profile. `close` ends all of it.
export async function openBrowser({ width = 1280, height = 800, ratio = 1, touch = false, scheme = 'dark', reducedMotion } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'sixgun-web-'));
  const { server, address } = await serve(built);
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
  });
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
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
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

// Waits until the picture has not changed for a while: the console rests, also when it emulates slowly.
export async function rest(page, ms = 300) {
  await page.evaluate(
    (quiet) =>
      new Promise((done) => {
        const { casing } = globalThis.sixgun;
        const before = casing.showFrame;
        let timer = setTimeout(end, quiet);
        function end() {
          casing.showFrame = before;
          done();
        }
        casing.showFrame = function (pixels) {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
          return before.call(casing, pixels);
        };
      }),
    ms,
  );
}

const keyOf = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', a: 'a', b: 'b', x: 'x', y: 'y' };

// Plays a key script of the simple kind, "RIGHT*2 A", on the keyboard or by clicking the drawn buttons.
export async function play(page, script, { how = 'keyboard' } = {}) {
  for (const word of script.toLowerCase().split(/\s+/)) {
    const [name, times = '1'] = word.split('*');
    for (let i = 0; i < Number(times); i++) {
      if (how === 'keyboard') await page.keyboard.press(keyOf[name], { delay: 60 });
      else await press(page, name, how);
      await rest(page);
    }
  }
}

// The middle of a drawn button.
export async function middle(page, name) {
  const box = await page.locator(`[data-button=${name}]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function press(page, name, how) {
  const [x, y] = await middle(page, name);
  if (how === 'touch') {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

// The pixels of the canvas as "rrggbb" rows are too many: as RGB bytes.
export const canvasPixels = (page) =>
  page.evaluate(() => {
    const { screen, pen } = globalThis.sixgun.casing;
    return [...pen.getImageData(0, 0, screen.width, screen.height).data];
  });
