// USB on the chip: the probe (drivers/rp2040/probe) says back what comes in on its port and shows a drive
// whose blocks can be told apart. A computer does to it what computers do, and what they should not.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Console } from '../console.mjs';
import { readBoard, readUf2, root } from '../emulate.mjs';
import { readCommand, ScsiError, UsbDrive } from '../usb-drive.mjs';
import { fromDevice, ofClass, ofVendor, standard, toDevice, toEndpoint, toInterface } from '../usb-host.mjs';
import { UsbSerial } from '../usb-serial.mjs';
import { testedBoards } from './tested-boards.mjs';

const arrivalMs = 1000;
const driveBlocks = 64;
const badBlock = 40;

class Probe {
  constructor(id = 'picosystem', options = {}) {
    const file = join(root, 'build', id, `probe-${id}.uf2`);
    assert.ok(existsSync(file), `${file} is missing: run tools/test, which builds it first`);
    this.log = '';
    const onSerial = (_, byte) => (this.log += String.fromCharCode(byte));
    this.device = new Console(readBoard(id), { onSerial, ...options });
    this.device.boot(readUf2(file));
  }
  plugIn() {
    this.device.plugIn();
    this.arrive();
    return this;
  }
  // The computer has set it up, again.
  arrive() {
    this.device.runUntil(() => this.host.ready, arrivalMs, 'the device');
    this.serial = new UsbSerial(this.host, { onBytes: (bytes) => (this.heard += Buffer.from(bytes).toString('latin1')) });
    this.drive = new UsbDrive(this.host);
    this.heard = '';
  }
  get host() {
    return this.device.usb;
  }
  do(task) {
    return this.device.complete(task);
  }
  // The whole of it works, and nothing odd has happened since the start.
  assertWell() {
    this.do(this.serial.open());
    this.heard = '';
    this.do(this.serial.write('well?'));
    this.device.runUntil(() => this.heard === 'well?', 100, 'an answer');
    this.do(this.drive.mount());
    assert.deepEqual(this.do(this.drive.read(5)), block(5));
    this.assertSound();
  }
  assertSound() {
    assert.deepEqual(this.host.faults, []);
    assert.deepEqual(this.device.chip.warnings, []);
    assert.deepEqual(this.device.chip.resets, []);
    assert.doesNotMatch(this.log, /crash/i);
  }
}

const block = (number) => Uint8Array.from({ length: 512 }, (_, offset) => offset * 5 + number * 7);
const fails = (probe, task, kind) => assert.throws(() => probe.do(task), (error) => error.kind === kind, kind);
const refuses = (probe, task, sense) => {
  const isIt = (error) => error instanceof ScsiError && error.sense.join() === sense.join();
  assert.throws(() => probe.do(task), isIt, `sense ${sense}`);
};

for (const id of testedBoards) {
  test(`${id}: a computer finds a composite device with the right descriptors`, () => {
    const uniqueId = Uint8Array.of(0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef);
    const probe = new Probe(id, { uniqueId }).plugIn();
    const { device, configuration, bos, msOs, strings } = probe.host.device;
    const { vendorId, productId, usb, class: kind } = device;
    assert.deepEqual({ vendorId, productId, usb }, { vendorId: 0x2e8a, productId: 0x000a, usb: 0x0210 });
    assert.deepEqual(kind, [0xef, 2, 1], 'the functions are in the interfaces');
    assert.equal(strings[device.manufacturer], 'Sixgun');
    assert.equal(strings[device.product], `Sixgun ${id}`);
    assert.equal(strings[device.serial], '0123456789ABCDEF');
    assert.deepEqual(strings.languages, [0x0409]);

    const { interfaces, associations } = configuration;
    assert.deepEqual(interfaces.map((one) => one.class), [[2, 2, 0], [10, 0, 0], [8, 6, 0x50], [0xff, 0, 1]]);
    assert.deepEqual(interfaces.map((one) => strings[one.name]), ['Sixgun console', undefined, 'Sixgun drive', 'Reset']);
    assert.deepEqual(associations.map(({ first, count }) => [first, count]), [[0, 2]], 'the serial port has two');
    const endpoints = interfaces.map((one) => one.endpoints.map(({ address, kind: type, bytes }) => [address, type, bytes]));
    const bulk = (number) => [[number, 2, 64], [number | 0x80, 2, 64]];
    assert.deepEqual(endpoints, [[[0x81, 3, 8]], bulk(2), bulk(3), []]);
    const [header, call, management, union] = interfaces[0].functional;
    assert.deepEqual([header, call, union], [[0, 0x20, 1], [1, 0, 1], [6, 0, 1]]);
    assert.equal(management[1] & 2, 2, 'line coding and line state are understood');
    assert.deepEqual([configuration.value, configuration.attributes, configuration.milliamperes], [1, 0x80, 250]);

    assert.deepEqual(bos.msOs, { windows: 0x06030000, bytes: 166, request: 1 });
    assert.equal(msOs.windows, 0x06030000);
    const DeviceInterfaceGUID = '{bc7398c1-73cd-4cb7-98b8-913a8fca7bf6}';
    assert.deepEqual(msOs.functions, [{ interface: 3, driver: 'WINUSB', properties: { DeviceInterfaceGUID } }]);
    probe.assertWell();
  });
}

test('what comes in on the port goes out again, any amount, in order', () => {
  const probe = new Probe().plugIn();
  probe.do(probe.serial.open(9600));
  assert.deepEqual(probe.do(probe.serial.line()), { baud: 9600, stopBits: 0, parity: 0, bits: 8 });
  let sent = '';
  for (const size of [1, 63, 64, 65, 128, 1000]) {
    const text = Array.from({ length: size }, (_, i) => String.fromCharCode(33 + ((i * 7 + size) % 90))).join('');
    sent += text;
    probe.do(probe.serial.write(text));
    probe.device.runUntil(() => probe.heard === sent, 200, 'the echo');
  }
  probe.assertSound();
});

test('a program that does not read makes nobody wait, and nothing is lost', () => {
  const probe = new Probe().plugIn();
  const { serial } = probe;
  probe.do(serial.setLine(115200));
  probe.do(serial.ask(0x22, { value: 1 })); // DTR, but nobody reads
  const text = 'x'.repeat(4000);
  const writing = probe.host.start(serial.write(text));
  probe.device.runMs(300);
  assert.equal(writing.done, false, 'it is made to wait');
  probe.device.setButton('a', true);
  probe.device.runMs(100);
  assert.match(probe.log, /pressed 4/, 'the console goes on');
  assert.deepEqual(probe.do(probe.drive.read(3)), block(3), 'and so does the drive');
  probe.do(serial.open());
  probe.device.runUntil(() => probe.heard.length === text.length, 500, 'all of it');
  assert.equal(probe.heard, text);
  probe.assertSound();
});

test('who opens the port again finds nothing old in it', () => {
  const probe = new Probe().plugIn();
  const { serial } = probe;
  probe.do(serial.ask(0x22, { value: 1 }));
  probe.do(serial.write('old '.repeat(40)));
  probe.device.runMs(20);
  probe.do(serial.close());
  probe.device.runMs(20);
  probe.do(serial.open());
  probe.device.runMs(50);
  assert.ok(probe.heard.length <= 64, 'at most the packet that was already on its way');
  probe.heard = '';
  probe.do(serial.write('new'));
  probe.device.runUntil(() => probe.heard === 'new', 100, 'the echo');
  probe.assertSound();
});

test('every block of the drive is read', () => {
  const probe = new Probe().plugIn();
  const { inquiry, blocks, blockBytes, writeProtected } = probe.do(probe.drive.mount());
  assert.deepEqual(inquiry, { kind: 0, removable: true, vendor: 'Sixgun', product: 'Probe', revision: '1' });
  assert.deepEqual({ blocks, blockBytes, writeProtected }, { blocks: driveBlocks, blockBytes: 512, writeProtected: true });
  for (let number = 0; number < driveBlocks; number++) {
    if (number === badBlock) refuses(probe, probe.drive.read(number), [3, 0x11, 0]);
    else assert.deepEqual(probe.do(probe.drive.read(number)), block(number), `block ${number}`);
  }
  const many = probe.do(probe.drive.read(0, badBlock));
  for (let number = 0; number < badBlock; number++) {
    assert.deepEqual(many.slice(number * 512, number * 512 + 512), block(number), `block ${number} of many`);
  }
  refuses(probe, probe.drive.read(badBlock - 2, 4), [3, 0x11, 0]);
  refuses(probe, probe.drive.read(driveBlocks), [5, 0x21, 0]);
  refuses(probe, probe.drive.read(0xffffffff), [5, 0x21, 0]);
  probe.assertWell();
});

test('a new medium is told once to each computer', () => {
  const probe = new Probe().plugIn();
  refuses(probe, probe.drive.testReady(), [6, 0x28, 0]);
  probe.do(probe.drive.testReady());
  probe.device.unplug();
  probe.device.runMs(50);
  probe.plugIn();
  refuses(probe, probe.drive.testReady(), [6, 0x28, 0]);
  probe.assertWell();
});

test('a command that wants other amounts than its wrapper says ends as the specification has it', () => {
  const probe = new Probe().plugIn();
  const { drive } = probe;
  probe.do(drive.mount());
  const ask = (...words) => {
    const { status, residue, stalled, data } = probe.do(drive.exchange(...words));
    return [status, residue, stalled, data.length];
  };
  const write = Uint8Array.from([0x2a, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  assert.deepEqual(ask([0, 0, 0, 0, 0, 0], { length: 64 }), [0, 64, true, 0]);
  assert.deepEqual(ask(readCommand(1, 1), { length: 1024 }), [0, 512, true, 512], 'less than wanted');
  assert.deepEqual(ask(readCommand(1, 2), { length: 512 }), [2, 512, true, 0], 'more than wanted');
  probe.do(drive.recover());
  assert.deepEqual(ask(readCommand(1, 1)), [2, 0, false, 0], 'nothing wanted');
  probe.do(drive.recover());
  assert.deepEqual(ask(write, { data: new Uint8Array(512) }), [1, 512, true, 0]);
  assert.deepEqual(probe.do(drive.sense()), [7, 0x27, 0]);
  assert.deepEqual(ask(readCommand(1, 1), { data: new Uint8Array(512) }), [2, 512, true, 0], 'the wrong way');
  probe.do(drive.recover());
  probe.assertWell();
});

test('no command at all halts the drive until it is reset, and only the drive', () => {
  const probe = new Probe().plugIn();
  const { drive, host } = probe;
  probe.do(drive.mount());
  const good = drive.wrap(readCommand(1, 1), { length: 512 });
  const wrong = [
    Uint8Array.of(1, 2, 3),
    new Uint8Array(31),
    good.slice(0, 30),
    Uint8Array.of(...good, 0),
    new Uint8Array(64).fill(0x55),
    new Uint8Array(0),
    good.map((byte, at) => (at === 14 ? 0 : byte)),
    good.map((byte, at) => (at === 14 ? 17 : byte)),
  ];
  for (const packet of wrong) {
    probe.do(host.bulkOut(drive.output, packet));
    fails(probe, host.bulkIn(drive.input, 13), 'stall');
    fails(probe, host.bulkOut(drive.output, good), 'stall');
    probe.do(host.clearHalt(drive.input));
    probe.do(host.clearHalt(drive.output));
    fails(probe, host.bulkIn(drive.input, 13), 'stall');
    assert.equal(probe.do(host.isHalted(drive.input)), true, 'a computer may ask');
    probe.do(drive.recover());
    assert.deepEqual(probe.do(drive.read(9)), block(9), 'it reads again');
  }
  probe.assertWell();
});

test('a reset in the middle of the data recovers at any moment', () => {
  const probe = new Probe().plugIn();
  const { drive, host } = probe;
  probe.do(drive.mount());
  for (const taken of [0, 64, 128, 512, 576, 1500]) {
    probe.do(host.bulkOut(drive.output, drive.wrap(readCommand(4, 8), { length: 4096 })));
    if (taken) probe.do(host.bulkIn(drive.input, taken - (taken % 64)));
    probe.device.runMs(1 + (taken % 3));
    probe.do(drive.recover());
    assert.deepEqual(probe.do(drive.read(11)), block(11), `after ${taken} bytes`);
  }
  // A status that nobody fetched.
  probe.do(host.bulkOut(drive.output, drive.wrap([0, 0, 0, 0, 0, 0])));
  probe.device.runMs(5);
  probe.do(drive.recover());
  probe.assertWell();
});

test('a halt that nobody needed is cleared without harm, on every endpoint', () => {
  const probe = new Probe().plugIn();
  const { drive, serial, host } = probe;
  probe.do(serial.open());
  for (const endpoint of [drive.input, drive.output, serial.input, serial.output, 0x81]) {
    for (let i = 0; i < 3; i++) {
      probe.do(host.clearHalt(endpoint));
      probe.assertWell();
    }
  }
  for (const endpoint of [drive.input, drive.output, serial.output]) {
    probe.do(host.setHalt(endpoint));
    assert.equal(probe.do(host.isHalted(endpoint)), true);
    probe.do(host.clearHalt(endpoint));
    assert.equal(probe.do(host.isHalted(endpoint)), false);
    probe.assertWell();
  }
});

test('requests that make no sense are refused, and the next one is answered', () => {
  const probe = new Probe().plugIn();
  const { host } = probe;
  const get = (value, index = 0) => ({ type: fromDevice, request: standard.getDescriptor, value, index, length: 64 });
  const feature = (request, endpoint) => ({ type: toEndpoint, request, value: 0, index: endpoint });
  const bad = {
    'a descriptor nobody knows': get(0x4200),
    'another configuration': get(0x0201),
    'a string nobody has': get(0x0363, 0x409),
    'a device qualifier, at full speed': get(0x0600),
    'a configuration that is not there': { type: toDevice, request: standard.setConfiguration, value: 7 },
    'a request nobody knows': { type: fromDevice, request: 0x77, length: 8 },
    'an interface that is not there': { type: fromDevice | toInterface, request: standard.getInterface, index: 9, length: 1 },
    'a halt of an endpoint that is not there': feature(standard.setFeature, 0x85),
    'its end': feature(standard.clearFeature, 0x05),
    'a vendor request nobody knows': { type: fromDevice | ofVendor, request: 9, index: 7, length: 64 },
    'the Microsoft request with another index': { type: fromDevice | ofVendor, request: 1, index: 4, length: 64 },
    'the Microsoft request the other way': { type: ofVendor, request: 1, index: 7, data: new Uint8Array(4) },
    'a class request of nobody': { type: ofClass | toInterface, request: 0x55, index: 1 },
    'a reset request nobody knows': { type: ofClass | toInterface, request: 3, index: 3 },
    'a reset request with data': { type: ofClass | toInterface, request: 1, index: 3, data: new Uint8Array(8) },
    'a line coding that is too long': { type: ofClass | toInterface, request: 0x20, index: 0, data: new Uint8Array(64).fill(255) },
    'a line coding that is too short': { type: ofClass | toInterface, request: 0x20, index: 0, data: new Uint8Array(2) },
    'a storage reset with data': { type: ofClass | toInterface, request: 0xff, index: 2, data: new Uint8Array(1) },
    'the number of units with a value': { type: fromDevice | ofClass | toInterface, request: 0xfe, value: 1, index: 2, length: 1 },
    'a request of a reserved kind': { type: fromDevice | 0x60, request: 0, length: 2 },
    'a request to a reserved recipient': { type: fromDevice | 0x1f, request: 0, length: 2 },
  };
  for (const [name, request] of Object.entries(bad)) {
    assert.throws(() => probe.do(host.control(request)), (error) => error.kind === 'stall', name);
    if (name.startsWith('a configuration')) probe.do(host.configure(1)); // it is not set up any more
    assert.equal(probe.do(host.describe(1, 0, 18)).length, 18, `after ${name}`);
  }
  probe.assertWell();
});

test('standard requests are answered', () => {
  const probe = new Probe().plugIn();
  const ask = (type, request, more) => [...probe.do(probe.host.control({ type: fromDevice | type, request, ...more }))];
  assert.deepEqual(ask(toDevice, standard.getConfiguration, { length: 1 }), [1]);
  assert.deepEqual(ask(toDevice, standard.getStatus, { length: 2 }), [0, 0]);
  for (let index = 0; index < 4; index++) {
    assert.deepEqual(ask(toInterface, standard.getInterface, { index, length: 1 }), [0], `interface ${index}`);
    probe.do(probe.host.control({ type: toInterface, request: standard.setInterface, index }));
  }
  assert.deepEqual(ask(toDevice, standard.getDescriptor, { value: 0x0200, length: 9 }).length, 9, 'only as much as asked');
  assert.deepEqual(ask(toDevice, standard.getDescriptor, { value: 0x0200, length: 5000 }).length, 107);
  for (let i = 0; i < 3; i++) {
    probe.do(probe.host.configure(0));
    fails(probe, probe.host.bulkOut(probe.drive.output, new Uint8Array(31)), 'silence');
    probe.do(probe.host.configure(1));
    probe.assertWell();
  }
});

test('a request that is given up half way does not harm the next', () => {
  const probe = new Probe().plugIn();
  const { host, serial } = probe;
  const config = { type: fromDevice, request: standard.getDescriptor, value: 0x0200, length: 107 };
  const coding = { type: ofClass | toInterface, request: 0x20, index: 0, data: Uint8Array.of(0, 194, 1, 0, 0, 0, 8) };
  for (const request of [config, coding]) {
    for (const stop of ['setup', 'data']) {
      for (let i = 0; i < 3; i++) {
        probe.do(host.control({ ...request, stop }));
        if (i) probe.device.runMs(i);
        assert.equal(probe.do(host.describe(1, 0, 18)).length, 18, `after ${stop}`);
      }
    }
  }
  assert.equal(probe.do(serial.line()).baud, 115200);
  probe.assertWell();
});

test('the cable is pulled at any moment and put in again', () => {
  const probe = new Probe();
  for (const ms of [3, 90, 120, 160, 165, 171, 180, 230]) {
    probe.device.plugIn();
    probe.device.runMs(ms);
    probe.device.unplug();
    probe.device.runMs(20);
  }
  probe.plugIn();
  for (const ms of [0.1, 0.5, 1.3, 2.2, 5]) {
    probe.host.start(probe.drive.read(0, 30));
    probe.do(probe.serial.open());
    probe.host.start(probe.serial.write('y'.repeat(500)));
    probe.device.runMs(ms);
    probe.device.unplug();
    probe.device.runMs(30);
    probe.plugIn();
    probe.assertWell();
  }
});

test('a bus reset and a sleeping computer are survived', () => {
  const probe = new Probe().plugIn();
  const { bus } = probe.host;
  probe.do(probe.serial.open());
  const reading = probe.host.start(probe.drive.read(0, 30));
  probe.device.runMs(3);
  probe.host.beginAnew();
  probe.arrive();
  assert.ok(reading.error);
  probe.assertWell();

  bus.controller.running(false); // it sleeps: no frames
  probe.device.runMs(500);
  bus.controller.resume();
  probe.device.runMs(20);
  probe.assertWell();
});

for (const [name, request, boots] of [
  ['the boot loader', 1, true],
  ['a restart', 2, false],
]) {
  test(`picotool's reset interface leads to ${name}, and says so first`, () => {
    const probe = new Probe().plugIn();
    const { chip } = probe.device;
    probe.do(probe.host.control({ type: ofClass | toInterface, request, index: 3 }));
    probe.device.runMs(300);
    assert.equal(chip.inBootloader, boots);
    if (boots) assert.equal(probe.host.device, null, 'it is gone from the bus');
    assert.deepEqual(chip.resets.map(({ cause }) => cause), boots ? [] : ['watchdog']);
    assert.doesNotMatch(probe.log, /crash/i);
    if (boots) return;
    chip.resets.length = 0;
    probe.arrive();
    probe.assertWell();
  });
}

test('the boot loader is told which of its interfaces the computer does not want', () => {
  for (const without of [0, 1, 2]) {
    const probe = new Probe().plugIn();
    probe.do(probe.host.control({ type: ofClass | toInterface, request: 1, value: without, index: 3 }));
    probe.device.runMs(10);
    assert.deepEqual(probe.device.chip.bootloader, { activityPins: 0, without });
  }
});

test('setting the port to 1200 baud leads to the boot loader', () => {
  const probe = new Probe().plugIn();
  probe.do(probe.serial.open(1200 + 1));
  probe.device.runMs(50);
  assert.equal(probe.device.chip.inBootloader, false);
  probe.do(probe.serial.setLine(1200));
  probe.device.runMs(10);
  assert.equal(probe.device.chip.inBootloader, true);
});

test('plugged in and idle, the core sleeps; unplugged as well', () => {
  const probe = new Probe().plugIn();
  const asleep = (ms) => {
    const { chip } = probe.device;
    const before = chip.asleepNanos;
    probe.device.runMs(ms);
    return (chip.asleepNanos - before) / (ms * 1e6);
  };
  probe.assertWell();
  probe.device.runMs(100);
  const plugged = asleep(5000);
  assert.ok(plugged > 0.999, `${plugged * 100} % asleep with the port open`);
  probe.device.unplug();
  probe.device.runMs(100);
  const alone = asleep(5000);
  assert.ok(alone > 0.999, `${alone * 100} % asleep without a computer`);
});
