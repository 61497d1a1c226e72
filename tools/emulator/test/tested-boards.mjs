// The boards whose firmware is tested: all, or those that $SIXGUN_BOARDS names.
import { knownBoards } from '../emulate.mjs';

export const testedBoards = process.env.SIXGUN_BOARDS?.split(' ') ?? knownBoards();
