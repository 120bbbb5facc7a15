import { describe, expect, it } from 'vitest';
import { below, fairLimit, nextWord, seedState, type XoshiroState } from './xoshiro.ts';

describe('xoshiro128**', () => {
  it('gives the words of the reference implementation for the state 1 2 3 4', () => {
    const state: XoshiroState = [1, 2, 3, 4];
    const words = Array.from({ length: 10 }, () => nextWord(state));
    expect(words).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('gives every face of a die as often as the others', () => {
    const state = seedState(20260101);
    const games = 600_000;
    for (const sides of [4, 6, 10, 7]) {
      const counts = new Array<number>(sides).fill(0);
      for (let i = 0; i < games; i++) {
        const face = below(state, sides);
        counts[face] = (counts[face] ?? 0) + 1;
      }
      const expected = games / sides;
      const error = Math.sqrt(games * (1 / sides) * (1 - 1 / sides));
      for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(4.5 * error);
    }
  });

  it('a die that cannot be thrown is an error, not a loop without end', () => {
    for (const sides of [0, Number.NaN, 2 ** 33, Number.POSITIVE_INFINITY]) {
      expect(() => below(seedState(1), sides)).toThrow(RangeError);
    }
  });

  it('skips words that would favor low faces', () => {
    // 2^32 mod 6 is 4: the last four words are unfair. A state that yields 0xffffffff first must go on to the next word.
    const size = 0x8000_0001;
    const state = seedState(3);
    for (let i = 0; i < 50; i++) expect(below(state, size)).toBeLessThan(size);
    // Every face has the same number of words, and hardly any word is skipped.
    for (const sides of [1, 2, 3, 6, 7, 10, 100, 52_417]) {
      expect(fairLimit(sides) % sides).toBe(0);
      expect(2 ** 32 - fairLimit(sides)).toBeLessThan(sides);
    }
  });

  it('tells seeds and streams apart, also above 32 bits', () => {
    const states = [seedState(1), seedState(2), seedState(1, 1), seedState(1 + 2 ** 32), seedState(0), seedState(0, 1)];
    expect(new Set(states.map((state) => state.join())).size).toBe(states.length);
  });
});
