import { game as merc } from '@fray/games/merc';
import { describe, expect, it } from 'vitest';
import { game } from '../../../games/src/twilight-imperium/countable.ts';
import { side, space } from '../../../games/src/twilight-imperium/tests/fixture.ts';
import { exactly } from './exactly.ts';
import { odds } from './odds.ts';

const sides = ['attacker', 'defender'];
const setup = space(side('arborec', { 'cruiser-1': 2 }), side('hacan', { 'dreadnought-1': 1, 'fighter-1': 1 }));

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
    expect(answer.hadA?.count).toBe(2);
  });
  it('is asked of a running combat where nothing is hidden', () => {
    const state = game.rules.begin(setup);
    const now = exactly(game, { from: { view: state, seat: 'attacker' }, sides });
    expect(now).toEqual(exactly(game, { from: { setup }, sides }));
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
    expect(exactly(game, { from: { setup: yin }, sides, budget: { results: 50 } })).toEqual({
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
    expect(found).toEqual({ ok: false, because: [{ code: 'odds-too-many-results', limit: 100 }] });
  });
});
