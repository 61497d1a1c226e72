// The chip's USB controller as a device, packet by packet: what it answers to each token of a host, by
// what the firmware has put into the buffer controls. rp2040js's own completes every transfer at
// once, knows no stall, no handshake, no abort and no suspend.
//
// The host (usb-host.mjs) calls setup(), in() and out() at the end of each transaction.

import { BasePeripheral } from 'rp2040js';

const irqUsb = 5;
const frameNanos = 1e6;
const suspendNanos = 3e6;

// Registers.
const address = 0x00;
const mainControl = 0x40;
const frameNumber = 0x48;
const sieControl = 0x4c;
const sieStatus = 0x50;
const interruptEndpoints = 0x54;
const bufferStatus = 0x58;
const bufferShouldHandle = 0x5c;
const abortRegister = 0x60;
const abortDone = 0x64;
const stallArm = 0x68;
const nakPoll = 0x6c;
const stallNakStatus = 0x70;
const muxing = 0x74;
const power = 0x78;
const raw = 0x8c;
const enable = 0x90;
const force = 0x94;
const status = 0x98;

const controllerOn = 1;
const hostMode = 2;
const pullUp = 1 << 16;

// SIE_STATUS.
const sequenceError = 2 ** 31;
const busReset = 1 << 19;
const setupReceived = 1 << 17;
const connected = 1 << 16;
const resumed = 1 << 11;
const suspended = 1 << 4;
const lineJ = 1 << 2;
const vbus = 1;
const clearedByWriting = (0x7f000000 | busReset | (1 << 18) | setupReceived | resumed) >>> 0;

// Interrupts.
const onFrame = 1 << 17;
const onSetup = 1 << 16;
const onResume = 1 << 15;
const onSuspend = 1 << 14;
const onConnection = 1 << 13;
const onReset = 1 << 12;
const onSequenceError = 1 << 5;
const onBuffer = 1 << 4;

// The memory of the controller: endpoint controls, buffer controls.
const endpointControls = 0x08;
const bufferControls = 0x80;
const bufferControlsEnd = 0x100;
const zeroBuffer = 0x100;
const endpointOn = 2 ** 31;
const doubleBuffered = 1 << 30;
const perBuffer = 1 << 29;
const perTwoBuffers = 1 << 28;

// A buffer control, half of a word.
const full = 1 << 15;
const dataOne = 1 << 13;
const selectFirst = 1 << 12;
const stalled = 1 << 11;
const available = 1 << 10;
const lengthBits = 0x3ff;

export class UsbController extends BasePeripheral {
  // `onPullUp(on)`: the device shows itself on the bus or leaves it; `onBuffer(endpoint, isIn)`: the
  // firmware changed a buffer control, so it may answer otherwise now.
  constructor(mcu) {
    super(mcu, 'USB');
    this.onPullUp = () => {};
    this.onBuffer = () => {};
    this.frameAlarm = mcu.clock.createAlarm(() => this.frame());
    this.idleAlarm = mcu.clock.createAlarm(() => this.suspend());
    this.memory = mcu.usbDPRAMView;
    this.clear();
  }

  // As after a reset of the block.
  clear() {
    this.registers = new Map(
      [address, mainControl, sieControl, interruptEndpoints, abortRegister, abortDone, stallArm, muxing, power]
        .concat([nakPoll, stallNakStatus, enable, force])
        .map((offset) => [offset, 0]),
    );
    this.sie = 0;
    this.buffers = 0;
    this.frameSeen = false;
    this.suspendChanged = false;
    this.connectionChanged = false;
    this.second = new Set(); // endpoints whose second buffer is next
    this.shown = false; // the pull-up
    this.frames = null; // since when the host sends frames; null: it does not
    this.frameAlarm.cancel();
    this.idleAlarm.cancel();
    this.raise();
  }
  reset() {
    const was = this.shown;
    this.clear();
    if (was) this.onPullUp(false);
  }

  // --- The firmware's side ----------------------------------------------------------------------
  get interrupts() {
    let bits = 0;
    if (this.frameSeen) bits |= onFrame;
    if (this.sie & setupReceived) bits |= onSetup;
    if (this.sie & resumed) bits |= onResume;
    if (this.suspendChanged) bits |= onSuspend;
    if (this.connectionChanged) bits |= onConnection;
    if (this.sie & busReset) bits |= onReset;
    if (this.sie & sequenceError) bits |= onSequenceError;
    if (this.buffers) bits |= onBuffer;
    return bits;
  }
  raise() {
    const { registers } = this;
    const bits = (this.interrupts & registers.get(enable)) | registers.get(force);
    this.rp2040.setInterrupt(irqUsb, bits !== 0);
  }

  readUint32(offset) {
    switch (offset & 0xfff) {
      case frameNumber:
        this.frameSeen = false;
        this.raise();
        return this.frames === null ? 0 : Math.floor((this.rp2040.clock.nanos - this.frames) / frameNanos) & 0x7ff;
      case sieStatus:
        return this.sie >>> 0;
      case bufferStatus:
        return this.buffers >>> 0;
      case bufferShouldHandle:
        return [...this.second].reduce((bits, pipe) => bits | (1 << pipe), 0) >>> 0;
      case raw:
        return this.interrupts;
      case status:
        return (this.interrupts & this.registers.get(enable)) | this.registers.get(force);
    }
    return this.registers.get(offset & 0xfff) ?? super.readUint32(offset);
  }

  writeUint32(offset, value) {
    const { registers } = this;
    const written = this.rawWriteValue;
    switch (offset) {
      case sieStatus:
        this.sie = (this.sie & ~(written & clearedByWriting)) >>> 0;
        if (written & suspended) this.suspendChanged = false;
        if (written & connected) this.connectionChanged = false;
        break;
      case bufferStatus:
        this.buffers &= ~written;
        break;
      case abortRegister:
        registers.set(abortDone, (registers.get(abortDone) | (value & ~registers.get(abortRegister))) >>> 0);
        registers.set(abortRegister, value >>> 0);
        this.changed();
        break;
      case abortDone:
      case stallNakStatus:
        registers.set(offset, (registers.get(offset) & ~written) >>> 0);
        break;
      case power:
        registers.set(power, value);
        this.sie = (value & 0xc) === 0xc ? this.sie | vbus : this.sie & ~vbus;
        break;
      default:
        if (!registers.has(offset)) {
          super.writeUint32(offset, value);
          return;
        }
        registers.set(offset, value >>> 0);
    }
    if (offset === mainControl && value & hostMode) this.warn('the controller as a host is not emulated');
    if (offset === sieControl || offset === mainControl) this.show();
    if (offset === enable) this.watchFrames();
    this.raise();
  }

  show() {
    const { registers } = this;
    const on = (registers.get(mainControl) & controllerOn) !== 0 && (registers.get(sieControl) & pullUp) !== 0;
    if (on === this.shown) return;
    this.shown = on;
    if (on) this.quiet();
    this.onPullUp(on);
  }

  // Called by rp2040js for every write into the controller's memory.
  DPRAMUpdated(offset, value) {
    if (offset < bufferControls || offset >= bufferControlsEnd) return;
    const endpoint = (offset - bufferControls) >> 3;
    const isIn = (offset & 4) === 0;
    if (value & selectFirst) this.second.delete(this.pipe(endpoint, isIn));
    if (value & (available | stalled)) this.onBuffer(endpoint, isIn);
  }
  changed() {
    for (let endpoint = 0; endpoint < 16; endpoint++) {
      this.onBuffer(endpoint, true);
      this.onBuffer(endpoint, false);
    }
  }

  // --- The bus ----------------------------------------------------------------------------------
  // The host drives the bus to its reset state, and lets go.
  resetBus() {
    this.running(true);
    this.sie |= busReset | connected | lineJ;
    this.connectionChanged = true;
    this.raise();
  }
  // Frames come every millisecond, or no more: then the bus is idle.
  running(on) {
    if (on) {
      this.idleAlarm.cancel();
      this.sie &= ~suspended;
      this.frames ??= this.rp2040.clock.nanos;
      this.watchFrames();
    } else {
      this.frames = null;
      this.frameAlarm.cancel();
      this.quiet();
    }
  }
  resume() {
    this.running(true);
    this.sie |= resumed;
    this.raise();
  }
  quiet() {
    this.idleAlarm.schedule(suspendNanos);
  }
  suspend() {
    if (!this.shown) return;
    this.sie |= suspended;
    this.suspendChanged = true;
    this.raise();
  }

  // A frame is only worth an alarm if the firmware wants to know of it.
  watchFrames() {
    const wanted = this.frames !== null && (this.registers.get(enable) & onFrame) !== 0;
    if (!wanted) this.frameAlarm.cancel();
    else if (!this.frameAlarm.scheduled) {
      const { nanos } = this.rp2040.clock;
      const count = Math.floor((nanos - this.frames) / frameNanos + 1e-6); // they add up to almost a whole
      this.frameAlarm.schedule(this.frames + (count + 1) * frameNanos - nanos);
    }
  }
  frame() {
    this.frameSeen = true;
    this.raise();
    this.watchFrames();
  }

  // --- Transactions -----------------------------------------------------------------------------
  // Each returns { answer: 'ack' | 'nak' | 'stall' | 'none', ... }; 'none' is silence.
  listens(to) {
    return this.shown && (this.registers.get(address) & 0x7f) === to;
  }

  setup(to, packet) {
    if (!this.listens(to)) return { answer: 'none' };
    for (let i = 0; i < 8; i++) this.memory.setUint8(i, packet[i]);
    this.registers.set(stallArm, 0);
    this.sie |= setupReceived;
    this.raise();
    return { answer: 'ack' };
  }

  in(to, endpoint) {
    const { answer, pipe, at, shift } = this.ask(to, endpoint, true);
    if (answer) return { answer };
    const word = this.memory.getUint32(at, true);
    const half = word >>> shift;
    if (!(half & full)) {
      this.warn(`IN endpoint ${endpoint} is available, but its buffer is not filled`);
      return { answer: 'nak' };
    }
    const start = this.bufferOf(endpoint, true, shift);
    const data = new Uint8Array(this.memory.buffer).slice(start, start + (half & lengthBits));
    this.memory.setUint32(at, (word & ~((full | available) << shift)) >>> 0, true);
    this.bufferDone(pipe, endpoint, true);
    return { answer: 'ack', data, pid: half & dataOne ? 1 : 0 };
  }

  out(to, endpoint, pid, data) {
    const { answer, pipe, at, shift } = this.ask(to, endpoint, false);
    if (answer) return { answer };
    const word = this.memory.getUint32(at, true);
    const half = word >>> shift;
    if ((half & dataOne ? 1 : 0) !== pid) {
      // Taken for a packet that was sent again because its handshake was lost.
      this.sie = (this.sie | sequenceError) >>> 0;
      this.raise();
      return { answer: 'ack', ignored: true };
    }
    if (data.length > (half & lengthBits)) {
      this.warn(`${data.length} bytes come to OUT endpoint ${endpoint}, its buffer takes ${half & lengthBits}`);
    }
    new Uint8Array(this.memory.buffer).set(data, this.bufferOf(endpoint, false, shift));
    const kept = (half & ~(available | lengthBits)) | full | data.length;
    const mask = shift ? 0x0000ffff : 0xffff0000;
    this.memory.setUint32(at, ((word & mask) | ((kept & 0xffff) << shift)) >>> 0, true);
    this.bufferDone(pipe, endpoint, false);
    return { answer: 'ack' };
  }

  // How much an IN endpoint would send now.
  bytesToSend(endpoint) {
    const word = this.memory.getUint32(bufferControls + endpoint * 8, true);
    const half = word >>> (this.second.has(this.pipe(endpoint, true)) ? 16 : 0);
    return half & available ? half & lengthBits : 0;
  }

  // What the endpoint says before any data: { answer } if that is all, else where its buffer is.
  ask(to, endpoint, isIn) {
    if (!this.listens(to)) return { answer: 'none' };
    if (endpoint && !(this.endpointControl(endpoint, isIn) & endpointOn)) return { answer: 'none' };
    const pipe = this.pipe(endpoint, isIn);
    if (this.registers.get(abortRegister) & (1 << pipe)) return { answer: 'nak' };
    const at = bufferControls + endpoint * 8 + (isIn ? 0 : 4);
    const word = this.memory.getUint32(at, true);
    // A stall of endpoint 0 ends with the next request, so it must be armed for this one.
    if (word & stalled && (endpoint || this.registers.get(stallArm) & (isIn ? 1 : 2))) return { answer: 'stall' };
    const shift = this.second.has(pipe) ? 16 : 0;
    if (!((word >>> shift) & available)) return { answer: 'nak' };
    return { pipe, at, shift };
  }

  bufferDone(pipe, endpoint, isIn) {
    const control = endpoint ? this.endpointControl(endpoint, isIn) : perBuffer;
    let tell = (control & perBuffer) !== 0;
    if (control & doubleBuffered) {
      if (this.second.delete(pipe)) tell ||= (control & perTwoBuffers) !== 0;
      else this.second.add(pipe);
    }
    if (tell) this.buffers |= 1 << pipe;
    this.raise();
  }

  pipe(endpoint, isIn) {
    return endpoint * 2 + (isIn ? 0 : 1);
  }
  endpointControl(endpoint, isIn) {
    return this.memory.getUint32(endpointControls + (endpoint - 1) * 8 + (isIn ? 0 : 4), true);
  }
  bufferOf(endpoint, isIn, shift) {
    const start = endpoint ? this.endpointControl(endpoint, isIn) & 0xffc0 : zeroBuffer;
    return start + (shift ? 64 : 0);
  }
}
