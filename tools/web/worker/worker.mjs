// The worker: the machine, its storage and the page's orders.
//
// The page sends { id, order, ... } and gets { id, answer } or { id, trouble } back; what happens by
// itself comes as { type, ... } without an id.

import { pngFile, pngRows } from '../../emulator/png-format.mjs';
import { boardOf, parseUf2 } from '../../emulator/uf2.mjs';
import { FlashStore } from './flash-store.mjs';
import { extract } from './images.mjs';
import { Machine } from './machine.mjs';

let machine = null;
let store = null;
let firmware = null; // { pieces, board } of a UF2 that was brought along
let letGo = () => {}; // of the flash, which belongs to one tab at a time

const tell = (event, transfer = []) => postMessage(event, transfer);

// --- The loop: works while there is work, sleeps while the chip does ------------------------------
const again = new MessageChannel(); // sooner than a timer, and orders get their turn in between
let planned = false;
let timer = 0;
again.port1.onmessage = () => {
  planned = false;
  loop();
};

function loop() {
  machine?.run();
  plan();
}

function plan() {
  clearTimeout(timer);
  const rest = machine ? machine.restMs() : Infinity;
  if (rest === Infinity || planned) return;
  if (rest > 0) {
    timer = setTimeout(loop, rest);
  } else {
    planned = true;
    again.port2.postMessage(0);
  }
}

// --- The flash ------------------------------------------------------------------------------------
// Two consoles with one flash would ruin it. False: another tab has it.
function takeFlash(board, steal) {
  letGo();
  if (!navigator.locks) return true;
  return new Promise((resolve) => {
    const hold = (lock) => {
      resolve(lock !== null);
      return lock && new Promise((release) => (letGo = release));
    };
    navigator.locks.request(`sixgun-flash-${board.id}`, steal ? { steal } : { ifAvailable: true }, hold).catch(() => {
      // Another tab took it: whatever this one would write now is not the console's any more.
      store?.close();
      store = null;
      switchOff();
      tell({ type: 'stopped', why: 'taken', message: 'The console was switched on in another tab.' });
    });
  });
}

function switchOff() {
  machine?.power(false);
  machine = null;
}

async function close() {
  switchOff();
  await store?.save();
  store?.close();
  store = null;
}

async function openStore(board) {
  try {
    store = await FlashStore.open(board);
    store.onTrouble = (error) => tell({ type: 'trouble', message: `Not saved: ${error.message}` });
    store.onSaved = () => tell({ type: 'saved' });
    return await store.read();
  } catch (error) {
    store = null;
    tell({ type: 'trouble', message: `This browser keeps nothing (${error.message}): export the flash before you leave.` });
    return new Uint8Array(board.storage_bytes).fill(0xff);
  }
}

// The program of one board, as one piece of the flash.
async function programOf({ url, lengths, index }) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const stream = response.body.pipeThrough(new DecompressionStream('gzip'));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  return [{ offset: 0, bytes: extract(whole, lengths, index) }];
}

// --- Orders ---------------------------------------------------------------------------------------
const storageOf = ({ device, board }) => device.flash.bytes.slice(board.flash_bytes - board.storage_bytes);

const orders = {
  // Switches on the console of a board with its own firmware, or the one that was brought along.
  async start({ board, image, power, steal }) {
    const brought = firmware?.board === board.id;
    const pieces = brought ? firmware.pieces : programOf(image);
    Promise.resolve(pieces).catch(() => {}); // it is asked below, unless this ends before
    await close();
    if (!(await takeFlash(board, steal))) return { busy: true };
    const storage = await openStore(board);
    machine = new Machine(board, { tell, persist: (offset, bytes) => store?.write(offset, bytes) });
    machine.setPower(power);
    machine.load(await pieces, storage);
    return { busy: false };
  },
  // Reads a UF2; which board it is for, null if it does not say. The next start runs it.
  bring({ file, board }) {
    const pieces = parseUf2(new Uint8Array(file));
    const itsOwn = boardOf(pieces);
    firmware = { pieces, board: itsOwn ?? board };
    return itsOwn;
  },
  forget() {
    firmware = null;
  },
  button: ({ name, down }) => machine?.button(name, down),
  power: ({ on }) => machine?.power(on),
  battery: ({ change }) => machine?.setPower(change),
  pause: () => machine?.pause(),
  resume: () => machine?.resume(),
  clock: () => machine?.device.nowMs ?? 0, // the console's own
  type: ({ line }) => machine?.type(line),

  async picture() {
    const { width, height } = machine.board.panel;
    const rows = new Response(pngRows(width, height, machine.picture())).body;
    const packed = await new Response(rows.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
    return pngFile(width, height, new Uint8Array(packed));
  },
  film: () => machine.startClip(),
  cut: () => machine.endClip(),

  export: () => storageOf(machine),
  used: () => store?.used ?? 0,
  // The console is off while its flash is exchanged.
  import: ({ file }) => exchange(new Uint8Array(file)),
  erase: () => exchange(new Uint8Array(machine.board.storage_bytes).fill(0xff)),
};

async function exchange(bytes) {
  const { board, device } = machine;
  if (bytes.length !== board.storage_bytes) {
    throw new Error(`The file has ${bytes.length} bytes, the storage of this console ${board.storage_bytes}.`);
  }
  machine.power(false);
  device.flash.load(board.flash_bytes - board.storage_bytes, bytes);
  await store?.replace(bytes);
  machine.power(true);
}

onmessage = async ({ data: { id, order, ...rest } }) => {
  try {
    const answer = await orders[order](rest);
    if (id) postMessage({ id, answer });
  } catch (error) {
    if (id) postMessage({ id, trouble: error.message });
    else tell({ type: 'trouble', message: error.message });
  }
  plan();
};
