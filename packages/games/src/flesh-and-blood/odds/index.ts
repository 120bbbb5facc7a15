import type { OddsOf } from '../../game.ts';
import type { Fab } from '../types.ts';
import { key } from './key.ts';
import { reckoning } from './reckon.ts';

/** What makes the odds of Flesh and Blood exact, and works out the best blocks and lines. */
export const odds: OddsOf<Fab> = { key, reckoning };
