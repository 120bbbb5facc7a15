import { describe, expect, it } from 'vitest';
import { faceClasses, mergeDice } from './merge-rolls.ts';

describe('results of a roll that differ', () => {
  it('faces of which the rules make the same are one class', () => {
    expect(faceClasses(6, (face) => face >= 5)).toEqual([
      { face: 1, share: 4 / 6 },
      { face: 5, share: 2 / 6 },
    ]);
  });
  it('nine dice become ten numbers of hits with their binomial shares', () => {
    const places = Array.from({ length: 9 }, (_, place) => place);
    const lumps = mergeDice(9, [{ places, classes: faceClasses(10, (face) => face > 5) }]);
    expect(lumps).toHaveLength(10);
    expect(lumps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 14);
    const five = lumps.find(({ values }) => values.filter((face) => face > 5).length === 5);
    expect(five?.share).toBeCloseTo(126 / 512, 14);
  });
  it('dice of different kinds keep their places', () => {
    const lumps = mergeDice(3, [
      { places: [0, 2], classes: faceClasses(6, (face) => face === 6) },
      { places: [1], classes: faceClasses(6, (face) => face > 3) },
    ]);
    expect(lumps).toHaveLength(6);
    const best = lumps.find(({ values }) => values[0] === 6 && values[2] === 6 && (values[1] ?? 0) > 3);
    expect(best?.share).toBeCloseTo(1 / 72, 14);
  });
});
