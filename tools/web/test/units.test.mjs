// The page's parts that need no browser.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bundle, locator } from '../bundle.mjs';
import { Buttons } from '../page/buttons.mjs';
import { DayTeller, dayOf } from '../page/day.mjs';
import { layOut } from '../page/layout.mjs';
import { Serial } from '../page/serial.mjs';
import { grant, parseWish, wishOfLink } from '../page/share.mjs';
import { serve } from '../serve.mjs';
import { GifWriter } from '../worker/gif.mjs';
import { extract, interleave } from '../worker/images.mjs';
import { readGif } from './gif-reader.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-web-units-'));
after(() => rmSync(folder, { recursive: true }));

// --- Layout ---------------------------------------------------------------------------------------
const square = { width: 240, height: 240 };
const landscape = { width: 320, height: 240 };
const inside = (inner, outer) => inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= outer.width && inner.y + inner.height <= outer.height;
const apart = (one, other) => one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

// Windows of phones, tablets and computers, without the bar below.
const windows = [
  [1260, 740, 1], [1900, 900, 1], [1346, 590, 1], [1420, 730, 2], [1004, 700, 1], [700, 860, 1],
  [390, 690, 3], [360, 510, 3], [412, 730, 2.625], [320, 500, 2], [768, 960, 2], [836, 340, 3], [660, 320, 2], [2540, 1300, 1.5],
];
for (const panel of [square, landscape]) {
  test(`a panel of ${panel.width} pixels fits every window, crisp and with room for thumbs`, () => {
    for (const [width, height, ratio] of windows) {
      const where = `${width} x ${height} @ ${ratio}`;
      const { casing, screen, pad, keys, scale, discScale, bezel, drawing, edges } = layOut({ width, height, ratio, panel });
      assert.ok(Number.isInteger(scale) && scale >= 1 && Number.isInteger(discScale), where);
      assert.deepEqual([screen.width, screen.height], [panel.width * scale, panel.height * scale], where);
      assert.ok(inside(casing, { width: width * ratio, height: height * ratio }), `${where}: casing`);
      for (const [name, part] of Object.entries({ screen, pad, keys })) assert.ok(inside(part, casing), `${where}: ${name}`);
      assert.ok(inside(bezel, drawing) && inside(edges, drawing), `${where}: bezel`);
      const around = Object.fromEntries(Object.entries(bezel).map(([key, value]) => [key, value * scale]));
      assert.ok(apart(pad, keys) && apart(pad, around) && apart(keys, around), `${where}: nothing overlaps`);
      for (const value of [casing.x, casing.y, screen.x, screen.y, pad.x, pad.y, keys.x, keys.y]) assert.ok(Number.isInteger(value), where);
      assert.ok(pad.width / ratio >= 85, `${where}: the pad is ${pad.width / ratio} wide`);
    }
  });
}

test('the screen is as large as the window lets it be', () => {
  const scaleAt = (width, height, ratio) => layOut({ width, height, ratio, panel: square }).scale / ratio;
  assert.equal(scaleAt(1260, 740, 1), 2);
  assert.equal(scaleAt(1346, 590, 1), 2);
  assert.equal(scaleAt(1900, 960, 1), 3);
  assert.ok(scaleAt(390, 690, 3) > 1.3);
  assert.equal(layOut({ width: 390, height: 690, ratio: 3, panel: square }).form, 'tall');
  assert.equal(layOut({ width: 836, height: 340, ratio: 3, panel: square }).form, 'wide');
});

// --- Links ----------------------------------------------------------------------------------------
test('links and what people type name a match, a challenge or an arena, or nothing', () => {
  assert.deepEqual(parseWish(' 0h3k 9qrs-tv '), { kind: 'match', value: '0H3K-9QRS-TV' });
  assert.deepEqual(parseWish('17'), { kind: 'challenge', value: '17' });
  for (const nothing of ['', '1234', 'ABC', 'match!', 'A'.repeat(32), '0H3K_9QRS']) assert.equal(parseWish(nothing), null, nothing);
  assert.deepEqual(wishOfLink('#match=0H3K-9QRS-TV'), { kind: 'match', value: '0H3K-9QRS-TV' });
  assert.deepEqual(wishOfLink('#challenge=240'), { kind: 'challenge', value: '240' });
  assert.deepEqual(parseWish('Sixgun day 01ab-cdef ghjk'), { kind: 'day', value: '01ABCDEFGHJK' });
  assert.deepEqual(wishOfLink(`#day=01${'A'.repeat(374)}`), { kind: 'day', value: `01${'A'.repeat(374)}` });
  assert.deepEqual(wishOfLink(`#day=01${'A'.repeat(375)}`), { kind: 'nothing' });
  const arena = 'BT1|Twin Gate|2|Ka1Hd1Va4Xd4Vg4Hd7Kg7|d4|d1f9|a1i9|T<i5>d3';
  assert.deepEqual(parseWish(` ${arena} `), { kind: 'arena', value: arena });
  assert.deepEqual(wishOfLink(`#arena=${encodeURIComponent(arena)}`), { kind: 'arena', value: arena });
  assert.deepEqual(wishOfLink(`#arena=${arena.replaceAll(' ', '+')}`), { kind: 'arena', value: arena });
  for (const nothing of ['#arena=', '#arena=BT1%7C%0Areboot', '#arena=BT1%7C%C3%A4', `#arena=BT1|${'x'.repeat(260)}`])
    assert.deepEqual(wishOfLink(nothing), { kind: 'nothing' }, nothing);
  assert.equal(wishOfLink('#'), null);
  assert.deepEqual(wishOfLink('#match=1%0Areboot'), { kind: 'nothing' });
});

// A console that says what it is told to.
function consoleWith(answers) {
  const asked = [];
  const serial = new Serial((line) => {
    asked.push(line);
    setTimeout(() => [...`${answers[line] ?? '{"ok":false,"error":"no such command"}'}\r\n`].forEach((letter) => serial.heard(letter)));
  });
  return { serial, asked };
}

test('the console is asked one thing at a time, and answers in fields or in words', async () => {
  const { serial, asked } = consoleWith({ 'info --json': 'a line of a log\r\n{"board":"picosystem","ok":true}', 'home --json': '> {"at_home":true,"ok":true}' });
  const all = await Promise.allSettled([serial.ask('info'), serial.ask('dance'), serial.ask('home')]);
  assert.deepEqual(all.map(({ value, reason }) => value ?? reason.message), [{ board: 'picosystem' }, 'no such command', { at_home: true }]);
  assert.deepEqual(asked, ['info --json', 'dance --json', 'home --json']);
  const silent = new Serial(() => {});
  const waiting = silent.ask('info');
  await new Promise((done) => setTimeout(done));
  silent.forget('the console was switched off');
  await assert.rejects(waiting, /was switched off/);
  await assert.rejects(new Serial(() => {}, () => false).ask('info'), /is switched off/);
});

test('a wish is granted from the launcher; a match that is in the way is not given up unasked', async () => {
  const home = { 'home --json': '{"at_home":true,"ok":true}' };
  const challenge = consoleWith({ ...home, 'challenge 17 --json': '{"challenge":17,"game":"love","title":"Duel","par":4,"ok":true}' });
  assert.deepEqual(await grant(challenge.serial, { kind: 'challenge', value: '17' }), { text: 'Challenge 17: Duel' });
  const barred = consoleWith({
    ...home,
    'match load 0H3K-9QRS --json': '{"ok":false,"error":"a match of this game is running; --replace gives it up"}',
    'match load 0H3K-9QRS --replace --json': '{"game":"love","ok":true}',
  });
  const { text, again } = await grant(barred.serial, { kind: 'match', value: '0H3K-9QRS' });
  assert.match(text, /Give up your running match/);
  assert.deepEqual(await again(), { text: 'The match of the code has begun' });
  const bad = consoleWith({ ...home, 'match load 0000-0000 --json': '{"ok":false,"error":"there is a mistake in the code"}' });
  await assert.rejects(grant(bad.serial, { kind: 'match', value: '0000-0000' }), /mistake in the code/);
  const arena = 'BT1|Twin Gate|2|Ka1|a1||b2|';
  const drawn = consoleWith({
    ...home,
    [`arena ${arena} --json`]: '{"slot":3,"title":"Twin Gate","playable":true,"ok":true}',
    'arena BT1|x --json': '{"ok":false,"error":"this is no arena: it ends too early, column 6"}',
  });
  assert.deepEqual(await grant(drawn.serial, { kind: 'arena', value: arena }), { text: 'The arena Twin Gate is in slot 3' });
  await assert.rejects(grant(drawn.serial, { kind: 'arena', value: 'BT1|x' }), /no arena: .* column 6/);
  const checked = consoleWith({
    ...home,
    'day check 01ABCDEFGHJK --json': '{"day":323,"true":true,"result":"Won, 14 points","says":"True: the match was played again.","ok":true}',
    'day check 01ABCDEFGHJM --json': '{"day":323,"true":false,"says":"Not true: played again, this match ends differently.","ok":true}',
  });
  assert.deepEqual(await grant(checked.serial, { kind: 'day', value: '01ABCDEFGHJK' }), { text: 'Day 323: Won, 14 points. True: the match was played again.' });
  assert.deepEqual(await grant(checked.serial, { kind: 'day', value: '01ABCDEFGHJM' }), { text: 'Not true: played again, this match ends differently.' });
  const { text: none } = await grant(bad.serial, { kind: 'nothing' });
  assert.match(none, /neither a share code/);
});

// --- The day --------------------------------------------------------------------------------------
test('a date has a number, whatever the hour and the clocks that change', () => {
  assert.equal(dayOf(new Date(2026, 0, 1, 0, 0)), 1);
  assert.equal(dayOf(new Date(2026, 0, 1, 23, 59)), 1);
  assert.equal(dayOf(new Date(2026, 2, 29, 12)), 88);
  assert.equal(dayOf(new Date(2026, 9, 25, 1, 30)), 298);
  assert.equal(dayOf(new Date(2026, 10, 19)), 323);
  assert.equal(dayOf(new Date(2028, 1, 29)), 790);
  assert.equal(dayOf(new Date(2053, 4, 17)), 9999);
});

test('the console is told the day once, again when the date changes, and not for ever where it does not listen', async () => {
  const day = (number) => [`day ${number} --json`, `{"day":${number},"ok":true}`];
  const { serial, asked } = consoleWith(Object.fromEntries([day(323), day(324)]));
  let now = new Date(2026, 10, 19, 23, 50);
  const teller = new DayTeller(serial, () => now);
  await Promise.all([teller.tell(), teller.tell()]);
  await teller.tell();
  assert.deepEqual(asked, ['day 323 --json']);
  now = new Date(2026, 10, 20, 0, 10);
  await teller.tell();
  assert.deepEqual(asked, ['day 323 --json', 'day 324 --json']);
  teller.forget(); // switched off and on
  await teller.tell();
  assert.equal(asked.length, 3);
  // New memory is being made ready at first; an older firmware has no such command.
  const deaf = consoleWith({});
  const patient = new DayTeller(deaf.serial, () => now);
  for (let frame = 0; frame < 10; frame++) await patient.tell();
  assert.equal(deaf.asked.length, 4);
});

// --- Buttons --------------------------------------------------------------------------------------
test('a button is released when the last who held it lets go', () => {
  const edges = [];
  const buttons = new Buttons((name, down) => edges.push(`${name} ${down}`));
  buttons.change('key', 'a', true);
  buttons.hold('finger 1', new Set(['a', 'up']));
  buttons.change('key', 'a', false);
  buttons.hold('finger 1', new Set(['left']));
  buttons.releaseAll();
  assert.deepEqual(edges, ['a true', 'up true', 'up false', 'left true', 'a false', 'left false']);
});

// --- GIF ------------------------------------------------------------------------------------------
test('a GIF holds every picture, pixel by pixel, for its time', () => {
  const [width, height] = [12, 9];
  const random = (seed) => Uint16Array.from({ length: width * height }, (_, i) => Math.imul(i + 1, seed) & 0xffff);
  const flat = new Uint16Array(width * height).fill(0xf800);
  const dot = flat.slice();
  dot[5 * width + 3] = 0x07e0;
  const writer = new GifWriter(width, height);
  const film = [[random(40503), 0], [flat, 100], [flat, 150], [dot, 203], [random(7919), 240]];
  for (const [picture, at] of film) writer.add(picture, at);
  const { size, frames } = readGif(writer.finish(500));
  assert.deepEqual(size, [24, 18]);
  assert.deepEqual(frames.map(({ delay }) => delay), [10, 10, 4, 26]);
  assert.deepEqual(frames[2].area, { x: 6, y: 10, width: 2, height: 2 });
  const shown = [0, 1, 3, 4].map((index) => film[index][0]);
  const rgb = (pixel) => [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
  frames.forEach(({ canvas }, index) => {
    for (let i = 0; i < canvas.length; i++) {
      const [x, y] = [Math.floor((i % 24) / 2), Math.floor(i / 24 / 2)];
      const [r, g, b] = rgb(shown[index][y * width + x]);
      assert.deepEqual(canvas[i], [(r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2)], `frame ${index}, pixel ${x},${y}`);
    }
  });
});

test('a picture of more than 256 colours loses only the rarest', () => {
  const picture = Uint16Array.from({ length: 40 * 40 }, (_, i) => (i < 700 ? i % 200 : 0x8000 + (i % 300)));
  const writer = new GifWriter(40, 40);
  writer.add(picture, 0);
  const [{ canvas }] = readGif(writer.finish(100)).frames;
  const blue = (i) => canvas[Math.floor(i / 40) * 2 * 80 + (i % 40) * 2][2] >> 3;
  for (let i = 0; i < 200; i++) assert.ok(Math.abs(blue(i) - (picture[i] & 31)) <= 2, `pixel ${i}`);
});

// --- The build ------------------------------------------------------------------------------------
function modules(texts) {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return bundle(join(folder, 'main.mjs'), locator({}), folder);
}
const run = (script) => new Function('out', script);

test('modules become one script, also where they import each other', () => {
  const script = modules({
    'main.mjs': "import { twice, Thing as Part } from './a.mjs';\nexport const x = 1;\nout.push(twice(4), new Part().name(), x);\n",
    'a.mjs': "import {\n  factor,\n} from './b.mjs';\nexport { Thing } from './b.mjs';\nexport const base = 10;\nexport function twice(n) {\n  return n * factor() + base;\n}\n",
    'b.mjs': "import { base } from './a.mjs';\nexport const factor = () => base / 5;\nexport class Thing {\n  name() {\n    return `b${base}`;\n  }\n}\n",
  });
  const out = [];
  run(script)(out);
  assert.deepEqual(out, [18, 'b10', 1]);
});

test('what the page cannot have is refused when it is built', () => {
  assert.throws(() => modules({ 'main.mjs': "import { readFileSync } from 'node:fs';\n" }), /imports node:fs, which browsers do not have/);
  assert.throws(() => modules({ 'main.mjs': "import * as all from './a.mjs';\n", 'a.mjs': '' }), /a form of import or export/);
  assert.throws(() => modules({ 'main.mjs': 'export default 1;\n' }), /a form of import or export/);
});

test('the images of all boards come apart again', () => {
  const images = [20000, 8192, 0, 33333].map((length, seed) => Uint8Array.from({ length }, (_, i) => (i * 31 + seed * 7) & 0xff));
  const whole = interleave(images);
  const lengths = images.map(({ length }) => length);
  images.forEach((image, index) => assert.deepEqual(extract(whole, lengths, index), image));
  assert.throws(() => extract(whole.subarray(1), lengths, 0), /damaged/);
});

// --- The server -----------------------------------------------------------------------------------
test('the server shows its folder and nothing else, to this computer only', async () => {
  const shown = join(folder, 'shown');
  mkdirSync(shown);
  writeFileSync(join(shown, 'index.html'), '<p>here');
  writeFileSync(join(shown, 'a.js'), '1');
  writeFileSync(join(folder, 'secret.txt'), 'no');
  const { server, address } = await serve(shown);
  try {
    assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
    assert.equal(server.address().address, '127.0.0.1');
    const get = (path, options) => fetch(address + path, options);
    const page = await get('');
    assert.equal(await page.text(), '<p>here');
    assert.match(page.headers.get('content-type'), /text\/html/);
    assert.match((await get('a.js?x=1')).headers.get('content-type'), /javascript/);
    assert.equal((await get('../secret.txt')).status, 404);
    assert.equal((await get('%2e%2e/secret.txt')).status, 404);
    assert.equal((await get('%zz')).status, 404);
    assert.equal((await get('', { method: 'POST' })).status, 404);
  } finally {
    server.close();
    server.closeAllConnections?.();
  }
});
