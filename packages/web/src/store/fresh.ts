import type { Combat, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { CombatRecord } from './db.ts';

/** A combat that was begun on this page a moment ago: its table takes it as it is, without reading what was stored. */
export interface Fresh {
  game: AnyGame;
  combat: Combat<Types>;
  record: CombatRecord;
}
let kept: Fresh | undefined;

export function keepFresh(fresh: Fresh): void {
  kept = fresh;
}

/** Once: whoever comes back later finds what was stored. */
export function takeFresh(id: string): Fresh | undefined {
  const found = kept?.record.id === id ? kept : undefined;
  kept = undefined;
  return found;
}
