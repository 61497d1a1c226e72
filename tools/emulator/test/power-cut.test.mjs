import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Console } from '../console.mjs';
import { readBoard } from '../emulate.mjs';
import { Player } from '../player.mjs';
import { assemble, lit, op } from './assemble.mjs';

// Marks RAM, erases the first sector of the storage, programs a page of it, and sleeps.
const storage = (16 << 20) - (1 << 20);
const romCall = (name, ...args) => [
  op.movs(3, 0x18),
  0x881b, // ldrh r3, [r3]
  op.movs(0, 0x14),
  0x8800, // ldrh r0, [r0]
  lit(1, name.charCodeAt(0) | (name.charCodeAt(1) << 8)),
  op.blx(3),
  op.mov(7, 0),
  ...args.map((value, index) => lit(index, value)),
  op.blx(7),
];
const program = assemble([
  lit(4, 0x20002000),
  op.ldr(6, 4),
  lit(5, 0x600d600d),
  op.str(5, 4),
  ...romCall('RE', storage, 4096, 4096),
  ...romCall('RP', storage, 0x20002000, 256),
  op.wfi,
  op.here,
]);

function run(prepare = () => {}) {
  const kept = new Map();
  const device = new Console(readBoard('picosystem'), {
    persist: (offset, bytes) => kept.set(offset, Uint8Array.from(bytes)),
  });
  prepare(device);
  const cuts = [];
  device.boot([{ offset: 0, bytes: program }]);
  new Player(device, { onPowerCut: (message) => cuts.push(message) }).run(200);
  return { device, cuts, kept };
}

test('without a cut both operations are done, take their time and are kept', () => {
  const { device, cuts, kept } = run();
  assert.deepEqual(cuts, []);
  assert.equal(device.flash.operations, 2);
  assert.deepEqual([...kept.keys()], [storage]);
  assert.deepEqual([...device.flash.bytes.subarray(storage, storage + 4)], [0x0d, 0x60, 0x0d, 0x60]);
  assert.ok(device.chip.awakeNanos > 45.7e6 && device.chip.awakeNanos < 47e6);
});

test('a cut in the program operation tears it; the console starts anew, without its RAM', () => {
  const { device, cuts } = run((one) => one.flash.cutPowerAt(2));
  assert.equal(cuts.length, 1);
  assert.match(cuts[0], /operation 2/);
  assert.deepEqual(device.chip.resets.map((reset) => reset.cause), ['power cut']);
  assert.equal(device.flash.operations, 4); // and the second life did both again
  assert.notEqual(device.chip.core.registers[6] >>> 0, 0x600d600d);
  assert.deepEqual([...device.flash.bytes.subarray(storage, storage + 2)], [0x0d, 0x60]);
});
