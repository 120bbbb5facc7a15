import {
  type Choice,
  choices,
  clone,
  dry,
  type Need,
  type Policies,
  type Reason,
  type Ruleset,
  Runner,
  same,
  seatToServe,
  type Types,
} from '@fray/engine';
import { Ahead } from './ahead.ts';
import { answerNeed } from './answer-need.ts';
import { askAll, askOnce } from './asking.ts';
import { everyFace } from './faces.ts';
import type { Graph } from './solve-rounds.ts';

/** What a graph may cost before it is given up: counts, not times, so that the answer is the same everywhere. */
export interface GraphBudget {
  /** Positions, each kept with its state. */
  positions: number;
  /** Results of chance that are tried, each with a copy of a state. */
  results: number;
  /**
   * For a glance: given up as soon as it looks too large, by what the first positions took. That may be wrong of a combat that begins large and
   * soon gets small, so a caller that can wait uses the whole budget.
   */
  hurries?: boolean;
}

/** What exact odds may cost where nothing else is said. */
export const WHOLE: GraphBudget = { positions: 50_000, results: 50_000, hurries: false };

/** How far it is counted out for advice, and for the bar above it, where nothing else is said: all choices together. */
export const DEFAULT_COUNT: GraphBudget = { positions: 5_000, results: 5_000 };

/** Prompts at which a seat does what is best for it, and what an end is worth to it. */
export interface Decisions<T extends Types> {
  /** What the seat decides between here; the first one is kept among equals. Nothing: its policy moves. */
  options(state: T['state'], seat: T['seat'], choices: readonly Choice<T>[]): readonly T['action'][] | undefined;
  /** What an end is worth to a seat. */
  worth(state: T['state'], seat: T['seat']): number;
}

interface Ending {
  words: string;
  worth: readonly number[];
  mark: Mark | undefined;
}

/** Where a state stands, and what each side has there. */
export interface Mark {
  /** A stage of the game, by code. */
  stage: string;
  /** By side, in the prices of the game. */
  worth: Readonly<Record<string, number>>;
}

/** Who decides at a position, and what leads where, in the order of `to`. */
export interface Decider<T extends Types> {
  seat: T['seat'];
  actions: readonly T['action'][];
  /** Everything that was offered, also what leads to the same place. */
  options: readonly T['action'][];
  /** By action: how much `count` grows on the way to the next position. */
  grown: readonly number[];
}

/** What is asked of the rules. */
export interface GraphQuestion<T extends Types> {
  rules: Ruleset<T>;
  policies: Policies<T>;
  /** What the policy of a seat looks at here, where that is known: equal words, the choice at the same place of the list. */
  policyInputs?(state: T['state'], seat: T['seat'], choices: readonly Choice<T>[]): string | undefined;
  /** Stops here although it is not over: after a round, at the end of a phase. */
  until?(state: T['state']): boolean;
  /** What seats decide for their own good, not by their policy. Left out: nothing. */
  decisions?: Decisions<T>;
  /** Equal words for ends that count as one. */
  tell(state: T['state']): string;
  /** Explored together instead of the start, each as likely as the others: `Explored.starts` tells where each leads. */
  starts?: readonly T['state'][];
  /** Where a state stands, and what each side has there: kept of every position and end. */
  mark?(state: T['state']): Mark;
  /** A figure that only grows and is not part of `futureKey`: rounds. The answer has its mean. */
  count?(state: T['state']): number;
  /** Why none could be taken from a state, by name. */
  whyNotSkip?(state: T['state']): Reason | undefined;
  budget: GraphBudget;
}

/** What was done to make it. */
export interface Effort {
  positions: number;
  results: number;
  /** Moves of policies that had something to choose from. */
  moves: number;
  /** Positions at which somebody decides. */
  decisions: number;
}

export interface Explored<T extends Types> extends Graph, Effort {
  ok: true;
  /** By start: the first position or end of it. */
  starts: readonly number[];
  /** The description of each end, and what it is worth to each seat of the rules, where seats decide. */
  endings: readonly Ending[];
  /** By position: where it stands, if that was asked. */
  marks: readonly (Mark | undefined)[];
  /** By position: who decides there; nothing where chance does. The share of the first option is 1, of the others 0. */
  deciders: readonly (Decider<T> | undefined)[];
  /** One state of a position. States are not kept: the graph is walked again to find it. */
  stateOf(position: number): T['state'];
  /** By position: how much `count` grows on the way to the next, on average. */
  grows: Float64Array;
}
export interface NotExplored extends Effort {
  ok: false;
  /** Why fights were walked step by step, by name, each once. */
  refused: readonly Reason[];
  /** Stable: `odds-too-many-positions`, `odds-too-many-results`, `odds-too-many-faces`, `odds-too-many-moves`. */
  code: string;
  limit: number;
}

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
      const runner = new Runner(this.question.rules, this.copy(one), dry());
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

  private countOf(state: T['state']): number {
    return this.question.count?.(state) ?? 0;
  }

  private keep(at: number, { shares, grows }: Branches): void {
    this.to[at] = Int32Array.from(shares.keys());
    this.shares[at] = Float64Array.from(shares.values());
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
    const { rules, policies, whyNotSkip } = this.question;
    const later = rules.skipAhead?.(state, need, policies, () => this.countResult());
    if (!later) {
      const why = this.refused.length < MOST_REFUSED ? whyNotSkip?.(state) : undefined;
      if (why && !this.refused.some((one) => same(one, why))) this.refused.push(why);
      return false;
    }
    for (const { state: there, share } of later) {
      const runner = new Runner(rules, there, dry());
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
      this.proceed(answerNeed(rules, state, values), share, before, branches);
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
    const { rules } = this.question;
    const byTarget = new Map<number, { action: T['action']; grown: number }>();
    for (const action of options) {
      const runner = new Runner(rules, this.copy(state), dry());
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
      const runner = new Runner(rules, this.copy(state), dry());
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
        found = { target: this.place(state, { seat, options }), counted: this.countOf(state) };
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
      if (action === undefined) found = { target: this.place(state, { seat }), counted: this.countOf(state) };
      else runner.apply(seat, action);
    }
    for (const { key, counted } of passed)
      this.ahead.keep(key, { target: found.target, grown: found.counted - counted });
    return found;
  }

  /** Where nobody moves: chance is awaited, or it is over, or it was asked up to here. */
  private stop({ state, need }: Runner<T>): { target: number; counted: number } | undefined {
    const { rules, until } = this.question;
    const over = rules.outcome(state) !== undefined || until?.(state) === true;
    if (!over && !need) return undefined;
    return { target: over ? this.end(state) : this.place(state, { need }), counted: this.countOf(state) };
  }

  private ask(bot: ReturnType<Policies<T>>, state: T['state'], seat: T['seat'], list: readonly Choice<T>[]) {
    this.effort.moves++;
    return askOnce(bot, this.question.rules.view(state, seat), seat, list);
  }

  private keyOf(state: T['state']): string {
    return this.question.rules.futureKey?.(state) ?? JSON.stringify(state);
  }

  private end(state: T['state']): number {
    const { tell, decisions, rules } = this.question;
    const words = tell(state);
    // Ends with the same words may be worth more or less to a seat that decides.
    const worth = this.weighs && decisions ? rules.seats.map((seat) => decisions.worth(state, seat)) : [];
    const key = worth.length ? `${worth} ${words}` : words;
    let number = this.byWords.get(key);
    if (number === undefined) {
      number = this.endings.length;
      this.byWords.set(key, number);
      this.endings.push({ words, worth, mark: this.question.mark?.(state) });
    }
    return -1 - number;
  }

  private place(
    state: T['state'],
    { need, seat, options }: { [F in 'need' | 'seat' | 'options']?: Position<T>[F] },
  ): number {
    const { budget } = this.question;
    const key = `${need ? `${need.kind}${need.count}:${need.sides}` : seat} ${this.keyOf(state)}`;
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
