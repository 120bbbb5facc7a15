/** F13: for each effect that a policy can name, a setup in which it can matter. */
import { PLAYED } from '../../../setup/fields.ts';
import { EFFECT_ROWS } from '../index.ts';
import type { EffectRow } from '../types.ts';
import { CARD_TRYOUTS } from './cards.fixture.ts';
import { HOLDING_TRYOUTS } from './holdings.fixture.ts';
import type { Tryout } from './tryout.fixture.ts';
import { UNIT_TRYOUTS } from './units.fixture.ts';

/** Rows that the setting `plays` accepts and that somebody has to use: an offer that is not automatic, or a reroll. */
export const PLAYABLE: readonly EffectRow[] = EFFECT_ROWS.filter(
  (row) => PLAYED.kinds.includes(row.kind) && (row.offers?.some((offer) => !offer.automatic) || row.reroll),
);
export const TRYOUTS: Readonly<Record<string, Tryout>> = { ...CARD_TRYOUTS, ...HOLDING_TRYOUTS, ...UNIT_TRYOUTS };
