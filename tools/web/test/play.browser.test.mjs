// tools/play serves the page and opens the browser, without any other command.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build.mjs';
import { folder } from './browser.mjs';

const opened = join(folder, 'opened');
const browser = join(folder, 'browser');
writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" >'${opened}.new' && mv '${opened}.new' '${opened}'\n`);
chmodSync(browser, 0o755);

for (const [name, words] of [['where it is asked for', ['--web', '--board', 'picopad']], ['where there is no display', []]]) {
  test(`the page is served to this computer and opened ${name}`, async () => {
    const environment = { ...process.env, BROWSER: browser, DISPLAY: '', WAYLAND_DISPLAY: '', SDL_VIDEODRIVER: '' };
    const play = spawn(join(root, 'tools', 'play'), words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    try {
      let said = '';
      play.stderr.on('data', (text) => (said += text));
      const link = await new Promise((done, failed) => {
        play.stdout.on('data', (text) => {
          said += text;
          const [, address] = said.match(/^Sixgun is at (http:\S+)/m) ?? [];
          if (address) done(address);
        });
        play.on('exit', (code) => failed(new Error(`it ended with ${code}: ${said}`)));
      });
      assert.match(link, words.length ? /^http:\/\/127\.0\.0\.1:\d+\/\?board=picopad$/ : /^http:\/\/127\.0\.0\.1:\d+\/$/);
      assert.match(await (await fetch(link)).text(), /<title>Sixgun<\/title>/);
      while (!existsSync(opened) || readFileSync(opened, 'utf8') !== link) await new Promise((done) => setTimeout(done, 20));
    } finally {
      play.removeAllListeners('exit');
      play.kill();
    }
  });
}
