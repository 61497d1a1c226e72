// The core's registers and its way to the memory: RAM, flash and ROM at once, everything else over
// the bus of rp2040js. What an access costs is added up in extraCycles.

import { Divider } from './divider.mjs';

const apbReadCycles = 3; // more than the instruction itself
const apbWriteCycles = 4;
const dividerPage = 0xd0000060 >>> 5;
const sramBytes = 264 * 1024;
const romBytes = 16384;

// Thrown inside an instruction that cannot be completed; the run loop makes it a HardFault.
export const busFault = { reason: '' };

export class CoreMemory {
  constructor(mcu, xip) {
    this.rp2040 = mcu;
    this.xip = xip;
    this.registers = new Int32Array(16); // signed: V8 keeps such values unboxed
    this.extraCycles = 0;
    this.watchLow = 0x7fffffff; // writes to RAM in between are announced first (a DMA reads there)
    this.watchHigh = 0;
    this.onWatchedWrite = () => {};
    this.divider = new Divider();
    this.bindMemory();
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
    if (address >>> 5 === dividerPage) return this.divider.read(aligned & 0x7f);
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
    if (address >>> 5 === dividerPage) {
      this.divider.write(address & 0x7f, value);
      return;
    }
    // The ROM takes no notice, so we take none if nothing would change: TinyUSB writes the control of
    // endpoint 0, which has none, to where its null pointer leads. Any other null pointer is found out.
    if (address === 0 && value === this.rom32[0]) return;
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

  // Many bytes at once, as one by one would be; false if that cannot be.
  fillRam(address, count, value) {
    if (!this.ownRam(address, count)) return false;
    this.sram8.fill(value, address & 0xffffff, (address & 0xffffff) + count);
    return true;
  }
  copyToRam(to, from, count) {
    if (!this.ownRam(to, count)) return false;
    const target = to & 0xffffff;
    const source = from & 0xffffff;
    if (from >>> 24 === 0x20 && source + count <= sramBytes) {
      if (source < target && target < source + count) return false; // forwards it repeats itself
      this.sram8.copyWithin(target, source, source + count);
      return true;
    }
    if (from >>> 24 !== 0x10 || source + count > this.flash8.length) return false;
    for (let line = source >>> 3; line <= (source + count - 1) >>> 3; line++) this.xip.readData(this, line << 3);
    this.sram8.set(this.flash8.subarray(source, source + count), target);
    return true;
  }
  // All of it is RAM, and no DMA channel reads there.
  ownRam(address, count) {
    return (
      count > 0 &&
      address >>> 24 === 0x20 &&
      (address & 0xffffff) + count <= sramBytes &&
      (address + count <= this.watchLow || address >= this.watchHigh)
    );
  }

  announceWrite() {
    this.settle();
    this.onWatchedWrite();
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
}
