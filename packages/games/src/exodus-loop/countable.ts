import type { Game } from '../game.ts';
import { game as plain } from './index.ts';
import { lump } from './odds/lump.ts';
import type { Exodus } from './types.ts';

/** The same game with what makes its odds exact: a page that only plays never loads it. */
export const game: Game<Exodus> = { ...plain, rules: { ...plain.rules, lump } };
