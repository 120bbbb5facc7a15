import { type Chance, clone, type Reason, type Ruleset, type Types } from '@fray/engine';
import type { Force, Game } from '@fray/games';
import { explore, type GraphBudget } from './graph.ts';
import { playNumber } from './sampler.ts';
import { settle } from './settle.ts';

/** What a screen asks: how does it end for these two sides? Plain data, as it comes from another thread. */
export interface ExactAsked<T extends Types> {
  /** A set-up, or what a seat may see of a running combat. */
  from: { setup: T['setup'] } | { view: T['view']; seat: T['seat'] };
  /** The two sides; without a second one it is won or lost. */
  sides: readonly string[];
  /** What it may cost; left out: a glance. */
  budget?: Partial<GraphBudget>;
}
/** The answer in shares of all combats, not in counts of some. */
export interface ExactAnswer {
  /** The first side wins. */
  a: number;
  /** The second side wins. */
  b: number;
  /** Neither. */
  draw: number;
  /** On average, where the game counts them. */
  rounds?: number;
  /** How likely the first side wins with so much left. */
  leftA: Readonly<Record<string, number>>;
  /** The same of the second. */
  leftB: Readonly<Record<string, number>>;
  /** What each side has before, where the game tells. */
  hadA?: Force;
  /** The same of the second. */
  hadB?: Force;
  /** Lost on average, win or lose. */
  costA: number;
  /** The same of the second. */
  costB: number;
}
/** Exact, or why not: then it is sampled. */
export type Exactly = { ok: true; answer: ExactAnswer } | { ok: false; because: readonly Reason[] };

/** A glance takes no more than this: beyond it a sampler is as soon there. */
const GLANCE: GraphBudget = { positions: 3000, results: 5000 };

/** One end, for the two sides. */
interface Told {
  winner: 'a' | 'b' | 'draw';
  left: readonly [number, number];
  cost: readonly [number, number];
}

/** The odds of two sides, if they can be counted within the budget: for a worker, which loads it with the game when it is first asked. */
export function exactly<T extends Types>(game: Game<T>, { from, sides, budget }: ExactAsked<T>): Exactly {
  const { rules } = game;
  const start = 'setup' in from ? rules.begin(clone(from.setup)) : seenWhole(rules, from.view, from.seat);
  if (start === undefined) return { ok: false, because: [{ code: 'odds-hidden' }] };
  const [a = '', b = ''] = sides;
  const before = game.forces?.(start) ?? {};
  const tell = (state: T['state']): string => JSON.stringify(toldOf(game, before, state, a, b));
  const policies = () => game.bot;
  const { sight, rounds, whyNotLeap } = game.counting ?? {};
  const graph = explore(
    {
      rules,
      policies,
      tell,
      budget: { ...GLANCE, ...budget },
      ...(sight ? { sight } : {}),
      ...(rounds ? { count: rounds } : {}),
      ...(whyNotLeap ? { whyNotLeap } : {}),
    },
    start,
  );
  if (!graph.ok) return { ok: false, because: [...graph.refused, { code: graph.code, limit: graph.limit }] };
  const settled = settle(graph);
  const ends: [Told, number][] = graph.told.map(({ words }, at) => [JSON.parse(words), settled.ends[at] as number]);
  for (const { at, share } of settled.endless)
    if (share > 0) {
      const played = playNumber({ game, policies }, graph.states[at] as T['state'], 1, 0);
      ends.push([toldOf(game, before, played, a, b), share]);
    }
  const mean = settled.visits.reduce((sum, visits, at) => sum + visits * (graph.grows[at] as number), 0);
  const answer = added(ends, [before[a], before[b]]);
  return { ok: true, answer: rounds ? { ...answer, rounds: mean + rounds(start) } : answer };
}

/** The state behind a view in which nothing is hidden; nothing where something is. */
function seenWhole<T extends Types>(rules: Ruleset<T>, view: T['view'], seat: T['seat']): T['state'] | undefined {
  let guessed = false;
  const guess: Chance = (count) => {
    guessed = true;
    return new Array<number>(count).fill(1);
  };
  const state = rules.imagine(clone(view), seat, guess);
  return guessed || rules.secrets?.(state, seat).length ? undefined : state;
}

function toldOf<T extends Types>(
  game: Game<T>,
  before: Record<string, Force>,
  state: T['state'],
  a: string,
  b: string,
): Told {
  const { rules } = game;
  const outcome = rules.outcome(state);
  if (outcome === undefined) throw new Error(`${rules.id}: told before it is over`);
  const { left } = game.summary(state, outcome);
  const after = game.forces?.(state) ?? {};
  const lost = (seat: string): number => Math.max(0, (before[seat]?.worth ?? 0) - (after[seat]?.worth ?? 0));
  const scoreOf = (name: string): number | undefined => {
    const seat = rules.seats.find((one) => one === name);
    return seat === undefined ? undefined : rules.score(outcome, seat);
  };
  const mine = scoreOf(a) ?? 0;
  // A second side that nobody plays (the enemies of a hero) has won what the first has lost.
  const theirs = scoreOf(b) ?? 1 - mine;
  return {
    winner: mine > theirs ? 'a' : theirs > mine ? 'b' : 'draw',
    left: [left[a] ?? 0, left[b] ?? 0],
    cost: [lost(a), lost(b)],
  };
}

function added(ends: readonly [Told, number][], [hadA, hadB]: readonly (Force | undefined)[]): ExactAnswer {
  const sum = { a: 0, b: 0, draw: 0, costA: 0, costB: 0 };
  const left: Record<'a' | 'b', Record<string, number>> = { a: {}, b: {} };
  for (const [{ winner, left: stays, cost }, share] of ends) {
    sum[winner] += share;
    sum.costA += share * cost[0];
    sum.costB += share * cost[1];
    // Who came with nothing to lose has nothing to show.
    const had = winner === 'a' ? hadA : hadB;
    if (winner === 'draw' || had?.count === 0) continue;
    const count = `${stays[winner === 'a' ? 0 : 1]}`;
    left[winner][count] = (left[winner][count] ?? 0) + share;
  }
  return { ...sum, leftA: left.a, leftB: left.b, ...(hadA ? { hadA } : {}), ...(hadB ? { hadB } : {}) };
}
