/** A 95 % interval reaches this many standard errors to each side. */
const Z95 = 1.959963984540054;

/** A share with its 95 % interval (Wilson): honest for small counts and at 0 and 1 too. */
export function share(count: number, games: number): { share: number; low: number; high: number } {
  if (!games) return { share: 0, low: 0, high: 1 };
  const p = count / games;
  const center = (p + (Z95 * Z95) / (2 * games)) / (1 + (Z95 * Z95) / games);
  const half = (Z95 / (1 + (Z95 * Z95) / games)) * Math.sqrt((p * (1 - p)) / games + (Z95 * Z95) / (4 * games * games));
  return {
    share: p,
    low: count ? Math.max(0, center - half) : 0,
    high: count === games ? 1 : Math.min(1, center + half),
  };
}

/** What values add up to; parts can be added in any order. */
export interface Moments {
  /** How many values. */
  count: number;
  /** Their sum. */
  sum: number;
  /** The sum of their squares. */
  squares: number;
}

/** A mean with half of its 95 % interval. */
export interface Mean {
  /** The mean itself. */
  mean: number;
  /** Half of its 95 % interval. */
  give: number;
}

/** The mean of some values with its standard error, which is infinite for fewer than two values. */
export function momentsMean({ count, sum, squares }: Moments): { mean: number; error: number } {
  const mean = count ? sum / count : 0;
  // Where all values are equal, rounding may leave less than nothing.
  const variance = count > 1 ? Math.max(0, (squares - sum * mean) / (count - 1)) : Number.POSITIVE_INFINITY;
  return { mean, error: Math.sqrt(variance / count) };
}

// Where all were equal it gives as much as if one of them had been half a point off: a sample never proves a figure.
/** The mean of scores from 0 to 1, or of differences of two. */
export function meanScore(moments: Moments): Mean {
  const { count } = moments;
  if (!count) return { mean: 0, give: 1 };
  const { mean, error } = momentsMean(moments);
  return { mean, give: count < 2 ? 1 : Z95 * Math.max(error, 0.5 / count) };
}

/** The mean of scores from 0 to 1 with its 95 % interval; where each is 0 or 1 they are counts, and it is Wilson's. */
export function scoreInterval(moments: Moments): { share: number; low: number; high: number } {
  const { count, sum, squares } = moments;
  if (squares === sum) return share(sum, count);
  const { mean, give } = meanScore(moments);
  return { share: mean, low: Math.max(0, mean - give), high: Math.min(1, mean + give) };
}

/** How much the first values are above the others, in pairs of the same luck, as far as both go. */
export function pairedMoments(one: readonly number[], other: readonly number[]): Moments {
  const count = Math.min(one.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const difference = (one[at] as number) - (other[at] as number);
    sum += difference;
    squares += difference * difference;
  }
  return { count, sum, squares };
}
