import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chipWith, op } from './assemble.mjs';

const sspcr0 = 0x4003c000;
const dmaBase = 0x50000000;

// A chip whose core sleeps while we use its SPI port and DMA from outside.
function port({ bits = 16, mode = 3, prescale = 2, clkPeri = 125e6 } = {}) {
  const chip = chipWith([op.wfe, op.here]);
  chip.run(chip.timeline.now + 10e3);
  const { mcu } = chip;
  mcu.clkPeri = clkPeri;
  const words = [];
  mcu.spi[0].device = { word: (value, size, startsAt, endsAt) => words.push({ value, size, startsAt, endsAt }) };
  const phase = mode & 1 ? 0x80 : 0;
  const polarity = mode & 2 ? 0x40 : 0;
  mcu.writeUint32(sspcr0, (bits - 1) | phase | polarity);
  mcu.writeUint32(sspcr0 + 0x10, prescale);
  mcu.writeUint32(sspcr0 + 0x24, 3);
  mcu.writeUint32(sspcr0 + 0x04, 2);
  return { chip, mcu, words };
}

function startDma(mcu, count, { address = 0x20000000, channel = 0 } = {}) {
  const base = dmaBase + channel * 0x40;
  mcu.writeUint32(base, address);
  mcu.writeUint32(base + 4, sspcr0 + 8);
  mcu.writeUint32(base + 8, count);
  mcu.writeUint32(base + 12, (16 << 15) | (channel << 11) | (1 << 4) | (1 << 2) | 1);
}

test('words in mode 3 follow each other without a gap', () => {
  const { chip, mcu, words } = port();
  const start = chip.timeline.now;
  for (let i = 0; i < 8; i++) mcu.writeUint32(sspcr0 + 8, 0x100 + i);
  chip.run(start + 1e6);
  assert.deepEqual(words.map((word) => word.value), [256, 257, 258, 259, 260, 261, 262, 263]);
  words.forEach((word, index) => assert.equal(word.endsAt - start, (index + 1) * 256));
});

test('in mode 0 the frame signal costs a bit and a half a word', () => {
  const { chip, mcu, words } = port({ mode: 0, bits: 8 });
  const start = chip.timeline.now;
  mcu.writeUint32(sspcr0 + 8, 1);
  mcu.writeUint32(sspcr0 + 8, 2);
  chip.run(start + 1e6);
  assert.equal(words[1].endsAt - start, 2 * 9.5 * 16);
});

test('a clk_peri of 48 MHz shows in the time', () => {
  const { chip, mcu, words } = port({ clkPeri: 48e6 });
  const start = chip.timeline.now;
  mcu.writeUint32(sspcr0 + 8, 1);
  chip.run(start + 1e6);
  assert.ok(Math.abs(words[0].endsAt - start - (16 / 24e6) * 1e9) < 1e-3);
});

test('the status register tells busy and full at the right moments', () => {
  const { chip, mcu } = port();
  const start = chip.timeline.now;
  const status = () => mcu.readUint32(sspcr0 + 0x0c);
  assert.equal(status() & 0x13, 0x03);
  for (let i = 0; i < 9; i++) mcu.writeUint32(sspcr0 + 8, i); // eight wait, one is on the wire
  assert.equal(status() & 0x13, 0x10);
  chip.run(start + 257);
  assert.equal(status() & 0x13, 0x12);
  chip.run(start + 9 * 256 - 1);
  assert.equal(status() & 0x13, 0x13);
  chip.run(start + 9 * 256 + 1);
  assert.equal(status() & 0x13, 0x03);
});

test('a word for a full FIFO is lost, and that is reported', () => {
  const { chip, mcu } = port();
  for (let i = 0; i < 10; i++) mcu.writeUint32(sspcr0 + 8, i);
  assert.match(chip.warnings[0], /full FIFO/);
});

test('a port that is switched off while its device listens is reported', () => {
  const { chip, mcu } = port();
  mcu.writeUint32(sspcr0 + 4, 0);
  mcu.writeUint32(sspcr0 + 4, 2);
  assert.deepEqual(chip.warnings, []);
  mcu.spi[0].device.selected = true;
  mcu.writeUint32(sspcr0 + 4, 0);
  assert.match(chip.warnings[0], /switched off/);
});

test('a DMA transfer takes the wire time, its interrupt comes when the last word is handed over', () => {
  const { chip, mcu, words } = port();
  const count = 1000;
  for (let i = 0; i < count; i++) mcu.writeUint16(0x20000000 + i * 2, i * 7);
  mcu.writeUint32(dmaBase + 0x404, 1);
  const start = chip.timeline.now;
  startDma(mcu, count);
  const handedOver = start + (count - 9) * 256;
  chip.run(handedOver - 1);
  assert.equal(mcu.dma.intRaw & 1, 0);
  chip.run(handedOver + 1);
  assert.equal(mcu.dma.intRaw & 1, 1);
  chip.run(start + count * 256 + 1);
  assert.equal(words.length, count);
  assert.equal(words.at(-1).endsAt - start, count * 256);
  words.forEach((word, index) => assert.equal(word.value, (index * 7) & 0xffff));
});

// The proof that a batch cannot be told from single words: look at every word end, or never.
test('looking at the transfer does not change it', () => {
  const runs = [true, false].map((looking) => {
    const { chip, mcu, words } = port();
    for (let i = 0; i < 300; i++) mcu.writeUint16(0x20000000 + i * 2, i * 31);
    const start = chip.timeline.now;
    startDma(mcu, 300);
    const seen = [];
    for (let t = 0; t < 300 * 256; t += 128) {
      if (looking) {
        chip.run(start + t);
        seen.push(mcu.readUint32(dmaBase + 8));
      }
    }
    chip.run(start + 301 * 256);
    if (looking) assert.ok(new Set(seen).size > 280);
    return words.map((word) => [word.value, word.startsAt, word.endsAt]);
  });
  assert.deepEqual(runs[0], runs[1]);
});

test('memory that is written while it is sent shows as on the wire', () => {
  const { chip, mcu, words } = port();
  for (let i = 0; i < 100; i++) mcu.writeUint16(0x20000000 + i * 2, 1);
  const start = chip.timeline.now;
  startDma(mcu, 100);
  chip.timeline.advanceTo(start + 50 * 256 + 1);
  // At this moment 50 words have left, one is on the wire and eight wait: 59 are read.
  for (let i = 0; i < 100; i++) chip.core.write16(0x20000000 + i * 2, 2);
  chip.run(start + 101 * 256);
  assert.equal(words.filter((word) => word.value === 1).length, 59);
});

test('a chained channel goes on without a gap', () => {
  const { chip, mcu, words } = port();
  for (let i = 0; i < 40; i++) mcu.writeUint16(0x20000000 + i * 2, i);
  const base = dmaBase + 0x40;
  mcu.writeUint32(base, 0x20000000 + 40);
  mcu.writeUint32(base + 4, sspcr0 + 8);
  mcu.writeUint32(base + 8, 20);
  mcu.writeUint32(base + 0x10, (16 << 15) | (1 << 11) | (1 << 4) | (1 << 2) | 1); // CTRL, no trigger
  const start = chip.timeline.now;
  mcu.writeUint32(dmaBase, 0x20000000);
  mcu.writeUint32(dmaBase + 4, sspcr0 + 8);
  mcu.writeUint32(dmaBase + 8, 20);
  mcu.writeUint32(dmaBase + 12, (16 << 15) | (1 << 11) | (1 << 4) | (1 << 2) | 1);
  chip.run(start + 41 * 256);
  assert.deepEqual(words.map((word) => word.value), Array.from({ length: 40 }, (_, i) => i));
  assert.equal(words.at(-1).endsAt - start, 40 * 256);
});

test('clk_peri follows the clock registers: fed from the USB PLL it is 48 MHz', () => {
  const { mcu } = port();
  const pllUsb = 0x4002c000;
  mcu.writeUint32(pllUsb, 1);
  mcu.writeUint32(pllUsb + 8, 100);
  mcu.writeUint32(pllUsb + 12, (5 << 16) | (5 << 12));
  mcu.writeUint32(0x40008048, (1 << 11) | (2 << 5)); // CLK_PERI_CTRL: enabled, PLL_USB
  assert.equal(mcu.spi[0].rate, 24e6);
});

test('words that are delivered many at a time cannot be told from single ones', () => {
  const run = (device) => {
    const { chip, mcu } = port();
    mcu.spi[0].device = device;
    for (let i = 0; i < 500; i++) mcu.writeUint16(0x20000000 + 2 * i, i * 77);
    const start = chip.timeline.now;
    startDma(mcu, 500);
    const moments = [];
    for (const micros of [3, 40, 41, 90, 126, 127.9, 128, 131]) {
      chip.run(start + micros * 1e3);
      moments.push([mcu.spi[0].endsAt, mcu.readUint32(sspcr0 + 0x0c), mcu.readUint32(dmaBase), mcu.readUint32(dmaBase + 8), mcu.dma.intRaw]);
    }
    return moments;
  };
  const single = [];
  const many = [];
  let batches = 0;
  const one = (list) => (value, bits, startsAt, endsAt) => list.push([value, endsAt]);
  const words = (values, count, bits, startsAt, endsAt) => {
    batches += 1;
    values.subarray(0, count).forEach((value) => many.push([value, null]));
    many.at(-1)[1] = endsAt;
  };
  assert.deepEqual(run({ word: one(many), words }), run({ word: one(single) }));
  assert.deepEqual(many.map(([value]) => value), single.map(([value]) => value));
  many.forEach(([, endsAt], index) => endsAt === null || assert.equal(endsAt, single[index][1]));
  assert.ok(batches > 3, `${batches} batches`);
});
