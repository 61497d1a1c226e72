// The instructions of ARMv6-M, and what each costs on a Cortex-M0+.

import { CoreExceptions } from './core-exceptions.mjs';

export class CoreInstructions extends CoreExceptions {
  constructor(mcu, xip) {
    super(mcu, xip);
    this.instruction = 0; // the address of the one being executed
    this.loaded = 0;
    this.onBreak = () => {}; // (number): the boot ROM's functions, or a panic
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
