import { describe, expect, it } from 'vitest';
import { simulate } from '../../simulate.ts';
import { game as twilight } from '../index.ts';
import { standing } from '../standing.ts';
import { english } from '../text/en.ts';
import type { Action, Seat } from '../types.ts';
import { basicSide, foe, testCombat } from './combat.fixture.ts';
import { ground, planet, scenario, side, space, table } from './fixture.ts';

const labels = (game: ReturnType<typeof testCombat>, seat: Seat, type: Action['type']): string[] =>
  game
    .choices(seat)
    .filter((one) => one.action.type === type && !one.not)
    .map((one) => english.label(one, game.state));

describe('F11 P3.2', () => {
  const invade = (
    ships: Parameters<typeof side>[1],
    planets = [planet('Quann', 'defender', { defender: { 'infantry-1': 3 } })],
  ) => table(basicSide(ships), foe(), { start: 'P3.1', system: { planets } });
  it('F11 P3.2: single units may be left out of a bombardment', () => {
    const game = testCombat(invade({ 'dreadnought-1': 2, 'war-sun': 1 }), [], 1).to('P3.2');
    expect(labels(game, 'attacker', 'leave out')).toEqual(['Leave out Dreadnought', 'Leave out War Sun']);
    game.does('attacker', { type: 'leave out', unit: game.id('attacker', 'war-sun') });
    game.does('attacker', { type: 'continue' }).to('dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.value)).toEqual([5, 5]);
  });
  it('F11 at least one unit has to fire, and a unit that was left out does not aim', () => {
    const two = [
      planet('Quann', 'defender', { defender: { 'infantry-1': 3 } }),
      planet('Lodor', 'defender', { defender: { 'infantry-1': 3 } }),
    ];
    const game = scenario(invade({ 'dreadnought-1': 2 }, two), 1);
    const [one, other] = game.state.units.filter((unit) => unit.kind === 'dreadnought-1').map((unit) => unit.id);
    game.does('attacker', { type: 'fire' });
    game.does('attacker', { type: 'leave out', unit: one as string });
    expect(game.listed('attacker').find((offer) => offer.action.type === 'leave out')?.not).toEqual({
      code: 'last-bombarder',
    });
    game.does('attacker', { type: 'aim', unit: other as string, planet: 'Lodor' });
    expect(game.events.flatMap((event) => (event.type === 'rolled' ? [[event.place, event.dice.length]] : []))).toEqual(
      [['Lodor', 1]],
    );
  });
});

describe('F11 confirmations', () => {
  it('F11 a step with zero hits needs no confirmation', () => {
    const setup = table(basicSide({ 'cruiser-1': 2 }), foe({ 'cruiser-1': 1 }), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const visited = (face: number) => {
      const game = testCombat(setup, [face], 1);
      const steps: (string | undefined)[] = [];
      for (; game.state.round === 0; game.bot()) steps.push(game.step);
      return steps;
    };
    expect(visited(1)).not.toContain('P1.3');
    expect(visited(10)).toContain('P1.3');
  });
  it('F11 a pass before a roll is not called “Roll All Dice”', () => {
    const setup = space(basicSide({ 'destroyer-1': 1 }, { hand: ['waylay'] }), foe({ 'fighter-1': 1 }));
    const game = testCombat(setup).to('P2.2 fire').does('attacker', { type: 'fire' });
    expect(game.step).toBe('dice');
    expect(labels(game, 'attacker', 'pass')).toEqual(['Pass']);
    game.does('attacker', { type: 'pass' });
    expect(labels(game, 'attacker', 'continue')).toEqual(['Roll All Dice']);
  });
  it('F11 a window is confirmed once for the table where hands are unknown', () => {
    const unknown = { hand: null };
    const setup = table(basicSide({ 'cruiser-1': 1 }, unknown), foe({ 'cruiser-1': 1 }, unknown), {
      start: 'P0.3',
      thirds: [side('xxcha', {}, unknown)],
      order: ['attacker', 'defender', 'third-1'],
    });
    const game = testCombat(setup);
    // Everybody may declare something, in any order.
    expect(game.offered('attacker', 'flank-speed')).toHaveLength(1);
    expect(game.offered('defender', 'forward-supply-base')).toHaveLength(1);
    game.does('defender', { type: 'use', effect: 'forward-supply-base', offer: 0 });
    game.until(() => game.step === 'P0.3');
    // Any party that could play something may confirm for all.
    const passes = game.choices().filter((one) => one.action.type === 'pass');
    expect(passes.map(({ seat }) => seat).sort()).toEqual(['attacker', 'defender', 'third-1']);
    game.does('third-1', { type: 'pass' });
    expect(game.step).toBe('P0.4');
  });
  it('F11 nobody has to play a card: who is listed in such a window can also leave it', () => {
    const unknown = { hand: null };
    const setup = table(basicSide({ 'dreadnought-1': 2 }, unknown), foe({ 'dreadnought-1': 2 }, unknown));
    const { results } = simulate(twilight, setup, {}, { seed: 1, from: 0, to: 200 });
    expect(results.draw).toBeGreaterThan(0);
    const { attacker = 0, defender = 0 } = results;
    expect(Math.abs(attacker - defender)).toBeLessThan(4.5 * Math.sqrt(attacker + defender));
  });
  it('F11 nor to reroll a die: a reroll is optional', () => {
    const held = { hand: null, leaders: ['ta-zern'] };
    const setup = space(
      basicSide({ 'destroyer-1': 1, 'cruiser-1': 1 }, held),
      foe({ 'destroyer-1': 1, 'cruiser-1': 1 }, held),
    );
    const game = testCombat(setup, [], 10).to('P2.2 fire');
    game.does('attacker', { type: 'fire' }).does('defender', { type: 'fire' });
    game.until(() => game.step === 'dice result' && game.state.rolls.length === 2);
    const open = game
      .choices()
      .filter((one) => !one.not && (one.action.type === 'reroll' || one.action.type === 'pass'));
    for (const { seat } of open.filter((one) => one.action.type === 'reroll'))
      expect(open.some((one) => one.seat === seat && one.action.type === 'pass')).toBe(true);
    expect(open.some((one) => one.action.type === 'reroll')).toBe(true);
  });
  it('F11 a party with a known hand, or with a policy that plays something, answers alone', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }, { hand: null }),
      foe({ 'cruiser-1': 1 }, { hand: null, policy: { plays: ['forward-supply-base'] } }),
      { start: 'P0.3' },
    );
    const game = testCombat(setup);
    expect(game.offered('defender', 'forward-supply-base')).toHaveLength(0);
    game.does('attacker', { type: 'pass' });
    expect(game.offered('defender', 'forward-supply-base')).toHaveLength(1);
    const known = testCombat({ ...setup, defender: foe({ 'cruiser-1': 1 }, { hand: ['forward-supply-base'] }) });
    known.does('attacker', { type: 'pass' });
    expect(known.step).toBe('P0.3');
  });
  it('F11 P3.9 asks at once: what is too late stands grayed beside the question', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, { hand: ['disable'] }), foe(), {
      start: 'P3.7',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const game = testCombat(setup);
    const steps = new Set<string | undefined>();
    for (; game.step !== 'P3.9 fire'; game.bot()) steps.add(game.step);
    expect(steps).not.toContain('P3.9');
    expect(game.why('attacker', 'disable')).toBe('disable-too-late');
  });
});

describe('F11 P4.1', () => {
  it('F11 P4.1 names the round, in the log and beside the prompt', () => {
    const setup = ground(basicSide(), { 'infantry-1': 1 }, foe(), { 'infantry-1': 1 });
    const game = testCombat(setup, [], 1);
    game.until(() => game.step === 'P4.1' && game.state.planets[0]?.round === 2);
    const lines = game.events.flatMap((event) => english.log(event, game.state) ?? []);
    expect(lines).toContain('Ground combat on Quann, round 1.');
    expect(lines).toContain('Ground combat on Quann, round 2.');
    expect(standing(game.state, english).reminders).toContain('Round 2 of the ground combat on Quann.');
  });
});
