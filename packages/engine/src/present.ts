import { dry, type Pull } from './chance/source.ts';
import { type Tray, WrongDice } from './chance/tray.ts';
import type { Frame, Need, Ruleset, Types } from './contract.ts';
import { stepOf } from './define.ts';
import { History, type Recall, runToEnd } from './history.ts';
import { clone } from './json.ts';
import { Runner } from './play.ts';
import {
  type Answer,
  type Entry,
  type Move,
  type Note,
  openFrames,
  type Refused,
  refuse,
  TABLE,
  type VisibleEvent,
} from './record.ts';

/** What a combat goes on from, when it does not begin. */
export interface Resumed<T extends Types> {
  state: T['state'];
  moves: readonly Move<T>[];
  opening?: readonly number[];
  notes?: readonly Note[];
  recall: Recall<T>;
  /** Where the bots' own chance comes from. */
  bots: number;
  /** The version of the rules that made the first of its moves, if not the one of today. */
  begunWith?: number;
}

/** The present moment of a combat, with its dice and the log behind it: the one place where moves are made and taken back. */
export class Present<T extends Types> {
  readonly rules: Ruleset<T>;
  readonly tray: Tray;
  state: T['state'];
  /** What the table must throw before anything goes on. */
  need: Need<T> | undefined;
  log: History<T>;
  /** Counts every change, undo and redo too. */
  count = 0;
  private readonly runner: Runner<T>;
  private newEvents: VisibleEvent<T>[] = [];
  /** Who has moved since the prompt that stands now was first shown. */
  private since: T['seat'][] = [];

  constructor(rules: Ruleset<T>, tray: Tray, state: T['state']) {
    this.rules = rules;
    this.tray = tray;
    this.state = state;
    this.log = new History(rules);
    this.runner = new Runner(rules, state, tray, (event, only) => {
      this.newEvents.push(only === undefined ? { event } : { event, only });
    });
    this.runner.asks = true;
  }

  /** The sequence that plays now. */
  get frame(): Frame<T> | undefined {
    return (this.state.frames as readonly Frame<T>[]).at(-1);
  }

  /** From the setup to the first prompt; returns the chance that came up. */
  start(): number[] {
    const pulls: Pull[] = [];
    this.log.openingEvents = this.run((runner) => runner.start(), pulls).events;
    return pulls.map((pull) => pull.value);
  }

  /** Goes on from a saved moment. The replay behind `recall` is only made when somebody undoes past it. */
  resume({ moves, notes = [], recall }: Pick<Resumed<T>, 'moves' | 'notes' | 'recall'>): void {
    this.log = History.restore(this.rules, moves, notes, recall);
    if (this.frame?.then == null) return;
    // What was pulled before chance ran dry is kept in the frame: asking a dry source finds the same need again.
    const waiting = new Runner(this.rules, this.state, dry());
    waiting.run();
    this.state = waiting.state;
    this.need = waiting.need;
  }

  /**
   * Has a mover missed something that matters? Not if the prompt that was seen still stands and only other seats have
   * moved at it, in the flow and without chance or reveal; whether the very same action is still offered is checked as ever.
   */
  isStale(seat: T['seat'], seen: number): boolean {
    const missed = this.count - seen;
    if (missed === 0) return false;
    return missed < 0 || missed > this.since.length || this.since.slice(-missed).includes(seat);
  }

  /** Makes a move, of a seat or of the table; refused for its dice, nothing has changed. */
  commit(move: Move<T>, dice: readonly number[], act: (runner: Runner<T>) => void): Answer<T> {
    const before = this.state;
    const need = this.need;
    const turns = this.runner.turns;
    const inFlow = move.seat !== TABLE && this.isInFlow(move.action.type as T['action']['type']);
    const tray = dice.length ? this.tray.save() : undefined;
    const pulls: Pull[] = [];
    this.state = (this.rules.clone ?? clone)(before);
    this.tray.supply(dice);
    const back = () => {
      this.state = before;
      this.need = need;
      if (tray) this.tray.restore(tray);
      else this.tray.giveBack(pulls);
    };
    let done: { events: VisibleEvent<T>[]; fence: 'roll' | 'reveal' | undefined };
    try {
      done = this.run(act, pulls);
    } catch (error) {
      back();
      if (error instanceof WrongDice) return refuse('wrong-dice', { face: error.face, sides: error.sides });
      throw error;
    }
    if (this.tray.unused) {
      const unused = this.tray.unused;
      back();
      return refuse('too-many-dice', { unused });
    }
    const logged: Move<T> = pulls.length ? { ...move, dice: pulls.map((pull) => pull.value) } : move;
    const entry: Entry<T> = { move: logged, before, events: done.events, pulls };
    if (done.fence) entry.fence = done.fence;
    if (need) entry.need = need;
    const opens = openFrames(before.frames as readonly Frame<Types>[]);
    if (opens) entry.opens = opens;
    this.log.add(entry);
    this.count++;
    // Only a move of the flow that neither ends the prompt nor brings anything to light lets it stand.
    const stands = this.runner.turns === turns && inFlow && !done.fence;
    if (stands) this.since.push(move.seat as T['seat']);
    else if (this.since.length) this.since = [];
    return { ok: true, events: done.events };
  }

  private isInFlow(type: T['action']['type']): boolean {
    const { frame } = this;
    return frame?.then === null && stepOf(this.rules, frame.step).on?.[type] !== undefined;
  }

  /** Marks the moment as changed, so that a move decided before it is refused as stale. */
  markChanged(): void {
    this.count++;
    this.since = [];
  }

  private run(act: (runner: Runner<T>) => void, pulls: Pull[]) {
    const runner = this.runner;
    const events: VisibleEvent<T>[] = [];
    this.newEvents = events;
    runner.state = this.state;
    runner.pulls = pulls;
    runner.fence = undefined;
    act(runner);
    this.state = runner.state;
    this.need = runner.need;
    return { events, fence: runner.fence };
  }

  /** Remembers everything that a move changes; the function it returns puts it back. */
  mark(): () => void {
    const { state, need, count } = this;
    const since = [...this.since];
    const tray = this.tray.save();
    const restoreLog = this.log.mark();
    return () => {
      Object.assign(this, { state, need, count, since });
      this.tray.restore(tray);
      restoreLog();
    };
  }

  /** Takes the last move back. `again`: its chance waits to be used again. */
  takeBack(again = true): void {
    const entry = this.log.takeBack({ after: this.state, need: this.need, tray: this.tray.save() });
    if (again) this.tray.giveBack(entry.pulls);
    this.state = entry.before;
    this.need = entry.need;
  }

  /** Makes the move again that was taken back last, with the same dice. */
  redo(): Entry<T> | undefined {
    const next = this.log.redo({ state: this.state, need: this.need });
    if (!next) return undefined;
    this.state = next.after;
    this.need = next.need;
    this.markChanged();
    this.tray.restore(next.tray);
    return next.entry;
  }

  /** Takes moves back, to the moment after `count` of them; tells whether a roll or a reveal was among them. */
  goBackTo(count: number, again = true): { ok: true; fence: 'roll' | 'reveal' | undefined } | Refused {
    const { log } = this;
    let fence: 'roll' | 'reveal' | undefined;
    while (log.at > count) {
      const refused = runToEnd(log.reach(log.at - 1));
      if (refused) return refused;
      fence ??= log.last?.fence;
      this.takeBack(again);
    }
    return { ok: true, fence };
  }
}
