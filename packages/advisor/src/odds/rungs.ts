import type { Policies, Reason, Types } from '@fray/engine';
import type { Game } from '@fray/games';
import { bestPlay, type DecidedGraph } from './best-play.ts';
import { type Decisions, type Effort, type Explored, exploring, type GraphQuestion } from './graph.ts';
import { playNumber } from './sampler.ts';
import { type SolvedRounds, solveRounds } from './solve-rounds.ts';

/** How effects are used: as well as possible by everybody, or each at the first good moment, as the policy does. */
export type PlayStyle = 'best' | 'first-moment';

/** A graph that everybody has decided in, and how it ends. */
export interface SolvedGraph<T extends Types> extends Effort {
  ok: true;
  /** Left out in games in which nothing is decided. */
  play?: PlayStyle;
  graph: Explored<T>;
  decided: DecidedGraph;
  solved: SolvedRounds;
  /** Why it is not played as well as possible. */
  because: readonly Reason[];
}
export interface NotSolved extends Effort {
  ok: false;
  because: readonly Reason[];
}

/** What an end is worth to a seat: the goal; where it was asked only up to here, its part of what is left. */
function worthOf<T extends Types>({ rules, forces }: Game<T>, state: T['state'], seat: T['seat']): number {
  const outcome = rules.outcome(state);
  if (outcome !== undefined) return rules.score(outcome, seat);
  const worth = Object.entries(forces?.(state) ?? {}).map(
    ([side, force]) => [side, force.worth ?? force.count] as const,
  );
  const all = worth.reduce((sum, [, each]) => sum + each, 0);
  return all > 0 ? worth.reduce((sum, [side, each]) => sum + (side === seat ? each : 0), 0) / all : 0;
}

/** What is decided in a game that all seats play by its own policy; nothing where another policy decides. */
function decisionsOf<T extends Types>(game: Game<T>, policies: Policies<T>): Decisions<T> | undefined {
  const options = game.oddsRules?.decides;
  if (!options || game.players.some((seat) => policies(seat) !== game.bot)) return undefined;
  return { options, worth: (state, seat) => worthOf(game, state, seat) };
}

/** How a question can be solved, the best first: as well as possible, if its seats decide anything at all, and by the policy. */
export function stylesOf<T extends Types>(game: Game<T>, policies: Policies<T>): readonly PlayStyle[] {
  return decisionsOf(game, policies) ? ['best', 'first-moment'] : ['first-moment'];
}

/** Solved with everything decided; else with the policy, which uses each effect at the first good moment; else not at all. */
export function* solving<T extends Types>(
  game: Game<T>,
  question: Omit<GraphQuestion<T>, 'decisions'>,
  start: T['state'],
): Generator<undefined, SolvedGraph<T> | NotSolved> {
  const because: Reason[] = [];
  let found: SolvedGraph<T> | NotSolved | undefined;
  for (const play of stylesOf(game, question.policies)) {
    found = yield* solvingAs(game, question, start, play);
    if (found.ok) return { ...found, because };
    // Nobody has decided anything: the policy would not come any further.
    if (play === 'first-moment' || !found.decisions) break;
    const last = found.because.at(-1);
    because.push(
      last?.limit === undefined ? { code: 'odds-not-settled' } : { ...last, code: 'odds-too-many-decisions' },
    );
  }
  const last = found as NotSolved;
  return { ...last, because: [...because, ...last.because] };
}

/** Solved in one way, or not. */
export function* solvingAs<T extends Types>(
  game: Game<T>,
  question: Omit<GraphQuestion<T>, 'decisions'>,
  start: T['state'],
  play: PlayStyle,
): Generator<undefined, SolvedGraph<T> | NotSolved> {
  const { policies, until } = question;
  const decisions = play === 'best' ? decisionsOf(game, policies) : undefined;
  const graph = yield* exploring<T>(decisions ? { ...question, decisions } : question, start);
  const effort = effortOf(graph);
  if (!graph.ok) return { ...effort, ok: false, because: whyNot(graph) };
  const sampling = { game, policies, ...(until ? { until } : {}) };
  const ends = new Map<number, T['state']>();
  const endAt = (at: number): T['state'] => {
    const end = ends.get(at) ?? playNumber(sampling, graph.stateOf(at), 1, 0);
    ends.set(at, end);
    return end;
  };
  const decided = bestPlay(graph, game.rules.seats, (at, seat) => worthOf(game, endAt(at), seat));
  if (!decided.isStable) return { ...effort, ok: false, because: [{ code: 'odds-not-settled' }] };
  const named = game.oddsRules?.decides ? { play } : {};
  return { ...effort, ok: true, ...named, graph, decided, solved: solveRounds(decided), because: [] };
}

const whyNot = ({ refused, code, limit }: { refused: readonly Reason[]; code: string; limit: number }): Reason[] => [
  ...refused,
  { code, limit },
];
const effortOf = ({ positions, results, moves, skips, landed, decisions }: Effort): Effort => ({
  positions,
  results,
  moves,
  skips,
  landed,
  decisions,
});
