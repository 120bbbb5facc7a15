import type { Reason } from '@fray/engine';
import type { Ended } from '../compare/future.ts';
import { type Figure, figuresOf, type Topic, type Viewer } from './figures.ts';
import { type Difference, differenceOf, type Ends, meanOf } from './paired.ts';

/** A difference below this many standard errors is no reason: it may be luck. */
const SURE = 2;
/** One reason says it; a second only where it is something else. */
const MOST = 2;

interface Found {
  figure: Figure;
  difference: Difference;
}

/** In standard errors; the same difference in every future is as sure as can be. */
const sureness = ({ by, error }: Difference): number => (error === 0 ? Number.POSITIVE_INFINITY : Math.abs(by) / error);
const size = ({ figure, difference }: Found): number => Math.abs(difference.by) / figure.least;
/** Two that are as sure have no difference in standard errors: then the larger one, and of two ways to end the one that comes instead. */
const surer = (a: Found, b: Found): number => {
  const [one, other] = [sureness(a.difference), sureness(b.difference)];
  if (one !== other) return other - one;
  const comes = a.figure.topic === 'end' && b.figure.topic === 'end' ? b.difference.by - a.difference.by : 0;
  return size(b) - size(a) || comes;
};

/** Why a choice is worse or better than the best: the measured differences that are most certain, if there are any. */
export function because<E extends Ended>(one: Ends<E>, best: Ends<E>, viewer: Viewer): Reason[] {
  const found = figuresOf([...one.ends, ...best.ends], viewer)
    .map((figure) => ({ figure, difference: differenceOf(one, best, figure.of) }))
    .filter(({ figure, difference }) => sureness(difference) > SURE && Math.abs(difference.by) >= figure.least)
    .sort(surer);
  const topics = new Set<Topic>();
  const reasons: Reason[] = [];
  for (const { figure, difference } of found) {
    if (reasons.length === MOST || topics.has(figure.topic)) continue;
    topics.add(figure.topic);
    reasons.push({
      code: difference.by > 0 ? figure.more : figure.less,
      by: round(Math.abs(difference.by)),
      here: round(meanOf(one, figure.of)),
      best: round(meanOf(best, figure.of)),
      ...figure.facts,
    });
  }
  return reasons;
}

/** To two digits: more would be noise. */
const round = (value: number): number => Math.round(value * 100) / 100;
