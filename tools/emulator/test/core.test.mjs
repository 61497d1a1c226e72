import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LockupError } from '../core.mjs';
import { assemble, chipWith, lit, op, runToEnd } from './assemble.mjs';

// Runs one data-processing instruction on r0 and r1 and returns result and flags.
function alu(instruction, a, b, carry = false) {
  const chip = chipWith([instruction, op.here]);
  chip.core.registers[0] = a;
  chip.core.registers[1] = b;
  chip.core.C = carry;
  const [result] = runToEnd(chip);
  const psr = chip.core.xPSR;
  const flags = ['N', 'Z', 'C', 'V'].filter((_, index) => psr & (0x80000000 >>> index)).join('');
  return `${result.toString(16)} ${flags}`.trim();
}

test('arithmetic sets result and flags as the architecture says', () => {
  const adds = 0x1840; // adds r0, r0, r1
  const subs = 0x1a40;
  const adcs = 0x4148;
  const sbcs = 0x4188;
  assert.equal(alu(adds, 1, 2), '3');
  assert.equal(alu(adds, 0xffffffff, 1), '0 ZC');
  assert.equal(alu(adds, 0x7fffffff, 1), '80000000 NV');
  assert.equal(alu(adds, 0x80000000, 0x80000000), '0 ZCV');
  assert.equal(alu(subs, 5, 5), '0 ZC');
  assert.equal(alu(subs, 3, 5), 'fffffffe N');
  assert.equal(alu(subs, 0x80000000, 1), '7fffffff CV');
  assert.equal(alu(subs, 0, 0x80000000), '80000000 NV');
  assert.equal(alu(adcs, 0xffffffff, 0xffffffff, true), 'ffffffff NC');
  assert.equal(alu(adcs, 0xffffffff, 0, true), '0 ZC');
  assert.equal(alu(sbcs, 5, 5, true), '0 ZC');
  assert.equal(alu(sbcs, 5, 5, false), 'ffffffff N');
  assert.equal(alu(0x4248, 0, 1), 'ffffffff N'); // rsbs r0, r1
  assert.equal(alu(0x4348, 0x10001, 0x10001), '20001'); // muls
});

test('shifts by a register go beyond 31', () => {
  const lsls = 0x4088;
  const lsrs = 0x40c8;
  const asrs = 0x4108;
  const rors = 0x41c8;
  assert.equal(alu(lsls, 1, 31), '80000000 N');
  assert.equal(alu(lsls, 1, 32), '0 ZC');
  assert.equal(alu(lsls, 1, 33), '0 Z');
  assert.equal(alu(lsls, 3, 0, true), '3 C');
  assert.equal(alu(lsrs, 0x80000000, 31), '1');
  assert.equal(alu(lsrs, 0x80000000, 32), '0 ZC');
  assert.equal(alu(asrs, 0x80000000, 40), 'ffffffff NC');
  assert.equal(alu(rors, 1, 1), '80000000 NC');
  assert.equal(alu(0x0840, 0, 3), '0 Z'); // lsrs r0, r0, #1
  assert.equal(alu(0x1000, 0x80000000, 0), 'ffffffff NC'); // asrs r0, r0, #32
});

test('an unaligned access is a HardFault that the program can handle', () => {
  const chip = chipWith(
    [lit(1, 0x20000001), op.movs(0, 7), op.str(0, 1), op.here, op.movs(0, 9), op.here],
    { vectors: { 3: 0x10000008 } },
  );
  const registers = runToEnd(chip);
  assert.equal(registers[0], 9);
  assert.match(chip.core.lastFault, /unaligned write to 0x20000001 at PC 0x10000004/);
});

test('a fault inside the fault handler ends the run', () => {
  const chip = chipWith([lit(1, 0x30000000), op.ldr(0, 1), op.here], { vectors: { 3: 0x10000002 } });
  assert.throws(() => runToEnd(chip), (error) => error instanceof LockupError && /locked up/.test(error.message));
});

test('WFE goes on after SEV and sleeps without', () => {
  const awake = chipWith([op.sev, op.wfe, op.movs(0, 1), op.here]);
  assert.equal(runToEnd(awake)[0], 1);
  const asleep = chipWith([op.movs(0, 0), op.wfe, op.movs(0, 1), op.here]);
  asleep.run(1e6);
  assert.equal(asleep.core.waiting, true);
  assert.ok(asleep.asleepNanos > 0.99e6);
});

// Sets timer alarm 0 to 100 us with its interrupt enabled, then waits.
function timerProgram(before, wait) {
  return [
    ...before,
    lit(1, 0x40054000),
    lit(2, 0x40058000),
    lit(3, 0x20c), // watchdog tick: enabled, 12 cycles
    op.str(3, 2, 0x2c),
    op.movs(0, 1),
    op.str(0, 1, 0x38), // INTE
    op.movs(0, 100),
    op.str(0, 1, 0x10), // ALARM0
    lit(2, 0xe000e100),
    op.movs(0, 1),
    op.str(0, 2), // NVIC_ISER
    op.movs(0, 0),
    wait,
    op.adds(0, 1),
    op.here,
  ];
}

test('an interrupt wakes the core at its time and is served first', () => {
  const program = timerProgram([], op.wfi);
  // The exception keeps r0 to r3, so the handler leaves its mark in r7.
  const handler = [op.movs(7, 0x55), lit(1, 0x40054000), op.movs(2, 1), op.str(2, 1, 0x34), op.bx(14)];
  const at = 0x10000000 + 0x100;
  const chip = chipWith(program, { vectors: { 16: at } });
  chip.flash.load(0x100, assemble(handler));
  const registers = runToEnd(chip);
  assert.equal(registers[7], 0x55);
  assert.equal(registers[0], 1);
  // 100 us, the few instructions around it, and their way through a cold cache.
  assert.ok(chip.timeline.now > 100e3 && chip.timeline.now < 110e3, `at ${chip.timeline.now}`);
});

test('WFI with PRIMASK set wakes without serving the interrupt', () => {
  const chip = chipWith(timerProgram([op.cpsid], op.wfi), { vectors: { 16: 0x10000100 } });
  const registers = runToEnd(chip);
  assert.equal(registers[0], 1);
  assert.equal(registers[7], 0);
});

test('WFE with PRIMASK set sleeps on', () => {
  const chip = chipWith(timerProgram([op.cpsid], op.wfe), { vectors: { 16: 0x10000100 } });
  chip.run(1e6);
  assert.equal(chip.core.waiting, true);
});

test('code in flash pays for cache misses once', () => {
  const chip = chipWith([op.nop, op.nop, op.nop, op.nop, 0xe7fa]); // b back to the start
  chip.run(10e3);
  const { misses } = chip.xip;
  assert.equal(misses, 2);
  chip.run(100e3);
  assert.equal(chip.xip.misses, misses);
});

test('the watchdog resets the chip, RAM and scratch registers survive', () => {
  const program = [
    lit(1, 0x40058000),
    op.ldr(6, 1, 0x0c), // SCRATCH0
    lit(4, 0x20001000),
    op.ldr(5, 4),
    op.ldr(7, 1, 0x08), // REASON
    lit(0, 0x1234),
    op.str(0, 1, 0x0c),
    op.str(0, 4),
    lit(2, 2000), // 1 ms: it counts twice a microsecond
    op.str(2, 1, 0x04),
    lit(3, 0x40000000),
    op.str(3, 1, 0x00),
    op.here,
  ];
  const chip = chipWith(program);
  chip.run(1.5e6);
  assert.deepEqual(chip.resets.map((reset) => reset.cause), ['watchdog']);
  const registers = chip.core.registers;
  assert.equal(registers[6], 0x1234);
  assert.equal(registers[5], 0x1234);
  assert.equal(registers[7], 1);
  chip.cutPower();
  chip.run(chip.timeline.now + 0.3e6);
  assert.equal(chip.core.registers[6], 0);
  assert.notEqual(chip.core.registers[5], 0x1234);
});

test('the divider gives quotient and remainder, and what the data sheet says for nothing', () => {
  const divider = 0xd0000000;
  const divide = (dividend, divisor, signed) => {
    const offset = signed ? 0x68 : 0x60;
    const chip = chipWith([lit(7, divider), op.str(0, 7, offset), op.str(1, 7, offset + 4), op.ldr(2, 7, 0x78), op.ldr(1, 7, 0x74), op.ldr(0, 7, 0x70), op.ldr(3, 7, 0x78), op.here]);
    chip.core.registers.set([dividend, divisor]);
    const [quotient, remainder, before, after] = runToEnd(chip);
    assert.deepEqual([before, after], [3, 1], 'dirty until the quotient is read');
    return [quotient | 0, remainder | 0];
  };
  assert.deepEqual(divide(100, 7, false), [14, 2]);
  assert.deepEqual(divide(-1, 16, false), [0x0fffffff, 15]);
  assert.deepEqual(divide(-100, 7, true), [-14, -2]);
  assert.deepEqual(divide(-0x80000000, -1, true), [-0x80000000, 0]);
  assert.deepEqual(divide(5, 0, false), [-1, 5]);
  assert.deepEqual(divide(0, 0, true), [-1, 0]);
  assert.deepEqual(divide(-5, 0, true), [1, -5]);
});

// Each instruction that the loop does by itself, from flash and as single steps, gives the same.
test('many instructions at once are the same as one after the other', () => {
  const program = [0x1888, 0x1a53, 0x4158, 0x4192, 0x0949, 0x10d2, 0x41da, 0xb50f, 0xbc0f, 0xbc10, 0x6039, 0x8838, 0x5779, 0xc706, 0x3f08, 0xcf0c, 0x3f08, 0x4348, 0x4299, 0xd800, 0x3301, 0xdb00, 0x3205, 0xb24b, 0x4692, 0x4494, op.here];
  const run = (watch) => {
    const chip = chipWith(program);
    const { core } = chip;
    core.registers.set([0x12345678, -3, 0x7fffffff, 29, 0, 4, 0, 0x20001000]);
    chip.mcu.sram.fill(0x5a, 0x1000, 0x1020);
    let steps = 0;
    if (watch) core.onStep = () => steps++;
    chip.run(20e3);
    return { registers: [...core.registers], psr: core.xPSR, ram: [...chip.mcu.sram.subarray(0x1000, 0x1020)], misses: chip.xip.misses, cycles: core.cycles, steps };
  };
  const { steps, ...one } = run(true);
  const { steps: none, ...many } = run(false);
  assert.deepEqual(many, one);
  assert.ok(steps > program.length && none === 0);
});
