import { expect, test } from 'vitest';
import { emptyBoxes, leftIn, putIn, rowsOf, successOf, throwersOf, withoutLast } from './boxes.ts';

test('a group is a row of boxes that begins where the one before it ends; dice that nobody has grouped are one row', () => {
  const groups = [
    { units: ['d1', 'd2'], count: 2, from: 5 },
    { units: ['c1'], count: 3, from: 7 },
  ];
  expect(rowsOf({ count: 5, groups }).map(({ from, group }) => [from, group.count])).toEqual([
    [0, 2],
    [2, 3],
  ]);
  expect(rowsOf({ count: 4 })).toEqual([{ group: { units: [], count: 4 }, from: 0 }]);
});

test('equal units of a group are counted', () => {
  const named = (id: string) => (id.startsWith('d') ? 'Dreadnought' : 'Cruiser');
  expect(throwersOf({ units: ['d1', 'd2', 'c1'], count: 3 }, named)).toBe('2 Dreadnoughts, Cruiser');
});

test('a face succeeds from a number on, or up to one; some dice only count', () => {
  expect([6, 7].map((face) => successOf({ units: [], count: 1, from: 7 }, face))).toEqual([false, true]);
  expect([20, 21].map((face) => successOf({ units: [], count: 1, upTo: 20 }, face))).toEqual([true, false]);
  expect(successOf({ units: [], count: 1 }, 3)).toBeUndefined();
});

test('faces fill the boxes in order, or first the one that was picked; none is lost and none too many', () => {
  const some = putIn(emptyBoxes(4), [7, 3]);
  expect(some).toEqual([7, 3, undefined, undefined]);
  expect(leftIn(some)).toBe(2);
  expect(putIn(some, [9], 3)).toEqual([7, 3, undefined, 9]);
  expect(putIn(some, [9, 1, 5, 8], 0)).toEqual([9, 3, 1, 5]);
  expect(withoutLast(some)).toEqual([7, undefined, undefined, undefined]);
});
