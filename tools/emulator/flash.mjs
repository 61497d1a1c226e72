// The flash chip: what an erase and a program do to its bytes, how long they take, and what is left
// when the power goes in the middle of one.

// Typical times of the W25Q series, as the data sheets print them.
export const eraseSectorNanos = 45e6;
export const eraseBlockNanos = 150e6;
export const programPageNanos = 0.7e6;

export const sectorBytes = 4096;
export const blockBytes = 65536;
export const pageBytes = 256;

// Thrown to end the run at the moment the power fails.
export class PowerCut extends Error {}

export class Flash {
  // `persist(offset, bytes)` is called after each operation with what changed.
  constructor(size, { persist = () => {} } = {}) {
    this.bytes = new Uint8Array(size).fill(0xff);
    this.persist = persist;
    this.operations = 0;
    this.erased = 0;
    this.programmed = 0;
    this.cutAt = 0;
    this.cutPart = 0.5;
  }

  load(offset, bytes) {
    if (offset + bytes.length > this.bytes.length) {
      throw new Error(
        `image ends at ${offset + bytes.length} bytes, the flash has ${this.bytes.length}`,
      );
    }
    this.bytes.set(bytes, offset);
  }

  // The power fails in operation `number` (1 is the first), after `part` of its work: 0 is just
  // before it, 1 just after.
  cutPowerAt(number, part = 0.5) {
    this.cutAt = number;
    this.cutPart = part;
  }

  // Both return the time the operation took.
  erase(offset, count, blockCommand = true) {
    this.check(offset, count, sectorBytes, 'erase');
    let nanos = 0;
    for (let at = offset; at < offset + count; ) {
      const whole = blockCommand && at % blockBytes === 0 && offset + count - at >= blockBytes;
      const size = whole ? blockBytes : sectorBytes;
      this.operate(at, size, (from, to) => this.bytes.fill(0xff, from, to));
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
      this.operate(offset + at, pageBytes, (from, to) => {
        for (let i = from; i < to; i++) this.bytes[i] &= data[i - offset]; // bits only ever fall
      });
      this.programmed += 1;
      nanos += programPageNanos;
    }
    return nanos;
  }

  operate(offset, size, work) {
    this.operations += 1;
    const torn = this.operations === this.cutAt;
    const end = offset + (torn ? Math.floor(size * this.cutPart) : size);
    work(offset, end);
    if (torn && end > offset && end < offset + size) this.tear(end, work);
    this.persist(offset, this.bytes.subarray(offset, offset + size));
    if (torn) throw new PowerCut(`power cut in flash operation ${this.operations}`);
  }

  // The byte at which the power went is neither old nor new: of the bits that had to change, some did.
  // The others are safe: what is programmed with a one keeps its value.
  tear(at, work) {
    const old = this.bytes[at];
    work(at, at + 1);
    const changing = old ^ this.bytes[at];
    this.bytes[at] = old ^ (changing & 0xa5);
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
