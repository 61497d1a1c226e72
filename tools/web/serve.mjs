// Serves the built page to this computer only.
//
//   node tools/web/serve.mjs [--folder build/web] [--port N] [--board B] [--open] [--build]
//
// With --build the firmware of a board that the page lacks (firmware/BOARD.uf2) is built when it is asked for.
// The browser keeps the console's flash by host and port, so the port is the same every time unless
// another program has it.

import { spawn } from 'node:child_process';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { knownBoards } from '../emulator/emulate.mjs';
import { root, uf2Of } from './build.mjs';

const usualPort = 6160;
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

function fileFor(folder, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(folder) && statSync(file).isFile() ? file : null;
  } catch {
    return null; // no such file, or no such path can be
  }
}

// --- Firmware on demand ---------------------------------------------------------------------------
const builds = new Map(); // board: a promise of its UF2, while it is being built

// As tools/flash builds it. Rejects with what the compiler said.
function buildFirmware(board) {
  const script = 'source tools/build/commands.sh && build_preset "$1"';
  return new Promise((done, failed) => {
    let said = '';
    const child = spawn('bash', ['-c', script, 'tools/play', board], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => {
      said += text;
      process.stderr.write(text);
    });
    child.on('error', failed);
    child.on('close', (code) => (code === 0 ? done(uf2Of(board)) : failed(new Error(said))));
  });
}

// The last "[n/m]" of a build's log, as { done, of }.
export function progressOf(log) {
  const [, done, of] = [...log.matchAll(/^\[(\d+)\/(\d+)\] /gm)].at(-1) ?? [];
  return of ? { done: Number(done), of: Number(of) } : {};
}

// Answers firmware/BOARD.uf2, when it is built, and firmware/BOARD.json with how far that is; null for anything else.
function firmwareFor(build, request, response) {
  const [, board, kind] = request.url.match(/^\/firmware\/(\w+)\.(uf2|json)$/) ?? [];
  if (!build || !knownBoards().includes(board)) return false;
  if (kind === 'json') {
    let log = '';
    try {
      log = readFileSync(join(root, 'build', `${board}.log`), 'utf8');
    } catch {} // not begun yet
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(progressOf(log)));
    return true;
  }
  if (!builds.has(board)) builds.set(board, build(board).finally(() => builds.delete(board)));
  builds.get(board).then(
    (file) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-cache' });
      createReadStream(file).pipe(response);
    },
    (error) => response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message),
  );
  return true;
}

// Listens on the loopback; port 0 is any that is free; `build(board)` promises a UF2, if firmware is made on demand.
// Resolves to { server, address }.
export function serve(folder, port = 0, build = null) {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && firmwareFor(build, request, response)) return;
    const file = ['GET', 'HEAD'].includes(request.method) ? fileFor(resolve(folder), request.url) : null;
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not here\n');
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': statSync(file).size, 'Cache-Control': 'no-cache' });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done({ server, address: `http://127.0.0.1:${server.address().port}/` }));
  });
}

async function serveOrElse(folder, port, build) {
  try {
    return await serve(folder, port, build);
  } catch (error) {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    process.stderr.write(`Port ${port} is taken: another one, where the browser has other saves.\n`);
    return serve(folder, 0, build);
  }
}

// Where there is one: without a display xdg-open would look for a browser of text.
function openBrowser(address) {
  const { DISPLAY, WAYLAND_DISPLAY, BROWSER } = process.env;
  const command = BROWSER || (process.platform === 'darwin' ? 'open' : (DISPLAY || WAYLAND_DISPLAY) && 'xdg-open');
  if (!command) return;
  spawn(command, [address], { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: join(root, 'build', 'web') },
      port: { type: 'string', default: String(usualPort) },
      open: { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
      board: { type: 'string' },
    },
  });
  const { address } = await serveOrElse(values.folder, Number(values.port), values.build ? buildFirmware : null);
  const link = values.board ? `${address}?board=${values.board}` : address;
  process.stdout.write(`Sixgun is at ${link} (Ctrl-C ends it)\n`);
  if (values.open) openBrowser(link);
}
