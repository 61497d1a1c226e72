// Every flash operation of a run, in order. The console is deterministic, so the flash that a power
// cut leaves is known without running up to it again: all operations before it, and a part of one.

import { eraseSectorNanos, programPageNanos, sectorBytes, torn } from '../flash.mjs';
import { randomFrom } from '../random.mjs';

export class FlashLog {
  constructor(storage) {
    this.start = Uint8Array.from(storage);
    this.shadow = Uint8Array.from(storage);
    this.operations = []; // { from, to, offset, before, after, erases }: from and to in nanoseconds
    this.now = () => 0;
  }

  // To be given to the flash as `persist`, with offsets in the storage.
  persist(offset, bytes) {
    const after = Uint8Array.from(bytes);
    const before = this.shadow.slice(offset, offset + after.length);
    this.shadow.set(after, offset);
    // Pages of one call come one after the other; the clock is put on after the call.
    const from = Math.max(this.now(), this.operations.at(-1)?.to ?? 0);
    const erases = after.length === sectorBytes;
    const to = from + (erases ? eraseSectorNanos : programPageNanos);
    this.operations.push({ from, to, offset, before, after, erases });
  }

  // The storage after the first `count` operations.
  after(count) {
    const bytes = Uint8Array.from(this.start);
    for (const { offset, after } of this.operations.slice(0, count)) bytes.set(after, offset);
    return bytes;
  }

  // The same, and the next operation cut after `part` of it, as the emulated flash does it.
  torn(count, part, seed) {
    const bytes = this.after(count);
    const { offset, before, after, erases } = this.operations[count];
    bytes.set(torn(before, after, erases, part, randomFrom(seed)), offset);
    return bytes;
  }
}
