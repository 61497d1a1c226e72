// What the page weighs and how fast it is here, in Chromium: a JSON line a figure.
//
//   node tools/web/figures.mjs
//
// `percent` is what the page shows. A machine that is busy with other things has less time for it: `alone`
// is the speed by the time that the emulation's thread had (Linux tells), as it would be if the machine had nothing else to do;
// above 100 it has time to spare.

import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { toNewMatch } from '../emulator/null-game.mjs';
import { openBrowser, openConsole, play, rest, restart, thePage } from './test/browser.mjs';

const print = (line) => process.stdout.write(`${JSON.stringify({ ...line, load: loadavg()[0] })}\n`);
const round = (value) => Math.round(value * 10) / 10;

// Nanoseconds that the workers of this browser were given so far.
function workerNanos(profile) {
  const read = (file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return ''; // it has ended meanwhile
    }
  };
  const parentOf = (pid) => read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1];
  const ours = (pid) => {
    for (let one = pid; one && one !== '0'; one = parentOf(one)) if (read(`/proc/${one}/cmdline`).includes(profile)) return true;
    return false;
  };
  let nanos = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!read(`/proc/${pid}/comm`).startsWith('chrom') || !ours(pid)) continue;
    for (const task of readdirSync(`/proc/${pid}/task`)) {
      const folder = `/proc/${pid}/task/${task}`;
      if (read(`${folder}/comm`).startsWith('DedicatedWorker')) nanos += Number(read(`${folder}/schedstat`).split(' ')[0]);
    }
  }
  return nanos;
}

// What the page told about its speed while something was done, the first second left out.
async function measure(page, act) {
  await page.evaluate(() => {
    const { sixgun } = globalThis;
    sixgun.paces = [];
    const show = sixgun.showPace;
    sixgun.showPace = function (pace) {
      sixgun.paces.push({ ...pace, at: performance.now() });
      return show.call(sixgun, pace);
    };
  });
  const before = workerNanos(browser.profile);
  await act();
  const nanos = workerNanos(browser.profile) - before;
  const paces = await page.evaluate(() => {
    delete globalThis.sixgun.showPace;
    return globalThis.sixgun.paces;
  });
  return { paces: paces.slice(2), all: paces, nanos };
}

const mean = (list, of) => round(list.reduce((sum, one) => sum + of(one), 0) / list.length);
function summary({ paces, all, nanos }) {
  const emulated = all.reduce((sum, { percent }) => sum + percent * 5, 0); // milliseconds: each tells half a second
  return {
    percent: mean(paces, ({ percent }) => percent),
    lowest: round(Math.min(...paces.map(({ percent }) => percent))),
    alone: Math.round((emulated * 1e6 * 100) / nanos),
    asleep: mean(paces, ({ asleep }) => asleep),
    frames: mean(paces, ({ frames, percent }) => (frames * 100) / percent), // in a second of the console
  };
}

const { boards, files } = thePage();
const sum = (names) => Math.round(names.reduce((total, name) => total + files[name], 0) / 1024);
const names = Object.keys(files);
print({ page_kib: sum(names), firmware_kib: sum(['firmware.packed']), boards });

const browser = await openBrowser();
const page = await openConsole(browser);
const firstFrame = () => page.evaluate(() => performance.getEntriesByName('first frame')[0].startTime);
const once = await firstFrame();
await page.waitForTimeout(4000);
await page.reload();
await page.waitForFunction(() => performance.getEntriesByName('first frame').length);
print({ first_frame_ms: round(once), again_ms: round(await firstFrame()) });
await rest(page);

const hold = async (key, ms) => {
  await page.keyboard.down(key);
  await page.waitForTimeout(ms);
  await page.keyboard.up(key);
};
print({ scene: 'launcher, turning', ...summary(await measure(page, () => hold('ArrowRight', 8000))) });
await rest(page);
const idle = await measure(page, () => page.waitForTimeout(5000));
print({ scene: 'launcher, idle', ...summary(idle), cpu_percent: round(idle.nanos / 5e7) });

await restart(page);
await play(page, `A ${toNewMatch} A A A`);
const moving = await measure(page, async () => {
  for (let i = 0; i < 4; i++) for (const key of ['ArrowRight', 'ArrowLeft']) await hold(key, 1000);
});
print({ scene: 'SUPERHOT, among cards', ...summary(moving) });

// A hard player alone: it thinks for up to 0.3 s, then its cards fly.
await page.evaluate(() => globalThis.sixgun.link.ask('erase'));
await rest(page, 1500);
await play(page, `A ${toNewMatch} A UP*3 RIGHT*3 UP*8`);
await page.keyboard.press('a', { delay: 80 });
print({ scene: 'SUPERHOT, a hard player plays', ...summary(await measure(page, () => page.waitForTimeout(15000))) });

// As if somebody thought all the time: the games' own test.
await restart(page);
const answer = page.evaluate(() => globalThis.sixgun.serial.ask('signature'));
await page.waitForTimeout(300);
print({ scene: 'the chip never sleeps', ...summary(await measure(page, () => answer)) });
await browser.close();
