// The mirror's window for real: an X server in memory, keys as a person presses them, and its screenshot against the
// picture of the panel.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { environment, Kept, picture, scratch, start } from './desk.mjs';

const missing = ['Xvfb', 'xdotool'].filter((tool) => spawnSync('which', [tool]).status !== 0);
const servers = [];
after(() => servers.forEach((server) => server.kill()));

async function display() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x600x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  servers.push(server);
  const number = await new Promise((resolve) => server.stdio[3].once('data', (bytes) => resolve(String(bytes).trim())));
  return `:${number}`;
}
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

test('the window shows the panel, and its keys play', { skip: missing.length ? `${missing} is not installed` : false }, async () => {
  const env = { ...environment, DISPLAY: await display(), WAYLAND_DISPLAY: '' };
  delete env.SDL_VIDEODRIVER;
  const kept = new Kept();
  kept.keys('wait:4000');
  const shown = kept.keys('RIGHT');
  const cwd = mkdtempSync(join(scratch, 'shots-'));
  const child = start([...kept.way, 'mirror'], { env, cwd });
  const tool = (...words) => spawnSync('xdotool', words, { encoding: 'utf8', env }).stdout.trim();
  for (const until = Date.now() + 20000; !child.said.includes('quit: Esc'); await pause(50)) assert.ok(Date.now() < until, child.said);
  const window = tool('search', '--sync', '--onlyvisible', '--name', '^Sixgun').split('\n')[0];
  tool('windowfocus', '--sync', window);
  tool('key', 'Right');
  tool('key', 'Right');
  tool('key', 'Left');
  // The turns take their time: screenshots until the right one comes.
  let same = false;
  for (let shot = 1; !same && shot <= 40; shot += 1) {
    await pause(300);
    tool('key', 'F12');
    const file = join(cwd, `sixgun-${shot}.png`);
    for (let wait = 0; wait < 50 && !child.said.includes(`saved sixgun-${shot}.png`); wait += 1) await pause(50);
    assert.ok(existsSync(file), child.said);
    same = Buffer.from(picture(file).rgba).equals(Buffer.from(shown.rgba));
  }
  assert.ok(same, 'no screenshot was the picture of the panel');
  tool('key', 'Escape');
  assert.equal(await child.ended, 0, child.said);
});
