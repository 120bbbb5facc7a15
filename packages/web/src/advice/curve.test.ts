import { describe, expect, it } from 'vitest';
import { betweenTurns, momentsOf, pathOf, turnsOf } from './curve.ts';

const points = (chances: number[], give = 0) => chances.map((chance, at) => ({ at, chance, give }));

describe('the curve of a combat', () => {
  it('has every moment of a short one, and an even spread of a long one with both its ends', () => {
    expect(momentsOf(2, 5)).toEqual([2, 3, 4, 5]);
    const long = momentsOf(0, 500, 11);
    expect(long).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500]);
  });

  it('turns at the largest changes, in the order of the moves', () => {
    const turns = turnsOf(points([0.3, 0.31, 0.5, 0.2, 0.45, 0.47, 1]), 3);
    expect(turns.map(({ at }) => at)).toEqual([3, 4, 6]);
    expect(turns[0]).toMatchObject({ from: 0.5, to: 0.2 });
  });

  it('does not turn by what may be luck of the sample, nor by next to nothing', () => {
    expect(turnsOf(points([0.5, 0.6], 0.08), 3)).toEqual([]);
    expect(turnsOf(points([0.5, 0.6], 0.06), 3).length).toBe(1);
    expect(turnsOf(points([0.5, 0.54]), 3)).toEqual([]);
  });

  it('is computed move by move inside a large change', () => {
    const spread = [0.5, 0.5, 0.9].map((chance, number) => ({ at: 4 * number, chance, give: 0 }));
    expect(betweenTurns(spread, 3)).toEqual([5, 6, 7]);
    expect(betweenTurns(points([0.5, 0.9]), 3)).toEqual([]);
  });

  it('is drawn from its first moment to its last', () => {
    const { line, area } = pathOf(points([0, 0.5, 1]), [0, 2], 100, 40);
    expect(line).toBe('M0.0 40.0L50.0 20.0L100.0 0.0');
    expect(area).toBe(`${line}L100.0 40L0.0 40Z`);
    expect(pathOf([], [0, 2], 100, 40).area).toBe('');
  });
});
