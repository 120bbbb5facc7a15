import { type Choice, choices, clone, dry, type Need, type Ruleset, Runner, type Types } from '@fray/engine';
import type { Planning } from '@fray/games';
import { answerNeed } from '../odds/answer-need.ts';
import { everyFace } from '../odds/faces.ts';

/** Proven of a plan: nothing is worth more; the same by what counts first alone; or nothing, since the limit was reached. */
export type Proven = 'all' | 'main' | 'none';

/** The best that one seat can do from here, against no opponent that decides. */
export interface Plan<T extends Types> {
  /** What it is worth, by the game's own count. */
  value: number;
  /** What to do, up to the first chance: behind it the plan depends on what comes. */
  actions: readonly T['action'][];
  /** How far nothing is worth more. */
  proven: Proven;
  /** Positions that were looked at. */
  positions: number;
  /** Every way it ends, with how likely that is. Less than 1 in all where the limit was reached: the rest is not known. */
  ends: readonly PlanEnd<T>[];
}
/** How a plan ends where chance goes one way. */
export interface PlanEnd<T extends Types> {
  /** How likely it is. */
  share: number;
  /** What it looks like then. */
  state: T['state'];
}

/** Positions that are looked at, where nothing else is said. */
export const DEFAULT_POSITIONS = 30_000;

/** A copy of a state as far as it goes on its own, or with these dice: one that has not begun stands before its first step. */
export function startRunner<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  dice: ConstructorParameters<typeof Runner>[2] = dry(),
): Runner<T> {
  const runner = new Runner(rules, (rules.clone ?? clone)(state), dice);
  if (runner.state.frames.length) runner.run();
  else runner.start();
  return runner;
}

/** In how many ways chance can go before the first decision; no more than `most` are counted. */
export function waysToBegin<T extends Types>(rules: Ruleset<T>, { state, need }: Runner<T>, most: number): number {
  if (!need) return 1;
  const results = rules.mergeRolls?.(state, need) ?? everyFace(need);
  if (!results) return most;
  let ways = 0;
  for (const { values } of results) {
    ways += waysToBegin(rules, answerNeed(rules, state, values), most - ways);
    if (ways >= most) return most;
  }
  return ways;
}

interface Solved<T extends Types> {
  /** What the position is worth; where it is not exact, no more than this. */
  value: number;
  exact: boolean;
  action: T['action'] | undefined;
  seat: T['seat'] | undefined;
}

/**
 * Every choice through the rules, depth first: equal positions once, what cannot become better than what is found already, here or before
 * it, is left out.
 * Where chance decides, the mean over all that can come.
 */
class Search<T extends Types> {
  positions = 0;
  private readonly solved = new Map<string, Solved<T>>();
  private readonly rules: Ruleset<T>;
  private readonly how: Planning<T>;
  /** Somewhere there was more to look at. */
  wasCut = false;
  /** So far positions may be counted. */
  private until: number;
  constructor(rules: Ruleset<T>, how: Planning<T>, limit: number) {
    this.rules = rules;
    this.how = how;
    this.until = limit;
  }
  private get stopped(): boolean {
    if (this.positions >= this.until) this.wasCut = true;
    return this.positions >= this.until;
  }
  private readonly copy = (state: T['state']): T['state'] => (this.rules.clone ?? clone)(state);

  /** What comes of an action: the next prompt, or every way that chance can go on from it. */
  after(state: T['state'], seat: T['seat'], action: T['action']): Runner<T> {
    const runner = new Runner(this.rules, this.copy(state), dry());
    runner.apply(seat, action);
    return runner;
  }

  /** What a position is worth, whether somebody decides there or chance does. */
  worth({ state, need }: Runner<T>, floor?: number): number {
    return need ? this.mean(state, need) : this.best(state, floor);
  }
  /** Where the plan leads from here: by what was found, or by all that can come. Nowhere where nothing was found. */
  next({ state, need }: Runner<T>): 'over' | { runner: Runner<T>; share: number }[] {
    if (need)
      return (this.results(state, need) ?? []).map(({ values, share }) => ({
        runner: answerNeed(this.rules, state, values),
        share,
      }));
    if (this.rules.outcome(state) !== undefined) return 'over';
    const found = this.solved.get(this.how.futureKey(state));
    if (found?.action === undefined || found.seat === undefined) return [];
    return [{ runner: this.after(state, found.seat, found.action), share: 1 }];
  }
  private results(state: T['state'], need: Need<T>) {
    return this.rules.mergeRolls?.(state, need) ?? everyFace(need);
  }

  /** What a position is worth, if it is more than `floor`; else no more than a bound for it. */
  best(state: T['state'], floor = Number.NEGATIVE_INFINITY): number {
    if (this.rules.outcome(state) !== undefined) return this.how.value(state);
    const most = this.how.most(state);
    if (most <= floor) return most;
    const key = this.how.futureKey(state);
    const before = this.solved.get(key);
    if (before && (before.exact || before.value <= floor)) return before.value;
    if (this.stopped) return Number.NEGATIVE_INFINITY;
    this.positions++;
    const found: Solved<T> = { value: Number.NEGATIVE_INFINITY, exact: true, action: undefined, seat: undefined };
    /** The highest bound of what was left out. */
    let out = Number.NEGATIVE_INFINITY;
    for (const { seat, action } of this.how.tries(state, choices(this.rules, state) as readonly Choice<T>[])) {
      const runner = this.after(state, seat, action);
      const needed = Math.max(floor, found.value);
      const bound = this.how.most(runner.state);
      if (bound <= needed) {
        out = Math.max(out, bound);
        continue;
      }
      const value = this.worth(runner, needed);
      if (value > needed) Object.assign(found, { value, action, seat });
      else out = Math.max(out, value);
      if (found.value >= most || this.stopped) break;
    }
    // Nothing above the floor: all that is known is that there is nothing.
    if (found.action === undefined && out > Number.NEGATIVE_INFINITY)
      Object.assign(found, { value: out, exact: false });
    this.solved.set(key, found);
    return found.value;
  }

  /** The mean over everything that can be drawn or thrown. What is left of the limit is shared out: none of it goes without. */
  private mean(state: T['state'], need: Need<T>): number {
    const results = this.results(state, need);
    const { until } = this;
    if (!results || results.length > until - this.positions) {
      this.positions = until;
      this.wasCut = true;
      return Number.NEGATIVE_INFINITY;
    }
    let sum = 0;
    for (const [at, { values, share }] of results.entries()) {
      this.until = this.positions + Math.floor((until - this.positions) / (results.length - at));
      sum += share * this.worth(answerNeed(this.rules, state, values));
    }
    this.until = until;
    return sum;
  }

  /** The best from the first position: going on as it stands, or with what was begun before given up, where that is worth more. */
  first(start: Runner<T>, floor?: number): number {
    const others = start.need
      ? []
      : (this.how.givesUp?.(choices(this.rules, start.state) as readonly Choice<T>[]) ?? []);
    const { until } = this;
    if (others.length) this.until = Math.floor(until / 2);
    let value = this.worth(start, floor);
    this.until = until;
    for (const { seat, action } of others) {
      const other = this.worth(this.after(start.state, seat, action), value);
      if (other <= value) continue;
      value = other;
      this.solved.set(this.how.futureKey(start.state), { value, exact: true, action, seat });
    }
    return value;
  }

  /** The way that was found, as far as no chance comes between. */
  actionsFrom(start: T['state']): T['action'][] {
    const actions: T['action'][] = [];
    for (let state = start; this.rules.outcome(state) === undefined; ) {
      const found = this.solved.get(this.how.futureKey(state));
      if (found?.action === undefined || found.seat === undefined) break;
      actions.push(found.action);
      const runner = this.after(state, found.seat, found.action);
      if (runner.need) break;
      state = runner.state;
    }
    return actions;
  }
}

/** Follows what was found through all that chance can bring. */
function endsOf<T extends Types>(search: Search<T>, start: Runner<T>): PlanEnd<T>[] {
  const ends: PlanEnd<T>[] = [];
  const follow = (runner: Runner<T>, share: number): void => {
    const next = search.next(runner);
    if (next === 'over') ends.push({ share, state: runner.state });
    else for (const way of next) follow(way.runner, share * way.share);
  };
  follow(start, 1);
  return ends;
}

/** One aim from one position, above a floor. */
function searchFor<T extends Types>(
  rules: Ruleset<T>,
  how: Omit<Planning<T>, 'winning' | 'planText' | 'main'>,
  state: T['state'],
  limit: number,
  floor?: number,
): Omit<Plan<T>, 'proven'> & { proven: boolean } {
  const search = new Search(rules, how, limit);
  const start = startRunner(rules, state);
  const value = search.first(start, floor);
  const actions = start.need ? [] : search.actionsFrom(start.state);
  return { value, actions, proven: !search.wasCut, positions: search.positions, ends: endsOf(search, start) };
}

/** What a plan is worth by everything, where its ends are all known. */
const worthOf = <T extends Types>(how: Pick<Planning<T>, 'value'>, ends: readonly PlanEnd<T>[]): number =>
  ends.reduce((sum, { share, state }) => sum + share * how.value(state), 0);

// What counts first is looked for first; among what is as good, the cheapest, with what is left of the positions.
/** The best plan from a state with nothing hidden: at a prompt, where chance is awaited, or before it begins. */
export function plan<T extends Types>(
  rules: Ruleset<T>,
  { main, ...how }: Omit<Planning<T>, 'winning' | 'planText'>,
  state: T['state'],
  positions = DEFAULT_POSITIONS,
): Plan<T> {
  if (!main) {
    const only = searchFor(rules, how, state, positions);
    return { ...only, proven: only.proven ? 'all' : 'none' };
  }
  const first = searchFor(rules, { ...how, ...main }, state, positions);
  const value = worthOf(how, first.ends);
  if (!first.proven) return { ...first, value, proven: 'none' };
  const whole = searchFor(rules, how, state, positions - first.positions, first.value - main.least);
  const looked = { positions: first.positions + whole.positions };
  // Where the search for everything was cut short, what was found first may be worth more.
  if (whole.value > value || (whole.proven && whole.value === value))
    return { ...whole, ...looked, proven: whole.proven ? 'all' : 'main' };
  return { ...first, ...looked, value, proven: 'main' };
}
