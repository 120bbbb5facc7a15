import type { Pull, Source } from './chance/source.ts';
import type { Frame, Goes, Handler, Need, Play, Ruleset, Step, Types } from './contract.ts';
import { clone } from './plain.ts';

/** Thrown inside one entry when chance runs dry, and caught there: the entry is put back, the move stands. */
class Dry {
  readonly need: Need;
  readonly had: number[];
  constructor(need: Need, had: number[]) {
    this.need = need;
    this.had = had;
  }
}

export type Hear<T extends Types> = (event: T['event'], only: T['seat'] | undefined) => void;

/** A loop that never reaches a prompt is a mistake of the ruleset; this many steps without one are enough. */
const LONGEST_RUN = 10_000;

/**
 * Moves one state, in place, from prompt to prompt. Interactive play gives it a copy for every move and keeps the old
 * state; simulation and search run the very same handlers on one state.
 */
export class Runner<T extends Types> implements Play<T> {
  readonly rules: Ruleset<T>;
  state: T['state'];
  /** What the table must throw before anything goes on. */
  need: Need | undefined;
  /** Whether a roll or a reveal happened since the last `forget`. */
  fence: 'roll' | 'reveal' | undefined;
  private readonly source: Source;
  private readonly hear: Hear<T> | undefined;
  /** A list that collects every number of chance that comes up; not kept in search. */
  pulls: Pull[] | undefined;
  private queue: Frame<T>[] = [];
  private mayPull = false;
  private given: number[] = [];
  private had: number[] = [];
  private held: [T['event'], T['seat'] | undefined][] | undefined;

  constructor(rules: Ruleset<T>, state: T['state'], source: Source, hear?: Hear<T>, pulls?: Pull[]) {
    this.rules = rules;
    this.state = state;
    this.source = source;
    this.hear = hear;
    this.pulls = pulls;
  }

  private get frames(): Frame<T>[] {
    return this.state.frames as Frame<T>[];
  }
  get own(): T['own'] {
    const frames = this.frames;
    return (frames[frames.length - 1] as Frame<T>).own;
  }

  roll(count: number, sides: number, why: string): number[] {
    return this.pull('roll', count, sides, why);
  }

  draw(count: number, size: number, why: string): number[] {
    const places = this.pull('draw', Math.min(count, size), size, why);
    // A place counts only what is left: step over what was drawn before, from the lowest up.
    const taken: number[] = [];
    for (let i = 0; i < places.length; i++) {
      let position = places[i] as number;
      for (const earlier of taken) if (position >= earlier) position++;
      let at = 0;
      while (at < taken.length && (taken[at] as number) < position) at++;
      taken.splice(at, 0, position);
      places[i] = position;
    }
    return places;
  }

  reveal(): void {
    this.fence ??= 'reveal';
  }

  get heard(): boolean {
    return this.hear !== undefined;
  }

  emit(event: T['event'], only?: T['seat']): void {
    if (this.held) this.held.push([event, only]);
    else this.hear?.(event, only);
  }

  call(step: T['step'], own: T['own'], open?: true): void {
    this.queue.push(open ? { step, then: step, own, open } : { step, then: step, own });
  }

  /** From the set-up to the first prompt. */
  start(): void {
    const first = this.rules.first;
    this.frames.push({ step: first, then: first, own: {} as T['own'] });
    this.settle();
  }

  /** One action, and on to the next prompt. The caller has found it among the choices. */
  apply(seat: T['seat'], action: T['action']): void {
    const frames = this.frames;
    const top = frames[frames.length - 1] as Frame<T>;
    const step = this.rules.steps[top.step as T['step']];
    const type = action.type as T['action']['type'];
    const inFlow = top.then === null ? step.on?.[type] : undefined;
    if (inFlow) this.follow(top, step, (inFlow as Handler<T, T['action']>)(this, action, seat), false);
    else {
      const outside = this.rules.always?.on?.[type] as Handler<T, T['action']> | undefined;
      if (!outside) throw new Error(`${type} is no action of ${top.step}`);
      this.follow(top, step, outside(this, action, seat), true);
    }
    this.settle();
  }

  /** On to the next prompt: choices, dice, or the end. */
  settle(): void {
    this.need = undefined;
    for (let guard = 0; guard < LONGEST_RUN; guard++) {
      const frames = this.frames;
      const top = frames[frames.length - 1];
      if (!top || this.rules.outcome(this.state) !== undefined) return;
      if (top.then === null) {
        const step = this.rules.steps[top.step as T['step']];
        const goes = step.next?.(this.state, top.own);
        if (goes === undefined) return;
        this.follow(top, step, goes, false);
      } else if (top.then === 'back') frames.pop();
      else if (!this.arrive(top, top.then)) return;
    }
    throw new Error(`no prompt after ${LONGEST_RUN} steps, around ${this.lately().join(', ')}`);
  }

  private lately(): string[] {
    const steps = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const top = this.frames[this.frames.length - 1];
      if (!top) break;
      steps.add(top.then ?? top.step);
      if (top.then === 'back') this.frames.pop();
      else if (top.then !== null) this.arrive(top, top.then);
      else {
        const step = this.rules.steps[top.step as T['step']];
        this.follow(top, step, step.next?.(this.state, top.own), false);
      }
    }
    return [...steps];
  }

  private arrive(top: Frame<T>, to: T['step']): boolean {
    const step = this.rules.steps[to];
    if (!step.rolls) {
      top.step = to;
      top.then = null;
      this.follow(top, step, step.enter?.(this), false);
      return true;
    }
    if (top.dice !== undefined) {
      this.given = top.dice;
      delete top.dice;
    }
    if (this.source.sure) {
      top.step = to;
      top.then = null;
      this.mayPull = true;
      this.follow(top, step, step.enter?.(this), false);
      this.mayPull = false;
      if (this.given.length) this.given = [];
      return true;
    }
    return this.arriveUnsure(top, to, step);
  }

  /** The source may run dry: then this one entry is put back, and nothing more. */
  private arriveUnsure(top: Frame<T>, to: T['step'], step: Step<T>): boolean {
    const before = clone(this.state);
    const given = this.given.slice();
    this.had = [];
    this.held = [];
    const fence = this.fence;
    try {
      top.step = to;
      top.then = null;
      this.mayPull = true;
      this.follow(top, step, step.enter?.(this), false);
      const held = this.held;
      this.held = undefined;
      for (const [event, only] of held) this.hear?.(event, only);
      return true;
    } catch (error) {
      if (!(error instanceof Dry)) throw error;
      this.queue = [];
      this.state = before;
      this.need = error.need;
      this.fence = fence;
      const waiting = this.frames[this.frames.length - 1] as Frame<T>;
      if (error.had.length) waiting.dice = error.had;
      // Numbers that this entry pulled from the source are known now, even though it waits for more.
      if (error.had.length > given.length) this.fence = 'roll';
      return false;
    } finally {
      this.given = [];
      this.mayPull = false;
      this.held = undefined;
    }
  }

  private pull(kind: 'roll' | 'draw', count: number, sides: number, why: string): number[] {
    if (!this.mayPull) throw new Error(`${why}: chance outside the entry of a step that rolls`);
    if (count <= 0) return [];
    this.fence = 'roll';
    const have = this.given.length ? this.given.splice(0, count) : undefined;
    const missing = have ? count - have.length : count;
    let out = have;
    if (missing > 0) {
      const left = kind === 'roll' ? sides : sides - count + missing;
      const more = this.source.pull(kind, missing, left, why);
      if (this.pulls) {
        for (let i = 0; i < more.length; i++) {
          this.pulls.push({ kind, sides: kind === 'roll' ? sides : left - i, value: more[i] as number });
        }
      }
      out = have ? [...have, ...more] : more;
      if (more.length < missing) {
        const among = kind === 'roll' ? sides : left - more.length;
        throw new Dry({ kind, count: missing - more.length, sides: among, why }, [...this.had, ...out]);
      }
    }
    const all = out as number[];
    if (!this.source.sure) for (const value of all) this.had.push(value);
    return all;
  }

  private follow(top: Frame<T>, step: Step<T>, goes: Goes<T>, outside: boolean): void {
    if (goes !== undefined) {
      if (outside) throw new Error(`an action outside the flow may not lead to ${goes}`);
      if (!step.to.includes(goes)) throw new Error(`${top.step} does not lead to ${goes}`);
      top.then = goes;
    }
    if (!this.queue.length) return;
    const frames = this.frames;
    // Nothing left to do here: what it called answers to its caller.
    if (goes === 'back') frames.splice(frames.lastIndexOf(top), 1);
    const calls = outside ? this.rules.always?.calls : step.calls;
    while (this.queue.length) {
      const frame = this.queue.pop() as Frame<T>;
      if (!calls?.includes(frame.step)) throw new Error(`${top.step} does not call ${frame.step}`);
      frames.push(frame);
    }
  }
}
