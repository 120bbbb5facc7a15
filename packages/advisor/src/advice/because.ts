import type { Reason } from '@fray/engine';
import type { Future } from '../weigh/future.ts';
import { type Difference, differenceOf, meanOf } from './paired.ts';

/** A difference below this many standard errors is no reason: it may be luck. */
const SURE = 2;
/** One reason says it; a second only where it is something else. */
const MOST = 2;

/** Something that can differ between two choices, and what is said where it does. */
interface Figure {
  of(future: Future): number;
  /** The least difference that matters to anybody, in the unit of the figure. */
  least: number;
  more: string;
  less: string;
  facts?: Readonly<Record<string, string>>;
}

/** Reasons that a sentence is made of, by code. */
export const BECAUSE_CODES = [
  'keeps-more',
  'keeps-less',
  'leaves-them-more',
  'leaves-them-less',
  'costs-more',
  'costs-less',
  'costs-them-more',
  'costs-them-less',
  'takes-longer',
  'is-sooner',
  'ends-so-more',
  'ends-so-less',
] as const;
export type BecauseCode = (typeof BECAUSE_CODES)[number];

/** What is looked at, for a seat: what is left and lost on both sides, how long it takes, how it ends. */
function figuresOf(futures: readonly Future[], seat: string): Figure[] {
  const [first] = futures;
  const sum = (record: Readonly<Record<string, number>>, mine: boolean): number =>
    Object.entries(record).reduce((all, [side, value]) => all + ((side === seat) === mine ? value : 0), 0);
  const figures: Figure[] = [
    { of: ({ left }) => sum(left, true), least: 0.1, more: 'keeps-more', less: 'keeps-less' },
    { of: ({ left }) => sum(left, false), least: 0.1, more: 'leaves-them-more', less: 'leaves-them-less' },
    { of: ({ rounds }) => rounds, least: 0.25, more: 'takes-longer', less: 'is-sooner' },
  ];
  if (Object.keys(first?.cost ?? {}).length > 0) {
    figures.push(
      { of: ({ cost }) => sum(cost, true), least: 0.25, more: 'costs-more', less: 'costs-less' },
      { of: ({ cost }) => sum(cost, false), least: 0.25, more: 'costs-them-more', less: 'costs-them-less' },
    );
  }
  for (const ending of new Set(futures.map((future) => future.ending))) {
    if (ending === undefined) continue;
    const of = (future: Future): number => Number(future.ending === ending);
    figures.push({ of, least: 0.05, more: 'ends-so-more', less: 'ends-so-less', facts: { ending } });
  }
  return figures;
}

/** In standard errors; the same difference in every future is as sure as can be. */
const sureness = ({ by, error }: Difference): number => (error === 0 ? Number.POSITIVE_INFINITY : Math.abs(by) / error);

/**
 * Why a choice is worse or better than the best, from what was measured and never from a guess: the differences that are known best. No
 * difference, no sentence.
 */
export function because(futures: readonly Future[], best: readonly Future[], seat: string): Reason[] {
  return figuresOf([...futures, ...best], seat)
    .map((figure) => ({ figure, difference: differenceOf(futures, best, figure.of) }))
    .filter(({ figure, difference }) => sureness(difference) > SURE && Math.abs(difference.by) >= figure.least)
    .sort((a, b) => sureness(b.difference) - sureness(a.difference) || size(b) - size(a))
    .slice(0, MOST)
    .map(({ figure, difference: { by } }) => ({
      code: by > 0 ? figure.more : figure.less,
      by: round(Math.abs(by)),
      here: round(meanOf(futures.map(figure.of))),
      best: round(meanOf(best.map(figure.of))),
      ...figure.facts,
    }));
}

const size = ({ figure, difference }: { figure: Figure; difference: Difference }): number =>
  Math.abs(difference.by) / figure.least;
/** To two digits: more would be noise. */
const round = (value: number): number => Math.round(value * 100) / 100;
