// The computer's side of the drive of a device that is set up: bulk-only transport and the commands
// that operating systems send.

import { fromDevice, ofClass, toInterface, UsbError } from './usb-host.mjs';

const massStorage = 8;
const commandSignature = 0x43425355; // USBC
const statusSignature = 0x53425355; // USBS
const commandBytes = 31;
const statusBytes = 13;
const request = { maxLun: 0xfe, reset: 0xff };

// A command the drive refused; `sense` is [key, code, qualifier].
export class ScsiError extends Error {
  constructor(status, sense) {
    super(`the drive refuses: status ${status}, sense ${sense.map((byte) => byte.toString(16)).join('/')}`);
    this.status = status;
    this.sense = sense;
  }
}

export class UsbDrive {
  constructor(host) {
    const found = host.device.configuration.interfaces.find((one) => one.class[0] === massStorage);
    this.host = host;
    this.number = found.number;
    this.input = found.endpoints.find(({ address }) => address & fromDevice).address;
    this.output = found.endpoints.find(({ address }) => !(address & fromDevice)).address;
    this.tag = 0;
  }

  // --- Bulk-only transport ----------------------------------------------------------------------
  wrap(command, { length = 0, isIn = true, lun = 0, tag = ++this.tag, commandLength = command.length } = {}) {
    const wrapper = new Uint8Array(commandBytes);
    const view = new DataView(wrapper.buffer);
    view.setUint32(0, commandSignature, true);
    view.setUint32(4, tag, true);
    view.setUint32(8, length, true);
    wrapper.set([isIn && length ? 0x80 : 0, lun, commandLength], 12);
    wrapper.set(command, 15);
    return wrapper;
  }

  // One command: { status, residue, data, stalled }. A stalled pipe is cleared as a computer does it.
  *exchange(command, { length = 0, data = null, ...more } = {}) {
    const bytes = data ? data.length : length;
    const tag = ++this.tag;
    yield* this.host.bulkOut(this.output, this.wrap(command, { length: bytes, isIn: !data, tag, ...more }));
    let got = new Uint8Array();
    let stalled = false;
    try {
      if (data) yield* this.host.bulkOut(this.output, data);
      else if (length) got = yield* this.host.bulkIn(this.input, length);
    } catch (error) {
      if (error.kind !== 'stall') throw error;
      stalled = true;
      if (!data) got = error.got;
      yield* this.host.clearHalt(data ? this.output : this.input);
    }
    return { ...(yield* this.status(tag)), data: got, stalled };
  }

  *status(tag) {
    let wrapper;
    try {
      wrapper = yield* this.host.bulkIn(this.input, statusBytes);
    } catch (error) {
      if (error.kind !== 'stall') throw error;
      yield* this.host.clearHalt(this.input); // once, by the specification
      wrapper = yield* this.host.bulkIn(this.input, statusBytes);
    }
    const view = new DataView(wrapper.buffer);
    const isStatus = wrapper.length === statusBytes && view.getUint32(0, true) === statusSignature;
    if (!isStatus || view.getUint32(4, true) !== tag) throw new UsbError('protocol', 'no status of this command');
    return { residue: view.getUint32(8, true), status: wrapper[12] };
  }

  // What a computer does when nothing else helps.
  *recover() {
    yield* this.host.control({ type: ofClass | toInterface, request: request.reset, index: this.number });
    yield* this.host.clearHalt(this.input);
    yield* this.host.clearHalt(this.output);
  }
  *maxLun() {
    const type = fromDevice | ofClass | toInterface;
    return (yield* this.host.control({ type, request: request.maxLun, index: this.number, length: 1 }))[0];
  }

  // --- Commands ---------------------------------------------------------------------------------
  // The data of a command that must succeed.
  *command(bytes, options) {
    const { status, data } = yield* this.exchange(bytes, options);
    if (status) throw new ScsiError(status, yield* this.sense());
    return data;
  }
  *sense() {
    const { data } = yield* this.exchange([0x03, 0, 0, 0, 18, 0], { length: 18 });
    return [data[2] & 15, data[12], data[13]];
  }
  *testReady() {
    yield* this.command([0x00, 0, 0, 0, 0, 0]);
  }
  *inquiry() {
    const data = yield* this.command([0x12, 0, 0, 0, 36, 0], { length: 36 });
    const text = (from, to) => String.fromCharCode(...data.slice(from, to)).trimEnd();
    const names = { vendor: text(8, 16), product: text(16, 32), revision: text(32, 36) };
    return { kind: data[0], removable: (data[1] & 0x80) !== 0, ...names };
  }
  *capacity() {
    const data = yield* this.command([0x25, 0, 0, 0, 0, 0, 0, 0, 0, 0], { length: 8 });
    const view = new DataView(data.buffer);
    return { blocks: view.getUint32(0) + 1, blockBytes: view.getUint32(4) };
  }
  *writeProtected() {
    return ((yield* this.command([0x1a, 0, 0x3f, 0, 192, 0], { length: 192 }))[2] & 0x80) !== 0;
  }
  *read(block, count = 1, blockBytes = 512) {
    const data = yield* this.command(readCommand(block, count), { length: count * blockBytes });
    if (data.length !== count * blockBytes) throw new UsbError('protocol', `block ${block} is cut short`);
    return data;
  }

  // As an operating system when it finds the drive: { inquiry, blocks, blockBytes }.
  *mount() {
    yield* this.maxLun();
    const inquiry = yield* this.inquiry();
    for (let attempt = 0; ; attempt++) {
      try {
        yield* this.testReady();
        break;
      } catch (error) {
        const attention = error instanceof ScsiError && error.sense[0] === 6; // a new medium, told once
        if (!attention || attempt > 3) throw error;
      }
    }
    return { inquiry, ...(yield* this.capacity()), writeProtected: yield* this.writeProtected() };
  }

  // Many of them, as many at once as computers do.
  *blocks(first, count, blockBytes = 512, atOnce = 64) {
    const all = new Uint8Array(count * blockBytes);
    for (let at = 0; at < count; at += atOnce) {
      all.set(yield* this.read(first + at, Math.min(atOnce, count - at), blockBytes), at * blockBytes);
    }
    return all;
  }
}

export function readCommand(block, count) {
  const command = new Uint8Array(10);
  const view = new DataView(command.buffer);
  command[0] = 0x28;
  view.setUint32(2, block);
  view.setUint16(7, count);
  return command;
}
