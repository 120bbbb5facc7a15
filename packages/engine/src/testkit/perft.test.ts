import { expect, it } from 'vitest';
import { duel } from './duel.ts';
import { perftFrom } from './perft.ts';

it('counts the sequences of decisions: fire or aim, and after two aims only fire', () => {
  // Left and right each: FF FA AF AA; in the third move a side that has aimed may only fire.
  expect(perftFrom(duel, { hull: 99 }, 3)).toEqual([2, 4, 6]);
  expect(perftFrom(duel, { hull: 1 }, 2)).toEqual([2, 2]);
});
