// Which serial devices are consoles: on Linux by what the kernel knows of each USB device (as tools/build/consoles.sh
// does), on macOS by the name alone.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { join } from 'node:path';

export class PortError extends Error {}

const usbDevices = process.env.SIXGUN_USB_DEVICES ?? '/sys/bus/usb/devices';
const list = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

// { path, number, what } of each.
export function devices({ usb = usbDevices, dev = '/dev' } = {}) {
  const found = [];
  for (const port of list(usb)) {
    const about = (name) => {
      const file = join(usb, port, name);
      return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    };
    if (about('idVendor') !== '2e8a' || about('idProduct') !== '000a' || about('manufacturer') !== 'Sixgun') continue;
    for (const part of list(join(usb, port)).filter((name) => name.startsWith(`${port}:`))) {
      for (const tty of list(join(usb, port, part, 'tty'))) {
        found.push({ path: join(dev, tty), number: about('serial'), what: about('product') });
      }
    }
  }
  if (existsSync(usb)) return found;
  return list(dev)
    .filter((name) => name.startsWith('cu.usbmodem'))
    .map((name) => ({ path: join(dev, name), number: name.slice('cu.usbmodem'.length), what: '' }));
}

// The one there is, or the one that is meant: by its device, by the end of its number, or by asking.
export async function chooseDevice(wanted, { found = devices(), terminal = process.stdin.isTTY, ask = askAtTerminal } = {}) {
  const lines = found.map(({ path, number, what }, index) => `${String(index + 1).padStart(2)}  ${number.padEnd(18)}${path.padEnd(16)}${what}`);
  if (wanted?.startsWith('/')) return wanted;
  if (wanted) {
    const meant = found.filter(({ number }) => number.toUpperCase().endsWith(wanted.toUpperCase()));
    if (meant.length === 1) return meant[0].path;
    const list = lines.length ? `; there is:\n${lines.join('\n')}` : '';
    throw new PortError(`${meant.length ? 'several consoles have' : 'no console has'} a number that ends with '${wanted}'${list}`);
  }
  if (found.length === 1) return found[0].path;
  if (!found.length) throw new PortError('no console found: connect it by USB, or try --emulate');
  if (!terminal) throw new PortError(`several consoles are connected: choose one with --port and the end of its number\n${lines.join('\n')}`);
  const answer = await ask(`${lines.join('\n')}\nWhich one (1-${found.length})? `);
  const chosen = /^\d+$/.test(answer.trim()) && found[Number(answer) - 1];
  if (!chosen) throw new PortError('no console was chosen');
  return chosen.path;
}

async function askAtTerminal(question) {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await line.question(question);
  } finally {
    line.close();
  }
}
