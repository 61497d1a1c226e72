// Reads a UF2 file for an RP2040.

export class Uf2Error extends Error {}

const blockBytes = 512;
const magicStart0 = 0x0a324655;
const magicStart1 = 0x9e5d5157;
const magicEnd = 0x0ab16f30;
const familyIsThere = 0x2000;
const notMainFlash = 0x1;
const rp2040Family = 0xe48bff56;
const families = new Map([
  [0xe48bff57, 'RP2xxx absolute'],
  [0xe48bff58, 'RP2xxx data'],
  [0xe48bff59, 'RP2350 (ARM, secure)'],
  [0xe48bff5a, 'RP2350 (RISC-V)'],
  [0xe48bff5b, 'RP2350 (ARM, non-secure)'],
  [0x57755a57, 'STM32F4'],
  [0x5ee21072, 'STM32F1'],
  [0x68ed2b88, 'SAMD21'],
  [0x55114460, 'SAMD51'],
  [0xada52840, 'nRF52840'],
  [0x1c5f21b0, 'ESP32'],
  [0xbfdd4eee, 'ESP32-S2'],
  [0xc47e5767, 'ESP32-S3'],
]);
export const flashStart = 0x10000000;

// Returns pieces [{ offset, bytes }] of the flash, in the file's order.
export function parseUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < blockBytes || view.getUint32(0, true) !== magicStart0) {
    throw new Uf2Error('not a UF2 file');
  }
  if (file.length % blockBytes) throw new Uf2Error('the UF2 file is cut short');
  const pieces = [];
  const numbers = new Set(); // of the blocks; each block also says how many there are
  let blocks = 0;
  for (let at = 0; at < file.length; at += blockBytes) {
    const word = (offset) => view.getUint32(at + offset, true);
    if (word(0) !== magicStart0 || word(4) !== magicStart1 || word(508) !== magicEnd) {
      throw new Uf2Error(`the UF2 file is damaged at block ${at / blockBytes}`);
    }
    const flags = word(8);
    if (flags & notMainFlash) continue;
    const family = word(28);
    if (!(flags & familyIsThere) || family !== rp2040Family) {
      const name = families.get(family) ?? `family 0x${family.toString(16)}`;
      throw new Uf2Error(`the UF2 is for another chip (${name}), not for the RP2040`);
    }
    numbers.add(word(20));
    blocks = Math.max(blocks, word(24));
    const count = word(16);
    const address = word(12);
    if (count > 476 || address < flashStart || address + count > flashStart + (16 << 20)) {
      throw new Uf2Error(`block ${at / blockBytes} of the UF2 does not go to flash`);
    }
    pieces.push({ offset: address - flashStart, bytes: file.subarray(at + 32, at + 32 + count) });
  }
  if (!pieces.length) throw new Uf2Error('the UF2 file holds no data');
  if (numbers.size < blocks) {
    throw new Uf2Error(`the UF2 file is cut short: it has ${numbers.size} of ${blocks} blocks`);
  }
  return pieces;
}

// The board an image was built for: it says so in its binary info, where picotool reads it too. Null
// if it does not say.
export function boardOf(pieces) {
  const image = flatten(pieces);
  const view = new DataView(image.buffer);
  const word = (offset) => (offset >= 0 && offset + 4 <= image.length ? view.getUint32(offset, true) : 0);
  const inFlash = (address) => address - flashStart;
  for (let at = 0; at < infoSearchBytes; at += 4) {
    if (word(at) !== infoStart || word(at + 16) !== infoEnd) continue;
    for (let entry = inFlash(word(at + 4)); entry < inFlash(word(at + 8)); entry += 4) {
      const info = inFlash(word(entry));
      if (word(info) === infoStringOfPi && word(info + 4) === infoBoard) return text(image, inFlash(word(info + 8)));
    }
  }
  return null;
}

const infoSearchBytes = 0x400; // it follows the vectors, which follow the boot stage
const infoStart = 0x7188ebf2;
const infoEnd = 0xe71aa390;
const infoStringOfPi = 6 | (0x5052 << 16); // id and string, tag "RP"
const infoBoard = 0xb63cffbb;

export function flatten(pieces) {
  const size = Math.max(...pieces.map(({ offset, bytes }) => offset + bytes.length));
  const image = new Uint8Array(size).fill(0xff);
  for (const { offset, bytes } of pieces) image.set(bytes, offset);
  return image;
}

function text(image, start) {
  const end = image.indexOf(0, start);
  return new TextDecoder('latin1').decode(image.subarray(start, end));
}

export function requireBoard(pieces, board, knownBoards) {
  const found = boardOf(pieces);
  if (found !== board && knownBoards.includes(found)) {
    throw new Uf2Error(`the UF2 is for the board ${found}, not for ${board}`);
  }
}
