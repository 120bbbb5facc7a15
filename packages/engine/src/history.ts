import type { TrayState } from './chance/tray.ts';
import type { Frame, Need, Ruleset, Types } from './contract.ts';
import { type Entry, type Move, type Note, openFrames, type Refused, type VisibleEvent } from './record.ts';
import { again, type Moment, type Replaced } from './replay.ts';

/** How many moments next to the present are kept as they were; older ones are played again when somebody asks. */
export const KEPT_MOMENTS = 16;

/** A move that was taken back, with what it takes to make it again. */
export interface Undone<T extends Types> {
  entry: Entry<T>;
  /** The state it led to, while it is kept. */
  after: T['state'] | undefined;
  need: Need<T> | undefined;
  tray: TrayState;
}

/** Replays the moves before a saved moment, one at a time; returns the events before the first of them, or why it failed. */
export type Recall<T extends Types> = () => Generator<
  Replaced<T>,
  { ok: true; openingEvents: VisibleEvent<T>[] } | Refused
>;

/** What can be canceled now: the move that opened it, and a fence since then. */
export interface Cancellable {
  /** Number of moves before the one that opened it. */
  at: number;
  /** Who made it, and may cancel. */
  seat: string;
  /** A roll or a reveal since then: it can no longer be canceled. */
  fence?: 'roll' | 'reveal';
}

/** A move with the moments on both sides of it. */
export interface Walked<T extends Types> {
  /** The move as history keeps it. */
  entry: Entry<T>;
  /** The state it was made in. */
  before: T['state'];
  /** The state it led to. */
  after: T['state'];
}

/** Work in steps: each step replays one move. */
export type Chunked<V> = Generator<undefined, V>;

/** Runs all steps without a pause and returns the result. */
export function runToEnd<V>(work: Generator<unknown, V>): V {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** The moves of a combat and the states between them; only the latest states are kept, older ones are replayed when needed. */
export class History<T extends Types> {
  readonly notes: Note[] = [];
  openingEvents: VisibleEvent<T>[] = [];
  private readonly rules: Ruleset<T>;
  /** Entries from number `earlier.length` on. The moment before the first of them is always kept. */
  private past: Entry<T>[] = [];
  private future: Undone<T>[] = [];
  private earlier: readonly Move<T>[] = [];
  private recall: Recall<T> | undefined;
  /** Entries whose moments are kept because somebody looked there. */
  private dense: Entry<T>[] = [];

  constructor(rules: Ruleset<T>) {
    this.rules = rules;
  }

  /** The history of a restored combat. */
  static restore<T extends Types>(
    rules: Ruleset<T>,
    moves: readonly Move<T>[],
    notes: readonly Note[],
    recall: Recall<T>,
  ): History<T> {
    const history = new History<T>(rules);
    history.earlier = moves;
    history.recall = recall;
    history.notes.push(...notes);
    return history;
  }

  get at(): number {
    return this.earlier.length + this.past.length;
  }
  get moves(): readonly Move<T>[] {
    return [...this.earlier, ...this.past.map((entry) => entry.move)];
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  get last(): Entry<T> | undefined {
    return this.past.at(-1);
  }
  /** How many states are held: few, however long the combat. */
  get held(): number {
    return (
      this.past.filter((entry) => entry.before !== undefined).length +
      this.future.filter((undone) => undone.after !== undefined).length
    );
  }

  /** All moves, oldest first; of a restored combat also those before it, if they can be replayed. */
  entries(): readonly Entry<T>[] {
    runToEnd(this.reach(0));
    return this.past;
  }

  /** A new move: what was taken back before cannot be made again. */
  add(entry: Entry<T>): void {
    const { past } = this;
    past.push(entry);
    if (this.future.length) this.future = [];
    const old = past.length - 1 - KEPT_MOMENTS;
    if (old > 0) (past[old] as Entry<T>).before = undefined;
  }

  /** Remembers the present; the function it returns restores it and drops the moves added since. */
  mark(): () => void {
    const { past, future, earlier, recall } = this;
    const entries = past.length;
    const notes = this.notes.length;
    const moments = past.slice(-KEPT_MOMENTS - 1).map((entry) => ({ entry, before: entry.before }));
    return () => {
      past.length = entries;
      this.notes.length = notes;
      Object.assign(this, { past, future, earlier, recall });
      for (const { entry, before } of moments) entry.before = before;
    };
  }

  /** The number of the move that the last decision began with; nothing if nobody has decided anything yet. */
  get lastDecision(): number | undefined {
    for (let i = this.past.length - 1; i >= 0; i--) if (!this.past[i]?.move.part) return this.earlier.length + i;
    for (let i = this.earlier.length - 1; i >= 0; i--) if (!this.earlier[i]?.part) return i;
    return undefined;
  }

  /** The moves from number `count` on. They have been reached. */
  since(count: number): readonly Entry<T>[] {
    return this.past.slice(count - this.earlier.length);
  }

  /** The next move to be made again belongs to the decision before it. */
  get redoContinues(): boolean {
    return this.future.at(-1)?.entry.move.part !== undefined;
  }

  /** The last entry leaves; `now` is what redo comes back to. Its moment has been reached. */
  takeBack(now: Omit<Undone<T>, 'entry'>): Replaced<T> {
    const entry = this.past.pop();
    if (entry?.before === undefined) throw new Error('No move is left to take back.');
    this.future.push({ entry, ...now });
    const far = this.future[this.future.length - 1 - KEPT_MOMENTS];
    if (far) far.after = undefined;
    return entry as Replaced<T>;
  }

  /** The move that was taken back last stands again. */
  redo(now: Moment<T>): (Undone<T> & { after: T['state'] }) | undefined {
    const next = this.future.pop();
    if (!next) return undefined;
    const after = next.after ?? again(this.rules, now, next.entry.move).state;
    const { future } = this;
    next.entry.before = now.state;
    this.add(next.entry);
    this.future = future;
    return { ...next, after };
  }

  forgetUndone(): void {
    this.future = [];
  }

  note(code: Note['code'], seat: string, fence?: Note['fence'], agreed?: Note['agreed']): void {
    this.notes.push({ at: this.at, code, seat, ...(fence && { fence }), ...(agreed && { agreed }) });
  }

  /** The state before move number `count`, where it has been reached. */
  before(count: number): T['state'] | undefined {
    return this.past[count - this.earlier.length]?.before;
  }

  /** Goes back as far as the moment before move number `count`, so that `before` knows it; one move a piece. */
  *reach(count: number): Chunked<Refused | undefined> {
    if (count < this.earlier.length) {
      const refused = yield* this.bringBack();
      if (refused) return refused;
    }
    const index = count - this.earlier.length;
    if (index < 0 || index >= this.past.length || this.past[index]?.before !== undefined) return undefined;
    let from = index;
    while (this.past[from]?.before === undefined) from--;
    const nearest = this.past[from];
    for (const entry of this.dense) if (entry !== nearest) entry.before = undefined;
    this.dense = this.dense.filter((entry) => entry === nearest);
    // Far back, marks are left on the way, so that going on backwards costs a piece and not the whole way again.
    const apart = Math.max(KEPT_MOMENTS, Math.ceil((index - from) / KEPT_MOMENTS));
    for (const { i, before } of this.again(from, index)) {
      const entry = this.past[i] as Entry<T>;
      if ((i - from) % apart === 0) entry.before = before;
      else if (i > index - apart) {
        entry.before = before;
        this.dense.push(entry);
      }
      yield;
    }
    return undefined;
  }

  /** Plays from the moment before entry `from` to the one before entry `to`. */
  private *again(from: number, to: number): Generator<{ i: number; before: T['state'] }> {
    const first = this.past[from] as Entry<T>;
    let now: Moment<T> = { state: first.before as T['state'], need: first.need };
    for (let i = from; i < to; i++) {
      now = again(this.rules, now, (this.past[i] as Entry<T>).move);
      yield { i: i + 1, before: now.state };
    }
  }

  /** The entries of a restored combat, from its setup. */
  private *bringBack(): Chunked<Refused | undefined> {
    if (!this.recall) return undefined;
    const found: Entry<T>[] = [];
    const apart = Math.max(KEPT_MOMENTS, Math.ceil(this.earlier.length / KEPT_MOMENTS));
    const playing = this.recall();
    for (;;) {
      const next = playing.next();
      if (next.done) {
        if (!next.value.ok) return next.value;
        this.openingEvents = next.value.openingEvents;
        break;
      }
      const kept = found.length % apart === 0 || found.length >= this.earlier.length - KEPT_MOMENTS;
      found.push(kept ? next.value : { ...next.value, before: undefined });
      yield;
    }
    this.recall = undefined;
    this.past = [...found, ...this.past];
    this.earlier = [];
    return undefined;
  }

  /** Every known move with the moments on both sides, oldest first, played again one at a time; nothing of it is kept. */
  *walk(now: T['state']): Generator<Walked<T>> {
    const entries = this.past;
    if (!entries.length) return;
    let before = entries[0]?.before as T['state'];
    let next = 0;
    for (const moment of this.again(0, entries.length - 1)) {
      yield { entry: entries[next] as Entry<T>, before, after: moment.before };
      before = moment.before;
      next = moment.i;
    }
    yield { entry: entries[next] as Entry<T>, before, after: now };
  }

  /** The move that opened the innermost sequence of these frames that can be canceled. */
  openSequence(frames: readonly Frame<T>[]): Cancellable | undefined {
    const depth = openFrames(frames as readonly Frame<Types>[])?.at(-1);
    if (depth === undefined) return undefined;
    if (this.recall && runToEnd(this.bringBack())) return undefined;
    let index = this.past.length;
    while (index > 0 && this.past[index - 1]?.opens?.includes(depth)) index--;
    const opener = this.past[index - 1];
    if (!opener) return undefined;
    const found = { at: this.earlier.length + index - 1, seat: opener.move.seat };
    const fence = this.past.slice(index - 1).find((entry) => entry.fence)?.fence;
    return fence ? { ...found, fence } : found;
  }

  /** The same history for a combat of its own. */
  copy(): History<T> {
    const copy = new History<T>(this.rules);
    copy.openingEvents = this.openingEvents;
    copy.past = [...this.past];
    copy.earlier = this.earlier;
    copy.recall = this.recall;
    copy.notes.push(...this.notes);
    return copy;
  }
}
