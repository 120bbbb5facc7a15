import { Combat, seeded, typed } from '@fray/engine';
import type { AnyPlaying } from '@fray/games';
import { settings } from '../settings.svelte.ts';
import { words } from '../text/words.svelte.ts';
import { keepStorage, newId, newSeed, putCombat, type Sitter } from './db.ts';
import { type NewCombat, type NewRecord, recordOf } from './record.ts';

/** Stores it under a new id. Fails where the browser does not let the page save, and then nothing is there. */
export async function keepRecord(record: NewRecord): Promise<string> {
  const id = newId();
  const now = Date.now();
  await putCombat({ ...record, id, created: now, updated: now });
  void keepStorage();
  return id;
}
export const keepCombat = (fresh: NewCombat): Promise<string> => keepRecord(recordOf(fresh, words.language));

/** Begins a combat of a set-up and stores it. */
export function beginCombat(
  game: AnyPlaying,
  setup: unknown,
  name: string,
  more: { sitters?: Record<string, Sitter>; open?: boolean; dice?: 'fray' | 'typed' } = {},
): Promise<string> {
  const source = (more.dice ?? settings.dice) === 'typed' ? typed(newSeed()) : seeded(newSeed());
  const combat = Combat.begin(game.rules, setup, source);
  return keepCombat({ game, name, combat, ...more });
}
