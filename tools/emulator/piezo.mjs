// What the speaker plays: the PWM of its pin as a list of notes.

export class Piezo {
  constructor(timeline, onSound = () => {}) {
    this.timeline = timeline;
    this.onSound = onSound;
    this.notes = []; // { at, hertz, ms, duty }, at in ms
    this.sounding = null;
  }

  // Called whenever the PWM slice or the pin's function changed.
  hear(hertz, duty) {
    const audible = hertz > 20 && hertz < 20000 && duty > 0 && duty < 1;
    const pitch = audible ? Math.round(hertz * 10) / 10 : 0;
    if ((this.sounding?.hertz ?? 0) === pitch) return;
    this.finish();
    if (audible) this.sounding = { at: this.timeline.now, hertz: pitch, duty };
    this.onSound(pitch, duty);
  }

  // The moments between two register writes are no notes.
  finish() {
    const { sounding } = this;
    this.sounding = null;
    if (!sounding) return;
    const nanos = this.timeline.now - sounding.at;
    if (nanos < 0.5e6) return;
    const { at, hertz, duty } = sounding;
    this.notes.push({
      at: Math.round(at / 1e3) / 1e3,
      hertz,
      ms: Math.round(nanos / 1e4) / 100,
      duty: Math.round(duty * 1000) / 1000,
    });
  }
}
