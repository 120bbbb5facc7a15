import type { OddsOf } from '../../game.ts';
import type { MageKnight } from '../types.ts';
import { counts } from './counts.ts';
import { futureKey } from './key.ts';
import { planning } from './plan.ts';

/** The exact odds of Mage Knight, and the proof of the best plan. */
export const odds: OddsOf<MageKnight> = { futureKey, planning, oddsRules: { counts } };
