// The computer's side of the serial function (CDC ACM) of a device that is set up.

import { fromDevice, ofClass, toInterface } from './usb-host.mjs';

const communication = 2;
const data = 10;
const request = { setLineCoding: 0x20, getLineCoding: 0x21, setControlLineState: 0x22 };
const ready = 1; // DTR
const carrier = 2; // RTS

export class UsbSerial {
  // `onBytes` gets what comes while the port is open.
  constructor(host, { onBytes = () => {} } = {}) {
    const { interfaces } = host.device.configuration;
    this.host = host;
    this.onBytes = onBytes;
    this.number = interfaces.find((one) => one.class[0] === communication).number;
    const { endpoints } = interfaces.find((one) => one.class[0] === data);
    this.input = endpoints.find(({ address }) => address & fromDevice).address;
    this.output = endpoints.find(({ address }) => !(address & fromDevice)).address;
    this.reader = null;
    this.opened = false;
  }

  *ask(what, more) {
    const type = ofClass | toInterface | (more.length ? fromDevice : 0);
    return yield* this.host.control({ type, request: what, index: this.number, ...more });
  }
  *setLine(baud, { stopBits = 0, parity = 0, bits = 8 } = {}) {
    const coding = new Uint8Array(7);
    new DataView(coding.buffer).setUint32(0, baud, true);
    coding.set([stopBits, parity, bits], 4);
    yield* this.ask(request.setLineCoding, { data: coding });
  }
  *line() {
    const coding = yield* this.ask(request.getLineCoding, { length: 7 });
    const baud = new DataView(coding.buffer).getUint32(0, true);
    return { baud, stopBits: coding[4], parity: coding[5], bits: coding[6] };
  }

  // As when a program opens the port: the line is set, DTR says that somebody is there, and from then on
  // the computer asks for bytes without end.
  *open(baud = 115200) {
    yield* this.setLine(baud);
    yield* this.ask(request.setControlLineState, { value: ready | carrier });
    this.opened = true;
    if (!this.reader || this.reader.done) this.reader = this.host.start(this.read());
  }
  *close() {
    this.opened = false;
    yield* this.ask(request.setControlLineState, { value: 0 });
  }
  *read() {
    for (;;) {
      const bytes = yield* this.host.bulkIn(this.input, 64, Infinity);
      if (this.opened) this.onBytes(bytes);
    }
  }
  *write(bytes) {
    yield* this.host.bulkOut(this.output, typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
  }
}
