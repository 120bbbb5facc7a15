import { expect, test } from 'vitest';
import { betterThan, hitsOf } from './luck.ts';

test('all that could have come of dice: the chance of each number of hits', () => {
  expect(hitsOf([0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
  const mixed = hitsOf([0.4, 0.1, 0.8]);
  expect(mixed).toHaveLength(4);
  expect(mixed[3]).toBeCloseTo(0.4 * 0.1 * 0.8, 12);
  expect(mixed[0]).toBeCloseTo(0.6 * 0.9 * 0.2, 12);
  expect(mixed.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
});

test('luck is a place among all such fights: what is in the middle is neither', () => {
  const could = hitsOf([0.5, 0.5]);
  expect(betterThan({ could, hits: 1 })).toBe(50);
  expect(betterThan({ could, hits: 2 })).toBe(88);
  expect(betterThan({ could, hits: 0 })).toBe(13);
});
