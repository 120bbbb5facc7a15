import { expect, test } from 'vitest';
import { counted, found, type Option, put } from './options.ts';

const list: Option[] = [
  { id: 'a', name: 'Wolf Riders', about: 'armor 4, swift' },
  { id: 'b', name: 'Werewolf' },
  { id: 'c', name: 'Águila' },
];

test('a search reads names and figures, without accents; names that begin with it come first', () => {
  expect(found(list, 'wolf').list.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(found(list, 'swift 4').list.map(({ id }) => id)).toEqual(['a']);
  expect(found(list, 'aguila').list.map(({ id }) => id)).toEqual(['c']);
  expect(found(list, 'zzz').list).toEqual([]);
  expect(
    found(
      Array.from({ length: 100 }, (_, i) => ({ id: `${i}`, name: `n${i}` })),
      '',
    ).more,
  ).toBe(40);
});

test('equal cards are counted, and an empty field leaves the set-up', () => {
  expect(counted(['x', 'y', 'x'])).toEqual([
    ['x', 2],
    ['y', 1],
  ]);
  expect(put({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  expect(put({ a: 1 } as { a: number; b?: number }, 'b', 0)).toEqual({ a: 1, b: 0 });
});
