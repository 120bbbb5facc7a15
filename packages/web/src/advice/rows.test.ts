import type { Advice, ComparedOption } from '@fray/advisor';
import type { Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { equalWord, inPoints, rowsOf } from './rows.ts';

const weighed = (type: string, more: Partial<ComparedOption<Types>>): ComparedOption<Types> => ({
  choice: { seat: 'a', action: { type } },
  action: { type },
  chance: 0.5,
  less: 0,
  give: 0,
  left: undefined,
  cost: undefined,
  costsThem: undefined,
  rounds: undefined,
  because: [],
  ...more,
});
const advice = (choices: ComparedOption<Types>[], more: Partial<Advice<Types>> = {}): Advice<Types> => ({
  seat: 'a',
  method: 'sampled',
  counted: [],
  playouts: 128,
  positions: 0,
  policy: 'rules',
  opponent: 'rules',
  equal: 1,
  choices,
  ...more,
});
const putting = {
  label: ({ action }: ComparedOption<Types>) => action.type.toUpperCase(),
  sentence: ({ code }: { code: string }) => `${code}.`,
};
const THREE = [
  weighed('fire', { chance: 0.875 }),
  weighed('repair', {
    chance: 0.75,
    less: -0.125,
    give: 0.0625,
    because: [{ code: 'keeps-less' }, { code: 'costs-more' }],
  }),
  weighed('retreat', { chance: 0, less: -0.875, give: 0.03 }),
];

describe('the rows of advice', () => {
  it('come as they are ranked, each with its chance and how far it is behind the best', () => {
    const rows = rowsOf(advice(THREE), putting);
    expect(rows.map(({ rank, label }) => `${rank} ${label}`)).toEqual(['1 FIRE', '2 REPAIR', '3 RETREAT']);
    expect(rows[0]?.against).toEqual({ kind: 'best' });
    expect(rows[1]?.against).toEqual({ kind: 'worse', points: 12.5, give: 6.25 });
    expect(rows[1]?.bar).toMatchObject({ to: 75, best: 87.5, interval: { from: 68.75, to: 81.25 } });
  });

  it('have keys of their own, also where two seats may do the same', () => {
    const theirs = weighed('fire', { choice: { seat: 'b', action: { type: 'fire' } } });
    const keys = rowsOf(advice([...THREE, theirs]), putting).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('say why only where something was measured', () => {
    expect(rowsOf(advice(THREE), putting).map(({ because }) => because)).toEqual(['', 'keeps-less. costs-more.', '']);
  });

  it('say of equal ones that they are equal, by how it was found', () => {
    const both = THREE.map((one) => ({ ...one, less: 0 }));
    const kinds = (equal: number) => rowsOf(advice(both, { equal }), putting).map(({ against }) => against.kind);
    expect(kinds(2)).toEqual(['equal', 'equal', 'worse']);
    expect(equalWord(advice(both, { equal: 1 }))).toBeUndefined();
    expect(equalWord(advice(both, { equal: 2 }))).toBe('equal');
    expect(equalWord(advice(both, { equal: 2, method: 'exact' }))).toBe('same');
    expect(equalWord(advice(both, { equal: 3 }))).toBe('allEqual');
    expect(equalWord(advice(both, { equal: 3, method: 'exact' }))).toBe('allSame');
  });

  it('are certain only where they were counted out, and have an interval only where they were not', () => {
    const sure = [weighed('win', { chance: 1 }), weighed('lose', { chance: 0, less: -1 })];
    const said = (method: 'exact' | 'sampled') => rowsOf(advice(sure, { method }), putting).map(({ chance }) => chance);
    expect(said('exact')).toEqual([{ percent: 100 }, { percent: 0 }]);
    expect(said('sampled')).toEqual([
      { word: 'over', percent: 99 },
      { word: 'under', percent: 1 },
    ]);
    expect(rowsOf(advice(sure), putting)[1]?.bar.interval).toBeUndefined();
  });
});

describe('points', () => {
  it('are whole, have one decimal below one, and are never 0 for a difference', () => {
    const figure = (value: number) => value.toFixed(1);
    expect([14.4, 1.2, 0.97, 0.5, 0.001].map((points) => inPoints(points, figure))).toEqual([
      '14',
      '1',
      '1',
      '0.5',
      '0.1',
    ]);
  });
});
