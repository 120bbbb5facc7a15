import { findGame, loadWhole, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { cellOf } from './cell.ts';
import { heatMap } from './heat-map.ts';
import { cellCount, cellValues, filledIn, rangeOf, rangesIn, withValue } from './vary.ts';

describe('what is varied', () => {
  it('reads a span or a list, and nothing else', () => {
    expect(rangeOf('2..5')).toEqual([2, 3, 4, 5]);
    expect(rangeOf(' 1, 2 ,8')).toEqual([1, 2, 8]);
    expect(rangeOf('none,hit')).toEqual(['none', 'hit']);
    for (const wrong of ['', '5', '5..2', '1..1000', '1,,2', 'a..b']) expect(rangeOf(wrong)).toBeUndefined();
  });

  it('finds ranges in a text of forces, with the words behind them as names', () => {
    const text = 'hacan: {1..3} cruiser, 2 fighter vs {2,4} dreadnought';
    const ranges = rangesIn(text);
    expect(ranges).toEqual([
      { name: 'cruiser', values: [1, 2, 3] },
      { name: 'dreadnought', values: [2, 4] },
    ]);
    expect(filledIn(text, [3, 4])).toBe('hacan: 3 cruiser, 2 fighter vs 4 dreadnought');
    expect(rangesIn('{1..} cruiser')).toBeUndefined();
  });

  it('counts cells with the first range fastest', () => {
    const ranges = [
      { name: 'a', values: [1, 2, 3] },
      { name: 'b', values: ['x', 'y'] },
    ];
    expect(cellCount(ranges)).toBe(6);
    expect(Array.from({ length: 6 }, (_, n) => cellValues(ranges, n).join(''))).toEqual([
      '1x',
      '2x',
      '3x',
      '1y',
      '2y',
      '3y',
    ]);
  });

  it('changes one place of a copy, and only a place that is there', () => {
    const setup = { forces: { rebel: [{ combat: 4 }] }, round: 1 };
    expect(withValue(setup, 'forces.rebel[0].combat', 7)).toEqual({ forces: { rebel: [{ combat: 7 }] }, round: 1 });
    expect(setup.forces.rebel[0]?.combat).toBe(4);
    expect(withValue(setup, 'forces.rebel[1].combat', 7)).toBeUndefined();
    expect(withValue(setup, 'forces.rebel[3]', 7)).toBeUndefined();
    expect(withValue(setup, '', 7)).toBeUndefined();
  });
});

describe('a sweep', () => {
  it('asks each cell as `odds` would', async () => {
    const found = findGame('merc');
    if (!found.ok) throw new Error('merc');
    const whole = await loadWhole(found.card);
    const game = withOdds(whole, whole.odds);
    const setup = game.setup.presets.find(({ id }) => id === 'patrol')?.setup;
    const { method, shares } = cellOf(game, setup, { combats: 100, seed: 1 });
    expect(method).toBe('exact');
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('is drawn with a figure in every cell, and names cannot break out of it', () => {
    const picture = heatMap({
      title: '<script>&',
      ranges: [
        { name: 'a"b', values: [1, 2] },
        { name: 'c', values: ['<x>'] },
      ],
      shares: [0, 1],
    });
    expect(picture).not.toContain('<script');
    expect(picture).not.toContain('<x>');
    expect([...picture.matchAll(/>(\d+ %)</g)].map((match) => match[1])).toEqual(['0 %', '100 %']);
  });
});
