import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const GAMES = ['twilight-imperium', 'merc', 'mage-knight', 'flesh-and-blood', 'exodus-loop', 'ti4'];

test.each([
  ['mecr', 'merc'],
  ['marc', 'merc'],
  ['MERK', 'merc'],
  ['twilight', 'twilight-imperium'],
  ['mageknight', 'mage-knight'],
  ['exodus-lop', 'exodus-loop'],
  ['ti3', 'ti4'],
])('%s is a slip of %s', (word, meant) => {
  expect(nearest(word, GAMES)).toBe(meant);
  expect(didYouMean(word, GAMES)).toBe(`Did you mean "${meant}"?`);
});

test.each(['chess', '', 'x', 'q'.repeat(500)])('%s is near to nothing', (word) => {
  expect(nearest(word, GAMES)).toBeUndefined();
  expect(didYouMean(word, GAMES)).toBe('');
});
