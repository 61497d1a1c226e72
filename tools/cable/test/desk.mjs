// What the tests of tools/console share: the program itself, and a console in memory that keeps its flash in a file.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { read_png } from '../../assets/png.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const program = join(root, 'build/host/sixgun');
assert.ok(existsSync(program), `${program} is missing: run tools/test, which builds it first`);

export const scratch = mkdtempSync(join(tmpdir(), 'sixgun-console-'));
after(() => rmSync(scratch, { recursive: true }));
let files = 0;
export const fresh = (name = 'file') => join(scratch, `${++files}-${name}`);

// No console of whoever runs the tests is ever touched.
export const environment = { ...process.env, SIXGUN_USB_DEVICES: join(scratch, 'no-devices'), SIXGUN_TRACE: '1' };

export function run(...words) {
  return spawnSync(join(root, 'tools/console'), words, { encoding: 'utf8', env: environment, timeout: 60000 });
}
export function start(words, options = {}) {
  const child = spawn(join(root, 'tools/console'), words, { env: environment, ...options });
  child.said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (child.said += bytes));
  child.ended = new Promise((resolve) => child.on('close', resolve));
  return child;
}

export class Kept {
  constructor() {
    this.flash = fresh('flash');
    this.way = ['--program', `${program} cable --flash ${this.flash}`];
  }
  // Refused or not: { status, stdout, stderr }.
  try(...words) {
    return run(...this.way, ...words);
  }
  do(...words) {
    const { status, stdout, stderr } = this.try(...words);
    assert.equal(status, 0, `${words.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  }
  refuses(words, message) {
    const { status, stderr } = this.try(...words);
    assert.match(stderr.trim().split('\n').at(-1), message);
    assert.equal(status, 1);
  }
  // A person at the same console; what its panel shows at the end.
  keys(script) {
    const shot = fresh('panel.png');
    const { status, stderr } = spawnSync(program, ['shot', '--keys', script, '--flash', this.flash, '--shot', shot], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return picture(shot);
  }
  backup() {
    const file = fresh('backup');
    this.do('backup', file);
    return readFileSync(file, 'utf8');
  }
}

export const picture = (file) => read_png(readFileSync(file));
