import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flash, PowerCut } from '../flash.mjs';

const page = (value) => new Uint8Array(256).fill(value);

test('erase fills with ones, program only clears bits', () => {
  const flash = new Flash(131072);
  flash.program(0, page(0xf0));
  flash.program(0, page(0x3c));
  assert.equal(flash.bytes[0], 0x30);
  flash.erase(0, 4096);
  assert.equal(flash.bytes[0], 0xff);
});

test('times are those of the data sheet, a block costs less than its sectors', () => {
  const flash = new Flash(262144);
  assert.equal(flash.erase(0, 4096), 45e6);
  assert.equal(flash.erase(65536, 65536), 150e6);
  assert.equal(flash.erase(65536, 65536, false), 16 * 45e6);
  assert.equal(flash.erase(4096, 65536), 16 * 45e6);
  assert.equal(flash.program(0, new Uint8Array(1024)), 4 * 0.7e6);
  assert.equal(flash.operations, 1 + 1 + 16 + 16 + 4);
});

const ones = (bytes) => bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);

test('a power cut tears the operation and leaves the rest', () => {
  const flash = new Flash(8192);
  flash.program(0, page(0));
  flash.cutPowerAt(2, 0.25);
  assert.throws(() => flash.program(256, page(0x0f)), PowerCut);
  const left = flash.bytes.subarray(256, 512);
  assert.ok(left.every((byte) => (byte & 0x0f) === 0x0f), 'what is programmed with a one keeps it');
  const fallen = 256 * 8 - ones(left);
  assert.ok(fallen > 150 && fallen < 360, `${fallen} of 1024 bits, anywhere`);
  assert.ok(left.subarray(128).some((byte) => byte !== 0xff));
  assert.equal(flash.bytes[0], 0);
  assert.equal(flash.bytes[512], 0xff);
});

test('a torn erase leaves any bits: what was one may be zero', () => {
  const half = page(0x0f);
  for (const [part, least, most] of [[0.2, 3000, 13000], [0.49, 1, 1000], [0.8, 17000, 23000]]) {
    const flash = new Flash(8192);
    for (let at = 0; at < 4096; at += 256) flash.program(at, half);
    flash.cutPowerAt(17, part);
    assert.throws(() => flash.erase(0, 4096), PowerCut);
    const left = ones(flash.bytes.subarray(0, 4096)); // of 32768; before it were 16384
    assert.ok(left >= least && left <= most, `${left} ones after ${part} of the erase`);
    assert.ok(flash.bytes.subarray(0, 4096).some((byte) => (byte & 0x0f) !== 0x0f));
  }
});

test('the same cut leaves the same, another seed something else', () => {
  const left = (seed) => {
    const flash = new Flash(4096);
    flash.cutPowerAt(1, 0.5, seed);
    assert.throws(() => flash.program(0, page(0)), PowerCut);
    return [...flash.bytes.subarray(0, 256)].join();
  };
  assert.equal(left(1), left(1));
  assert.notEqual(left(1), left(2));
});

test('a cut before or after an operation is possible too', () => {
  const before = new Flash(4096);
  before.cutPowerAt(1, 0);
  assert.throws(() => before.program(0, page(0)), PowerCut);
  assert.equal(before.bytes[0], 0xff);
  const after = new Flash(4096);
  after.cutPowerAt(1, 1);
  assert.throws(() => after.program(0, page(0)), PowerCut);
  assert.equal(after.bytes[255], 0);
});

test('an operation can be torn when it turns out that the power was gone', () => {
  const kept = [];
  const flash = new Flash(4096, { persist: (offset, bytes) => kept.push([...bytes]) });
  flash.program(0, page(0));
  flash.program(256, page(0));
  flash.tearLast(0.5, 7);
  const [half] = kept.slice(-1);
  assert.deepEqual(half, [...flash.bytes.subarray(256, 512)]);
  assert.ok(half.some((byte) => byte !== 0) && half.some((byte) => byte !== 0xff));
  assert.ok(flash.bytes.subarray(0, 256).every((byte) => byte === 0), 'the one before stays');
  flash.tearLast(0);
  assert.ok(flash.bytes.subarray(256, 512).every((byte) => byte === 0xff));
});

test('each operation is handed to whoever keeps the flash', () => {
  const kept = [];
  const flash = new Flash(8192, { persist: (offset, bytes) => kept.push([offset, bytes.length]) });
  flash.program(256, page(1));
  flash.erase(4096, 4096);
  assert.deepEqual(kept, [[256, 256], [4096, 4096]]);
});

test('misaligned and outside accesses are refused', () => {
  const flash = new Flash(8192);
  assert.throws(() => flash.program(100, page(0)), /not on 256-byte borders/);
  assert.throws(() => flash.erase(256, 4096), /not on 4096-byte borders/);
  assert.throws(() => flash.erase(8192, 4096), /beyond the chip/);
});
