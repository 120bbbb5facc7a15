import type { Types } from '@fray/engine';
import type { Bot, Game } from '@fray/games';
import { candidates } from '../compare/candidates.ts';
import { evaluateAction } from '../compare/evaluate.ts';
import type { Candidate } from '../compare/route.ts';
import { compareTried, halve } from './halving.ts';

/** How a search looks ahead. */
export interface Searching<T extends Types> {
  /** Combats played out for one decision, all choices together: to the end, or to the `horizon` of the game. */
  playouts: number;
  /** Who plays them out; left out: the game's own policy. */
  policy?: Bot<T>;
  /** Asked between combats: is it enough? What was found until then decides, so that an answer may differ from another day's. */
  stop?(): boolean;
  /** Hears what was weighed: the policy's own action, the one that was chosen, and by how much it is thought better. */
  hear?(weighed: Changed<T>): void;
}

/** A decision in which the search chose differently from the policy; copy the view to keep it. */
export interface Changed<T extends Types> {
  /** What the seat saw. */
  view: T['view'];
  /** Who decided. */
  seat: T['seat'];
  /** What the policy would have done. */
  policy: Candidate<T>;
  /** What was done instead. */
  chosen: Candidate<T>;
  /** How much better it is thought, as a score. */
  by: number;
}

/**
 * A change must be better by this many standard errors of the paired difference: among many choices the best of pure noise looks good.
 */
const SURE = 1;

/** A player that plays each choice out with the same luck from what its seat sees, and keeps to the policy if nothing is better. */
export function searchBot<T extends Types>(game: Game<T>, { playouts, policy, hear, stop }: Searching<T>): Bot<T> {
  const base = policy ?? game.bot;
  const policies = Object.fromEntries(game.rules.seats.map((seat) => [seat, base]));
  return (view, seat, list, chance) => {
    const [only] = list;
    if (only && list.length === 1 && !only.form) return only.action;
    const all = candidates(game, base, { view, seat, list, chance });
    const own = all[0] as Candidate<T>;
    if (all.length === 1 || playouts < 2) return own.action;
    const asking = { game, view, seat, seed: chance(1, 2 ** 31 - 1)[0] as number, policies };
    const tried = halve(
      all.length,
      playouts,
      (at, trial) => evaluateAction(asking, (all[at] as Candidate<T>).action, trial),
      stop,
    );
    let best = 0;
    let most = 0;
    for (let at = 1; at < all.length; at++) {
      const { by, error } = compareTried(tried[at] as (typeof tried)[0], tried[0] as (typeof tried)[0]);
      if (by > SURE * error && by > most && longest(tried, at)) {
        best = at;
        most = by;
      }
    }
    const chosen = all[best] as Candidate<T>;
    if (best !== 0) hear?.({ view, seat, policy: own, chosen, by: most });
    return chosen.action;
  };
}

/** Was it tried as often as any other but the policy's own, that is: has it come through to the last round? */
const longest = (tried: readonly { values: readonly number[] }[], at: number): boolean =>
  tried.every(({ values }, other) => other === 0 || values.length <= (tried[at]?.values.length ?? 0));
