import { type Choice, clone, same, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import { candidates } from '../compare/candidates.ts';
import { countOut } from '../compare/exact.ts';
import { type Ended, type Future, futureOf } from '../compare/future.ts';
import type { Candidate, Route } from '../compare/route.ts';
import { countedOf } from '../odds/counted.ts';
import { DEFAULT_COUNT, type GraphBudget } from '../odds/graph-question.ts';
import { objectiveOf } from '../odds/value.ts';
import { findOpponent } from '../search/opponents.ts';
import type { Advice } from './rank.ts';
import { rankChoices } from './rank.ts';
import { viewerOf } from './viewer.ts';

/** What is asked: a prompt as one seat sees it. */
export interface AdviceQuestion<T extends Types> {
  /** What the seat may see; nothing else is looked at. */
  view: T['view'];
  /** Who asks. */
  seat: T['seat'];
  /** The seat's choices at this prompt. */
  list: readonly Choice<T>[];
  /** What the seat is after, by the id of an objective; left out: the default of the game. */
  objective?: string | undefined;
  /** Combats played out for each choice, where it cannot be counted out; the same luck for all of them. */
  playouts?: number;
  /** How far every result is counted out before combats are played instead; `false`: not at all. */
  exact?: GraphBudget | false;
  /** The same seed gives the same advice. */
  seed?: number;
  /** Against whom, by name; left out: the opponent that the game's own policy is. Another one is played out, not counted out. */
  opponent?: string;
  /** Compared instead of `list`: what can be done before the next roll, by this seat or by the one that rolls. */
  routes?: readonly Route<T>[];
  /** An answer to a form that is weighed beside those that are made up: what somebody has done or has in mind. */
  also?: T['action'];
}

/** Combats for each choice, where nothing else is said. */
export const DEFAULT_PLAYOUTS = 128;

/** Every choice of a prompt, best first, from what the seat may see; all choices are compared with the same luck. */
export function advise<T extends Types>(game: Game<T>, question: AdviceQuestion<T>): Advice<T> {
  const work = advising(game, question);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/** Like `advise`, but in steps, with an intermediate result each time that all choices have been played equally often. */
export function* advising<T extends Types>(
  game: Game<T>,
  question: AdviceQuestion<T>,
): Generator<(() => Advice<T>) | undefined, Advice<T>> {
  const { view, seat, objective, playouts = DEFAULT_PLAYOUTS, exact = DEFAULT_COUNT, seed = 1 } = question;
  const all = optionsOf(game, question, seed);
  const after = objectiveOf(game, objective);
  const viewer = viewerOf(game, view, seat, objective);
  const usual = findOpponent(game, view);
  const opponent = findOpponent(game, view, question.opponent);
  if (!usual || !opponent) throw new Error(`${game.rules.id}: there is no opponent "${question.opponent}"`);
  const isUsual = opponent.name === usual.name;
  const counted = exact && isUsual ? yield* countOut(game, { view, seat, objective, all }, exact) : undefined;
  if (counted) {
    const tried = counted.ends.map((ends) => ({ ends, shares: ends.map(({ share }) => share) }));
    const { positions, play } = counted;
    return {
      seat,
      objective: after.id,
      method: 'exact',
      ...(play ? { play } : {}),
      counted: countedOf(game, view, play, undefined, seat),
      playouts: 0,
      positions,
      policy: 'rules',
      opponent: opponent.name,
      ...rankChoices<T, Ended>(all, tried, viewer),
    };
  }
  const policies = Object.fromEntries(game.rules.seats.map((one) => [one, opponent.policy(one)]));
  const asking = { game, view, seat, objective, seed, ...(isUsual ? {} : { policies }) };
  const play = game.oddsRules?.decides ? { play: 'first-moment' as const } : {};
  const counts = countedOf(game, view, play.play, undefined, seat);
  const tried = all.map((): { ends: Future[] } => ({ ends: [] }));
  const soFar = (number: number) => (): Advice<T> => ({
    seat,
    objective: after.id,
    method: 'sampled',
    ...play,
    counted: counts,
    playouts: number,
    positions: 0,
    policy: 'rules',
    opponent: opponent.name,
    // More may have been played by the time that somebody asks.
    ...rankChoices<T, Future>(
      all,
      tried.map(({ ends }) => ({ ends: ends.slice(0, number) })),
      viewer,
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
function optionsOf<T extends Types>(game: Game<T>, question: AdviceQuestion<T>, seed: number): Candidate<T>[] {
  const { view, seat, list, also, routes } = question;
  if (routes) return routes.map(({ before, choice }) => ({ choice, action: choice.action, before }));
  const all = candidates(game, game.bot, { view: clone(view), seat, list, chance: chanceFrom(seededDice(seed, 0)) });
  if (!all.length) throw new Error(`${game.rules.id}: nothing to weigh`);
  const choice = also && list.find(({ action, form }) => form && action.type === also.type);
  const known = also === undefined || all.some(({ action }) => same(action, also));
  return choice && !known ? [...all, { choice, action: also }] : all;
}
