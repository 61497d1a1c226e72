// The chip: rp2040js with our core, boot ROM, flash and time, and what a reset or a power cut does to
// it. A reset builds a new chip around what survives it.

import { RP2040 } from 'rp2040js';
import { buildBootrom, fellOffBreak, serveBootrom } from './bootrom.mjs';
import { Core } from './core.mjs';
import { PowerCut } from './flash.mjs';
import {
  followFlashClock,
  mendAdc,
  mendClocks,
  mendCrystal,
  mendFlashCommands,
  mendPin,
  mendResets,
  mendSerial,
  mendSio,
  mendSystemControl,
} from './patches.mjs';
import { flashPins, Pwm, ringOscillator, Timer, voltageRegulator, Watchdog, xipControl } from './peripherals.mjs';
import { pairDmaWithSpi, Spi } from './spi.mjs';
import { ChipClock } from './timeline.mjs';
import { UsbController } from './usb-controller.mjs';
import { XipCache } from './xip-cache.mjs';

const flashStart = 0x10000000;
const scratchBootMagic = 0xb007c0d3;
const dreqSpi0 = 16;
const dreqSpi1 = 18;
const irqSpi0 = 18;
const resetUsb = 24;

// What rp2040js says that is of no concern, each with the reason.
const expectedWarnings = [];

export class Chip {
  // `wire(chip)` connects the board; it is called again after every reset.
  constructor({ timeline, flash, wire = () => {}, onSerial = () => {}, onWake = () => {} }) {
    this.timeline = timeline;
    this.flash = flash;
    this.wire = wire;
    this.onSerial = onSerial;
    this.onWake = onWake;
    this.warnings = [];
    this.resets = []; // { at, cause, fault }
    this.inBootloader = false;
    this.off = false;
    this.sram = null;
    this.kept = null;
    this.pendingReset = null;
    this.asleepBefore = 0;
    this.awakeBefore = 0;
    this.powerOn();
  }

  powerOn() {
    this.off = false;
    this.inBootloader = false;
    this.kept = { scratch: new Uint32Array(8), reason: 0 };
    this.sram = null;
    this.build('power');
  }

  get asleepNanos() {
    return this.asleepBefore + this.core.asleepNanos;
  }
  get awakeNanos() {
    return this.awakeBefore + this.core.awakeNanos;
  }

  build(cause) {
    if (this.core) {
      this.asleepBefore += this.core.asleepNanos;
      this.awakeBefore += this.core.awakeNanos;
      this.timeline.dropOwned(this.mcu.clock);
    }
    const { timeline } = this;
    const clock = new ChipClock(timeline);
    const mcu = new RP2040(clock);
    timeline.dropOwned(clock); // alarms of the parts that are replaced below
    this.mcu = mcu;
    mcu.logger = this.logger();

    if (this.sram) mcu.sram.set(this.sram);
    else noise(mcu.sram);
    this.sram = mcu.sram;
    mcu.sramView = new DataView(mcu.sram.buffer);
    mcu.flash = this.flash.bytes;
    mcu.flash16 = new Uint16Array(mcu.flash.buffer);
    mcu.flashView = new DataView(mcu.flash.buffer);
    mcu.bootrom.set(buildBootrom());

    this.xip = new XipCache();
    this.core = mcu.core = new Core(mcu, timeline, this.xip);
    this.core.onWake = (now, awake) => this.onWake(now, this.awakeBefore + awake);
    this.core.onBreak = (number) => this.onBreak(number);
    this.core.onSystemReset = () => this.requestReset('system reset');
    this.replaceParts(mcu, cause);
    this.followClocks(mcu);
    this.start();
    this.wire(this);
  }

  replaceParts(mcu, cause) {
    const { timeline } = this;
    const { clock } = mcu;
    mcu.pwm = new Pwm(mcu);
    mcu.spi = [
      new Spi(mcu, 'SPI0', irqSpi0, dreqSpi0, timeline, clock),
      new Spi(mcu, 'SPI1', irqSpi0 + 1, dreqSpi1, timeline, clock),
    ];
    this.timer = new Timer(mcu);
    this.watchdog = new Watchdog(
      mcu,
      this.kept,
      () => this.timer.start(),
      () => this.requestReset('watchdog'),
    );
    mcu.usbCtrl = new UsbController(mcu);
    const pinsOfFlash = flashPins(mcu);
    Object.assign(mcu.peripherals, {
      0x14000: xipControl(mcu, this.xip),
      0x40018: pinsOfFlash,
      0x4003c: mcu.spi[0],
      0x40040: mcu.spi[1],
      0x40050: mcu.pwm,
      0x40054: this.timer,
      0x40058: this.watchdog,
      0x40060: ringOscillator(mcu),
      0x40064: voltageRegulator(mcu, cause === 'power'),
      0x50110: mcu.usbCtrl,
    });
    followFlashClock(mcu.peripherals[0x18000], this.xip);
    mendFlashCommands(mcu.peripherals[0x18000], pinsOfFlash, this.flash);
    mendResets(mcu.peripherals[0x4000c], { [resetUsb]: () => mcu.usbCtrl.reset() });
    pairDmaWithSpi(mcu, mcu.spi);
    mcu.gpio.forEach(mendPin);
    mcu.gpio.forEach((pin) => (pin.ctrl = 0x1f));
    mendAdc(mcu.adc);
    mendClocks(mcu.clocks);
    mendCrystal(mcu.peripherals[0x40024], mcu);
    mendSio(mcu.sio, mcu);
    mendSystemControl(mcu.ppb, this.core);
    mcu.uart.forEach((uart, port) => mendSerial(uart, timeline, mcu, (byte) => this.onSerial(port, byte)));
  }

  // Until the firmware has set up its clocks, the core runs from the ring oscillator.
  followClocks(mcu) {
    const update = mcu.updateClocks.bind(mcu);
    mcu.updateClocks = () => {
      for (const port of mcu.spi) port.sync();
      update();
      this.core.cycleNanos = 1e9 / mcu.clkSys;
      for (const port of mcu.spi) {
        port.setFormat();
        port.update();
      }
    };
    mcu.clkPeri = mcu.clocks.sysFreq;
    mcu.updateClocks();
  }

  start() {
    const { core, kept } = this;
    const [, , , , magic, check, stack, entry] = kept.scratch;
    if (magic === scratchBootMagic && check === (entry ^ -scratchBootMagic) >>> 0) {
      kept.scratch[4] = 0; // a program asked to be started here by the watchdog
      core.SP = stack;
      core.PC = entry & ~1;
      return;
    }
    core.SP = 0x20042000;
    core.LR = 0; // tells the boot stage that it was not called by a program
    core.PC = flashStart;
  }

  onBreak(number) {
    if (serveBootrom(this, number)) return;
    const pc = (this.core.instruction >>> 0).toString(16);
    if (number === fellOffBreak) throw new Error('the program jumped to address 0');
    throw new Error(`the program stopped itself at PC 0x${pc} (bkpt ${number}: a panic or an assertion)`);
  }

  // --- What the boot ROM needs ------------------------------------------------------------------
  readBytes(address, count) {
    const bytes = new Uint8Array(count);
    for (let i = 0; i < count; i++) bytes[i] = this.core.read8((address + i) | 0);
    this.core.extraCycles = 0;
    return bytes;
  }
  flashBusy(operation) {
    this.core.spendNanos(operation());
    this.xip.flush();
  }
  enterBootloader(how) {
    this.bootloader = how; // { activityPins, without }: what it was told
    this.inBootloader = true;
    this.core.stopped = true;
    this.mcu.usbCtrl.reset(); // what answers on USB from now on is another device
  }

  // --- Running ----------------------------------------------------------------------------------
  requestReset(cause) {
    this.pendingReset = cause;
    this.core.stopped = true;
  }

  // Runs until the moment has come or the bootloader is entered. A reset is done on the way.
  run(until) {
    if (this.off) {
      this.timeline.advanceTo(until);
      return;
    }
    while (this.timeline.now < until && !this.inBootloader) {
      this.core.run(until);
      if (this.pendingReset) {
        const cause = this.pendingReset;
        this.pendingReset = null;
        this.resets.push({ at: this.timeline.now, cause, fault: this.core.lastFault || null });
        this.build(cause);
      }
    }
    for (const port of this.mcu.spi) port.sync();
  }

  // The power fails and stays away.
  switchOff() {
    this.off = true;
    this.timeline.dropOwned(this.mcu.clock);
  }

  // The power fails and comes back: RAM and scratch registers are lost, the flash is not.
  cutPower() {
    this.pendingReset = null;
    this.resets.push({ at: this.timeline.now, cause: 'power cut', fault: null });
    this.powerOn();
  }

  static isPowerCut(error) {
    return error instanceof PowerCut;
  }

  logger() {
    const keep = (part, message) => {
      const text = `${part}: ${message}`;
      if (!expectedWarnings.some((pattern) => pattern.test(text))) this.warnings.push(text);
    };
    return { debug() {}, info() {}, warn: keep, error: keep };
  }
}

// RAM holds anything after power-on. A program that counts on zeros is found out.
function noise(bytes) {
  const words = new Uint32Array(bytes.buffer);
  let state = 0x9e3779b9;
  for (let i = 0; i < words.length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[i] = state;
  }
}
