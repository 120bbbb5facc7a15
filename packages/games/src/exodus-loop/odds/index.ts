import type { OddsOf } from '../../game.ts';
import type { Exodus } from '../types.ts';
import { key } from './key.ts';
import { lump } from './lump.ts';

/** What makes the odds of Exodus Loop exact. */
export const odds: OddsOf<Exodus> = { key, lump };
