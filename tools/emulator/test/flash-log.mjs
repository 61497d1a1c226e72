// Every flash operation of a run, in order. The console is deterministic, so the flash that a power
// cut leaves is known without running up to it again: all operations before it, and a part of one.

import { eraseSectorNanos, programPageNanos, sectorBytes } from '../flash.mjs';

export class FlashLog {
  constructor(storage) {
    this.start = Uint8Array.from(storage);
    this.shadow = Uint8Array.from(storage);
    this.operations = []; // { from, to, offset, before, after }: from and to in nanoseconds
    this.now = () => 0;
  }

  // To be given to the flash as `persist`, with offsets in the storage.
  persist(offset, bytes) {
    const after = Uint8Array.from(bytes);
    const before = this.shadow.slice(offset, offset + after.length);
    this.shadow.set(after, offset);
    // Pages of one call come one after the other; the clock is put on after the call.
    const from = Math.max(this.now(), this.operations.at(-1)?.to ?? 0);
    const to = from + (after.length === sectorBytes ? eraseSectorNanos : programPageNanos);
    this.operations.push({ from, to, offset, before, after });
  }

  // The storage after the first `count` operations.
  after(count) {
    const bytes = Uint8Array.from(this.start);
    for (const { offset, after } of this.operations.slice(0, count)) bytes.set(after, offset);
    return bytes;
  }

  // The same, and the next operation torn by `tear(before, after)`.
  torn(count, tear) {
    const bytes = this.after(count);
    const { offset, before, after } = this.operations[count];
    bytes.set(tear(before, after), offset);
    return bytes;
  }
}

// The first part is done, one byte is neither old nor new: as the emulated flash tears.
export const tearInOrder = (part) => (before, after) => {
  const done = Math.floor(after.length * part);
  const torn = Uint8Array.from(before);
  torn.set(after.subarray(0, done));
  if (done > 0 && done < torn.length) torn[done] ^= (before[done] ^ after[done]) & 0xa5;
  return torn;
};

// Every bit that had to change did so or not, without order.
export const tearAtRandom = (part, random) => (before, after) =>
  before.map((byte, index) => {
    let bits = 0;
    for (let bit = 1; bit < 256; bit <<= 1) if (random() < part) bits |= bit;
    return byte ^ ((byte ^ after[index]) & bits);
  });

// A small generator with a fixed seed (mulberry32): the same cuts in every run.
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
