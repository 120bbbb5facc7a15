import { Combat, seeded, typed } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { settings } from '../settings.svelte.ts';
import { words } from '../text/words.svelte.ts';
import { type CombatRecord, keepStorage, newId, newSeed, putCombat, type Sitter } from './db.ts';
import { keepFresh } from './fresh.ts';
import { type NewCombat, type NewRecord, recordOf } from './record.ts';

/** Stores it under a new id. Fails where the browser does not let the page save, and then nothing is there. */
export const keepRecord = async (record: NewRecord): Promise<string> => (await stored(record)).id;

async function stored(made: NewRecord): Promise<CombatRecord> {
  const now = Date.now();
  const record = { ...made, id: newId(), created: now, updated: now };
  await putCombat(record);
  void keepStorage();
  return record;
}

/** The same of a combat that is here: its table need not read it again. */
export async function keepCombat(begun: NewCombat): Promise<string> {
  const { game, combat } = begun;
  const record = await stored(recordOf(begun, words.language));
  keepFresh({ game, combat, record });
  return record.id;
}

/** Begins a combat of a set-up and stores it. */
export async function beginCombat(
  game: AnyGame,
  setup: unknown,
  name: string,
  more: { sitters?: Record<string, Sitter>; open?: boolean; dice?: 'fray' | 'typed' } = {},
): Promise<string> {
  const source = (more.dice ?? settings.dice) === 'typed' ? typed(newSeed()) : seeded(newSeed());
  const combat = Combat.begin(game.rules, setup, source);
  return keepCombat({ game, name, combat, ...more });
}
