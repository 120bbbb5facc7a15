import { odds } from '@fray/advisor';
import { findGame, GAMES, loadWhole } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { exactly, oddsReport } from '../odds-report.ts';
import { planReport } from '../plan-report.ts';
import { planOf } from '../planning.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

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
  plan?: { proven: string; wins: number };
}
/** With the real games: what is counted exactly are theirs. */
async function type(
  line: string | readonly string[],
  watched = false,
): Promise<{ code: number; out: string; err: string }> {
  const { context, texts } = fakeTerminal('', GAMES, 'unused');
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
  test('effects that a side may use are used as well as possible, and the answer says so', async () => {
    const { out } = await type(['odds', 'ti4', 'mentak: 3 cruiser', 'winnu: 3 cruiser']);
    expect(out).toContain('Exact. Both sides use their effects as well as possible');
    const told = await json('odds', 'ti4', 'mentak: 3 cruiser', 'winnu: 3 cruiser', '--json');
    expect(told).toMatchObject({ method: 'exact', play: 'best', because: [] });
    expect(told.attacker).toBeCloseTo(0.723, 3);
  });
  test('--use names what a side uses, and nothing else', async () => {
    const sides = ['odds', 'ti4', 'mentak: 3 cruiser; morale boost', 'winnu: 3 cruiser; shields holding', '--json'];
    const none = await json(...sides, '--use', 'a:none', '--use', 'd:none');
    expect(none.attacker).toBeCloseTo(none.defender, 12);
    const ambush = await json(...sides, '--use', 'a:Ambush', '--use', 'd:none');
    expect(ambush.attacker).toBeCloseTo(0.723, 3);
    const both = await json(...sides, '--use', 'a:ambush,morale boost', '--use', 'd:none');
    expect(both.attacker).toBeGreaterThan(ambush.attacker);
    expect((await json(...sides, '--use', 'a:ambush,morale-boost')).attacker).toBeLessThan(both.attacker);
  });
  test.each([
    ['a:warp drive', 'There is no effect "warp drive". The attacker can use: Ambush, Morale Boost. (odds-use-unknown)'],
    [
      'a:direct-hit',
      'The attacker does not hold Direct Hit. The attacker can use: Ambush, Morale Boost. (odds-use-not-held)',
    ],
    ['d:direct-hit', 'The defender does not hold Direct Hit. The defender can use: Reclamation. (odds-use-not-held)'],
    ['ambush', '"ambush" does not say who uses what: write a:ambush,direct-hit, or d:none for nothing. (odds-use)'],
  ])('--use %s is refused', async (words, sentence) => {
    const { code, err } = await type([
      'odds',
      'ti4',
      'mentak: 3 cruiser; morale boost',
      'winnu: 3 cruiser',
      '--use',
      words,
    ]);
    expect(code).toBe(2);
    expect(err.replaceAll(/\s+/g, ' ')).toContain(sentence);
  });
  test('a preset of another game: shares by result that make 1', async () => {
    const { shares, method } = await json('odds', 'merc', 'patrol', '--json');
    expect(method).toBe('exact');
    expect(Object.keys(shares).sort()).toEqual(['dictator', 'rebel']);
    expect(sum(Object.values(shares))).toBeCloseTo(1, 12);
  });
  test('a large fight is sampled, and the output says so with the reason; a terminal shows the progress', async () => {
    const { out, err } = await type('odds merc assault --combats 200 --seed 3', true);
    expect(err).toMatch(/\d\/50000 results at most/);
    expect(err).toContain('200/200 combats');
    expect(out).toMatch(/^MERC, assault: 200 combats, seed 3, give or take \d+\.\d %/);
    expect(out).toContain('Not exact: there are more than 50,000 random results to try.');
  });
  test('the interval of a sampled figure is never printed as zero', async () => {
    const game = await loadWhole(GAMES.find(({ id }) => id === 'merc') ?? expect.unreachable());
    const [patrol] = game.setup.presets;
    const start = game.rules.begin((patrol ?? expect.unreachable()).setup);
    const found = odds(game, { from: { state: start }, budget: { results: 0, combats: 1 } });
    const head = (give: number) => oddsReport(game, { start, setup: 'patrol', seed: 1 }, { ...found, give }, 80)[0];
    expect([0.0002, 0.014].map(head)).toMatchObject([
      { text: expect.stringContaining('give or take 0.02 %') },
      { text: expect.stringContaining('give or take 1.4 %') },
    ]);
  });
  test('in words: a table with bars, and nothing uncertain is shown as certain', async () => {
    const { out } = await type('odds merc minefield');
    expect(out).toMatch(/^MERC, minefield\nExact\. /);
    expect(out).toMatch(/Dictator +20\.0 % {2}#{5}\n/);
    expect(out).toMatch(/Rebel +80\.0 % {2}#{19}\n/);
    expect([1e-9, 0.5, 1 - 1e-9].map((share) => exactly(share, 3))).toEqual(['0.001 %', '50.000 %', '99.999 %']);
  });
  test('against whom, by name; an unknown name is refused with those there are and the nearest', async () => {
    const told = async (...words: string[]) => (await type(['odds', 'merc', 'patrol', ...words])).out;
    expect(await told()).toContain('Counted against the printed automa.');
    expect(await told('--opponent', 'sensible')).toContain('Counted against a sensible player.');
    expect(JSON.parse(await told('--opponent', 'sensible', '--json'))).toMatchObject({ opponent: 'sensible' });
    const { code, err } = await type('odds merc patrol --opponent sensibel');
    expect(code).toBe(2);
    expect(err).toMatch(/no opponent "sensibel".*printed, sensible,.*Did you mean "sensible"\? \(unknown-opponent\)/s);
  });
  test('won, fled and dead apart: they make 1, and those who fled are left', async () => {
    const words = 'odds merc convoy --opponent sensible --combats 60 --seed 3';
    const { endings, shares, survivors } = JSON.parse((await type(`${words} --json`)).out) as {
      endings: Record<string, Record<string, number>>;
      shares: Record<string, number>;
      survivors: { share: number; result: string; ending: string; left: Record<string, number> }[];
    };
    const { retreated = 0, destroyed = 0 } = endings.dictator ?? {};
    expect(retreated).toBeGreaterThan(0);
    expect((shares.rebel ?? 0) + retreated + destroyed).toBeCloseTo(1, 12);
    for (const { result, ending, left } of survivors)
      if (result === 'dictator') expect((left.rebel ?? 0) > 0, ending).toBe(ending === 'retreated');
    const { out } = await type(words);
    expect(out).toMatch(/Dictator: the other side retreated +\d+\.\d %/);
    expect(out).toMatch(/Rebel: the other side was destroyed +\d+\.\d %/);
    // Where each result comes in one way only, it stands there once.
    expect((await type('odds merc duel')).out).not.toContain('ending');
  });
  test('what is left, kind by kind, with bars', async () => {
    const { out } = await type(['odds', 'ti4', 'hacan: 2 dreadnought', 'arborec: 2 dreadnought']);
    expect(out).toMatch(/2 Dreadnoughts \(damaged\) +15\.6 % {2}####\n/);
    expect(out).toMatch(/nothing +56\.2 %/);
    expect(out).toMatch(/lost by +on average +hits suffered\n/);
  });
  test('hits that each side takes, at every end and on average', async () => {
    const told = await json('odds', 'ti4', 'hacan: 2 dreadnought', 'arborec: 2 dreadnought', '--json');
    const mean = sum(told.survivors.map(({ share, hits }) => share * (hits?.attacker ?? 0)));
    expect(told.hits?.attacker).toBeCloseTo(mean, 12);
    expect(Math.max(...told.survivors.map(({ hits }) => hits?.defender ?? 0))).toBe(4);
  });
  test('Mage Knight: the best plan of the hand, with the group report of its attack', async () => {
    const { out } = await type('odds mage-knight two-orcs');
    expect(out).toMatch(
      /\nThe best plan: proven, \d+ positions\nThe fight can be won\.\nfame 5, wounds 0, knocked out 0,/,
    );
    expect(out).toContain('Physical 8 = 8 against armor 7: Sufficient to defeat.');
    expect(out).toMatch(/\nEnemies +0 +100 %/);
    const { plan } = await json('odds', 'mage-knight', 'two-orcs', '--json');
    expect(plan).toMatchObject({ proven: 'all', wins: 1, couldWin: { share: 1, proven: true } });
  });
  test('Mage Knight: where too much can be drawn, the plan of some draws says what it leaves out', async () => {
    const found = findGame('mage-knight');
    if (!found.ok) return expect.unreachable();
    const knight = await loadWhole(found.card);
    const setup = knight.setup.presets.find(({ id }) => id === 'joint-assault')?.setup;
    const plan = planOf(knight, knight.rules.begin(setup), 200);
    const words = plan
      ? planReport(knight, plan, 200)
          .map((line) => JSON.stringify(line))
          .join()
      : '';
    expect(words).toContain('The best plan of 40 draws: best found, not proven');
    expect(words).toContain('the figures are means of these draws alone');
    expect(words).toMatch(/The fight is won in \d+(\.\d)? % of these draws\./);
    expect(words).not.toContain('other ways');
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
    expect(await ask('--sustain', 'first')).toBeCloseTo(await ask(), 12);
    expect(await ask('--sustain', 'late')).not.toBeCloseTo(await ask(), 4);
  });
  test('a setting that makes no sense is refused with a sentence', async () => {
    const sides = ['odds', 'ti4', '2 cruiser', '2 cruiser'];
    for (const [options, words] of [
      [['--rounds', '0'], '"0" is not a number of rounds'],
      [['--retreat', '2'], '"2" is not a retreat'],
      [['--losses', 'cruisers first'], 'order of losses'],
      [['--sustain', 'never'], 'rule for Sustain Damage'],
      [['--ground'], 'has no ground forces'],
      [['--goal', 'moon'], 'write space or planet. (odds-goal)'],
      [['--goal', 'planet'], 'the goal can be space. (odds-goal-planet)'],
      [['--objective', 'a:gold'], 'balanced, win, fleet, planet, with a: or d: for one side. (odds-objective)'],
      [['--losses', 'best', '--rounds', '2'], 'cannot be combined'],
    ] as const) {
      const { code, err } = await type([...sides, ...options]);
      expect(code, words).toBe(2);
      expect(err.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    const large = await type(['odds', 'ti4', '8 cruiser, 3 destroyer', '2 cruiser', '--losses', 'best']);
    expect(large.err).toContain('up to 10 units per side, and the attacker has 11');
    expect((await type('odds merc patrol --ground')).err).toContain('merc has no setting --ground');
  });
  test('what cannot be read is refused with a sentence', async () => {
    const { code, err } = await type(['odds', 'ti4', 'hacan: 2 dreadnout', 'sol: cruiser']);
    expect(code).toBe(2);
    expect(err).toContain('dreadnout');
    expect((await type('odds merc --combats 0')).err).toContain('--combats must be a whole number');
  });
});
