// Measures what a cable costs, on the emulated chip's clock: a computer that knows the console and rests,
// and one that copies its drive as fast as it can while somebody plays.

import { Console } from './console.mjs';
import { Player } from './player.mjs';
import { parseScript } from './script.mjs';
import { UsbSession } from './usb-session.mjs';

const budgets = { usb_full_redraw_ms: 16.7, usb_lost_frames: 0, usb_idle_bytes: 0, usb_idle_asleep_percent: 95 };
const motion = 'RIGHT*4 LEFT*2 X B Y B'; // turns of the cylinder, and screens that come and go
const cursor = 'DOWN*7 UP*7'; // in the settings
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

// Frames that came a whole frame too late. The first of a motion answers a key and does not wait for the
// panel, so the second comes when the panel is ready for it: only from then on is there a beat.
function lost(film) {
  const gaps = film.slice(1).map(({ at }, index) => at - film[index].at);
  const inMotion = gaps.filter((ms, index) => ms < longestMotionMs && (gaps[index - 1] ?? Infinity) < longestMotionMs);
  return inMotion.filter((ms) => ms > 1.5 * frameMs).length;
}

// Prints a line a figure; true if all budgets are kept. The console is a new one with the same flash.
export function benchUsb(device, print) {
  const desk = new Desk(device);
  desk.play('wait:3000 X:700 wait:3000'); // a picture to copy
  const session = new UsbSession(desk.device).arrive().open();
  session.mount();

  desk.player.waitUntilIdle();
  const { chip, panel, timeline } = desk.device;
  const start = { at: timeline.now, asleep: chip.asleepNanos, bytes: panel.bytes };
  desk.player.run(idleSeconds * 1000);
  const idle = { usb_idle_bytes: panel.bytes - start.bytes };
  idle.usb_idle_asleep_percent = ((chip.asleepNanos - start.asleep) / (timeline.now - start.at)) * 100;

  const quiet = desk.film(motion);
  let blocks = 0;
  let stop = false;
  function* copying() {
    for (let at = 0; !stop; at = (at + 8) % inUse) {
      yield* session.drive.read(at, 8);
      blocks += 8;
    }
  }
  const job = desk.device.usb.start(copying());
  const before = desk.device.nowMs;
  while (blocks < inUse && !job.done) desk.device.runMs(1);
  const perSecond = blocks / 2 / ((desk.device.nowMs - before) / 1000);
  const film = desk.film(motion);
  desk.play('X');
  const moved = desk.slowest(cursor);
  stop = true;
  desk.device.runMs(100);
  if (job.error) throw job.error;

  // From the chip's selection to the last byte: all drawing and sending, and what interrupted it. A wider
  // panel has more to send.
  const full = film.filter(({ pixels }) => pixels >= picture);
  const redraws = full.map((frame) => ((frame.lastByteAt / 1e6 - frame.at) * picture) / frame.pixels);
  const figures = {
    usb_full_redraw_ms: Math.max(...redraws),
    usb_lost_frames: lost(film) - lost(quiet),
    usb_cursor_move_ms: moved,
    usb_drive_kib_per_s: perSecond,
    ...idle,
  };
  let kept = full.length > 0;
  for (const [bench, value] of Object.entries(figures)) {
    const budget = budgets[bench];
    if (budget === undefined) {
      print({ bench, value });
      continue;
    }
    const ok = bench.endsWith('_percent') ? value > budget : value <= budget;
    kept &&= ok;
    print({ bench, value, budget, ok });
  }
  return kept;
}
