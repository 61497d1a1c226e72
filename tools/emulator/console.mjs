// The whole console: chip, panel, buttons, piezo, battery and flash, wired as the board's header says.

import { Chip } from './chip.mjs';
import { eraseSectorNanos, Flash, pageBytes, programPageNanos } from './flash.mjs';
import { Panel } from './panel.mjs';
import { Piezo } from './piezo.mjs';
import { requireBoard } from './uf2.mjs';
import { Timeline } from './timeline.mjs';
import { UsbHost } from './usb-host.mjs';

const functionPwm = 4;
const functionSpi = 1;
const firstAdcPin = 26;
const adcReferenceMillivolts = 3300;
const adcSteps = 4096;
const busyWindowNanos = 34e6;
const serialCharacterMs = 10_000 / 115_200;
const stepMs = 0.25;

const writeNanos = (bytes) => (bytes.length > pageBytes ? eraseSectorNanos : programPageNanos);

export class Console {
  // `onSound(hertz, duty)` is told each change of what the piezo plays; hertz 0 is silence. Frames
  // carry the hash of their picture unless `hashes` is false: nobody may need it, and it costs.
  constructor(board, { persist, uniqueId, onFrame = () => {}, onSerial = () => {}, onSound, hashes = true } = {}) {
    this.board = board;
    this.onFrame = onFrame;
    this.hashes = hashes;
    this.timeline = new Timeline();
    this.flash = new Flash(board.flash_bytes, {
      uniqueId,
      persist: (offset, bytes) => {
        this.lastWriteAt = this.timeline.now + writeNanos(bytes);
        persist?.(offset, bytes);
      },
    });
    this.piezo = new Piezo(this.timeline, onSound);
    this.pressed = new Set();
    // A well charged battery where there is one, else USB power: as on the host.
    this.power = { millivolts: 4000, charging: false, usb: board.battery.sense < 0 };
    this.panel = new Panel(this.timeline, board.panel, {
      onSelect: () => this.frameBegun(),
      onDisplay: () => this.checkLit(),
      onFrame: (frame) => this.frameEnded(frame),
      onFrameStart: (level) => this.drive(board.panel.frame_start, level),
    });
    this.onSerial = onSerial;
    this.usb = new UsbHost(this.timeline); // a computer, with its cable in hand
    this.chip = null;
    this.lastFrameAt = -Infinity;
    this.lastEdgeAt = -Infinity;
    this.lastWriteAt = -Infinity; // to the flash
    this.litAt = null; // the first moment a person sees a picture
    this.wakes = []; // { at, awake } since the last frame
    this.selected = { at: 0, busy: 0 };
  }

  // Puts a program into the flash (pieces of a UF2) and switches on.
  boot(pieces, knownBoards = []) {
    requireBoard(pieces, this.board.id, knownBoards);
    for (const { offset, bytes } of pieces) this.flash.load(offset, bytes);
    this.switchOn();
  }

  switchOn() {
    this.chip = new Chip({
      timeline: this.timeline,
      flash: this.flash,
      wire: (chip) => this.wire(chip),
      onSerial: (port, byte) => this.onSerial(port, byte),
      onWake: (at, awake) => this.woken(at, awake),
    });
  }

  // The power fails and comes back.
  cutPower() {
    this.losePower();
    this.chip.cutPower();
  }

  // The power fails and stays away; `cutPower` brings it back. It failed at this moment, which may lie
  // in the middle of an operation of the flash that is done already here.
  switchOff(at = this.timeline.now) {
    const { flash } = this;
    const left = this.lastWriteAt - at;
    if (flash.last && left > 0) flash.tearLast(1 - left / writeNanos(flash.last.before));
    this.chip.switchOff();
    this.losePower();
  }

  losePower() {
    this.panel.powerOn();
    this.panel.backlight = 0;
    this.piezo.hear(0, 0);
  }

  runMs(ms) {
    const until = this.timeline.now + ms * 1e6;
    this.chip.run(until);
    if (this.chip.inBootloader) this.timeline.advanceTo(until); // the rest of the world goes on
  }
  // Lets the time pass until something holds, or for too long.
  runUntil(holds, patienceMs, what) {
    const until = this.timeline.now + patienceMs * 1e6;
    while (!holds()) {
      if (this.timeline.now >= until) throw new Error(`${what} did not come about within ${patienceMs} ms`);
      this.runMs(stepMs);
    }
  }
  // Lets the time pass until a task of the computer is done; its result.
  complete(task, patienceMs = 10000) {
    const job = this.usb.start(task);
    this.runUntil(() => job.done, patienceMs, 'the end of a task of the computer');
    if (job.error) throw job.error;
    return job.value;
  }
  get bootMs() {
    return this.litAt === null ? null : this.litAt / 1e6;
  }
  get nowMs() {
    return this.timeline.now / 1e6;
  }

  // --- Wires ------------------------------------------------------------------------------------
  wire(chip) {
    const { panel: glass, buttons, battery, speaker } = this.board;
    const { mcu } = chip;
    this.mcu = mcu;
    const { panel } = this;

    const port = mcu.spi[glass.spi];
    port.device = {
      get selected() {
        return panel.selected;
      },
      word: (...word) => {
        if (this.wiredToSpi(glass.clock) && this.wiredToSpi(glass.data)) panel.word(...word);
      },
      words: (...words) => {
        if (this.wiredToSpi(glass.clock) && this.wiredToSpi(glass.data)) panel.words(...words);
      },
    };
    panel.sync = () => port.sync();
    panel.midWord = () => port.shifting >= 0 && this.timeline.now > port.startsAt;
    this.listen(glass.chip_select, true, (level) => panel.setChipSelect(level));
    this.listen(glass.data_command, true, (level) => panel.setDataCommand(level));
    this.listen(glass.reset, true, (level) => panel.setReset(level));
    this.drive(glass.frame_start, panel.frameStart ?? false);

    for (const name of Object.keys(buttons)) this.setButton(name, this.pressed.has(name));

    const refresh = () => {
      if (glass.backlight >= 0) panel.backlight = this.brightness(glass.backlight);
      this.checkLit();
      if (speaker >= 0) {
        const on = mcu.gpio[speaker].functionSelect === functionPwm;
        const { hertz, duty } = mcu.pwm.output(speaker);
        this.piezo.hear(on ? hertz : 0, duty);
      }
    };
    mcu.pwm.listeners.add(refresh);
    for (const pin of [glass.backlight, speaker]) this.onPinChange(pin, refresh);
    refresh();
    if (battery.sense >= 0) this.connectBattery(battery.sense - firstAdcPin);
    this.setPower({});
    this.usb.bus.connect(mcu.usbCtrl);
  }

  wiredToSpi(pin) {
    return this.mcu.gpio[pin].functionSelect === functionSpi;
  }

  // A pin the panel listens to; while nobody drives it, it floats to `idle`.
  listen(pin, idle, tell) {
    if (pin < 0) return;
    const gpio = this.mcu.gpio[pin];
    const update = () => tell(gpio.outputEnable ? gpio.outputValue : idle);
    this.onPinChange(pin, update);
    update();
  }

  onPinChange(pin, tell) {
    if (pin < 0) return;
    const gpio = this.mcu.gpio[pin];
    const check = gpio.checkForUpdates;
    gpio.checkForUpdates = () => {
      check();
      tell();
    };
  }

  drive(pin, level) {
    if (pin >= 0 && this.mcu) this.mcu.gpio[pin].drive(level);
  }

  // How bright a lamp on a pin is: 0 to 1.
  brightness(pin) {
    const gpio = this.mcu.gpio[pin];
    if (gpio.functionSelect === functionPwm) {
      const { hertz, duty } = this.mcu.pwm.output(pin);
      return hertz ? duty : 0;
    }
    return gpio.outputEnable && gpio.outputValue ? 1 : 0;
  }

  get light() {
    const { red, green, blue, inverted } = this.board.light;
    const dark = (pin) => pin < 0 || this.chip.off;
    const one = (pin) => (dark(pin) ? 0 : inverted ? 1 - this.brightness(pin) : this.brightness(pin));
    return { red: one(red), green: one(green), blue: one(blue) };
  }

  // --- The person and the plug ------------------------------------------------------------------
  setButton(name, down) {
    if (down) this.pressed.add(name);
    else this.pressed.delete(name);
    this.lastEdgeAt = this.timeline.now;
    const pin = this.board.buttons[name];
    if (pin >= 0 && this.mcu) this.mcu.gpio[pin].drive(down ? false : null);
  }

  // Sends text to the console's serial port, a character after the other.
  type(text) {
    const { serial_rx: pin } = this.board;
    const port = this.mcu.uart[((pin + 4) >> 3) & 1];
    for (const character of text) {
      port.feedByte(character.charCodeAt(0));
      this.runMs(serialCharacterMs);
    }
  }

  setPower(change) {
    Object.assign(this.power, change);
    if (!this.mcu) return;
    const { charging, usb_power } = this.board.battery;
    this.drive(charging, this.power.charging ? false : null);
    this.drive(usb_power, this.power.usb);
  }

  // The cable to the computer, in or out. Its power counts where there is a battery.
  plugIn() {
    this.setPower({ usb: true });
    this.usb.plug();
  }
  unplug() {
    this.setPower({ usb: this.board.battery.sense < 0 });
    this.usb.unplug();
  }

  // The converter sees the battery behind diode and divider, and only while it is connected.
  connectBattery(channel) {
    const { adc } = this.mcu;
    const { divider, diode_millivolts: diode, sense_enable: enable } = this.board.battery;
    const convert = adc.onADCRead;
    adc.onADCRead = (asked) => {
      const connected = enable < 0 || this.brightness(enable) === 1;
      const atPin = connected ? Math.max(0, this.power.millivolts - diode) / divider : 0;
      const reading = Math.round((atPin * adcSteps) / adcReferenceMillivolts);
      adc.channelValues[channel] = Math.min(adcSteps - 1, reading);
      convert(asked);
    };
  }

  // --- Frames -----------------------------------------------------------------------------------
  // What the core worked for this frame before the first byte: its waking time since the frame
  // before, but not further back than two frames (what it did while idle is another matter).
  frameBegun() {
    const { now } = this.timeline;
    const { awakeNanos } = this.chip;
    this.forgetWakes(now);
    const [first] = this.wakes;
    this.selected = { at: now, busy: first ? awakeNanos - first.awake : 0 };
  }

  woken(at, awake) {
    this.forgetWakes(at);
    this.wakes.push({ at, awake });
  }
  forgetWakes(now) {
    while (this.wakes.length && this.wakes[0].at < now - busyWindowNanos) this.wakes.shift();
  }

  frameEnded(frame) {
    this.lastFrameAt = this.timeline.now;
    this.wakes = [{ at: this.timeline.now, awake: this.chip.awakeNanos }];
    frame.hash = this.hashes ? this.panel.hash() : null;
    frame.wireMs = (frame.lastByteAt - frame.firstByteAt) / 1e6;
    frame.busyMs = this.selected.busy / 1e6;
    frame.totalMs = frame.busyMs + (frame.lastByteAt - this.selected.at) / 1e6;
    this.checkLit();
    this.onFrame(frame);
  }

  checkLit() {
    if (this.panel.lit && this.panel.frames) this.litAt ??= this.timeline.now;
  }
}
