import type { OddsOf } from '../../game.ts';
import type { Merc } from '../types.ts';
import { key } from './key.ts';
import { lump } from './lump.ts';

/** What makes the odds of MERC exact. */
export const odds: OddsOf<Merc> = { key, lump };
