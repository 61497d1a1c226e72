// A Cortex-M0+ core that is fast and exact enough to measure by.
//
// It takes the place of rp2040js' own core, whose fields it keeps (the interrupt controller there
// reads and writes them). Why another: that core takes interrupts while PRIMASK forbids them when it
// waits, misses SEV, SEVONPEND and faults, charges nothing for an exception, and is three times
// slower.

const hardFault = 3;
const lowestPriority = 4;
const lastHardwareIrq = 25;
const entryCycles = 15;
const returnCycles = 10;
const apbReadCycles = 3; // more than a RAM access
const apbWriteCycles = 4;

const sramBytes = 264 * 1024;
const romBytes = 16384;
const never = 0x3fffffff; // cycles

// Thrown inside an instruction that cannot be completed; the loop turns it into a HardFault.
class BusFault {
  constructor() {
    this.reason = '';
  }
}
const busFault = new BusFault();

export class LockupError extends Error {}

export class Core {
  // `xip` counts what the flash cache costs; `onBreak(number)` serves the boot ROM.
  constructor(mcu, timeline, xip) {
    this.rp2040 = mcu;
    this.timeline = timeline;
    this.xip = xip;
    this.registers = new Int32Array(16); // signed: V8 keeps such values unboxed
    this.flash16 = null;
    this.bindMemory();
    this.cycleNanos = 8;
    this.awakeNanos = 0;
    this.asleepNanos = 0;
    this.onWake = () => {}; // (now, awakeNanos)
    this.cycles = 0;
    this.stopped = false;
    this.faults = 0;
    this.lastFault = '';
    this.watchLow = 0x7fffffff; // writes to RAM in between are announced first (a DMA reads there)
    this.watchHigh = 0;
    this.onWatchedWrite = () => {};
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
    this.extraCycles = 0;
    this.pending = 0; // cycles not yet on the clock
    this.budget = 0;
    this.instruction = 0;
    this.loaded = 0;
  }

  bindMemory() {
    const { sram, flash, bootrom } = this.rp2040;
    this.sram8 = sram;
    this.sram16 = new Uint16Array(sram.buffer);
    this.sram32 = new Int32Array(sram.buffer);
    this.flash8 = flash;
    this.flash16 = new Uint16Array(flash.buffer, flash.byteOffset, flash.length >> 1);
    this.flash32 = new Int32Array(flash.buffer, flash.byteOffset, flash.length >> 2);
    this.rom16 = new Uint16Array(bootrom.buffer);
    this.rom32 = new Int32Array(bootrom.buffer);
  }

  get PC() {
    return this.registers[15] >>> 0;
  }
  set PC(value) {
    this.registers[15] = value;
  }
  get SP() {
    return this.registers[13] >>> 0;
  }
  set SP(value) {
    this.registers[13] = value & ~3;
  }
  get LR() {
    return this.registers[14] >>> 0;
  }
  set LR(value) {
    this.registers[14] = value;
  }

  // --- Memory -----------------------------------------------------------------------------------
  fault(reason, address) {
    busFault.reason = `${reason} 0x${(address >>> 0).toString(16)}`;
    throw busFault;
  }

  read32(address) {
    if (address >>> 24 === 0x20 && !(address & 3)) {
      const offset = address & 0xffffff;
      if (offset < sramBytes) {
        this.extraCycles += 1;
        return this.sram32[offset >> 2];
      }
    }
    return this.read32Elsewhere(address);
  }
  read16(address) {
    if (address >>> 24 === 0x20 && !(address & 1)) {
      const offset = address & 0xffffff;
      if (offset < sramBytes) {
        this.extraCycles += 1;
        return this.sram16[offset >> 1];
      }
    }
    return this.read16Elsewhere(address);
  }
  read8(address) {
    if (address >>> 24 === 0x20) {
      const offset = address & 0xffffff;
      if (offset < sramBytes) {
        this.extraCycles += 1;
        return this.sram8[offset];
      }
    }
    return this.read8Elsewhere(address);
  }

  read32Elsewhere(address) {
    if (address & 3) this.fault('unaligned read of', address);
    const region = address >>> 24;
    if (region >= 0x10 && region <= 0x13) {
      this.xip.readData(this, address);
      this.extraCycles += 1;
      return this.flash32[(address & 0xffffff) >>> 2] ?? -1;
    }
    if (region === 0 && address < romBytes) {
      this.extraCycles += 1;
      return this.rom32[address >> 2];
    }
    return this.readBus(address, address) | 0;
  }
  read16Elsewhere(address) {
    if (address & 1) this.fault('unaligned read of', address);
    const region = address >>> 24;
    if (region >= 0x10 && region <= 0x13) {
      this.xip.readData(this, address);
      this.extraCycles += 1;
      return this.flash16[(address & 0xffffff) >>> 1] ?? 0xffff;
    }
    if (region === 0 && address < romBytes) {
      this.extraCycles += 1;
      return this.rom16[address >> 1];
    }
    return (this.readBus(address, address & ~3) >>> ((address & 2) * 8)) & 0xffff;
  }
  read8Elsewhere(address) {
    const region = address >>> 24;
    if (region >= 0x10 && region <= 0x13) {
      this.xip.readData(this, address);
      this.extraCycles += 1;
      return this.flash8[address & 0xffffff] ?? 0xff;
    }
    if (region === 0 && address < romBytes) {
      this.extraCycles += 1;
      return (this.rom16[address >> 1] >> ((address & 1) * 8)) & 0xff;
    }
    return (this.readBus(address, address & ~3) >>> ((address & 3) * 8)) & 0xff;
  }

  readBus(address, aligned) {
    const region = address >>> 28;
    if (region === 0x4) this.extraCycles += apbReadCycles;
    else if (region === 0x5 || region === 0xe || (region === 0x1 && address >>> 24 >= 0x14)) this.extraCycles += 1;
    else if (region !== 0xd) this.fault('read of', address);
    this.settle();
    return this.rp2040.readUint32(aligned >>> 0);
  }

  write32(address, value) {
    if (address >>> 24 === 0x20 && !(address & 3) && (address & 0xffffff) < sramBytes) {
      if (address >= this.watchLow && address < this.watchHigh) this.announceWrite();
      this.extraCycles += 1;
      this.sram32[(address & 0xffffff) >> 2] = value;
      return;
    }
    if (address & 3) this.fault('unaligned write to', address);
    if (this.busForWrite(address)) this.rp2040.writeUint32(address >>> 0, value >>> 0);
  }
  write16(address, value) {
    if (address >>> 24 === 0x20 && !(address & 1) && (address & 0xffffff) < sramBytes) {
      if (address >= this.watchLow && address < this.watchHigh) this.announceWrite();
      this.extraCycles += 1;
      this.sram16[(address & 0xffffff) >> 1] = value;
      return;
    }
    if (address & 1) this.fault('unaligned write to', address);
    if (this.busForWrite(address)) this.rp2040.writeUint16(address >>> 0, value & 0xffff);
  }
  write8(address, value) {
    if (address >>> 24 === 0x20 && (address & 0xffffff) < sramBytes) {
      if (address >= this.watchLow && address < this.watchHigh) this.announceWrite();
      this.extraCycles += 1;
      this.sram8[address & 0xffffff] = value;
      return;
    }
    if (this.busForWrite(address)) this.rp2040.writeUint8(address >>> 0, value & 0xff);
  }

  // True if the write goes to a peripheral.
  busForWrite(address) {
    const region = address >>> 28;
    if (region === 0x1 && address >>> 24 < 0x14) {
      // The chip takes this as "forget the cached line"; a program that does it is likely lost.
      this.xip.forget(address);
      this.rp2040.logger.warn('core', `write to flash at 0x${(address >>> 0).toString(16)}`);
      return false;
    }
    if (region === 0x4) this.extraCycles += apbWriteCycles;
    else if (region === 0x5 || region === 0xe || region === 0x1) this.extraCycles += 1;
    else if (region !== 0xd) this.fault('write to', address);
    this.settle();
    return true;
  }

  announceWrite() {
    this.settle();
    this.onWatchedWrite();
  }

  // --- Exceptions -------------------------------------------------------------------------------
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

  // --- Running ----------------------------------------------------------------------------------
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
      do {
        this.extraCycles = 0;
        const cycles = this.step();
        this.pending += cycles + this.extraCycles;
      } while (this.pending < this.budget);
      this.settle();
    }
  }

  enterHardFault() {
    this.faults += 1;
    const pc = (this.instruction >>> 0).toString(16);
    this.lastFault = `${busFault.reason} at PC 0x${pc}`;
    if (this.exceptionPriority(this.IPSR) < 0) {
      throw new LockupError(`the core locked up: ${this.lastFault}, inside the HardFault handler`);
    }
    this.registers[15] = this.instruction;
    this.exceptionEntry(hardFault);
  }

  fetch(pc) {
    const region = pc >>> 24;
    if (region === 0x10) {
      const line = (pc & 0xffffff) >>> 3;
      if (line !== this.xip.codeLine) this.xip.fetchCode(this, line);
      return this.flash16[(pc & 0xffffff) >>> 1];
    }
    if (region === 0x20) return this.sram16[(pc & 0xffffff) >>> 1];
    if (pc >= 0 && pc < romBytes) return this.rom16[pc >> 1];
    return this.read16(pc);
  }

  add(a, b, carry) {
    const result = (a + b + carry) | 0;
    this.C = ((a & b) | ((a | b) & ~result)) < 0;
    this.V = ((a ^ result) & (b ^ result)) < 0;
    this.nz = result;
    return result;
  }
  sub(a, b) {
    const result = (a - b) | 0;
    this.C = ((~a & b) | ((~a | b) & result)) >= 0;
    this.V = ((a ^ b) & (a ^ result)) < 0;
    this.nz = result;
    return result;
  }
  logic(result) {
    this.nz = result;
    return result;
  }

  condition(code) {
    switch (code) {
      case 0:
        return this.nz === 0;
      case 1:
        return this.nz !== 0;
      case 2:
        return this.C;
      case 3:
        return !this.C;
      case 4:
        return this.nz < 0;
      case 5:
        return this.nz >= 0;
      case 6:
        return this.V;
      case 7:
        return !this.V;
      case 8:
        return this.C && this.nz !== 0;
      case 9:
        return !this.C || this.nz === 0;
      case 10:
        return this.nz < 0 === this.V;
      case 11:
        return this.nz < 0 !== this.V;
      case 12:
        return this.nz !== 0 && this.nz < 0 === this.V;
      default:
        return this.nz === 0 || this.nz < 0 !== this.V;
    }
  }

  branchExchange(address) {
    if (this.handler && address >>> 28 === 0xf) this.exceptionReturn(address);
    else if (!(address & 1)) this.fault('branch to ARM code at', address);
    else this.registers[15] = address & ~1;
  }

  // One instruction. Returns its cycles; what its memory accesses cost is in extraCycles.
  step() {
    const r = this.registers;
    const pc = r[15];
    this.instruction = pc;
    const op = this.fetch(pc);
    r[15] = pc + 2;
    const d = op & 7;
    const m = (op >> 3) & 7;
    switch (op >> 11) {
      case 0x00: {
        // LSLS immediate, MOVS register
        const by = (op >> 6) & 31;
        const value = r[m];
        if (by) this.C = ((value >>> (32 - by)) & 1) === 1;
        r[d] = this.logic((value << by) | 0);
        return 1;
      }
      case 0x01: {
        // LSRS immediate
        const by = (op >> 6) & 31;
        const value = r[m];
        this.C = ((value >>> ((by || 32) - 1)) & 1) === 1;
        r[d] = this.logic(by ? (value >>> by) | 0 : 0);
        return 1;
      }
      case 0x02: {
        // ASRS immediate
        const by = (op >> 6) & 31 || 32;
        const value = r[m] | 0;
        this.C = ((value >> (by - 1)) & 1) === 1;
        r[d] = this.logic(by === 32 ? value >> 31 : value >> by);
        return 1;
      }
      case 0x03: {
        const n = (op >> 6) & 7;
        switch ((op >> 9) & 3) {
          case 0:
            r[d] = this.add(r[m], r[n], 0);
            return 1;
          case 1:
            r[d] = this.sub(r[m], r[n]);
            return 1;
          case 2:
            r[d] = this.add(r[m], n, 0);
            return 1;
          default:
            r[d] = this.sub(r[m], n);
            return 1;
        }
      }
      case 0x04:
        r[(op >> 8) & 7] = this.logic(op & 0xff);
        return 1;
      case 0x05:
        this.sub(r[(op >> 8) & 7], op & 0xff);
        return 1;
      case 0x06: {
        const n = (op >> 8) & 7;
        r[n] = this.add(r[n], op & 0xff, 0);
        return 1;
      }
      case 0x07: {
        const n = (op >> 8) & 7;
        r[n] = this.sub(r[n], op & 0xff);
        return 1;
      }
      case 0x08:
        return op & 0x400 ? this.highRegister(op, pc) : this.dataProcessing((op >> 6) & 15, d, m);
      case 0x09: // LDR literal
        r[(op >> 8) & 7] = this.read32(((pc + 4) & ~3) + ((op & 0xff) << 2));
        return 1;
      case 0x0a:
      case 0x0b: {
        const address = (r[m] + r[(op >> 6) & 7]) | 0;
        switch ((op >> 9) & 7) {
          case 0:
            this.write32(address, r[d]);
            return 1;
          case 1:
            this.write16(address, r[d]);
            return 1;
          case 2:
            this.write8(address, r[d]);
            return 1;
          case 3:
            r[d] = (this.read8(address) << 24) >> 24;
            return 1;
          case 4:
            r[d] = this.read32(address);
            return 1;
          case 5:
            r[d] = this.read16(address);
            return 1;
          case 6:
            r[d] = this.read8(address);
            return 1;
          default:
            r[d] = (this.read16(address) << 16) >> 16;
            return 1;
        }
      }
      case 0x0c:
        this.write32((r[m] + ((op >> 4) & 0x7c)) | 0, r[d]);
        return 1;
      case 0x0d:
        r[d] = this.read32((r[m] + ((op >> 4) & 0x7c)) | 0);
        return 1;
      case 0x0e:
        this.write8((r[m] + ((op >> 6) & 31)) | 0, r[d]);
        return 1;
      case 0x0f:
        r[d] = this.read8((r[m] + ((op >> 6) & 31)) | 0);
        return 1;
      case 0x10:
        this.write16((r[m] + ((op >> 5) & 0x3e)) | 0, r[d]);
        return 1;
      case 0x11:
        r[d] = this.read16((r[m] + ((op >> 5) & 0x3e)) | 0);
        return 1;
      case 0x12:
        this.write32((r[13] + ((op & 0xff) << 2)) | 0, r[(op >> 8) & 7]);
        return 1;
      case 0x13:
        r[(op >> 8) & 7] = this.read32((r[13] + ((op & 0xff) << 2)) | 0);
        return 1;
      case 0x14:
        r[(op >> 8) & 7] = ((pc + 4) & ~3) + ((op & 0xff) << 2);
        return 1;
      case 0x15:
        r[(op >> 8) & 7] = r[13] + ((op & 0xff) << 2);
        return 1;
      case 0x16:
      case 0x17:
        return this.miscellaneous(op);
      case 0x18: {
        // STMIA
        const n = (op >> 8) & 7;
        let address = r[n];
        for (let list = op & 0xff, i = 0; list; list >>= 1, i++) {
          if (list & 1) {
            this.write32(address, r[i]);
            address = (address + 4) | 0;
          }
        }
        r[n] = address;
        return 1;
      }
      case 0x19: {
        // LDMIA
        const n = (op >> 8) & 7;
        let address = r[n];
        for (let list = op & 0xff, i = 0; list; list >>= 1, i++) {
          if (list & 1) {
            const value = this.read32(address);
            address = (address + 4) | 0;
            if (i !== n) r[i] = value;
            else this.loaded = value;
          }
        }
        r[n] = op & (1 << n) ? this.loaded : address;
        return 1;
      }
      case 0x1a:
      case 0x1b: {
        const code = (op >> 8) & 15;
        if (code < 14) {
          if (!this.condition(code)) return 1;
          r[15] = pc + 4 + (((op & 0xff) << 24) >> 23);
          return 2;
        }
        if (code === 15) {
          this.pendingSVCall = true;
          this.interruptsUpdated = true;
          this.budget = 0;
          return 1;
        }
        return this.fault('undefined instruction at', pc);
      }
      case 0x1c:
        r[15] = pc + 4 + (((op & 0x7ff) << 21) >> 20);
        return 2;
      case 0x1e:
        return this.wide(op, pc);
      default:
        return this.fault('undefined instruction at', pc);
    }
  }

  dataProcessing(kind, d, m) {
    const r = this.registers;
    const a = r[d];
    const b = r[m];
    switch (kind) {
      case 0:
        r[d] = this.logic(a & b);
        return 1;
      case 1:
        r[d] = this.logic(a ^ b);
        return 1;
      case 2: {
        const by = b & 0xff;
        if (by) this.C = by <= 32 && ((a >>> (32 - by)) & 1) === 1;
        if (by === 32) this.C = (a & 1) === 1;
        r[d] = this.logic(by < 32 ? (a << by) | 0 : 0);
        return 1;
      }
      case 3: {
        const by = b & 0xff;
        if (by) this.C = by <= 32 && ((a >>> (by - 1)) & 1) === 1;
        r[d] = this.logic(by < 32 ? (a >>> by) | 0 : 0);
        return 1;
      }
      case 4: {
        const by = Math.min(b & 0xff, 32);
        if (by) this.C = (((a | 0) >> Math.min(by - 1, 31)) & 1) === 1;
        r[d] = this.logic((a | 0) >> Math.min(by, 31));
        return 1;
      }
      case 5:
        r[d] = this.add(a, b, this.C ? 1 : 0);
        return 1;
      case 6:
        r[d] = this.add(a, ~b, this.C ? 1 : 0);
        return 1;
      case 7: {
        const by = b & 31;
        const result = by ? (a >>> by) | (a << (32 - by)) : a;
        if (b & 0xff) this.C = result < 0;
        r[d] = this.logic(result);
        return 1;
      }
      case 8:
        this.logic(a & b);
        return 1;
      case 9:
        r[d] = this.sub(0, b);
        return 1;
      case 10:
        this.sub(a, b);
        return 1;
      case 11:
        this.add(a, b, 0);
        return 1;
      case 12:
        r[d] = this.logic(a | b);
        return 1;
      case 13:
        r[d] = this.logic(Math.imul(a, b));
        return 1;
      case 14:
        r[d] = this.logic(a & ~b);
        return 1;
      default:
        r[d] = this.logic(~b);
        return 1;
    }
  }

  // ADD, CMP, MOV with any register; BX, BLX.
  highRegister(op, pc) {
    const r = this.registers;
    const m = (op >> 3) & 15;
    const d = (op & 7) | ((op >> 4) & 8);
    const value = m === 15 ? pc + 4 : r[m];
    switch ((op >> 8) & 3) {
      case 0: {
        const sum = ((d === 15 ? pc + 4 : r[d]) + value) | 0;
        if (d === 15) {
          r[15] = sum & ~1;
          return 2;
        }
        r[d] = d === 13 ? sum & ~3 : sum;
        return 1;
      }
      case 1:
        this.sub(r[d], value);
        return 1;
      case 2:
        if (d === 15) {
          r[15] = value & ~1;
          return 2;
        }
        r[d] = d === 13 ? value & ~3 : value;
        return 1;
      default:
        if (op & 0x80) r[14] = (pc + 2) | 1;
        this.branchExchange(value);
        return 2;
    }
  }

  miscellaneous(op) {
    const r = this.registers;
    const d = op & 7;
    const m = (op >> 3) & 7;
    switch ((op >> 8) & 15) {
      case 0x0:
        r[13] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
        return 1;
      case 0x2:
        switch ((op >> 6) & 3) {
          case 0:
            r[d] = (r[m] << 16) >> 16;
            return 1;
          case 1:
            r[d] = (r[m] << 24) >> 24;
            return 1;
          case 2:
            r[d] = r[m] & 0xffff;
            return 1;
          default:
            r[d] = r[m] & 0xff;
            return 1;
        }
      case 0x4:
      case 0x5: {
        // PUSH
        const withLr = op & 0x100;
        const list = op & 0xff;
        let count = withLr ? 1 : 0;
        for (let bits = list; bits; bits &= bits - 1) count++;
        let address = (r[13] - 4 * count) | 0;
        const bottom = address;
        for (let i = 0; i < 8; i++) {
          if (list & (1 << i)) {
            this.write32(address, r[i]);
            address += 4;
          }
        }
        if (withLr) this.write32(address, r[14]);
        r[13] = bottom;
        return 1;
      }
      case 0x6:
        if (op === 0xb662) {
          this.PM = false;
          this.interruptsUpdated = true;
          this.budget = 0;
          return 1;
        }
        if (op === 0xb672) {
          this.PM = true;
          return 1;
        }
        break;
      case 0xa:
        switch ((op >> 6) & 3) {
          case 0: {
            const value = r[m];
            r[d] = (value << 24) | ((value & 0xff00) << 8) | ((value >>> 8) & 0xff00) | (value >>> 24);
            return 1;
          }
          case 1: {
            const value = r[m];
            r[d] = ((value & 0x00ff00ff) << 8) | ((value >>> 8) & 0x00ff00ff);
            return 1;
          }
          case 3: {
            const value = r[m];
            r[d] = (((value & 0xff) << 24) >> 16) | ((value >>> 8) & 0xff);
            return 1;
          }
        }
        break;
      case 0xc:
      case 0xd: {
        // POP
        let address = r[13];
        for (let i = 0; i < 8; i++) {
          if (op & (1 << i)) {
            r[i] = this.read32(address);
            address = (address + 4) | 0;
          }
        }
        if (!(op & 0x100)) {
          r[13] = address;
          return 1;
        }
        const target = this.read32(address);
        r[13] = address + 4;
        this.branchExchange(target);
        return 3;
      }
      case 0xe:
        this.onBreak(op & 0xff);
        return 1;
      case 0xf:
        return this.hint(op);
    }
    return this.fault('undefined instruction at', this.instruction);
  }

  hint(op) {
    switch (op & 0xff) {
      case 0x20: // WFE
        if (this.eventRegistered) this.eventRegistered = false;
        else this.wait(true);
        return 2;
      case 0x30: // WFI
        this.wait(false);
        return 2;
      case 0x40: // SEV
        this.eventRegistered = true;
        return 1;
      default: // NOP, YIELD
        return 1;
    }
  }

  // BL, MSR, MRS and the barriers: the only 32-bit instructions.
  wide(op, pc) {
    const r = this.registers;
    const second = this.fetch(pc + 2);
    r[15] = pc + 4;
    if ((second & 0xd000) === 0xd000) {
      const s = (op >> 10) & 1;
      const i1 = 1 - (s ^ ((second >> 13) & 1));
      const i2 = 1 - (s ^ ((second >> 11) & 1));
      const offset =
        (s ? 0xff000000 : 0) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((second & 0x7ff) << 1);
      r[14] = (pc + 4) | 1;
      r[15] = pc + 4 + offset;
      return 3;
    }
    if (op === 0xf3bf && (second & 0xffc0) === 0x8f40) return 3; // DSB, DMB, ISB
    if ((op & 0xfff0) === 0xf380 && (second & 0xff00) === 0x8800) {
      this.writeSpecial(second & 0xff, r[op & 15]);
      return 3;
    }
    if (op === 0xf3ef && (second & 0xf000) === 0x8000) {
      r[(second >> 8) & 15] = this.readSpecial(second & 0xff);
      return 3;
    }
    return this.fault('undefined instruction at', pc);
  }

  readSpecial(which) {
    switch (which) {
      case 0:
        return this.xPSR & 0xf0000000;
      case 3:
      case 1:
        return (this.xPSR & 0xf0000000) | this.IPSR;
      case 5:
        return this.IPSR;
      case 8:
        return this.SPmain;
      case 9:
        return this.SPprocess;
      case 16:
        return this.PM ? 1 : 0;
      case 20:
        return (this.SPSEL ? 2 : 0) | (this.nPRIV ? 1 : 0);
      default:
        return 0;
    }
  }

  writeSpecial(which, value) {
    switch (which) {
      case 0:
      case 1:
      case 2:
      case 3:
        this.setFlags(value);
        return;
      case 8:
        if (this.SPSEL) this.bankedSP = value & ~3;
        else this.SP = value;
        return;
      case 9:
        if (this.SPSEL) this.SP = value;
        else this.bankedSP = value & ~3;
        return;
      case 16:
        this.PM = (value & 1) === 1;
        this.interruptsUpdated = true;
        this.budget = 0;
        return;
      case 20:
        this.nPRIV = (value & 1) === 1;
        if (!this.handler) this.useStack(value & 2 ? 1 : 0);
    }
  }
}

// Boot ROM and tests put their own in place.
Core.prototype.onBreak = function onBreak() {};
