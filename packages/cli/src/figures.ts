import { share, type Tally } from '@fray/games';

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
  const left = Object.entries(tally.left)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([seat, counts]) => {
      const amounts = Object.entries(counts)
        .map(([amount, count]) => ({ left: Number(amount), ...part(count) }))
        .sort((a, b) => a.left - b.left);
      return { seat, mean: amounts.reduce((sum, { left, count }) => sum + left * count, 0) / tally.games, amounts };
    });
  return { results, rounds: mean(tally.rounds), moves: mean(tally.moves), left };
}
export type Figures = ReturnType<typeof figures>;
