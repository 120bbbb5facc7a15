import { Combat, manualDice, seededDice } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { settings } from '../settings.svelte.ts';
import { words } from '../text/words.svelte.ts';
import { type CombatRecord, keepStorage, newId, newSeed, putCombat, type Sitter } from './db.ts';
import { keepFresh } from './fresh.ts';
import { type NewCombat, type NewRecord, recordOf } from './record.ts';

/** Stores it under a new id. Fails where the browser does not let the page save, and then nothing is there. */
export const keepRecord = async (record: NewRecord): Promise<string> => (await storeRecord(record)).id;

async function storeRecord(made: NewRecord): Promise<CombatRecord> {
  const now = Date.now();
  const record = { ...made, id: newId(), created: now, updated: now };
  await putCombat(record);
  void keepStorage();
  return record;
}

/** The same of a combat that is here: its table need not read it again. */
export async function keepCombat(begun: NewCombat): Promise<string> {
  const { game, combat } = begun;
  const record = await storeRecord(recordOf(begun, words.language));
  keepFresh({ game, combat, record });
  return record.id;
}

/** Starts a combat from a setup and stores it. */
export async function beginCombat(
  game: AnyGame,
  setup: unknown,
  name: string,
  more: { sitters?: Record<string, Sitter>; open?: boolean; dice?: 'fray' | 'typed' } = {},
): Promise<string> {
  const source = (more.dice ?? settings.dice) === 'typed' ? manualDice(newSeed()) : seededDice(newSeed());
  const combat = Combat.begin(game.rules, setup, source);
  return keepCombat({ game, name, combat, ...more });
}
