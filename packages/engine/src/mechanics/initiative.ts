/** Who acts when: highest first, and a rule for those who are equal. */

/** Orders the members of one group of equals. */
export type TieRule<U> = (equals: U[]) => U[];

/** Sides take turns, `first` beginning; inside a side the given order stays. What is left of one side comes last. */
export const alternateSides =
  <U>(sideOf: (unit: U) => string, first: string): TieRule<U> =>
  (equals) => {
    const mine = equals.filter((unit) => sideOf(unit) === first);
    const theirs = equals.filter((unit) => sideOf(unit) !== first);
    const out: U[] = [];
    for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
      if (i < mine.length) out.push(mine[i] as U);
      if (i < theirs.length) out.push(theirs[i] as U);
    }
    return out;
  };

/** All of `first`, then the others; inside a side the given order stays. */
export const sideFirst =
  <U>(sideOf: (unit: U) => string, first: string): TieRule<U> =>
  (equals) => [...equals.filter((unit) => sideOf(unit) === first), ...equals.filter((unit) => sideOf(unit) !== first)];

/**
 * The order of a round. `rank` gives the numbers that are compared, the most important first, higher before lower;
 * units whose numbers are all equal keep their given order, or what the tie rule makes of it.
 */
export function initiativeOrder<U>(units: readonly U[], rank: (unit: U) => readonly number[], tie?: TieRule<U>): U[] {
  const ranked = units.map((unit, index) => ({ unit, index, numbers: rank(unit) }));
  ranked.sort((a, b) => compareRanks(a.numbers, b.numbers) || a.index - b.index);
  if (!tie) return ranked.map((entry) => entry.unit);
  const out: U[] = [];
  for (let i = 0; i < ranked.length; ) {
    const from = i;
    const numbers = (ranked[i] as (typeof ranked)[number]).numbers;
    while (i < ranked.length && compareRanks((ranked[i] as (typeof ranked)[number]).numbers, numbers) === 0) i++;
    out.push(...tie(ranked.slice(from, i).map((entry) => entry.unit)));
  }
  return out;
}

/** Negative: `a` comes first. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference) return difference;
  }
  return 0;
}
