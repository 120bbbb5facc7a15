import type { Choice, Reason, Types } from '@fray/engine';
import type { Ended } from '../compare/future.ts';
import type { Candidate } from '../compare/route.ts';
import type { Counted } from '../odds/counted.ts';
import type { PlayStyle } from '../odds/rungs.ts';

import { because } from './because.ts';
import type { Viewer } from './figures.ts';
import { differenceOf, type Ends, meanOf } from './paired.ts';

/** Sums of the same shares in another order differ in the last digits. */
const SAME = 1e-9;

/** Best first; choices within the interval of the best are ordered by cost, because their difference is noise. */
export function rankChoices<T extends Types, E extends Ended>(
  all: readonly Candidate<T>[],
  tried: readonly Ends<E>[],
  viewer: Viewer,
): Pick<Advice<T>, 'choices' | 'equal'> {
  const chance = (ends: Ends<E>): number => meanOf(ends, ({ score }) => score);
  const order = tried.map((_, at) => at).sort((a, b) => chance(tried[b] as Ends<E>) - chance(tried[a] as Ends<E>));
  const best = tried[order[0] as number] as Ends<E>;
  const compared = order.map((at) => compareOption(all[at] as Candidate<T>, tried[at] as Ends<E>, best, viewer));
  const isEqual = ({ less, give }: ComparedOption<T>): boolean => -less <= give + SAME;
  const equal = compared.filter(isEqual).sort(byCost);
  return { choices: [...equal, ...compared.filter((one) => !isEqual(one))], equal: equal.length };
}

/** Order of choices with the same chance: what costs less, costs the others more, leaves more. */
const byCost = <T extends Types>(a: ComparedOption<T>, b: ComparedOption<T>): number =>
  (a.cost ?? 0) - (b.cost ?? 0) || (b.costsThem ?? 0) - (a.costsThem ?? 0) || (b.left ?? 0) - (a.left ?? 0);

function compareOption<T extends Types, E extends Ended>(
  { choice, action }: Candidate<T>,
  tried: Ends<E>,
  best: Ends<E>,
  viewer: Viewer,
): ComparedOption<T> {
  const { mine } = viewer;
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
    because: tried === best ? [] : because(tried, best, viewer),
  };
}

/** One choice, weighed. */
export interface ComparedOption<T extends Types> {
  /** What is offered. */
  choice: Choice<T>;
  /** As it would be made: a form is filled in. */
  action: T['action'];
  /** What the seat wants, 0 to 1. */
  chance: number;
  /** Against the best, never above 0. */
  less: number;
  /** Half of the 95 % interval of that difference; 0 of the best itself, and where it was counted out. */
  give: number;
  /** What is left to the seat on average, units or life. */
  left: number | undefined;
  /** What it costs the seat on average: the price of what is lost, or what is used up, where the game has either. */
  cost: number | undefined;
  /** What it costs everybody else on average, where the game has prices. */
  costsThem: number | undefined;
  /** How long it takes on average; not known where it was counted out, since equal positions are one whenever they are met. */
  rounds: number | undefined;
  /** What differs most from the best choice beside the chance, in standard errors; nothing where nothing does. */
  because: readonly Reason[];
}

/** Every choice, the best first. */
export interface Advice<T extends Types> {
  /** For whom it is. */
  seat: T['seat'];
  /** What the chances were worked out from: every result counted out, or combats played. */
  method: 'exact' | 'sampled';
  /** How effects are used after the choice; left out in games that leave everything to the policy. */
  play?: PlayStyle;
  /** Everything that the sides hold, each once, as far as the seat sees it. */
  counted: readonly Counted[];
  /** Combats for each choice; 0 where it was counted out. */
  playouts: number;
  /** Positions that were counted out, of all choices together; 0 where combats were played. */
  positions: number;
  /** Who plays on after the choice, for all seats. */
  policy: 'rules';
  /** Against whom, by name. */
  opponent: string;
  /** Every choice once, the best first. */
  choices: readonly ComparedOption<T>[];
  /** How many at the top have no measurable difference; they are ordered by cost. */
  equal: number;
}
