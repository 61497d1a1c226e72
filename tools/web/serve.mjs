// Serves the built page to this computer only.
//
//   node tools/web/serve.mjs [--folder build/web] [--port N] [--board B] [--open]
//
// The browser keeps the console's flash by host and port, so the port is the same every time unless
// another program has it.

import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './build.mjs';

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

// Listens on the loopback; port 0 is any that is free. Resolves to { server, address }.
export function serve(folder, port = 0) {
  const server = createServer((request, response) => {
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

async function serveOrElse(folder, port) {
  try {
    return await serve(folder, port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    process.stderr.write(`Port ${port} is taken: another one, where the browser has other saves.\n`);
    return serve(folder, 0);
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
      board: { type: 'string' },
    },
  });
  const { address } = await serveOrElse(values.folder, Number(values.port));
  const link = values.board ? `${address}?board=${values.board}` : address;
  process.stdout.write(`Sixgun is at ${link} (Ctrl-C ends it)\n`);
  if (values.open) openBrowser(link);
}
