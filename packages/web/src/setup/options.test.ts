import { expect, test } from 'vitest';
import { foundByKind, type Option, put, search, tally } from './options.ts';

const list: Option[] = [
  { id: 'a', name: 'Wolf Riders', about: 'armor 4, swift' },
  { id: 'b', name: 'Werewolf' },
  { id: 'c', name: 'Águila' },
];

test('a search reads names and figures, without accents; names that begin with it come first', () => {
  expect(search(list, 'wolf').list.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(search(list, 'swift 4').list.map(({ id }) => id)).toEqual(['a']);
  expect(search(list, 'aguila').list.map(({ id }) => id)).toEqual(['c']);
  expect(search(list, 'zzz').list).toEqual([]);
  expect(
    search(
      Array.from({ length: 100 }, (_, i) => ({ id: `${i}`, name: `n${i}` })),
      '',
    ).more,
  ).toBe(40);
});

test('equal cards are counted, and an empty field is removed from the setup', () => {
  expect(tally(['x', 'y', 'x'])).toEqual([
    ['x', 2],
    ['y', 1],
  ]);
  expect(put({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  expect(put({ a: 1 } as { a: number; b?: number }, 'b', 0)).toEqual({ a: 1, b: 0 });
});

test('a long list with kinds shows the first few of each until somebody types', () => {
  const options = ['Technologies', 'Leaders'].flatMap((group) =>
    Array.from({ length: 50 }, (_, i) => ({ id: `${group}${i}`, name: `Name ${i}`, group })),
  );
  const few = foundByKind(options, '');
  expect(new Set(few.list.map(({ group }) => group)).size).toBe(2);
  expect(few.list.length + few.more).toBe(100);
  expect(foundByKind(options, 'name 4').list.map(({ name }) => name)).toContain('Name 49');
  // People look for a kind, too.
  expect(foundByKind(options, 'leaders').list.every(({ group }) => group === 'Leaders')).toBe(true);
  expect(foundByKind(options.slice(0, 40), '').more).toBe(0);
});
