import type { Chance } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { below, between, pickOne } from './pick.ts';

/** A die that always shows this face and records what it was asked for. */
function shows(face: number): { chance: Chance; asked: number[][] } {
  const asked: number[][] = [];
  const chance: Chance = (count, sides) => {
    asked.push([count, sides]);
    return [face];
  };
  return { asked, chance };
}

describe('picking with chance', () => {
  it('asks for one die with a face for each', () => {
    const { chance, asked } = shows(1);
    pickOne(['a', 'b', 'c'], chance);
    below(7, chance);
    between(-2, 5, chance);
    expect(asked).toEqual([
      [1, 3],
      [1, 7],
      [1, 8],
    ]);
  });

  it('the first face is the first, the last face the last', () => {
    expect([pickOne('abc'.split(''), shows(1).chance), pickOne('abc'.split(''), shows(3).chance)]).toEqual(['a', 'c']);
    expect([below(7, shows(1).chance), below(7, shows(7).chance)]).toEqual([0, 6]);
    expect([between(-2, 5, shows(1).chance), between(-2, 5, shows(8).chance)]).toEqual([-2, 5]);
  });
});
