import type { OddsOf } from '../../game.ts';
import type { Merc } from '../types.ts';
import { counts } from './counts.ts';
import { futureKey } from './key.ts';
import { mergeRolls } from './lump.ts';

/** What makes the odds of MERC exact. */
export const odds: OddsOf<Merc> = { futureKey, mergeRolls, oddsRules: { counts } };
