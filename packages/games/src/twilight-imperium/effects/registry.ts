import type { WindowId } from '../types.ts';
import type { EffectOffer, EffectRow } from './types.ts';

/** All effect rows by id. Content registers itself here, so that the rules never import a card. */
export const EFFECTS = new Map<string, EffectRow>();

/** For each window the rows that are offered there, with the index of the offer. */
export const OFFERED = new Map<WindowId, Map<string, readonly { offer: EffectOffer; index: number }[]>>();

/** Effects with an offer that happens by itself. */
export const AUTOMATIC = new Set<string>();

export function register(rows: readonly EffectRow[]): void {
  for (const row of rows) {
    if (EFFECTS.has(row.id)) throw new Error(`two effects are called ${row.id}`);
    EFFECTS.set(row.id, row);
    row.offers?.forEach((offer, index) => {
      if (offer.automatic) AUTOMATIC.add(row.id);
      const windows = typeof offer.window === 'string' ? [offer.window] : offer.window;
      for (const window of windows) {
        const byId = OFFERED.get(window) ?? new Map();
        OFFERED.set(window, byId);
        byId.set(row.id, [...(byId.get(row.id) ?? []), { offer, index }]);
      }
    });
  }
}

export function effectRow(id: string): EffectRow {
  const row = EFFECTS.get(id);
  if (!row) throw new Error(`no effect is called ${id}`);
  return row;
}
