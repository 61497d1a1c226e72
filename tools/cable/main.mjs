// tools/console: a console over USB, from the command line.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodePng } from '../emulator/png.mjs';
import { backUp, readBackup, restore } from './backup.mjs';
import { TerminalView } from './picture.mjs';
import { onlyDevice, openDevice, openEmulated, openProgram, openSocket, PortError } from './port.mjs';
import { Refused, Silence, Talk } from './talk.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const help = `Usage: tools/console [way] [command]
Talks to a console over USB.

  (nothing)            a terminal: type help; ctrl-] leaves
  shot FILE            a picture of the screen, as a PNG
  mirror               the screen in this terminal; arrows, a b x y and Return play, q leaves
  play "WORDS"|FILE    presses buttons: UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, wait:500
  get NAME [FILE]      a file of the drive or a save; without FILE to the terminal
  put FILE [NAME]      a match (text or bytes) or a save back to the console; --replace: also in place of a running match
  backup FILE          all saves in one file
  restore FILE         puts them back; --replace: also in place of running matches
  anything else        is asked of the console as it is: info, games, match, log, ... (help lists all)

ways:
  --port DEVICE        a serial device (default: the console that is connected)
  --socket FILE        a socket, as tools/emulate --bridge makes one
  --emulate ["..."]    an emulated console, with options for tools/emulate
  --program "..."      a program whose input and output are the port: build/host/sixgun cable

Exit: 0, 1 if the console refuses or does not answer, 2 for bad usage.
`;

class UsageError extends Error {}

const ways = ['port', 'socket', 'emulate', 'program'];

export function readArguments(args) {
  const options = { words: [], replace: false };
  const rest = [...args];
  while (rest.length) {
    const word = rest.shift();
    const name = word.replace(/^--/, '');
    // Options come before the command; what follows belongs to it.
    if (options.words.length === 0 && word === '--help') options.help = true;
    else if (options.words.length === 0 && word.startsWith('--')) {
      if (!ways.includes(name)) throw new UsageError(`unknown option '${word}'`);
      if (options.way) throw new UsageError('one way to the console is enough');
      options.way = name;
      const wantsValue = name !== 'emulate' || (rest[0] ?? '').startsWith('--');
      if (wantsValue && !rest.length) throw new UsageError(`'${word}' needs a value`);
      options.value = wantsValue ? rest.shift() : '';
    } else if (word === '--replace') options.replace = true;
    else options.words.push(word);
  }
  return options;
}

async function openPort({ way, value }) {
  const words = (value ?? '').split(' ').filter(Boolean);
  switch (way) {
    case 'socket':
      return openSocket(value);
    case 'emulate':
      return openEmulated(root, words);
    case 'program':
      return openProgram(words[0], words.slice(1));
    default:
      return openDevice(value ?? onlyDevice());
  }
}

const need = (word, what) => {
  if (word === undefined) throw new UsageError(`${what}; see tools/console --help`);
  return word;
};

// What a file is, by its first bytes; the console has the last word.
export function nameFor(content) {
  const known = { SGM: 'match', SGSE: 'settings', SGTA: 'tallies', SGCH: 'challenges' };
  const start = content.subarray(0, 4).toString('latin1');
  if (content.subarray(0, 12).toString('latin1') === 'sixgun-match') return 'match';
  const found = Object.keys(known).find((mark) => start.startsWith(mark));
  if (!found) throw new Refused('this is neither a match nor a save that can be told by itself: give its name, too');
  return known[found];
}

const commands = {
  async shot(talk, [file]) {
    const { width, height, pixels, still } = await talk.screen();
    writeFileSync(need(file, 'shot FILE'), encodePng(width, height, pixels));
    if (!still) console.error('console: the screen was moving');
  },
  async play(talk, [script]) {
    const text = existsSync(need(script, 'play WORDS or FILE')) ? readFileSync(script, 'utf8') : script;
    // The console takes a line at a time.
    const words = text.replace(/#.*$/gm, '').split(/\s+/).filter(Boolean);
    for (let at = 0; at < words.length; at += 20) {
      const { pressed } = await talk.ask(`press ${words.slice(at, at + 20).join(' ')}`, { patienceMs: 24 * 3600 * 1000 });
      if (at + 20 >= words.length) return `${pressed} pressed`;
    }
    return 'nothing to press';
  },
  async get(talk, [name, file]) {
    const content = await talk.get(need(name, 'get NAME'));
    if (file) writeFileSync(file, content);
    else process.stdout.write(content);
  },
  async put(talk, [file, name], options) {
    const content = readFileSync(need(file, 'put FILE'));
    await talk.put(name ?? nameFor(content), content, options);
    return `${basename(file)} is on the console`;
  },
  async backup(talk, [file]) {
    need(file, 'backup FILE');
    const made = await backUp(talk, (line) => console.error(line));
    writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`);
    return `${made.saves.length} saves are in ${file}`;
  },
  async restore(talk, [file], options) {
    const kept = readBackup(readFileSync(need(file, 'restore FILE'), 'utf8'));
    const { restored, refused } = await restore(talk, kept, options, (line) => console.error(line));
    if (refused) throw new Refused(`${restored} saves are back, ${refused} were refused`);
    return `${restored} saves are back`;
  },
  mirror: (talk) => mirror(talk),
};

// ---- In a terminal ----------------------------------------------------------------------------------------------------

const keyOf = {
  '\x1b[A': 'UP', '\x1b[B': 'DOWN', '\x1b[C': 'RIGHT', '\x1b[D': 'LEFT',
  a: 'A', '\r': 'A', b: 'B', '\x7f': 'B', x: 'X', y: 'Y', X: 'X:700', Y: 'Y:700',
};

function rawInput(onKeys) {
  const { stdin } = process;
  stdin.setRawMode?.(true);
  stdin.setEncoding('latin1');
  stdin.on('data', onKeys);
  stdin.resume();
  return () => {
    stdin.setRawMode?.(false);
    stdin.off('data', onKeys);
    stdin.pause();
  };
}

// Keys and pictures take turns on the one line: a stream is stopped for a key and goes on after it.
async function mirror(talk) {
  const { stdout } = process;
  const view = new TerminalView((text) => stdout.write(text), { columns: stdout.columns, rows: (stdout.rows ?? 25) - 1 });
  stdout.on('resize', () => {
    view.resize(stdout.columns, stdout.rows - 1);
    stdout.write('\x1b[2J');
  });
  const pressed = [];
  let leaving = false;
  const release = rawInput((keys) => {
    if (keys === 'q' || keys === '\x03') leaving = true;
    else if (keyOf[keys]) pressed.push(keyOf[keys]);
    talk.stop();
  });
  stdout.write('\x1b[2J\x1b[?25l');
  try {
    while (!leaving) {
      for await (const picture of talk.stream()) view.draw(picture);
      while (pressed.length && !leaving) await talk.ask(`press ${pressed.shift()}`);
    }
  } finally {
    release();
    stdout.write('\x1b[?25h\x1b[0m\n');
  }
}

// Byte for byte, as any terminal program.
function terminal(port) {
  return new Promise((resolve) => {
    port.onData = (bytes) => process.stdout.write(bytes);
    const release = rawInput((keys) => {
      if (keys === '\x1d') return end();
      port.write(Buffer.from(keys, 'latin1'));
    });
    const end = () => {
      release();
      resolve('');
    };
    port.onEnd = end;
    process.stdin.once('end', end);
    port.write('\x03echo on\r');
  });
}

async function run(options) {
  const [command, ...words] = options.words;
  const port = await openPort(options);
  try {
    if (!command) return await terminal(port);
    const talk = await new Talk(port).begin();
    if (Object.hasOwn(commands, command)) return await commands[command](talk, words, options);
    const said = await talk.say([command, ...words, ...(options.replace ? ['--replace'] : [])].join(' '));
    if (said.startsWith('error: ')) throw new Refused(said.slice(7));
    return said;
  } finally {
    port.close();
  }
}

export async function main(args) {
  try {
    const options = readArguments(args);
    if (options.help) {
      process.stdout.write(help);
      return 0;
    }
    const said = await run(options);
    if (said) console.log(said);
    return 0;
  } catch (error) {
    const known = [UsageError, PortError, Refused, Silence].some((kind) => error instanceof kind) || error.code === 'ENOENT';
    console.error(`console: ${known || !process.env.SIXGUN_TRACE ? error.message : error.stack}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main(process.argv.slice(2)));
