// Measures the console's budgets on the emulated chip's clock and says whether each is kept.

import { toNewMatch } from './null-game.mjs';
import { parseScript } from './script.mjs';

const budgets = {
  boot_ms: 300,
  full_redraw_ms: 16.7,
  full_wire_ms: 15,
  cursor_move_ms: 4,
  love_deed_ms: 4,
  love_target_ms: 4,
  love_redraw_ms: 16.7,
  love_bullet_ms: 4,
  love_spot_ms: 4,
  love_save_ms: 16.7,
  bluff_claim_ms: 4,
  bluff_look_ms: 4,
  bluff_target_ms: 4,
  bluff_redraw_ms: 16.7,
  bullet_sight_ms: 4,
  bullet_column_ms: 4,
  bullet_lift_ms: 4,
  bullet_redraw_ms: 16.7,
  blast_aim_ms: 4,
  blast_look_ms: 4,
  blast_bar_ms: 4,
  blast_redraw_ms: 16.7,
  idle_bytes: 0,
  idle_asleep_percent: 95,
};

// Each way of moving, from the button's edge to the last byte of the first frame that answers it: the
// way to the screen, then the keys of which the slowest counts. A turn and a scroll change most of the
// screen, so the wire alone takes longer than a cursor may: they are figures without a budget.
const moves = {
  launcher_turn_ms: ['', 'RIGHT*2 LEFT'],
  cursor_move_ms: ['X', 'DOWN*7 UP*7'], // every row of the settings, both ways
  list_scroll_ms: ['B Y RIGHT*3 DOWN*2 A', 'DOWN*10 UP*10'], // About > Test > Sound: more rows than fit
};
const wayBack = 'B B RIGHT';

// The same in a match, where frames may also wait for a save. Bullets of Love, with a seed that lets the
// person begin: what to do, whose Heart, another view of the table, how many bullets to fire, the
// other spots around them; from one bullet to the next, and from none to all and back. Then the bullets are fired: that draws all of
// the screen, and is saved behind the picture.
const matchMoves = {
  love_deed_ms: [`LEFT A ${toNewMatch} A UP*2 A RIGHT A X UP*7 A wait:1000`, 'LEFT DOWN RIGHT UP LEFT'],
  love_target_ms: ['A', 'DOWN*2 UP*2'],
  love_redraw_ms: ['', 'B A'],
  love_bullet_ms: ['A wait:4000', 'LEFT*4 RIGHT*5'],
  love_spot_ms: ['', 'DOWN UP*2 DOWN'],
  love_save_ms: ['', 'A'],
};
const wayOut = 'X UP A wait:200 B RIGHT'; // the match is left

// Bluff the Bullet with five at the table, and a seed that lets the person begin: what to claim, over the whole table, where
// it strikes, another view.
const bluffMoves = {
  bluff_claim_ms: [`A ${toNewMatch} A DOWN RIGHT*2 UP*3 A RIGHT A X DOWN*2 A wait:2500`, 'RIGHT*3 DOWN LEFT*3 UP'],
  bluff_leave_ms: ['', 'UP DOWN'], // from the claims to the table and back: much changes, a figure without a budget
  bluff_look_ms: ['UP*4', 'UP*2 RIGHT*5 LEFT*3 DOWN*2'],
  bluff_target_ms: ['DOWN*4 A', 'UP*4 RIGHT*4 LEFT*2 DOWN*4'],
  bluff_redraw_ms: ['', 'B A'],
};

// Bullet with four heroines, nine bullets placed: over the sight, with a bullet that is lifted, lifting it, over the column of
// cards and buttons.
const bulletMoves = {
  bullet_sight_ms: [`A ${toNewMatch} A DOWN RIGHT*2 UP*3 A RIGHT A X DOWN*2 A wait:2500 ${'A wait:700 '.repeat(9)} wait:3000`, 'LEFT*2 DOWN RIGHT DOWN'],
  bullet_lift_ms: ['A', 'UP LEFT*2'],
  bullet_redraw_ms: ['', 'B A'],
  bullet_column_ms: ['B RIGHT', 'DOWN UP RIGHT LEFT'],
};

// Blast Tactics with four in the full square, White to begin in its first corner: along the lines from home, over the arena and the column, the
// bar with its previews, another view.
const blastMoves = {
  blast_aim_ms: [`A ${toNewMatch} A DOWN RIGHT*2 DOWN*2 RIGHT DOWN RIGHT UP*4 A wait:2500`, 'RIGHT*2 LEFT DOWN*2 UP'],
  blast_look_ms: ['B', 'RIGHT*9 DOWN*3 UP LEFT*3'],
  blast_bar_ms: ['B A', 'RIGHT*4 LEFT*4'],
  blast_redraw_ms: ['', 'B A'],
};

// Prints a line a figure, with its budget if it has one; true if all budgets are kept. `memory` is what
// the firmware takes, as { name: { value, budget } }.
export function bench(device, player, print, memory = {}) {
  const { width, height } = device.board.panel;
  const whole = width * height; // pixels of a full redraw
  const pictureOnly = Math.min(whole, 240 * 240);
  const worst = (list, value) => (list.length ? Math.max(...list.map(value)) : null);
  const frames = [];
  const watch = device.onFrame;
  device.onFrame = (frame) => {
    frames.push(frame);
    watch(frame);
  };
  const slowest = (keys) => {
    const presses = [];
    player.onKey = (press) => presses.push(press);
    player.play(parseScript(keys));
    player.onKey = () => {};
    return presses.some((press) => press.answered === null) ? null : worst(presses, (press) => press.answered);
  };
  const measured = (list) =>
    Object.entries(list).map(([name, [way, keys]]) => {
      player.play(parseScript(way));
      return [name, slowest(keys)];
    });
  const moved = measured(moves);
  player.play(parseScript(wayBack));
  device.onFrame = watch;
  for (const match of [matchMoves, bluffMoves, bulletMoves, blastMoves]) {
    moved.push(...measured(match));
    player.play(parseScript(wayOut));
  }

  const full = frames.filter((frame) => frame.pixels >= pictureOnly).slice(1); // the first is the boot's
  const scale = (frame) => pictureOnly / frame.pixels; // a wider panel has more to send
  const idle = measureIdle(device, player);
  const figures = {
    boot_ms: device.bootMs,
    full_redraw_ms: worst(full, (frame) => frame.totalMs * scale(frame)),
    full_wire_ms: worst(full, (frame) => frame.wireMs * scale(frame)),
    ...Object.fromEntries(moved),
    idle_bytes: idle.bytes,
    idle_asleep_percent: idle.asleepPercent,
  };

  let kept = true;
  const report = (name, value, budget) => {
    if (budget === undefined) return print({ bench: name, value });
    const ok = value !== null && (name.endsWith('_percent') ? value > budget : value <= budget);
    kept &&= ok;
    print({ bench: name, value, budget, ok });
  };
  for (const [name, value] of Object.entries(figures)) report(name, value, budgets[name]);
  for (const [name, { value, budget }] of Object.entries(memory)) report(name, value, budget);
  return kept;
}

// Long enough to see what wakes the core now and then.
const idleSeconds = 10;

function measureIdle(device, player) {
  player.waitUntilIdle();
  const start = { at: device.timeline.now, asleep: device.chip.asleepNanos, bytes: device.panel.bytes };
  player.run(idleSeconds * 1000);
  return {
    bytes: device.panel.bytes - start.bytes,
    asleepPercent: ((device.chip.asleepNanos - start.asleep) / (device.timeline.now - start.at)) * 100,
  };
}
