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
import { answered } from './answered.ts';
import { askAll, askOnce } from './asking.ts';
import { everyFace } from './faces.ts';
import type { Graph } from './settle.ts';

/** What a graph may cost before it is given up. Counts, never times: the same question gets the same answer everywhere. */
export interface GraphBudget {
  /** Positions, each kept with its state. */
  positions: number;
  /** Results of chance that are tried, each with a copy of a state. */
  results: number;
  /**
   * For a glance: given up as soon as it looks too large, by what the first positions took. That may be wrong of a combat that begins large and
   * soon gets small, so whoever can wait counts to the end of the budget.
   */
  hurries?: boolean;
}

/** What exact odds may cost where nothing else is said. */
export const WHOLE: GraphBudget = { positions: 50_000, results: 50_000, hurries: false };

/** What is asked of the rules. */
export interface Asked<T extends Types> {
  rules: Ruleset<T>;
  policies: Policies<T>;
  /** What the policy of a seat looks at here, where that is known: equal words, the choice at the same place of the list. */
  sight?(state: T['state'], seat: T['seat'], choices: readonly Choice<T>[]): string | undefined;
  /** Stops here although it is not over: after a round, at the end of a phase. */
  until?(state: T['state']): boolean;
  /** Equal words for ends that count as one. */
  tell(state: T['state']): string;
  /** A figure that only grows, and that `key` may forget: rounds. Its expectation comes with the answer. */
  count?(state: T['state']): number;
  /** Whether a game's `leap` is taken; tests go without. */
  leaps?: boolean;
  /** Why none could be taken from a state, by name. */
  whyNotLeap?(state: T['state']): Reason | undefined;
  budget: GraphBudget;
}

/** What was done to make it. */
export interface Effort {
  positions: number;
  results: number;
  /** Moves of policies that had something to choose from. */
  moves: number;
  leaps: number;
  /** States that leaps led to. */
  landed: number;
}

export interface Explored<T extends Types> extends Graph, Effort {
  ok: true;
  /** What is told of each end, and one state of it. */
  told: readonly { words: string; state: T['state'] }[];
  /** One state of each position. */
  states: readonly T['state'][];
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

/** So many reasons are enough to tell. */
const MOST_REFUSED = 3;

/** So many positions are gone on from before a glance takes them for the others. */
const KNOWN_BY = 4;

/** Policies that never come to chance or an end run in circles. */
const MOST_MOVES = 20_000;

class GivenUp {
  readonly code: string;
  readonly limit: number;
  constructor(code: string, limit: number) {
    this.code = code;
    this.limit = limit;
  }
}

/** Where a position leads and how likely, and how much `count` grows on the way; ways to the same place are one. */
class Ways {
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
}

/** What is worked out in steps, without listening in between. */
export function atOnce<V>(steps: Generator<undefined, V>): V {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/**
 * The combat as a graph: its positions are the moments at which chance decides, told apart by the ruleset's own `key`; between
 * them the policies move by the very rules that play. Nothing here knows a game. In steps, a result of chance each: for whoever has
 * to listen in between.
 */
export function* exploring<T extends Types>(
  asked: Asked<T>,
  start: T['state'],
): Generator<undefined, Explored<T> | NotExplored> {
  const walker = new Walker(asked);
  try {
    yield* walker.walkFrom(start);
    return walker.explored();
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    return { ok: false, refused: walker.refused, code: error.code, limit: error.limit, ...walker.effort };
  }
}

class Walker<T extends Types> {
  readonly effort: Effort = { positions: 1, results: 0, moves: 0, leaps: 0, landed: 0 };
  readonly refused: Reason[] = [];
  private readonly asked: Asked<T>;
  private readonly copy: (state: T['state']) => T['state'];
  private readonly byKey = new Map<string, number>();
  private readonly ahead = new Ahead();
  /** By what a policy looks at: the place of the choice that it took. */
  private readonly answers = new Map<string, number>();
  private readonly byWords = new Map<string, number>();
  private readonly told: { words: string; state: T['state'] }[] = [];
  private readonly open: Position<T>[] = [];
  private expanded = 0;
  private readonly states: T['state'][] = [];
  private readonly to: Int32Array[] = [];
  private readonly shares: Float64Array[] = [];
  private readonly grows: number[] = [];

  constructor(asked: Asked<T>) {
    this.asked = asked;
    this.copy = asked.rules.clone ?? clone;
  }

  explored(): Explored<T> {
    const { to, shares, told, states } = this;
    return {
      ok: true,
      ...this.effort,
      to,
      shares,
      ends: told.length,
      told,
      states,
      grows: Float64Array.from(this.grows),
    };
  }

  /** The start is a position of its own, which leads to wherever the policies go first. */
  *walkFrom(start: T['state']): Generator<undefined, void> {
    this.states[0] = start;
    const ways = new Ways();
    const runner = new Runner(this.asked.rules, this.copy(start), dry());
    // A state that has not begun yet stands before its first step.
    if (runner.state.frames.length) runner.settle();
    else runner.start();
    this.goOn(runner, 1, this.counted(start), ways);
    this.keep(0, ways);
    for (let next = this.open.pop(); next; next = this.open.pop()) {
      yield;
      yield* this.expand(next);
    }
  }

  private counted(state: T['state']): number {
    return this.asked.count?.(state) ?? 0;
  }

  private keep(at: number, { shares, grows }: Ways): void {
    this.to[at] = Int32Array.from(shares.keys());
    this.shares[at] = Float64Array.from(shares.values());
    this.grows[at] = grows;
  }

  private *expand({ at, state, need, seat }: Position<T>): Generator<undefined, void> {
    this.expanded++;
    const before = this.counted(state);
    const ways = new Ways();
    if (seat !== undefined) this.decide(state, seat, before, ways);
    else if (need && !this.leapFrom(state, need, before, ways)) yield* this.tryAll(state, need, before, ways);
    this.keep(at, ways);
  }

  private leapFrom(state: T['state'], need: Need<T>, before: number, ways: Ways): boolean {
    const { rules, policies, leaps } = this.asked;
    const later = leaps === false ? undefined : rules.leap?.(state, need, policies, () => this.tried());
    if (!later) {
      const why = leaps === false || this.refused.length >= MOST_REFUSED ? undefined : this.asked.whyNotLeap?.(state);
      if (why && !this.refused.some((one) => same(one, why))) this.refused.push(why);
      return false;
    }
    this.effort.leaps++;
    this.effort.landed += later.length;
    for (const { state: there, share } of later) {
      const runner = new Runner(rules, there, dry());
      runner.settle();
      this.goOn(runner, share, before, ways);
    }
    return true;
  }

  private *tryAll(state: T['state'], need: Need<T>, before: number, ways: Ways): Generator<undefined, void> {
    const { rules, budget } = this.asked;
    const lumps = rules.lump?.(state, need) ?? everyFace(need);
    if (!lumps) throw new GivenUp('odds-too-many-faces', budget.results);
    // Known before any of them is tried.
    if (this.effort.results + lumps.length > budget.results) throw new GivenUp('odds-too-many-results', budget.results);
    for (const { values, share } of lumps) {
      if (share === 0) continue;
      this.tried();
      this.goOn(answered(rules, state, values), share, before, ways);
      yield;
    }
  }

  private tried(): void {
    const { results, hurries } = this.asked.budget;
    const { expanded, open } = this;
    const tried = ++this.effort.results;
    // What is open is taken to cost as much as what is done, position for position.
    const expected = hurries && expanded >= KNOWN_BY ? tried * (1 + open.length / expanded) : tried;
    if (expected > results) throw new GivenUp('odds-too-many-results', results);
  }

  /** A policy that leaves it to chance: every answer that it could give. */
  private decide(state: T['state'], seat: T['seat'], before: number, ways: Ways): void {
    const { rules, policies } = this.asked;
    const list = choices(rules, state).filter((choice) => choice.seat === seat);
    this.effort.moves++;
    const tried = () => this.tried();
    for (const { action, share } of askAll(policies(seat), rules.view(state, seat), seat, list, tried)) {
      const runner = new Runner(rules, this.copy(state), dry());
      runner.apply(seat, action);
      this.goOn(runner, share, before, ways);
    }
  }

  /** Who decides at this prompt, and among what: of several, whoever has waited longest. */
  private prompted(state: T['state'], moved: Readonly<Record<string, number>>) {
    const list = choices(this.asked.rules, state);
    const seat = seatToServe(list, moved);
    if (seat === undefined)
      throw new Error(`${this.asked.rules.id}: nothing to do at ${JSON.stringify(state.frames.at(-1))}`);
    const mine = list.every((choice) => choice.seat === seat) ? list : list.filter((choice) => choice.seat === seat);
    return { seat, list: mine };
  }

  private goOn(runner: Runner<T>, share: number, before: number, ways: Ways): void {
    const { target, counted } = this.next(runner);
    ways.add(target, share, counted - before);
  }

  /**
   * Policies move on to the next position or end. Prompts with equal keys lead to the same place, so that each is asked once,
   * whichever way led there.
   */
  private next(runner: Runner<T>): { target: number; counted: number } {
    const { policies } = this.asked;
    const moved: Record<string, number> = {};
    const passed: { key: string; counted: number }[] = [];
    let found: { target: number; counted: number } | undefined;
    for (let moves = 0; !found; moves++) {
      if (moves > MOST_MOVES) throw new GivenUp('odds-too-many-moves', MOST_MOVES);
      const { state } = runner;
      found = this.stop(runner);
      if (found) break;
      const { seat, list } = this.prompted(state, moved);
      moved[seat] = moves;
      const sight = list.length > 1 ? this.asked.sight?.(state, seat, list) : undefined;
      let action = only(list) ?? this.remembered(sight, list);
      if (action === undefined && sight !== undefined) {
        action = this.ask(policies(seat), state, seat, list);
        const place = list.findIndex((choice) => choice.action === action);
        if (place >= 0) this.answers.set(sight, place);
      } else if (action === undefined) {
        if (this.ahead.pays) {
          const prompt = { key: `${seat} ${this.keyOf(state)}`, counted: this.counted(state) };
          const known = this.ahead.find(prompt.key);
          if (known) {
            found = { target: known.target, counted: prompt.counted + known.grown };
            break;
          }
          passed.push(prompt);
        }
        action = this.ask(policies(seat), state, seat, list);
      }
      if (action === undefined) found = { target: this.place(state, undefined, seat), counted: this.counted(state) };
      else runner.apply(seat, action);
    }
    for (const { key, counted } of passed)
      this.ahead.keep(key, { target: found.target, grown: found.counted - counted });
    return found;
  }

  private remembered(sight: string | undefined, list: readonly Choice<T>[]): T['action'] | undefined {
    const place = sight === undefined ? undefined : this.answers.get(sight);
    return place === undefined ? undefined : list[place]?.action;
  }

  /** Where nobody moves: chance is awaited, or it is over, or it was asked up to here. */
  private stop({ state, need }: Runner<T>): { target: number; counted: number } | undefined {
    const { rules, until } = this.asked;
    const over = rules.outcome(state) !== undefined || until?.(state) === true;
    if (!over && !need) return undefined;
    return { target: over ? this.end(state) : this.place(state, need), counted: this.counted(state) };
  }

  private ask(bot: ReturnType<Policies<T>>, state: T['state'], seat: T['seat'], list: readonly Choice<T>[]) {
    this.effort.moves++;
    return askOnce(bot, this.asked.rules.view(state, seat), seat, list);
  }

  private keyOf(state: T['state']): string {
    return this.asked.rules.key?.(state) ?? JSON.stringify(state);
  }

  private end(state: T['state']): number {
    const words = this.asked.tell(state);
    let number = this.byWords.get(words);
    if (number === undefined) {
      number = this.told.length;
      this.byWords.set(words, number);
      this.told.push({ words, state });
    }
    return -1 - number;
  }

  private place(state: T['state'], need: Need<T> | undefined, seat?: T['seat']): number {
    const { budget } = this.asked;
    const key = `${need ? `${need.kind}${need.count}:${need.sides}` : seat} ${this.keyOf(state)}`;
    let at = this.byKey.get(key);
    if (at === undefined) {
      at = this.effort.positions++;
      if (at >= budget.positions) throw new GivenUp('odds-too-many-positions', budget.positions);
      this.byKey.set(key, at);
      this.states[at] = state;
      this.open.push({ at, state, need, seat });
    }
    return at;
  }
}

/** A prompt with one thing to do is no question to a policy. */
function only<T extends Types>(list: readonly Choice<T>[]): T['action'] | undefined {
  const [first] = list;
  return list.length === 1 && first && !first.form && !first.not ? first.action : undefined;
}
