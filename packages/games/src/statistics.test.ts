import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { meanScore, momentsMean, pairedMoments, scoreInterval, share } from './statistics.ts';

const momentsOf = (values: readonly number[]) =>
  pairedMoments(
    values,
    values.map(() => 0),
  );

describe('a share has the Wilson interval of 95 %', () => {
  // Newcombe (1998), table I, method 3: the score method without continuity correction; and 0 and n of n, where it is z²/(n + z²).
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
    [0, 1, 0, 0.7935],
    [10, 10, 0.7225, 1],
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
  ])('%i of %i: %d to %d', (count, games, low, high) => {
    const found = share(count, games);
    expect(found.share).toBe(count / games);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
  it('nothing played says nothing', () => {
    expect(share(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
  it('is never of width zero, and holds the share', () => {
    for (const games of [1, 2, 7, 400, 1_000_000])
      for (const count of [0, 1, Math.floor(games / 2), games]) {
        const { share: p, low, high } = share(count, games);
        expect(high).toBeGreaterThan(low);
        expect(p >= low && p <= high).toBe(true);
      }
  });
});

describe('a mean of scores', () => {
  it('has the interval of its standard error', () => {
    const { mean, error } = momentsMean(momentsOf([1, 0, 1, 0.5]));
    expect(mean).toBe(0.625);
    expect(error).toBeCloseTo(Math.sqrt(0.6875 / 3 / 4), 12);
    expect(meanScore(momentsOf([1, 0, 1, 0.5])).give).toBeCloseTo(1.959964 * error, 6);
  });
  it('gives as if one score were half a point off where all are equal', () => {
    for (const score of [0, 0.5, 1]) {
      const { mean, give } = meanScore(momentsOf(Array.from({ length: 10 }, () => score)));
      expect(mean).toBe(score);
      expect(give).toBeCloseTo(1.959964 / 20, 6);
    }
  });
  it('one score, or none, says nothing', () => {
    expect(meanScore(momentsOf([1]))).toEqual({ mean: 1, give: 1 });
    expect(meanScore(momentsOf([]))).toEqual({ mean: 0, give: 1 });
    expect(momentsMean(momentsOf([1])).error).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('an interval of scores', () => {
  it("is Wilson's where they are counts, and that of the mean elsewhere; it stays from 0 to 1", () => {
    expect(scoreInterval(momentsOf([1, 0, 0, 1, 1]))).toEqual(share(3, 5));
    expect(scoreInterval(momentsOf([]))).toEqual(share(0, 0));
    const scores = [1, 0.5, 1, 1, 1, 1, 1, 1];
    const { mean, give } = meanScore(momentsOf(scores));
    expect(scoreInterval(momentsOf(scores))).toEqual({ share: mean, low: mean - give, high: 1 });
  });
});

it('a paired difference counts the pairs that both have', () => {
  expect(pairedMoments([1, 1, 0, 1], [0, 1])).toEqual({ count: 2, sum: 1, squares: 1 });
  expect(momentsMean(pairedMoments([1, 1, 0, 1], [0, 1]))).toEqual({ mean: 0.5, error: 0.5 });
  expect(pairedMoments([], [1])).toEqual({ count: 0, sum: 0, squares: 0 });
});

it('no other source has an interval of its own', () => {
  const root = new URL('../../../', import.meta.url);
  const sources = ['packages', 'scripts'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const found = sources
    .filter((path) => /^(scripts\/|packages\/[a-z]+\/src\/).*\.(ts|svelte)$/.test(path))
    .filter((path) => !/\.(test|fixture)\.ts$/.test(path))
    .filter((path) => /1\.96|1\.959|Z95/.test(readFileSync(new URL(path, root), 'utf8')));
  expect(found).toEqual(['packages/games/src/statistics.ts']);
});
