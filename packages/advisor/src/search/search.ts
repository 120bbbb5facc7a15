import type { Types } from '@fray/engine';
import type { Bot, Game } from '@fray/games';
import { candidates } from '../weigh/candidates.ts';
import { outlookOf } from '../weigh/outlook.ts';
import type { Candidate } from '../weigh/way.ts';
import { ahead, halve } from './halving.ts';

/** How a search looks ahead. */
export interface Searching<T extends Types> {
  /** Combats played out for one decision, all choices together: to the end, or as far as the game's `foresight` goes. */
  playouts: number;
  /** Who plays them out; left out: the game's own policy. */
  policy?: Bot<T>;
  /** Asked between combats: is it enough? What was found until then decides, so that an answer may differ from another day's. */
  stop?(): boolean;
  /** Hears what was weighed: the policy's own action, the one that was chosen, and by how much it is thought better. */
  hear?(weighed: Changed<T>): void;
}

/** A decision in which looking ahead led away from the policy. The view is the one of that moment: copy it to keep it. */
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

/**
 * A player that tries its choices: each is played out with the same luck, the worse half is left out, and so on. It sees what its seat
 * sees; what is hidden is imagined anew in every combat. It keeps to the policy where nothing is better.
 */
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
      (at, trial) => outlookOf(asking, (all[at] as Candidate<T>).action, trial),
      stop,
    );
    let best = 0;
    let most = 0;
    for (let at = 1; at < all.length; at++) {
      const { by, error } = ahead(tried[at] as (typeof tried)[0], tried[0] as (typeof tried)[0]);
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
