import type { Combat, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { CombatRecord } from './db.ts';

/** A combat that was begun on this page a moment ago: its table takes it as it is, without reading what was stored. */
export interface Fresh {
  game: AnyGame;
  combat: Combat<Types>;
  record: CombatRecord;
}
let waiting: Fresh | undefined;

export function keepFresh(fresh: Fresh): void {
  waiting = fresh;
}

/** Once: a later visit reads the store. */
export function takeFresh(id: string): Fresh | undefined {
  const found = waiting?.record.id === id ? waiting : undefined;
  waiting = undefined;
  return found;
}
