// Exceptions: what interrupts the core, in which order, and what wakes it. The field names are those
// of rp2040js' own core, because its interrupt controller reads and writes them.

import { CoreMemory } from './core-memory.mjs';

export const hardFault = 3;
const lowestPriority = 4;
const lastHardwareIrq = 25;
const entryCycles = 15;
const returnCycles = 10;

export class LockupError extends Error {}

export class CoreExceptions extends CoreMemory {
  constructor(mcu, xip) {
    super(mcu, xip);
    this.nz = 1; // the last result: its sign and whether it is zero are the flags N and Z
    this.C = this.V = false;
    this.PM = false;
    this.bankedSP = 0;
    this.SPSEL = 0;
    this.nPRIV = false;
    this.handler = false;
    this.IPSR = 0;
    this.waiting = false;
    this.waitsForEvent = false;
    this.eventRegistered = false;
    this.sevOnPend = false;
    this.sleepOnExit = false;
    this.pendingInterrupts = 0;
    this.enabledInterrupts = 0;
    this.interruptPriorities = [0xffffffff, 0, 0, 0];
    this.interruptNMIMask = 0;
    this.pendingNMI = this.pendingPendSV = this.pendingSVCall = this.pendingSystick = false;
    this.interruptsUpdated = false;
    this.VTOR = 0;
    this.SHPR2 = 0;
    this.SHPR3 = 0;
    this.lastFault = '';
    this.budget = 0; // cycles until the run loop looks around; 0 makes it look after this instruction
  }

  get xPSR() {
    return (
      ((this.nz < 0 ? 0x80000000 : 0) |
        (this.nz === 0 ? 0x40000000 : 0) |
        (this.C ? 0x20000000 : 0) |
        (this.V ? 0x10000000 : 0) |
        (1 << 24) |
        this.IPSR) >>>
      0
    );
  }
  setFlags(psr) {
    this.nz = psr & 0x40000000 ? 0 : psr & 0x80000000 ? -1 : 1; // no result is both
    this.C = (psr & 0x20000000) !== 0;
    this.V = (psr & 0x10000000) !== 0;
  }
  get SPmain() {
    return this.SPSEL ? this.bankedSP : this.SP;
  }
  get SPprocess() {
    return this.SPSEL ? this.SP : this.bankedSP;
  }
  useStack(which) {
    if (this.SPSEL === which) return;
    const other = this.bankedSP;
    this.bankedSP = this.SP;
    this.SP = other;
    this.SPSEL = which;
  }

  exceptionEntry(number) {
    const { registers } = this;
    const returnCode = this.handler ? 0xfffffff1 : this.SPSEL ? 0xfffffffd : 0xfffffff9;
    const padded = this.SP & 4 ? 1 : 0;
    const frame = ((this.SP - 0x20) & ~4) >>> 0;
    if (frame >>> 24 !== 0x20 || (frame & 0xffffff) + 0x20 > this.sram8.length) {
      throw new LockupError(
        `the core locked up: no stack for exception ${number} (SP 0x${this.SP.toString(16)}` +
          `${this.lastFault ? `, last fault: ${this.lastFault}` : ''})`,
      );
    }
    const at = (frame & 0xffffff) >> 2;
    this.sram32[at] = registers[0];
    this.sram32[at + 1] = registers[1];
    this.sram32[at + 2] = registers[2];
    this.sram32[at + 3] = registers[3];
    this.sram32[at + 4] = registers[12];
    this.sram32[at + 5] = registers[14];
    this.sram32[at + 6] = registers[15] & ~1;
    this.sram32[at + 7] = this.xPSR | (padded << 9);
    registers[13] = frame;
    this.handler = true;
    this.useStack(0);
    registers[14] = returnCode;
    this.IPSR = number;
    this.eventRegistered = true;
    this.waiting = false;
    registers[15] = this.read32((this.VTOR + 4 * number) | 0) & ~1;
    this.spendCycles(entryCycles);
  }

  exceptionReturn(code) {
    const { registers } = this;
    const process = (code & 0xf) === 0xd;
    this.handler = (code & 0xf) === 0x1;
    this.useStack(process ? 1 : 0);
    const frame = registers[13];
    for (let i = 0; i < 4; i++) registers[i] = this.read32(frame + 4 * i);
    registers[12] = this.read32(frame + 0x10);
    registers[14] = this.read32(frame + 0x14);
    registers[15] = this.read32(frame + 0x18) & ~1;
    const psr = this.read32(frame + 0x1c);
    registers[13] = (frame + 0x20) | (psr & (1 << 9) ? 4 : 0);
    this.setFlags(psr);
    this.IPSR = psr & 0x3f;
    this.interruptsUpdated = true;
    this.budget = 0;
    this.eventRegistered = true;
    this.extraCycles += returnCycles - 8;
    if (this.sleepOnExit && !this.handler) this.wait(false);
  }

  exceptionPriority(number) {
    if (number === 0) return lowestPriority;
    if (number === 2) return -2;
    if (number === hardFault) return -1;
    if (number === 11) return this.SHPR2 >>> 30;
    if (number === 14) return (this.SHPR3 >> 22) & 3;
    if (number === 15) return this.SHPR3 >>> 30;
    for (let priority = 0; priority < 4; priority++) {
      if (this.interruptPriorities[priority] & (1 << (number - 16))) return priority;
    }
    return lowestPriority;
  }

  // The exception that would be taken if only those more urgent than `level` may; 0 if none.
  mostUrgent(level) {
    if (this.pendingNMI && level > -2) return 2;
    const pending = this.pendingInterrupts & this.enabledInterrupts;
    if (!pending && !this.pendingSVCall && !this.pendingPendSV && !this.pendingSystick) return 0;
    for (let priority = 0; priority < level; priority++) {
      if (this.pendingSVCall && priority === this.SHPR2 >>> 30) return 11;
      if (this.pendingPendSV && priority === ((this.SHPR3 >> 22) & 3)) return 14;
      if (this.pendingSystick && priority === this.SHPR3 >>> 30) return 15;
      const here = pending & this.interruptPriorities[priority];
      if (here) return 16 + (31 - Math.clz32(here & -here));
    }
    return 0;
  }
  get vectPending() {
    return this.mostUrgent(lowestPriority);
  }

  setInterrupt(irq, value) {
    const bit = 1 << irq;
    if (!value) {
      this.pendingInterrupts &= ~bit;
    } else if (!(this.pendingInterrupts & bit)) {
      this.pendingInterrupts |= bit;
      this.interruptsUpdated = true;
      if (this.sevOnPend) this.eventRegistered = true;
    }
  }

  takeInterrupt() {
    this.interruptsUpdated = false;
    const active = this.exceptionPriority(this.IPSR);
    const number = this.mostUrgent(this.PM ? Math.min(active, 0) : active);
    if (!number) return;
    if (number === 2) this.pendingNMI = false;
    else if (number === 11) this.pendingSVCall = false;
    else if (number === 14) this.pendingPendSV = false;
    else if (number === 15) this.pendingSystick = false;
    else if (number - 16 > lastHardwareIrq) this.pendingInterrupts &= ~(1 << (number - 16));
    this.exceptionEntry(number);
    this.interruptsUpdated = true;
  }

  wait(forEvent) {
    this.waiting = true;
    this.budget = 0;
    this.waitsForEvent = forEvent;
  }

  // WFI ends with any interrupt that PRIMASK alone keeps back; WFE only with one that is taken, or
  // with an event.
  wakes() {
    if (this.waitsForEvent && this.eventRegistered) {
      this.eventRegistered = false;
      return true;
    }
    const active = this.exceptionPriority(this.IPSR);
    return this.mostUrgent(this.PM && this.waitsForEvent ? Math.min(active, 0) : active) !== 0;
  }
}
