import { type Choice, clone, same, seeded, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import type { GraphBudget } from '../odds/graph.ts';
import { candidates } from '../weigh/candidates.ts';
import { countOut } from '../weigh/exact.ts';
import { type Ended, type Future, futureOf } from '../weigh/future.ts';
import type { Candidate, Way } from '../weigh/way.ts';
import { eyesOf } from './eyes.ts';
import type { Advice } from './ranked.ts';
import { ranked } from './ranked.ts';

/** What is asked: a prompt as one seat sees it. */
export interface AdviceAsked<T extends Types> {
  /** What the seat may see; nothing else is looked at. */
  view: T['view'];
  /** Who asks. */
  seat: T['seat'];
  /** The seat's choices at this prompt. */
  list: readonly Choice<T>[];
  /** Combats played out for each choice, where it cannot be counted out; the same luck for all of them. */
  playouts?: number;
  /** How far every result is counted out before combats are played instead; `false`: not at all. */
  exact?: GraphBudget | false;
  /** The same seed gives the same advice. */
  seed?: number;
  /** Weighed instead of `list`: what can be done on the way to the next throw, by this seat or by whoever throws. */
  ahead?: readonly Way<T>[];
  /** An answer to a form that is weighed beside those that are made up: what somebody has done or has in mind. */
  also?: T['action'];
}

/** Combats for each choice, where nothing else is said. */
export const USUAL_PLAYOUTS = 128;
/** How far it is counted out for advice, where nothing else is said: all choices together. */
export const USUAL_COUNT: GraphBudget = { positions: 5_000, results: 5_000 };

/**
 * Every choice of a prompt, best first, from what the seat may see. Counted out where nothing is hidden and little is left to chance;
 * elsewhere with the same dice and the same hidden parts for every choice: a difference is one of the choices, never one of luck.
 */
export function advise<T extends Types>(game: Game<T>, asked: AdviceAsked<T>): Advice<T> {
  const work = advising(game, asked);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/**
 * The same in pieces, a combat or a position each, for whoever must hear something else in between. Whenever all choices have been played equally
 * often it hands out what tells the advice as far as it is known; what it returns is what `advise` does.
 */
export function* advising<T extends Types>(
  game: Game<T>,
  asked: AdviceAsked<T>,
): Generator<(() => Advice<T>) | undefined, Advice<T>> {
  const { view, seat, playouts = USUAL_PLAYOUTS, exact = USUAL_COUNT, seed = 1 } = asked;
  const all = weighedOf(game, asked, seed);
  const eyes = eyesOf(game, view, seat);
  const counted = exact ? yield* countOut(game, { view, seat, all }, exact) : undefined;
  if (counted) {
    const tried = counted.ends.map((ends) => ({ ends, shares: ends.map(({ share }) => share) }));
    const { positions } = counted;
    return { seat, method: 'exact', playouts: 0, positions, policy: 'rules', ...ranked<T, Ended>(all, tried, eyes) };
  }
  const asking = { game, view, seat, seed };
  const tried = all.map((): { ends: Future[] } => ({ ends: [] }));
  const soFar = (number: number) => (): Advice<T> => ({
    seat,
    method: 'sampled',
    playouts: number,
    positions: 0,
    policy: 'rules',
    // More may have been played by the time that somebody asks.
    ...ranked<T, Future>(
      all,
      tried.map(({ ends }) => ({ ends: ends.slice(0, number) })),
      eyes,
    ),
  });
  for (let number = 1; number <= playouts; number++) {
    for (const [at, one] of all.entries()) {
      tried[at]?.ends.push(futureOf(asking, one, number));
      yield at === all.length - 1 ? soFar(number) : undefined;
    }
  }
  return soFar(playouts)();
}

/** What is compared: every choice, and what somebody has done or has in mind. */
function weighedOf<T extends Types>(game: Game<T>, asked: AdviceAsked<T>, seed: number): Candidate<T>[] {
  const { view, seat, list, also, ahead } = asked;
  if (ahead) return ahead.map(({ before, choice }) => ({ choice, action: choice.action, before }));
  const all = candidates(game, game.bot, { view: clone(view), seat, list, chance: chanceFrom(seeded(seed, 0)) });
  if (!all.length) throw new Error(`${game.rules.id}: nothing to weigh`);
  const choice = also && list.find(({ action, form }) => form && action.type === also.type);
  const known = also === undefined || all.some(({ action }) => same(action, also));
  return choice && !known ? [...all, { choice, action: also }] : all;
}
