// Measures a match against the hard player on the emulated chip's clock: what it costs to begin a match and to
// write it anew once something was taken back, what a save costs at the end of a block of the journal, how long
// the computer keeps the console from answering, how deep the stack goes.

import { lengthen, readMatch } from './journal.mjs';
import { nullgame, toNewMatch, toNullGame } from './null-game.mjs';
import { parseScript } from './script.mjs';
import { findFunction, Stopwatch } from './stopwatch.mjs';

// Nine rounds against the hard player; first out of the menu in which a running match waits.
const begin = `B ${toNullGame} ${toNewMatch} A DOWN*3 RIGHT*6 DOWN*4 RIGHT UP*7 A`;
const takeBack = 'X DOWN A';
// The first block of a journal has room for its header, a page of the steps so far and this many entries.
const entriesOfFirstBlock = 14 * 42;

// A key waits for a slice and at most a frame; the menu it opens waits for no other, and is one full redraw
// (think_answer_ms: 8 + 16.7 + 16.7).
const budgets = { begin_ms: 60, save_ms: 60, think_slice_ms: 8, think_key_ms: 24.7, think_answer_ms: 41.4, stack_bytes: 6144 };

// Prints one line a budget; true if all are kept. `elf` is the program's file with its names.
export function benchMatch(device, player, elf, print) {
  const results = [];
  const play = (keys) => player.play(parseScript(keys));
  const restart = () => {
    device.cutPower();
    player.run(400);
  };
  restart();
  const begun = new Stopwatch(device.chip.core, findFunction(elf, '_ZN7storage5Store5begin'));
  play(begin);
  play(`A ${takeBack} A`); // from the first on it is a match with help, written anew
  begun.stop();
  results.push(['begin_ms', Math.max(...begun.times), { begun: begun.times.length }]);
  const storage = device.flash.bytes.subarray(device.board.flash_bytes - device.board.storage_bytes);
  lengthen(storage, nullgame, entriesOfFirstBlock - 6);
  restart();
  play('A'); // continue

  const saved = [new Stopwatch(device.chip.core, findFunction(elf, '_ZN7storage5Store6played'))];
  saved.push(new Stopwatch(device.chip.core, findFunction(elf, '_ZN7storage5Store5moved')));
  const slices = new Stopwatch(device.chip.core, findFunction(elf, '_ZN3kit8Thinking4step'));
  const known = readMatch(storage, nullgame);
  for (let i = 0; i < 4; i++) play(`A ${takeBack} A`);
  const handled = new Stopwatch(device.chip.core, findFunction(elf, '_ZN4play10PlayScreen3key'));
  const keys = pressWhileThinking(device, player, handled, slices);
  handled.stop();
  slices.stop();
  saved.reverse().forEach((one) => one.stop());
  const saves = saved.flatMap((one) => one.times);
  if (Math.max(...saves) < 20) throw new Error('no save was at the end of a block'); // an erase takes longer
  results.push(['save_ms', Math.max(...saves), { saves: saves.length, median: median(saves) }]);
  results.push(['think_slice_ms', Math.max(...slices.times), { slices: slices.times.length }]);
  for (const [name, part] of [['think_key_ms', 'handled'], ['think_answer_ms', 'shown']]) {
    results.push([name, Math.max(0, ...keys.map((key) => key[part])), { keys: keys.length }]);
  }
  results.push(['stack_bytes', stackUsed(device.chip), { of: stackBytes }]);
  let kept = readMatch(storage, nullgame).match === known.match;
  for (const [name, value, more] of results) {
    const budget = budgets[name];
    const ok = value > 0 && value <= budget;
    kept &&= ok;
    print({ bench: name, value, budget, ok, ...more });
  }
  return kept;
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

// The menu is opened and closed at different moments of the computer's thinking. Told of each press: the
// time to the moment the program takes it, and to the last byte of the frame that shows the menu.
function pressWhileThinking(device, player, handled, slices) {
  const presses = [];
  const justThought = (at) => slices.starts.some((one) => one < at && at - one < 20);
  for (let i = 0; i < 12; i++) {
    tap(device, player, 'a', 15, 5 + i * 6); // an action; thinking begins at once
    const at = device.nowMs;
    const thinks = justThought(at);
    const taken = handled.starts.length;
    const frames = tap(device, player, 'b');
    const taking = handled.starts[taken];
    const frame = frames.find((one) => one.firstByteAt / 1e6 > taking);
    const thought = slices.starts.length;
    player.play(parseScript('B'));
    // It counts if the thought went on behind the menu's back.
    if (frame && thinks && slices.starts.length > thought) {
      presses.push({ handled: taking - at, shown: frame.lastByteAt / 1e6 - at });
    }
  }
  return presses;
}

// Returns the frames of the press.
function tap(device, player, key, down = 40, up = 60) {
  const frames = [];
  const watch = device.onFrame;
  device.onFrame = (frame) => {
    frames.push(frame);
    watch(frame);
  };
  device.setButton(key, true);
  player.run(down);
  device.setButton(key, false);
  player.run(up);
  device.onFrame = watch;
  return frames;
}

// The stack is painted at the start (drivers/rp2040/memory.cpp); what is no longer paint was used.
const stackBytes = 8192;
const stackBottom = 0x40000; // in RAM: the last two banks, the SDK's scratch Y and X
const paint = 0x5a1c0de5;

export function stackUsed(chip) {
  const words = new DataView(chip.mcu.sram.buffer, chip.mcu.sram.byteOffset);
  let free = 0;
  while (free < stackBytes && words.getUint32(stackBottom + free, true) === paint) free += 4;
  return stackBytes - free;
}
