import type { OddsOf } from '../../game.ts';
import type { MageKnight } from '../types.ts';
import { counts } from './counts.ts';
import { futureKey } from './key.ts';
import { mergeRolls } from './merge-rolls.ts';
import { planning } from './plan.ts';

/** The exact odds of Mage Knight, and the proof of the best plan. */
export const odds: OddsOf<MageKnight> = {
  futureKey,
  mergeRolls,
  planning,
  // The policy tries whole attacks before it moves: a tenth costs as much as all of it elsewhere.
  oddsRules: { counts, budget: { results: 5000, combats: 2000 } },
};
