// The console's screen on this computer, and this computer's keys on the console: in a window (build/host/sixgun mirror),
// or in the terminal where there is no display.

import { spawn } from 'node:child_process';
import { TerminalView } from './picture.mjs';
import { rawInput } from './terminal.mjs';

// Shows what comes and presses what is pressed, until the front is left. Both take turns on the one line: the stream is
// stopped for a key and goes on after it.
export async function mirror(talk, front) {
  const pressed = [];
  let leaving = false;
  front.onStroke = (word) => {
    pressed.push(word);
    talk.stop();
  };
  front.onLeave = () => {
    leaving = true;
    talk.stop();
  };
  try {
    while (!leaving) {
      for await (const picture of talk.stream()) front.draw(picture);
      while (pressed.length && !leaving) await talk.ask(`press ${pressed.shift()}`);
    }
  } finally {
    front.close();
  }
}

export const hasDisplay = (env = process.env) =>
  process.platform === 'darwin' || ['DISPLAY', 'WAYLAND_DISPLAY', 'SDL_VIDEODRIVER'].some((name) => env[name]);

// `program` shows pictures that are written to it, and writes a line for each button: A:80.
export function openWindow(program, args) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let latest = null; // waits until the one before is through
  const send = () => {
    if (!latest || child.stdin.writableNeedDrain) return;
    child.stdin.write(latest);
    latest = null;
  };
  const front = {
    onStroke: () => {},
    onLeave: () => {},
    draw: ({ pixels }) => {
      latest = Buffer.alloc(pixels.length * 2);
      pixels.forEach((pixel, index) => latest.writeUInt16LE(pixel, index * 2));
      send();
    },
    close: () => child.stdin.end(),
  };
  child.stdin.on('drain', send);
  child.stdin.on('error', () => {}); // it was closed
  let rest = '';
  child.stdout.on('data', (bytes) => {
    const lines = (rest + bytes).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      if (/^[A-Z]+:\d+$/.test(line)) front.onStroke(line);
      else console.log(line);
    }
  });
  for (const event of ['close', 'error']) child.on(event, () => front.onLeave());
  return front;
}

const keyOf = {
  '\x1b[A': 'UP', '\x1b[B': 'DOWN', '\x1b[C': 'RIGHT', '\x1b[D': 'LEFT',
  a: 'A', '\r': 'A', b: 'B', '\x7f': 'B', x: 'X', y: 'Y', X: 'X:700', Y: 'Y:700',
};

export function openTerminalView({ stdin = process.stdin, stdout = process.stdout } = {}) {
  const size = () => [stdout.columns ?? 80, (stdout.rows ?? 25) - 1];
  const [columns, rows] = size();
  const view = new TerminalView((text) => stdout.write(text), { columns, rows });
  const resized = () => {
    view.resize(...size());
    stdout.write('\x1b[2J');
  };
  const front = {
    onStroke: () => {},
    onLeave: () => {},
    draw: (picture) => view.draw(picture),
    close: () => {
      release();
      stdout.off('resize', resized);
      stdout.write('\x1b[?25h\x1b[0m\n');
    },
  };
  const release = rawInput(stdin, (keys) => {
    for (const [key] of keys.matchAll(/\x1b\[[A-D]|[^]/g)) { // several may come at once
      if (key === 'q' || key === '\x03') front.onLeave();
      else if (keyOf[key]) front.onStroke(keyOf[key]);
    }
  });
  stdout.on('resize', resized);
  stdout.write('\x1b[2J\x1b[?25l');
  return front;
}
