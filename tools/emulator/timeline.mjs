// One clock for the whole console, in nanoseconds, and the alarms set on it.
//
// The chip is only one of those who live by it: a chip that reboots starts its own time at zero
// again (ChipClock), while the panel and the person at the buttons go on.

class Alarm {
  constructor(timeline, callback, owner) {
    this.timeline = timeline;
    this.callback = callback;
    this.owner = owner;
    this.at = 0;
    this.next = null;
    this.scheduled = false;
  }
  schedule(delta) {
    this.scheduleAt(this.timeline.now + delta);
  }
  scheduleAt(at) {
    if (this.scheduled) this.cancel();
    this.timeline.link(this, at);
  }
  cancel() {
    if (this.scheduled) this.timeline.unlink(this);
  }
}

export class Timeline {
  constructor() {
    this.now = 0;
    this.first = null;
    this.due = Infinity; // of the first alarm: the run loop compares with this and nothing else
  }

  alarm(callback, owner = null) {
    return new Alarm(this, callback, owner);
  }

  link(alarm, at) {
    alarm.at = at;
    alarm.scheduled = true;
    let before = null;
    let after = this.first;
    while (after && after.at <= at) {
      before = after;
      after = after.next;
    }
    alarm.next = after;
    if (before) before.next = alarm;
    else this.setFirst(alarm);
  }

  unlink(alarm) {
    alarm.scheduled = false;
    if (this.first === alarm) {
      this.setFirst(alarm.next);
      return;
    }
    for (let one = this.first; one; one = one.next) {
      if (one.next === alarm) {
        one.next = alarm.next;
        return;
      }
    }
  }

  // Forgets whatever a chip that lost its power or was reset had still in mind.
  dropOwned(owner) {
    const kept = [];
    for (let one = this.first; one; one = one.next) {
      if (one.owner === owner) one.scheduled = false;
      else kept.push(one);
    }
    kept.forEach((one, index) => (one.next = kept[index + 1] ?? null));
    this.setFirst(kept[0] ?? null);
  }

  // When something next happens of itself to this owner.
  dueOf(owner) {
    for (let one = this.first; one; one = one.next) if (one.owner === owner) return one.at;
    return Infinity;
  }

  setFirst(alarm) {
    this.first = alarm;
    this.due = alarm ? alarm.at : Infinity;
  }

  // Lets the time pass and rings what became due, each at its own moment.
  advanceTo(target) {
    while (this.due <= target) {
      const alarm = this.first;
      this.setFirst(alarm.next);
      alarm.scheduled = false;
      if (alarm.at > this.now) this.now = alarm.at;
      alarm.callback();
    }
    if (target > this.now) this.now = target;
  }
}

// The time as the chip counts it: from its last reset. This is the clock rp2040js asks for.
export class ChipClock {
  constructor(timeline) {
    this.timeline = timeline;
    this.start = timeline.now;
  }
  get nanos() {
    return this.timeline.now - this.start;
  }
  get micros() {
    return this.nanos / 1000;
  }
  createAlarm(callback) {
    return this.timeline.alarm(callback, this);
  }
  get nanosToNextAlarm() {
    return this.timeline.due - this.timeline.now;
  }
}
