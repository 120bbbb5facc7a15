import { meanScore, momentsMean, pairedMoments } from '@fray/games';
import type { Ended } from '../compare/future.ts';

/** Ends of one choice: as many as were played, each alike, or every one with its share. */
export interface Ends<E extends Ended = Ended> {
  ends: readonly E[];
  /** Left out: each counts alike, and the same place in another list is the same luck. */
  shares?: readonly number[];
}

/** The mean of a figure over all ends. */
export function meanOf<E extends Ended>({ ends, shares }: Ends<E>, figure: (end: E) => number): number {
  let sum = 0;
  for (const [at, end] of ends.entries()) sum += (shares ? (shares[at] as number) : 1) * figure(end);
  return shares ? sum : sum / ends.length;
}

/** How much more of a figure one choice brings than another, and how well that is known. */
export interface Difference {
  by: number;
  /** Standard error; 0 where it was counted out, or where the difference is the same in every future. */
  error: number;
  /** Half of the 95 % interval of a figure from 0 to 1: never 0 where combats were played. */
  give: number;
}

export function differenceOf<E extends Ended>(one: Ends<E>, other: Ends<E>, figure: (end: E) => number): Difference {
  if (one.shares || one === other) return { by: meanOf(one, figure) - meanOf(other, figure), error: 0, give: 0 };
  const moments = pairedMoments(one.ends.map(figure), other.ends.map(figure));
  const { mean: by, error } = momentsMean(moments);
  return { by, error, give: meanScore(moments).give };
}
