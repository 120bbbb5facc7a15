/** F1: hits of a step go to units that were there when it began; it makes no difference whose are clicked first. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../types.ts';
import { type TestCombat, testCombat } from './combat.fixture.ts';
import { ground, side, space } from './fixture.ts';

/** Both sides take their hits, the given one first, the cheapest unit first. */
function assignAll(game: TestCombat, first: Side): void {
  const other: Side = first === 'attacker' ? 'defender' : 'attacker';
  for (const seat of [first, other])
    for (;;) {
      const losses = game.choices(seat).filter((one) => one.action.type === 'lose' && !one.not);
      if (game.step !== 'P2.5' || losses.length === 0) break;
      game.does(seat, (losses[0] as (typeof losses)[number]).action);
    }
}
const kinds = (game: TestCombat) =>
  game.state.units.map((unit) => `${unit.side} ${unit.kind}${unit.damaged ? ' damaged' : ''}`).sort();

describe('F1 hits of a step', () => {
  /** Two cruisers each, every die hits: two hits on each side. */
  const mutual = (leaders: string[], first: Side) => {
    const game = testCombat(
      space(side('mentak', { 'cruiser-1': 2 }, { leaders }), side('hacan', { 'cruiser-1': 2 }, { leaders: [] })),
      [],
      10,
    );
    if (leaders.includes('ipswitch-loose-cannon')) game.use('attacker', 'ipswitch-loose-cannon');
    game.to('P2.5');
    assignAll(game, first);
    return game;
  };
  it.each(['attacker', 'defender'] as const)(
    'F1 ships that Ipswitch places take none of the hits: %s first',
    (first) => {
      const game = mutual(['ipswitch-loose-cannon'], first);
      game.until(() => !game.state.falling);
      expect(kinds(game)).toEqual(['attacker cruiser-1', 'attacker cruiser-1']);
      expect(game.state.units.some((unit) => unit.late)).toBe(false);
    },
  );
  it.each([
    ['brother-milor-omega', 'omega'],
    ['brother-milor', 'original'],
  ] as const)('F1 the fighters of %s take none of the hits', (agent, milor) => {
    for (const first of ['attacker', 'defender'] as const) {
      const setup = space(
        side('yin', { 'cruiser-1': 1 }, { leaders: [agent] }),
        side('hacan', { 'cruiser-1': 3 }, {}),
        { options: { milor } },
      );
      // Three hits on one cruiser: two of them lapse, although two fighters appear.
      const game = testCombat(setup, [], 10).to('P2.5');
      assignAll(game, first);
      game.use('attacker', agent);
      if (milor === 'original')
        for (const target of ['fighter 1', 'fighter 2']) game.does('attacker', { type: 'choose', target });
      game.until(() => !game.state.falling);
      expect(game.count('attacker', 'fighter-1')).toBe(2);
    }
  });
  it('F1 what answers a loss comes once all losses are taken, the active player first', () => {
    const setup = space(
      side('sol', { 'cruiser-1': 2 }, { hand: ['courageous-to-the-end'] }),
      side('hacan', { 'cruiser-1': 2 }, { hand: ['courageous-to-the-end'] }),
    );
    // One hit each, then the dice of the two cards.
    const game = testCombat(setup, [10, 1, 10, 1], 1).to('P2.5');
    game.does('attacker', { type: 'lose', unit: game.id('attacker', 'cruiser-1') });
    expect(game.step).toBe('P2.5');
    game.does('defender', { type: 'lose', unit: game.id('defender', 'cruiser-1') });
    expect(game.offered('attacker', 'courageous-to-the-end')).toHaveLength(1);
    expect(game.offered('defender', 'courageous-to-the-end')).toHaveLength(0);
  });
  it('F1 Quietus: a unit that cannot sustain when the step begins cannot sustain in it, even if Quietus is destroyed in between', () => {
    for (const first of ['attacker', 'defender'] as const) {
      const fleet = { quietus: 1, 'dreadnought-1': 1 };
      const setup = space(side('rebellion', fleet), side('rebellion', fleet), { system: { breach: 'active' } });
      const game = testCombat(setup, [], 10).to('P2.5');
      const sustains = () => game.choices().filter((one) => one.action.type === 'sustain' && !one.not);
      expect(sustains()).toEqual([]);
      game.does(first, { type: 'lose', unit: game.id(first, 'quietus') });
      expect(sustains()).toEqual([]);
    }
  });
  it('F1 Valkyrie Particle Weave on both sides answers what was rolled, not what the other weave added', () => {
    const weave = { technologies: ['valkyrie-particle-weave'] };
    for (const [dice, hits] of [
      [
        [10, 1],
        [1, 1],
      ],
      [
        [1, 10],
        [1, 1],
      ],
      [
        [1, 1],
        [0, 0],
      ],
      [
        [10, 10],
        [2, 2],
      ],
    ] as const) {
      const setup = ground(side('sol', {}, weave), { 'infantry-1': 1 }, side('hacan', {}, weave), { 'infantry-1': 1 });
      const game = testCombat(setup, [...dice], 1);
      game.until(() => game.state.rolls.length === 2 && game.state.rolls.every((roll) => roll.hits !== null));
      expect(game.state.rolls.map((roll) => roll.hits)).toEqual(hits);
    }
  });
});
