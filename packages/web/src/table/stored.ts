import type { Combat, Types } from '@fray/engine';
import { type AnyGame, findGame, gameRefusal } from '@fray/games';
import { loadWords } from '../games/load-words.ts';
import type { Held } from '../share/door.ts';
import { type CombatRecord, getCombat } from '../store/db.ts';
import { words } from '../text/words.svelte.ts';
import { heldOf, notOpenedHere, openSave } from './open-save.ts';
import { runInSlices } from './pieces.ts';
import { Screen, type ScreenNews } from './screen.svelte.ts';

/** A stored combat, ready to be shown, or a sentence why not, with the combat as a file where it is there but does not open. */
export type Stored = { ok: true; screen: Screen } | NotShown;
export interface NotShown {
  ok: false;
  why: string;
  held?: Held;
}

const no = (why: string): NotShown => ({ ok: false, why });

/**
 * Opens a combat of this browser. Its log is played again in pieces before it is shown: from then on undo and a look back
 * find every moment. A past that rules of another version closed stays closed.
 */
export async function openStored(id: string, news: ScreenNews): Promise<Stored> {
  let record: CombatRecord | undefined;
  try {
    record = await getCombat(id);
  } catch {
    return no(words.t.noStorage);
  }
  if (!record) return no(words.t.noSuchCombat);
  const found = findGame(record.game);
  if (!found.ok) return { ...no(gameRefusal(found.reason)), held: heldOf(record) };
  let game: AnyGame;
  try {
    [game] = await Promise.all([found.card.load(), loadWords(found.card.id)]);
  } catch {
    return no(words.t.noPage);
  }
  const opened = openSave(game.rules, record.save);
  if (!opened.ok) return notOpenedHere(game, record, opened.reason);
  await rebuildHistory(opened.combat);
  try {
    return { ok: true, screen: Screen.of({ game, combat: opened.combat, record }, news) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return notOpenedHere(game, record, { code: 'save-broken', why });
  }
}

const rebuildHistory = (combat: Combat<Types>): Promise<unknown> =>
  new Promise((done) => {
    runInSlices(combat.reach(0), done);
  });
