// All saves of a console in one file: what `files --saves` lists, each as `get` gives it.

import { hex, Refused } from './talk.mjs';
import { crc32 } from '../emulator/crc32.mjs';

const format = 1;

export async function backUp(talk, tell = () => {}) {
  await talk.ask('home'); // running matches are read at the launcher only
  const { files } = await talk.ask('files --saves');
  const saves = [];
  for (const { name } of files) {
    const content = await talk.get(name);
    tell(`${name}: ${content.length} bytes`);
    saves.push({ name, crc: hex(crc32(content)), data: content.toString('base64') });
  }
  const { sixgun, board, serial } = await talk.ask('info');
  return { 'sixgun-backup': format, sixgun, board, serial, saves };
}

// Whole, or refused before anything of it is put.
export function readBackup(text) {
  let kept;
  try {
    kept = JSON.parse(text);
  } catch {
    throw new Refused('this is no backup of a console');
  }
  const plain = (save) => typeof save?.name === 'string' && /^[\w/-]+$/.test(save.name) && typeof save.data === 'string';
  if (!Array.isArray(kept?.saves) || !kept.saves.every(plain) || !kept['sixgun-backup']) throw new Refused('this is no backup of a console');
  if (kept['sixgun-backup'] !== format) throw new Refused('this backup is of a newer kind');
  for (const { name, crc, data } of kept.saves)
    if (hex(crc32(Buffer.from(data, 'base64'))) !== crc) throw new Refused(`this backup is damaged: ${name}`);
  return kept;
}

// The oldest replays first, so that the list has its order; running matches last, because they take a new number and
// replays keep theirs where it is free.
const inOrder = (saves) => {
  const runs = ({ name }) => name.startsWith('running/');
  return [...saves.filter((save) => !runs(save)).reverse(), ...saves.filter(runs)];
};

// Each save by itself: one that is refused stops none of the others.
export async function restore(talk, { saves }, { replace = false } = {}, tell = () => {}) {
  await talk.ask('home');
  let restored = 0;
  let refused = 0;
  for (const { name, data } of inOrder(saves)) {
    try {
      await talk.put(name, Buffer.from(data, 'base64'), { replace });
      restored += 1;
      tell(`${name}: back`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused += 1;
      tell(`${name}: ${error.message}`);
    }
  }
  return { restored, refused };
}
