// What code in flash costs: the 16 KiB two-way cache in front of it, lines of 8 bytes. A hit is
// free, a miss waits for the flash chip. Without this, drawing code that thrashes the cache would
// look as fast as code in RAM.

const sets = 1024;
// Flash clocks of a quad read: address and mode 8, dummy 4, data 16, chip select 2.
const missClocks = 30;

export class XipCache {
  constructor() {
    this.tags = new Int32Array(sets * 2).fill(-1);
    this.next = new Uint8Array(sets); // which way is replaced next
    this.divider = 4; // core clocks a flash clock, as the boot stage sets it
    this.misses = 0;
    this.flush();
  }

  flush() {
    this.tags.fill(-1);
    this.codeLine = -1; // the line of the last instruction: asked for again and again
    this.dataLine = -1;
  }
  forget(address) {
    const line = (address & 0xffffff) >>> 3;
    const way = (line & (sets - 1)) * 2;
    for (const one of [way, way + 1]) if (this.tags[one] === line) this.tags[one] = -1;
    this.codeLine = this.dataLine = -1;
  }

  fetchCode(core, line) {
    this.touch(core, line);
    this.codeLine = line;
  }
  readData(core, address) {
    const line = (address & 0xffffff) >>> 3;
    if (line === this.dataLine) return;
    this.touch(core, line);
    this.dataLine = line;
  }

  touch(core, line) {
    core.extraCycles += this.cost(line);
  }

  // What a read of a line costs. A miss may throw out the line of the last instruction or of the last data.
  cost(line) {
    const set = line & (sets - 1);
    const way = set * 2;
    if (this.tags[way] === line) {
      this.next[set] = 1;
    } else if (this.tags[way + 1] === line) {
      this.next[set] = 0;
    } else {
      const victim = way + this.next[set];
      if (this.tags[victim] === this.codeLine) this.codeLine = -1;
      if (this.tags[victim] === this.dataLine) this.dataLine = -1;
      this.tags[victim] = line;
      this.next[set] ^= 1;
      this.misses += 1;
      return missClocks * this.divider;
    }
    return 0;
  }
}
