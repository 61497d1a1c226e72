// Prints the board a UF2 of Sixgun is for; refuses a file that is not for the RP2040, is not Sixgun, or would be
// written over what the player has saved.
//   node check_uf2.mjs FILE BOARD...    BOARD...: every board there is
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBoard } from '../emulator/board.mjs';
import { boardOf, parseUf2 } from '../emulator/uf2.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [file, ...boards] = process.argv.slice(2);
try {
    const pieces = parseUf2(readFileSync(file));
    const board = boardOf(pieces, boards);
    if (!boards.includes(board)) throw new Error('it is not a Sixgun for a board we know');
    const { flash_bytes, storage_bytes } = parseBoard(readFileSync(join(root, 'boards', board, 'board.h'), 'utf8'));
    const end = Math.max(...pieces.map(({ offset, bytes }) => offset + bytes.length));
    if (end > flash_bytes - storage_bytes) throw new Error('it would be written over the saved matches');
    console.log(board);
} catch (error) {
    console.error(error.message);
    process.exit(1);
}
