import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, type FairSeed, fairDice } from './fair.ts';

const SEED = '4b'.repeat(16) + '07'.repeat(16);
const TABLE: FairSeed = { table: 'K7MPQ2', seed: SEED, nonces: ['0102', 'ffee'] };

/** Written from the description alone, with the hashes of Node: numbers below each of `sizes`, one after the other. */
function independently({ table, seed, nonces }: FairSeed, sizes: readonly number[]): number[] {
  const digest = createHash('sha256').update(nonces.join('|')).digest('hex');
  const words: number[] = [];
  for (let block = 0; words.length < sizes.length * 4; block++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${table}|${digest}|${block}`).digest();
    for (let i = 0; i < 32; i += 4) words.push(bytes.readUInt32BE(i));
  }
  return sizes.map((size) => {
    let word = words.shift() as number;
    while (word >= 2 ** 32 - (2 ** 32 % size)) word = words.shift() as number;
    return word % size;
  });
}

describe('dice that are fixed before the first move', () => {
  it('are those of the seed, the table and the nonces, as somebody else counts them', () => {
    const dice = fairDice(TABLE);
    const thrown = [...dice.pull('roll', 20, 10), ...dice.pull('draw', 3, 40), ...dice.pull('roll', 5, 3_000_000_000)];
    const expected = independently(TABLE, [...Array(20).fill(10), 40, 39, 38, ...Array(5).fill(3_000_000_000)]);
    expect(thrown).toEqual(expected.map((value, i) => (i >= 20 && i < 23 ? value : value + 1)));
  });

  it.each([
    ['seed', { seed: `5${SEED.slice(1)}` }],
    ['table', { table: 'K7MPQ3' }],
    ['a nonce', { nonces: ['0102', 'ffef'] }],
    ['the order of the nonces', { nonces: ['ffee', '0102'] }],
  ])('are others with another: %s', (_, changed) => {
    const throws = (of: FairSeed) => fairDice(of).pull('roll', 40, 10);
    expect(throws({ ...TABLE, ...changed })).not.toEqual(throws(TABLE));
  });

  it('go on where they were saved, in the middle of a block too', () => {
    const dice = fairDice(TABLE);
    for (let i = 0; i < 20; i++) {
      const saved = JSON.parse(JSON.stringify(dice.save()));
      const next = dice.at(saved).pull('roll', 9, 6);
      expect(fairDice(TABLE).at(saved).pull('roll', 9, 6)).toEqual(next);
      dice.pull('roll', i % 4, 6);
    }
  });

  it('are none where the table throws, whose draws still come from the seed', () => {
    const typed = fairDice(TABLE, true);
    expect(typed.sure).toBe(false);
    expect(typed.pull('roll', 4, 10)).toEqual([]);
    expect(typed.pull('draw', 2, 12, true)).toEqual([]);
    expect(typed.pull('draw', 2, 12)).toEqual(independently(TABLE, [12, 11]));
    expect(typed.at(typed.save()).pull('roll', 1, 10)).toEqual([]);
  });

  it('come up equally often (chi-square of 60,000 dice with 10 sides, limit at 1 in 1,000)', () => {
    const count = new Map<number, number>();
    for (const face of fairDice(TABLE).pull('roll', 60_000, 10)) count.set(face, (count.get(face) ?? 0) + 1);
    expect([...count.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const chiSquare = [...count.values()].reduce((sum, seen) => sum + (seen - 6000) ** 2 / 6000, 0);
    expect(chiSquare).toBeLessThan(27.88);
  });

  it('are promised by the SHA-256 of the seed, not of its letters', () => {
    expect(commitmentOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });
});
