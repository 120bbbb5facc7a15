import type { OddsOf } from '../../game.ts';
import type { Fab } from '../types.ts';
import { counts } from './counts.ts';
import { futureKey } from './key.ts';
import { solver } from './solve.ts';

/** What makes the odds of Flesh and Blood exact, and works out the best blocks and lines. */
export const odds: OddsOf<Fab> = { futureKey, solver, oddsRules: { counts } };
