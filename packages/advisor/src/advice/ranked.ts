import type { Types } from '@fray/engine';
import type { Candidate } from '../weigh/candidates.ts';
import type { Ended } from '../weigh/future.ts';
import type { Advice, Weighed } from './advise.ts';
import { because } from './because.ts';
import type { Eyes } from './figures.ts';
import { differenceOf, type Ends, meanOf } from './paired.ts';

/** Sums of the same shares in another order differ in the last digits. */
const SAME = 1e-9;

/** Best first. What lies within its interval of the best cannot be told from it: never a ranking by noise, but by what it costs. */
export function ranked<T extends Types, E extends Ended>(
  all: readonly Candidate<T>[],
  tried: readonly Ends<E>[],
  eyes: Eyes,
): Pick<Advice<T>, 'choices' | 'equal'> {
  const chance = (ends: Ends<E>): number => meanOf(ends, ({ score }) => score);
  const order = tried.map((_, at) => at).sort((a, b) => chance(tried[b] as Ends<E>) - chance(tried[a] as Ends<E>));
  const best = tried[order[0] as number] as Ends<E>;
  const weighed = order.map((at) => weigh(all[at] as Candidate<T>, tried[at] as Ends<E>, best, eyes));
  const isEqual = ({ less, give }: Weighed<T>): boolean => -less <= give + SAME;
  const equal = weighed.filter(isEqual).sort(byCost);
  return { choices: [...equal, ...weighed.filter((one) => !isEqual(one))], equal: equal.length };
}

/** What cannot be told apart by its chance: what is cheaper, costs the others more, leaves more. */
const byCost = <T extends Types>(a: Weighed<T>, b: Weighed<T>): number =>
  (a.cost ?? 0) - (b.cost ?? 0) || (b.costsThem ?? 0) - (a.costsThem ?? 0) || (b.left ?? 0) - (a.left ?? 0);

function weigh<T extends Types, E extends Ended>(
  { choice, action }: Candidate<T>,
  tried: Ends<E>,
  best: Ends<E>,
  eyes: Eyes,
): Weighed<T> {
  const { mine } = eyes;
  const [first] = tried.ends;
  const of = (figure: (end: E) => number): number => meanOf(tried, figure);
  const costs = Object.keys(first?.cost ?? {});
  const others = costs.filter((side) => side !== mine);
  const { by, give } = differenceOf(tried, best, ({ score }) => score);
  return {
    choice,
    action,
    chance: of(({ score }) => score),
    less: Math.min(0, by),
    give,
    left: mine in (first?.left ?? {}) ? of(({ left }) => left[mine] ?? 0) : undefined,
    cost: costs.includes(mine)
      ? of(({ cost }) => cost[mine] ?? 0)
      : mine in (first?.spent ?? {})
        ? of(({ spent }) => spent[mine] ?? 0)
        : undefined,
    costsThem: others.length ? of(({ cost }) => others.reduce((sum, side) => sum + (cost[side] ?? 0), 0)) : undefined,
    rounds: tried.shares ? undefined : of((end) => ('rounds' in end ? Number(end.rounds) : 0)),
    because: tried === best ? [] : because(tried, best, eyes),
  };
}
