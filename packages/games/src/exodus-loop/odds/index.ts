import type { OddsOf } from '../../game.ts';
import type { Exodus } from '../types.ts';
import { counts } from './counts.ts';
import { futureKey } from './key.ts';
import { mergeRolls } from './lump.ts';

/** What makes the odds of Exodus Loop exact. */
export const odds: OddsOf<Exodus> = { futureKey, mergeRolls, oddsRules: { counts } };
