// The command line: tools/emulate.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { memory_by_layer } from '../build/memory.mjs';
import { bench } from './bench.mjs';
import { BoardError, parseBoard } from './board.mjs';
import { bridge } from './bridge.mjs';
import { Console } from './console.mjs';
import { benchMatch } from './match-bench.mjs';
import { Player } from './player.mjs';
import { encodePng } from './png.mjs';
import { parseScript, ScriptError } from './script.mjs';
import { benchThinking, slowestDecisions } from './think-bench.mjs';
import { boardOf, parseUf2, requireBoard, Uf2Error } from './uf2.mjs';
import { benchUsb } from './usb-bench.mjs';
import { UsbSession } from './usb-session.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const mostBatteryMillivolts = 6000; // more would be smoke

const help = `Usage: tools/emulate [options] [UF2]
Runs a UF2 on an emulated RP2040 with the board's panel, buttons, piezo, battery and flash.

  --board B      picosystem, pico_lcd_1_3, picopad (default: the board of the UF2, or picosystem)
  --uf2 F        what to run (default: build/<board>/sixgun-<board>.uf2, built if it is missing)
  --keys "..."   keys to press: UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, wait:500
  --ms N         let N ms of console time pass after the keys (default 1000)
  --shot F       write what the panel shows at the end as a PNG
  --frames F     write one line a frame: the hash of the picture
  --flash F      keep the flash's storage part in this file
  --cut-at N     cut the power in the middle of flash operation N
  --battery MV   voltage of the battery in millivolts, at most ${mostBatteryMillivolts}
  --serial       print what the console says on its serial port
  --usb          plug it into a computer
  --console "…"  ask it on USB, after the keys; commands are separated by semicolons
  --drive F      write the whole drive it shows on USB to this file, block by block
  --bridge F     let programs talk to its USB port through this socket, by the clock on the wall, until interrupted
  --bench        measure the budgets, flash and RAM included; fails if one is missed
  --json         also print a line for each frame and each key
  --help         this text

Figures are printed as JSON lines. Exit: 0, 1 for a failure or a warning of the emulator, 2 for bad usage.
`;

class UsageError extends Error {}

const optionTypes = {
  board: 'string',
  uf2: 'string',
  keys: 'string',
  ms: 'string',
  shot: 'string',
  frames: 'string',
  flash: 'string',
  'cut-at': 'string',
  battery: 'string',
  serial: 'boolean',
  usb: 'boolean',
  console: 'string',
  drive: 'string',
  bridge: 'string',
  bench: 'boolean',
  json: 'boolean',
  help: 'boolean',
};

function readOptions(args) {
  try {
    const options = Object.fromEntries(Object.entries(optionTypes).map(([name, type]) => [name, { type }]));
    const { values, positionals } = parseArgs({ args: joinNegatives(args), options, allowPositionals: true });
    const files = [...(values.uf2 === undefined ? [] : [values.uf2]), ...positionals];
    if (files.length > 1) throw new UsageError(`one UF2 at a time, "${files[1]}" is a second`);
    return { ...values, uf2: files[0] };
  } catch (error) {
    throw new UsageError(error.message.split(/\.\s/)[0]);
  }
}

// "--battery -5" is a bad number, not an option called -5.
function joinNegatives(args) {
  const joined = [];
  for (const arg of args) {
    if (/^-\d/.test(arg) && /^--[^=]+$/.test(joined.at(-1) ?? '')) joined.push(`${joined.pop()}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function wholeNumber(options, name, fallback, { least = 0, most = Infinity } = {}) {
  const text = options[name];
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > most) {
    const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new UsageError(`--${name} needs a whole number ${range}, not "${text}"`);
  }
  return Number(text);
}

export function knownBoards() {
  const folder = join(root, 'boards');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'board.h')));
}

export function readBoard(id) {
  if (!knownBoards().includes(id)) {
    throw new UsageError(`unknown board "${id}" (there are ${knownBoards().join(', ')})`);
  }
  return parseBoard(readFileSync(join(root, 'boards', id, 'board.h'), 'utf8'));
}

export function readUf2(file) {
  if (!existsSync(file)) throw new Uf2Error('no such file; build it first, e.g. with tools/test');
  return parseUf2(readFileSync(file));
}

// The firmware of this checkout, built as tools/flash builds it.
function builtUf2(boardId) {
  const file = join(root, 'build', boardId, `sixgun-${boardId}.uf2`);
  if (existsSync(file)) return file;
  const build = 'source tools/build/commands.sh && tools/setup --quiet web >&2 && build_preset "$1"';
  const { status } = spawnSync('bash', ['-c', build, 'tools/emulate', boardId], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw new Error(`the firmware for ${boardId} could not be built`);
  return file;
}

// The pieces of the UF2 and the board it is to run on.
function choose(options) {
  const asked = options.board && readBoard(options.board);
  const file = options.uf2 ?? builtUf2(options.board ?? 'picosystem');
  try {
    const pieces = readUf2(file);
    const itsOwn = boardOf(pieces);
    const board = asked || readBoard(knownBoards().includes(itsOwn) ? itsOwn : 'picosystem');
    requireBoard(pieces, board.id, knownBoards());
    return { file, pieces, board };
  } catch (error) {
    throw error instanceof Uf2Error ? new Uf2Error(`${file}: ${error.message}`) : error;
  }
}

// What the firmware takes of the chip, from the map the linker left beside it, against the budget the
// linker held it to, which on a small flash is what the storage leaves; nothing if there is no map.
export function memoryOf(uf2, board) {
  const map = uf2.replace(/\.uf2$/, '.elf.map');
  if (map === uf2 || !existsSync(map)) return {};
  const { flash, ram } = memory_by_layer(readFileSync(map, 'utf8'));
  const rules = readFileSync(join(root, 'tools', 'cmake', 'budget.cmake'), 'utf8');
  const budget = (what) => Number(rules.match(new RegExp(`set\\(SIXGUN_${what}_BUDGET_KIB (\\d+)\\)`))[1]);
  return {
    flash_kib: { value: flash / 1024, budget: Math.min(budget('FLASH'), (board.flash_bytes - board.storage_bytes) / 1024) },
    ram_kib: { value: ram / 1024, budget: budget('RAM') },
  };
}

// The storage part of the flash lives in a file of its own size, as on the host.
function openStorage(file, board) {
  const start = board.flash_bytes - board.storage_bytes;
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(board.storage_bytes, 0xff);
  if (bytes.length !== board.storage_bytes) {
    throw new Error(`${file} has ${bytes.length} bytes, the storage of ${board.id} ${board.storage_bytes}`);
  }
  return {
    start,
    bytes,
    persist: (offset, changed) => {
      if (offset >= start) bytes.set(changed, offset - start);
    },
    save: () => writeFileSync(file, bytes),
  };
}

// Before the console runs, so that nobody waits for a picture that cannot be kept.
function requireFolder(file) {
  if (file && !existsSync(dirname(file))) throw new Error(`${file}: cannot be written, there is no such folder`);
}

const round = (value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);
function print(line) {
  const rounded = Object.fromEntries(Object.entries(line).map(([key, value]) => [key, round(value)]));
  process.stdout.write(`${JSON.stringify(rounded)}\n`);
}

function frameLine(frame) {
  return {
    frame: frame.number,
    at_ms: frame.endedAt / 1e6,
    busy_ms: frame.busyMs,
    total_ms: frame.totalMs,
    wire_ms: frame.wireMs,
    bytes: frame.bytes,
    rectangles: frame.rectangles.map(({ x, y, width, height }) => [x, y, width, height]),
    hash: frame.hash,
  };
}

async function run(options) {
  const steps = parseScript(options.keys ?? '');
  const restMs = wholeNumber(options, 'ms', 1000);
  const cutAt = wholeNumber(options, 'cut-at', 0, { least: 1 });
  const millivolts = wholeNumber(options, 'battery', null, { most: mostBatteryMillivolts });
  for (const written of [options.shot, options.frames, options.flash, options.drive, options.bridge]) requireFolder(written);
  const { file, pieces, board } = choose(options);
  const storage = options.flash ? openStorage(options.flash, board) : null;

  const film = [];
  const device = new Console(board, {
    persist: storage?.persist,
    onSerial: (_, byte) => options.serial && process.stdout.write(Buffer.from([byte])),
    onFrame: (frame) => {
      film.push(frame.hash);
      if (options.json) print(frameLine(frame));
    },
  });
  if (storage) device.flash.load(storage.start, storage.bytes);
  if (cutAt) device.flash.cutPowerAt(cutAt);
  if (millivolts !== null) device.setPower({ millivolts });
  if (options.usb || usesUsb(options)) device.plugIn();
  const player = new Player(device, {
    onKey: (press) => {
      if (!options.json) return;
      print({ key: press.key, at_ms: press.at, answered_ms: press.answered, frames: press.frames });
    },
    onPowerCut: (message) => print({ power_cut: message, at_ms: device.nowMs }),
  });

  let failure = null;
  try {
    device.boot(pieces);
    if (options.bench) failure = benchAll(device, player, file) ? null : 'a budget is missed';
    else await playAndRest(device, player, steps, restMs, options);
  } catch (error) {
    failure = error.message;
    if (process.env.SIXGUN_EMULATOR_TRACE) console.error(error.stack);
  }
  storage?.save();
  if (options.frames) writeFileSync(options.frames, film.map((hash) => `${hash}\n`).join(''));
  if (options.shot) {
    writeFileSync(options.shot, encodePng(board.panel.width, board.panel.height, device.panel.seen()));
  }
  const { warnings } = device.chip ?? { warnings: [] };
  const [fault] = device.usb.faults;
  if (!failure && fault) failure = `on USB: ${fault}`;
  if (!failure && warnings.length) failure = `unexpected emulator warning: ${warnings[0]}`;
  if (failure) {
    const fault = device.chip?.core.lastFault;
    console.error(`emulate: ${failure}${fault ? ` (last fault: ${fault})` : ''}`);
  }
  return failure ? 1 : 0;
}

// The match needs the names of the program's functions: the ELF file beside the UF2.
function benchAll(device, player, uf2) {
  const alone = bench(device, player, print, memoryOf(uf2, device.board));
  const elf = uf2.replace(/\.uf2$/, '.elf');
  const names = existsSync(elf) ? readFileSync(elf) : null;
  const console_ = benchUsb(device, print, names) && alone;
  if (!names) return console_;
  const match = benchMatch(device, player, names, print);
  const host = join(root, 'build', 'host', 'sixgun');
  if (!existsSync(host)) {
    console.error('emulate: how long players think is not measured: the host program is not built');
    return match && console_;
  }
  return benchThinking(device, names, slowestDecisions(host), print) && match && console_;
}

const usesUsb = (options) => ['console', 'drive', 'bridge'].some((name) => options[name] !== undefined);

// What somebody does at the computer it is plugged into.
async function useUsb(device, options) {
  const session = new UsbSession(device, { onText: (text) => options.console !== undefined && process.stdout.write(text) }).arrive();
  if (options.console !== undefined) {
    session.open();
    for (const command of options.console.split(';').map((one) => one.trim()).filter(Boolean)) {
      if (!device.chip.inBootloader) session.ask(command);
    }
    process.stdout.write('\n');
  }
  if (options.drive) writeFileSync(options.drive, session.image());
  if (options.bridge) {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
    const ms = options.ms === undefined ? Infinity : Number(options.ms);
    await bridge(device, options.bridge, { ms, onListening: () => print({ bridge: options.bridge }), signal: stop.signal });
  }
}

async function playAndRest(device, player, steps, restMs, options) {
  player.play(steps);
  if (usesUsb(options)) await useUsb(device, options);
  const before = { now: device.timeline.now, asleep: device.chip.asleepNanos, bytes: device.panel.bytes };
  player.run(restMs);
  device.piezo.finish();
  const rest = device.timeline.now - before.now;
  const { chip, flash, panel } = device;
  print({
    boot_ms: device.bootMs,
    run_ms: device.nowMs,
    frames: panel.frames,
    bytes: panel.bytes,
    rest_bytes: panel.bytes - before.bytes,
    rest_asleep_percent: rest ? ((chip.asleepNanos - before.asleep) / rest) * 100 : null,
    flash_operations: flash.operations,
    flash_erased_sectors: flash.erased,
    flash_programmed_pages: flash.programmed,
    notes: device.piezo.notes,
    resets: chip.resets.map(({ at, cause, fault }) => ({ at_ms: round(at / 1e6), cause, fault })),
    bootloader: chip.inBootloader,
    last_fault: chip.core.lastFault || null,
  });
}

async function main(args) {
  try {
    const options = readOptions(args);
    if (options.help) {
      process.stdout.write(help);
      return 0;
    }
    return await run(options);
  } catch (error) {
    const usage = error instanceof UsageError || error instanceof ScriptError;
    const known = usage || error instanceof Uf2Error || error instanceof BoardError;
    console.error(`emulate: ${known || !process.env.SIXGUN_EMULATOR_TRACE ? error.message : error.stack}`);
    return usage ? 2 : 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Whoever reads may have seen enough: "tools/emulate --json | head".
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await main(process.argv.slice(2));
}
