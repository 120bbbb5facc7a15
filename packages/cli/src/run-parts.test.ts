import { expect, test } from 'vitest';
import { areCells, isTally } from './run-parts.ts';

const cell = { method: 'exact', give: 0, shares: { a: 1 }, cost: {} };
const sums = { games: 2, score: 1, scoreSquares: 1, gain: 0, gainSquares: 0, won: 1, lost: 0 };

test('only as many whole cells as are done are cells of a sweep', () => {
  expect(areCells([cell, cell], 2)).toBe(true);
  const { give: _, ...cut } = cell;
  for (const part of [{}, [null], [cell], [cell, cell, cell], [cell, cut], [cell, { ...cell, shares: { a: null } }]])
    expect(areCells(part, 2)).toBe(false);
});

test('only sums by preset and seat are a tally', () => {
  expect(isTally({ duel: { rebel: sums } }, 2)).toBe(true);
  expect(isTally({}, 0)).toBe(true);
  const { won: _, ...cut } = sums;
  for (const part of [{}, [null], { duel: sums }, { duel: { rebel: cut } }, { duel: { rebel: { ...sums, more: 1 } } }])
    expect(isTally(part, 2)).toBe(false);
});
