// Key scripts: "RIGHT*3 A wait:500 Y:600 UP+A:200". The same grammar everywhere.

export class ScriptError extends Error {}

const keys = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y'];
export const tapMs = 40;
export const idleMs = 450; // console time without a frame, a write to the flash or an edge

const mostTimes = 1000;
const mostMs = 3600000;

// Returns steps { word, keys, ms } or { word, waitMs }.
export function parseScript(text) {
  return text.split(/\s+/).filter(Boolean).flatMap(parseWord);
}

function parseWord(word) {
  const match = word.toLowerCase().match(/^([a-z+]+)(?::(\d+))?(?:\*(\d+))?$/);
  const [, name, msText, timesText] = match ?? [];
  const ms = number(msText, tapMs, mostMs);
  const times = number(timesText, 1, mostTimes);
  if (!match || ms === null || times === null) throw badWord(word);
  if (name === 'wait') {
    if (msText === undefined || timesText !== undefined) throw badWord(word);
    return [{ word, waitMs: ms }];
  }
  const names = name.split('+');
  const known = names.every((one, index) => keys.includes(one) && names.indexOf(one) === index);
  if (!known) throw badWord(word);
  return Array.from({ length: times }, () => ({ word, keys: names, ms }));
}

// 1 to `most`; `missing` if it was not written; null if it is out of range.
function number(digits, missing, most) {
  if (digits === undefined) return missing;
  const value = Number(digits);
  return value >= 1 && value <= most ? value : null;
}

function badWord(word) {
  return new ScriptError(
    `bad word '${word}' in the key script (UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, wait:500)`,
  );
}
