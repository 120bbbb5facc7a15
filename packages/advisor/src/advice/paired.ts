import type { Future } from '../weigh/future.ts';

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much more of a figure one choice brings than another, future by future, and how well that is known. */
export interface Difference {
  by: number;
  /** Standard error; 0 where the difference is the same in every future. */
  error: number;
  /** Half of the 95 % interval. */
  give: number;
}
const Z95 = 1.959963984540054;

export function differenceOf(
  futures: readonly Future[],
  other: readonly Future[],
  figure: (future: Future) => number,
): Difference {
  const differences = futures.map((future, at) => figure(future) - figure(other[at] as Future));
  const by = meanOf(differences);
  const squares = differences.reduce((sum, value) => sum + (value - by) ** 2, 0);
  const error = differences.length > 1 ? Math.sqrt(squares / (differences.length - 1) / differences.length) : 0;
  return { by, error, give: Z95 * error };
}
