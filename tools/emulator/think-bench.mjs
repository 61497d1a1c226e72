// Measures how long computer players think, on the emulated chip's clock: the functions of the firmware
// are called one by one, from outside, with positions that the host program found to be the slowest.
// A state is the same bytes on both sides: that is what the signatures prove.

import { spawnSync } from 'node:child_process';
import { findFunction } from './stopwatch.mjs';

const budgets = { decision_ms: 500, slice_ms: 8 };
const usualSlice = 32; // nodes, for a game that the console does not show yet

// Memory that the call may have: the console is not needed any more and its interrupts are not taken.
const ram = 0x20000000;
const scratchAt = ram + 0x18000; // the middle of RAM: the shell's own objects
const scratchBytes = 64 * 1024;
const stateAt = scratchAt + scratchBytes;
const thinkingAt = stateAt + 4096;
const stackAt = 0x20042000;
const backAt = 0x10000100; // an address that nothing returns to

// Calls a function and says how many milliseconds it took and what it returned.
function call(core, address, [...values]) {
  const onStack = values.slice(4);
  core.registers[13] = stackAt - 8 * Math.ceil(onStack.length / 2);
  values.slice(0, 4).forEach((value, i) => (core.registers[i] = value | 0));
  onStack.forEach((value, i) => core.write32((core.registers[13] + 4 * i) | 0, value | 0));
  core.registers[14] = backAt | 1;
  core.registers[15] = address;
  // Nothing puts cycles on the clock meanwhile, and those that wait for it are counted in 32 bits: 17 seconds of thinking.
  core.pending = 0;
  const before = core.cycles;
  while (core.registers[15] !== backAt) core.step();
  return { ms: ((core.cycles + core.pending - before) * core.cycleNanos) / 1e6, result: core.registers[0] };
}

// The slowest decisions that the host program finds; `more` are options of `sixgun slowest`.
export function slowestDecisions(sixgun, more = []) {
  const run = spawnSync(sixgun, ['slowest', '--json', ...more], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) throw new Error(`${sixgun} slowest: ${run.stderr || run.error}`);
  return run.stdout.trim().split('\n').map((line) => JSON.parse(line));
}

const mangled = (space, name) => `_ZN${space.length}${space}${name.length}${name}E`;

// A game's own table of players, or those that kit has for every game.
function playerOf(core, elf, { game, player, level }) {
  try {
    return core.read32((findFunction(elf, mangled(game, 'all_players')) + 4 * level) | 0);
  } catch {
    return findFunction(elf, mangled('kit', `${player}_player`));
  }
}

// Decides one position in the console's slices; how long each took, the start counting as one.
function decide(chip, elf, decision) {
  const { core } = chip;
  const find = (name) => findFunction(elf, name);
  const player = playerOf(core, elf, decision);
  const table = find(mangled(decision.game, 'game'));
  const state = Buffer.from(decision.state, 'hex');
  chip.mcu.sram.set(state, stateAt - ram);
  chip.mcu.sram.fill(0, thinkingAt - ram, thinkingAt - ram + 256);
  const slices = [];
  const start = [thinkingAt, player, table, stateAt, decision.seed, scratchAt, scratchBytes];
  slices.push(call(core, find('_ZN3kit8Thinking5start'), start).ms);
  const step = find('_ZN3kit8Thinking4step');
  for (let done = false; !done; ) {
    const { ms, result } = call(core, step, [thinkingAt, decision.slice ?? usualSlice]);
    slices.push(ms);
    done = (result & 0xff) !== 0;
  }
  return slices;
}

// Prints the slowest decision and the longest slice of each player; true if all keep the budgets. The
// device is of no use afterwards.
export function benchThinking(device, elf, decisions, print) {
  const players = [...new Set(decisions.map((one) => `${one.game}_${one.player}`))];
  let kept = true;
  for (const player of players) {
    const worst = { decision_ms: 0, slice_ms: 0 };
    const where = {};
    const own = decisions.filter((one) => `${one.game}_${one.player}` === player);
    for (const decision of own) {
      const slices = decide(device.chip, elf, decision);
      const whole = slices.reduce((sum, ms) => sum + ms, 0);
      where[decision.mode] = Math.max(where[decision.mode] ?? 0, Math.round(whole));
      worst.decision_ms = Math.max(worst.decision_ms, whole);
      worst.slice_ms = Math.max(worst.slice_ms, ...slices);
    }
    for (const [name, value] of Object.entries(worst)) {
      const ok = value <= budgets[name];
      kept &&= ok;
      const more = name === 'decision_ms' ? { decisions: own.length, ...where } : { nodes: own[0].slice ?? usualSlice };
      print({ bench: `${player}_${name}`, value, budget: budgets[name], ok, ...more });
    }
  }
  return kept;
}
