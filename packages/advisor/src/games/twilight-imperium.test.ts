import { simulate, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { side, space } from '../../../games/src/twilight-imperium/tests/fixture.ts';
import { RESULTS } from '../../../games/src/twilight-imperium/tests/section-e.fixture.ts';
import { game as whole } from '../../../games/src/twilight-imperium/tests/whole.ts';
import { odds } from '../odds/odds.ts';
import { stepwise } from './tests/skips.fixture.ts';

const game = withOdds(whole, whole.odds);

const sum = (shares: Readonly<Record<string, number>>) => Object.values(shares).reduce((all, share) => all + share, 0);
/** Half of the last digit that is printed. */
const LAST_DIGIT = 0.005 + 1e-9;

describe('Twilight Imperium, section E: exact through the whole flow, to the last printed digit', () => {
  it('has 26 figures', () => expect(RESULTS).toHaveLength(26));
  it.each(RESULTS)('%s, with leaps and without', (_, setup, _seed, [attacker, draw, defender]) => {
    for (const one of [game, stepwise(game)]) {
      const { method, shares } = odds(one, { from: { setup } });
      expect(method).toBe('exact');
      expect(sum(shares)).toBeCloseTo(1, 12);
      for (const [result, percent] of Object.entries({ attacker, draw, defender }))
        expect(Math.abs(100 * (shares[result] ?? 0) - percent), result).toBeLessThanOrEqual(LAST_DIGIT);
    }
  });
});

describe('Twilight Imperium: what exact odds cost', () => {
  const attacker = { 'dreadnought-1': 3, 'carrier-1': 2, 'fighter-1': 8, 'war-sun': 1 } as const;
  const defender = { 'dreadnought-1': 2, 'cruiser-1': 4, 'fighter-1': 6, 'duha-menaimon': 1 } as const;
  const setup = space(side('arborec', attacker), side('arborec', defender), { options: { unitLimits: false } });
  const found = odds(stepwise(game), { from: { setup } });
  it('the medium fight through the whole flow, without a leap: at most 3,747 positions and 40,000 moves asked of policies', () => {
    expect(found.method).toBe('exact');
    expect(found.positions).toBeLessThanOrEqual(3747);
    expect(found.moves).toBeLessThanOrEqual(40_000);
    expect(found.shares.attacker).toBeCloseTo(0.94982, 6);
    expect(found.shares.draw).toBeCloseTo(0.022924, 6);
    expect(found.shares.defender).toBeCloseTo(0.027256, 6);
  });
  it('with a leap: one position beside the start, and the same ends', () => {
    const leapt = odds(game, { from: { setup } });
    expect(leapt.positions).toBe(2);
    expect(leapt.results).toBe(0);
    expect(leapt.ends).toHaveLength(found.ends.length);
    for (const [at, { share, left }] of leapt.ends.entries()) {
      expect(share).toBeCloseTo(found.ends[at]?.share ?? 0, 12);
      expect(left).toEqual(found.ends[at]?.left);
    }
  });
});

describe('Twilight Imperium: properties of exact odds', () => {
  const fleet = { 'cruiser-1': 2, 'dreadnought-1': 1, 'fighter-1': 2, 'carrier-1': 1 } as const;
  const other = { 'destroyer-1': 2, 'dreadnought-1': 2 } as const;
  const ask = (attacker: object, defender: object) =>
    odds(game, { from: { setup: space(side('arborec', attacker), side('arborec', defender)) } }).shares;
  it('mirrored sides mirror, but for the barrage that both fire', () => {
    const [one, two] = [ask(fleet, other), ask(other, fleet)];
    expect(one.attacker).toBeCloseTo(two.defender ?? 0, 12);
    expect(one.draw).toBeCloseTo(two.draw ?? 0, 12);
  });
  it('every face gives what hits give', () => {
    const setup = space(side('arborec', { 'cruiser-1': 2 }), side('arborec', { 'dreadnought-1': 1 }));
    const { mergeRolls: _, ...rules } = game.rules;
    const [hits, faces] = [game, { ...game, rules }].map((one) => odds(stepwise(one), { from: { setup } }));
    const chain = odds(game, { from: { setup } });
    expect(chain.results).toBe(0);
    expect(faces?.results).toBeGreaterThan(5 * (hits?.results ?? 0));
    for (const [result, share] of Object.entries(chain.shares)) {
      expect(hits?.shares[result]).toBeCloseTo(share, 13);
      expect(faces?.shares[result]).toBeCloseTo(share, 13);
    }
  });
  it('survivors and cost are those of combats that were played, 4,000, 4.5 standard errors', () => {
    const COMBATS = 4000;
    const setup = space(side('arborec', fleet), side('arborec', other));
    const { ends } = odds(game, { from: { setup } });
    const tally = simulate(game, setup, {}, { seed: 11, from: 0, to: COMBATS });
    for (const seat of ['attacker', 'defender'] as const) {
      const mean = ends.reduce((all, end) => all + end.share * (end.left[seat] ?? 0), 0);
      const square = ends.reduce((all, end) => all + end.share * (end.left[seat] ?? 0) ** 2, 0);
      const played = Object.entries(tally.left[seat] ?? {}).reduce((all, [left, n]) => all + Number(left) * n, 0);
      const error = Math.sqrt((square - mean ** 2) / COMBATS);
      expect(Math.abs(played / COMBATS - mean), seat).toBeLessThanOrEqual(4.5 * error);
    }
    expect(ends.every(({ cost }) => (cost.attacker ?? 0) >= 0 && (cost.defender ?? 0) >= 0)).toBe(true);
  });
  it('hits taken are what is gone of all that a side could take: damage, and lost units with what they had left', () => {
    const setup = space(side('arborec', { 'dreadnought-1': 2 }), side('arborec', { 'cruiser-1': 2 }));
    const { ends } = odds(game, { from: { setup } });
    for (const { hits, units, left } of ends) {
      const damaged = units?.attacker?.reduce((sum, group) => sum + group.damaged, 0) ?? 0;
      expect(hits?.attacker).toBe(2 * (2 - (left.attacker ?? 0)) + damaged);
      expect(hits?.defender).toBe(2 - (left.defender ?? 0));
    }
    expect(ends.some(({ hits }) => hits?.attacker === 1)).toBe(true);
  });
});
