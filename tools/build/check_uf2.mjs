// Prints the board a UF2 of Sixgun is for; refuses a file that is not for the RP2040, or not Sixgun.
//   node check_uf2.mjs FILE BOARD...    BOARD...: every board there is
import { readFileSync } from 'node:fs';
import { boardOf, parseUf2 } from '../emulator/uf2.mjs';

const [file, ...boards] = process.argv.slice(2);
try {
    const board = boardOf(parseUf2(readFileSync(file)), boards);
    if (!board) throw new Error('it is not a Sixgun for a board we know');
    console.log(board);
} catch (error) {
    console.error(error.message);
    process.exit(1);
}
