// The running match of a game in the storage's bytes, by firmware/storage/FORMAT.md and nothing else:
// a second opinion on what a power cut has left, and a way to a long match without playing it.

import { crc32 } from './crc32.mjs';

const slots = 12;
const slotBytes = 8 * 4096;
const pageBytes = 256;
const entryBytes = 6;
const entriesPerPage = 42;
const stepsPerPage = 64;
const mark = 255;
const cursorMark = 1;
const closedMark = 2;

const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const zeroBits = (bytes) => bytes.reduce((sum, byte) => sum + 8 - ones(byte), 0);

function ones(value) {
  let count = 0;
  for (let rest = value; rest; rest &= rest - 1) count++;
  return count;
}

// Returns { match, head, steps, cursor, closed, torn } or null: no match of this game.
export function readMatch(storage, game) {
  const newest = newestSlot(storage, game);
  return newest && readSteps(newest.slot, newest.header);
}

function newestSlot(storage, game) {
  let newest = null;
  for (let index = 0; index < slots; index++) {
    const slot = storage.subarray(index * slotBytes, (index + 1) * slotBytes);
    const header = readHeader(slot);
    if (header?.game === game && header.generation > (newest?.header.generation ?? 0)) newest = { slot, header };
  }
  return newest;
}

// Makes the journal as long as `count` entries: undone and redone again and again.
export function lengthen(storage, game, count) {
  const { slot, header } = newestSlot(storage, game);
  const { cursor } = readSteps(slot, header);
  let number = 0;
  for (const entry of entries(slot, 1 + bulkPages(header))) {
    if (number === count) return;
    if (entry.every((byte) => byte === 0xff)) {
      const to = (count - number) % 2 ? cursor : cursor - 1;
      entry.set([mark, cursorMark, to & 255, to >> 8]);
      const check = checkOf(entry, header.generation, number);
      view(entry).setUint16(4, zerosOf(entry, check) + (check << 6), true);
    }
    number++;
  }
}

function readHeader(slot) {
  const page = slot.subarray(0, pageBytes);
  const numbers = view(page);
  if (String.fromCharCode(...page.subarray(0, 3)) !== 'SGJ' || page[3] !== 1) return null;
  if (numbers.getUint32(248, true) !== crc32(page.subarray(0, 248))) return null;
  if (numbers.getUint32(252, true) !== zeroBits(page.subarray(0, 252))) return null;
  return {
    game: page[4],
    closed: page[5] === 1,
    generation: numbers.getUint32(8, true),
    match: numbers.getUint32(12, true),
    bulk: numbers.getUint32(16, true),
    cursor: numbers.getUint32(20, true),
    bulkCheck: numbers.getUint32(24, true),
    head: page.slice(28, 28 + page[6]),
  };
}

const bulkPages = (header) => Math.ceil(header.bulk / stepsPerPage);

function readSteps(slot, header) {
  const bulk = slot.subarray(pageBytes, pageBytes * (1 + bulkPages(header)));
  if (crc32(bulk) !== header.bulkCheck) throw new Error('the steps in bulk are damaged');
  const read = {
    match: header.match,
    head: Buffer.from(header.head).toString('hex'),
    steps: Array.from({ length: header.bulk }, (_, i) => [...bulk.subarray(i * 4, i * 4 + 4)].join(' ')),
    cursor: header.cursor,
    closed: header.closed,
    torn: 0,
  };
  let number = 0;
  for (const entry of entries(slot, 1 + bulkPages(header))) {
    if (entry.every((byte) => byte === 0xff)) break;
    const found = entryNumber(entry, header.generation, number);
    if (found === null) {
      read.torn++;
      continue;
    }
    if (found !== number) throw new Error(`entry ${number} was lost`);
    take(read, entry);
    number++;
  }
  return read;
}

function* entries(slot, firstPage) {
  for (let page = firstPage; page < slotBytes / pageBytes; page++) {
    for (let i = 0; i < entriesPerPage; i++) {
      const at = page * pageBytes + i * entryBytes;
      yield slot.subarray(at, at + entryBytes);
    }
  }
}

const zerosOf = (entry, check) => zeroBits(entry.subarray(0, 4)) + 10 - ones(check);

function checkOf(entry, generation, number) {
  const sealed = new Uint8Array(8);
  view(sealed).setUint32(0, generation, true);
  sealed.set(entry.subarray(0, 4), 4);
  return (crc32(sealed) + number) % 1024;
}

// The number that a whole entry carries: the next one, or a later one if some were lost.
function entryNumber(entry, generation, next) {
  const seal = view(entry).getUint16(4, true);
  const check = seal >> 6;
  if (zerosOf(entry, check) !== (seal & 63)) return null;
  return next + ((check - checkOf(entry, generation, next) + 1024) % 1024);
}

function take(read, [kind, a, b, c]) {
  if (kind !== mark) {
    read.steps.length = read.cursor;
    read.steps.push(`${kind} ${a} ${b} ${c}`);
    read.cursor++;
  } else if (a === cursorMark) {
    read.cursor = b | (c << 8);
  } else if (a === closedMark) {
    read.closed = true;
  } else {
    throw new Error(`an unknown mark ${a}`);
  }
}
