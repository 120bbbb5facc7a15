import type { Pull, Source } from './chance/source.ts';
import type { DiceGroup, Frame, Goes, Handler, Need, Play, Ruleset, Step, ThrowFor, Types } from './contract.ts';
import { clone } from './json.ts';

/** Thrown inside one entry when chance runs dry, and caught there: the entry is put back, the move stands. */
class Dry<T extends Types> {
  readonly need: Need<T>;
  readonly had: number[];
  constructor(need: Need<T>, had: number[]) {
    this.need = need;
    this.had = had;
  }
}

/** Receives every event; `only` is the one seat that may know it. */
export type Hear<T extends Types> = (event: T['event'], only: T['seat'] | undefined) => void;

type What<T extends Types> = ThrowFor<T, undefined> | ThrowFor<T, never>;

/** The groups of the dice that are still missing, when the first `known` have been thrown. */
function groupsLeft(groups: readonly DiceGroup[], known: number): DiceGroup[] {
  const left: DiceGroup[] = [];
  let skip = known;
  for (const group of groups) {
    if (group.count > skip) left.push(skip > 0 ? { ...group, count: group.count - skip } : group);
    skip = Math.max(0, skip - group.count);
  }
  return left;
}

/** What is left of what is held, when these places have been drawn, each counted among what was left then. */
function heldLeft(held: readonly string[], drawn: readonly number[]): string[] {
  const left = [...held];
  for (const place of drawn) left.splice(place, 1);
  return left;
}

/** A loop that never reaches a prompt is a mistake of the ruleset; this many steps without one are enough. */
const LONGEST_RUN = 10_000;

/** Moves one state, in place, from prompt to prompt; interactive play, simulation and search all use it. */
export class Runner<T extends Types> implements Play<T> {
  /** The game that is played. */
  readonly rules: Ruleset<T>;
  state: T['state'];
  /** What the table must throw before anything goes on. */
  need: Need<T> | undefined;
  /** Whether a roll or a reveal happened since it was last cleared; a combat clears it before each move. */
  fence: 'roll' | 'reveal' | undefined;
  private readonly source: Source;
  private readonly hear: Hear<T> | undefined;
  /** A list that collects every number of chance that comes up; not kept in search. */
  pulls: Pull[] | undefined;
  /** A table is there to be asked for what it holds (`asksTable`): a combat that people play, never search. */
  asks = false;
  /** How many of the next numbers the table leaves to the source. */
  left = 0;
  /** Asked where an entry would wait for chance: true leaves it there, before anybody knows for what. For search, which may know what follows. */
  isKnown: (() => boolean) | undefined;
  /** Counts arrivals, calls and returns: as long as it does not change, the prompt is the same. */
  turns = 0;
  private queue: Frame<T>[] = [];
  /** The next entry has all the chance it asked for. */
  private answered = false;
  private mayPull = false;
  /** What this entry pulls is kept, in case that it must wait. */
  private keeps = false;
  private given: number[] = [];
  private had: number[] = [];
  private held: [T['event'], T['seat'] | undefined][] | undefined;

  constructor(rules: Ruleset<T>, state: T['state'], source: Source, hear?: Hear<T>, pulls?: Pull[]) {
    this.rules = rules;
    this.state = state;
    this.source = source;
    this.hear = hear;
    this.pulls = pulls;
    // Handlers may take what they need out of `play`: `enter({ state, emit })`.
    this.roll = this.roll.bind(this);
    this.draw = this.draw.bind(this);
    this.reveal = this.reveal.bind(this);
    this.emit = this.emit.bind(this);
    this.call = this.call.bind(this);
    this.back = this.back.bind(this);
  }

  private get frames(): Frame<T>[] {
    return this.state.frames as Frame<T>[];
  }
  get memory(): T['memory'][T['step']] {
    const frames = this.frames;
    return (frames[frames.length - 1] as Frame<T>).memory;
  }

  roll(count: number, sides: number, what: What<T>, about?: unknown): number[] {
    return this.pull('roll', count, sides, what, about);
  }

  draw(count: number, size: number, what: What<T>, about?: unknown): number[] {
    const places = this.pull('draw', Math.min(count, size), size, what, about);
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

  get watched(): boolean {
    return this.hear !== undefined;
  }

  emit(event: T['event'], only?: T['seat']): void {
    if (this.held) this.held.push([event, only]);
    else this.hear?.(event, only);
  }

  call<C extends T['step']>(step: C, memory: T['memory'][C], open?: true): void {
    this.queue.push(open ? { step, then: step, memory, open } : { step, then: step, memory });
  }

  back(value: unknown): 'back' {
    const frames = this.frames;
    (frames[frames.length - 1] as Frame<T>).value = value;
    return 'back';
  }

  /** From the setup to the first prompt. */
  start(): void {
    const first = this.rules.first;
    this.frames.push({ step: first, then: first, memory: {} as T['memory'][T['step']] });
    this.run();
  }

  /**
   * The chance that the waiting entry asked for, and on to the next prompt. For search, which keeps a copy: nothing is put by for
   * the case that the entry asks for more. Then the answer is false, and the state is of no use any more.
   */
  answer(values: readonly number[]): boolean {
    const top = this.frames[this.frames.length - 1] as Frame<T>;
    top.dice = top.dice ? [...top.dice, ...values] : [...values];
    this.answered = true;
    try {
      this.run();
      return true;
    } catch (error) {
      if (!(error instanceof Dry)) throw error;
      return false;
    }
  }

  /** Dice for the entry that waits for them, and on to the next prompt; what it asks for more it waits for, with all of them. */
  addDice(values: readonly number[]): void {
    const top = this.frames[this.frames.length - 1] as Frame<T>;
    top.dice = [...(top.dice ?? []), ...values];
    this.run();
  }

  /** One action, and on to the next prompt. The caller has found it among the choices. */
  apply(seat: T['seat'], action: T['action']): void {
    const frames = this.frames;
    const top = frames[frames.length - 1] as Frame<T>;
    const step = this.rules.steps[top.step as T['step']] as Step<T>;
    const type = action.type as T['action']['type'];
    const inFlow = top.then === null ? step.on?.[type] : undefined;
    if (inFlow) this.follow(top, step, (inFlow as Handler<T, T['action']>)(this, action, seat), false);
    else {
      const outside = this.rules.always?.on?.[type] as Handler<T, T['action']> | undefined;
      if (!outside)
        throw this.mistake(top.step, `has no handler for "${type}": add on: { '${type}'(play, action, seat) { ... } }`);
      this.follow(top, step, outside(this, action, seat), true);
    }
    this.run();
  }

  /** On to the next prompt: choices, dice, or the end. */
  run(): void {
    this.need = undefined;
    for (let guard = 0; guard < LONGEST_RUN; guard++) {
      const frames = this.frames;
      const top = frames[frames.length - 1];
      if (!top || this.rules.outcome(this.state) !== undefined) return;
      if (top.then === null) {
        const step = this.rules.steps[top.step as T['step']] as Step<T>;
        const goes = step.next?.(this.state, top.memory);
        if (goes === undefined) return;
        this.follow(top, step, goes, false);
      } else if (top.then === 'back') this.goBack(frames, top);
      else if (!this.arrive(top, top.then)) return;
    }
    const around = this.lately();
    throw new Error(
      `${this.rules.id}: no prompt after ${LONGEST_RUN} steps, around ${around.map((step) => `"${step}"`).join(', ')}: one of them must wait for a choice or end the combat`,
    );
  }

  /** A mistake of the ruleset: the game, the step, and what to write instead. */
  private mistake(step: string, what: string): Error {
    return new Error(`${this.rules.id}, step "${step}": ${what}`);
  }

  private goBack(frames: Frame<T>[], top: Frame<T>): void {
    this.turns++;
    frames.pop();
    const caller = frames[frames.length - 1];
    if (top.value === undefined || !caller) return;
    const step = this.rules.steps[caller.step as T['step']] as Step<T>;
    const hear = step.onReturn?.[top.step as T['step']] as ((play: Play<T>, value: unknown) => void) | undefined;
    if (!hear) {
      throw this.mistake(
        caller.step,
        `"${top.step}" hands it a value that it does not use: add onReturn: { '${top.step}'(play, value) { ... } }`,
      );
    }
    hear(this, top.value);
    if (this.queue.length)
      throw this.mistake(caller.step, 'calls a sequence while it hears a value: call it in a handler');
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
        const step = this.rules.steps[top.step as T['step']] as Step<T>;
        this.follow(top, step, step.next?.(this.state, top.memory), false);
      }
    }
    return [...steps];
  }

  private arrive(top: Frame<T>, to: T['step']): boolean {
    this.turns++;
    const step = this.rules.steps[to] as Step<T>;
    if (!step.rolls) {
      top.step = to;
      top.then = null;
      this.follow(top, step, step.enter?.(this), false);
      return true;
    }
    if (!this.answered && this.isKnown?.()) return false;
    if (top.dice !== undefined) {
      this.given = top.dice;
      delete top.dice;
    }
    if (this.answered || (this.source.sure && !this.isAsking())) {
      this.answered = false;
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

  private isAsking(): boolean {
    return this.asks && this.rules.asksTable?.(this.state) === true;
  }

  /** The source may run dry: then this one entry is put back, and nothing more. */
  private arriveUnsure(top: Frame<T>, to: T['step'], step: Step<T>): boolean {
    const before = (this.rules.clone ?? clone)(this.state);
    const given = this.given.slice();
    this.had = [];
    this.held = [];
    this.keeps = true;
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
      this.keeps = false;
      this.held = undefined;
    }
  }

  private pull(kind: 'roll' | 'draw', count: number, sides: number, what: What<T>, about: unknown): number[] {
    if (!this.mayPull) {
      throw this.mistake(
        this.frames.at(-1)?.step ?? '',
        'chance outside an entry: mark the step "rolls: true" and roll in its "enter"',
      );
    }
    if (count <= 0) return [];
    this.fence = 'roll';
    const have = this.given.length ? this.given.splice(0, count) : undefined;
    const missing = have ? count - have.length : count;
    let out = have;
    if (missing > 0) {
      const left = kind === 'roll' ? sides : sides - count + missing;
      const more = this.source.pull(kind, missing, left, this.isAsked(kind, what, about));
      if (this.left > 0) this.left = Math.max(0, this.left - more.length);
      if (this.pulls) {
        for (let i = 0; i < more.length; i++) {
          this.pulls.push({ kind, sides: kind === 'roll' ? sides : left - i, value: more[i] as number });
        }
      }
      out = have ? [...have, ...more] : more;
      if (more.length < missing) {
        const among = kind === 'roll' ? sides : left - more.length;
        const lacks = missing - more.length;
        throw new Dry<T>(this.makeNeed({ kind, count: lacks, sides: among }, out, what, about), [...this.had, ...out]);
      }
    }
    const all = out as number[];
    if (this.keeps) for (const value of all) this.had.push(value);
    return all;
  }

  /** Is it for the table to say? Dice are; a draw is where the ruleset says what is held. */
  private isAsked(kind: Need['kind'], what: What<T>, about: unknown): boolean {
    if (this.left > 0 || !this.isAsking()) return false;
    return kind === 'roll' || (what as ThrowFor<T, unknown>)(this.state, this.memory, about).held !== undefined;
  }

  /** The table must throw: only now is it said what for. `known`: what this pull has had already. */
  private makeNeed(
    lacks: Pick<Need, 'kind' | 'count' | 'sides'>,
    known: readonly number[],
    what: What<T>,
    about: unknown,
  ): Need<T> {
    const { groups, held, ...said } = (what as ThrowFor<T, unknown>)(this.state, this.memory, about);
    const need: Need<T> = { ...lacks, ...said };
    if (groups) need.groups = groupsLeft(groups, known.length);
    if (held) need.held = heldLeft(held, known);
    return need;
  }

  private follow(top: Frame<T>, step: Step<T>, goes: Goes<T>, outside: boolean): void {
    if (goes !== undefined) {
      if (outside)
        throw this.mistake(top.step, `an action outside the flow may not lead to "${goes}": let it return nothing`);
      if (!step.to.includes(goes))
        throw this.mistake(top.step, `goes to "${goes}", which is not in its "to": add it there`);
      top.then = goes;
    }
    if (!this.queue.length) return;
    const frames = this.frames;
    // Nothing left to do here: what it called answers to its caller.
    if (goes === 'back' && top.value === undefined) frames.splice(frames.lastIndexOf(top), 1);
    this.turns++;
    const calls = outside ? this.rules.always?.calls : step.calls;
    while (this.queue.length) {
      const frame = this.queue.pop() as Frame<T>;
      if (!calls?.includes(frame.step)) {
        const where = outside ? 'the calls of "always"' : 'its "calls"';
        throw this.mistake(top.step, `calls "${frame.step}", which is not in ${where}: add it there`);
      }
      frames.push(frame);
    }
  }
}
