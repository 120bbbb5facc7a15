import { describe, expect, it } from 'vitest';
import { game as ti4 } from './index.ts';
import { chance, scenario, side, space } from './table.fixture.ts';
import { imagine, view } from './view.ts';

const hands = () =>
  scenario(
    space(
      side('sol', { 'cruiser-1': 1 }, { hand: ['direct-hit'] }),
      side('hacan', { 'cruiser-1': 1 }, { hand: ['sabotage', 'morale-boost'] }),
      {
        pace: 'steps',
      },
    ),
  ).state;

describe('what a seat may see', () => {
  it('the cards of others are backs, one for each card', () => {
    const seen = view(hands(), 'attacker');
    expect(seen.parties.attacker?.hand).toEqual(['direct-hit']);
    expect(seen.parties.defender?.hand).toEqual(['?', '?']);
    expect(view(hands(), 'host').parties.defender?.hand).toEqual(['sabotage', 'morale-boost']);
  });
  it('imagine puts cards of the sets in play behind the backs, and the view of that is the same', () => {
    const seen = view(hands(), 'attacker');
    const made = imagine(seen, 'attacker', chance);
    expect(made.parties.defender?.hand?.every((card) => card !== '?')).toBe(true);
    expect(view(made, 'attacker')).toEqual(seen);
    expect(made.units).not.toBe(seen.units);
  });
  it('where nothing is hidden the view is the state itself', () => {
    const open = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { pace: 'steps' }),
    ).state;
    expect(view(open, 'defender')).toBe(open);
  });
});

describe('how it stands', () => {
  it('one row for equal units, hits to take, the round and the reminders', () => {
    const game = scenario(
      space(
        side('sol', { 'cruiser-1': 2 }),
        side('hacan', { 'dreadnought-1': [3, 1] }, { counters: { tradeGoods: 2 } }),
      ),
      ...[10, 1],
      ...[1, 1, 1],
    );
    const standing = ti4.standing(game.state, ti4.text.en);
    expect(standing).toMatchObject({ phase: 'Space combat', round: 1 });
    const defender = standing.sides.find((one) => one.seat === 'defender');
    expect(defender?.rows.map((row) => [row.unit, row.count, row.state])).toEqual([
      ['Dreadnought I', 1, 'damaged'],
      ['Dreadnought I', 2, 'undamaged'],
    ]);
    expect(defender?.facts).toMatchObject({ hits: 1, 'trade goods': 2 });
    expect(standing.focus).toContain('1 hit');
    expect(standing.reminders?.[0]).toMatch(/transactions/);
  });
  it('the dice of a roll with their chances, and nothing for other events', () => {
    const game = scenario(space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })), 7, 1);
    const rolled = game.events.find((event) => event.type === 'rolled');
    expect(rolled && ti4.dice(rolled)).toEqual({
      seat: 'attacker',
      why: { code: 'combat' },
      dice: [{ face: 7, sides: 10, chance: 0.4, hit: true }],
    });
    expect(ti4.dice({ type: 'deadlock' })).toBeUndefined();
  });
  it('the summary counts what is left in the system', () => {
    const game = scenario(space(side('sol', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 1 })), 10, 1, 1);
    game.does('defender', {
      type: 'lose',
      unit: game.state.units.find((unit) => unit.side === 'defender')?.id as string,
    });
    expect(ti4.summary(game.state, game.ended())).toEqual({
      result: 'attacker',
      rounds: 1,
      left: { attacker: 2, defender: 0 },
    });
  });
});
