import { choices, dry, Runner } from '@fray/engine';
import { withOdds } from '@fray/games';
import { game as plain } from '@fray/games/twilight-imperium';
import { describe, expect, it } from 'vitest';
import { game as wholeMerc } from '../../../games/src/merc/tests/whole.ts';
import { side, space } from '../../../games/src/twilight-imperium/tests/fixture.ts';
import { game as whole } from '../../../games/src/twilight-imperium/tests/whole.ts';
import { type Exactly, exactly, exactlyInSteps, playedOut, prepare } from './exactly.ts';
import { odds } from './odds.ts';

const game = withOdds(whole, whole.odds);
const merc = withOdds(wholeMerc, wholeMerc.odds);
const sides = ['attacker', 'defender'];
const setup = space(side('arborec', { 'cruiser-1': 2 }), side('hacan', { 'dreadnought-1': 1, 'fighter-1': 1 }));

/** Section E.7: 2 Dreadnought I on each side, the attacker with Duranium Armor. */
const duranium = space(
  side('arborec', { 'dreadnought-1': 2 }, { technologies: ['duranium-armor'] }),
  side('hacan', { 'dreadnought-1': 2 }),
);
const answerOf = (found: Exactly) => {
  if (!found.ok) throw new Error(JSON.stringify(found.because));
  return found.answer;
};

describe('what a screen asks', () => {
  it('has the shares, survivors, costs and rounds of exact odds', () => {
    const found = exactly(game, { from: { setup }, sides });
    if (!found.ok) throw new Error(JSON.stringify(found.because));
    const { answer } = found;
    const { shares, ends, rounds } = odds(game, { from: { setup }, rounds: ({ round }) => round });
    expect(answer.a).toBeCloseTo(shares.attacker ?? 0, 12);
    expect(answer.b).toBeCloseTo(shares.defender ?? 0, 12);
    expect(answer.a + answer.b + answer.draw).toBeCloseTo(1, 12);
    expect(answer.rounds).toBeCloseTo(rounds ?? 0, 12);
    const two = ends.filter(({ result, left }) => result === 'attacker' && left.attacker === 2);
    expect(answer.leftA['2']).toBeCloseTo(
      two.reduce((sum, { share }) => sum + share, 0),
      12,
    );
    expect(answer.costB).toBeCloseTo(
      ends.reduce((sum, { share, cost }) => sum + share * (cost.defender ?? 0), 0),
      12,
    );
    expect(answer.hitsA).toBeCloseTo(
      ends.reduce((sum, { share, hits }) => sum + share * (hits?.attacker ?? 0), 0),
      12,
    );
    expect(answer.hadA?.count).toBe(2);
  });
  it('is asked of a running combat where nothing is hidden', () => {
    const state = game.rules.begin(setup);
    const now = exactly(game, { from: { view: state, seat: 'attacker' }, sides });
    const begun = exactly(game, { from: { setup }, sides });
    if (!now.ok || !begun.ok) throw new Error('not exact');
    // The seat that looks decides its hits: with the cheapest first it has nothing to gain here.
    for (const figure of ['a', 'draw', 'b', 'costA', 'costB', 'hitsA', 'hitsB'] as const)
      expect(now.answer[figure]).toBeCloseTo(begun.answer[figure] as number, 12);
    expect(now.answer.counted).toEqual(begun.answer.counted);
  });
  it('cards that nobody has told are left out in a running combat as at its beginning', () => {
    const unknown = space(
      side('arborec', { 'cruiser-1': 2 }, { hand: null }),
      side('hacan', { 'dreadnought-1': 1, 'fighter-1': 1 }, { hand: null }),
    );
    const runner = new Runner(plain.rules, plain.rules.begin(unknown), dry());
    runner.start();
    // Up to the first roll nothing has happened that chance decides.
    for (let moves = 0; moves < 200 && !runner.need; moves++) {
      const [first] = choices(plain.rules, runner.state);
      if (!first) throw new Error('nothing to do');
      const list = choices(plain.rules, runner.state).filter((choice) => choice.seat === first.seat);
      runner.apply(
        first.seat,
        plain.bot(runner.state, first.seat, list, () => []),
      );
    }
    expect(runner.need?.kind).toBe('roll');
    const now = answerOf(exactly(game, { from: { view: runner.state, seat: 'attacker' }, sides }));
    expect(now.a).toBeCloseTo(answerOf(exactly(game, { from: { setup }, sides })).a, 12);
  });
  it('what a seat may not see is no exact question', () => {
    const armed = space(
      side('arborec', { 'cruiser-1': 1 }),
      side('hacan', { 'cruiser-1': 1 }, { hand: ['direct-hit'] }),
    );
    const view = game.rules.view(game.rules.begin(armed), 'attacker');
    expect(exactly(game, { from: { view, seat: 'attacker' }, sides })).toEqual({
      ok: false,
      because: [{ code: 'odds-hidden' }],
    });
  });
  it('what is too large for a glance says why, the effect by name', () => {
    const yin = space(side('yin', { 'van-hauge': 1, 'cruiser-1': 3 }), side('hacan', { 'cruiser-1': 4 }));
    expect(exactly(game, { from: { setup: yin }, sides, budget: { results: 50 } })).toMatchObject({
      ok: false,
      because: [
        { code: 'odds-path', effect: 'van-hauge' },
        { code: 'odds-too-many-results', limit: 50 },
      ],
    });
    const assault = merc.setup.presets.find(({ id }) => id === 'assault');
    if (!assault) throw new Error('no such preset');
    const found = exactly(merc, {
      from: { setup: assault.setup },
      sides: ['rebel', 'dictator'],
      budget: { results: 100 },
    });
    expect(found).toMatchObject({ ok: false, because: [{ code: 'odds-too-many-results', limit: 100 }] });
  });
});

describe('what is too large', () => {
  it('a sampled share has its interval: one combat proves nothing', () => {
    const setup = merc.setup.presets.find(({ id }) => id === 'three-rebels')?.setup;
    if (!setup) throw new Error('no such preset');
    const found = odds(merc, { from: { setup }, budget: { results: 10, combats: 1 } });
    const [[result = '', { low, high }]] = Object.entries(found.intervals ?? {}) as [
      [string, { low: number; high: number }],
    ];
    expect(found.shares[result]).toBe(1);
    expect([low, high]).toEqual([expect.closeTo(0.2065, 3), 1]);
    expect(found.give).toBeCloseTo((high - low) / 2, 12);
  });
  const war = game.setup.presets.find(({ id }) => id === 'mecatol-war');
  const tried = (hurries: boolean) => {
    if (!war?.setup.attacker || !war.setup.defender) throw new Error('no such preset');
    const still = <P extends { policy: object }>(player: P): P => ({
      ...player,
      policy: { ...player.policy, plays: [] },
    });
    const { attacker, defender, thirds } = war.setup;
    const setup = {
      ...war.setup,
      attacker: still(attacker),
      defender: still(defender),
      thirds: thirds.map(still),
    };
    const budget = { positions: 3000, results: 600, hurries, combats: 1 };
    const { because, results } = odds(game, { from: { setup }, budget });
    expect(because.at(-1)).toEqual({ code: 'odds-too-many-results', limit: 600 });
    return results;
  };
  it('is given up at a glance where it looks large; fights within it count by what the rules play for them', () => {
    expect(tried(true)).toBeLessThan(400);
  });
  it('and only at a glance: who can wait counts to the end of the budget', () => {
    expect(tried(false)).toBeGreaterThan(550);
  });
});

describe('settings of a question', () => {
  it('E7: Duranium Armor with the usual order of losses, and its survivors kind by kind with their cost', () => {
    const { a, draw, b, ends } = answerOf(exactly(game, { from: { setup: duranium }, sides }));
    expect([a, draw, b].map((share) => (share * 100).toFixed(2))).toEqual(['64.59', '5.88', '29.53']);
    const [first] = ends;
    expect(first?.winner).toBe('a');
    expect(first?.units[0].map(({ unit }) => unit)).toEqual(['dreadnought-1']);
    expect(first?.cost[1]).toBe(8);
    expect(ends.map(({ share }) => share)).toEqual(ends.map(({ share }) => share).sort((x, y) => y - x));
  });
  it('a side that leaves after a round leaves as often as the fight is open then', () => {
    const stands = answerOf(exactly(game, { from: { setup }, sides, settings: { rounds: '1' } }));
    const leaves = answerOf(exactly(game, { from: { setup }, sides, settings: { retreat: 'a:1' } }));
    expect(stands.open).toBeGreaterThan(0.3);
    expect(stands.a + stands.b + stands.draw + stands.open).toBeCloseTo(1, 12);
    expect(leaves.endings.b.retreat).toBeCloseTo(stands.open, 12);
    expect(leaves.a).toBeCloseTo(stands.a, 12);
    expect(leaves.open).toBe(0);
  });
  it('the best order of losses is no worse than the usual one', () => {
    const fleet = space(side('arborec', { 'cruiser-1': 2, 'destroyer-1': 2 }), side('hacan', { 'cruiser-1': 3 }));
    const usual = answerOf(exactly(game, { from: { setup: fleet }, sides }));
    const best = answerOf(exactly(game, { from: { setup: fleet }, sides, settings: { losses: 'a:best' } }));
    expect(best.a + best.draw / 2).toBeGreaterThanOrEqual(usual.a + usual.draw / 2 - 1e-12);
  });
  it('what cannot be asked says why; a running combat takes none', () => {
    const bad = exactly(game, { from: { setup }, sides, settings: { ground: 'on' } });
    expect(bad).toEqual({ ok: false, because: [{ code: 'odds-no-ground-forces', by: 'attacker' }] });
    const view = game.rules.begin(setup);
    expect(exactly(game, { from: { view, seat: 'attacker' }, sides, settings: { rounds: '1' } })).toEqual({
      ok: false,
      because: [{ code: 'odds-setting', name: 'rounds' }],
    });
    expect(exactly(merc, { from: { setup: {} as never }, sides, settings: { rounds: '1' } })).toEqual({
      ok: false,
      because: [{ code: 'odds-setting', name: 'rounds' }],
    });
  });
  it('can be played where it cannot be worked out, up to where it was asked', () => {
    const ready = prepare(game, { from: { setup }, sides, settings: { rounds: '1' } });
    if (!ready.ok) throw new Error(ready.reason.code);
    const ends = Array.from({ length: 20 }, (_, n) => game.rules.outcome(playedOut(ready.readied, 1, n)));
    expect(ends.some((end) => end === undefined)).toBe(true);
    expect(ends.some((end) => end !== undefined)).toBe(true);
  });
  it('is worked out in steps, a result of chance each, and given up between two of them', () => {
    const patrol = prepare(merc, {
      from: { setup: merc.setup.presets[0]?.setup as never },
      sides: ['rebel', 'dictator'],
    });
    if (!patrol.ok) throw new Error(patrol.reason.code);
    let count = 0;
    for (const all = exactlyInSteps(patrol.readied); !all.next().done; ) count++;
    const { results } = odds(merc, { from: { state: patrol.readied.start } });
    expect(results).toBeGreaterThan(100);
    expect(count).toBeGreaterThanOrEqual(results);
    const ready = prepare(game, { from: { setup }, sides });
    if (!ready.ok) throw new Error(ready.reason.code);
    const steps = exactlyInSteps(ready.readied);
    expect(steps.next()).toEqual({ done: false, value: undefined });
    expect(steps.return({ ok: false, because: [] })).toMatchObject({ done: true });
  });
});
