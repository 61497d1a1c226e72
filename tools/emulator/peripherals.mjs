// Parts of the chip that rp2040js lacks or simplifies too much for us, each with the reason.

import { BasePeripheral } from 'rp2040js';

// Registers that only have to hold what was written. `fixed` answers reads for some of them.
export class Registers extends BasePeripheral {
  constructor(mcu, name, initial = {}, fixed = {}) {
    super(mcu, name);
    this.values = new Map(Object.entries(initial).map(([offset, value]) => [Number(offset), value]));
    this.fixed = fixed;
  }
  readUint32(offset) {
    if (this.fixed[offset]) return this.fixed[offset]();
    if (this.values.has(offset)) return this.values.get(offset);
    return super.readUint32(offset);
  }
  writeUint32(offset, value) {
    if (this.fixed[offset]) return;
    if (this.values.has(offset)) this.values.set(offset, value >>> 0);
    else super.writeUint32(offset, value);
  }
}

// Missing in rp2040js: the ring oscillator, above all its random bit (entropy for seeds). The bits
// come from a generator with a fixed seed: two runs are the same run.
export function ringOscillator(mcu) {
  let state = 0x2545f491;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 1;
  };
  const stable = () => 0x80001000 >>> 0;
  return new Registers(
    mcu,
    'ROSC',
    { 0x00: 0xaa0, 0x04: 0, 0x08: 0, 0x0c: 0, 0x10: 0xab0, 0x14: 8, 0x20: 0 },
    { 0x18: stable, 0x1c: random },
  );
}

// Missing: voltage regulator and reset cause. A power-on says so, a watchdog reset does not.
export function voltageRegulator(mcu, poweredOn) {
  return new Registers(mcu, 'VREG', { 0x0: 0xb1, 0x4: 0x91, 0x8: poweredOn ? 0x100 : 0 });
}

// Missing: the flash cache's controls.
export function xipControl(mcu, xip) {
  const control = new Registers(mcu, 'XIP', { 0x0: 3, 0xc: 0, 0x10: 0, 0x14: 0, 0x18: 0 }, {
    0x8: () => 2,
  });
  control.readFlush = () => 0;
  const read = control.readUint32.bind(control);
  const write = control.writeUint32.bind(control);
  control.readUint32 = (offset) => (offset === 0x4 ? 0 : read(offset));
  control.writeUint32 = (offset, value) => (offset === 0x4 ? xip.flush() : write(offset, value));
  return control;
}

// Missing: the pins of the flash chip (their controls are touched to read BOOTSEL).
export function flashPins(mcu) {
  const initial = {};
  for (let pin = 0; pin < 6; pin++) initial[pin * 8 + 4] = 0x1f;
  for (const offset of [0x30, 0x34, 0x38, 0x3c, 0x40, 0x44]) initial[offset] = 0;
  const fixed = {};
  for (let pin = 0; pin < 6; pin++) fixed[pin * 8] = () => 1 << 17; // nothing pressed: pulled up
  return new Registers(mcu, 'IO_QSPI', initial, fixed);
}

// rp2040js' timer counts from reset although its tick is not running yet, and rings up to 1 us early
// because it cuts the target off; both show in times measured on the chip.
export class Timer extends BasePeripheral {
  constructor(mcu) {
    super(mcu, 'TIMER');
    this.clock = mcu.clock;
    this.startedAt = null;
    this.latchedHigh = 0;
    this.raw = 0;
    this.enabled = 0;
    this.forced = 0;
    this.targets = [0, 0, 0, 0];
    this.alarms = [0, 1, 2, 3].map((index) => mcu.clock.createAlarm(() => this.ring(index)));
  }
  start() {
    this.startedAt ??= this.clock.nanos;
  }
  get micros() {
    return this.startedAt === null ? 0 : Math.floor((this.clock.nanos - this.startedAt) / 1000 + 1e-7);
  }
  readUint32(offset) {
    switch (offset) {
      case 0x08:
        return this.latchedHigh;
      case 0x0c:
        this.latchedHigh = Math.floor(this.micros / 2 ** 32);
        return this.micros >>> 0;
      case 0x10:
      case 0x14:
      case 0x18:
      case 0x1c:
        return this.targets[(offset - 0x10) >> 2];
      case 0x20:
        return this.alarms.reduce((bits, alarm, index) => bits | (alarm.scheduled ? 1 << index : 0), 0);
      case 0x24:
        return Math.floor(this.micros / 2 ** 32);
      case 0x28:
        return this.micros >>> 0;
      case 0x2c: // DBGPAUSE
        return 7;
      case 0x30:
        return 0;
      case 0x34:
        return this.raw;
      case 0x38:
        return this.enabled;
      case 0x3c:
        return this.forced;
      case 0x40:
        return (this.raw & this.enabled) | this.forced;
    }
    return super.readUint32(offset);
  }
  writeUint32(offset, value) {
    switch (offset) {
      case 0x10:
      case 0x14:
      case 0x18:
      case 0x1c: {
        const index = (offset - 0x10) >> 2;
        this.targets[index] = value >>> 0;
        const now = this.micros;
        const moment = now + ((value - now) >>> 0);
        const delta = (this.startedAt ?? 0) + moment * 1000 - this.clock.nanos;
        this.alarms[index].schedule(Math.max(0, delta));
        return;
      }
      case 0x20:
        this.alarms.forEach((alarm, index) => {
          if (this.rawWriteValue & (1 << index)) alarm.cancel();
        });
        return;
      case 0x2c:
        return;
      case 0x34:
        this.raw &= ~this.rawWriteValue;
        break;
      case 0x38:
        this.enabled = value & 15;
        break;
      case 0x3c:
        this.forced = value & 15;
        break;
      default:
        super.writeUint32(offset, value);
        return;
    }
    this.raise();
  }
  ring(index) {
    this.raw |= 1 << index;
    this.raise();
  }
  raise() {
    const status = (this.raw & this.enabled) | this.forced;
    for (let index = 0; index < 4; index++) this.rp2040.setInterrupt(index, !!(status & (1 << index)));
  }
}

// rp2040js' watchdog loses its scratch registers with the chip object it lives in, and counts its
// reload while disabled. Ours lives as long as the power is on.
export class Watchdog extends BasePeripheral {
  constructor(mcu, kept, onTick, onReset) {
    super(mcu, 'WATCHDOG');
    this.kept = kept; // { scratch: Uint32Array(8), reason }
    this.onTick = onTick;
    this.onReset = onReset;
    this.control = 0x07000000;
    this.endsAt = 0;
    this.left = 0;
    this.tick = 0;
    this.alarm = mcu.clock.createAlarm(() => this.bite(1));
  }
  get enabled() {
    return (this.control & (1 << 30)) !== 0;
  }
  bite(reason) {
    this.kept.reason = reason;
    this.onReset();
  }
  // The counter falls twice a microsecond (erratum RP2040-E1).
  load(value) {
    this.left = value & 0xffffff;
    this.endsAt = this.rp2040.clock.nanos + this.left * 500;
    if (this.enabled) this.alarm.schedule(this.left * 500);
  }
  readUint32(offset) {
    if (offset >= 0x0c && offset <= 0x28) return this.kept.scratch[(offset - 0x0c) >> 2];
    switch (offset) {
      case 0x00: {
        const left = this.enabled ? Math.max(0, this.endsAt - this.rp2040.clock.nanos) / 500 : this.left;
        return (this.control | (left & 0xffffff)) >>> 0;
      }
      case 0x08:
        return this.kept.reason;
      case 0x2c:
        return this.tick | (this.tick & (1 << 9) ? 1 << 10 : 0);
    }
    return super.readUint32(offset);
  }
  writeUint32(offset, value) {
    if (offset >= 0x0c && offset <= 0x28) {
      this.kept.scratch[(offset - 0x0c) >> 2] = value;
      return;
    }
    switch (offset) {
      case 0x00: {
        const was = this.enabled;
        this.control = (value & 0x47000000) >>> 0;
        if (value & (1 << 31)) {
          this.bite(2);
          return;
        }
        if (this.enabled && !was) {
          this.endsAt = this.rp2040.clock.nanos + this.left * 500;
          this.alarm.schedule(this.left * 500);
        } else if (!this.enabled && was) {
          this.alarm.cancel();
        }
        return;
      }
      case 0x04:
        this.load(value);
        return;
      case 0x2c:
        this.tick = value & 0x3ff;
        if (value & (1 << 9)) this.onTick();
        return;
    }
    super.writeUint32(offset, value);
  }
}

// rp2040js toggles the pin for every PWM cycle: tens of thousands of events a second for a backlight
// nobody samples, and the core could never sleep through them. Here a slice is its registers, and
// those who care (piezo, backlight, light) are told when they change.
export class Pwm extends BasePeripheral {
  constructor(mcu) {
    super(mcu, 'PWM');
    this.gpioDirection = 0xffffffff; // what a pin in PWM mode asks
    this.gpioValue = 0;
    this.clock = mcu.clock;
    this.listeners = new Set();
    this.raw = 0;
    this.mask = 0;
    this.forced = 0;
    this.channels = []; // rp2040js sets their frequency when the clock changes; ours compute it
    this.slices = Array.from({ length: 8 }, (_, index) => ({
      csr: 0,
      div: 0x10,
      cc: 0,
      top: 0xffff,
      since: 0,
      base: 0,
      alarm: mcu.clock.createAlarm(() => this.wrap(index)),
    }));
  }
  reset() {}
  gpioOnInput() {}

  // What comes out of a pin: { hertz, duty } with duty from 0 to 1; hertz 0 when the slice stands.
  output(pin) {
    const slice = this.slices[(pin >> 1) & 7];
    const level = pin & 1 ? slice.cc >>> 16 : slice.cc & 0xffff;
    const inverted = slice.csr & (pin & 1 ? 8 : 4);
    const duty = Math.min(1, level / (slice.top + 1));
    return {
      hertz: slice.csr & 1 ? 1e9 / this.periodNanos(slice) : 0,
      duty: inverted ? 1 - duty : duty,
    };
  }
  tickNanos(slice) {
    const whole = (slice.div >> 4) & 0xff || 256;
    return ((whole + (slice.div & 15) / 16) * 1e9) / this.rp2040.clkSys;
  }
  periodNanos(slice) {
    return this.tickNanos(slice) * (slice.csr & 2 ? 2 * Math.max(1, slice.top) : slice.top + 1);
  }
  counter(slice) {
    if (!(slice.csr & 1)) return slice.base;
    const ticks = Math.floor((this.clock.nanos - slice.since) / this.tickNanos(slice));
    return (slice.base + ticks) % (slice.top + 1);
  }
  restart(index) {
    const slice = this.slices[index];
    if (slice.csr & 1 && this.mask & (1 << index)) {
      const left = slice.top + 1 - this.counter(slice);
      slice.alarm.schedule(left * this.tickNanos(slice) * (slice.csr & 2 ? 2 : 1));
    } else {
      slice.alarm.cancel();
    }
  }
  wrap(index) {
    this.raw |= 1 << index;
    this.raise();
    this.slices[index].alarm.schedule(this.periodNanos(this.slices[index]));
  }
  raise() {
    this.rp2040.setInterrupt(4, !!((this.raw & this.mask) | this.forced));
  }
  changed(index) {
    this.restart(index);
    for (const listener of this.listeners) listener(index);
  }

  readUint32(offset) {
    if (offset < 0xa0) {
      const slice = this.slices[Math.floor(offset / 0x14)];
      return [slice.csr, slice.div, this.counter(slice), slice.cc, slice.top][(offset % 0x14) >> 2];
    }
    switch (offset) {
      case 0xa0:
        return this.slices.reduce((bits, slice, index) => bits | ((slice.csr & 1) << index), 0);
      case 0xa4:
        return this.raw;
      case 0xa8:
        return this.mask;
      case 0xac:
        return this.forced;
      case 0xb0:
        return (this.raw & this.mask) | this.forced;
    }
    return super.readUint32(offset);
  }
  writeUint32(offset, value) {
    if (offset < 0xa0) {
      const index = Math.floor(offset / 0x14);
      const slice = this.slices[index];
      slice.base = this.counter(slice);
      slice.since = this.clock.nanos;
      const field = ['csr', 'div', 'base', 'cc', 'top'][(offset % 0x14) >> 2];
      slice[field] = field === 'csr' ? value & 0x3f : value >>> 0;
      this.changed(index);
      return;
    }
    switch (offset) {
      case 0xa0:
        this.slices.forEach((slice, index) => {
          const on = (value >> index) & 1;
          if ((slice.csr & 1) === on) return;
          slice.base = this.counter(slice);
          slice.since = this.clock.nanos;
          slice.csr = (slice.csr & ~1) | on;
          this.changed(index);
        });
        return;
      case 0xa4:
        this.raw &= ~this.rawWriteValue;
        break;
      case 0xa8:
        this.mask = value & 0xff;
        this.slices.forEach((_, index) => this.restart(index));
        break;
      case 0xac:
        this.forced = value & 0xff;
        break;
      default:
        super.writeUint32(offset, value);
        return;
    }
    this.raise();
  }
}
