import {
  type Choice,
  choices,
  clone,
  dry,
  type Need,
  type Policies,
  type Reason,
  Runner,
  same,
  seatToServe,
  type Types,
} from '@fray/engine';
import { Ahead } from './ahead.ts';
import { answerNeed } from './answer-need.ts';
import { askAll, askOnce } from './asking.ts';
import { everyFace } from './faces.ts';
import type { Decider, Effort, Ending, Explored, GraphQuestion, Mark, NotExplored } from './graph-question.ts';

/** At most this many reasons are given. */
const MOST_REFUSED = 3;
/** How many positions are explored before a quick look estimates the others from them. */
const KNOWN_BY = 4;
/** Policies that never come to chance or an end run in circles. */
const MOST_MOVES = 20_000;

/** Somebody decides, and ends were placed without what they are worth: then all of it begins again. */
class Unweighed extends Error {}

class GivenUp {
  readonly code: string;
  readonly limit: number;
  constructor(code: string, limit: number) {
    this.code = code;
    this.limit = limit;
  }
}

/** Where a position leads and how likely, and how much `count` grows on the way; ways to the same place are one. */
class Branches {
  readonly shares = new Map<number, number>();
  grows = 0;
  add(target: number, share: number, grown: number): void {
    this.shares.set(target, (this.shares.get(target) ?? 0) + share);
    this.grows += share * grown;
  }
}

/** A position: chance is awaited, or a policy that leaves it to chance. */
interface Position<T extends Types> {
  at: number;
  state: T['state'];
  /** What is awaited, or whose policy decides. */
  need: Need<T> | undefined;
  seat: T['seat'] | undefined;
  /** What that seat decides between, where it decides. */
  options: readonly T['action'][] | undefined;
}

/** What is worked out in steps, without listening in between. */
export function runToEnd<V>(steps: Generator<undefined, V>): V {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Builds the combat as a graph of the moments at which chance decides, told apart by the key of the ruleset, one result a step. */
export function* exploring<T extends Types>(
  question: GraphQuestion<T>,
  start: T['state'],
): Generator<undefined, Explored<T> | NotExplored> {
  let walker = new Walker(question);
  try {
    try {
      yield* walker.walk(start);
    } catch (error) {
      if (!(error instanceof Unweighed)) throw error;
      walker = new Walker(question, { weighs: true });
      yield* walker.walk(start);
    }
    return walker.toExplored((position) => findState(question, start, position));
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    return { ok: false, refused: walker.refused, code: error.code, limit: error.limit, ...walker.effort };
  }
}

/** The position that was looked for, with its state. */
class Found {
  readonly state: unknown;
  constructor(state: unknown) {
    this.state = state;
  }
}
/** Walks the graph again, up to the position of that number. */
function findState<T extends Types>(question: GraphQuestion<T>, start: T['state'], position: number): T['state'] {
  if (position === 0) return start;
  try {
    runToEnd(new Walker(question, { wanted: position, weighs: true }).walk(start));
  } catch (error) {
    if (error instanceof Found) return error.state as T['state'];
    throw error;
  }
  throw new Error(`${question.rules.id}: no position ${position}`);
}

class Walker<T extends Types> {
  readonly effort: Effort = { positions: 1, results: 0, moves: 0, decisions: 0 };
  readonly refused: Reason[] = [];
  private readonly question: GraphQuestion<T>;
  private readonly copy: (state: T['state']) => T['state'];
  private readonly byKey = new Map<string, number>();
  /** The key of the state that came to a throw last, and its position if it has one. */
  private arrived = '';
  private known: number | undefined;
  private readonly ahead = new Ahead();
  /** By what a policy looks at: the place of the choice that it took. */
  private readonly answers = new Map<string, number>();
  private readonly byWords = new Map<string, number>();
  private readonly endings: Ending[] = [];
  private readonly open: Position<T>[] = [];
  private expanded = 0;
  private readonly starts: number[] = [];
  private readonly deciders: (Decider<T> | undefined)[] = [];
  private readonly marks: (Mark | undefined)[] = [];
  private readonly to: Int32Array[] = [];
  private readonly shares: Float64Array[] = [];
  private readonly grows: number[] = [];

  /** The position whose state is looked for; nothing: the whole graph. */
  private readonly wanted: number | undefined;
  /** Somebody decides, so that ends differ by what they are worth; where nobody does, that is not worked out. */
  private weighs: boolean;

  constructor(question: GraphQuestion<T>, { wanted, weighs = false }: { wanted?: number; weighs?: boolean } = {}) {
    this.question = question;
    this.wanted = wanted;
    this.weighs = weighs;
    this.copy = question.rules.clone ?? clone;
  }

  toExplored(stateOf: Explored<T>['stateOf']): Explored<T> {
    const { to, shares, endings, deciders } = this;
    return {
      ok: true,
      ...this.effort,
      to,
      shares,
      ends: endings.length,
      starts: this.starts,
      endings,
      deciders,
      marks: this.marks,
      stateOf,
      grows: Float64Array.from(this.grows),
    };
  }

  /** The start is a position of its own, which leads to wherever the policies go first. */
  *walk(start: T['state']): Generator<undefined, void> {
    const branches = new Branches();
    this.marks.push(this.question.mark?.(start));
    const { starts = [start] } = this.question;
    for (const one of starts) {
      const runner = this.begin(this.copy(one));
      // A state that has not begun yet stands before its first step.
      if (runner.state.frames.length) runner.run();
      else runner.start();
      this.starts.push(this.proceed(runner, 1 / starts.length, this.countOf(one), branches));
    }
    this.keep(0, branches);
    for (let next = this.open.pop(); next; next = this.open.pop()) {
      yield;
      yield* this.expand(next);
    }
  }

  /** Plays a state until it comes to a throw; what follows a throw that is known is not asked again. */
  private readonly begin = (state: T['state']): Runner<T> => {
    const runner = new Runner(this.question.rules, state, dry());
    runner.isKnown = () => {
      this.arrived = this.keyOf(runner.state);
      this.known = this.byKey.get(this.arrived);
      return this.known !== undefined;
    };
    return runner;
  };

  private countOf(state: T['state']): number {
    return this.question.count?.(state) ?? 0;
  }

  private keep(at: number, { shares, grows }: Branches): void {
    const to = new Int32Array(shares.size);
    const parts = new Float64Array(shares.size);
    let place = 0;
    for (const [target, share] of shares) {
      to[place] = target;
      parts[place++] = share;
    }
    this.to[at] = to;
    this.shares[at] = parts;
    this.grows[at] = grows;
  }

  private *expand(position: Position<T>): Generator<undefined, void> {
    const { at, state, need, seat, options } = position;
    this.expanded++;
    const before = this.countOf(state);
    const branches = new Branches();
    if (seat !== undefined && options) return this.choose(position, seat, options, before);
    if (seat !== undefined) this.decide(state, seat, before, branches);
    else if (need && !this.skipFrom(state, need, before, branches)) yield* this.tryAll(state, need, before, branches);
    this.keep(at, branches);
  }

  private skipFrom(state: T['state'], need: Need<T>, before: number, branches: Branches): boolean {
    const { rules, policies } = this.question;
    const later = rules.skipAhead?.(state, need, policies, () => this.countResult());
    if (!later || 'code' in later) {
      if (later && this.refused.length < MOST_REFUSED && !this.refused.some((one) => same(one, later)))
        this.refused.push(later);
      return false;
    }
    for (const { state: there, share } of later) {
      const runner = this.begin(there);
      runner.run();
      this.proceed(runner, share, before, branches);
    }
    return true;
  }

  private *tryAll(state: T['state'], need: Need<T>, before: number, branches: Branches): Generator<undefined, void> {
    const { rules, budget } = this.question;
    const merged = rules.mergeRolls?.(state, need) ?? everyFace(need);
    if (!merged) throw new GivenUp('odds-too-many-faces', budget.results);
    // Known before any of them is tried.
    if (this.effort.results + merged.length > budget.results)
      throw new GivenUp('odds-too-many-results', budget.results);
    for (const { values, share } of merged) {
      if (share === 0) continue;
      this.countResult();
      this.proceed(answerNeed(rules, state, values, this.begin), share, before, branches);
      yield;
    }
  }

  private countResult(): void {
    const { results, hurries } = this.question.budget;
    const { expanded, open } = this;
    const tried = ++this.effort.results;
    // What is open is taken to cost as much as what is done, position for position.
    const expected = hurries && expanded >= KNOWN_BY ? tried * (1 + open.length / expanded) : tried;
    if (expected > results) throw new GivenUp('odds-too-many-results', results);
  }

  /** A seat decides: everything that it could do; what leads to the same place is one. */
  private choose({ at, state }: Position<T>, seat: T['seat'], options: readonly T['action'][], before: number): void {
    const byTarget = new Map<number, { action: T['action']; grown: number }>();
    const last = options.length - 1;
    for (const [place, action] of options.entries()) {
      // Nobody needs the state after its last option.
      const runner = this.begin(place === last ? state : this.copy(state));
      runner.apply(seat, action);
      this.countResult();
      const { target, counted } = this.next(runner);
      if (!byTarget.has(target)) byTarget.set(target, { action, grown: counted - before });
    }
    this.to[at] = Int32Array.from(byTarget.keys());
    this.shares[at] = Float64Array.from(byTarget.keys(), (_, place) => (place === 0 ? 1 : 0));
    this.effort.decisions++;
    const ways = [...byTarget.values()];
    this.grows[at] = ways[0]?.grown ?? 0;
    const actions = ways.map(({ action }) => action);
    this.deciders[at] = { seat, options, actions, grown: ways.map(({ grown }) => grown) };
  }

  /** A policy that leaves it to chance: every answer that it could give. */
  private decide(state: T['state'], seat: T['seat'], before: number, branches: Branches): void {
    const { rules, policies } = this.question;
    const list = choices(rules, state).filter((choice) => choice.seat === seat);
    this.effort.moves++;
    const tried = () => this.countResult();
    for (const { action, share } of askAll(policies(seat), rules.view(state, seat), seat, list, tried)) {
      const runner = this.begin(this.copy(state));
      runner.apply(seat, action);
      this.proceed(runner, share, before, branches);
    }
  }

  /** Who decides at this prompt, and among what: of several, the one that has waited longest. */
  private findPrompt(state: T['state'], moved: Readonly<Record<string, number>>) {
    const list = choices(this.question.rules, state);
    const seat = seatToServe(list, moved);
    if (seat === undefined)
      throw new Error(`${this.question.rules.id}: nothing to do at ${JSON.stringify(state.frames.at(-1))}`);
    const mine = list.every((choice) => choice.seat === seat) ? list : list.filter((choice) => choice.seat === seat);
    return { seat, list: mine };
  }

  private proceed(runner: Runner<T>, share: number, before: number, branches: Branches): number {
    const { target, counted } = this.next(runner);
    branches.add(target, share, counted - before);
    return target;
  }

  /**
   * Policies move on to the next position or end. Prompts with equal keys lead to the same place, so that each is asked once,
   * whichever way led there.
   */
  private next(runner: Runner<T>): { target: number; counted: number } {
    const { policies } = this.question;
    const moved: Record<string, number> = {};
    const passed: { key: string; counted: number }[] = [];
    let found: { target: number; counted: number } | undefined;
    for (let moves = 0; !found; moves++) {
      if (moves > MOST_MOVES) throw new GivenUp('odds-too-many-moves', MOST_MOVES);
      const { state } = runner;
      found = this.stop(runner);
      if (found) break;
      const { seat, list } = this.findPrompt(state, moved);
      moved[seat] = moves;
      const options = list.length > 1 ? this.question.decisions?.options(state, seat, list) : undefined;
      if (options) {
        found = { target: this.placePrompt(state, seat, options), counted: this.countOf(state) };
        break;
      }
      const inputs = list.length > 1 ? this.question.policyInputs?.(state, seat, list) : undefined;
      const known = inputs === undefined ? undefined : this.answers.get(inputs);
      let action = only(list) ?? (known === undefined ? undefined : list[known]?.action);
      if (action === undefined && inputs !== undefined) {
        action = this.ask(policies(seat), state, seat, list);
        const place = list.findIndex((choice) => choice.action === action);
        if (place >= 0) this.answers.set(inputs, place);
      } else if (action === undefined) {
        if (this.ahead.pays) {
          const prompt = { key: `${seat} ${this.keyOf(state)}`, counted: this.countOf(state) };
          const lead = this.ahead.find(prompt.key);
          if (lead) {
            found = { target: lead.target, counted: prompt.counted + lead.grown };
            break;
          }
          passed.push(prompt);
        }
        action = this.ask(policies(seat), state, seat, list);
      }
      if (action === undefined) found = { target: this.placePrompt(state, seat), counted: this.countOf(state) };
      else runner.apply(seat, action);
    }
    for (const { key, counted } of passed)
      this.ahead.keep(key, { target: found.target, grown: found.counted - counted });
    return found;
  }

  /** Where nobody moves: chance is awaited, or it is over, or it was asked up to here. */
  private stop({ state, need }: Runner<T>): { target: number; counted: number } | undefined {
    const { rules, until } = this.question;
    const { known } = this;
    this.known = undefined;
    const over = rules.outcome(state) !== undefined || until?.(state) === true;
    if (!over && !need && known === undefined) return undefined;
    const target = over ? this.end(state) : (known ?? this.place(state, this.arrived, { need }));
    return { target, counted: this.countOf(state) };
  }

  private ask(bot: ReturnType<Policies<T>>, state: T['state'], seat: T['seat'], list: readonly Choice<T>[]) {
    this.effort.moves++;
    return askOnce(bot, this.question.rules.view(state, seat), seat, list);
  }

  private keyOf(state: T['state']): string {
    return this.question.rules.futureKey?.(state) ?? JSON.stringify(state);
  }

  private end(state: T['state']): number {
    const { tell, decisions } = this.question;
    const words = tell(state);
    // Ends with the same words may be worth more or less to a seat that decides.
    const worth = (this.weighs && decisions?.worth(state)) || [];
    const key = worth.length ? `${worth} ${words}` : words;
    let number = this.byWords.get(key);
    if (number === undefined) {
      number = this.endings.length;
      this.byWords.set(key, number);
      this.endings.push({ words, worth, mark: this.question.mark?.(state) });
    }
    return -1 - number;
  }

  private placePrompt(state: T['state'], seat: T['seat'], options?: Position<T>['options']): number {
    return this.place(state, `${seat} ${this.keyOf(state)}`, { seat, options });
  }

  private place(
    state: T['state'],
    key: string,
    { need, seat, options }: { [F in 'need' | 'seat' | 'options']?: Position<T>[F] },
  ): number {
    const { budget } = this.question;
    let at = this.byKey.get(key);
    if (at === undefined) {
      at = this.effort.positions++;
      if (at >= budget.positions) throw new GivenUp('odds-too-many-positions', budget.positions);
      if (at === this.wanted) throw new Found(state);
      if (options && !this.weighs) {
        if (this.endings.length) throw new Unweighed();
        this.weighs = true;
      }
      this.byKey.set(key, at);
      this.marks[at] = this.question.mark?.(state);
      this.open.push({ at, state, need, seat, options });
    }
    return at;
  }
}

/** A prompt with one thing to do is no question to a policy. */
function only<T extends Types>(list: readonly Choice<T>[]): T['action'] | undefined {
  const [first] = list;
  return list.length === 1 && first && !first.form && !first.not ? first.action : undefined;
}
