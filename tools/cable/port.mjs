// Ways to a console: a serial device, a socket (tools/emulate --bridge), or a program that has one in it
// (build/host/sixgun cable). Each is { write(bytes), onData, close() }.

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, read, readdirSync, rmSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

export class PortError extends Error {}

// Devices that may be a console, the surest ones first.
export function devices({ list = listDevices } = {}) {
  const byName = list('/dev/serial/by-id').filter((name) => name.includes('Sixgun'));
  if (byName.length) return byName.map((name) => `/dev/serial/by-id/${name}`);
  return list('/dev')
    .filter((name) => /^ttyACM\d+$|^cu\.usbmodem/.test(name))
    .map((name) => `/dev/${name}`);
}
const listDevices = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

export function onlyDevice(found = devices()) {
  if (found.length === 1) return found[0];
  if (!found.length) throw new PortError('no console found: connect it by USB, or try --emulate');
  throw new PortError(`which of these? ${found.join(' ')} (--port)`);
}

// Raw, and without an echo: what the console says must not come back to it as commands.
export function openDevice(path) {
  const { O_RDWR, O_NOCTTY } = constants;
  let fd;
  try {
    fd = openSync(path, O_RDWR | (O_NOCTTY ?? 0));
  } catch (error) {
    const why = { EACCES: 'this user may not open it (on Debian: be in the group dialout)', ENOENT: 'it is not there' };
    throw new PortError(`${path}: ${why[error.code] ?? error.message}`);
  }
  const { status } = spawnSync('stty', [platform() === 'darwin' ? '-f' : '-F', path, 'raw', '-echo', '115200'], {
    stdio: 'ignore',
  });
  if (status !== 0) {
    closeSync(fd);
    throw new PortError(`${path}: it is no serial port`);
  }
  const port = { onData: () => {}, onEnd: () => {}, write: (bytes) => writeSync(fd, bytes), open: true };
  const buffer = Buffer.alloc(4096);
  const listen = () =>
    read(fd, buffer, 0, buffer.length, null, (error, count) => {
      if (!port.open) return;
      if (error || count === 0) return port.onEnd('the console is gone');
      port.onData(Buffer.from(buffer.subarray(0, count)));
      listen();
    });
  listen();
  // A read that waits cannot be taken back; it ends with the program.
  port.close = () => (port.open = false);
  return port;
}

export async function openSocket(path, patienceMs = 0) {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await new Promise((resolve, reject) => {
        const socket = connect(path);
        const port = { onData: () => {}, onEnd: () => {}, write: (bytes) => socket.write(bytes), close: () => socket.destroy() };
        socket.once('connect', () => resolve(port));
        socket.once('error', reject);
        socket.on('data', (bytes) => port.onData(bytes));
        socket.on('close', () => port.onEnd('the console is gone'));
      });
    } catch (error) {
      if (Date.now() >= end) throw new PortError(`${path}: ${error.message}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// A program whose input and output are the port.
export function openProgram(command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = {
    onData: () => {},
    onEnd: () => {},
    write: (bytes) => child.stdin.write(bytes),
    close: () => child.stdin.end(),
  };
  child.stdin.on('error', () => {});
  child.stdout.on('data', (bytes) => port.onData(bytes));
  child.on('error', (error) => port.onEnd(`${command}: ${error.message}`));
  child.on('close', () => port.onEnd('the console is gone'));
  return port;
}

// An emulated console, through its bridge. It ends with the port.
export async function openEmulated(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-cable-'));
  const path = join(folder, 'port');
  const child = spawn(join(root, 'tools', 'emulate'), ['--bridge', path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((_, reject) => child.once('close', () => reject(new PortError('the emulated console ended'))));
  ended.catch(() => {});
  child.stdout.resume();
  try {
    const port = await Promise.race([openSocket(path, 120000), ended]);
    const close = port.close;
    port.close = () => {
      close();
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    };
    return port;
  } catch (error) {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
