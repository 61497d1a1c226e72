// What code in flash costs: the 16 KiB two-way cache in front of it, lines of 8 bytes. A hit is
// free, a miss waits for the flash chip. Without this, drawing code that thrashes the cache would
// look as fast as code in RAM.

const sets = 1024;
// A quad read with 24-bit address, mode byte and 4 dummy clocks, two words of 8 clocks, chip select
// around it, at half the core's clock (PICO_FLASH_SPI_CLKDIV 2).
const missCycles = 2 * (8 + 4 + 16 + 2);

export class XipCache {
  constructor() {
    this.tags = new Int32Array(sets * 2).fill(-1);
    this.old = new Uint8Array(sets); // which way is replaced next
    this.lastLine = -1;
    this.misses = 0;
  }
  flush() {
    this.tags.fill(-1);
    this.lastLine = -1;
  }
  touch(core, address) {
    const line = (address & 0xffffff) >>> 3;
    if (line === this.lastLine) return;
    this.lastLine = line;
    const set = line & (sets - 1);
    const way = set * 2;
    if (this.tags[way] === line) {
      this.old[set] = 1;
      return;
    }
    if (this.tags[way + 1] === line) {
      this.old[set] = 0;
      return;
    }
    const victim = this.old[set];
    this.tags[way + victim] = line;
    this.old[set] = 1 - victim;
    this.misses += 1;
    core.extraCycles += missCycles;
  }
}
