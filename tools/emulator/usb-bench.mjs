// Measures what a cable costs, on the emulated chip's clock: a computer that knows the console and rests,
// and one that copies its drive as fast as it can while somebody turns the cylinder and plays matches.

import { Console } from './console.mjs';
import { toNewMatch } from './null-game.mjs';
import { Player } from './player.mjs';
import { parseScript } from './script.mjs';
import { findFunction, Stopwatch } from './stopwatch.mjs';
import { UsbSession } from './usb-session.mjs';

// A key waits for the step of the drive that is under way, and is then as fast as without a cable.
const budgets = {
  usb_idle_bytes: 0,
  usb_idle_asleep_percent: 95,
  usb_launcher_redraw_ms: 16.7,
  usb_superhot_redraw_ms: 16.7,
  usb_love_redraw_ms: 16.7,
  usb_lost_frames: 0,
  usb_cursor_move_ms: 9,
  usb_slice_ms: 8, // as for a computer player
  usb_line_ms: 8,
  usb_screen_ms: 1000,
};
// Each scene: the way there, what makes it draw itself whole, the way back.
const scenes = {
  launcher: ['', 'RIGHT*3 LEFT*3 X B Y B', ''], // turns of the cylinder, and screens that come and go
  superhot: [`A ${toNewMatch} A UP*2 A A X DOWN*2 A UP A`, 'X B X B', 'X UP A wait:200 B'],
  love: [`RIGHT A ${toNewMatch} A DOWN RIGHT UP*3 A A X UP*7 A`, 'X B X B', 'X UP A wait:200 B LEFT'],
};
const cursor = ['X', 'DOWN*7 UP*7', 'B']; // in the settings
const inUse = 400; // blocks of the drive with a picture on it: tables, texts, the picture
const idleSeconds = 10;
const picture = 240 * 240; // pixels of a full redraw
const frameMs = 1000 / 60;
const longestMotionMs = 4 * frameMs; // between two frames that belong together

class Desk {
  constructor(device) {
    this.frames = [];
    this.device = new Console(device.board, { onFrame: (frame) => this.frames.push({ ...frame, at: this.device.selected.at / 1e6 }) });
    this.device.flash.load(0, device.flash.bytes);
    this.device.flash.load(device.board.flash_bytes - device.board.storage_bytes, new Uint8Array(device.board.storage_bytes).fill(0xff));
    this.device.plugIn();
    this.device.switchOn();
    this.player = new Player(this.device);
  }
  play(keys) {
    this.player.play(parseScript(keys));
  }
  film(keys) {
    this.frames.length = 0;
    this.play(keys);
    return [...this.frames];
  }
  // The slowest answer to one of these keys.
  slowest(keys) {
    const answers = [];
    this.player.onKey = ({ answered }) => answers.push(answered);
    this.play(keys);
    this.player.onKey = () => {};
    return answers.includes(null) ? null : Math.max(...answers);
  }
}

// Somebody copies the drive, over and over.
class Copy {
  constructor(session) {
    this.session = session;
    this.blocks = 0;
  }
  start() {
    this.session.mount(); // it may be a new medium
    this.going = true;
    this.job = this.session.device.usb.start(this.read());
  }
  *read() {
    for (let at = 0; this.going; at = (at + 8) % inUse) {
      yield* this.session.drive.read(at, 8);
      this.blocks += 8;
    }
  }
  stop() {
    this.going = false;
    this.session.device.runUntil(() => this.job.done, 1000, 'the end of a copy');
    if (this.job.error) throw this.job.error;
  }
}

// Frames that came a whole frame too late. The first of a motion answers a key and does not wait for the
// panel, so the second comes when the panel is ready for it: only from then on is there a beat.
function lost(film) {
  const gaps = film.slice(1).map(({ at }, index) => at - film[index].at);
  const inMotion = gaps.filter((ms, index) => ms < longestMotionMs && (gaps[index - 1] ?? Infinity) < longestMotionMs);
  return inMotion.filter((ms) => ms > 1.5 * frameMs).length;
}

// From the chip's selection to the last byte: all drawing and sending, and what interrupted it. A wider
// panel has more to send.
function slowestRedraw(film) {
  const full = film.filter(({ pixels }) => pixels >= picture);
  const times = full.map((frame) => ((frame.lastByteAt / 1e6 - frame.at) * picture) / frame.pixels);
  return times.length ? Math.max(...times) : null;
}

// Prints a line a figure; true if all budgets are kept. The console is a new one with the same program and
// an empty storage. `elf` is the program's file with its names, if there is one.
export function benchUsb(device, print, elf = null) {
  const desk = new Desk(device);
  const console_ = desk.device;
  const figures = {};
  desk.play('wait:4000 X:700 wait:3000'); // a picture to copy
  const session = new UsbSession(console_).arrive().open();
  session.mount();

  desk.player.waitUntilIdle();
  const { chip, panel, timeline } = console_;
  const start = { at: timeline.now, asleep: chip.asleepNanos, bytes: panel.bytes };
  desk.player.run(idleSeconds * 1000);
  figures.usb_idle_bytes = panel.bytes - start.bytes;
  figures.usb_idle_asleep_percent = ((chip.asleepNanos - start.asleep) / (timeline.now - start.at)) * 100;

  const asked = console_.nowMs;
  session.ask('screen --json');
  figures.usb_screen_ms = console_.nowMs - asked;

  const copy = new Copy(session);
  copy.start();
  const before = console_.nowMs;
  while (copy.blocks < inUse && !copy.job.done) console_.runMs(1);
  figures.usb_drive_kib_per_s = copy.blocks / 2 / ((console_.nowMs - before) / 1000);
  copy.stop();

  figures.usb_lost_frames = 0;
  for (const [name, [way, keys, back]] of Object.entries(scenes)) {
    desk.play(way);
    const quiet = desk.film(keys);
    copy.start();
    const film = desk.film(keys);
    copy.stop();
    if (film.length !== quiet.length) throw new Error(`${name}: ${film.length} frames instead of ${quiet.length}`);
    figures[`usb_${name}_redraw_ms`] = slowestRedraw(film);
    figures.usb_lost_frames += Math.max(0, lost(film) - lost(quiet));
    desk.play(back);
  }

  const watches = elf ? { usb_slice_ms: '_ZN3hal8usb_step', usb_line_ms: '_ZN3usb11ConsoleLine4step' } : {};
  const running = Object.entries(watches).map(([name, symbol]) => [name, new Stopwatch(chip.core, findFunction(elf, symbol))]);
  const [way, keys, back] = cursor;
  desk.play(way);
  copy.start();
  figures.usb_cursor_move_ms = desk.slowest(keys);
  session.ask('screen --json'); // and both at once
  copy.stop();
  for (const [name, watch] of running.reverse()) figures[name] = Math.max(...watch.stop());
  desk.play(back);
  if (chip.warnings.length || console_.usb.faults.length) throw new Error([...chip.warnings, ...console_.usb.faults][0]);

  let kept = true;
  for (const [bench, value] of Object.entries(figures)) {
    const budget = budgets[bench];
    if (budget === undefined) {
      print({ bench, value });
      continue;
    }
    const ok = value !== null && (bench.endsWith('_percent') ? value > budget : value <= budget);
    kept &&= ok;
    print({ bench, value, budget, ok });
  }
  return kept;
}
