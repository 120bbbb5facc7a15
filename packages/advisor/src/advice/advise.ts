import { type Choice, clone, type Reason, seeded, type Types } from '@fray/engine';
import { chanceFrom, type Playing } from '@fray/games';
import { type Candidate, candidates } from '../weigh/candidates.ts';
import { type Future, futureOf } from '../weigh/future.ts';
import { because } from './because.ts';
import { differenceOf, meanOf } from './paired.ts';

/** What is asked: a prompt as one seat sees it. */
export interface AdviceAsked<T extends Types> {
  /** What the seat may see; nothing else is looked at. */
  view: T['view'];
  /** Who asks. */
  seat: T['seat'];
  /** The seat's choices at this prompt. */
  list: readonly Choice<T>[];
  /** Combats played out for each choice; the same luck for all of them. */
  playouts?: number;
  /** The same seed gives the same advice. */
  seed?: number;
}

/** One choice, weighed. */
export interface Weighed<T extends Types> {
  /** What is offered. */
  choice: Choice<T>;
  /** As it would be made: a form is filled in. */
  action: T['action'];
  /** What the seat wants, 0 to 1. */
  chance: number;
  /** Against the best, never above 0. */
  less: number;
  /** Half of the 95 % interval of that difference; 0 where every future is the same. */
  give: number;
  /** What is left to the seat on average, units or life. */
  left: number | undefined;
  /** What it costs the seat on average, where the game has prices. */
  cost: number | undefined;
  /** What it costs everybody else on average, where the game has prices. */
  costsThem: number | undefined;
  /** How long it takes on average. */
  rounds: number;
  /** What differs most from the best choice beside the chance, in standard errors; nothing where nothing does. */
  because: readonly Reason[];
}

/** Every choice, the best first. */
export interface Advice<T extends Types> {
  /** For whom it is. */
  seat: T['seat'];
  /** What the chances were worked out from. */
  method: 'sampled';
  /** Combats for each choice. */
  playouts: number;
  /** Who plays on after the choice, for all seats. */
  policy: 'rules';
  /** Every choice once, the best first. */
  choices: readonly Weighed<T>[];
  /** So many at the top cannot be told apart; they stand in the order of what they cost. */
  equal: number;
}

/** Combats for each choice, where nothing else is said. */
export const USUAL_PLAYOUTS = 128;

/**
 * Every choice of a prompt, best first, from what the seat may see. The same dice and the same hidden parts for every choice: a difference
 * is one of the choices, never one of luck.
 */
export function advise<T extends Types>(game: Playing<T>, asked: AdviceAsked<T>): Advice<T> {
  const { view, seat, list, playouts = USUAL_PLAYOUTS, seed = 1 } = asked;
  const all = candidates(game, game.bot, { view: clone(view), seat, list, chance: chanceFrom(seeded(seed, 0)) });
  const asking = { game, view, seat, seed };
  const tried = all.map((candidate) => ({
    candidate,
    futures: Array.from({ length: playouts }, (_, number) => futureOf(asking, candidate.action, number + 1)),
  }));
  const scores = (futures: readonly Future[]): number[] => futures.map(({ score }) => score);
  tried.sort((a, b) => meanOf(scores(b.futures)) - meanOf(scores(a.futures)));
  const best = tried[0];
  if (!best) throw new Error(`${game.rules.id}: nothing to weigh`);
  const weighed = tried.map(({ candidate, futures }) => weigh(candidate, futures, best.futures, seat));
  // What lies within its interval of the best cannot be told from it. Never a ranking by noise: what is equal is ordered by its cost.
  const isEqual = ({ less, give }: Weighed<T>): boolean => -less <= give;
  const equal = weighed.filter(isEqual).sort(byCost);
  const rest = weighed.filter((one) => !isEqual(one));
  return { seat, method: 'sampled', playouts, policy: 'rules', choices: [...equal, ...rest], equal: equal.length };
}

/** What cannot be told apart by its chance: what is cheaper, costs the others more, leaves more. */
const byCost = <T extends Types>(a: Weighed<T>, b: Weighed<T>): number =>
  (a.cost ?? 0) - (b.cost ?? 0) || (b.costsThem ?? 0) - (a.costsThem ?? 0) || (b.left ?? 0) - (a.left ?? 0);

function weigh<T extends Types>(
  { choice, action }: Candidate<T>,
  futures: readonly Future[],
  best: readonly Future[],
  seat: T['seat'],
): Weighed<T> {
  const of = (figure: (future: Future) => number): number => meanOf(futures.map(figure));
  const costs = Object.keys(futures[0]?.cost ?? {});
  const others = costs.filter((side) => side !== seat);
  const { by, give } = differenceOf(futures, best, ({ score }) => score);
  return {
    choice,
    action,
    chance: of(({ score }) => score),
    less: Math.min(0, by),
    give,
    left: seat in (futures[0]?.left ?? {}) ? of(({ left }) => left[seat] ?? 0) : undefined,
    cost: costs.includes(seat) ? of(({ cost }) => cost[seat] ?? 0) : undefined,
    costsThem: others.length ? of(({ cost }) => others.reduce((sum, side) => sum + (cost[side] ?? 0), 0)) : undefined,
    rounds: of(({ rounds }) => rounds),
    because: futures === best ? [] : because(futures, best, seat),
  };
}
