import type { Choice, Reason, Types } from '@fray/engine';
import { share } from '@fray/games';
import type { Ended } from '../compare/future.ts';
import type { Candidate } from '../compare/route.ts';
import type { Counted } from '../odds/counted.ts';
import type { PlayStyle } from '../odds/rungs.ts';

import { because } from './because.ts';
import { spentIn, type Viewer } from './figures.ts';
import { differenceOf, type Ends, meanOf } from './paired.ts';

/** Sums of the same shares in another order differ in the last digits. */
const SAME = 1e-9;

/** Best first, by value; choices within the interval of the best are ordered by cost, because their difference is noise. */
export function rankChoices<T extends Types, E extends Ended>(
  all: readonly Candidate<T>[],
  tried: readonly Ends<E>[],
  viewer: Viewer,
): Pick<Advice<T>, 'choices' | 'equal' | 'why'> {
  const value = (at: number): number => meanOf(tried[at] as Ends<E>, ({ value }) => value);
  const order = tried.map((_, at) => at).sort((a, b) => value(b) - value(a));
  const best = tried[order[0] as number] as Ends<E>;
  const compared = order.map((at) => ({
    at,
    one: compareOption(all[at] as Candidate<T>, tried[at] as Ends<E>, best, viewer),
  }));
  const isEqual = ({ one: { behind, behindGive } }: (typeof compared)[0]): boolean =>
    -behind <= behindGive + SAME * viewer.goal;
  const equal = compared.filter(isEqual).sort(({ one: a }, { one: b }) => byCost(a, b));
  const ranked = [...equal, ...compared.filter((one) => !isEqual(one))];
  const [first, next] = [ranked[0], ranked[equal.length]];
  const why = first && next ? because(tried[first.at] as Ends<E>, tried[next.at] as Ends<E>, viewer) : [];
  return { choices: ranked.map(({ one }) => one), equal: equal.length, why };
}

/** Order of choices with the same value: what costs less, costs the others more, leaves more. */
const byCost = <T extends Types>(a: ComparedOption<T>, b: ComparedOption<T>): number =>
  (a.cost ?? 0) - (b.cost ?? 0) || (b.costsThem ?? 0) - (a.costsThem ?? 0) || (b.left ?? 0) - (a.left ?? 0);

const WINNERS = { win: 'a', draw: 'draw', loss: 'b' } as const;
type Results = Record<keyof typeof WINNERS, number>;
const eachResult = <V>(of: (winner: Ended['winner']) => V): Record<keyof Results, V> => ({
  win: of(WINNERS.win),
  draw: of(WINNERS.draw),
  loss: of(WINNERS.loss),
});

function compareOption<T extends Types, E extends Ended>(
  { choice, action }: Candidate<T>,
  tried: Ends<E>,
  best: Ends<E>,
  viewer: Viewer,
): ComparedOption<T> {
  const { mine, goal } = viewer;
  const [first] = tried.ends;
  const of = (figure: (end: E) => number): number => meanOf(tried, figure);
  const costs = Object.keys(first?.cost ?? {});
  const others = costs.filter((side) => side !== mine);
  const { by, give } = differenceOf(tried, best, ({ score }) => score);
  // As a part of the goal, so that the interval is one of scores.
  const behind = differenceOf(tried, best, ({ value }) => value / goal);
  const results = eachResult((wanted) => of(({ winner }) => Number(winner === wanted)));
  const { length } = tried.ends;
  return {
    choice,
    action,
    chance: of(({ score }) => score),
    results,
    ...(tried.shares
      ? {}
      : {
          intervals: eachResult((wanted) =>
            interval(tried.ends.filter(({ winner }) => winner === wanted).length, length),
          ),
        }),
    value: of(({ value }) => value),
    behind: Math.min(0, goal * behind.by),
    behindGive: goal * behind.give,
    less: Math.min(0, by),
    give,
    left: mine in (first?.left ?? {}) ? of(({ left }) => left[mine] ?? 0) : undefined,
    cost: costs.includes(mine)
      ? of(({ cost }) => cost[mine] ?? 0)
      : mine in (first?.spent ?? {})
        ? of(({ spent }) => spentIn(spent[mine]))
        : undefined,
    costsThem: others.length ? of(({ cost }) => others.reduce((sum, side) => sum + (cost[side] ?? 0), 0)) : undefined,
    rounds: tried.shares ? undefined : of((end) => ('rounds' in end ? Number(end.rounds) : 0)),
    because: tried === best ? [] : because(tried, best, viewer),
  };
}

function interval(count: number, of: number): { low: number; high: number } {
  const { low, high } = share(count, of);
  return { low, high };
}

/** One choice, weighed. */
export interface ComparedOption<T extends Types> {
  /** What is offered. */
  choice: Choice<T>;
  /** As it would be made: a form is filled in. */
  action: T['action'];
  /** What the seat wants, 0 to 1. */
  chance: number;
  /** How often it wins, neither wins, or it loses; they make 1. */
  results: Readonly<Results>;
  /** The 95 % interval (Wilson) of each of them, where combats were played. */
  intervals?: Readonly<Record<keyof Results, { low: number; high: number }>>;
  /** What it is worth by what the seat is after, in the unit of the game. */
  value: number;
  /** The same against the best, never above 0. */
  behind: number;
  /** Half of the 95 % interval of that difference; 0 of the best itself, and where it was counted out. */
  behindGive: number;
  /** The chance against that of the best, never above 0. */
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
  /** What it is after, by the id of an objective. */
  objective: string;
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
  /** What differs most between the first choice and the next one that is worse: why it stands first. */
  why: readonly Reason[];
}
