// Measures the console's budgets on the emulated chip's clock and says whether each is kept.

import { parseScript } from './script.mjs';

// Moves in every way the console knows: turns the cylinder, walks through settings, comes back.
const script = 'RIGHT RIGHT LEFT X DOWN DOWN UP B RIGHT';

const budgets = {
  boot_ms: 300,
  full_redraw_ms: 16.7,
  full_wire_ms: 15,
  cursor_move_ms: 4,
  idle_bytes: 0,
  idle_asleep_percent: 95,
};

// Prints one line a budget; true if all are kept.
export function bench(device, player, print) {
  const { width, height } = device.board.panel;
  const whole = width * height; // pixels of a full redraw
  const pictureOnly = Math.min(whole, 240 * 240);
  const frames = [];
  const watch = device.onFrame;
  device.onFrame = (frame) => {
    frames.push(frame);
    watch(frame);
  };
  const presses = [];
  player.onKey = (press) => presses.push(press);
  player.play(parseScript(script));
  device.onFrame = watch;

  const full = frames.filter((frame) => frame.pixels >= pictureOnly).slice(1); // the first is the boot's
  const worst = (list, value) => (list.length ? Math.max(...list.map(value)) : null);
  const scale = (frame) => pictureOnly / frame.pixels; // a wider panel has more to send
  const cursor = presses.filter((press) => /^(UP|DOWN)$/.test(press.key) && press.answered !== null);
  const idle = measureIdle(device, player);

  const results = [
    ['boot_ms', device.bootMs, false],
    ['full_redraw_ms', worst(full, (frame) => frame.totalMs * scale(frame)), false],
    ['full_wire_ms', worst(full, (frame) => frame.wireMs * scale(frame)), false],
    ['cursor_move_ms', worst(cursor, (press) => press.answered), false],
    ['idle_bytes', idle.bytes, false],
    ['idle_asleep_percent', idle.asleepPercent, true],
  ];
  let kept = true;
  for (const [name, value, atLeast] of results) {
    const budget = budgets[name];
    const ok = value !== null && (atLeast ? value > budget : value <= budget);
    kept &&= ok;
    print({ bench: name, value, budget, ok });
  }
  return kept;
}

function measureIdle(device, player) {
  player.waitUntilIdle();
  const start = { at: device.timeline.now, asleep: device.chip.asleepNanos, bytes: device.panel.bytes };
  player.run(1000);
  return {
    bytes: device.panel.bytes - start.bytes,
    asleepPercent: ((device.chip.asleepNanos - start.asleep) / (device.timeline.now - start.at)) * 100,
  };
}
