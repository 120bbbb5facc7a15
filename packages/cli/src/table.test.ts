import { expect, test } from 'vitest';
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

test('numbers for people', () => {
  expect(grouped(1234567)).toBe('1,234,567');
  expect(grouped(100)).toBe('100');
  expect(percent(0.1234)).toBe('12.3 %');
  expect(facts({ health: 3, aim: 'good' })).toBe('health 3, aim good');
});
