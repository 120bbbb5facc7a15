import { share, type Tally } from '@fray/games';

const inOrder = (counts: Readonly<Record<string, number>>): { amount: number; count: number }[] =>
  Object.entries(counts)
    .map(([amount, count]) => ({ amount: Number(amount), count }))
    .sort((a, b) => a.amount - b.amount);

/** The least amount that at least this share of all combats does not exceed. */
function quantile(amounts: readonly { amount: number; count: number }[], part: number): number {
  const games = amounts.reduce((sum, { count }) => sum + count, 0);
  let sum = 0;
  for (const { amount, count } of amounts) {
    sum += count;
    if (sum >= games * part) return amount;
  }
  return 0;
}

/**
 * The figures of a simulation, in a fixed order: the same combats give the same text. Sums stand beside the means, so that
 * parts of a simulation can be added up to the digit.
 */
export function figures(tally: Tally) {
  const part = (count: number) => ({ count, ...share(count, tally.games) });
  const mean = (sum: number) => ({ mean: sum / tally.games, sum });
  const results = Object.entries(tally.results)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([result, count]) => ({ result, ...part(count) }));
  const endings = Object.entries(tally.endings)
    .flatMap(([result, ways]) => Object.entries(ways).map(([ending, count]) => ({ result, ending, ...part(count) })))
    .sort((a, b) => b.count - a.count || (`${a.result} ${a.ending}` < `${b.result} ${b.ending}` ? -1 : 1));
  const lengths = inOrder(tally.lengths);
  const rounds = {
    ...mean(tally.rounds),
    least: lengths[0]?.amount ?? 0,
    most: lengths.at(-1)?.amount ?? 0,
    /** A quarter, half and three quarters of all combats took no more than this. */
    quartiles: [0.25, 0.5, 0.75].map((share) => quantile(lengths, share)),
    amounts: lengths.map(({ amount, count }) => ({ rounds: amount, ...part(count) })),
  };
  const left = Object.entries(tally.left)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([seat, counts]) => {
      const amounts = inOrder(counts).map(({ amount, count }) => ({ left: amount, ...part(count) }));
      return { seat, mean: amounts.reduce((sum, { left, count }) => sum + left * count, 0) / tally.games, amounts };
    });
  return { results, endings, rounds, moves: mean(tally.moves), left };
}
export type Figures = ReturnType<typeof figures>;
