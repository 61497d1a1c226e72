// Which day it is, for the challenge of the day. The console has no clock, so the page tells it: as soon as it is on
// its feet, and again when the date changes meanwhile.

const firstDay = Date.UTC(2026, 0, 1); // day 1
const dayMs = 86_400_000;
const mostTries = 4; // new memory is made ready first; an older firmware never knows the command

// The number of a date where the person is.
export const dayOf = (date) => (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - firstDay) / dayMs + 1;

export class DayTeller {
  constructor(serial, now = () => new Date()) {
    this.serial = serial;
    this.now = now;
    this.forget();
  }

  // Another console, or the same one switched off and on.
  forget() {
    this.told = null;
    this.tries = 0;
  }

  // To be called whenever the console shows something.
  async tell() {
    const day = dayOf(this.now());
    if (day === this.told || this.asking || this.tries === mostTries) return;
    this.asking = true;
    this.tries++;
    try {
      await this.serial.ask(`day ${day}`);
      this.told = day;
      this.tries = 0;
    } catch {
      // Not now: perhaps with the next picture.
    } finally {
      this.asking = false;
    }
  }
}
