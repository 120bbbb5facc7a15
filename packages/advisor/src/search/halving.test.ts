import { describe, expect, it } from 'vitest';
import { compareTried, halve } from './halving.ts';

describe('sequential halving', () => {
  it('spends the budget and no more, for any number of things', () => {
    for (const [things, budget] of [
      [2, 7],
      [5, 64],
      [9, 9],
      [30, 128],
      [200, 50],
    ] as const) {
      let spent = 0;
      halve(things, budget, () => {
        spent++;
        return 0;
      });
      expect(spent).toBeLessThanOrEqual(budget);
      expect(spent).toBeGreaterThan(budget / 2);
    }
  });

  it('tries the better half on, and the first always', () => {
    const worth = [0.1, 0.2, 0.9, 0.3, 0.8, 0.4, 0.5, 0.6];
    const counts = halve(8, 96, (thing) => worth[thing] as number).map(({ values }) => values.length);
    const most = Math.max(...counts);
    expect(counts[0]).toBe(most);
    expect(counts[2]).toBe(most);
    expect(counts[1]).toBeLessThan(most);
  });

  it('gives the same trial the same number for every thing', () => {
    const tried = halve(4, 40, (_, trial) => trial);
    for (const { values } of tried) expect(values).toEqual(values.map((_, at) => at));
  });

  it('compares on the trials that both have', () => {
    expect(compareTried({ values: [1, 1, 0, 1] }, { values: [0, 1] })).toEqual({ by: 0.5, error: 0.5 });
    expect(compareTried({ values: [] }, { values: [1] }).error).toBe(Number.POSITIVE_INFINITY);
    expect(compareTried({ values: [1, 1, 1] }, { values: [0, 0, 0] })).toEqual({ by: 1, error: 0 });
  });
});
