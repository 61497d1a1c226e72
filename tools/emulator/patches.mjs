// What is mended in rp2040js from outside, and why. Whole parts that we replace are in
// peripherals.mjs, spi.mjs and core.mjs.

const irqEdgeHigh = 8;
const irqEdgeLow = 4;
const irqLevelHigh = 2;
const irqLevelLow = 1;

// Pins: rp2040js starts with the input disabled (the chip: enabled, pulled down), knows no pulls and
// no reading back of an output, and reports an edge for every refresh even if nothing changed. Here
// a pin has what the board drives onto it (`pin.drive(true | false | null)`), else its own output,
// else its pull.
export function mendPin(pin) {
  let driven = null;
  pin.padValue = 0x56;
  pin.irqStatus = irqLevelLow;

  const settle = () => {
    const level = driven ?? (pin.outputEnable ? pin.outputValue : pin.pullupEnabled && !pin.pulldownEnabled);
    pin.rawInputValue = level;
    const seen = level && pin.inputEnable;
    if (seen === ((pin.irqStatus & irqLevelHigh) !== 0)) return;
    const wasRaised = pin.irqValue;
    if (seen) pin.irqStatus = (pin.irqStatus & ~irqLevelLow) | irqLevelHigh | irqEdgeHigh;
    else pin.irqStatus = (pin.irqStatus & ~irqLevelHigh) | irqLevelLow | irqEdgeLow;
    if (pin.irqValue !== wasRaised) pin.rp2040.updateIOInterrupt();
  };
  const check = pin.checkForUpdates.bind(pin);
  pin.checkForUpdates = () => {
    check();
    settle();
  };
  pin.refreshInput = settle;
  pin.drive = (level) => {
    driven = level;
    settle();
  };
  settle();
}

// A read of the ADC leaves START_ONE set, so the next selection of an input would start one by itself.
export function mendAdc(adc) {
  const write = adc.writeUint32.bind(adc);
  adc.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset === 0) adc.cs &= ~4;
  };
}

// Sleep and wake enables and the frequency counter are missing; reads of the dividers of clk_ref,
// clk_adc and clk_rtc give the wrong bits.
export function mendClocks(clocks) {
  const stored = new Map([
    [0xa0, 0xffffffff],
    [0xa4, 0x7fff],
    [0xa8, 0xffffffff],
    [0xac, 0x7fff],
    [0xbc, 0],
    [0xc0, 0],
  ]);
  const dividers = { 0x34: 'refDiv', 0x64: 'adcDiv', 0x70: 'rtcDiv' };
  const read = clocks.readUint32.bind(clocks);
  const write = clocks.writeUint32.bind(clocks);
  clocks.readUint32 = (offset) => {
    if (stored.has(offset)) return stored.get(offset);
    if (offset in dividers) return clocks[dividers[offset]] >>> 0;
    return read(offset);
  };
  clocks.writeUint32 = (offset, value) => {
    if (stored.has(offset)) stored.set(offset, value >>> 0);
    else write(offset, value);
  };
}

// The crystal is stable at once in rp2040js; in truth the firmware's start-up delay passes first,
// about a millisecond of every boot.
export function mendCrystal(crystal, mcu) {
  const settle = mcu.clock.createAlarm(() => (crystal.stable = true));
  const write = crystal.writeUint32.bind(crystal);
  crystal.writeUint32 = (offset, value) => {
    const was = crystal.stable;
    write(offset, value);
    if (offset === 0 && crystal.stable && !was) {
      crystal.stable = false;
      settle.schedule(((crystal.startup & 0x3fff) * 256 * 1e9) / mcu.xoscFreq);
    }
  };
}

// Unknown registers are reported on the console instead of the logger, and the inter-core FIFO's
// status is missing (the SDK looks at it although only one core runs).
export function mendSio(sio, mcu) {
  const known = (offset) => offset <= 0x17c && ![0x0c, 0x50, 0x54, 0x58, 0x7c].includes(offset);
  const read = sio.readUint32.bind(sio);
  const write = sio.writeUint32.bind(sio);
  sio.readUint32 = (offset) => {
    if (known(offset)) return read(offset);
    if (offset === 0x50) return 2; // room to write, nothing to read
    mcu.logger.warn('SIO', `read of unknown register 0x${offset.toString(16)}`);
    return 0;
  };
  sio.writeUint32 = (offset, value) => {
    if (known(offset)) write(offset, value);
    else if (offset !== 0x50 && offset !== 0x54) {
      mcu.logger.warn('SIO', `write to unknown register 0x${offset.toString(16)}`);
    }
  };
}

// System control register: SLEEPONEXIT and SEVONPEND exist, the rest of it is kept.
export function mendSystemControl(ppb, core) {
  let scr = 0;
  const read = ppb.readUint32.bind(ppb);
  const write = ppb.writeUint32.bind(ppb);
  ppb.readUint32 = (offset) => {
    if (offset === 0xd10) return scr;
    if (offset === 0xd0c) return 0; // AIRCR
    if (offset === 0xd14) return 0x208; // CCR: unaligned accesses trap, stack aligned to 8
    if (offset === 0xd24) return 0;
    if (offset === 0xdf0) return 0; // DHCSR: no debugger
    return read(offset);
  };
  ppb.writeUint32 = (offset, value) => {
    if (offset === 0xd10) {
      scr = value & 0x16;
      core.sleepOnExit = (value & 2) !== 0;
      core.sevOnPend = (value & 16) !== 0;
    } else if (offset === 0xd0c) {
      if (value >>> 16 === 0x05fa && value & 4) core.onSystemReset?.();
    } else if (offset === 0xd24) {
      core.pendingSVCall = (value & 0x8000) !== 0;
    } else {
      write(offset, value);
      if (offset === 0x100 || offset === 0x200 || offset === 0xd04) core.interruptsUpdated = true;
    }
  };
}

// The serial port sends in no time and always asks for more; in truth a character takes ten bits, a
// full FIFO makes the firmware wait, and the interrupt comes when it is half empty. That belongs to
// the measured times.
export function mendSerial(uart, timeline, mcu, onByte) {
  const fifoCharacters = 32;
  let busyUntil = 0;
  const characterNanos = () => (uart.baudDivider ? (10 * 16 * uart.baudDivider * 1e9) / mcu.clkPeri : 0);
  const waiting = () => {
    const nanos = characterNanos();
    return nanos ? Math.ceil((busyUntil - timeline.now) / nanos) : 0;
  };
  const transmit = 1 << 5;
  const alarm = timeline.alarm(() => uart.checkInterrupts(), mcu.clock);
  uart.checkInterrupts = () => {
    const full = waiting() > fifoCharacters / 2;
    uart.interruptStatus = full ? uart.interruptStatus & ~transmit : uart.interruptStatus | transmit;
    if (full) alarm.scheduleAt(busyUntil - (fifoCharacters / 2) * characterNanos());
    mcu.setInterrupt(uart.irq, !!(uart.interruptStatus & uart.interruptMask));
  };
  const read = uart.readUint32.bind(uart);
  const write = uart.writeUint32.bind(uart);
  uart.readUint32 = (offset) => {
    if (offset === 0x48) return uart.dmaControl ?? 0;
    if (offset === 0x34) return uart.levels ?? 0x12;
    if (offset !== 0x18) return read(offset);
    const count = waiting();
    const receive = (uart.rxFIFO.full ? 0x40 : 0) | (uart.rxFIFO.empty ? 0x10 : 0);
    return receive | (count > 0 ? 8 : 0) | (count > fifoCharacters ? 0x20 : 0) | (count <= 1 ? 0x80 : 0);
  };
  uart.writeUint32 = (offset, value) => {
    if (offset === 0x48) uart.dmaControl = value;
    else if (offset === 0x34) uart.levels = value;
    else if (offset !== 0) write(offset, value);
    else if (waiting() > fifoCharacters) mcu.logger.warn('UART', 'character written to a full FIFO is lost');
    else {
      busyUntil = Math.max(busyUntil, timeline.now) + characterNanos();
      uart.checkInterrupts();
      onByte(value & 0xff);
    }
  };
}

// The boot stage chooses how fast the flash is read: a miss in the cache costs by that.
export function followFlashClock(ssi, xip) {
  const write = ssi.writeUint32.bind(ssi);
  ssi.writeUint32 = (offset, value) => {
    if (offset === 0x14) xip.divider = value || 4;
    write(offset, value);
  };
}

// Blocks that were put into reset are reported as running, and keep what they had.
// `resets`: by the bit of the block, what its reset does.
export function mendResets(control, resets) {
  const read = control.readUint32.bind(control);
  const write = control.writeUint32.bind(control);
  control.readUint32 = (offset) => (offset === 0x8 ? ~control.reset & 0x1ffffff : read(offset));
  control.writeUint32 = (offset, value) => {
    const was = control.reset;
    write(offset, value);
    if (offset !== 0) return;
    for (const [bit, reset] of Object.entries(resets)) if (value & ~was & (1 << bit)) reset();
  };
}

// Commands to the flash chip, byte by byte, while the firmware holds its chip select low by hand: each
// byte that goes out brings one in. (The boot stage's own commands go on as rp2040js does them, and
// reading, erasing and programming are elsewhere.)
export function mendFlashCommands(ssi, pins, flash) {
  const selectControl = 0xc;
  const forcedLow = 2;
  const dataRegister = 0x60;
  const statusRegister = 0x28;
  const somethingToRead = 8;
  let sent = null; // since the chip was selected
  let incoming = [];
  const writePins = pins.writeUint32.bind(pins);
  pins.writeUint32 = (offset, value) => {
    writePins(offset, value);
    if (offset !== selectControl) return;
    const selected = ((value >> 8) & 3) === forcedLow;
    if (selected !== (sent !== null)) sent = selected ? [] : null;
    incoming = selected ? incoming : [];
  };
  const read = ssi.readUint32.bind(ssi);
  const write = ssi.writeUint32.bind(ssi);
  ssi.readUint32 = (offset) => {
    if (sent && offset === dataRegister) return incoming.shift() ?? 0;
    if (sent && offset === statusRegister) return 6 | (incoming.length ? somethingToRead : 0);
    return read(offset);
  };
  ssi.writeUint32 = (offset, value) => {
    if (!sent || offset !== dataRegister) {
      write(offset, value);
      return;
    }
    sent.push(value & 0xff);
    incoming.push(flash.answer(sent));
  };
}
