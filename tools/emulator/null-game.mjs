// The null game on the console: what tests and figures of the emulated chip play.

export const nullgame = 31; // its number in a journal

// From the launcher to its menu. It is in no chamber: About, Test, its last row.
export const toNullGame = 'Y LEFT*2 UP A';

// From the launcher into a match of one round against the usual computer player, seed 0.
export const toMatch = `${toNullGame} A DOWN*3 LEFT*2 DOWN*5 A A X DOWN*2 A`;
