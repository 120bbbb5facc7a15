/** Section 31 of the rules: figures of single fights. */

export const TYPES = ['I', 'B', 'G', 'F', 'D', 'S'] as const;
/** Mean damage and chance to destroy a fresh defender with one shot; the row attacks the column. */
// biome-ignore format: a table is read by columns
export const TABLE: Record<(typeof TYPES)[number], [mean: number, kill: number][]> = {
  I: [[4.5, 5 / 6], [6.5, 4 / 5], [1.5, 0], [3.5, 1 / 2], [4.5, 1 / 2], [4.5, 1]],
  B: [[5.5, 1], [6.5, 1], [6.5, 7 / 10], [5.5, 5 / 6], [6.5, 5 / 6], [6.5, 1]],
  G: [[7.5, 1], [4.5, 3 / 4], [3.5, 1 / 3], [4.5, 2 / 3], [5.5, 2 / 3], [5.5, 1]],
  F: [[4.5, 5 / 6], [4.5, 2 / 3], [2.5, 1 / 6], [3.5, 1 / 2], [4.5, 1 / 2], [4.5, 1]],
  D: [[7.5, 1], [7.5, 1], [5.5, 2 / 3], [6.5, 1], [7.5, 1], [7.5, 1]],
  S: [[4.5, 5 / 6], [4.5, 2 / 3], [2.5, 1 / 6], [3.5, 1 / 2], [4.5, 1 / 2], [4.5, 1]],
};

/** Who acts before whom, and how likely. */
export const FIRST: readonly (readonly [
  type: (typeof TYPES)[number],
  other: (typeof TYPES)[number],
  chance: number,
])[] = [
  ['I', 'B', 7 / 8],
  ['S', 'B', 9 / 10],
  ['S', 'I', 7 / 10],
  ['I', 'G', 3 / 4],
  ['G', 'B', 5 / 6],
];
