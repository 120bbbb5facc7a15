import type { TrayState } from './chance/tray.ts';
import type { Frame, Need, Types } from './contract.ts';
import type { Entry, Move, Note, Refused, Told } from './record.ts';

/** A move that was taken back, with all it takes to make it again. */
export interface Undone<T extends Types> {
  entry: Entry<T>;
  after: T['state'];
  need: Need | undefined;
  tray: TrayState;
}

/** Brings the moves before a saved moment back, or says why not. Called at the first undo that needs them. */
export type Recall<T extends Types> = () => { ok: true; past: Entry<T>[]; openingEvents: Told<T>[] } | Refused;

/** What may be cancelled now: the move that opened it, and what stands between. */
export interface Opened {
  /** Where the opening move lies among the entries. */
  index: number;
  seat: string;
  fence?: 'roll' | 'reveal';
}

/** The moves of a combat with the state before each: every earlier moment, and what was taken back. Knows no rules. */
export class History<T extends Types> {
  readonly notes: Note[] = [];
  openingEvents: Told<T>[] = [];
  private past: Entry<T>[] = [];
  private future: Undone<T>[] = [];
  /** Moves of a restored combat that nobody has needed yet. */
  private earlier: readonly Move<T>[] = [];
  private recall: Recall<T> | undefined;

  /** The history of a restored combat: its moves are known, its moments only when `recall` is asked. */
  static restored<T extends Types>(moves: readonly Move<T>[], notes: readonly Note[], recall: Recall<T>): History<T> {
    const history = new History<T>();
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

  /** All that can be told, oldest first; of a restored combat what came before it too, where it can be replayed. */
  entries(): readonly Entry<T>[] {
    this.remember(this.at);
    return this.past;
  }

  /** A new move: what was taken back before cannot be made again. */
  add(entry: Entry<T>): void {
    this.past.push(entry);
    this.future = [];
  }

  /** The last entry leaves; `now` is what redo comes back to. */
  takeBack(now: Omit<Undone<T>, 'entry'>): Entry<T> {
    const entry = this.past.pop();
    if (!entry) throw new Error('No move is left to take back.');
    this.future.push({ entry, ...now });
    return entry;
  }

  /** The move that was taken back last stands again. */
  redo(): Undone<T> | undefined {
    const next = this.future.pop();
    if (next) this.past.push(next.entry);
    return next;
  }

  forgetUndone(): void {
    this.future = [];
  }

  note(code: Note['code'], seat: string, fence?: 'roll' | 'reveal'): void {
    this.notes.push(fence ? { at: this.at, code, seat, fence } : { at: this.at, code, seat });
  }

  /** The state before move number `count`, where history reaches back to it. */
  before(count: number): T['state'] | undefined {
    if (this.remember(this.at - count)) return undefined;
    return this.past[count - this.earlier.length]?.before;
  }

  /** Makes sure that history reaches back by `count` moves. */
  remember(count: number): Refused | undefined {
    if (count <= this.past.length || !this.recall) return undefined;
    const recalled = this.recall();
    if (!recalled.ok) return recalled;
    this.recall = undefined;
    this.past = [...recalled.past, ...this.past];
    this.openingEvents = recalled.openingEvents;
    this.earlier = [];
    return undefined;
  }

  /** The move that opened the innermost sequence of these frames that may be cancelled. */
  opened(frames: readonly Frame<T>[]): Opened | undefined {
    const depth = frames.findLastIndex((frame) => frame.open);
    if (depth < 0 || (this.recall && this.remember(this.at))) return undefined;
    let index = this.past.length;
    while (index > 0 && ((this.past[index - 1] as Entry<T>).before.frames as readonly Frame<T>[])[depth]?.open) index--;
    const opener = this.past[index - 1];
    if (!opener) return undefined;
    const fence = this.past.slice(index - 1).find((entry) => entry.fence)?.fence;
    return fence ? { index: index - 1, seat: opener.move.seat, fence } : { index: index - 1, seat: opener.move.seat };
  }

  /** The number of entries that can be taken back without a replay. */
  get length(): number {
    return this.past.length;
  }

  /** The same history for a combat of its own. */
  copy(): History<T> {
    const copy = new History<T>();
    copy.openingEvents = this.openingEvents;
    copy.past = [...this.past];
    copy.earlier = this.earlier;
    copy.recall = this.recall;
    copy.notes.push(...this.notes);
    return copy;
  }
}
