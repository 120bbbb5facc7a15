import type { Types, VisibleEvent } from '@fray/engine';
import type { PlayedEntry } from '@fray/table';
import type { PastMove } from './screen.ts';

/** Whether the viewer may see the event: public, or only for that seat. */
export const isToldTo = ({ only }: Pick<VisibleEvent<Types>, 'only'>, viewer: string | undefined): boolean =>
  only === undefined || viewer === undefined || only === viewer;
export const visibleEvents = (told: readonly VisibleEvent<Types>[], viewer: string | undefined): Types['event'][] =>
  told.filter((one) => isToldTo(one, viewer)).map(({ event }) => event);

interface PastCache {
  from: PlayedEntry[];
  moves: PastMove[];
}

/**
 * The moves of a combat as each seat may know them. A new move is added, an undone one goes; the others stay as they are,
 * also while the device changes hands.
 */
export class Past {
  private readonly known = new Map<string | undefined, PastCache>();

  /** `first`: how many moves stood before the first entry. */
  of(entries: readonly PlayedEntry[], first: number, viewer: string | undefined): readonly PastMove[] {
    const known = this.known.get(viewer) ?? { from: [], moves: [] };
    this.known.set(viewer, known);
    const { from, moves } = known;
    let same = Math.min(from.length, entries.length);
    while (same > 0 && from[same - 1] !== entries[same - 1]) same--;
    from.length = same;
    moves.length = same;
    for (const entry of entries.slice(same)) {
      from.push(entry);
      moves.push(pastMove(entry, first + from.length, viewer));
    }
    return moves;
  }
}

function pastMove({ move, events, fence }: PlayedEntry, at: number, viewer: string | undefined): PastMove {
  const known = viewer === undefined || move.seat === viewer;
  return {
    at,
    seat: move.seat,
    ...(known ? { action: move.action } : {}),
    events: visibleEvents(events, viewer),
    ...(fence ? { fence } : {}),
    ...('hits' in move.action ? { hits: true as const } : {}),
  };
}
