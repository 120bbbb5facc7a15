import type { Reason, Types } from '@fray/engine';
import type { Force, Game, Survivors } from '@fray/games';
import { type Counted, countedOf } from './counted.ts';
import { runToEnd } from './graph.ts';
import { DEFAULT_COUNT, type GraphBudget } from './graph-question.ts';
import { type Prepared, prepare, type ScreenQuestion } from './prepare.ts';
import { type PlayStyle, solving } from './rungs.ts';
import { playNumber } from './sampler.ts';
import { winnerOf } from './value.ts';

export type { Counted } from './counted.ts';
export { WHOLE } from './graph-question.ts';
export { type Prepared, playedOut, prepare } from './prepare.ts';
export type { PlayStyle } from './rungs.ts';

/** What is asked to be exact. */
export interface ExactQuestion<T extends Types> extends ScreenQuestion<T> {
  /** What it may cost; left out: a glance. */
  budget?: Partial<GraphBudget>;
}
/** Who has won; `open`: it was asked only up to here, and nobody has. */
export type Winner = 'a' | 'b' | 'draw' | 'open';
/** One way it ends, with what is left of both sides. */
export interface ExactEnd {
  /** Whose end it is. */
  winner: Winner;
  /** How likely it is. */
  share: number;
  /** What is left of the two sides, kind by kind. */
  units: readonly [readonly Survivors[], readonly Survivors[]];
  /** What each side has lost, in the resources of the game. */
  cost: readonly [number, number];
}
/** The answer in shares of all combats, not in counts of some. */
export interface ExactAnswer {
  /** How effects are used; left out in games that leave everything to the policy. */
  play?: PlayStyle;
  /** Positions at which a side decides whether to use something. */
  decisions: number;
  /** Why it is not played as well as possible. */
  because: readonly Reason[];
  /** Everything that the sides hold, each once, and what the answer makes of it. */
  counted: readonly Counted[];
  /** The first side wins. */
  a: number;
  /** The second side wins. */
  b: number;
  /** Neither. */
  draw: number;
  /** It is not over, where it was asked only up to a round. */
  open: number;
  /** By winner: in which way it ended (`summary.ending`), where the game tells. */
  endings: Readonly<Record<Winner, Readonly<Record<string, number>>>>;
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
  /** Hits that the first side takes on average, where the game counts them. */
  hitsA?: number;
  /** The same of the second. */
  hitsB?: number;
  /** The likeliest ends, unit by unit, where the game tells. */
  ends: readonly ExactEnd[];
}
/** Exact, or why not: then it is sampled. */
export type Exactly =
  | { ok: true; answer: ExactAnswer }
  | { ok: false; because: readonly Reason[] /** What a sampled answer counts. */; counted?: readonly Counted[] };

/** A glance takes no more than this: beyond it a sampler is as soon there. */
const GLANCE: GraphBudget = { positions: 3000, results: 5000, hurries: true };
/** Without `futureKey` positions hardly ever meet: only a few results of chance can be solved. */
const RESULTS_WITHOUT_KEY = 60;
/** At most this many ends are given unit by unit. */
const MOST_ENDS = 8;

/** One end, for the two sides. */
interface FightResult {
  winner: Winner;
  ending?: string;
  left: readonly [number, number];
  cost: readonly [number, number];
  hits?: readonly [number, number];
  units?: ExactEnd['units'];
}

/** The odds of two sides, if they can be counted within the budget; or why not. */
export function exactly<T extends Types>(game: Game<T>, question: ExactQuestion<T>): Exactly {
  const ready = prepare(game, question);
  return ready.ok ? runToEnd(exactlyInSteps(ready.readied, question.budget)) : { ok: false, because: [ready.reason] };
}

/** The same in steps: for a worker, which hears a newer question in between. */
export function* exactlyInSteps<T extends Types>(
  question: Prepared<T>,
  budget?: Partial<GraphBudget>,
): Generator<undefined, Exactly> {
  const { game, start, policies, until, objectives, hits } = question;
  const { rounds } = game.oddsRules ?? {};
  const limits = { ...(hits ? DEFAULT_COUNT : GLANCE), ...budget };
  if (!game.rules.futureKey) limits.results = Math.min(limits.results, RESULTS_WITHOUT_KEY);
  const before = game.forces?.(start) ?? {};
  const found = yield* solving<T>(
    game,
    {
      rules: game.rules,
      policies,
      tell: (state) => JSON.stringify(resultOf(question, before, state)),
      budget: limits,
      objectives,
      ...(hits ? { hits } : {}),
      ...(until ? { until } : {}),
      ...(rounds ? { count: rounds } : {}),
    },
    start,
  );
  if (!found.ok) {
    const counted = countedOf(game, start, game.oddsRules?.decides && 'first-moment');
    return { ok: false, because: found.because, counted };
  }
  const { graph, decided, solved, play, because, decisions } = found;
  const ends: [FightResult, number][] = graph.endings.map(({ words }, at) => [
    JSON.parse(words),
    solved.ends[at] as number,
  ]);
  // An endless fight has an official result, which the rules reach if it is played on.
  for (const { at, share } of solved.endless)
    if (share > 0) ends.push([resultOf(question, before, playNumber(question, graph.stateOf(at), 1, 0)), share]);
  const mean = solved.visits.reduce((sum, visits, at) => sum + visits * (decided.grows[at] as number), 0);
  const [a = '', b = ''] = question.sides;
  const counted = countedOf(game, start, play, found);
  const answer = { ...sumEnds(ends, [before[a], before[b]]), ...(play ? { play } : {}), decisions, because, counted };
  return { ok: true, answer: rounds ? { ...answer, rounds: mean + rounds(start) } : answer };
}

function resultOf<T extends Types>(
  { game, start, sides: [a = '', b = ''] }: Prepared<T>,
  before: Record<string, Force>,
  state: T['state'],
): FightResult {
  const { rules } = game;
  const outcome = rules.outcome(state);
  const after = game.forces?.(state) ?? {};
  const lost = (seat: string): number => Math.max(0, (before[seat]?.worth ?? 0) - (after[seat]?.worth ?? 0));
  const units = game.oddsRules?.survivorsOf?.(state, start);
  const hits = game.oddsRules?.hits?.(start)(state);
  const told = {
    cost: [lost(a), lost(b)] as const,
    ...(hits ? { hits: [hits[a] ?? 0, hits[b] ?? 0] as const } : {}),
    ...(units ? { units: [units[a] ?? [], units[b] ?? []] as const } : {}),
  };
  if (outcome === undefined) return { winner: 'open', left: [after[a]?.count ?? 0, after[b]?.count ?? 0], ...told };
  const { left, ending, result } = game.summary(state, outcome);
  return {
    winner: winnerOf(rules, outcome, result, [a, b]),
    ...(ending === undefined ? {} : { ending }),
    left: [left[a] ?? 0, left[b] ?? 0],
    ...told,
  };
}

function sumEnds(
  ends: readonly [FightResult, number][],
  [hadA, hadB]: readonly (Force | undefined)[],
): Omit<ExactAnswer, 'because' | 'counted' | 'decisions'> {
  const sum = { a: 0, b: 0, draw: 0, open: 0, costA: 0, costB: 0 };
  const left: Record<'a' | 'b', Record<string, number>> = { a: {}, b: {} };
  const endings: Record<Winner, Record<string, number>> = { a: {}, b: {}, draw: {}, open: {} };
  const taken = ends.some(([{ hits }]) => hits) ? { hitsA: 0, hitsB: 0 } : undefined;
  for (const [{ winner, ending, left: stays, cost, hits }, share] of ends) {
    sum[winner] += share;
    if (taken && hits) {
      taken.hitsA += share * hits[0];
      taken.hitsB += share * hits[1];
    }
    sum.costA += share * cost[0];
    sum.costB += share * cost[1];
    if (ending !== undefined) addTo(endings[winner], ending, share);
    // Who came with nothing to lose has nothing to show.
    const had = winner === 'a' ? hadA : hadB;
    if (winner === 'draw' || winner === 'open' || had?.count === 0) continue;
    addTo(left[winner], `${stays[winner === 'a' ? 0 : 1]}`, share);
  }
  return {
    ...sum,
    ...taken,
    endings,
    leftA: left.a,
    leftB: left.b,
    ...(hadA ? { hadA } : {}),
    ...(hadB ? { hadB } : {}),
    ends: likeliest(ends),
  };
}

function addTo(shares: Record<string, number>, what: string, share: number): void {
  shares[what] = (shares[what] ?? 0) + share;
}

/** Ends that leave the same are one. */
function likeliest(ends: readonly [FightResult, number][]): ExactEnd[] {
  const found = new Map<string, { -readonly [K in keyof ExactEnd]: ExactEnd[K] }>();
  for (const [{ winner, units, cost }, share] of ends) {
    if (!units || share === 0) continue;
    const key = JSON.stringify([winner, units, cost]);
    const known = found.get(key);
    if (known) known.share += share;
    else found.set(key, { winner, share, units, cost });
  }
  return [...found.values()].sort((a, b) => b.share - a.share).slice(0, MOST_ENDS);
}
