import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { desk } from '../testing/typed.ts';

interface Told {
  attacker: number;
  draw: number;
  defender: number;
  method: string;
  because: { code: string }[];
  shares: Record<string, number>;
  survivors: { share: number; left: Record<string, number>; cost: Record<string, number> }[];
}
/** With the real games: what is counted exactly are theirs. */
async function type(line: string | readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const { context, texts } = desk('', GAMES, 'unused');
  const code = await fray(context, typeof line === 'string' ? line.split(' ') : line);
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...texts };
}
const json = async (...words: string[]): Promise<Told> => JSON.parse((await type(words)).out) as Told;
const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);

describe('fray odds', () => {
  test('two sides as short texts: exact, with survivors and what they cost', async () => {
    const told = await json('odds', 'ti4', 'hacan: 2 dreadnought', 'arborec: 2 dreadnought', '--json');
    expect(told).toMatchObject({ method: 'exact', because: [] });
    expect(told.attacker).toBeCloseTo(0.43792, 5);
    expect(told.draw).toBeCloseTo(0.12416, 5);
    expect(told.defender).toBeCloseTo(0.43792, 5);
    expect(sum(told.survivors.map(({ share }) => share))).toBeCloseTo(1, 12);
    expect(Math.max(...told.survivors.map(({ cost }) => cost.attacker ?? 0))).toBe(8);
  });
  test('a preset of another game: shares by result that make 1', async () => {
    const { shares, method } = await json('odds', 'merc', 'patrol', '--json');
    expect(method).toBe('exact');
    expect(Object.keys(shares).sort()).toEqual(['dictator', 'rebel']);
    expect(sum(Object.values(shares))).toBeCloseTo(1, 12);
  });
  test('what is too large is sampled, and says so with the reason', async () => {
    const { out } = await type('odds merc assault --combats 200 --seed 3');
    expect(out).toMatch(/^MERC, assault: 200 combats, seed 3, give or take \d+\.\d %/);
    expect(out).toContain('Not exact: there are more than 50,000 results of chance to try.');
  });
  test('in words: a table with bars, and nobody is told for certain what is not', async () => {
    const { out } = await type('odds merc minefield');
    expect(out).toMatch(/^MERC, minefield: exact, \d+ positions\n/);
    expect(out).toMatch(/Dictator +0\.006 %/);
    expect(out).toMatch(/Rebel +99\.994 % {2}#{24}/);
  });
  test('what cannot be read is refused with a sentence', async () => {
    const { code, err } = await type(['odds', 'ti4', 'hacan: 2 dreadnout', 'sol: cruiser']);
    expect(code).toBe(2);
    expect(err).toContain('dreadnout');
    expect((await type('odds merc --combats 0')).err).toContain('--combats must be a whole number');
  });
});
