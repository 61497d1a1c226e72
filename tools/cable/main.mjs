// tools/console: a console over USB, from the command line.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodePng } from '../emulator/png.mjs';
import { dayOf } from '../web/page/day.mjs';
import { backUp, readBackup, restore } from './backup.mjs';
import { chooseDevice, PortError } from './devices.mjs';
import { hasDisplay, mirror, openTerminalView, openWindow } from './mirror.mjs';
import { openDevice, openEmulated, openProgram, openSocket } from './port.mjs';
import { Refused, Silence, Talk } from './talk.mjs';
import { terminal } from './terminal.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const help = `Usage: tools/console [way] [command]
Talks to a console over USB.

  (nothing)            a terminal: type help; ctrl-] leaves
  shot FILE            a picture of the screen, as a PNG
  mirror [--terminal]  the screen in a window, played with its keys; in this terminal where there is no display: arrows,
                       a b x y (held: X Y) and Return play, q leaves
  play "WORDS"|FILE    presses buttons: UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, wait:500
  get NAME [FILE]      a file of the drive or a save; without FILE to the terminal. get arenas: as text
  put FILE [NAME]      a match (text or bytes), arenas (text) or a save back to the console; --replace: also in place of a
                       running match, of an arena in the same slot
  put arena N TEXT     an arena into that slot; arena TEXT: into the first free one
  day today            tells it which day it is, for the challenge of the day
  backup FILE          all saves in one file
  restore FILE         puts them back; --replace: also in place of running matches
  anything else        is asked of the console as it is: info, games, match, log, ... (help lists all)

ways:
  --port DEVICE        a serial device, or the end of a console's number (default: the console that is connected)
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
    if (word === '--replace') options.replace = true;
    else if (options.words.length === 0 && word === '--help') options.help = true;
    else if (options.words.length === 0 && word.startsWith('--')) {
      if (!ways.includes(name)) throw new UsageError(`unknown option '${word}'`);
      if (options.way) throw new UsageError('one way to the console is enough');
      options.way = name;
      const wantsValue = name !== 'emulate' || (rest[0] ?? '').startsWith('--');
      if (wantsValue && !rest.length) throw new UsageError(`'${word}' needs a value`);
      options.value = wantsValue ? rest.shift() : '';
    } else options.words.push(word);
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
      return openDevice(await chooseDevice(value));
  }
}

class FileError extends Error {}
const reading = (file, encoding) => {
  try {
    return readFileSync(file, encoding);
  } catch {
    throw new FileError(`${file}: cannot be read`);
  }
};
const writing = (file, content) => {
  try {
    writeFileSync(file, content);
  } catch {
    throw new FileError(`${file}: cannot be written`);
  }
};
// Before the console is asked for anything that could not be kept.
const requireFolder = (file) => {
  if (!existsSync(dirname(file))) throw new FileError(`${file}: cannot be written, there is no such folder`);
};

// What a file is, by its first bytes; the console has the last word.
export function nameFor(content) {
  const known = { SGM: 'match', SGSE: 'settings', SGTA: 'tallies', SGCH: 'challenges', SGDY: 'days', SGAR: 'arenas' };
  const start = content.subarray(0, 4).toString('latin1');
  if (content.subarray(0, 12).toString('latin1') === 'sixgun-match') return 'match';
  const found = Object.keys(known).find((mark) => start.startsWith(mark));
  if (!found) throw new Refused('this is neither a match nor a save that can be told by itself: give its name, too');
  return known[found];
}

// Arenas as text, a line each: with a slot in front as in lists, or without. Null if the file is something else.
export function arenasIn(content) {
  const lines = content.toString('latin1').split(/\r?\n/).filter(Boolean);
  return lines.some((line) => /^(\d{1,2} )?(draft )?[A-Z]{2}\d\|/.test(line)) ? lines : null;
}
async function putArenas(talk, lines, { replace }) {
  let kept = 0;
  for (const line of lines) {
    const [, slot, text] = line.match(/^(?:(\d+) )?(.*)$/);
    try {
      const answer = await talk.ask(slot ? `put arena ${slot}${replace ? ' --replace' : ''} ${text}` : `arena ${text}`);
      kept += 1;
      console.error(`${answer.title}: slot ${answer.slot}${answer.playable ? '' : ', a draft'}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.error(`${line}: ${error.message}`);
    }
  }
  const told = `${kept} of ${lines.length} arenas are on the console`;
  if (kept < lines.length) throw new Refused(told);
  return told;
}

// What each takes: { words: [least, most], ready(words): checked before a console is looked for, run(talk, words, options) }.
const commands = {
  shot: {
    words: [1, 1],
    ready: ([file]) => requireFolder(file),
    async run(talk, [file]) {
      const { width, height, pixels, still } = await talk.screen();
      writing(file, encodePng(width, height, pixels));
      if (!still) console.error('console: the screen was moving');
    },
  },
  mirror: {
    words: [0, 1],
    ready([how]) {
      if (how && how !== '--terminal') throw new UsageError(`mirror knows no '${how}'`);
    },
    async run(talk, [how]) {
      const { board } = await talk.ask('info');
      const front = how || !hasDisplay() ? openTerminalView() : openWindow(hostProgram(), ['mirror', '--board', board]);
      await mirror(talk, front);
    },
  },
  play: {
    words: [1, Infinity],
    async run(talk, words) {
      const [file] = words;
      const isFile = words.length === 1 && existsSync(file) && statSync(file).isFile();
      return `${await talk.press(isFile ? reading(file, 'utf8') : words.join(' '))} pressed`;
    },
  },
  get: {
    words: [1, 2],
    ready: ([, file]) => file && requireFolder(file),
    async run(talk, [name, file]) {
      const content = await talk.get(name === 'arenas' ? 'ARENAS.TXT' : name); // as text; a backup has the bytes
      if (file) writing(file, content);
      else process.stdout.write(content);
    },
  },
  put: {
    words: [1, 2],
    // put arena 3 BT1|...: the console's own words, as a list has them.
    asItIs: ([thing, slot, ...text], { replace }) =>
      thing === 'arena' && text.length > 0 && ['put', 'arena', slot, ...(replace ? ['--replace'] : []), ...text].join(' '),
    ready: ([file, name]) => name ?? arenasIn(reading(file)) ?? nameFor(reading(file)),
    async run(talk, [file, name], options) {
      const content = reading(file);
      await talk.ask('home'); // it is taken at the launcher only
      const arenas = name ? null : arenasIn(content);
      if (arenas) return putArenas(talk, arenas, options);
      await talk.put(name ?? nameFor(content), content, options);
      return `${basename(file)} is on the console`;
    },
  },
  // Which day it is a computer knows.
  day: { asItIs: (words) => ['day', ...words.map((word) => (word === 'today' ? dayOf(new Date()) : word))].join(' ') },
  backup: {
    words: [1, 1],
    ready: ([file]) => requireFolder(file),
    async run(talk, [file]) {
      const made = await backUp(talk, (line) => console.error(line));
      writing(file, `${JSON.stringify(made, null, 1)}\n`);
      return `${made.saves.length} saves are in ${file}`;
    },
  },
  restore: {
    words: [1, 1],
    ready: ([file]) => readBackup(reading(file, 'utf8')),
    async run(talk, [file], options) {
      const kept = readBackup(reading(file, 'utf8'));
      const { restored, refused } = await restore(talk, kept, options, (line) => console.error(line));
      if (refused) throw new Refused(`${restored} saves are back, ${refused} were refused`);
      return `${restored} saves are back`;
    },
  },
};

// The program of this checkout, built if it is missing.
function hostProgram() {
  const file = join(root, 'build', 'host', 'sixgun');
  if (existsSync(file)) return file;
  const build = 'source tools/build/commands.sh && tools/setup --quiet play >&2 && build_preset host sixgun';
  const { status } = spawnSync('bash', ['-c', build, 'tools/console'], { cwd: root, stdio: ['ignore', process.stderr, process.stderr] });
  if (status !== 0) throw new FileError('the program that opens the window could not be built; --terminal does without');
  return file;
}

const ownCommand = ([command, ...words], options) =>
  Object.hasOwn(commands, command ?? '') && !commands[command].asItIs?.(words, options) ? commands[command] : null;

function check({ words: [command, ...words], replace }) {
  const own = ownCommand([command, ...words], { replace });
  if (!command && replace) throw new UsageError("'--replace' goes with put, restore and match load");
  if (command === 'match' && words.length === 1 && words[0] === 'load')
    throw new UsageError("match load CODE needs the code; a match in a file is loaded with put FILE");
  if (!own) return;
  const [least, most] = own.words;
  if (words.length < least) throw new UsageError(`${command} needs ${least === 1 ? 'a word' : `${least} words`} more`);
  if (words.length > most) throw new UsageError(`'${words[most]}' is too much for ${command}`);
  own.ready?.(words);
}

async function run(options) {
  check(options);
  const [command, ...words] = options.words;
  const port = await openPort(options);
  try {
    if (!command) {
      console.error('ctrl-] leaves');
      const why = await terminal(port);
      if (why) throw new Silence(why);
      return '';
    }
    const talk = await new Talk(port).begin();
    const own = ownCommand(options.words, options);
    if (own) return await own.run(talk, words, options);
    const asItIs = commands[command]?.asItIs?.(words, options);
    const said = await talk.say(asItIs || [command, ...words, ...(options.replace ? ['--replace'] : [])].join(' '));
    if (said.startsWith('error: ')) throw new Refused(said.slice(7));
    return said;
  } finally {
    await port.close();
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
    const known = [UsageError, FileError, PortError, Refused, Silence].some((kind) => error instanceof kind);
    const usage = error instanceof UsageError;
    console.error(`console: ${known || !process.env.SIXGUN_TRACE ? error.message : error.stack}${usage ? '; see tools/console --help' : ''}`);
    return usage ? 2 : 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main(process.argv.slice(2)));
