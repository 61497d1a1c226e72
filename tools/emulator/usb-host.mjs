// A computer on the other end of the cable. It finds the device, asks for all of its descriptors as
// operating systems do, sets it up and offers its functions: a serial port (usb-serial.mjs) and a drive
// (usb-drive.mjs).
//
//   const host = new UsbHost(console.timeline);  console.usb = host;  host.plug();
//   const strings = console.finish(host.start(host.strings()));

import { UsbBus, UsbError } from './usb-bus.mjs';
import { parseBos, parseConfiguration, parseDevice, parseMsOs20, parseString } from './usb-descriptors.mjs';

export { UsbError };

const debounceMs = 100; // by the specification, of a port's contacts
const resetMs = 50;
const recoveryMs = 10;
const address = 1;
const packetBytes = 64;

// Standard requests.
export const standard = { getStatus: 0, clearFeature: 1, setFeature: 3, setAddress: 5, getDescriptor: 6 };
Object.assign(standard, { getConfiguration: 8, setConfiguration: 9, getInterface: 10, setInterface: 11 });
// bmRequestType: direction, kind, to whom.
export const toDevice = 0x00;
export const toInterface = 0x01;
export const toEndpoint = 0x02;
export const ofClass = 0x20;
export const ofVendor = 0x40;
export const fromDevice = 0x80;
const descriptor = { device: 1, configuration: 2, string: 3, bos: 15 };
const english = 0x409;
const endpointHalt = 0;

export class UsbHost {
  constructor(timeline) {
    this.bus = new UsbBus(timeline);
    this.bus.onArrive = () => this.arrived();
    this.bus.onLeave = () => this.left();
    this.onReady = () => {}; // a device is set up
    this.onGone = () => {};
    this.arrival = null; // the job that sets the device up
    this.visits = 0; // how often a device showed itself
    this.left();
  }

  // --- The cable --------------------------------------------------------------------------------
  plug() {
    this.bus.plug();
  }
  unplug() {
    this.bus.unplug();
  }
  // Resets the device and sets it up again, as a computer does when a device seems lost.
  beginAnew() {
    this.bus.leave();
    this.arrived();
  }
  get ready() {
    return this.device !== null;
  }
  start(task) {
    return this.bus.start(task);
  }

  arrived() {
    this.visits += 1;
    this.arrival = this.start(this.setUp(this.visits));
  }
  left() {
    const was = this.device;
    this.device = null; // { device, configuration, bos, msOs, strings } once it is set up
    this.address = 0;
    this.toggles = new Map();
    if (was) this.onGone();
  }

  // As operating systems do it. `visit` tells whether it is still the same device after a pause.
  *setUp(visit) {
    yield this.bus.pause(debounceMs);
    this.stillHere(visit);
    yield* this.reset(visit);
    const first = parseDevice(yield* this.describe(descriptor.device, 0, packetBytes));
    yield* this.reset(visit);
    yield* this.control({ type: toDevice, request: standard.setAddress, value: address });
    yield this.bus.pause(2);
    this.address = address;
    const device = parseDevice(yield* this.describe(descriptor.device, 0, first.length));
    const found = { device, bos: null, msOs: null };
    if (device.usb >= 0x0201) {
      found.bos = parseBos(yield* this.describeWhole(descriptor.bos, 5));
      if (found.bos.msOs) found.msOs = parseMsOs20(yield* this.askMsOs(found.bos.msOs));
    }
    found.configuration = parseConfiguration(yield* this.describeWhole(descriptor.configuration, 9));
    found.strings = yield* this.readStrings(found);
    yield* this.configure(found.configuration.value);
    this.device = found;
    this.onReady();
    return found;
  }

  stillHere(visit) {
    if (visit !== this.visits || !this.bus.present) throw new UsbError('gone', 'the device is gone');
  }

  *reset(visit) {
    this.bus.controller.running(true);
    yield this.bus.pause(resetMs);
    this.stillHere(visit);
    this.address = 0;
    this.toggles.clear();
    this.bus.controller.resetBus();
    yield this.bus.pause(recoveryMs);
    this.stillHere(visit);
  }

  *configure(value) {
    yield* this.control({ type: toDevice, request: standard.setConfiguration, value });
    this.toggles.clear();
  }

  // --- Descriptors ------------------------------------------------------------------------------
  *describe(type, index, length, language = 0) {
    const request = { type: fromDevice, request: standard.getDescriptor, value: (type << 8) | index, index: language };
    return yield* this.control({ ...request, length });
  }
  // First its head, which tells how long the whole is.
  *describeWhole(type, headBytes) {
    const head = yield* this.describe(type, 0, headBytes);
    return yield* this.describe(type, 0, head[2] | (head[3] << 8));
  }
  *askMsOs({ bytes, request }) {
    return yield* this.control({ type: fromDevice | ofVendor, request, value: 0, index: 7, length: bytes });
  }
  *string(index) {
    return parseString(yield* this.describe(descriptor.string, index, 255, english));
  }
  *readStrings({ device, configuration }) {
    const languages = yield* this.describe(descriptor.string, 0, 255);
    const named = [device.manufacturer, device.product, device.serial, configuration.name];
    const strings = { languages: [...new Uint16Array(languages.slice(2).buffer)] };
    for (const index of [...named, ...configuration.interfaces.map(({ name }) => name)]) {
      if (index) strings[index] ??= yield* this.string(index);
    }
    return strings;
  }

  // --- Transfers --------------------------------------------------------------------------------
  // A request on endpoint 0. `data` goes to the device, `length` comes from it. A test may leave it
  // half done: `stop` after 'setup' or 'data'.
  *control({ type, request, value = 0, index = 0, length = 0, data = null, stop = null, patienceMs }) {
    const bytes = data ? data.length : length;
    const packet = Uint8Array.of(type, request, value, value >> 8, index, index >> 8, bytes, bytes >> 8);
    const send = (token, pid, content) =>
      this.bus.transaction({ token, address: this.address, endpoint: 0, pid, data: content }, patienceMs);
    yield send('setup', 0, packet);
    if (stop === 'setup') return null;
    const isIn = (type & fromDevice) !== 0;
    const got = [];
    let pid = 1;
    if (isIn) {
      for (let last = packetBytes; got.length < length && last === packetBytes; pid ^= 1) {
        const answer = yield send('in', pid);
        if (answer.pid !== pid) this.fault(`control IN comes as DATA${answer.pid} for DATA${pid}`);
        last = answer.data.length;
        got.push(...answer.data);
      }
      if (got.length > length) throw new UsbError('babble', `${got.length} bytes instead of ${length}`);
    } else {
      for (let at = 0; at < bytes; at += packetBytes, pid ^= 1) {
        yield send('out', pid, data.slice(at, at + packetBytes));
      }
    }
    if (stop === 'data') return null;
    if (isIn && bytes) yield send('out', 1, new Uint8Array());
    else {
      const answer = yield send('in', 1);
      if (answer.data.length || answer.pid !== 1) this.fault('the status of a request is no empty DATA1');
    }
    return Uint8Array.from(got);
  }

  // At most `length` bytes from a bulk endpoint; a short packet ends it. An error carries what came
  // before it as `got`.
  *bulkIn(endpoint, length, patienceMs) {
    const number = endpoint & 15;
    const got = new Uint8Array(length);
    let count = 0;
    for (let last = packetBytes; count < length && last === packetBytes; ) {
      const packet = { token: 'in', address: this.address, endpoint: number };
      let answer;
      try {
        answer = yield this.bus.transaction(packet, patienceMs);
      } catch (error) {
        throw Object.assign(error, { got: got.slice(0, count) });
      }
      const expected = this.toggles.get(endpoint) ?? 0;
      if (answer.pid !== expected) {
        this.fault(`endpoint ${number} sends DATA${answer.pid} for DATA${expected}: it is lost`);
        continue;
      }
      this.toggles.set(endpoint, expected ^ 1);
      last = answer.data.length;
      if (count + last > length) throw new UsbError('babble', `endpoint ${number} sends more than ${length} bytes`);
      got.set(answer.data, count);
      count += last;
    }
    return got.slice(0, count);
  }

  // An empty transfer is one empty packet.
  *bulkOut(endpoint, bytes, patienceMs) {
    let at = 0;
    do {
      const pid = this.toggles.get(endpoint) ?? 0;
      const data = bytes.slice(at, at + packetBytes);
      const packet = { token: 'out', address: this.address, endpoint, pid, data };
      const answer = yield this.bus.transaction(packet, patienceMs);
      if (answer.ignored) this.fault(`endpoint ${endpoint} does not take DATA${pid}: it is lost`);
      this.toggles.set(endpoint, pid ^ 1);
      at += packetBytes;
    } while (at < bytes.length);
  }

  *clearHalt(endpoint) {
    yield* this.control({ type: toEndpoint, request: standard.clearFeature, value: endpointHalt, index: endpoint });
    this.toggles.delete(endpoint);
  }
  *setHalt(endpoint) {
    yield* this.control({ type: toEndpoint, request: standard.setFeature, value: endpointHalt, index: endpoint });
  }
  *isHalted(endpoint) {
    const request = { type: fromDevice | toEndpoint, request: standard.getStatus, index: endpoint, length: 2 };
    return (yield* this.control(request))[0] === 1;
  }

  fault(what) {
    this.bus.faults.push(what);
  }
  get faults() {
    return this.bus.faults;
  }
}
