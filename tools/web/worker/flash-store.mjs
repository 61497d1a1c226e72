// The flash in the browser's storage: a record for each sector that is not blank, written as soon as
// the console writes, all that changed in one transaction. Whenever the tab dies, what is kept is the
// flash as it was at some moment between two operations: a console that lost its power.

import { sectorBytes } from '../../emulator/flash.mjs';

const database = 'sixgun';
const sectors = 'sectors'; // [board, number of the sector in the storage part]: its bytes

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class FlashStore {
  static async open(board) {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(sectors);
    return new FlashStore(board, await done(request));
  }

  constructor(board, base) {
    this.base = base;
    this.board = board;
    this.start = board.flash_bytes - board.storage_bytes;
    this.bytes = null; // the storage part; set by `read`
    this.dirty = new Set();
    this.writing = null;
    this.onTrouble = () => {};
    this.onSaved = () => {};
  }

  get keys() {
    return IDBKeyRange.bound([this.board.id], [this.board.id, []]);
  }

  // What was kept, or blank flash.
  async read() {
    const store = this.base.transaction(sectors).objectStore(sectors);
    const [keys, values] = await Promise.all([done(store.getAllKeys(this.keys)), done(store.getAll(this.keys))]);
    this.bytes = new Uint8Array(this.board.storage_bytes).fill(0xff);
    keys.forEach(([, number], index) => this.bytes.set(values[index], number * sectorBytes));
    return this.bytes;
  }

  // The console changed its flash. `offset` counts from the start of the chip.
  write(offset, bytes) {
    if (offset < this.start) return;
    const at = offset - this.start;
    this.bytes.set(bytes, at);
    const last = Math.floor((at + bytes.length - 1) / sectorBytes);
    for (let number = Math.floor(at / sectorBytes); number <= last; number++) this.dirty.add(number);
    this.save();
  }

  // Everything anew, as an import does.
  async replace(bytes) {
    this.bytes.set(bytes);
    for (let number = 0; number < bytes.length / sectorBytes; number++) this.dirty.add(number);
    await this.save();
  }

  // One transaction at a time; what comes meanwhile goes with the next.
  save() {
    this.writing ??= this.saveAll().finally(() => (this.writing = null));
    return this.writing;
  }
  async saveAll() {
    try {
      while (this.dirty.size) {
        await this.transact([...this.dirty]);
        this.onSaved();
      }
    } catch (error) {
      this.onTrouble(error); // the sectors stay dirty: the next write tries again
    }
  }
  transact(numbers) {
    const transaction = this.base.transaction(sectors, 'readwrite');
    const store = transaction.objectStore(sectors);
    for (const number of numbers) {
      const sector = this.bytes.slice(number * sectorBytes, (number + 1) * sectorBytes);
      const key = [this.board.id, number];
      if (sector.every((byte) => byte === 0xff)) store.delete(key);
      else store.put(sector, key);
      this.dirty.delete(number);
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = transaction.onerror = () => {
        for (const number of numbers) this.dirty.add(number);
        reject(transaction.error);
      };
    });
  }

  // How many bytes are kept.
  get used() {
    let used = 0;
    for (let at = 0; at < this.bytes.length; at += sectorBytes) {
      if (this.bytes.subarray(at, at + sectorBytes).some((byte) => byte !== 0xff)) used += sectorBytes;
    }
    return used;
  }

  close() {
    this.base.close();
  }
}
