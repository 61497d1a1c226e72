// Plays a key script on a console, by the console's own clock.

import { Chip } from './chip.mjs';
import { idleMs } from './script.mjs';

const patienceMs = 30000; // a screen that moves for ever would never let a script go on

export class Player {
  // `onKey(press)` is told each press with the frame that answered it.
  constructor(console_, { onKey = () => {}, onPowerCut = () => {} } = {}) {
    this.console = console_;
    this.onKey = onKey;
    this.onPowerCut = onPowerCut;
  }

  // Ends at rest, unless the last word is a wait. The host's player goes the same way, so that both
  // films end with the same frame.
  play(steps) {
    let rested = false;
    for (const step of steps) {
      if (step.waitMs === undefined || !rested) this.waitUntilIdle();
      if (step.waitMs === undefined) this.press(step);
      else this.run(step.waitMs);
      rested = step.waitMs !== undefined;
      if (this.console.chip.inBootloader) return;
    }
    if (!rested) this.waitUntilIdle();
  }

  press({ word, keys, ms }) {
    const { console: console_ } = this;
    const framesBefore = console_.panel.frames;
    const at = console_.nowMs;
    const press = { key: word, at, answered: null };
    const watch = console_.onFrame;
    console_.onFrame = (frame) => {
      if (press.answered === null) press.answered = frame.lastByteAt / 1e6 - at;
      watch(frame);
    };
    for (const key of keys) console_.setButton(key, true);
    this.run(ms);
    for (const key of keys) console_.setButton(key, false);
    this.waitUntilIdle();
    console_.onFrame = watch;
    press.frames = console_.panel.frames - framesBefore;
    this.onKey(press);
  }

  // Idle: the first frame is there, and since the last frame, the last edge and the last write to the flash
  // `idleMs` have passed.
  waitUntilIdle() {
    const { console: console_ } = this;
    const start = console_.nowMs;
    for (;;) {
      if (console_.chip.inBootloader) return;
      const first = Math.max(console_.lastFrameAt, 0) / 1e6;
      const since = Math.max(first, console_.lastEdgeAt / 1e6, console_.lastWriteAt / 1e6);
      const left = console_.panel.frames ? since + idleMs - console_.nowMs : idleMs;
      if (left <= 0) return;
      if (console_.nowMs - start > patienceMs) {
        const why = console_.panel.frames ? 'never came to rest' : 'showed no frame';
        throw new Error(`the console ${why} within ${patienceMs / 1000} s`);
      }
      this.run(left);
    }
  }

  // Lets console time pass, through power cuts.
  run(ms) {
    const { console: console_ } = this;
    const until = console_.timeline.now + ms * 1e6;
    while (console_.timeline.now < until && !console_.chip.inBootloader) {
      try {
        console_.chip.run(until);
      } catch (error) {
        if (!Chip.isPowerCut(error)) throw error;
        console_.cutPower();
        this.onPowerCut(error.message);
      }
    }
  }
}
