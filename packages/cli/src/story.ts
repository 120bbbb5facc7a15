import { type Combat, type Note, type Reason, refusal, type Told, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';

/** Why something is not allowed, as a sentence: the engine's own, else the game's. */
export const why = (game: AnyGame, reason: Reason): string => refusal(reason) ?? game.text.en.reason(reason);

/** Who reads a log: a seat, nobody in particular (what all may know), or whoever may know everything. */
export type Reader = { seat: string | undefined } | 'everything';

const mayRead = (told: Told<Types>, reader: Reader): boolean =>
  told.only === undefined || reader === 'everything' || told.only === reader.seat;

/** The lines of some events, for one reader. */
export function linesOf(game: AnyGame, told: readonly Told<Types>[], state: Types['state'], reader: Reader): string[] {
  const seen = game.hidden && reader !== 'everything' ? game.rules.view(state, reader.seat) : state;
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
  reader: Reader = 'everything',
): string[] {
  // What came before a saved moment is brought back first, where it can be.
  const gone = combat.at - combat.history().length;
  const lines: string[] = [];
  const notesAt = (at: number) => combat.notes.filter((note) => note.at === at).map(noteLine);
  if (gone > 0) lines.push(`(${gone} earlier moves cannot be shown)`);
  lines.push(...linesOf(game, opening, combat.moment(gone) ?? combat.state, reader), ...notesAt(gone));
  let at = gone;
  for (const { entry, after } of combat.walk())
    lines.push(...linesOf(game, entry.events, after, reader), ...notesAt(++at));
  return lines;
}
