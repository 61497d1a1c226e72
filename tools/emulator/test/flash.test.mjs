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

test('a power cut tears the operation and leaves the rest', () => {
  const flash = new Flash(8192);
  flash.program(0, page(0));
  flash.cutPowerAt(2, 0.5);
  assert.throws(() => flash.program(256, page(0)), PowerCut);
  assert.equal(flash.bytes[256 + 127], 0);
  assert.equal(flash.bytes[256 + 128], 0x5a);
  assert.equal(flash.bytes[256 + 129], 0xff);
  assert.equal(flash.bytes[0], 0);
});

test('a torn erase leaves old bytes behind', () => {
  const flash = new Flash(8192);
  for (let at = 0; at < 4096; at += 256) flash.program(at, page(0));
  flash.cutPowerAt(17, 0.25);
  assert.throws(() => flash.erase(0, 4096), PowerCut);
  assert.equal(flash.bytes[0], 0xff);
  assert.equal(flash.bytes[4095], 0);
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
