import type { OddsOf } from '../../game.ts';
import type { MageKnight } from '../types.ts';
import { key } from './key.ts';
import { planning } from './plan.ts';

/** What makes the odds of Mage Knight exact, and proves the best plan. */
export const odds: OddsOf<MageKnight> = { key, planning };
