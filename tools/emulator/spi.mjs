// The PL022 SPI port, word by word at the exact time, without an event for each word.
//
// Words leave one after the other, each bits / rate long. While nothing looks, nothing is computed:
// `sync` catches up, and everything that could see a difference calls it first: a register access,
// a change of the panel's pins, the core writing into memory that a DMA channel is still reading, a
// change of the clocks. One alarm is set for the one thing that happens by itself: the moment the
// DMA channel hands over its last word (its interrupt). So the batch cannot be told from single
// words, and costs a fiftieth.

import { BasePeripheral } from 'rp2040js';

const cr0 = 0x00;
const cr1 = 0x04;
const dr = 0x08;
const sr = 0x0c;
const cpsr = 0x10;
const imsc = 0x14;
const ris = 0x18;
const mis = 0x1c;
const icr = 0x20;
const dmacr = 0x24;
const identity = [0x22, 0x10, 0x34, 0x00, 0x0d, 0xf0, 0x05, 0xb1]; // from 0xfe0

const phaseBit = 1 << 7;
const enableBit = 1 << 1;
const dmaTransmit = 1 << 1;
const fifoWords = 8;
const overrun = 1;
const receiveTimeout = 2;
const receiveHalf = 4;
const transmitHalf = 8;
// With CPHA = 0 the frame signal goes up between two words.
const gapBits = 1.5;
const ramStart = 0x20000000;

const queue = new Uint16Array(1 << 15); // see `stream`

export class Spi extends BasePeripheral {
  constructor(mcu, name, irq, transmitRequest, timeline, owner) {
    super(mcu, name);
    this.irq = irq;
    this.transmitRequest = transmitRequest;
    this.timeline = timeline;
    this.alarm = timeline.alarm(() => this.sync(), owner);
    this.control0 = 0;
    this.control1 = 0;
    this.prescale = 0;
    this.mask = 0;
    this.raw = transmitHalf;
    this.dmaControl = 0;
    this.fifo = [];
    this.received = 0; // words in the receive FIFO; nothing listens to what they say
    this.shifting = -1;
    this.startsAt = 0;
    this.endsAt = 0;
    this.channel = null;
    this.setFormat();
    this.device = null; // word(value, bits, startsAt, endsAt, rate), words(...), selected
  }

  get busy() {
    return this.shifting >= 0 || this.fifo.length > 0;
  }

  // Registers or clocks changed.
  setFormat() {
    this.bits = (this.control0 & 15) + 1;
    const divisor = this.prescale * (1 + ((this.control0 >> 8) & 0xff));
    this.rate = divisor ? this.rp2040.clkPeri / divisor : 0;
    this.wordNanos = ((this.bits + (this.control0 & phaseBit ? 0 : gapBits)) / this.rate) * 1e9;
  }

  // Delivers every word whose last bit has left by now.
  sync() {
    const now = this.timeline.now;
    if (this.channel) this.stream(now);
    while (this.shifting >= 0 && this.endsAt <= now) {
      const value = this.shifting;
      const end = this.endsAt;
      this.shifting = -1;
      if (this.received < fifoWords) this.received += 1;
      else this.raw |= overrun;
      this.device?.word(value, this.bits, this.startsAt, end, this.rate);
      this.startNext(end);
      this.feed();
    }
    this.update();
  }

  // Many words in one go, while a DMA channel keeps the FIFO full: all that have left by now, but not
  // those with which the channel ends. What is on the wire, what is in the FIFO and what the channel
  // reads next are one queue.
  stream(now) {
    const { channel, fifo, device, wordNanos } = this;
    if (fifo.length < fifoWords || !device?.words || !(this.dmaControl & dmaTransmit)) return;
    const due = Math.floor((now - this.endsAt) / wordNanos); // a little less than there are: the rest goes singly
    const count = Math.min(due, channel.transCount - 1, queue.length - fifoWords - 1);
    if (count < 2 || !channel.takeWords) return;
    queue[0] = this.shifting;
    for (let i = 0; i < fifoWords; i++) queue[i + 1] = fifo[i];
    if (!channel.takeWords(queue, fifoWords + 1, count, (1 << this.bits) - 1)) return;
    const first = this.startsAt;
    let end = this.endsAt;
    let start = first;
    for (let i = 0; i < count; i++) {
      start = end; // added up one by one, as single words would
      end += wordNanos;
    }
    device.words(queue, count, this.bits, first, start, this.rate);
    this.shifting = queue[count];
    for (let i = 0; i < fifoWords; i++) fifo[i] = queue[count + 1 + i];
    this.startsAt = start;
    this.endsAt = end;
    if (this.received + count > fifoWords) this.raw |= overrun;
    this.received = Math.min(fifoWords, this.received + count);
  }

  startNext(at) {
    if (this.shifting >= 0 || !this.fifo.length || !(this.control1 & enableBit) || !this.rate) return;
    this.shifting = this.fifo.shift();
    this.startsAt = at;
    this.endsAt = at + this.wordNanos;
  }

  // The DMA channel fills the FIFO whenever there is room: the bus is many times faster than the wire.
  feed() {
    const { channel } = this;
    if (!channel || !(this.dmaControl & dmaTransmit)) return;
    while (this.channel === channel && this.fifo.length < fifoWords) {
      this.fifo.push(channel.takeWord() & ((1 << this.bits) - 1));
      if (channel.transCount === 0) {
        this.channel = null;
        channel.finish();
      }
      this.startNext(this.timeline.now);
    }
  }

  // A DMA channel paced by this port has started.
  attach(channel) {
    this.sync();
    this.channel = channel;
    this.feed();
    this.update();
  }
  detach(channel) {
    if (this.channel === channel) this.channel = null;
    this.update();
  }

  update() {
    const before = this.raw;
    this.raw &= ~(transmitHalf | receiveHalf);
    if (this.fifo.length <= fifoWords / 2) this.raw |= transmitHalf;
    if (this.received >= fifoWords / 2) this.raw |= receiveHalf;
    if ((before ^ this.raw) & this.mask) this.rp2040.setInterrupt(this.irq, !!(this.raw & this.mask));
    this.plan();
  }

  // When something next happens that somebody could notice without asking.
  plan() {
    let at = Infinity;
    if (this.shifting >= 0) {
      if (this.mask) at = this.endsAt; // interrupts by FIFO level: word by word
      else if (this.channel) at = this.endsAt + (this.channel.transCount - 1) * this.wordNanos;
      else at = this.endsAt + this.fifo.length * this.wordNanos;
    }
    if (at === Infinity) this.alarm.cancel();
    else if (!this.alarm.scheduled || this.alarm.at !== at) this.alarm.scheduleAt(at);
    this.rp2040.core.watchChanged?.(this);
  }

  readUint32(offset) {
    this.sync();
    switch (offset) {
      case cr0:
        return this.control0;
      case cr1:
        return this.control1;
      case dr:
        if (this.received) this.received -= 1;
        this.update();
        return 0;
      case sr:
        return (
          (this.busy ? 16 : 0) |
          (this.received === fifoWords ? 8 : 0) |
          (this.received ? 4 : 0) |
          (this.fifo.length < fifoWords ? 2 : 0) |
          (this.fifo.length ? 0 : 1)
        );
      case cpsr:
        return this.prescale;
      case imsc:
        return this.mask;
      case ris:
        return this.raw;
      case mis:
        return this.raw & this.mask;
      case dmacr:
        return this.dmaControl;
    }
    if (offset >= 0xfe0 && offset <= 0xffc) return identity[(offset - 0xfe0) >> 2];
    return super.readUint32(offset);
  }

  writeUint32(offset, value) {
    this.sync();
    switch (offset) {
      case cr0:
        if (this.busy && value !== this.control0) this.warn('format changed while a word is on the wire');
        this.control0 = value & 0xffff;
        this.setFormat();
        break;
      case cr1:
        // Off, the port lets go of its clock, and a device that listens may take that for a bit.
        if (this.control1 & ~value & enableBit && this.device?.selected) this.warn('switched off while a device listens');
        this.control1 = value;
        this.startNext(this.timeline.now);
        break;
      case dr:
        if (this.fifo.length < fifoWords) {
          this.fifo.push(value & ((1 << this.bits) - 1));
          this.startNext(this.timeline.now);
        } else {
          this.warn('word written to a full FIFO is lost');
        }
        break;
      case cpsr:
        this.prescale = value & 0xfe;
        this.setFormat();
        break;
      case imsc:
        this.mask = value & 15;
        this.rp2040.setInterrupt(this.irq, !!(this.raw & this.mask));
        break;
      case icr:
        this.raw &= ~(value & (overrun | receiveTimeout));
        this.rp2040.setInterrupt(this.irq, !!(this.raw & this.mask));
        break;
      case dmacr:
        this.dmaControl = value;
        this.feed();
        break;
      default:
        super.writeUint32(offset, value);
        return;
    }
    this.update();
  }
}

// Lets the channels of rp2040js' DMA controller be emptied by the port they feed.
export function pairDmaWithSpi(mcu, ports) {
  for (const channel of mcu.dma.channels) {
    const schedule = channel.scheduleTransfer.bind(channel);
    const abort = channel.abort.bind(channel);
    const port = () => ports.find((one) => one.transmitRequest === channel.treqValue);

    channel.scheduleTransfer = () => {
      const paced = port();
      if (paced) paced.attach(channel);
      else schedule();
    };
    channel.abort = () => {
      port()?.detach(channel);
      abort();
    };
    channel.takeWord = () => {
      const address = channel.readAddr >>> 0;
      const size = channel.dataSize;
      let value = size === 2 ? mcu.readUint16(address) : size === 4 ? mcu.readUint32(address) : mcu.readUint8(address);
      if (channel.ctrl & (1 << 22)) value = size === 2 ? ((value & 0xff) << 8) | (value >> 8) : swap32(value, size);
      if (channel.ctrl & (1 << 4)) {
        const mask = channel.ctrl & (1 << 10) ? 0 : channel.ringMask;
        channel.readAddr = mask ? (address & ~mask) | ((address + size) & mask) : address + size;
      }
      channel.transCount -= 1;
      return value;
    };
    // Several words into `to` from `start` on; false if they do not simply lie in RAM.
    channel.takeWords = (to, start, count, mask) => {
      const { readAddr: address, ctrl } = channel;
      const offset = (address ^ ramStart) >>> 0;
      const increments = ctrl & (1 << 4);
      const ring = ctrl & (1 << 10) ? 0 : channel.ringMask;
      if (channel.dataSize !== 2 || !increments || ring || offset + 2 * count > mcu.sram.length) return false;
      const swaps = ctrl & (1 << 22);
      const from = mcu.core.sram16;
      for (let i = 0, at = offset >>> 1; i < count; i++, at++) {
        const value = from[at];
        to[start + i] = (swaps ? ((value & 0xff) << 8) | (value >> 8) : value) & mask;
      }
      channel.readAddr = address + 2 * count;
      channel.transCount -= count;
      return true;
    };
    channel.finish = () => {
      channel.ctrl &= ~(1 << 24);
      if (!(channel.ctrl & (1 << 21))) {
        mcu.dma.intRaw |= 1 << channel.index;
        mcu.dma.checkInterrupts();
      }
      if (channel.chainTo !== channel.index) mcu.dma.channels[channel.chainTo]?.start();
    };
  }

  const { dma } = mcu;
  const read = dma.readUint32.bind(dma);
  const write = dma.writeUint32.bind(dma);
  dma.readUint32 = (offset) => {
    for (const port of ports) if (port.channel) port.sync();
    return read(offset);
  };
  dma.writeUint32 = (offset, value) => {
    for (const port of ports) if (port.channel) port.sync();
    write(offset, value);
  };

  // The core must not overwrite what a channel has still to read before it was read.
  mcu.core.watchChanged = () => {
    let low = 0x7fffffff;
    let high = 0;
    for (const { channel } of ports) {
      if (!channel) continue;
      const ring = channel.ctrl & (1 << 10) ? 0 : channel.ringMask;
      const start = ring ? channel.readAddr & ~ring : channel.readAddr;
      const end = ring ? start + ring + 1 : channel.readAddr + channel.transCount * channel.dataSize;
      low = Math.min(low, start >>> 0);
      high = Math.max(high, end >>> 0);
    }
    mcu.core.watchLow = low;
    mcu.core.watchHigh = high;
  };
  mcu.core.onWatchedWrite = () => {
    for (const port of ports) if (port.channel) port.sync();
  };
}

function swap32(value, size) {
  if (size !== 4) return value;
  return ((value << 24) | ((value & 0xff00) << 8) | ((value >>> 8) & 0xff00) | (value >>> 24)) >>> 0;
}
