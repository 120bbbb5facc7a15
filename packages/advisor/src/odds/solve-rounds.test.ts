import { describe, expect, it } from 'vitest';
import { type Graph, solveRounds } from './solve-rounds.ts';

/** Rows of `[where, how likely]`; ends are -1, -2, ... */
const graph = (...rows: [number, number][][]): Graph => ({
  to: rows.map((row) => Int32Array.from(row, ([to]) => to)),
  shares: rows.map((row) => Float64Array.from(row, ([, share]) => share)),
  ends: Math.max(0, ...rows.flat().map(([to]) => -to)),
});
const close = (found: Float64Array, wanted: readonly number[]) => {
  expect(found).toHaveLength(wanted.length);
  for (const [i, share] of wanted.entries()) expect(found[i]).toBeCloseTo(share, 14);
};

describe('a graph of positions', () => {
  it('that only leads on', () => {
    const { ends, visits } = solveRounds(
      graph(
        [
          [1, 0.25],
          [2, 0.75],
        ],
        [[-1, 1]],
        [
          [-1, 0.5],
          [-2, 0.5],
        ],
      ),
    );
    close(ends, [0.625, 0.375]);
    close(visits, [1, 0.25, 0.75]);
  });
  it('with a round in which nothing happens is a geometric series, not cut off', () => {
    const { ends, visits } = solveRounds(
      graph([
        [0, 0.99],
        [-1, 0.006],
        [-2, 0.004],
      ]),
    );
    close(ends, [0.6, 0.4]);
    expect(visits[0]).toBeCloseTo(100, 10);
  });
  it('with repairs leads back and forth: solved as a part', () => {
    // Gambler's ruin on 1, 2, 3 between 0 and 4 with a fair coin, from 1.
    const { ends, visits } = solveRounds(
      graph(
        [
          [1, 0.5],
          [-1, 0.5],
        ],
        [
          [0, 0.5],
          [2, 0.5],
        ],
        [
          [1, 0.5],
          [-2, 0.5],
        ],
      ),
    );
    close(ends, [0.75, 0.25]);
    close(visits, [1.5, 1, 0.5]);
  });
  it('with a part that is never left tells it apart, one position or several', () => {
    const alone = solveRounds(
      graph(
        [
          [1, 0.5],
          [-1, 0.5],
        ],
        [[1, 1]],
      ),
    );
    close(alone.ends, [0.5]);
    expect(alone.endless).toEqual([{ at: 1, share: 0.5 }]);
    const several = solveRounds(
      graph(
        [
          [1, 0.5],
          [-1, 0.5],
        ],
        [[2, 1]],
        [[1, 1]],
      ),
    );
    expect(several.endless).toEqual([{ at: expect.any(Number), share: 0.5 }]);
  });
  it('of a hundred thousand positions in a row needs no stack', () => {
    const rows = Array.from({ length: 100_000 }, (_, i): [number, number][] => [[i === 99_999 ? -1 : i + 1, 1]]);
    close(solveRounds(graph(...rows)).ends, [1]);
  });
});
