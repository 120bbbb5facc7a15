import type { WindowId } from '../../types.ts';
import type { EffectOffer, EffectRow } from './types.ts';

/** All effect rows by id. Content registers itself here, so that the rules never import a card. */
export const EFFECTS = new Map<string, EffectRow>();

/** One offer of a row, with its index there. */
export interface Offered {
  row: EffectRow;
  offer: EffectOffer;
  index: number;
}
/** For each window the rows that are offered there. */
export const OFFERED = new Map<WindowId, Map<string, readonly Offered[]>>();
/** The action cards among them: what an unknown hand may hold. */
export const CARDS = new Map<WindowId, readonly Offered[]>();

export function register(rows: readonly EffectRow[]): void {
  for (const row of rows) {
    if (EFFECTS.has(row.id)) throw new Error(`two effect rows have the id ${row.id}: rename one`);
    EFFECTS.set(row.id, row);
    row.offers?.forEach((offer, index) => {
      const offered: Offered = { row, offer, index };
      const windows = typeof offer.window === 'string' ? [offer.window] : offer.window;
      for (const window of windows) {
        const byId = OFFERED.get(window) ?? new Map<string, readonly Offered[]>();
        OFFERED.set(window, byId);
        byId.set(row.id, [...(byId.get(row.id) ?? []), offered]);
        if (row.kind === 'action') CARDS.set(window, [...(CARDS.get(window) ?? []), offered]);
      }
    });
  }
}

/** What it is called; nothing where no effect has that id. */
export const effectNamed = (id: string): string | undefined => EFFECTS.get(id)?.name;

export function effectRow(id: string): EffectRow {
  const row = EFFECTS.get(id);
  if (!row) throw new Error(`there is no effect row with the id ${id}`);
  return row;
}
