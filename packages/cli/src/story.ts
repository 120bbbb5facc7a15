import type { Combat, Entry, Reason, Types, VisibleEvent } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { type Speech, speechOf, whyIn } from './speech.ts';

export const why = (game: AnyGame, reason: Reason): string => whyIn(speechOf(game), reason);

/** Who reads a log: a seat, `undefined` for public events only, or `everything`. */
export type Viewer = { seat: string | undefined } | 'everything';

const maySee = (event: VisibleEvent<Types>, viewer: Viewer): boolean =>
  event.only === undefined || viewer === 'everything' || event.only === viewer.seat;

/** What happened, and in which move. */
type Happening = { events: readonly VisibleEvent<Types>[]; move?: Entry<Types>['move'] };

/** What happened as a viewer reads it, a line for each event. */
export function linesOf(
  game: AnyGame,
  { events, move }: Happening,
  state: Types['state'],
  viewer: Viewer,
  { text, words }: Speech = speechOf(game),
): string[] {
  const seen = game.hidden && viewer !== 'everything' ? game.rules.view(state, viewer.seat) : state;
  const lines: string[] = [];
  for (const one of events) {
    if (!maySee(one, viewer)) continue;
    const line = text.log(one.event, seen);
    const hits = move && 'hits' in move.action && game.dice(one.event);
    if (line !== undefined) lines.push(hits ? `${line} ${words.onlyHits}` : line);
  }
  return lines;
}

/** The whole log of a combat, oldest first, with notes about undo and redo. */
export function story(
  game: AnyGame,
  combat: Combat<Types>,
  opening: readonly VisibleEvent<Types>[],
  viewer: Viewer = 'everything',
  speech: Speech = speechOf(game),
): string[] {
  const { text, words } = speech;
  // Moves before a save of older rules cannot be shown.
  const gone = combat.at - combat.history().length;
  const lines: string[] = [];
  const nameOf = (seat: string) => (game.rules.seats.includes(seat) ? text.seat(seat, combat.state) : seat);
  const notesAt = (at: number) =>
    combat.notes.filter((note) => note.at === at).map(({ seat, code, fence }) => words.note(nameOf(seat), code, fence));
  if (gone > 0) lines.push(words.earlier(gone));
  lines.push(
    ...linesOf(game, { events: opening }, combat.moment(gone) ?? combat.state, viewer, speech),
    ...notesAt(gone),
  );
  let at = gone;
  for (const { entry, after } of combat.walk())
    lines.push(...linesOf(game, entry, after, viewer, speech), ...notesAt(++at));
  return lines;
}

/**
 * Indents the further lines of an entry, so that nothing inside an entry, such as a name from a file, can pass for an
 * entry of its own.
 */
export const formatLog = (entries: readonly string[]): string[] =>
  entries.flatMap((entry) => {
    const [first = '', ...rest] = entry.trimEnd().split('\n');
    return [first, ...rest.map((line) => `  ${line}`)];
  });
