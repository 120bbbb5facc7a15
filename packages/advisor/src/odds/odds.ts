import { clone, type Reason, type Types } from '@fray/engine';
import type { Bot, Counting, Game } from '@fray/games';
import { type End, endsFrom } from './ends.ts';
import { exploring, type GraphBudget, WHOLE } from './graph.ts';
import { playNumber, type Sampling } from './sampler.ts';
import { settle } from './settle.ts';

/** What an answer may cost. Counts, never times: the same question gets the same answer on every machine. */
export interface Budget extends GraphBudget {
  /** Combats of the sampler, where the graph grows too large. */
  combats: number;
}
/** What an answer may cost where nothing else is said. */
export const USUAL_BUDGET: Budget = { ...WHOLE, combats: 20_000 };

/** What is asked. */
export interface OddsAsked<T extends Types> {
  /** From the first step on, or from a state with nothing hidden. */
  from: { setup: T['setup'] } | { state: T['state'] };
  /** Who decides for a seat; left out: the game's own policy. */
  policies?: Readonly<Partial<Record<T['seat'], Bot<T>>>>;
  /** Stops here although it is not over. */
  until?(state: T['state']): boolean;
  /** How many rounds have begun, for their mean. */
  rounds?(state: T['state']): number;
  /** What it may cost; left out: `USUAL_BUDGET`. */
  budget?: Partial<Budget>;
  /** Of the sampler; the same seed gives the same answer. */
  seed?: number;
  /** Without the leaps of the game: for tests and comparisons. */
  leaps?: boolean;
}

/** An answer. */
export interface Odds {
  /** The graph was solved, or combats were played. */
  method: 'exact' | 'sampled';
  /** Why it is not exact, in the order tried: a code and its facts. */
  because: readonly Reason[];
  /** By result; they make 1. */
  shares: Readonly<Record<string, number>>;
  /** Half of the 95 % interval of the share that is known worst; 0 where it is exact. */
  give: number;
  /** Every way it ends, the likeliest first. */
  ends: readonly End[];
  /** How many rounds it takes on average, where that was asked. */
  rounds: number | undefined;
  /** Positions of the graph, as far as it went. */
  positions: number;
  /** Results of chance that were tried in it. */
  results: number;
  /** Moves that policies were asked for in it. */
  moves: number;
  /** Combats of the sampler. */
  combats: number;
}

/** Hears how far it is while it is counted out, and better and better answers while it is sampled, which it may end. */
export interface Listener {
  /** After some results of chance more, of how many there may be. */
  counts?(results: number, most: number): void;
  /** After some combats more. */
  hear?(odds: Odds): void;
  /** Asked between them: is it enough? */
  stop?(): boolean;
}
/** Combats between two answers of the sampler. */
const CHUNK = 500;
/** Results of chance between two words of the graph. */
const STEPS = 250;
const Z95 = 1.959963984540054;

/** Exact where the graph of positions is small enough, sampled elsewhere; the answer says which, and why. */
export function odds<T extends Types>(game: Game<T>, asked: OddsAsked<T>, listener: Listener = {}): Odds {
  const start = 'setup' in asked.from ? game.rules.begin(clone(asked.from.setup)) : asked.from.state;
  const budget = { ...USUAL_BUDGET, ...asked.budget };
  const policies = (seat: T['seat']): Bot<T> => asked.policies?.[seat] ?? game.bot;
  const sampling: Sampling<T> = { game, policies, ...(asked.until ? { until: asked.until } : {}) };
  const seed = asked.seed ?? 1;
  // Only of the game's own policy is it known what it looks at.
  const sight: NonNullable<Counting<T>['sight']> = (state, seat, choices) =>
    policies(seat) === game.bot ? game.counting?.sight?.(state, seat, choices) : undefined;
  const tell = endsFrom(game, start);
  const heard: Heard = new Map();
  const words = (state: T['state']): string => {
    const end = tell(state);
    const told = JSON.stringify(end);
    if (!heard.has(told)) heard.set(told, end);
    return told;
  };
  const steps = exploring<T>(
    {
      rules: game.rules,
      policies,
      sight,
      tell: words,
      budget,
      ...(asked.until ? { until: asked.until } : {}),
      ...(asked.rounds ? { count: asked.rounds } : {}),
      ...(game.counting?.whyNotLeap ? { whyNotLeap: game.counting.whyNotLeap } : {}),
      ...(asked.leaps === undefined ? {} : { leaps: asked.leaps }),
    },
    start,
  );
  let step = steps.next();
  for (let tried = 1; !step.done; step = steps.next(), tried++)
    if (tried % STEPS === 0) listener.counts?.(Math.min(tried, budget.results), budget.results);
  const graph = step.value;
  const effort = { positions: graph.positions, results: graph.results, moves: graph.moves };
  if (!graph.ok) {
    const because = [...graph.refused, { code: graph.code, limit: graph.limit }];
    return sample(
      sampling,
      start,
      words,
      { because, seed, combats: budget.combats, effort, rounds: asked.rounds, heard },
      listener,
    );
  }
  const settled = settle(graph);
  const found = new Map<string, number>();
  const add = (end: string, share: number): void => void found.set(end, (found.get(end) ?? 0) + share);
  for (const [at, { words: end }] of graph.told.entries()) add(end, settled.ends[at] as number);
  // What never ends by itself has an official end, which the rules come to when it is played on.
  for (const { at, share } of settled.endless)
    if (share > 0) add(words(playNumber(sampling, graph.states[at] as T['state'], seed, 0)), share);
  let rounds = 0;
  for (const [at, visits] of settled.visits.entries()) rounds += visits * (graph.grows[at] as number);
  return {
    method: 'exact',
    because: [],
    ...tally(found, heard),
    give: 0,
    rounds: asked.rounds ? rounds + asked.rounds(start) : undefined,
    ...effort,
    combats: 0,
  };
}

/** Every end that was told, by its words. */
type Heard = Map<string, Omit<End, 'share'>>;
function tally(found: ReadonlyMap<string, number>, heard: Heard): Pick<Odds, 'shares' | 'ends'> {
  const ends = [...found]
    .map(([words, share]): End => ({ share, ...(heard.get(words) as Omit<End, 'share'>) }))
    .sort((a, b) => b.share - a.share);
  const shares: Record<string, number> = {};
  for (const { result, share } of ends) shares[result] = (shares[result] ?? 0) + share;
  return { shares, ends };
}

interface SampleAsked<T extends Types> {
  because: readonly Reason[];
  seed: number;
  combats: number;
  effort: Pick<Odds, 'positions' | 'results' | 'moves'>;
  rounds: ((state: T['state']) => number) | undefined;
  heard: Heard;
}

function sample<T extends Types>(
  sampling: Sampling<T>,
  start: T['state'],
  words: (state: T['state']) => string,
  { because, seed, combats, effort, rounds: roundsOf, heard }: SampleAsked<T>,
  listener: Listener,
): Odds {
  const counts = new Map<string, number>();
  let played = 0;
  let rounds = 0;
  const answer = (): Odds => {
    const found = new Map([...counts].map(([end, count]) => [end, count / played]));
    const told = tally(found, heard);
    const give = Math.max(0, ...Object.values(told.shares).map((p) => Z95 * Math.sqrt((p * (1 - p)) / played)));
    const mean = roundsOf ? rounds / played : undefined;
    return { method: 'sampled', because, ...told, give, rounds: mean, ...effort, combats: played };
  };
  while (played < combats && !(played > 0 && listener.stop?.())) {
    for (let n = Math.min(CHUNK, combats - played); n > 0; n--) {
      const state = playNumber(sampling, start, seed, played++);
      const end = words(state);
      counts.set(end, (counts.get(end) ?? 0) + 1);
      rounds += roundsOf?.(state) ?? 0;
    }
    listener.hear?.(answer());
  }
  return answer();
}
