import type { Combat, Reason, Told, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { type Speech, speechOf, whyIn } from './speech.ts';

/** Why something is not allowed, for whoever reads English. */
export const why = (game: AnyGame, reason: Reason): string => whyIn(speechOf(game), reason);

/** Who reads a log: a seat, nobody in particular (what all may know), or whoever may know everything. */
export type Reader = { seat: string | undefined } | 'everything';

const mayRead = (told: Told<Types>, reader: Reader): boolean =>
  told.only === undefined || reader === 'everything' || told.only === reader.seat;

/** The lines of some events, for one reader. */
export function linesOf(
  game: AnyGame,
  told: readonly Told<Types>[],
  state: Types['state'],
  reader: Reader,
  { text }: Speech = speechOf(game),
): string[] {
  const seen = game.hidden && reader !== 'everything' ? game.rules.view(state, reader.seat) : state;
  const lines: string[] = [];
  for (const one of told) {
    if (!mayRead(one, reader)) continue;
    const line = text.log(one.event, seen);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** The whole log of a combat, oldest first; what was said about history itself stands where it happened. */
export function story(
  game: AnyGame,
  combat: Combat<Types>,
  opening: readonly Told<Types>[],
  reader: Reader = 'everything',
  speech: Speech = speechOf(game),
): string[] {
  const { text, words } = speech;
  // What came before a saved moment is brought back first, where it can be.
  const gone = combat.at - combat.history().length;
  const lines: string[] = [];
  const nameOf = (seat: string) => (game.rules.seats.includes(seat) ? text.seat(seat, combat.state) : seat);
  const notesAt = (at: number) =>
    combat.notes.filter((note) => note.at === at).map(({ seat, code, fence }) => words.note(nameOf(seat), code, fence));
  if (gone > 0) lines.push(words.earlier(gone));
  lines.push(...linesOf(game, opening, combat.moment(gone) ?? combat.state, reader, speech), ...notesAt(gone));
  let at = gone;
  for (const { entry, after } of combat.walk())
    lines.push(...linesOf(game, entry.events, after, reader, speech), ...notesAt(++at));
  return lines;
}

/**
 * Entries of a log as they are shown. An entry of several lines (a fight) goes on further in, so that nothing within an
 * entry, a name from a file least of all, can pass for an entry of its own.
 */
export const shownLog = (entries: readonly string[]): string[] =>
  entries.flatMap((entry) => {
    const [first = '', ...rest] = entry.trimEnd().split('\n');
    return [first, ...rest.map((line) => `  ${line}`)];
  });
