// The USB controller by its data sheet, without a program: the test writes what firmware would write.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChipClock, Timeline } from '../timeline.mjs';
import { UsbBus } from '../usb-bus.mjs';
import { UsbController } from '../usb-controller.mjs';

const available = 1 << 10;
const stall = 1 << 11;
const selectFirst = 1 << 12;
const one = 1 << 13;
const full = 1 << 15;
const bulkEndpoint = 0x80000000 + (2 << 26) + 0x180;
const twoBuffers = (1 << 30) | (1 << 28);
const oneBuffer = 1 << 29;

class Bench {
  constructor() {
    this.timeline = new Timeline();
    this.warnings = [];
    this.interrupt = false;
    const usbDPRAMView = new DataView(new ArrayBuffer(4096));
    const mcu = {
      clock: new ChipClock(this.timeline),
      usbDPRAMView,
      logger: { warn: (_, text) => this.warnings.push(text) },
      setInterrupt: (number, on) => number === 5 && (this.interrupt = on),
    };
    this.usb = new UsbController(mcu);
    this.memory = usbDPRAMView;
    this.set(0x40, 1); // on
    this.set(0x4c, 1 << 16); // pulled up
    this.set(0x90, 0xfffff & ~(1 << 17)); // every interrupt but frames
  }
  set(register, value) {
    this.usb.writeUint32Atomic(register, value, 0);
  }
  get(register) {
    return this.usb.readUint32(register);
  }
  // As the core writes it.
  memoryWrite(offset, value) {
    this.memory.setUint32(offset, value >>> 0, true);
    this.usb.DPRAMUpdated(offset, value);
  }
  endpoint(number, isIn, control) {
    this.memoryWrite(0x08 + (number - 1) * 8 + (isIn ? 0 : 4), control);
  }
  buffer(number, isIn, control) {
    this.memoryWrite(0x80 + number * 8 + (isIn ? 0 : 4), control);
  }
  bufferIs(number, isIn) {
    return this.memory.getUint32(0x80 + number * 8 + (isIn ? 0 : 4), true);
  }
  pass(ms) {
    this.timeline.advanceTo(this.timeline.now + ms * 1e6);
  }
}

test('an address or endpoint that is not its own is not answered', () => {
  const { usb } = new Bench();
  assert.equal(usb.setup(0, new Uint8Array(8)).answer, 'ack');
  assert.equal(usb.setup(3, new Uint8Array(8)).answer, 'none');
  assert.equal(usb.in(0, 2).answer, 'none');
  assert.equal(usb.out(0, 2, 0, new Uint8Array(1)).answer, 'none');
  const bench = new Bench();
  bench.set(0x4c, 0); // it has left the bus
  assert.equal(bench.usb.setup(0, new Uint8Array(8)).answer, 'none');
});

test('a request is kept and interrupts until it is acknowledged', () => {
  const bench = new Bench();
  bench.usb.setup(0, Uint8Array.of(0x80, 6, 0, 1, 0, 0, 18, 0));
  assert.deepEqual([bench.memory.getUint32(0, true), bench.memory.getUint32(4, true)], [0x01000680, 0x00120000]);
  assert.equal(bench.interrupt, true);
  assert.equal(bench.get(0x98), 1 << 16);
  bench.set(0x50, 1 << 17);
  assert.equal(bench.interrupt, false);
});

test('data goes out of a buffer that was handed over, once', () => {
  const bench = new Bench();
  bench.endpoint(2, true, bulkEndpoint | oneBuffer);
  assert.equal(bench.usb.in(0, 2).answer, 'nak');
  bench.memory.setUint8(0x180, 0x41);
  bench.memory.setUint8(0x181, 0x42);
  bench.buffer(2, true, full | one | available | 2);
  assert.deepEqual(bench.usb.in(0, 2), { answer: 'ack', data: Uint8Array.of(0x41, 0x42), pid: 1 });
  assert.equal(bench.bufferIs(2, true) & (full | available), 0);
  assert.equal(bench.get(0x58), 1 << 4);
  assert.equal(bench.usb.in(0, 2).answer, 'nak');
  bench.set(0x58, 1 << 4);
  assert.equal(bench.interrupt, false);
});

test('two buffers go one after the other and interrupt when both are done', () => {
  const bench = new Bench();
  bench.endpoint(3, true, bulkEndpoint | twoBuffers);
  bench.memory.setUint8(0x180, 1);
  bench.memory.setUint8(0x180 + 64, 2);
  bench.buffer(3, true, full | available | selectFirst | 64 | ((full | one | available | 64) << 16));
  assert.equal(bench.usb.in(0, 3).data[0], 1);
  assert.equal(bench.get(0x58), 0, 'not yet');
  const second = bench.usb.in(0, 3);
  assert.deepEqual([second.data[0], second.pid], [2, 1]);
  assert.equal(bench.get(0x58), 1 << 6);
});

test('data comes into a buffer that was handed over, if it is the expected packet', () => {
  const bench = new Bench();
  bench.endpoint(2, false, bulkEndpoint | oneBuffer);
  assert.equal(bench.usb.out(0, 2, 0, Uint8Array.of(7)).answer, 'nak');
  bench.buffer(2, false, available | 64);
  assert.deepEqual(bench.usb.out(0, 2, 1, Uint8Array.of(7)), { answer: 'ack', ignored: true });
  assert.equal(bench.get(0x50) >>> 31, 1, 'a sequence error');
  assert.deepEqual(bench.usb.out(0, 2, 0, Uint8Array.of(7, 8, 9)), { answer: 'ack' });
  assert.equal(bench.bufferIs(2, false) & (full | available | 0x3ff), full | 3);
  assert.equal(bench.memory.getUint8(0x182), 9);
  assert.equal(bench.get(0x58), 1 << 5);
  assert.deepEqual(bench.warnings, []);
  bench.buffer(2, false, available | one | 2);
  bench.usb.out(0, 2, 1, new Uint8Array(3));
  assert.match(bench.warnings[0], /3 bytes come to OUT endpoint 2, its buffer takes 2/);
});

test('a stall lasts; that of endpoint 0 must be armed and ends with the next request', () => {
  const bench = new Bench();
  bench.endpoint(2, true, bulkEndpoint | oneBuffer);
  bench.buffer(2, true, stall);
  assert.equal(bench.usb.in(0, 2).answer, 'stall');
  assert.equal(bench.usb.in(0, 2).answer, 'stall');
  bench.buffer(0, true, stall);
  assert.equal(bench.usb.in(0, 0).answer, 'nak');
  bench.set(0x68, 1);
  assert.equal(bench.usb.in(0, 0).answer, 'stall');
  bench.usb.setup(0, new Uint8Array(8));
  assert.equal(bench.usb.in(0, 0).answer, 'nak');
});

test('an abort refuses, whatever the buffer says', () => {
  const bench = new Bench();
  bench.endpoint(2, true, bulkEndpoint | oneBuffer);
  bench.buffer(2, true, full | available | 1);
  bench.set(0x60, 1 << 4);
  assert.equal(bench.get(0x64), 1 << 4, 'done at once');
  assert.equal(bench.usb.in(0, 2).answer, 'nak');
  bench.set(0x60, 0);
  assert.equal(bench.usb.in(0, 2).answer, 'ack');
});

test('a bus without frames is asleep after 3 ms; a resume and a reset are told', () => {
  const bench = new Bench();
  bench.pass(2.9);
  assert.equal(bench.interrupt, false);
  bench.pass(0.2);
  assert.equal(bench.get(0x98), 1 << 14);
  bench.set(0x50, 1 << 4);
  assert.equal(bench.interrupt, false);
  bench.usb.resume();
  assert.equal(bench.get(0x98), 1 << 15);
  bench.set(0x50, 1 << 11);
  bench.usb.resetBus();
  assert.equal(bench.get(0x98) & (1 << 12), 1 << 12);
  bench.set(0x50, (1 << 19) | (1 << 16));
  assert.equal(bench.interrupt, false);
  bench.pass(10);
  assert.equal(bench.interrupt, false, 'frames keep it awake');
});

test('frames interrupt every millisecond if that is wanted, and only then', () => {
  const bench = new Bench();
  bench.usb.resetBus();
  bench.set(0x50, (1 << 19) | (1 << 16));
  assert.equal(bench.timeline.due, Infinity, 'nothing to wake up for');
  bench.set(0x90, 1 << 17);
  let frames = 0;
  for (let i = 0; i < 100; i++) {
    bench.pass(0.1);
    if (!bench.interrupt) continue;
    frames += 1;
    assert.equal(bench.get(0x48), frames);
    assert.equal(bench.interrupt, false, 'reading the number acknowledges it');
  }
  assert.equal(frames, 10);
});

test('a reset of the block takes the device off the bus', () => {
  const bench = new Bench();
  const seen = [];
  bench.usb.onPullUp = (on) => seen.push(on);
  bench.usb.reset();
  assert.deepEqual(seen, [false]);
  assert.equal(bench.get(0x4c), 0);
});

test('the bus takes turns, and each packet its time', () => {
  const bench = new Bench();
  const bus = new UsbBus(bench.timeline);
  bus.connect(bench.usb);
  bus.plug();
  bench.usb.resetBus();
  bench.endpoint(2, true, bulkEndpoint | oneBuffer);
  bench.endpoint(3, false, bulkEndpoint | oneBuffer);
  const log = [];
  function* ask(token, endpoint, data) {
    const answer = yield bus.transaction({ token, address: 0, endpoint, pid: 0, data });
    log.push([token, Math.round(bench.timeline.now / 1000), answer.data?.length]);
  }
  const jobs = [bus.start(ask('in', 2)), bus.start(ask('out', 3, new Uint8Array(64)))];
  bench.pass(1);
  assert.deepEqual(log, [], 'both are refused');
  bench.buffer(2, true, full | available | 64);
  bench.buffer(3, false, available | 64);
  bench.pass(1);
  const packet = ((13 + 64) * 8) / 12; // microseconds
  assert.deepEqual(log, [
    ['in', Math.round(1005 + packet), 64],
    ['out', Math.round(1005 + 2 * packet), undefined],
  ]);
  assert.ok(jobs.every(({ done, error }) => done && !error));

  const lost = bus.start(ask('in', 2));
  bench.pass(1);
  bus.unplug();
  assert.equal(lost.error.kind, 'gone');
  bus.plug();
  const late = bus.start(ask('in', 2));
  bench.pass(6000);
  assert.equal(late.error.kind, 'timeout');
});
