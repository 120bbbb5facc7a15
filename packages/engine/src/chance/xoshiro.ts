/** State of xoshiro128** in 32-bit integers, the same in Node and in every browser; not for secrets. */
export type XoshiroState = [number, number, number, number];

/** The next 32 bits; changes the state in place. */
export function nextWord(words: XoshiroState): number {
  const product = Math.imul(words[1], 5);
  const word = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  const shifted = words[1] << 9;
  words[2] ^= words[0];
  words[3] ^= words[1];
  words[1] ^= words[2];
  words[0] ^= words[3];
  words[2] ^= shifted;
  words[3] = (words[3] << 11) | (words[3] >>> 21);
  return word;
}

/** One number from 0 to `size` - 1, all equally likely: words that would favor the low ones are skipped. */
export function below(words: XoshiroState, size: number): number {
  return belowFair(words, size, fairLimit(size));
}

/** Words from here on would favor the low numbers. */
export const fairLimit = (size: number): number => 0x1_0000_0000 - (0x1_0000_0000 % size);

/** The same with the limit worked out before, for many dice of one size. */
export function belowFair(words: XoshiroState, size: number, fair: number): number {
  for (;;) {
    const word = nextWord(words);
    if (word < fair) return word % size;
    // Of a die with no sides, or with more than there are words, none is fair: it would be thrown for ever.
    if (!(fair > 0)) throw new RangeError(`a die with ${size} sides cannot be thrown`);
  }
}

/** splitmix32: spreads a small seed over the whole state. */
function splitmix(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x9e3779b9) | 0;
    let t = a ^ (a >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
}

/** A seed is any integer up to 2^53; `stream` numbers independent sequences of one seed (combat 0, 1, 2, ...). */
export function seedState(seed: number, stream = 0): XoshiroState {
  const low = splitmix(seed >>> 0);
  const high = splitmix(Math.floor(seed / 0x1_0000_0000) ^ 0x5bd1e995);
  const side = splitmix(Math.imul(stream, 0x27d4eb2f) ^ 0x165667b1);
  const state: XoshiroState = [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    const word = low() ^ Math.imul(high(), 3) ^ Math.imul(side(), 5);
    state[i] = word | 0;
  }
  if (state.every((word) => word === 0)) state[0] = 1;
  return state;
}
