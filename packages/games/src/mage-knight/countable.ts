import type { Game } from '../game.ts';
import { game as plain } from './index.ts';
import { key } from './odds/key.ts';
import type { MageKnight } from './types.ts';

/** The same game with what makes its odds exact: a page that only plays never loads it. */
export const game: Game<MageKnight> = { ...plain, rules: { ...plain.rules, key } };
