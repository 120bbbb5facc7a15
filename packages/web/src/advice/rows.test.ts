import type { Advice, ComparedOption } from '@fray/advisor';
import type { Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { equalWord, inFigures, rowsOf } from './rows.ts';

const weighed = (type: string, more: Partial<ComparedOption<Types>>): ComparedOption<Types> => ({
  choice: { seat: 'a', action: { type } },
  action: { type },
  chance: 0.5,
  results: { win: 0.5, draw: 0, loss: 0.5 },
  value: 0.5,
  behind: 0,
  behindGive: 0,
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
  objective: 'goal',
  equal: 1,
  why: [],
  choices,
  ...more,
});
const putting = {
  label: ({ action }: ComparedOption<Types>) => action.type.toUpperCase(),
  sentence: ({ code }: { code: string }) => `${code}.`,
  goal: 1,
  alone: true,
};
const THREE = [
  weighed('fire', { results: { win: 0.875, draw: 0, loss: 0.125 } }),
  weighed('repair', {
    results: { win: 0.75, draw: 0.05, loss: 0.2 },
    intervals: { win: { low: 0.6875, high: 0.8125 }, draw: { low: 0, high: 0.1 }, loss: { low: 0.1, high: 0.3 } },
    behind: -0.125,
    behindGive: 0.0625,
  }),
  weighed('retreat', { results: { win: 0, draw: 0, loss: 1 }, behind: -0.875, behindGive: 0.03 }),
];

describe('the rows of advice', () => {
  it('come as they are ranked, each with its chance and how far it is behind the best', () => {
    const rows = rowsOf(advice(THREE), putting);
    expect(rows.map(({ rank, label }) => `${rank} ${label}`)).toEqual(['1 FIRE', '2 REPAIR', '3 RETREAT']);
    expect(rows[0]?.against).toEqual({ kind: 'best' });
    expect(rows[1]?.against).toEqual({ kind: 'worse', by: 12.5, give: 6.25 });
    expect(rows[1]).toMatchObject({ chance: { percent: 75 }, draw: { percent: 5 }, loss: { percent: 20 } });
    expect(rows[1]?.bar).toMatchObject({ to: 75, best: 87.5, interval: { from: 68.75, to: 81.25 } });
  });

  it('have keys of their own, also where two seats may do the same', () => {
    const theirs = weighed('fire', { choice: { seat: 'b', action: { type: 'fire' } } });
    const keys = rowsOf(advice([...THREE, theirs]), putting).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('are behind in the unit of the game, where more than the goal counts', () => {
    const [, row] = rowsOf(advice(THREE), { ...putting, alone: false, goal: 20 });
    expect(row?.against).toEqual({ kind: 'worse', by: 0.125, give: 0.0625 });
  });

  it('say why of the first alone, and only where something was measured', () => {
    const because = (why: Advice<Types>['why']) => rowsOf(advice(THREE, { why }), putting).map((row) => row.because);
    expect(because([{ code: 'keeps-more' }, { code: 'costs-less' }])).toEqual(['keeps-more. costs-less.', '', '']);
    expect(because([])).toEqual(['', '', '']);
  });

  it('say of equal ones that they are equal, by how it was found', () => {
    const both = THREE.map((one) => ({ ...one, behind: 0 }));
    const kinds = (equal: number) => rowsOf(advice(both, { equal }), putting).map(({ against }) => against.kind);
    expect(kinds(2)).toEqual(['equal', 'equal', 'worse']);
    expect(equalWord(advice(both, { equal: 1 }))).toBeUndefined();
    expect(equalWord(advice(both, { equal: 2 }))).toBe('equal');
    expect(equalWord(advice(both, { equal: 2, method: 'exact' }))).toBe('same');
    expect(equalWord(advice(both, { equal: 3 }))).toBe('allEqual');
    expect(equalWord(advice(both, { equal: 3, method: 'exact' }))).toBe('allSame');
  });

  it('are certain only where they were counted out, and have an interval only where they were not', () => {
    const all = { win: 1, draw: 0, loss: 0 };
    const sure = [
      weighed('win', { results: all }),
      weighed('lose', { results: { ...all, win: 0, loss: 1 }, behind: -1 }),
    ];
    const said = (method: 'exact' | 'sampled') => rowsOf(advice(sure, { method }), putting).map(({ chance }) => chance);
    expect(said('exact')).toEqual([{ percent: 100 }, { percent: 0 }]);
    expect(said('sampled')).toEqual([
      { word: 'over', percent: 99 },
      { word: 'under', percent: 1 },
    ]);
    expect(rowsOf(advice(sure), putting)[1]?.bar.interval).toBeUndefined();
  });
});

it('a difference is never shown as none', () => {
  const figure = (value: number) => value.toFixed(1);
  expect([14.4, 1.23, 0.97, 0.001].map((by) => inFigures(by, figure))).toEqual(['14.4', '1.2', '1.0', '0.1']);
});
