// How long calls of a function of the program take, on the chip's clock. The program does not know:
// nothing is added to it, the core is only watched.

const symbolTable = 2;
const symbolBytes = 16;

// The address of the first function in the ELF file whose mangled name begins so.
export function findFunction(elf, name) {
  const view = new DataView(elf.buffer, elf.byteOffset, elf.byteLength);
  const sections = view.getUint32(32, true);
  const section = (index) => {
    const at = sections + index * view.getUint16(46, true);
    const field = (offset) => view.getUint32(at + offset, true);
    return { type: field(4), offset: field(16), size: field(20), link: field(24) };
  };
  for (let index = 0; index < view.getUint16(48, true); index++) {
    const symbols = section(index);
    if (symbols.type !== symbolTable) continue;
    const names = section(symbols.link).offset;
    for (let at = symbols.offset; at < symbols.offset + symbols.size; at += symbolBytes) {
      const start = names + view.getUint32(at, true);
      const text = String.fromCharCode(...elf.subarray(start, start + name.length));
      if (text === name) return view.getUint32(at + 4, true) & ~1;
    }
  }
  throw new Error(`the program has no function ${name}`);
}

// Watches calls from outside of a function until `stop`; recursion counts as one call.
export class Stopwatch {
  constructor(core, address) {
    this.starts = []; // of the calls, and how long each took: milliseconds
    this.times = [];
    const before = core.onStep;
    let back = 0;
    let stack = 0;
    let since = 0;
    const now = () => core.timeline.now + core.pending * core.cycleNanos;
    core.onStep = () => {
      before?.();
      const pc = core.registers[15];
      if (!back && pc === address) {
        back = core.registers[14] & ~1;
        stack = core.registers[13];
        since = now();
        this.starts.push(since / 1e6);
      } else if (back && pc === back && core.registers[13] === stack) {
        this.times.push((now() - since) / 1e6);
        back = 0;
      }
    };
    this.stop = () => {
      core.onStep = before;
      return this.times;
    };
  }
}
