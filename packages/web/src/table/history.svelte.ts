import { type Note, TABLE, type Types } from '@fray/engine';
import { type AnyTable, type AutoMove, listDecisions, type PastDecision } from '@fray/table';
import { untrack } from 'svelte';
import { words } from '../text/words.svelte.ts';
import { Lines } from './lines.ts';
import { Past, visibleEvents } from './past.ts';
import { SLICE } from './pieces.ts';
import type { HistoryOnScreen, Line, OnScreen, PastMove } from './screen.ts';
import type { Seats } from './seats.svelte.ts';

/** The screen that the history belongs to. */
interface Shown extends Pick<OnScreen, 'game' | 'text' | 'lookAt' | 'view' | 'standing' | 'seatName'> {
  readonly table: AnyTable;
  readonly device: Seats;
  /** What the viewer may see of the moment after this many moves. */
  seen(at: number): unknown;
}

/** A list of more would be a log. */
const MOST_AUTO = 12;

/** What was of a combat on this device, as far as the viewer may know. */
export class History implements HistoryOnScreen {
  private readonly screen: Shown;
  first = 0;
  private readonly lines = new Lines();
  private readonly moves = new Past();
  private pen: ReturnType<typeof setTimeout> | undefined;
  /** Changes when the log may be written on: it follows one frame behind what a person waits for. */
  private logged: object = $state.raw({});

  constructor(screen: Shown) {
    this.screen = screen;
  }

  /** Writes on the log. */
  write(): void {
    this.logged = {};
  }
  past(): readonly PastMove[] {
    const { table, device } = this.screen;
    return this.moves.of(table.played.history(), this.first, device.audience);
  }
  get opening(): readonly Types['event'][] {
    const { table, device } = this.screen;
    return this.first === 0 ? visibleEvents(table.played.openingEvents, device.audience) : [];
  }
  moment(at: number): unknown {
    return this.screen.seen(at);
  }
  decisions(): PastDecision[] {
    const { game, table, device } = this.screen;
    const { viewer, persons, seats, liesOpen } = device;
    if (liesOpen && viewer === undefined) return [];
    const people = persons.length ? persons : seats;
    const asked = viewer === undefined ? people : [viewer];
    return listDecisions({ game, combat: table.played, first: this.first, seats: asked });
  }
  autoMoves(): readonly AutoMove[] {
    const { table, device } = this.screen;
    const { hides, viewer, persons } = device;
    // That another seat had no choice is not shown to this viewer.
    const isSecret = (seat: string) => hides && viewer !== seat && persons.includes(seat);
    return table
      .autoMoves()
      .filter(({ seat }) => !isSecret(seat))
      .slice(-MOST_AUTO);
  }
  get voidDice(): number {
    return this.screen.table.voidDice;
  }
  readonly log: Line[] = $derived.by(() => {
    void this.logged;
    const { screen, formatNote: note } = this;
    const { game, text, seen, device } = screen;
    const { audience: viewer } = device;
    return untrack(() => {
      const { lookAt, view, standing, table } = screen;
      const now = lookAt === undefined ? { view, round: standing.round } : undefined;
      const { onlyHits } = words.t;
      const telling = { game, played: table.played, text, viewer, seen, note, onlyHits, ...(now ? { now } : {}) };
      const { lines, whole } = this.lines.of(telling, SLICE);
      clearTimeout(this.pen);
      if (!whole) this.pen = setTimeout(() => this.write());
      return lines;
    });
  });
  private readonly formatNote = ({ code, seat, agreed = [] }: Note): string => {
    if (code === 'redone') return words.t.noteRedone;
    const who = seat === TABLE ? words.t.table : this.screen.seatName(seat);
    if (code === 'late') return words.t.noteLate(who);
    if (code === 'cancelled') return words.t.noteCancelled(who);
    return words.t.noteUndone(who, agreed.map(this.screen.seatName).join(', '));
  };
  choiceText(at: number): string | undefined {
    const { game, text, seatName } = this.screen;
    const move = this.past()[at - this.first - 1];
    if (!move || !game.rules.seats.includes(move.seat)) return undefined;
    const { seat, action } = move;
    const who = seatName(seat);
    return action ? `${who}: ${text.label({ seat, action }, this.moment(at - 1))}` : words.t.inSecret(who);
  }
}
