import type { Policies, Reason, Ruleset, Types } from '@fray/engine';
import type { Force, Game, OddsQuestion } from '@fray/games';
import { bestPlay, type DecidedGraph } from './best-play.ts';
import { exploring } from './graph.ts';
import type { Decisions, Effort, Explored, GraphQuestion } from './graph-question.ts';
import { type DecidedHits, sameStepAs, withHits } from './hits.ts';
import { playNumber } from './sampler.ts';
import { type SolvedRounds, solveRounds } from './solve-rounds.ts';
import { changesOf, objectiveOf, sidesFor, type ValueFigures, valueToSide } from './value.ts';

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

/** What an end is worth to each seat by what it is after; where it was asked only up to here, the goal is its part of what is left. */
function worthFrom<T extends Types>(
  game: Game<T>,
  start: T['state'],
  objectives: Objectives<T> | undefined,
): Decisions<T>['worth'] {
  const { rules, forces } = game;
  const before = forces?.(start) ?? {};
  const present: readonly T['seat'][] = game.present?.(start) ?? rules.seats;
  const judges = rules.seats.map(
    (seat: T['seat']) =>
      present.includes(seat) && {
        seat,
        objective: objectiveOf(game, objectives?.[seat]),
        ...sidesFor(game, before, seat),
      },
  );
  return (state) => {
    const outcome = rules.outcome(state);
    const after = forces?.(state) ?? {};
    const figures: ValueFigures = { ...changesOf(before, after), score: 0 };
    return judges.map((judge) => {
      if (!judge) return 0;
      const { seat, objective, mine, theirs } = judge;
      figures.score = outcome === undefined ? partOf(after, mine) : rules.score(outcome, seat);
      return valueToSide(figures, mine, theirs, objective);
    });
  };
}
function partOf(forces: Readonly<Record<string, Force>>, mine: string): number {
  const worth = ({ worth: price, count }: Force): number => price ?? count;
  const all = Object.values(forces).reduce((sum, force) => sum + worth(force), 0);
  const own = forces[mine];
  return all > 0 && own ? worth(own) / all : 0;
}
/** What a seat is after, by the id of an objective. */
type Objectives<T extends Types> = NonNullable<OddsQuestion<T>['objectives']>;

/** What is decided in a game that all seats play by its own policy; nothing where another policy decides. */
function optionsOf<T extends Types>(
  game: Game<T>,
  policies: Policies<T>,
  hits?: DecidedHits<T>,
): Decisions<T>['options'] | undefined {
  if (!game.players.every((seat) => policies(seat) === game.bot)) return undefined;
  return hits ? withHits(game, policies, hits) : game.oddsRules?.decides;
}

/** How a question can be solved, the best first: as well as possible, if its seats decide anything at all, and by the policy. */
function stylesOf<T extends Types>(game: Game<T>, policies: Policies<T>): readonly PlayStyle[] {
  return optionsOf(game, policies) ? ['best', 'first-moment'] : ['first-moment'];
}

/** What is asked of a rung: which decisions there are follows from it. */
export type RungQuestion<T extends Types> = Omit<GraphQuestion<T>, 'decisions' | 'policyInputs'> & {
  objectives?: Objectives<T> | undefined;
  /** The seat that decides how it takes its hits too, where effects are used as well as possible. */
  hits?: DecidedHits<T>;
};

/** What is tried in turn: first with the hits of a seat, always or at least those that it assigns now. */
function rungsFor<T extends Types>(
  game: Game<T>,
  { hits, policies }: RungQuestion<T>,
  start: T['state'],
): { play: PlayStyle; hits?: DecidedHits<T> }[] {
  const styles = stylesOf(game, policies).map((play) => ({ play }));
  if (!hits || !game.oddsRules?.hitWord) return styles;
  const now = { ...hits, within: sameStepAs(game, start) };
  return [{ play: 'best', hits }, { play: 'best', hits: now }, ...styles];
}

/** Solved with everything decided; else with the policy, which uses each effect at the first good moment; else not at all. */
export function* solving<T extends Types>(
  game: Game<T>,
  question: RungQuestion<T>,
  start: T['state'],
): Generator<undefined, SolvedGraph<T> | NotSolved> {
  const because: Reason[] = [];
  let found: SolvedGraph<T> | NotSolved | undefined;
  const { hits: _, ...plain } = question;
  for (const { play, hits } of rungsFor(game, question, start)) {
    found = yield* solvingAs(game, hits ? { ...plain, hits } : plain, start, play);
    if (found.ok) return { ...found, because };
    if (hits) continue;
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
  question: RungQuestion<T>,
  start: T['state'],
  play: PlayStyle,
): Generator<undefined, SolvedGraph<T> | NotSolved> {
  const { policies, until, hits } = question;
  const options = play === 'best' ? optionsOf(game, policies, hits) : undefined;
  const worth = worthFrom(game, start, question.objectives);
  const decisions = options && { options, worth };
  const { policyInputs } = game.oddsRules ?? {};
  const graph = yield* exploring<T>(
    {
      ...question,
      // Only of the game's own policy is it known what it looks at.
      policyInputs: (state, seat, list) =>
        policies(seat) === game.bot ? policyInputs?.(state, seat, list) : undefined,
      ...(decisions ? { rules: rulesFor(game, question), decisions } : {}),
    },
    start,
  );
  const effort = effortOf(graph);
  if (!graph.ok) return { ...effort, ok: false, because: whyNot(graph) };
  const sampling = { game, policies, ...(until ? { until } : {}) };
  const ends = new Map<number, T['state']>();
  const endAt = (at: number): T['state'] => {
    const end = ends.get(at) ?? playNumber(sampling, graph.stateOf(at), 1, 0);
    ends.set(at, end);
    return end;
  };
  const decided = bestPlay(graph, game.rules.seats, (at) => worth(endAt(at)));
  if (!decided.isStable) return { ...effort, ok: false, because: [{ code: 'odds-not-settled' }] };
  const named = game.oddsRules?.decides ? { play } : {};
  return { ...effort, ok: true, ...named, graph, decided, solved: solveRounds(decided), because: [] };
}

/** A fight that is skipped must decide the hits that are decided. */
function rulesFor<T extends Types>(game: Game<T>, { rules, hits, objectives }: RungQuestion<T>): Ruleset<T> {
  if (!hits || hits.within) return rules;
  const { skipAhead: _, ...plain } = rules;
  const skipAhead = game.oddsRules?.skipDeciding?.(hits.seat, objectiveOf(game, objectives?.[hits.seat]));
  return skipAhead ? { ...plain, skipAhead } : plain;
}

const whyNot = ({ refused, code, limit }: { refused: readonly Reason[]; code: string; limit: number }): Reason[] => [
  ...refused,
  { code, limit },
];
const effortOf = ({ positions, results, moves, decisions }: Effort): Effort => ({
  positions,
  results,
  moves,
  decisions,
});
