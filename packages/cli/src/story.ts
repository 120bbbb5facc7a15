import { type Combat, type Note, type Reason, refusal, type Told, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';

/** Why something is not allowed, as a sentence: the engine's own, else the game's. */
export const why = (game: AnyGame, reason: Reason): string => refusal(reason) ?? game.text.en.reason(reason);

/** May this be read by somebody who sits here? Nobody in particular (undefined) reads everything. */
const mayRead = (told: Told<Types>, seat: string | undefined): boolean =>
  told.only === undefined || seat === undefined || told.only === seat;

/** The lines of some events, for one reader. */
export function linesOf(
  game: AnyGame,
  told: readonly Told<Types>[],
  state: Types['state'],
  reader: string | undefined,
): string[] {
  const seen = game.hidden && reader !== undefined ? game.rules.view(state, reader) : state;
  const lines: string[] = [];
  for (const one of told) {
    if (!mayRead(one, reader)) continue;
    const line = game.text.en.log(one.event, seen);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

const NOTES: Record<Note['code'], string> = { undone: 'undid', redone: 'redid', cancelled: 'cancelled' };
const noteLine = (note: Note): string => {
  const past = note.fence === 'roll' ? ', past a roll' : note.fence === 'reveal' ? ', past a reveal' : '';
  return `(${note.seat} ${NOTES[note.code]} a move${past})`;
};

/** The whole log of a combat, oldest first; what was said about history itself stands where it happened. */
export function story(
  game: AnyGame,
  combat: Combat<Types>,
  opening: readonly Told<Types>[],
  reader?: string,
): string[] {
  const entries = combat.history();
  const gone = combat.at - entries.length;
  const lines: string[] = [];
  const notesAt = (at: number) => combat.notes.filter((note) => note.at === at).map(noteLine);
  if (gone > 0) lines.push(`(${gone} earlier moves cannot be shown)`);
  lines.push(...linesOf(game, opening, entries[0]?.before ?? combat.state, reader), ...notesAt(gone));
  for (const [i, entry] of entries.entries()) {
    const after = entries[i + 1]?.before ?? combat.state;
    lines.push(...linesOf(game, entry.events, after, reader), ...notesAt(gone + i + 1));
  }
  return lines;
}
