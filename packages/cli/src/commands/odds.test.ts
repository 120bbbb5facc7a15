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
  survivors: {
    share: number;
    left: Record<string, number>;
    cost: Record<string, number>;
    hits?: Record<string, number>;
  }[];
  hits?: Record<string, number>;
  plan?: { proven: boolean; wins: number };
}
/** With the real games: what is counted exactly are theirs. */
async function type(
  line: string | readonly string[],
  watched = false,
): Promise<{ code: number; out: string; err: string }> {
  const { context, texts } = desk('', GAMES, 'unused');
  if (watched) Object.assign(context.stderr, { isTTY: true, cursorTo: () => true, clearLine: () => true });
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
  test('what is too large is sampled, and says so with the reason; whoever watches sees how far it is', async () => {
    const { out, err } = await type('odds merc assault --combats 200 --seed 3', true);
    expect(err).toMatch(/\d\/50000 results at most, counted out/);
    expect(err).toContain('200/200 combats');
    expect(out).toMatch(/^MERC, assault: 200 combats, seed 3, give or take \d+\.\d %/);
    expect(out).toContain('Not exact: there are more than 50,000 results of chance to try.');
  });
  test('in words: a table with bars, and nobody is told for certain what is not', async () => {
    const { out } = await type('odds merc minefield');
    expect(out).toMatch(/^MERC, minefield: exact, \d+ positions\n/);
    expect(out).toMatch(/Dictator +0\.006 %/);
    expect(out).toMatch(/Rebel +99\.994 % {2}#{24}/);
  });
  test('what is left, kind by kind, with bars', async () => {
    const { out } = await type(['odds', 'ti4', 'hacan: 2 dreadnought', 'arborec: 2 dreadnought']);
    expect(out).toMatch(/2 Dreadnoughts I \(damaged\) +15\.552 % {2}####\n/);
    expect(out).toMatch(/nothing +56\.208 %/);
    expect(out).toMatch(/lost by +on average +hits taken\n/);
  });
  test('hits that each side takes, at every end and on average', async () => {
    const told = await json('odds', 'ti4', 'hacan: 2 dreadnought', 'arborec: 2 dreadnought', '--json');
    const mean = sum(told.survivors.map(({ share, hits }) => share * (hits?.attacker ?? 0)));
    expect(told.hits?.attacker).toBeCloseTo(mean, 12);
    expect(Math.max(...told.survivors.map(({ hits }) => hits?.defender ?? 0))).toBe(4);
  });
  test('Mage Knight: the best plan of the hand, with the group report of its attack', async () => {
    const { out } = await type('odds mage-knight two-orcs');
    expect(out).toMatch(/\nThe best plan: proven, \d+ positions\nThe fight can be won\.\nfame 5, wounds 0,/);
    expect(out).toContain('Physical 7 = 7 against armor 7: Sufficient to defeat.');
    expect(out).toMatch(/\nEnemies +0 +100 %/);
    const { plan } = await json('odds', 'mage-knight', 'two-orcs', '--json');
    expect(plan).toMatchObject({ proven: true, wins: 1, couldWin: { share: 1, proven: true } });
  });
  test('on a planet, up to a round, with a retreat: each is asked of the game', async () => {
    const ground = await json('odds', 'ti4', 'sol: 2 infantry', 'letnev: 2 infantry', '--ground', '--json');
    expect(ground).toMatchObject({ method: 'exact' });
    const after = await json('odds', 'ti4', '2 cruiser', '2 cruiser', '--rounds', '1', '--json');
    // Neither side has two hits, nor both one: 0.84 squared.
    expect(after.shares.open).toBeCloseTo((1 - 0.16) ** 2, 12);
    const left = await json('odds', 'ti4', '2 cruiser', '2 cruiser', '--retreat', 'a:1', '--json');
    expect(left.defender).toBeCloseTo(1 - 0.16, 12);
    expect(left.draw).toBeCloseTo(0.16 ** 2, 12);
  });
  test('the order of losses and the rule for Sustain Damage are settings', async () => {
    const sides = ['2 cruiser, carrier, 3 fighter', 'dreadnought, 2 destroyer'];
    const ask = async (...more: string[]) => (await json('odds', 'ti4', ...sides, ...more, '--json')).attacker;
    expect(await ask()).toBeCloseTo(0.7214, 4);
    expect(await ask('--losses', 'a:fighter,destroyer,carrier,cruiser')).toBeCloseTo(0.7562, 4);
    expect(await ask('--losses', 'best')).toBeCloseTo(0.7562, 4);
    expect(await ask('--no-risk-direct-hit')).toBeCloseTo(await ask('--sustain', 'late'), 12);
    expect(await ask('--risk-direct-hit')).toBeCloseTo(await ask(), 12);
  });
  test('a setting that makes no sense is refused with a sentence', async () => {
    const sides = ['odds', 'ti4', '2 cruiser', '2 cruiser'];
    for (const [options, words] of [
      [['--rounds', '0'], '"0" is no number of rounds'],
      [['--retreat', '2'], '"2" is no retreat'],
      [['--losses', 'cruisers first'], 'is no order of losses'],
      [['--sustain', 'never'], 'is no rule for Sustain Damage'],
      [['--ground'], 'has no ground forces'],
      [['--losses', 'best', '--rounds', '2'], 'cannot be asked together'],
    ] as const) {
      const { code, err } = await type([...sides, ...options]);
      expect(code, words).toBe(2);
      expect(err).toContain(words);
    }
    const large = await type(['odds', 'ti4', '8 cruiser, 3 destroyer', '2 cruiser', '--losses', 'best']);
    expect(large.err).toContain('up to 10 units a side, and the attacker has 11');
    expect((await type('odds merc patrol --ground')).err).toContain('merc does not know --ground');
  });
  test('what cannot be read is refused with a sentence', async () => {
    const { code, err } = await type(['odds', 'ti4', 'hacan: 2 dreadnout', 'sol: cruiser']);
    expect(code).toBe(2);
    expect(err).toContain('dreadnout');
    expect((await type('odds merc --combats 0')).err).toContain('--combats must be a whole number');
  });
});
