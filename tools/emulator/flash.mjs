// The flash chip: what an erase and a program do to its bytes, how long they take, and what is left
// when the power goes in the middle of one.

import { randomFrom } from './random.mjs';

// Typical times of the W25Q series, as the data sheets print them.
export const eraseSectorNanos = 45e6;
export const eraseBlockNanos = 150e6;
export const programPageNanos = 0.7e6;

export const sectorBytes = 4096;
export const blockBytes = 65536;
export const pageBytes = 256;

// Thrown to end the run at the moment the power fails.
export class PowerCut extends Error {}

// What is left when the power goes after `part` of an operation that turns `before` into `after`: 0 is
// just before it, 1 just after. Every cell changes in its own time. A program has lowered some of the
// bits that were to fall. An erase programs everything to zeros before it raises all bits, so that any
// bit may be found at any value.
export function torn(before, after, erases, part, random) {
  if (part <= 0) return Uint8Array.from(before);
  if (part >= 1) return Uint8Array.from(after);
  const bits = (share) => {
    let some = 0;
    for (let bit = 1; bit < 256; bit <<= 1) if (random() < share) some |= bit;
    return some;
  };
  if (!erases) return before.map((byte, index) => byte ^ ((byte ^ after[index]) & bits(part)));
  if (part < 0.5) return before.map((byte) => byte & ~bits(part * 2));
  return before.map(() => bits(part * 2 - 1));
}

const readUniqueId = 0x4b;
const dummyBytes = 4;
export const someUniqueId = Uint8Array.of(0xe6, 0x61, 0x64, 0x08, 0x43, 0x6a, 0x9f, 0x2c);

export class Flash {
  // `persist(offset, bytes)` is called after each operation with what changed; `uniqueId` is what tells
  // this chip from every other.
  constructor(size, { persist = () => {}, uniqueId = someUniqueId } = {}) {
    this.bytes = new Uint8Array(size).fill(0xff);
    this.persist = persist;
    this.uniqueId = uniqueId;
    this.operations = 0;
    this.erased = 0;
    this.programmed = 0;
    this.cutAt = 0;
    this.cutPart = 0.5;
    this.cutSeed = 0;
    this.last = null; // the last operation: { offset, before, erases }
  }

  load(offset, bytes) {
    if (offset + bytes.length > this.bytes.length) {
      throw new Error(
        `image ends at ${offset + bytes.length} bytes, the flash has ${this.bytes.length}`,
      );
    }
    this.bytes.set(bytes, offset);
  }

  // What the chip answers while the last of these bytes is sent; the first is the command.
  answer(sent) {
    if (sent[0] !== readUniqueId) throw new Error(`the flash chip does not know the command 0x${sent[0].toString(16)}`);
    return this.uniqueId[sent.length - 2 - dummyBytes] ?? 0;
  }

  // The power fails in operation `number` (1 is the first), after `part` of its work: see `torn`.
  cutPowerAt(number, part = 0.5, seed = number) {
    this.cutAt = number;
    this.cutPart = part;
    this.cutSeed = seed;
  }

  // Both return the time the operation took.
  erase(offset, count, blockCommand = true) {
    this.check(offset, count, sectorBytes, 'erase');
    let nanos = 0;
    for (let at = offset; at < offset + count; ) {
      const whole = blockCommand && at % blockBytes === 0 && offset + count - at >= blockBytes;
      const size = whole ? blockBytes : sectorBytes;
      this.operate(at, new Uint8Array(size).fill(0xff), true);
      this.erased += size / sectorBytes;
      nanos += whole ? eraseBlockNanos : eraseSectorNanos;
      at += size;
    }
    return nanos;
  }

  program(offset, data) {
    this.check(offset, data.length, pageBytes, 'program');
    let nanos = 0;
    for (let at = 0; at < data.length; at += pageBytes) {
      const page = this.bytes.slice(offset + at, offset + at + pageBytes);
      this.operate(offset + at, page.map((byte, index) => byte & data[at + index]), false); // bits only ever fall
      this.programmed += 1;
      nanos += programPageNanos;
    }
    return nanos;
  }

  operate(offset, after, erases) {
    this.operations += 1;
    const cut = this.operations === this.cutAt;
    const place = this.bytes.subarray(offset, offset + after.length);
    this.last = { offset, before: place.slice(), erases };
    place.set(cut ? torn(place, after, erases, this.cutPart, randomFrom(this.cutSeed)) : after);
    this.persist(offset, place);
    if (cut) throw new PowerCut(`power cut in flash operation ${this.operations}`);
  }

  // The power failed after `part` of the last operation, as it turns out now.
  tearLast(part, seed = this.operations) {
    const { offset, before, erases } = this.last;
    const place = this.bytes.subarray(offset, offset + before.length);
    place.set(torn(before, place, erases, part, randomFrom(seed)));
    this.persist(offset, place);
  }

  check(offset, count, unit, name) {
    if (offset % unit || count % unit || offset + count > this.bytes.length) {
      throw new Error(
        `flash ${name} of ${count} bytes at 0x${offset.toString(16)}: ` +
          `not on ${unit}-byte borders or beyond the chip's ${this.bytes.length} bytes`,
      );
    }
  }
}
