// Our own boot ROM: a 16 KiB image with the real one's tables, whose functions are a breakpoint and a
// return. The work is done here, in JavaScript, and its time is charged to the clock.

export const romBytes = 16384;

// Each works on the core's registers: arguments in r0 to r3, result in r0.
const functions = {
  P3: (chip, r) => bits(chip, r, popcount(r[0])),
  R3: (chip, r) => bits(chip, r, reverse(r[0])),
  L3: (chip, r) => bits(chip, r, Math.clz32(r[0])),
  T3: (chip, r) => bits(chip, r, r[0] ? 31 - Math.clz32(r[0] & -r[0]) : 32),
  MS: fill,
  S4: fill,
  MC: copy,
  C4: copy,
  IF: () => {}, // connect internal flash
  EX: () => {}, // exit XIP
  FC: (chip) => chip.xip.flush(),
  CX: () => {}, // enter command XIP
  RE: (chip, r) => chip.flashBusy(() => chip.flash.erase(r[0] >>> 0, r[1] >>> 0, r[2] === 65536)),
  RP: (chip, r) => {
    const data = chip.readBytes(r[1], r[2] >>> 0);
    chip.flashBusy(() => chip.flash.program(r[0] >>> 0, data));
  },
  UB: (chip, r) => chip.enterBootloader({ activityPins: r[0] >>> 0, without: r[1] >>> 0 }),
};

const data = { CR: 0, GR: 0, SF: 'dummy', SD: 'dummy', FS: 0, FE: 0, DS: 0, DE: 0 };

const names = Object.keys(functions);
const lookupBreak = 0xf0;
export const fellOffBreak = 0xf1; // a branch to address 0 or a return from main ends up here
const code = (name) => name.charCodeAt(0) | (name.charCodeAt(1) << 8);

export function buildBootrom() {
  const words = new Uint32Array(romBytes / 4);
  const half = new Uint16Array(words.buffer);
  const bytes = new Uint8Array(words.buffer);
  const entries = 0x100;
  const lookup = entries + names.length * 4;
  const trap = lookup + 4;
  const functionTable = 0x400;
  const dataTable = 0x600;
  const dummy = 0x800;

  const entry = (at, number) => {
    half[at / 2] = 0xbe00 | number; // bkpt #number
    half[at / 2 + 1] = 0x4770; // bx lr
  };
  names.forEach((_, index) => entry(entries + index * 4, index));
  entry(lookup, lookupBreak);
  entry(trap, fellOffBreak);

  words[0] = 0x20042000;
  for (let vector = 1; vector < 4; vector++) words[vector] = trap | 1;
  bytes.set([0x4d, 0x75, 0x01, 0x03], 0x10); // "Mu", then the version
  half[0x14 / 2] = functionTable;
  half[0x16 / 2] = dataTable;
  half[0x18 / 2] = lookup | 1;

  writeTable(half, functionTable, names, (_, index) => (entries + index * 4) | 1);
  writeTable(half, dataTable, Object.keys(data), () => dummy);
  return words;
}

function writeTable(half, at, keys, value) {
  keys.forEach((key, index) => {
    half[at / 2 + index * 2] = code(key);
    half[at / 2 + index * 2 + 1] = value(key, index);
  });
}

// Called when the core meets a breakpoint. False if it is none of ours.
export function serveBootrom(chip, number) {
  const r = chip.core.registers;
  if (chip.core.PC > romBytes) return false;
  if (number === lookupBreak) {
    r[0] = tableLookup(chip, r[0] >>> 0, r[1] & 0xffff);
    return true;
  }
  const name = names[number];
  if (!name) return false;
  functions[name](chip, r);
  return true;
}

function tableLookup(chip, table, wanted) {
  const half = chip.core.rom16;
  for (let at = table / 2; half[at]; at += 2) {
    if (half[at] === wanted) return half[at + 1];
  }
  return 0;
}

function bits(chip, r, result) {
  r[0] = result;
  chip.core.extraCycles += 20;
}
function popcount(value) {
  let count = 0;
  for (let rest = value; rest; rest &= rest - 1) count++;
  return count;
}
function reverse(value) {
  let result = 0;
  for (let i = 0; i < 32; i++) result |= ((value >>> i) & 1) << (31 - i);
  return result >>> 0;
}

// Both return the destination, as the C functions do. About the real ROM's speed: four words a turn.
function fill(chip, r) {
  const { core } = chip;
  if (!core.fillRam(r[0], r[2], r[1] & 0xff)) {
    for (let i = 0; i < r[2]; i++) core.write8((r[0] + i) | 0, r[1] & 0xff);
  }
  core.extraCycles = 20 + Math.ceil(r[2] * 0.5);
}
function copy(chip, r) {
  const { core } = chip;
  if (!core.copyToRam(r[0], r[1], r[2])) {
    for (let i = 0; i < r[2]; i++) core.write8((r[0] + i) | 0, core.read8((r[1] + i) | 0));
  }
  core.extraCycles = 20 + Math.ceil(r[2] * 0.85);
}
