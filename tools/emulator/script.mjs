// Key scripts: "RIGHT*3 A wait:500 Y:600 UP+A:200". The same grammar everywhere.

export class ScriptError extends Error {}

const keys = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y'];
export const tapMs = 40;
export const idleMs = 100; // console time without a frame

// Returns steps { word, keys, ms } or { word, waitMs }.
export function parseScript(text) {
  const steps = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const lower = word.toLowerCase();
    const wait = lower.match(/^wait:(\d+)$/);
    if (wait) {
      steps.push({ word, waitMs: Number(wait[1]) });
      continue;
    }
    const press = lower.match(/^([a-z]+(?:\+[a-z]+)*)(?::(\d+))?(?:\*(\d+))?$/);
    const names = press ? press[1].split('+') : [];
    const times = press?.[3] === undefined ? 1 : Number(press[3]);
    const ms = press?.[2] === undefined ? tapMs : Number(press[2]);
    if (!press || !names.every((name) => keys.includes(name)) || times < 1 || ms < 1) {
      throw new ScriptError(`bad word in the key script: ${word}`);
    }
    for (let i = 0; i < times; i++) steps.push({ word, keys: names, ms });
  }
  return steps;
}
