import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chipWith, lit, op, runToEnd } from './assemble.mjs';

// Looks a function up as the SDK does, calls it with r0 to r2 and stops.
function call(name, args, { memory = () => {}, flashBytes = 65536 } = {}) {
  const code = name.charCodeAt(0) | (name.charCodeAt(1) << 8);
  const chip = chipWith(
    [
      op.movs(3, 0x18),
      0x881b, // ldrh r3, [r3]
      op.movs(0, 0x14),
      0x8800, // ldrh r0, [r0]
      lit(1, code),
      op.blx(3),
      op.mov(7, 0),
      ...args.map((value, index) => lit(index, value)),
      op.blx(7),
      op.here,
    ],
    { flashBytes },
  );
  memory(chip);
  const registers = runToEnd(chip);
  return { chip, result: registers[0], found: registers[7] };
}

test('functions are found by their code, unknown ones are not', () => {
  assert.ok(call('P3', [0]).found > 0);
  const chip = chipWith([op.movs(3, 0x18), 0x881b, op.movs(0, 0x14), 0x8800, lit(1, 0x5a5a), op.blx(3), op.here]);
  assert.equal(runToEnd(chip)[0], 0);
});

test('bit functions', () => {
  assert.equal(call('P3', [0xf0f00001]).result, 9);
  assert.equal(call('R3', [0x00000003]).result, 0xc0000000);
  assert.equal(call('L3', [0x00010000]).result, 15);
  assert.equal(call('L3', [0]).result, 32);
  assert.equal(call('T3', [0x00010000]).result, 16);
  assert.equal(call('T3', [0]).result, 32);
});

test('memset and memcpy return the destination', () => {
  const set = call('MS', [0x20000101, 0xab, 5]);
  assert.equal(set.result, 0x20000101);
  assert.deepEqual([...set.chip.mcu.sram.subarray(0x101, 0x106)], [0xab, 0xab, 0xab, 0xab, 0xab]);
  const copy = call('MC', [0x20000200, 0x20000101, 3], {
    memory: (chip) => chip.mcu.sram.set([1, 2, 3, 4], 0x101),
  });
  assert.equal(copy.result, 0x20000200);
  assert.deepEqual([...copy.chip.mcu.sram.subarray(0x200, 0x203)], [1, 2, 3]);
});

test('flash erase and program change the flash and take their time', () => {
  const erase = call('RE', [0x8000, 4096, 65536, 0xd8].slice(0, 3), {
    memory: (chip) => chip.flash.bytes.fill(0, 0x8000, 0x9000),
  });
  assert.equal(erase.chip.flash.bytes[0x8fff], 0xff);
  assert.ok(erase.chip.timeline.now > 45e6 && erase.chip.timeline.now < 45.1e6);
  const program = call('RP', [0x8000, 0x20000400, 256], {
    memory: (chip) => chip.mcu.sram.fill(0x3c, 0x400, 0x500),
  });
  assert.equal(program.chip.flash.bytes[0x80ff], 0x3c);
  assert.ok(program.chip.timeline.now > 0.7e6 && program.chip.timeline.now < 0.8e6);
});

test('reboot to USB ends the run', () => {
  const { chip } = call('UB', [0, 0]);
  assert.equal(chip.inBootloader, true);
});

test('a breakpoint of the program itself is a failure', () => {
  assert.throws(() => runToEnd(chipWith([op.bkpt(3), op.here])), /stopped itself at PC 0x10000000/);
});

test('memcpy from flash, and forwards over itself', () => {
  const fromFlash = call('MC', [0x20000200, 0x10000000, 40]);
  assert.deepEqual([...fromFlash.chip.mcu.sram.subarray(0x200, 0x228)], [...fromFlash.chip.flash.bytes.subarray(0, 40)]);
  const over = call('MC', [0x20000101, 0x20000100, 4], { memory: (chip) => chip.mcu.sram.set([1, 2, 3, 4, 5], 0x100) });
  assert.deepEqual([...over.chip.mcu.sram.subarray(0x100, 0x105)], [1, 1, 1, 1, 1]);
});
