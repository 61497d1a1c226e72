// The emulated console in step with the clock on the wall.
//
// Knows nothing of workers, pages and browsers: whoever owns it calls `run` whenever `restMs` says so,
// and is told what a person would notice. Runs in Node as well, where the tests are.

import { Console } from '../../emulator/console.mjs';
import { GifWriter } from './gif.mjs';

const sliceNanos = 1e6; // of console time between two looks at the wall
const mostDebtNanos = 60e6; // what the console may be behind before it gives up to catch up
const mostSleepNanos = 1e9;
const shortestPressNanos = 30e6; // a tap that a slow machine would swallow
const shortestNoteMs = 0.5; // between two register writes the speaker is anywhere
const longestRestMs = 100;
const paceMs = 500; // how often the speed is told
const clipStepMs = 40;
const longestClipMs = 60_000;

// Five and six bits widened as in the PNG files, in the byte order of a canvas.
const rgba = Uint32Array.from({ length: 65536 }, (_, pixel) => {
  const [r, g, b] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
  const [red, green, blue] = [(r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2)];
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
});

export class Machine {
  // `tell(event, transfer)` gets { type: 'frame' | 'lamp' | 'sound' | 'serial' | 'pace' | 'stopped', ... };
  // `persist(offset, bytes)` every change of the flash; `wallMs()` is a clock.
  constructor(board, { tell, persist = () => {}, wallMs = () => performance.now() }) {
    this.board = board;
    this.tell = tell;
    this.wallMs = wallMs;
    this.device = new Console(board, {
      persist,
      hashes: false,
      onFrame: () => this.frameEnded(),
      onSerial: (_, byte) => (this.said += String.fromCharCode(byte)),
      onSound: (hertz, duty) => this.notes.push({ at: this.device.nowMs, hertz, duty }),
    });
    this.on = false;
    this.paused = false;
    this.said = '';
    this.notes = [];
    this.frameWaits = false;
    this.lamp = '';
    this.clip = null;
    this.releases = new Map(); // button: the alarm that lets it go
    this.keepTime();
  }

  // Puts a program and what the storage part held into the flash, and switches on.
  load(pieces, storage) {
    const { device, board } = this;
    device.flash.load(board.flash_bytes - board.storage_bytes, storage);
    device.boot(pieces);
    this.on = true;
    this.keepTime();
  }

  // --- Time -------------------------------------------------------------------------------------
  // From here on console and wall go together.
  keepTime() {
    this.wallStart = this.wallMs();
    this.deviceStart = this.device.timeline.now;
    this.measured = { wall: this.wallStart, ...this.spent() };
  }
  spent() {
    const { chip, timeline, panel } = this.device;
    return { now: timeline.now, asleep: chip?.asleepNanos ?? 0, frames: panel.frames };
  }
  target(wall) {
    return this.deviceStart + (wall - this.wallStart) * 1e6;
  }

  pause() {
    this.paused = true;
    this.device.piezo.hear(0, 0);
    this.show();
  }
  resume() {
    if (!this.paused) return;
    this.paused = false;
    this.keepTime();
  }
  get runs() {
    return this.on && !this.paused;
  }

  // Catches up with the wall, for at most `budgetMs` of its time.
  run(budgetMs = 12) {
    if (!this.runs) return;
    const { chip, timeline } = this.device;
    const begun = this.wallMs();
    // Asleep it catches up in no time, however long this loop slept with it.
    const mostDebt = chip.core.waiting ? mostSleepNanos : mostDebtNanos;
    const debt = this.target(begun) - timeline.now;
    if (debt > mostDebt) this.deviceStart -= debt - mostDebt;
    const until = this.target(begun);
    try {
      while (timeline.now < until && !chip.inBootloader) {
        chip.run(Math.min(until, timeline.now + sliceNanos));
        if (this.wallMs() - begun >= budgetMs) break;
      }
      if (chip.inBootloader) this.stop('bootloader', 'The console is in its boot loader.');
    } catch (error) {
      const fault = chip.core.lastFault;
      this.stop('crash', `${error.message}${fault ? ` (last fault: ${fault})` : ''}`);
    }
    this.show();
    this.tellPace();
  }

  // How long nothing can happen, in milliseconds of the wall: until then there is no work.
  restMs() {
    if (!this.runs) return Infinity;
    const { chip, timeline } = this.device;
    if (timeline.now < this.target(this.wallMs())) return 0;
    if (!chip.core.waiting) return 1;
    // The panel's own beat wakes a chip that listens to it: not later than a frame while it does.
    const listens = timeline.now - this.device.lastFrameAt < 100e6;
    const due = Math.min(chip.timeline.dueOf(chip.mcu.clock), listens ? timeline.due : Infinity);
    const rest = (due - this.target(this.wallMs())) / 1e6;
    return Math.max(1, Math.min(rest, longestRestMs));
  }

  tellPace() {
    const wall = this.wallMs();
    const before = this.measured;
    const passed = wall - before.wall;
    if (passed < paceMs) return;
    const spent = this.spent();
    const nanos = spent.now - before.now;
    this.measured = { wall, ...spent };
    this.tell({
      type: 'pace',
      percent: nanos / 1e4 / passed,
      asleep: nanos ? ((spent.asleep - before.asleep) / nanos) * 100 : 100,
      frames: Math.max(0, spent.frames - before.frames) * (1000 / passed),
    });
  }

  // --- What a person notices --------------------------------------------------------------------
  frameEnded() {
    this.frameWaits = true;
    this.changed();
  }

  // What the panel shows, RGB565.
  picture() {
    return this.device.panel.seen();
  }

  show() {
    const { device, tell } = this;
    const { panel } = device;
    const lamp = { backlight: panel.lit ? panel.backlight : 0, light: device.chip ? device.light : null };
    const words = JSON.stringify(lamp);
    if (words !== this.lamp) {
      this.lamp = words;
      this.frameWaits ||= panel.lit;
      this.changed();
      tell({ type: 'lamp', ...lamp });
    }
    if (this.frameWaits && panel.lit) {
      this.frameWaits = false;
      const picture = panel.picture();
      const colours = new Uint32Array(picture.length);
      for (let i = 0; i < picture.length; i++) colours[i] = rgba[picture[i]];
      tell({ type: 'frame', pixels: colours.buffer }, [colours.buffer]);
    }
    if (this.notes.length) {
      const lasting = ({ at }, index, all) => index === all.length - 1 || all[index + 1].at - at >= shortestNoteMs;
      tell({ type: 'sound', now: device.nowMs, notes: this.notes.filter(lasting) });
      this.notes = [];
      device.piezo.notes.length = 0;
    }
    this.film();
    if (this.said) {
      tell({ type: 'serial', text: this.said });
      this.said = '';
    }
  }

  stop(why, message) {
    this.on = false;
    this.device.piezo.hear(0, 0);
    this.tell({ type: 'stopped', why, message });
  }

  // --- What a person does -----------------------------------------------------------------------
  button(name, down) {
    this.run();
    const { device } = this;
    if (!device.chip) return;
    const release = this.releases.get(name);
    if (down) {
      release?.cancel();
      device.setButton(name, true);
      this.releases.set(name, device.timeline.alarm(() => device.setButton(name, false)));
      this.pressedAt ??= {};
      this.pressedAt[name] = device.timeline.now;
    } else if (release && device.pressed.has(name)) {
      const held = device.timeline.now - this.pressedAt[name];
      if (held < shortestPressNanos) release.schedule(shortestPressNanos - held);
      else device.setButton(name, false);
    }
  }

  // The power switch: off cuts the power at this very moment, whatever the chip is doing.
  power(on) {
    const { device } = this;
    if (!device.chip) return;
    if (on) {
      if (this.on) return;
      device.cutPower();
      this.on = true;
      this.keepTime();
    } else {
      this.run();
      device.switchOff(Math.min(this.target(this.wallMs()), device.timeline.now));
      this.on = false;
      this.show();
    }
  }

  setPower(change) {
    this.device.setPower(change);
  }

  // Types a line on the serial port.
  type(line) {
    if (!this.runs) return;
    this.run();
    this.device.type(`${line}\n`);
    this.show();
  }

  // --- A clip of the screen ---------------------------------------------------------------------
  startClip() {
    const { width, height } = this.board.panel;
    this.clip = { writer: new GifWriter(width, height), begun: this.device.nowMs, at: -Infinity, stale: true };
    this.film();
  }
  changed() {
    if (this.clip) this.clip.stale = true;
  }
  // Takes a picture if there is a new one and the last was long enough ago; at most that late.
  film() {
    const { clip, device } = this;
    const { nowMs } = device;
    if (!clip?.stale || nowMs - clip.at < clipStepMs || nowMs - clip.begun > longestClipMs) return;
    clip.stale = false;
    clip.at = nowMs;
    clip.writer.add(this.picture(), nowMs);
  }
  // The GIF file.
  endClip() {
    const { clip, device } = this;
    this.clip = null;
    return clip.writer.finish(Math.min(device.nowMs, clip.begun + longestClipMs));
  }
}
