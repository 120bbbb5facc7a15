import { EFFECTS, type Offered } from '../content/effects/registry.ts';
import type { RerollRow } from '../content/effects/types.ts';
import type { WindowId } from '../types.ts';

/** What a party's effects offer, window by window: looked up once for each list of effects, as windows open all the time. */
export interface Holdings {
  offers: ReadonlyMap<WindowId, readonly Offered[]>;
  rerolls: readonly { effect: string; reroll: RerollRow }[];
}

/** Of these effects, in their order. */
export function holdingsIn(effects: readonly string[]): Holdings {
  const offers = new Map<WindowId, Offered[]>();
  const rerolls: { effect: string; reroll: RerollRow }[] = [];
  for (const effect of effects) {
    const row = EFFECTS.get(effect);
    if (!row) continue;
    if (row.reroll) rerolls.push({ effect, reroll: row.reroll });
    row.offers?.forEach((offer, index) => {
      for (const window of typeof offer.window === 'string' ? [offer.window] : offer.window) {
        const list = offers.get(window);
        if (list) list.push({ row, offer, index });
        else offers.set(window, [{ row, offer, index }]);
      }
    });
  }
  return { offers, rerolls };
}
