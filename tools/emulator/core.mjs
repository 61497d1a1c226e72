// A Cortex-M0+ core that is fast and exact enough to measure by.
//
// It takes the place of rp2040js' own. Why another: that core takes interrupts while PRIMASK forbids
// them when it waits, misses SEV, SEVONPEND and faults, and charges nothing for an exception or a
// miss in the flash cache.

import { hardFault, LockupError } from './core-exceptions.mjs';
import { CoreInstructions } from './core-instructions.mjs';
import { busFault } from './core-memory.mjs';

export { LockupError };

const never = 0x3fffffff; // cycles

export class Core extends CoreInstructions {
  // `xip` knows what code and data in flash cost.
  constructor(mcu, timeline, xip) {
    super(mcu, xip);
    this.timeline = timeline;
    this.cycleNanos = 8;
    this.cycles = 0;
    this.pending = 0; // cycles not yet on the clock
    this.awakeNanos = 0;
    this.asleepNanos = 0;
    this.onWake = () => {}; // (now, awakeNanos)
    this.onStep = null; // called before each instruction; costs speed
    this.stopped = false;
  }

  // The inner loop only counts cycles. Whoever can see the time calls this first.
  settle() {
    const { pending } = this;
    this.pending = 0;
    this.budget = 0; // what follows may set an alarm: look again after this instruction
    this.cycles += pending;
    this.pass(pending * this.cycleNanos);
  }
  pass(nanos) {
    this.awakeNanos += nanos;
    const now = this.timeline.now + nanos;
    if (now >= this.timeline.due) this.timeline.advanceTo(now);
    else this.timeline.now = now;
  }
  spendCycles(cycles) {
    this.pending += cycles;
    this.settle();
  }
  spendNanos(nanos) {
    this.settle();
    this.pass(nanos);
  }

  // Runs until the moment has come, sleeping through what the core sleeps through.
  run(until) {
    const { timeline } = this;
    while (timeline.now < until && !this.stopped) {
      if (this.waiting) {
        if (!this.wakes()) {
          const before = timeline.now;
          timeline.advanceTo(Math.min(timeline.due, until));
          this.asleepNanos += timeline.now - before;
          continue;
        }
        this.waiting = false;
        this.onWake(timeline.now, this.awakeNanos);
      }
      if (this.interruptsUpdated) this.takeInterrupt();
      try {
        this.runAwake(until);
      } catch (error) {
        this.settle();
        if (error !== busFault) throw error;
        this.enterHardFault();
      }
    }
  }

  runAwake(until) {
    const { timeline } = this;
    while (!this.waiting && !this.interruptsUpdated && timeline.now < until && !this.stopped) {
      // As many cycles as fit before anything can happen from outside.
      const nanos = Math.min(timeline.due, until) - timeline.now;
      this.budget = Math.min(never, Math.ceil(nanos / this.cycleNanos));
      if (this.onStep) this.watchSteps();
      else this.execute();
      this.settle();
    }
  }

  watchSteps() {
    do {
      this.onStep();
      this.step();
    } while (this.pending < this.budget);
  }

  enterHardFault() {
    const pc = (this.instruction >>> 0).toString(16);
    this.lastFault = `${busFault.reason} at PC 0x${pc}`;
    if (this.exceptionPriority(this.IPSR) < 0) {
      throw new LockupError(`the core locked up: ${this.lastFault}, inside the HardFault handler`);
    }
    this.registers[15] = this.instruction;
    this.exceptionEntry(hardFault);
  }
}
