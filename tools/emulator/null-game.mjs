// Ways through the menus that several tests and figures of the emulated chip go, and the null game, which they play.

export const nullgame = 31; // its number in a journal

// In the menu of any game to "New match", wherever its cursor stands: on the lesson for a newcomer, on a match that
// runs. Held, UP ends on the first row.
export const toNewMatch = 'UP:1100 DOWN';

// From the launcher to its menu. It is in no chamber: About, Test, its last row.
export const toNullGame = 'Y LEFT*2 UP A';

// From the launcher into a match of one round against the usual computer player, seed 0.
export const toMatch = `${toNullGame} ${toNewMatch} A DOWN*3 LEFT*2 DOWN*5 A A X DOWN*2 A`;
