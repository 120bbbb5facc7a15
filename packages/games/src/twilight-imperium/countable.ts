import type { Game } from '../game.ts';
import { game as plain } from './index.ts';
import { key } from './odds/key.ts';
import { lump } from './odds/lump.ts';
import type { Ti4 } from './types.ts';

/** The same game with what makes its odds exact: a page that only plays never loads it. */
export const game: Game<Ti4> = { ...plain, rules: { ...plain.rules, key, lump } };
