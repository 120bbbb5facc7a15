import type { Entry, Types, VisibleEvent } from '@fray/engine';
import { diff } from './patch.ts';
import type { Table } from './table.ts';
import { type Around, type Document, HOST, type SentEnding, type SentMove, type Step, type Whole } from './told.ts';

/** How many past moves a viewer gets who has just come, and at most one who has missed more. */
const PAST = 16;
const MOST_PAST = 60;

/** How it ended: nothing is hidden any more. */
function endingOf({ game, combat }: Table): SentEnding {
  const { state, outcome } = combat;
  const first = combat.moment(combat.at - combat.history().length) ?? state;
  return { summary: game.summary?.(state, outcome), before: game.forces?.(first), after: game.forces?.(state) };
}
/** What everybody may know of the moment. */
function aroundOf(table: Table): Around {
  const { combat, pace, sitters, seats, open, awaited, line, voidDice } = table;
  const { seq, at, need, outcome, lastDecision, canRedo } = combat;
  return {
    ...{ seq, at, canRedo, pace, sitters, seats, open, voidDice, notes: [...combat.notes] },
    ...(need && { need }),
    ...(awaited && { awaited }),
    ...(table.hitsAreEnough && { onlyHits: true }),
    ...(outcome === undefined ? {} : { outcome }),
    acting: table.seatsToAsk,
    ...(lastDecision === undefined ? {} : { lastDecision }),
    ...(line && { line }),
    ...(outcome === undefined ? {} : { ending: endingOf(table) }),
  };
}

/** One device at a shared table: makes the messages for it, and holds nothing that its seats may not know. */
export class Viewer {
  private readonly table: Table;
  /** The seats that its device holds; none: it watches. */
  readonly seats: readonly string[];
  /** It may act for the seat `host` of the rules, and sees no more for it. */
  readonly host: boolean;
  private entries: readonly Entry<Types>[] = [];
  private document: Document | undefined;
  /** The first moment that its device has. */
  private first = 0;

  constructor(table: Table, seats: readonly string[], host = false) {
    this.table = table;
    this.seats = seats;
    this.host = host;
  }

  private viewsOf(see: (seat: string | undefined) => Types['view']): Document['views'] {
    const { seats } = this;
    return seats.length ? Object.fromEntries(seats.map((seat) => [seat, see(seat)])) : { '': see(undefined) };
  }
  /** The views after this many moves. */
  private viewsAt(at: number): Document['views'] {
    const { combat } = this.table;
    if (at === combat.at) return this.viewsOf((seat) => combat.view(seat));
    const state = combat.moment(at) as Types['state'];
    return this.viewsOf((seat) => combat.rules.view(state, seat));
  }
  private read(): Document {
    const { table, seats, host } = this;
    const { combat, lasting } = table;
    const acts = host ? [...seats, HOST] : seats;
    const opened = combat.openSequence();
    const back = opened && combat.prompt().find(({ place }) => place === 'back');
    const orders = seats.map((seat) => [seat, lasting.of(seat, combat.state)] as const);
    return {
      views: this.viewsAt(combat.at),
      around: aroundOf(table),
      asked: table.ask().flatMap(({ seat }) => (acts.includes(seat) ? [seat] : [])),
      ...(host && { host }),
      lasting: Object.fromEntries(orders.filter(([, of]) => of.length)),
      ...(opened && acts.includes(opened.seat) && { opened: { ...opened, ...(back && { back }) } }),
    };
  }
  private readonly hears = ({ only }: VisibleEvent<Types>): boolean => only === undefined || this.seats.includes(only);
  private tell({ move, events, fence }: Entry<Types>): SentMove {
    const { seat, action, part } = move;
    return {
      seat,
      ...(this.seats.includes(seat) ? { action } : {}),
      ...(part && { part }),
      ...(fence && { fence }),
      events: events.filter(this.hears).map(({ event }) => event),
    };
  }

  /** For somebody who has just come; `since`: how many moves they have seen. */
  whole(since = Number.POSITIVE_INFINITY): Whole {
    const { combat } = this.table;
    const document = this.read();
    this.document = document;
    this.entries = [...combat.history()];
    const entries = this.entries.slice(-Math.min(MOST_PAST, Math.max(PAST, combat.at - since)));
    this.first = combat.at - entries.length;
    let views: Document['views'] = document.views;
    const past: SentMove[] = [];
    for (const [i, entry] of [...entries.entries()].reverse()) {
      const before = this.viewsAt(combat.at - entries.length + i);
      const change = diff(views, before);
      past.unshift({ ...this.tell(entry), ...(change && { views: change }) });
      views = before;
    }
    const opening = combat.openingEvents.filter(this.hears).map(({ event }) => event);
    return { whole: document, past, ...(entries.length === combat.at ? { opening } : {}) };
  }
  /** What is new since the last message, or everything again if it went back to before what the device has; `undefined` if nothing is. */
  step(): Step | Whole | undefined {
    const { table, document, entries } = this;
    const { combat } = table;
    if (!document) throw new Error('a viewer gets the whole first');
    const now = [...combat.history()];
    const first = combat.at - now.length;
    let stood = Math.min(entries.length, now.length);
    while (stood > 0 && entries[stood - 1] !== now[stood - 1]) stood--;
    const isBack = stood < entries.length;
    if (isBack && first + stood < this.first) return this.whole();
    let views = isBack ? this.viewsAt(first + stood) : document.views;
    const last = this.read();
    const moves: SentMove[] = [];
    const start: Document = { ...document, views };
    for (const [i, entry] of now.slice(stood).entries()) {
      const after = stood + i + 1 === now.length ? last.views : this.viewsAt(first + stood + i + 1);
      const change = diff(views, after);
      moves.push({ ...this.tell(entry), ...(change && { views: change }) });
      views = after;
    }
    const patch = diff({ ...start, views }, last);
    this.document = last;
    this.entries = now;
    if (!patch && !moves.length && !isBack) return undefined;
    return { step: last.around.seq, ...(isBack ? { back: first + stood } : {}), moves, ...(patch && { patch }) };
  }
}
