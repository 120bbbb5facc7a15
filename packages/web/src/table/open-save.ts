import { type Reason, refusal } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Held, NotOpened } from '../share/door.ts';
import type { CombatRecord } from '../store/db.ts';
import { words } from '../text/words.svelte.ts';

/** What reads saves: a combat that was begun on this page does without. */
export { openSave } from '@fray/engine';

/** A combat of this browser as a file. */
export const heldOf = (record: CombatRecord): Held => ({ name: record.name, text: JSON.stringify(record.save) });

/** A combat of this browser that these rules do not open: why, and as a file. It stays where it is. */
export function notOpenedHere(game: AnyGame, record: CombatRecord, reason: Reason): NotOpened & { why: string } {
  const text = game.text[words.language] ?? game.text.en;
  return { ok: false, code: reason.code, why: refusal(reason) ?? text.reason(reason), held: heldOf(record) };
}
