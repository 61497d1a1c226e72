// What tests of the whole console share: the emulated board, and the host build of the same console.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { Console } from '../console.mjs';
import { knownBoards, readBoard, readUf2, root } from '../emulate.mjs';
import { Player } from '../player.mjs';
import { parseScript } from '../script.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-rig-'));
after(() => rmSync(folder, { recursive: true }));

function built(...path) {
  const file = join(root, 'build', ...path);
  assert.ok(existsSync(file), `${file} is missing: run tools/test, which builds it first`);
  return file;
}

export const board = readBoard('picosystem');
const storageStart = board.flash_bytes - board.storage_bytes;
let pieces = null;

export const hostProgram = () => built('host', 'sixgun');
export const elfFile = () => built(board.id, `sixgun-${board.id}.elf`);

// The host's console with this storage: { film, storage } after the keys.
export function hostPlays(storage, keys) {
  const image = join(folder, 'storage');
  const frames = join(folder, 'frames');
  if (storage) writeFileSync(image, storage);
  else rmSync(image, { force: true });
  const options = ['shot', '--board', board.id, '--keys', keys, '--frames', frames, '--flash', image];
  const { status, stderr } = spawnSync(built('host', 'sixgun'), options, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return { film: readFileSync(frames, 'utf8').trim().split('\n'), storage: new Uint8Array(readFileSync(image)) };
}

// A storage that was made ours, after the note that says so.
export const readyStorage = () => hostPlays(null, 'wait:4000').storage;

// The emulated board, switched on with this storage.
export class Rig {
  constructor(storage, { persist } = {}) {
    this.film = [];
    this.serial = '';
    this.cuts = [];
    this.device = new Console(board, {
      persist: (offset, bytes) => persist?.(offset - storageStart, bytes),
      onFrame: (frame) => this.film.push(frame.hash),
      onSerial: (_, byte) => (this.serial += String.fromCharCode(byte)),
    });
    this.player = new Player(this.device, { onPowerCut: (message) => this.cuts.push(message) });
    this.device.flash.load(storageStart, storage);
    pieces ??= readUf2(built(board.id, `sixgun-${board.id}.uf2`));
    this.device.boot(pieces, knownBoards());
  }

  play(keys) {
    this.player.play(parseScript(keys));
    return this;
  }

  // The power goes now and comes back at once; what follows is another film.
  cutPower() {
    this.device.cutPower();
    this.film.length = 0;
    this.serial = '';
  }

  get storage() {
    return this.device.flash.bytes.slice(storageStart);
  }
  get picture() {
    return this.device.panel.hash();
  }

  // Nothing went wrong that the picture would not show.
  assertSound() {
    const { chip } = this.device;
    assert.deepEqual(chip.warnings, []);
    assert.deepEqual(chip.resets.filter((reset) => reset.cause !== 'power cut'), []);
    assert.equal(chip.core.lastFault, '');
    assert.doesNotMatch(this.serial, /crash/i);
  }
}

// Where two films part, if they do.
export function sameFilm(chip, host) {
  const at = host.findIndex((hash, index) => hash !== chip[index]);
  assert.equal(at, -1, `frame ${at + 1} differs: chip ${chip[at]}, host ${host[at]}`);
  assert.equal(chip.length, host.length, 'number of frames');
}
