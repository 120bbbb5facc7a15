import {
  type Chunked,
  type Move,
  type Note,
  prompt,
  type Refused,
  type Ruleset,
  type Types,
  type VisibleEvent,
} from '@fray/engine';
import { fixedChance, type Listed } from './choices.ts';
import { applyPatch, type Patch } from './patch.ts';
import type { Played, PlayedEntry } from './played.ts';
import { type Around, type Document, HOST, type SentMove, type Step, type Whole } from './told.ts';

/** Imagined states that are kept: those of the last moments. */
const KEPT = 16;

/** A combat elsewhere, as the seats of this device see it: views that came over the wire, and states imagined from them. */
// The same view is always the same state. There is nothing else here that could be read, and nothing can be moved.
export class Replica implements Played {
  /** The game as the engine plays it. */
  readonly rules: Ruleset<Types>;
  /** The seats that this device holds; none: it watches. */
  readonly seats: readonly string[];
  private document: Document;
  /** By moment, from `first` on. */
  private views: Document['views'][] = [];
  private entries: PlayedEntry[] = [];
  private first = 0;
  /** What happened before the first move, as far as it is known. */
  opening: readonly Types['event'][] = [];
  private readonly imagined = new Map<object, Types['state']>();
  private shown: { state: Types['state']; list: readonly Listed[] } | undefined;

  constructor(rules: Ruleset<Types>, seats: readonly string[], message: Whole) {
    this.rules = rules;
    this.seats = seats;
    this.document = message.whole;
    this.begin(message);
  }

  /** What a viewer says; returns what happened since. */
  hear(said: Step | Whole): Types['event'][] {
    if ('step' in said) return this.step(said);
    this.begin(said);
    return [];
  }
  /** Everything again: the first message, or after the line was lost. */
  private begin({ whole, past, opening = [] }: Whole): void {
    this.document = whole;
    this.opening = opening;
    this.first = whole.around.at - past.length;
    this.entries = past.map(entryOf);
    this.views = [whole.views];
    for (const { views } of past.toReversed())
      this.views.unshift(applyChange(this.views[0], views) as Document['views']);
  }
  private step({ back, moves, patch }: Step): Types['event'][] {
    const { first } = this;
    if (back !== undefined) {
      this.entries.length = back - first;
      this.views.length = back - first + 1;
    }
    for (const told of moves) {
      this.entries.push(entryOf(told));
      this.views.push(applyChange(this.views.at(-1), told.views) as Document['views']);
    }
    const views = this.views.at(-1) as Document['views'];
    this.document = applyChange({ ...this.document, views }, patch) as Document;
    this.views[this.views.length - 1] = this.document.views;
    return moves.flatMap(({ events }) => events);
  }

  /** What the table says of the moment. */
  get around(): Around {
    return this.document.around;
  }
  /** Its seats that are asked. */
  get asked(): readonly string[] {
    return this.document.asked;
  }
  /** It may act for what no player decides. */
  get host(): boolean {
    return this.document.host === true;
  }
  /** What its seats have ordered for longer. */
  get lasting(): Document['lasting'] {
    return this.document.lasting;
  }
  get seq(): number {
    return this.around.seq;
  }
  get at(): number {
    return this.around.at;
  }
  get need(): Around['need'] {
    return this.around.need;
  }
  get outcome(): Types['outcome'] | undefined {
    return this.around.outcome;
  }
  get lastDecision(): number | undefined {
    return this.around.lastDecision;
  }
  get canRedo(): boolean {
    return this.around.canRedo;
  }
  /** Lines about the history itself. */
  get notes(): readonly Note[] {
    return this.around.notes;
  }
  get openingEvents(): VisibleEvent<Types>[] {
    return this.opening.map((event) => ({ event }));
  }
  /** Every moment that came is here. */
  // biome-ignore lint/correctness/useYield: there is nothing to wait for.
  *reach(): Chunked<Refused | undefined> {
    return undefined;
  }
  get moves(): readonly Move<Types>[] {
    return this.entries.map(({ move }) => move);
  }
  /** The moves that came. */
  history(): readonly PlayedEntry[] {
    return this.entries;
  }
  openSequence(): Document['opened'] {
    return this.document.opened;
  }
  /** What a seat of this device sees; without one, what everybody may. Views of other seats never came. */
  view(seat?: string, at = this.at): Types['view'] {
    const views = this.views[at - this.first] ?? {};
    const key = seat ?? '';
    if (Object.hasOwn(views, key)) return views[key] as Types['view'];
    return this.rules.view(this.moment(at) as Types['state'], seat);
  }
  /** A state that could be behind what a seat saw; of the first seat of the device if none is named. */
  // What no player decides is seen as the device sees it.
  moment(at: number, of = this.seats[0]): Types['state'] | undefined {
    const seat = of === HOST ? this.seats[0] : of;
    const view = this.views[at - this.first]?.[seat ?? ''];
    if (view === undefined) return undefined;
    const known = this.imagined.get(view as object);
    if (known !== undefined) return known;
    const state = this.rules.imagine(view as Types['view'], seat, fixedChance);
    this.imagined.set(view as object, state);
    const [oldest] = this.imagined.keys();
    if (this.imagined.size > KEPT * Math.max(1, this.seats.length)) this.imagined.delete(oldest as object);
    return state;
  }
  get state(): Types['state'] {
    return this.moment(this.at) as Types['state'];
  }
  /** What its seats may do, each by what it sees itself. */
  prompt(): readonly Listed[] {
    const { rules, seats, at, state, document } = this;
    if (this.shown?.state === state) return this.shown.list;
    const list = (document.host ? [...seats, HOST] : seats).flatMap((seat) => {
      const own = this.moment(at, seat) as Types['state'];
      return prompt(rules, own).filter((one) => one.seat === seat);
    });
    const { back } = document.opened ?? {};
    if (back) list.push(back);
    this.shown = { state, list };
    return list;
  }
}

const applyChange = (before: unknown, patch: Patch | undefined): unknown =>
  patch === undefined ? before : applyPatch(before, patch);
const entryOf = ({ seat, action, part, events, fence }: SentMove): PlayedEntry => ({
  move: { seat, action: action ?? { type: '' }, ...(part && { part }) },
  events: events.map((event) => ({ event })),
  ...(fence && { fence }),
});
