// The piezo: one square wave whose pitch and loudness follow the notes, a moment later, so that their
// lengths are right however unevenly they arrive.

import { recall, remember } from './memory.mjs';

const delay = 0.05; // seconds
const mostAhead = 0.3;
const loudest = 0.16; // a square wave is piercing
const quietAfterMs = 10_000;

export class Sound {
  constructor() {
    this.context = null;
    this.muted = recall('muted') === 'yes';
    this.base = null; // the moment of the console's time zero, in the context's
    this.sleep = 0;
  }

  // Browsers allow sound after the first touch or key only.
  wake() {
    if (this.context || !globalThis.AudioContext) return;
    this.context = new AudioContext({ latencyHint: 'interactive' });
    const { context } = this;
    this.wave = new OscillatorNode(context, { type: 'square', frequency: 440 });
    this.volume = new GainNode(context, { gain: 0 });
    this.master = new GainNode(context, { gain: this.muted ? 0 : 1 });
    // A disc of metal has no bass, and rings at a few thousand hertz.
    const bass = new BiquadFilterNode(context, { type: 'highpass', frequency: 350, Q: 0.5 });
    const ring = new BiquadFilterNode(context, { type: 'peaking', frequency: 3200, gain: 4, Q: 0.8 });
    this.wave.connect(this.volume).connect(bass).connect(ring).connect(this.master).connect(context.destination);
    this.wave.start();
  }

  // `notes`: { at, hertz, duty }, at in milliseconds of the console; hertz 0 is silence.
  play(notes) {
    const { context } = this;
    if (!context) return;
    if (context.state === 'suspended' && !document.hidden) context.resume();
    for (const { at, hertz, duty } of notes) {
      const now = context.currentTime;
      let when = this.base === null ? -Infinity : this.base + at / 1000;
      if (when < now || when > now + mostAhead) {
        this.base = now + delay - at / 1000;
        when = now + delay;
      }
      if (hertz) this.wave.frequency.setValueAtTime(hertz, when);
      const level = hertz ? Math.sin(Math.PI * duty) * loudest : 0;
      this.volume.gain.setTargetAtTime(level, when, 0.0008);
    }
    clearTimeout(this.sleep);
    this.sleep = setTimeout(() => context.suspend(), quietAfterMs);
  }

  hush() {
    this.context?.suspend();
  }

  setMuted(muted) {
    this.muted = muted;
    remember('muted', muted ? 'yes' : 'no');
    if (this.master) this.master.gain.value = muted ? 0 : 1;
  }
}
