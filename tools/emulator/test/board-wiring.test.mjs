import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Console } from '../console.mjs';
import { knownBoards, readBoard } from '../emulate.mjs';
import { assemble, op } from './assemble.mjs';

// A console whose program only sleeps; we look at it through the chip's registers.
function sleeping(id, power = {}) {
  const board = readBoard(id);
  const device = new Console(board);
  device.setPower(power);
  device.boot([{ offset: 0, bytes: assemble([op.wfi, op.here]) }]);
  device.runMs(1);
  return { board, device, mcu: device.chip.mcu };
}

const pad = (pin) => 0x4001c004 + pin * 4;
const pulledUp = 0x4a; // input, Schmitt trigger, pull-up
const level = (mcu, pin) => (mcu.readUint32(0xd0000004) >>> pin) & 1;

for (const id of knownBoards()) {
  test(`${id}: every button pulls its pin to ground`, () => {
    const { board, device, mcu } = sleeping(id);
    for (const [name, pin] of Object.entries(board.buttons)) {
      if (pin < 0) continue;
      assert.equal(level(mcu, pin), 0, `${name} floats without a pull-up`);
      mcu.writeUint32(pad(pin), pulledUp);
      assert.equal(level(mcu, pin), 1, `${name} released`);
      device.setButton(name, true);
      assert.equal(level(mcu, pin), 0, `${name} pressed`);
      device.setButton(name, false);
      assert.equal(level(mcu, pin), 1, `${name} released again`);
    }
  });
}

test('a button edge raises the interrupt once, and only an edge does', () => {
  const { board, device, mcu } = sleeping('picosystem');
  const pin = board.buttons.a;
  const io = 0x40014000;
  const shift = (pin % 8) * 4;
  const row = Math.floor(pin / 8) * 4;
  mcu.writeUint32(pad(pin), pulledUp);
  mcu.writeUint32(io + 0xf0 + row, 0xf << shift); // forget the edge of the pull-up
  mcu.writeUint32(io + 0x100 + row, 0x4 << shift); // falling edge
  assert.equal((mcu.core.pendingInterrupts >>> 13) & 1, 0);
  device.setButton('a', true);
  assert.equal((mcu.core.pendingInterrupts >>> 13) & 1, 1);
  mcu.writeUint32(io + 0xf0 + row, 0xf << shift);
  assert.equal((mcu.core.pendingInterrupts >>> 13) & 1, 0);
  mcu.writeUint32(pad(pin), pulledUp);
  device.setButton('a', true);
  assert.equal((mcu.core.pendingInterrupts >>> 13) & 1, 0);
});

test('the battery reaches the ADC through its divider', () => {
  const { mcu, device } = sleeping('picosystem', { millivolts: 3960 });
  const read = () => {
    mcu.writeUint32(0x4004c000, 1 | 4); // enabled, start one, input 0
    device.runMs(0.01);
    return mcu.readUint32(0x4004c004);
  };
  assert.equal(read(), Math.round((1320 / 3300) * 4096));
  device.setPower({ millivolts: 3300 });
  assert.equal(read(), Math.round((1100 / 3300) * 4096));
});

test('charging pulls its pin low, USB power lifts its own', () => {
  const { board, mcu, device } = sleeping('picosystem');
  mcu.writeUint32(pad(board.battery.charging), pulledUp);
  assert.equal(level(mcu, board.battery.charging), 1);
  assert.equal(level(mcu, board.battery.usb_power), 0);
  device.setPower({ charging: true, usb: true });
  assert.equal(level(mcu, board.battery.charging), 0);
  assert.equal(level(mcu, board.battery.usb_power), 1);
});

test('a character on the serial port takes ten bits', () => {
  let said = '';
  const device = new Console(readBoard('picosystem'), { onSerial: (_, byte) => (said += String.fromCharCode(byte)) });
  device.boot([{ offset: 0, bytes: assemble([op.wfi, op.here]) }]);
  const { mcu } = device.chip;
  mcu.clkPeri = 125e6;
  const uart = 0x40034000;
  mcu.writeUint32(uart + 0x24, 67);
  mcu.writeUint32(uart + 0x28, 52); // 115200 baud
  mcu.writeUint32(uart, 0x41);
  assert.equal(said, 'A');
  assert.equal(mcu.readUint32(uart + 0x18) & 8, 8);
  device.runMs(0.086);
  assert.equal(mcu.readUint32(uart + 0x18) & 8, 8);
  device.runMs(0.002);
  assert.equal(mcu.readUint32(uart + 0x18) & 8, 0);
});

test('switched off, time goes on without the chip; switched on, it starts anew', () => {
  const board = readBoard('picosystem');
  const device = new Console(board);
  const at = 0x20000000;
  device.boot([{ offset: 0, bytes: assemble([op.movs(0, 1), op.wfi, op.here]) }]);
  device.runMs(1);
  device.mcu.writeUint32(at, 0x1234);
  device.switchOff();
  device.runMs(5);
  assert.equal(device.nowMs, 6);
  assert.equal(device.panel.lit, false);
  assert.deepEqual(device.light, { red: 0, green: 0, blue: 0 });
  const asleep = device.chip.asleepNanos;
  device.setButton('a', true); // nobody notices
  device.runMs(1);
  assert.equal(device.chip.asleepNanos, asleep);
  device.cutPower();
  device.runMs(1);
  assert.ok(device.chip.asleepNanos > asleep);
  assert.notEqual(device.mcu.readUint32(at), 0x1234);
});

test('a power switch that is faster than the flash tears what it was writing', () => {
  const written = [];
  const device = new Console(readBoard('picosystem'), { persist: (offset, bytes) => written.push([...bytes]) });
  device.boot([{ offset: 0, bytes: assemble([op.wfi, op.here]) }]);
  device.runMs(1);
  const at = device.timeline.now;
  device.chip.flashBusy(() => device.flash.erase(0x1000, 4096));
  device.switchOff(at + 44e6); // an erase takes 45 ms
  const nearly = written.at(-1).filter((byte) => byte === 0xff).length;
  assert.ok(nearly > 2000 && nearly < 4096, `${nearly} bytes are blank`);
  device.cutPower();
  device.chip.flashBusy(() => device.flash.erase(0x1000, 4096));
  device.switchOff();
  assert.ok(device.flash.bytes.subarray(0x1000, 0x2000).every((byte) => byte === 0xff), 'it was done');
});
