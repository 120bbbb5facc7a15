import { clone, type Reason, type Types } from '@fray/engine';
import { type Bot, type Game, share } from '@fray/games';
import { findOpponent } from '../search/opponents.ts';
import { type Counted, countedOf } from './counted.ts';
import { type End, endsFrom } from './ends.ts';
import { type GraphBudget, type Mark, WHOLE } from './graph-question.ts';
import { type PlayStyle, solving } from './rungs.ts';
import { playNumber, type Sampling } from './sampler.ts';
import { type Stage, stagesOf } from './stages.ts';
import { objectiveOf } from './value.ts';

/** What an answer may cost: counts, not times, so that the answer is the same on every machine. */
export interface Budget extends GraphBudget {
  /** Combats of the sampler, where the graph grows too large. */
  combats: number;
}
/** What an answer may cost where nothing else is said. */
export const DEFAULT_BUDGET: Budget = { ...WHOLE, combats: 20_000 };
/** The same in one game, whose policy may think longer than those of others. */
export const budgetOf = <T extends Types>({ oddsRules }: Pick<Game<T>, 'oddsRules'>): Budget => ({
  ...DEFAULT_BUDGET,
  ...oddsRules?.budget,
});

/** What is asked. */
export interface OddsRequest<T extends Types> {
  /** From the first step on, or from a state with nothing hidden. */
  from: { setup: T['setup'] } | { state: T['state'] };
  /** Who decides for a seat; left out: the game's own policy. */
  policies?: Readonly<Partial<Record<T['seat'], Bot<T>>>>;
  /** What a seat is after, by the id of an objective; left out: the default of the game. */
  objectives?: Readonly<Partial<Record<T['seat'], string>>>;
  /** The seat whose losses the rules of the question choose by what it is after. */
  choosesLosses?: T['seat'];
  /** Against whom, by name; left out: the opponent that the game's own policy is. */
  opponent?: string;
  /** Stops here although it is not over. */
  until?(state: T['state']): boolean;
  /** How many rounds have begun, for their mean. */
  rounds?(state: T['state']): number;
  /** What it may cost; left out: `budgetOf` the game. */
  budget?: Partial<Budget>;
  /** Of the sampler; the same seed gives the same answer. */
  seed?: number;
}

/** An answer. */
export interface Odds {
  /** The graph was solved, or combats were played. */
  method: 'exact' | 'sampled';
  /** Against whom, by name. */
  opponent: string;
  /** How effects are used; left out in games that leave everything to the policy. */
  play?: PlayStyle;
  /** Why it is not exact, or not played as well as possible, in the order tried: a code and its facts. */
  because: readonly Reason[];
  /** Everything that the sides hold, each once: what is automatic, what is decided and how often it is used, what is left out. */
  counted: readonly Counted[];
  /** What each side is after, by the id of an objective, where something is decided by it. */
  objectives?: Readonly<Record<string, string>>;
  /** What happens stage by stage, in a game that has stages, where it is exact. */
  stages?: readonly Stage[];
  /** By result; they make 1. */
  shares: Readonly<Record<string, number>>;
  /** By result and by the way in which it ended, where the game tells; they make 1 too. */
  endings: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The 95 % interval (Wilson) of each share, where it is sampled. */
  intervals?: Readonly<Record<string, { low: number; high: number }>>;
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
  /** Positions of it at which a side decides whether to use something. */
  decisions: number;
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

/** Exact where the graph of positions is small enough, sampled elsewhere; the answer says which, and why. */
export function odds<T extends Types>(game: Game<T>, request: OddsRequest<T>, listener: Listener = {}): Odds {
  const steps = oddsInSteps(game, request, listener);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps: a result of chance each while it is counted out, a combat each while it is sampled. */
export function* oddsInSteps<T extends Types>(
  given: Game<T>,
  request: OddsRequest<T>,
  listener: Listener = {},
): Generator<undefined, Odds> {
  const { forces } = given;
  const game: Game<T> = forces ? { ...given, forces: asOnce(forces) } : given;
  const start = 'setup' in request.from ? game.rules.begin(clone(request.from.setup)) : request.from.state;
  const opponent = findOpponent(game, start, request.opponent);
  if (!opponent) throw new Error(`${game.rules.id}: there is no opponent "${request.opponent}"`);
  const budget = { ...budgetOf(game), ...request.budget };
  const policies = (seat: T['seat']): Bot<T> => request.policies?.[seat] ?? opponent.policy(seat);
  const sampling: Sampling<T> = { game, policies, ...(request.until ? { until: request.until } : {}) };
  const seed = request.seed ?? 1;
  const tell = endsFrom(game, start);
  const endsByWords: EndsByWords = new Map();
  const words = (state: T['state']): string => {
    const end = tell(state);
    const told = JSON.stringify(end);
    if (!endsByWords.has(told)) endsByWords.set(told, end);
    return told;
  };
  const { stages, stageOf } = game.oddsRules ?? {};
  const mark = (state: T['state']): Mark => ({
    stage: stageOf?.(state) ?? '',
    worth: Object.fromEntries(
      Object.entries(game.forces?.(state) ?? {}).map(([side, { worth, count }]) => [side, worth ?? count]),
    ),
  });
  const steps = solving<T>(
    game,
    {
      rules: game.rules,
      policies,
      tell: words,
      budget,
      objectives: request.objectives,
      ...(stages ? { mark } : {}),
      ...(request.until ? { until: request.until } : {}),
      ...(request.rounds ? { count: request.rounds } : {}),
    },
    start,
  );
  let step = steps.next();
  for (let tried = 1; !step.done; step = steps.next(), tried++) {
    if (tried % STEPS === 0) listener.counts?.(Math.min(tried, budget.results), budget.results);
    yield;
  }
  const found = step.value;
  const { positions, results, moves, decisions } = found;
  const effort = { positions, results, moves, decisions };
  if (!found.ok)
    return yield* sample(
      sampling,
      start,
      words,
      {
        opponent: opponent.name,
        because: found.because,
        seed,
        combats: budget.combats,
        effort,
        rounds: request.rounds,
        endsByWords,
      },
      listener,
    );
  const { graph, decided, solved, because, play } = found;
  const byEnd = new Map<string, number>();
  const add = (end: string, share: number): void => void byEnd.set(end, (byEnd.get(end) ?? 0) + share);
  // To some ends only options lead that nobody takes.
  for (const [at, { words: end }] of graph.endings.entries()) if (solved.ends[at]) add(end, solved.ends[at]);
  // An endless fight has an official result, which the rules reach if it is played on.
  for (const { at, share } of solved.endless)
    if (share > 0) add(words(playNumber(sampling, graph.stateOf(at), seed, 0)), share);
  let rounds = 0;
  for (const [at, visits] of solved.visits.entries()) rounds += visits * (decided.grows[at] as number);
  return {
    method: 'exact',
    opponent: opponent.name,
    ...(play ? { play } : {}),
    because,
    counted: countedOf(game, start, play, found),
    ...objectivesIn(game, request, play, found.decisions),
    ...(stages
      ? { stages: stagesOf(found, stages, (at) => mark(playNumber(sampling, graph.stateOf(at), seed, 0))) }
      : {}),
    ...tally(byEnd, endsByWords),
    give: 0,
    rounds: request.rounds ? rounds + request.rounds(start) : undefined,
    ...effort,
    combats: 0,
  };
}

/** Asked again about the same end, it answers at once. */
function asOnce<S, V>(of: (state: S) => V): (state: S) => V {
  let last: { state: S; found: V } | undefined;
  return (state) => {
    if (last?.state !== state) last = { state, found: of(state) };
    return last.found;
  };
}

/** Whose aims the decisions follow: told where somebody decides. */
function objectivesIn<T extends Types>(
  game: Game<T>,
  { objectives, choosesLosses }: OddsRequest<T>,
  play: PlayStyle | undefined,
  decisions: number,
): Pick<Odds, 'objectives'> {
  const all = play === 'best' && decisions > 0;
  const sides = game.players.slice(0, 2).filter((seat) => all || seat === choosesLosses);
  if (!game.objectives || sides.length === 0) return {};
  return { objectives: Object.fromEntries(sides.map((seat) => [seat, objectiveOf(game, objectives?.[seat]).id])) };
}

/** Every end so far, by its description. */
type EndsByWords = Map<string, Omit<End, 'share'>>;
function tally(
  found: ReadonlyMap<string, number>,
  endsByWords: EndsByWords,
): Pick<Odds, 'shares' | 'endings' | 'ends'> {
  const ends = [...found]
    .map(([words, share]): End => ({ share, ...(endsByWords.get(words) as Omit<End, 'share'>) }))
    .sort((a, b) => b.share - a.share);
  const shares: Record<string, number> = {};
  const endings: Record<string, Record<string, number>> = {};
  for (const { result, ending, share } of ends) {
    shares[result] = (shares[result] ?? 0) + share;
    if (ending === undefined) continue;
    endings[result] ??= {};
    endings[result][ending] = (endings[result][ending] ?? 0) + share;
  }
  return { shares, endings, ends };
}

interface SampleAsked<T extends Types> {
  opponent: string;
  because: readonly Reason[];
  seed: number;
  combats: number;
  effort: Pick<Odds, 'positions' | 'results' | 'moves' | 'decisions'>;
  rounds: ((state: T['state']) => number) | undefined;
  endsByWords: EndsByWords;
}

function* sample<T extends Types>(
  sampling: Sampling<T>,
  start: T['state'],
  words: (state: T['state']) => string,
  { opponent, because, seed, combats, effort, rounds: roundsOf, endsByWords }: SampleAsked<T>,
  listener: Listener,
): Generator<undefined, Odds> {
  const counts = new Map<string, number>();
  const play = sampling.game.oddsRules?.decides ? { play: 'first-moment' as const } : {};
  const counted = countedOf(sampling.game, start, play.play);
  let played = 0;
  let rounds = 0;
  const answer = (): Odds => {
    const found = new Map([...counts].map(([end, count]) => [end, count / played]));
    const told = tally(found, endsByWords);
    const widths = Object.entries(told.shares).map(([result, part]) => {
      const { low, high } = share(Math.round(part * played), played);
      return [result, { low, high }] as const;
    });
    const give = Math.max(0, ...widths.map(([, { low, high }]) => (high - low) / 2));
    const intervals = Object.fromEntries(widths);
    const mean = roundsOf ? rounds / played : undefined;
    return {
      method: 'sampled',
      opponent,
      ...play,
      because,
      counted,
      ...told,
      intervals,
      give,
      rounds: mean,
      ...effort,
      combats: played,
    };
  };
  while (played < combats && !(played > 0 && listener.stop?.())) {
    for (let n = Math.min(CHUNK, combats - played); n > 0; n--) {
      const state = playNumber(sampling, start, seed, played++);
      const end = words(state);
      counts.set(end, (counts.get(end) ?? 0) + 1);
      rounds += roundsOf?.(state) ?? 0;
      yield;
    }
    listener.hear?.(answer());
  }
  return answer();
}
