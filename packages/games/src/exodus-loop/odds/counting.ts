import type { Playing } from '../../game.ts';
import { game as plain } from '../playing.ts';
import type { Exodus } from '../types.ts';
import { lump } from './lump.ts';

/** The game of a table with what makes its odds exact, and without what reads set-ups: a worker loads it when it is first asked. */
export const game: Playing<Exodus> = { ...plain, rules: { ...plain.rules, lump } };
