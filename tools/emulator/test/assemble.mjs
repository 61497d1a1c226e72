// Puts tiny hand-assembled programs into an emulated chip.

import { Chip } from '../chip.mjs';
import { Flash } from '../flash.mjs';
import { Timeline } from '../timeline.mjs';

export const op = {
  bkpt: (n) => 0xbe00 | n,
  wfe: 0xbf20,
  wfi: 0xbf30,
  sev: 0xbf40,
  nop: 0xbf00,
  cpsid: 0xb672,
  cpsie: 0xb662,
  here: 0xe7fe, // b .
  movs: (d, value) => 0x2000 | (d << 8) | value,
  adds: (d, value) => 0x3000 | (d << 8) | value,
  mov: (d, m) => 0x4600 | ((d & 8) << 4) | (m << 3) | (d & 7),
  str: (t, n, offset = 0) => 0x6000 | ((offset >> 2) << 6) | (n << 3) | t,
  ldr: (t, n, offset = 0) => 0x6800 | ((offset >> 2) << 6) | (n << 3) | t,
  blx: (m) => 0x4780 | (m << 3),
  bx: (m) => 0x4700 | (m << 3),
};

// A program of 16-bit words; `{ literal: d, value }` loads a 32-bit constant into register d.
export function assemble(items) {
  const code = items.map((item) => (typeof item === 'number' ? item : 0));
  if (code.length % 2) code.push(op.nop);
  items.forEach((item, index) => {
    if (typeof item === 'number') return;
    const base = ((index * 2 + 4) & ~3) / 2;
    code[index] = 0x4800 | (item.literal << 8) | ((code.length - base) >> 1);
    code.push(item.value & 0xffff, (item.value >>> 16) & 0xffff);
  });
  return new Uint8Array(new Uint16Array(code).buffer);
}

export const lit = (literal, value) => ({ literal, value });

// A chip that starts the program at the beginning of the flash, at 125 MHz, with handlers for
// exceptions given as { number: address }.
export function chipWith(items, { flashBytes = 65536, vectors = {} } = {}) {
  const timeline = new Timeline();
  const flash = new Flash(flashBytes);
  flash.load(0, assemble(items));
  const table = new Uint32Array(64);
  for (const [number, address] of Object.entries(vectors)) table[number] = address | 1;
  flash.load(0x1000, new Uint8Array(table.buffer));
  const chip = new Chip({ timeline, flash });
  chip.core.cycleNanos = 8;
  chip.mcu.clkSys = chip.mcu.clkPeri = 125e6;
  chip.core.VTOR = 0x10001000;
  return chip;
}

// Runs until the program comes to `b .` (or the time is over) and returns its registers.
export function runToEnd(chip, ms = 1000) {
  const end = chip.timeline.now + ms * 1e6;
  while (chip.timeline.now < end) {
    chip.run(chip.timeline.now + 1000);
    const { core } = chip;
    if (!core.waiting && core.fetch(core.registers[15]) === op.here) break;
  }
  return Array.from(chip.core.registers, (value) => value >>> 0);
}
