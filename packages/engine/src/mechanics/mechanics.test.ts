import { describe, expect, it } from 'vitest';
import { chanceToHit, countHits } from './dice.ts';
import { assignmentIsForced, soak } from './hits.ts';
import { alternateSides, compareRanks, initiativeOrder, sideFirst } from './initiative.ts';

describe('initiative', () => {
  const units = ['R1:2', 'D1:2', 'R2:2', 'D2:2', 'R3:5', 'D3:-1'];
  const side = (unit: string) => unit.slice(0, 1);
  const number = (unit: string) => [Number(unit.split(':')[1])];

  it('goes from high to low and keeps the given order among equals', () => {
    expect(initiativeOrder(units, number)).toEqual(['R3:5', 'R1:2', 'D1:2', 'R2:2', 'D2:2', 'D3:-1']);
  });
  it('alternates between sides at the same number', () => {
    expect(initiativeOrder(units, number, alternateSides(side, 'D'))).toEqual([
      'R3:5',
      'D1:2',
      'R1:2',
      'D2:2',
      'R2:2',
      'D3:-1',
    ]);
    expect(alternateSides(side, 'D')(['R1', 'D1', 'D2', 'D3'])).toEqual(['D1', 'R1', 'D2', 'D3']);
  });
  it('or lets one side go first', () => {
    expect(initiativeOrder(units, number, sideFirst(side, 'D'))).toEqual([
      'R3:5',
      'D1:2',
      'D2:2',
      'R1:2',
      'R2:2',
      'D3:-1',
    ]);
  });
  it('compares several numbers, the most important first', () => {
    expect(compareRanks([1, 0], [0, 9])).toBeLessThan(0);
    expect(compareRanks([1, 2], [1, 3])).toBeGreaterThan(0);
    expect(compareRanks([1], [1, 0])).toBe(0);
  });
});

describe('dice', () => {
  it('counts what reaches the number', () => {
    expect(countHits([2, 4, 6], 4)).toBe(2);
    expect(countHits([3, 3, 1], 3)).toBe(2);
    expect(countHits([], 1)).toBe(0);
  });
  it('knows the chance of a die before it is thrown', () => {
    expect(chanceToHit(4, 6)).toBe(0.5);
    expect(chanceToHit(1, 10)).toBe(1);
    expect(chanceToHit(-2, 10)).toBe(1);
    expect(chanceToHit(11, 10)).toBe(0);
  });
});

describe('hits', () => {
  it('go through the layers in their order, the rest is wasted', () => {
    const armor = { name: 'armor', left: 2 };
    const health = { name: 'health', left: 3 };
    expect(soak(4, [armor, health]).soaked.map(({ layer, took, gone }) => [layer.name, took, gone])).toEqual([
      ['armor', 2, true],
      ['health', 2, false],
    ]);
    expect(soak(5, [armor, health])).toEqual({ soaked: [{ layer: health, took: 1, gone: true }], wasted: 4 });
    expect(soak(0, [armor])).toEqual({ soaked: [], wasted: 0 });
  });
  it('are assigned without asking when there is nothing to decide', () => {
    expect(assignmentIsForced(2, [3])).toBe(true);
    expect(assignmentIsForced(4, [3, 1])).toBe(true);
    expect(assignmentIsForced(3, [3, 1])).toBe(false);
    expect(assignmentIsForced(1, [])).toBe(true);
  });
});
