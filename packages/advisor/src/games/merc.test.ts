import type { Ruleset } from '@fray/engine';
import { type Bot, simulate, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { game as whole } from '../../../games/src/merc/tests/whole.ts';
import { odds } from '../odds/odds.ts';

const merc = withOdds(whole, whole.odds);
type Merc = typeof merc extends { rules: Ruleset<infer T> } ? T : never;

/** Everybody fights to the end and names the first targets offered, as many as he may. */
const plain: Bot<Merc> = (_view, _seat, list) => {
  const aims = list.find(({ action }) => ['aim militia', 'aim', 'hit'].includes(action.type));
  return (aims ?? list[0])?.action as Merc['action'];
};
const policies = { dictator: plain, rebel: plain };

const fight = (dictator: object[], rebel: object[], tactics: string[] = []): Merc['setup'] => {
  const read = merc.setup.check({
    attacker: 'rebel',
    forces: { dictator: { units: dictator }, rebel: { units: rebel } },
    tactics: tactics.map((card) => ({ card })),
  });
  if (!read.ok) throw new Error(merc.setup.text.en.problem(read.reason));
  return read.setup;
};
const gun = (combat: number, more: object = {}) => ({ name: 'Gun', initiative: 5, combat, ...more });

describe('MERC, section 25 case 17: exact odds of one MERC against militia', () => {
  const CASES: [string, militia: number, unit: object, share: number, digits: number, tactics?: string[]][] = [
    ['Combat 3 against 1', 1, gun(3), 3374 / 3375, 14],
    ['Combat 3 against 3', 3, gun(3), 0.73216, 5],
    ['Combat 2 against 2', 2, gun(2), 118024 / 128625, 14],
    ['Combat 2, targets 2, against 2', 2, gun(2, { targets: 2 }), 0.93646, 5],
    ['Combat 3 against 3 that hit on 3+', 3, gun(3), 0.53628, 5, ['Better Weapons']],
    ['Combat 3 against 3 that act first', 3, gun(3, { initiative: 1 }), 0.27343, 5],
    ['Combat 3 against 7', 7, gun(3), 0.0000505, 7],
    ['Combat 6, all militia as targets, against 7', 7, gun(6, { ability: 'Rizen' }), 0.50867, 5],
    ['Combat 2 that hits on 3+ against 2', 2, gun(2, { ability: 'Lucid' }), 0.97693, 5],
  ];
  it.each(CASES)('%s', (_, ...row) => {
    const [militia, unit, share, digits, tactics] = row;
    const found = odds(merc, { from: { setup: fight([{ militia }], [unit], tactics) }, policies });
    expect(found.method).toBe('exact');
    expect(Math.abs((found.shares.rebel ?? 0) - share)).toBeLessThanOrEqual(digits > 9 ? 1e-13 : 0.5 * 10 ** -digits);
  });
});

describe('MERC: what makes it small changes no share', () => {
  const setup = fight(
    [{ name: 'D', initiative: 4, combat: 1, health: 2, gear: ['Attack Dog'] }, { militia: 2 }],
    [{ name: 'R', initiative: 3, combat: 2, targets: 2, gear: ['Grenade'] }],
  );
  const { futureKey: _key, ...wholeStates } = merc.rules;
  const { mergeRolls: _lump, ...everyFace } = merc.rules;
  const asked = { from: { setup }, policies, rounds: (state: Merc['state']) => state.round };
  const small = odds(merc, asked);
  it('every face instead of hits', () => {
    const found = odds({ ...merc, rules: everyFace }, asked);
    expect(found.results).toBeGreaterThan(2 * small.results);
    expect(found.shares.rebel).toBeCloseTo(small.shares.rebel ?? 0, 13);
    expect(found.rounds).toBeCloseTo(small.rounds ?? 0, 12);
  });
  it('whole states instead of keys, up to the third round', () => {
    // Whole states count their rounds, so that there is no end of them.
    const until = (state: Merc['state']) => state.round > 2;
    const [merged, whole] = [merc.rules, wholeStates].map((rules) => odds({ ...merc, rules }, { ...asked, until }));
    expect(whole?.positions).toBeGreaterThan(merged?.positions ?? 0);
    for (const result of Object.keys(merged?.shares ?? {}))
      expect(whole?.shares[result], result).toBeCloseTo(merged?.shares[result] ?? 0, 13);
  });
});

describe('MERC: what exact odds must not lose', () => {
  it('a fight that nobody can end has its share: two units without dice', () => {
    const unarmed = (name: string) => ({ name, initiative: 1, combat: 0 });
    const { method, shares } = odds(merc, { from: { setup: fight([unarmed('D')], [unarmed('R')]) } });
    expect(method).toBe('exact');
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });
  it('each policy has odds of its own, in any order of questions', () => {
    const setup = fight(
      [{ militia: 2 }, { name: 'D', initiative: 4, combat: 2, health: 1 }],
      [{ name: 'R', initiative: 5, combat: 2 }],
    );
    const ask = (more: object) => odds(merc, { from: { setup }, ...more }).shares.rebel;
    const [own, first] = [ask({}), ask({ policies })];
    expect(first).not.toBeCloseTo(own ?? 0, 6);
    expect([ask({ policies }), ask({}), ask({ policies })]).toEqual([first, own, first]);
  });
});

describe('MERC: the graph and the sampler, 4,000 combats, 4.5 standard errors', () => {
  const COMBATS = 4000;
  it.each(merc.setup.presets.map(({ id, setup }) => [id, setup] as const))('%s', (_, setup) => {
    const { method, because, shares } = odds(merc, { from: { setup }, budget: { results: 5000, combats: 500 } });
    // What is too large says so.
    if (method === 'sampled') return expect(because).toEqual([{ code: 'odds-too-many-results', limit: 5000 }]);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    const { results } = simulate(merc, setup, {}, { seed: 7, from: 0, to: COMBATS });
    for (const [result, share] of Object.entries(shares)) {
      const error = Math.sqrt((share * (1 - share)) / COMBATS);
      expect(Math.abs((results[result] ?? 0) / COMBATS - share), result).toBeLessThanOrEqual(4.5 * error + 1e-12);
    }
  });
});
