// Lets programs on this computer talk to the emulated console's port, through a socket, while the console
// runs by the clock on the wall (or as fast as this computer can).

import { existsSync, lstatSync, unlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { UsbSerial } from './usb-serial.mjs';

const sliceMs = 10;
const mostBehindMs = 50; // a console that is too slow for the wall's clock does not try to catch up

// Resolves when the console has run for `ms`, is in its boot loader, or `stop` is called with a reason.
export async function bridge(device, path, { ms = Infinity, onListening = () => {}, signal } = {}) {
  if (existsSync(path)) {
    if (!lstatSync(path).isSocket()) throw new Error(`${path}: there is a file of this name`);
    unlinkSync(path); // of one that ended badly
  }
  const clients = new Set();
  const host = device.usb;
  let serial = null;
  let waiting = []; // for the console to take it
  let writing = null;
  let turning = null; // the port is being opened or closed
  let left = false; // everybody who had opened it: who comes next finds it opened anew

  const pump = () => {
    if (!serial || !host.ready || (turning && !turning.done)) return;
    const wanted = clients.size > 0 && !left;
    if (serial.opened !== wanted) {
      turning = host.start(wanted ? serial.open() : serial.close());
      return;
    }
    left = false;
    if (!wanted || !waiting.length || (writing && !writing.done)) return;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    writing = host.start(serial.write(new Uint8Array(bytes)));
  };
  const open = () => {
    turning = writing = null;
    serial = new UsbSerial(host, {
      onBytes: (bytes) => {
        for (const client of clients) client.write(bytes);
      },
    });
  };
  host.onReady = open;
  host.onGone = () => {
    serial = null;
    waiting = [];
  };
  if (host.ready) open();

  const server = createServer((client) => {
    clients.add(client);
    client.on('data', (bytes) => waiting.push(bytes));
    client.on('error', () => {});
    client.on('close', () => {
      clients.delete(client);
      if (clients.size) return;
      waiting = [];
      left = true;
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  onListening();

  const end = device.nowMs + ms;
  let wall = performance.now();
  while (device.nowMs < end && !device.chip.inBootloader && !signal?.aborted) {
    const behind = performance.now() - wall;
    if (behind < sliceMs) {
      await new Promise((resolve) => setTimeout(resolve, sliceMs - behind));
      continue;
    }
    wall = Math.max(wall + sliceMs, performance.now() - mostBehindMs);
    pump();
    device.runMs(sliceMs);
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const client of clients) client.destroy();
  await new Promise((resolve) => server.close(resolve));
}
