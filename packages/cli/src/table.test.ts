import { describe, expect, test } from 'vitest';
import { facts, grouped, percent, table } from './table.ts';

test('figures stand at the right under their heading, words at the left', () => {
  const rows = [
    { unit: 'Fighter', health: 3, note: 'a' },
    { unit: 'Dog', health: 12, note: 'bb' },
  ];
  expect(table(rows, '  ')).toEqual(['  unit     health  note', '  Fighter       3  a', '  Dog          12  bb']);
});

test('a key that some rows lack leaves an empty cell', () => {
  expect(table([{ a: 1 }, { b: 'x' }])).toEqual(['a  b', '1', '   x']);
});

describe('in a window that is too narrow', () => {
  const rows = [
    { unit: 'Shadkaam', health: '3/3', armor: 1, gear: '9mm Handgun; Flak Vest; First Aid Kit' },
    { unit: 'Rizen', health: '2/3', armor: 0, gear: '' },
  ];

  test('the last column becomes narrower', () => {
    expect(table(rows, '  ', 44)).toEqual([
      '  unit      health  armor  gear',
      '  Shadkaam  3/3         1  9mm Handgun; Flak',
      '                           Vest; First Aid',
      '                           Kit',
      '  Rizen     2/3         0',
    ]);
  });

  test('then long texts stand under their row', () => {
    expect(table(rows, '  ', 30)).toEqual([
      '  unit      health  armor',
      '  Shadkaam  3/3         1',
      '    gear 9mm Handgun; Flak',
      '      Vest; First Aid Kit',
      '  Rizen     2/3         0',
    ]);
  });

  test('at last every row is a list', () => {
    expect(table(rows, '', 20)).toEqual([
      'Shadkaam:',
      '  health 3/3,',
      '  armor 1, gear 9mm',
      '  Handgun; Flak',
      '  Vest; First Aid',
      '  Kit',
      'Rizen: health 2/3,',
      '  armor 0',
    ]);
  });
});

test('numbers for people', () => {
  expect(grouped(1234567)).toBe('1,234,567');
  expect(grouped(100)).toBe('100');
  expect(percent(0.1234)).toBe('12.3 %');
  expect(facts({ health: 3, aim: 'good' })).toBe('health 3, aim good');
});
