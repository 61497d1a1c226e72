// The instructions of ARMv6-M, and what each costs on a Cortex-M0+.
//
// `execute` is the loop in which the emulator spends its time. It does by itself what needs nobody
// else: computing, branching, memory in RAM and flash; program counter, flags and cycles are local
// variables there. Everything else (peripherals, faults, exceptions, sleep) is in `rare`, one method
// call away, with all state in its place.

import { CoreExceptions } from './core-exceptions.mjs';

const flashStart = 0x10000000;
const ramStart = 0x20000000;
const ramBytes = 264 * 1024;
const cacheSets = 1024;

// What an instruction is, by its upper ten bits: the number of a case in `execute`; 0 is rare. V8 makes
// a jump of a switch only if its cases are plain numbers, so they are listed here with their meaning.
const kindOf = new Uint8Array(1024);
function kind(number, pattern) {
  const free = [...pattern.padEnd(10, '.')];
  for (let bits = 0; bits < 1024; bits++) {
    if (free.every((bit, index) => bit === '.' || Number(bit) === ((bits >> (9 - index)) & 1))) kindOf[bits] = number;
  }
}
const patterns = {
  1: '00000', // LSLS immediate, MOVS register
  2: '00001', // LSRS immediate
  3: '00010', // ASRS immediate
  4: '0001100', // ADDS register
  5: '0001101', // SUBS register
  6: '0001110', // ADDS 3 bits
  7: '0001111', // SUBS 3 bits
  8: '00100', // MOVS 8 bits
  9: '00101', // CMP 8 bits
  10: '00110', // ADDS 8 bits
  11: '00111', // SUBS 8 bits
  12: '0100000000', // ANDS
  13: '0100000001', // EORS
  14: '0100000010', // LSLS register
  15: '0100000011', // LSRS register
  16: '0100000100', // ASRS register
  17: '0100000101', // ADCS
  18: '0100000110', // SBCS
  19: '0100000111', // RORS
  20: '0100001000', // TST
  21: '0100001001', // RSBS
  22: '0100001010', // CMP register
  23: '0100001011', // CMN
  24: '0100001100', // ORRS
  25: '0100001101', // MULS
  26: '0100001110', // BICS
  27: '0100001111', // MVNS
  28: '01000100', // ADD any register
  29: '01000101', // CMP any register
  30: '01000110', // MOV any register
  31: '01000111', // BX, BLX
  32: '01001', // LDR literal
  33: '0101000', // STR register
  34: '0101001', // STRH register
  35: '0101010', // STRB register
  36: '0101011', // LDRSB register
  37: '0101100', // LDR register
  38: '0101101', // LDRH register
  39: '0101110', // LDRB register
  40: '0101111', // LDRSH register
  41: '01100', // STR immediate
  42: '01101', // LDR immediate
  43: '01110', // STRB immediate
  44: '01111', // LDRB immediate
  45: '10000', // STRH immediate
  46: '10001', // LDRH immediate
  47: '10010', // STR at SP
  48: '10011', // LDR at SP
  49: '10100', // ADR
  50: '10101', // ADD SP
  51: '10110000', // ADD or SUB to SP
  52: '1011001000', // SXTH
  53: '1011001001', // SXTB
  54: '1011001010', // UXTH
  55: '1011001011', // UXTB
  56: '1011010', // PUSH
  57: '1011110', // POP
  58: '11000', // STMIA
  59: '11001', // LDMIA
  60: '11010000', // BEQ
  61: '11010001', // BNE
  62: '11010010', // BCS
  63: '11010011', // BCC
  64: '11010100', // BMI
  65: '11010101', // BPL
  66: '11010110', // BVS
  67: '11010111', // BVC
  68: '11011000', // BHI
  69: '11011001', // BLS
  70: '11011010', // BGE
  71: '11011011', // BLT
  72: '11011100', // BGT
  73: '11011101', // BLE
  74: '11100', // B
  75: '11110', // BL
};
for (const [number, pattern] of Object.entries(patterns)) kind(Number(number), pattern);

// How many registers a list names.
const countOf = Uint8Array.from({ length: 256 }, (_, bits) => [...bits.toString(2)].filter((bit) => bit === '1').length);

// How far a BL goes.
function callOffset(op, second) {
  const s = (op >> 10) & 1;
  const i1 = 1 - (s ^ ((second >> 13) & 1));
  const i2 = 1 - (s ^ ((second >> 11) & 1));
  return (s ? 0xff000000 : 0) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((second & 0x7ff) << 1);
}

export class CoreInstructions extends CoreExceptions {
  constructor(mcu, xip) {
    super(mcu, xip);
    this.instruction = 0; // the address of the one being executed, if it is rare
    this.loaded = 0;
    this.onBreak = () => {}; // (number): the boot ROM's functions, or a panic
  }

  // One instruction and its cycles.
  step() {
    const { budget } = this;
    this.budget = this.pending + 1;
    this.execute();
    if (this.budget) this.budget = budget; // else somebody wants the run loop to look around
  }

  // Executes until the cycles that are not on the clock yet reach the budget: at least one instruction.
  execute() {
    const r = this.registers;
    const { sram8: ram8, sram16: ram16, sram32: ram32, flash8, flash16, flash32, xip } = this;
    const { tags, next } = xip;
    const flashBytes = flash8.length;
    // `| 0` tells V8 that these are whole numbers of 32 bits and stay so.
    let pending = this.pending | 0;
    let budget = this.budget | 0;
    let watchLow = this.watchLow | 0;
    let watchHigh = this.watchHigh | 0;
    let nz = this.nz | 0;
    let C = this.C === true;
    let v = this.V ? -1 : 0; // the flag V is its sign
    let line = xip.codeLine | 0;
    let dataLine = xip.dataLine | 0;
    let pc = r[15];
    do {
      const at = (pc ^ flashStart) >>> 0;
      let op = 0;
      let fetched = 0; // cycles that the fetch took; they are over when the instruction is
      if (at < flashBytes) {
        const wanted = at >>> 3;
        if (wanted !== line) {
          const set = wanted & (cacheSets - 1);
          if (tags[set * 2] === wanted) {
            next[set] = 1;
          } else if (tags[set * 2 + 1] === wanted) {
            next[set] = 0;
          } else {
            xip.dataLine = dataLine;
            fetched = xip.cost(wanted) | 0;
            dataLine = xip.dataLine | 0;
          }
          line = wanted;
        }
        op = flash16[at >>> 1];
      } else if (pc >>> 24 === 0x20) {
        op = ram16[(pc & 0xffffff) >>> 1];
      } else {
        this.save(nz, C, v, pending, pc, line, dataLine);
        op = this.fetch(pc);
        fetched = this.extraCycles;
      }

      // A case computes and adds what it costs above one cycle; `rare` is left for what it cannot do.
      rare: {
        switch (kindOf[op >> 6]) {
          // --- Shifts
          case 1: {
            const by = (op >> 6) & 31;
            const value = r[(op >> 3) & 7];
            if (by) C = ((value >>> (32 - by)) & 1) === 1;
            r[op & 7] = nz = value << by;
            break;
          }
          case 2: {
            const by = (op >> 6) & 31;
            const value = r[(op >> 3) & 7];
            C = ((value >>> ((by || 32) - 1)) & 1) === 1;
            r[op & 7] = nz = by ? (value >>> by) | 0 : 0;
            break;
          }
          case 3: {
            const by = (op >> 6) & 31;
            const value = r[(op >> 3) & 7];
            C = ((value >> ((by || 32) - 1)) & 1) === 1;
            r[op & 7] = nz = value >> (by || 31);
            break;
          }
          case 14: {
            const value = r[op & 7];
            const by = r[(op >> 3) & 7] & 0xff;
            if (by) C = by <= 32 && ((value >>> (32 - by)) & 1) === 1;
            r[op & 7] = nz = by < 32 ? value << by : 0;
            break;
          }
          case 15: {
            const value = r[op & 7];
            const by = r[(op >> 3) & 7] & 0xff;
            if (by) C = by <= 32 && ((value >>> (by - 1)) & 1) === 1;
            r[op & 7] = nz = by < 32 ? (value >>> by) | 0 : 0;
            break;
          }
          case 16: {
            const value = r[op & 7];
            const by = Math.min(r[(op >> 3) & 7] & 0xff, 32);
            if (by) C = ((value >> (by - 1)) & 1) === 1;
            r[op & 7] = nz = value >> Math.min(by, 31);
            break;
          }
          case 19: {
            const value = r[op & 7];
            const by = r[(op >> 3) & 7];
            const turn = by & 31;
            nz = turn ? (value >>> turn) | (value << (32 - turn)) : value;
            if (by & 0xff) C = nz < 0;
            r[op & 7] = nz;
            break;
          }

          // --- Sums
          case 4:
          case 6: {
            const a = r[(op >> 3) & 7];
            const b = op & 0x400 ? (op >> 6) & 7 : r[(op >> 6) & 7];
            nz = (a + b) | 0;
            C = nz >>> 0 < a >>> 0;
            v = (a ^ nz) & (b ^ nz);
            r[op & 7] = nz;
            break;
          }
          case 5:
          case 7: {
            const a = r[(op >> 3) & 7];
            const b = op & 0x400 ? (op >> 6) & 7 : r[(op >> 6) & 7];
            nz = (a - b) | 0;
            C = a >>> 0 >= b >>> 0;
            v = (a ^ b) & (a ^ nz);
            r[op & 7] = nz;
            break;
          }
          case 10: {
            const a = r[(op >> 8) & 7];
            nz = (a + (op & 0xff)) | 0;
            C = nz >>> 0 < a >>> 0;
            v = ~a & nz;
            r[(op >> 8) & 7] = nz;
            break;
          }
          case 9:
          case 11: {
            const a = r[(op >> 8) & 7];
            nz = (a - (op & 0xff)) | 0;
            C = a >>> 0 >= (op & 0xff);
            v = a & ~nz;
            if (op & 0x1000) r[(op >> 8) & 7] = nz;
            break;
          }
          case 17:
          case 18: {
            const a = r[op & 7];
            const b = op & 0x80 ? ~r[(op >> 3) & 7] : r[(op >> 3) & 7];
            nz = (a + b + (C ? 1 : 0)) | 0;
            C = ((a & b) | ((a | b) & ~nz)) < 0;
            v = (a ^ nz) & (b ^ nz);
            r[op & 7] = nz;
            break;
          }
          case 21: {
            const b = r[(op >> 3) & 7];
            nz = -b | 0;
            C = b === 0;
            v = b & nz;
            r[op & 7] = nz;
            break;
          }
          case 22: {
            const a = r[op & 7];
            const b = r[(op >> 3) & 7];
            nz = (a - b) | 0;
            C = a >>> 0 >= b >>> 0;
            v = (a ^ b) & (a ^ nz);
            break;
          }
          case 23: {
            const a = r[op & 7];
            const b = r[(op >> 3) & 7];
            nz = (a + b) | 0;
            C = nz >>> 0 < a >>> 0;
            v = (a ^ nz) & (b ^ nz);
            break;
          }
          case 25:
            r[op & 7] = nz = Math.imul(r[op & 7], r[(op >> 3) & 7]);
            break;

          // --- Logic and moves
          case 8:
            r[(op >> 8) & 7] = nz = op & 0xff;
            break;
          case 12:
            r[op & 7] = nz = r[op & 7] & r[(op >> 3) & 7];
            break;
          case 13:
            r[op & 7] = nz = r[op & 7] ^ r[(op >> 3) & 7];
            break;
          case 20:
            nz = r[op & 7] & r[(op >> 3) & 7];
            break;
          case 24:
            r[op & 7] = nz = r[op & 7] | r[(op >> 3) & 7];
            break;
          case 26:
            r[op & 7] = nz = r[op & 7] & ~r[(op >> 3) & 7];
            break;
          case 27:
            r[op & 7] = nz = ~r[(op >> 3) & 7];
            break;
          case 52:
            r[op & 7] = (r[(op >> 3) & 7] << 16) >> 16;
            break;
          case 53:
            r[op & 7] = (r[(op >> 3) & 7] << 24) >> 24;
            break;
          case 54:
            r[op & 7] = r[(op >> 3) & 7] & 0xffff;
            break;
          case 55:
            r[op & 7] = r[(op >> 3) & 7] & 0xff;
            break;

          // --- Any register; the program counter and, in parts, the stack pointer are rare
          case 28: {
            const d = (op & 7) | ((op >> 4) & 8);
            const m = (op >> 3) & 15;
            if (d === 15 || d === 13 || m === 15) break rare;
            r[d] += r[m];
            break;
          }
          case 29: {
            const d = (op & 7) | ((op >> 4) & 8);
            const m = (op >> 3) & 15;
            if (d === 15 || m === 15) break rare;
            const a = r[d];
            const b = r[m];
            nz = (a - b) | 0;
            C = a >>> 0 >= b >>> 0;
            v = (a ^ b) & (a ^ nz);
            break;
          }
          case 30: {
            const d = (op & 7) | ((op >> 4) & 8);
            const m = (op >> 3) & 15;
            if (d === 15 || d === 13 || m === 15) break rare;
            r[d] = r[m];
            break;
          }
          case 49:
            r[(op >> 8) & 7] = ((pc + 4) & ~3) + ((op & 0xff) << 2);
            break;
          case 50:
            r[(op >> 8) & 7] = r[13] + ((op & 0xff) << 2);
            break;
          case 51:
            r[13] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
            break;

          // --- Loads from RAM and flash
          case 32:
          case 37:
          case 42:
          case 48: {
            let d = (op >> 8) & 7;
            let address = 0;
            if (op < 0x5000) {
              address = ((pc + 4) & ~3) + ((op & 0xff) << 2);
            } else if (op >= 0x9800) {
              address = (r[13] + ((op & 0xff) << 2)) | 0;
            } else {
              d = op & 7;
              address = (r[(op >> 3) & 7] + (op < 0x6000 ? r[(op >> 6) & 7] : (op >> 4) & 0x7c)) | 0;
            }
            if (address & 3) break rare;
            const offset = (address ^ ramStart) >>> 0;
            if (offset < ramBytes) {
              r[d] = ram32[offset >>> 2];
            } else {
              const from = (address ^ flashStart) >>> 0;
              if (from >= flashBytes) break rare;
              if (from >>> 3 !== dataLine) {
                xip.codeLine = line;
                pending += xip.cost(from >>> 3) | 0;
                line = xip.codeLine | 0;
                dataLine = from >>> 3;
              }
              r[d] = flash32[from >>> 2];
            }
            pending += 1;
            break;
          }
          case 38:
          case 40:
          case 46: {
            const address = (r[(op >> 3) & 7] + (op < 0x6000 ? r[(op >> 6) & 7] : (op >> 5) & 0x3e)) | 0;
            if (address & 1) break rare;
            const offset = (address ^ ramStart) >>> 0;
            let value = 0;
            if (offset < ramBytes) {
              value = ram16[offset >>> 1];
            } else {
              const from = (address ^ flashStart) >>> 0;
              if (from >= flashBytes) break rare;
              if (from >>> 3 !== dataLine) {
                xip.codeLine = line;
                pending += xip.cost(from >>> 3) | 0;
                line = xip.codeLine | 0;
                dataLine = from >>> 3;
              }
              value = flash16[from >>> 1];
            }
            r[op & 7] = op >>> 9 === 0x2f ? (value << 16) >> 16 : value;
            pending += 1;
            break;
          }
          case 36:
          case 39:
          case 44: {
            const address = (r[(op >> 3) & 7] + (op < 0x6000 ? r[(op >> 6) & 7] : (op >> 6) & 31)) | 0;
            const offset = (address ^ ramStart) >>> 0;
            let value = 0;
            if (offset < ramBytes) {
              value = ram8[offset];
            } else {
              const from = (address ^ flashStart) >>> 0;
              if (from >= flashBytes) break rare;
              if (from >>> 3 !== dataLine) {
                xip.codeLine = line;
                pending += xip.cost(from >>> 3) | 0;
                line = xip.codeLine | 0;
                dataLine = from >>> 3;
              }
              value = flash8[from];
            }
            r[op & 7] = op >>> 9 === 0x2b ? (value << 24) >> 24 : value;
            pending += 1;
            break;
          }

          // --- Stores to RAM, unless a DMA channel still reads there
          case 33:
          case 41:
          case 47: {
            let d = op & 7;
            let address = 0;
            if (op >= 0x9000) {
              d = (op >> 8) & 7;
              address = (r[13] + ((op & 0xff) << 2)) | 0;
            } else {
              address = (r[(op >> 3) & 7] + (op < 0x6000 ? r[(op >> 6) & 7] : (op >> 4) & 0x7c)) | 0;
            }
            const offset = (address ^ ramStart) >>> 0;
            if (offset >= ramBytes || address & 3 || (address >= watchLow && address < watchHigh)) break rare;
            ram32[offset >>> 2] = r[d];
            pending += 1;
            break;
          }
          case 34:
          case 45: {
            const address = (r[(op >> 3) & 7] + (op < 0x6000 ? r[(op >> 6) & 7] : (op >> 5) & 0x3e)) | 0;
            const offset = (address ^ ramStart) >>> 0;
            if (offset >= ramBytes || address & 1 || (address >= watchLow && address < watchHigh)) break rare;
            ram16[offset >>> 1] = r[op & 7];
            pending += 1;
            break;
          }
          case 35:
          case 43: {
            const address = (r[(op >> 3) & 7] + (op < 0x6000 ? r[(op >> 6) & 7] : (op >> 6) & 31)) | 0;
            const offset = (address ^ ramStart) >>> 0;
            if (offset >= ramBytes || (address >= watchLow && address < watchHigh)) break rare;
            ram8[offset] = r[op & 7];
            pending += 1;
            break;
          }

          // --- Several registers to and from RAM
          case 56:
          case 58: {
            const push = op < 0xc000;
            const words = countOf[op & 0xff] + (push ? (op >> 8) & 1 : 0);
            const address = push ? (r[13] - 4 * words) | 0 : r[(op >> 8) & 7];
            const offset = (address ^ ramStart) >>> 0;
            if (offset > ramBytes - 4 * words || address & 3) break rare;
            if (address + 4 * words > watchLow && address < watchHigh) break rare;
            let to = offset >>> 2;
            for (let list = op & 0xff, i = 0; list; list >>= 1, i++) if (list & 1) ram32[to++] = r[i];
            if (!push) {
              r[(op >> 8) & 7] = address + 4 * words;
            } else {
              if (op & 0x100) ram32[to] = r[14];
              r[13] = address;
            }
            pending += words;
            break;
          }
          case 57: {
            const words = countOf[op & 0xff] + ((op >> 8) & 1);
            const offset = (r[13] ^ ramStart) >>> 0;
            if (offset > ramBytes - 4 * words || offset & 3) break rare;
            let from = offset >>> 2;
            const target = op & 0x100 ? ram32[from + words - 1] : 1;
            if (!(target & 1) || target >>> 28 === 0xf) break rare;
            for (let list = op & 0xff, i = 0; list; list >>= 1, i++) if (list & 1) r[i] = ram32[from++];
            r[13] += 4 * words;
            pending += words;
            if (op & 0x100) {
              pending += 2;
              pc = target - 3;
            }
            break;
          }
          case 59: {
            const words = countOf[op & 0xff];
            const offset = (r[(op >> 8) & 7] ^ ramStart) >>> 0;
            if (offset > ramBytes - 4 * words || offset & 3) break rare;
            let from = offset >>> 2;
            r[(op >> 8) & 7] += 4 * words; // unless it is in the list: then it is loaded
            for (let list = op & 0xff, i = 0; list; list >>= 1, i++) if (list & 1) r[i] = ram32[from++];
            pending += words;
            break;
          }

          // --- Branches: two bytes less than the way, as those are added below
          case 31: {
            const m = (op >> 3) & 15;
            const target = r[m];
            if (!(target & 1) || target >>> 28 === 0xf || m === 15) break rare;
            if (op & 0x80) r[14] = (pc + 2) | 1;
            pc = target - 3;
            pending += 1;
            break;
          }
          case 60:
          case 61:
            if ((nz === 0) !== ((op & 0x100) === 0)) break;
            pc += 2 + ((op << 24) >> 23);
            pending += 1;
            break;
          case 62:
          case 63:
            if (C !== ((op & 0x100) === 0)) break;
            pc += 2 + ((op << 24) >> 23);
            pending += 1;
            break;
          case 64:
          case 65:
            if (nz < 0 !== ((op & 0x100) === 0)) break;
            pc += 2 + ((op << 24) >> 23);
            pending += 1;
            break;
          case 66:
          case 67:
            if (v < 0 !== ((op & 0x100) === 0)) break;
            pc += 2 + ((op << 24) >> 23);
            pending += 1;
            break;
          case 68:
          case 69:
            if ((C && nz !== 0) !== ((op & 0x100) === 0)) break;
            pc += 2 + ((op << 24) >> 23);
            pending += 1;
            break;
          case 70:
          case 71:
            if ((nz ^ v) >= 0 !== ((op & 0x100) === 0)) break;
            pc += 2 + ((op << 24) >> 23);
            pending += 1;
            break;
          case 72:
          case 73:
            if ((nz !== 0 && (nz ^ v) >= 0) !== ((op & 0x100) === 0)) break;
            pc += 2 + ((op << 24) >> 23);
            pending += 1;
            break;
          case 74:
            pc += 2 + ((op << 21) >> 20);
            pending += 1;
            break;
          case 75: {
            if (at >= flashBytes) break rare;
            const wanted = (at + 2) >>> 3;
            if (wanted !== line) {
              const set = wanted & (cacheSets - 1);
              if (tags[set * 2] === wanted) next[set] = 1;
              else if (tags[set * 2 + 1] === wanted) next[set] = 0;
              else break rare;
              line = wanted;
            }
            const second = flash16[(at >>> 1) + 1];
            if ((second & 0xd000) !== 0xd000) break rare;
            r[14] = (pc + 4) | 1;
            pc += 2 + callOffset(op, second);
            pending += 2;
            break;
          }
          default:
            break rare;
        }
        pending = (pending + 1 + fetched) | 0;
        pc = (pc + 2) | 0;
        continue;
      }

      // Everything in its place for whoever looks, then what they changed.
      this.save(nz, C, v, pending, pc, line, dataLine);
      const cycles = this.rare(op, pc);
      pending = this.pending = (this.pending + cycles + this.extraCycles + fetched) | 0;
      budget = this.budget | 0;
      watchLow = this.watchLow | 0;
      watchHigh = this.watchHigh | 0;
      nz = this.nz | 0;
      C = this.C === true;
      v = this.V ? -1 : 0;
      line = xip.codeLine | 0;
      dataLine = xip.dataLine | 0;
      pc = r[15];
    } while (pending < budget);
    this.save(nz, C, v, pending, pc, line, dataLine);
    r[15] = pc;
  }

  save(nz, C, v, pending, pc, line, dataLine) {
    this.nz = nz;
    this.C = C;
    this.V = v < 0;
    this.pending = pending;
    this.extraCycles = 0;
    this.instruction = pc;
    this.registers[15] = pc + 2;
    this.xip.codeLine = line;
    this.xip.dataLine = dataLine;
  }

  branchExchange(address) {
    if (this.handler && address >>> 28 === 0xf) this.exceptionReturn(address);
    else if (!(address & 1)) this.fault('branch to ARM code at', address);
    else this.registers[15] = address & ~1;
  }

  // What `execute` cannot do by itself. Returns the cycles; what its memory accesses cost is in extraCycles.
  rare(op, pc) {
    const r = this.registers;
    const d = op & 7;
    const m = (op >> 3) & 7;
    switch (op >> 11) {
      case 0x08:
        return this.highRegister(op, pc);
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
      case 0x1b:
        if (op >> 8 !== 0xdf) return this.fault('undefined instruction at', pc);
        this.pendingSVCall = true;
        this.interruptsUpdated = true;
        this.budget = 0;
        return 1;
      case 0x1e:
        return this.wide(op, pc);
      default:
        return this.fault('undefined instruction at', pc);
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
      case 1: {
        const a = d === 15 ? pc + 4 : r[d];
        this.nz = (a - value) | 0;
        this.C = a >>> 0 >= value >>> 0;
        this.V = ((a ^ value) & (a ^ this.nz)) < 0;
        return 1;
      }
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
      r[14] = (pc + 4) | 1;
      r[15] = pc + 4 + callOffset(op, second);
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
