import { describe, expect, test } from 'vitest';
import { facts, grid, groupDigits, margin, percent, range } from './grid.ts';

test('figures stand at the right under their heading, words at the left', () => {
  const rows = [
    { unit: 'Fighter', health: 3, note: 'a' },
    { unit: 'Dog', health: 12, note: 'bb' },
  ];
  expect(grid(rows, '  ')).toEqual(['  unit     health  note', '  Fighter       3  a', '  Dog          12  bb']);
});

test('a key that some rows lack leaves an empty cell', () => {
  expect(grid([{ a: 1 }, { b: 'x' }])).toEqual(['a  b', '1', '   x']);
});

test('an interval of a sample never looks like a single figure', () => {
  expect(range(0.25, 0.5)).toBe('25.0 % to 50.0 %');
  expect(range(0.99981, 1)).toBe('99.98 % to 100.00 %');
  expect([12.34, 0.05, 0.0098].map(margin)).toEqual(['12.3', '0.1', '0.01']);
});

describe('in a window that is too narrow', () => {
  const rows = [
    { unit: 'Shadkaam', health: '3/3', armor: 1, gear: '9mm Handgun; Flak Vest; First Aid Kit' },
    { unit: 'Rizen', health: '2/3', armor: 0, gear: '' },
  ];

  test('the last column becomes narrower', () => {
    expect(grid(rows, '  ', 44)).toEqual([
      '  unit      health  armor  gear',
      '  Shadkaam  3/3         1  9mm Handgun; Flak',
      '                           Vest; First Aid',
      '                           Kit',
      '  Rizen     2/3         0',
    ]);
  });

  test('then long texts stand under their row', () => {
    expect(grid(rows, '  ', 30)).toEqual([
      '  unit      health  armor',
      '  Shadkaam  3/3         1',
      '    gear 9mm Handgun; Flak',
      '      Vest; First Aid Kit',
      '  Rizen     2/3         0',
    ]);
  });

  test('at last every row is a list', () => {
    expect(grid(rows, '', 20)).toEqual([
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
  expect(groupDigits(1234567)).toBe('1,234,567');
  expect(groupDigits(100)).toBe('100');
  expect(percent(0.1234)).toBe('12.3 %');
  expect(facts({ health: 3, aim: 'good' })).toBe('health 3, aim good');
});
