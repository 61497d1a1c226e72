// Ways to a console: a serial device, a socket (tools/emulate --bridge), or a program that has one in it
// (build/host/sixgun cable). Each is { write(bytes), async close(), onData(bytes), onEnd(why) }; an end that came before
// somebody listened is told to whoever listens first.

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadStream } from 'node:tty';
import { PortError } from './devices.mjs';

const gone = 'the console is gone';

class Port {
  constructor(write, close) {
    this.write = write;
    this.close = close;
    this.onData = () => {};
    this.ended = null;
    this.listener = null;
  }
  set onEnd(tell) {
    this.listener = tell;
    if (this.ended) tell(this.ended);
  }
  end(why) {
    if (this.ended) return;
    this.ended = why;
    this.listener?.(why);
  }
}

// Raw, and without an echo: what the console says must not come back to it as commands.
export function openDevice(path) {
  let fd;
  try {
    fd = openSync(path, constants.O_RDWR | constants.O_NOCTTY);
  } catch (error) {
    const why = {
      EACCES: 'this user may not open it (on Debian: be in the group dialout)',
      ENOENT: 'it is not there',
      EBUSY: 'another program has it open',
    };
    throw new PortError(`${path}: ${why[error.code] ?? error.message}`);
  }
  const { status } = spawnSync('stty', [platform() === 'darwin' ? '-f' : '-F', path, 'raw', '-echo', '115200'], { stdio: 'ignore' });
  if (status !== 0) {
    closeSync(fd);
    throw new PortError(`${path}: it is no serial port`);
  }
  const stream = new ReadStream(fd);
  const port = new Port((bytes) => stream.write(bytes), () => stream.destroy());
  stream.on('data', (bytes) => port.onData(bytes));
  stream.on('error', () => port.end(gone));
  stream.on('close', () => port.end(gone));
  return port;
}

export async function openSocket(path, patienceMs = 0) {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await new Promise((resolve, reject) => {
        const socket = connect(path);
        const port = new Port((bytes) => socket.write(bytes), () => socket.destroy());
        socket.once('connect', () => resolve(port));
        socket.on('error', reject);
        socket.on('data', (bytes) => port.onData(bytes));
        socket.on('close', () => port.end(gone));
      });
    } catch (error) {
      if (Date.now() >= until) {
        const why = { ENOENT: 'there is no such socket', ECONNREFUSED: 'nobody listens there' };
        throw new PortError(`${path}: ${why[error.code] ?? error.message}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// A program whose input and output are the port. It may have something to finish when the port is closed.
const partingMs = 3000;
export function openProgram(command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  const port = new Port((bytes) => child.stdin.write(bytes), async () => {
    child.stdin.end();
    const late = setTimeout(() => child.kill('SIGTERM'), partingMs);
    await ended;
    clearTimeout(late);
  });
  child.stdin.on('error', () => {});
  child.stdout.on('data', (bytes) => port.onData(bytes));
  child.on('error', (error) => port.end(`${command}: ${error.code === 'ENOENT' ? 'there is no such program' : error.message}`));
  child.on('close', () => port.end(gone));
  return port;
}

// An emulated console, through its bridge. It ends with the port.
export async function openEmulated(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-cable-'));
  const path = join(folder, 'port');
  const child = spawn(join(root, 'tools', 'emulate'), ['--bridge', path, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  // It keeps its flash in a file when it ends, if it was told to.
  const leave = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const tooSoon = ended.then(() => Promise.reject(new PortError('the emulated console ended')));
  tooSoon.catch(() => {});
  try {
    const port = await Promise.race([openSocket(path, 120000), tooSoon]);
    const hangUp = port.close;
    port.close = async () => {
      hangUp();
      await leave();
    };
    return port;
  } catch (error) {
    await leave();
    throw error;
  }
}
