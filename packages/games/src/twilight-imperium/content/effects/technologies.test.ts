import { describe, expect, it } from 'vitest';
import { abilityMods, basicSide, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table } from '../../tests/fixture.ts';
import { lineInUse } from './row.ts';

const has = (...technologies: string[]) => ({ technologies });
const invade = (
  ours: Parameters<typeof basicSide>[0],
  technologies: string[],
  defenders: NonNullable<Parameters<typeof basicSide>[0]>,
  theirs: string[] = [],
) =>
  table(basicSide(ours, { technologies }), foe({}, { technologies: theirs }), {
    start: 'P3.1',
    system: { planets: [planet('Quann', 'defender', { defender: defenders })] },
  });

describe('generic technologies', () => {
  it('antimass-deflectors: -1 to space cannon dice against their owner', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, has('antimass-deflectors')), foe(), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual(['6-1']);
  });
  it('dark-energy-tap: a retreat into an empty system', () => {
    const setup = (technologies: string[]) =>
      space(basicSide({ 'cruiser-1': 1 }, { technologies }), foe({ 'cruiser-1': 1 }), {
        adjacent: [nextDoor('Lodor')],
      });
    const blocked = testCombat(setup([])).to('P2.3 attacker');
    expect(blocked.choices('attacker').find((choice) => choice.action.type === 'announce')?.not?.code).toBe('no-exit');
    const game = testCombat(setup(['dark-energy-tap'])).to('P2.3 attacker');
    expect(game.choices('attacker').find((choice) => choice.action.type === 'announce')?.not).toBeUndefined();
  });
  it.each(['light-wave-deflector', 'gravity-drive'])('%s: movement, left to the table', (id) => {
    const game = testCombat(
      table(basicSide({ 'cruiser-1': 1 }, has(id)), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }),
    ).use('attacker', id);
    expect(game.hasEvent('table', id)).toBe(true);
  });
  it('plasma-scoring: one more die for a cannon or bombardment roll, none for a barrage', () => {
    const setup = table(
      basicSide({ 'dreadnought-1': 3, 'destroyer-1': 1 }, has('plasma-scoring')),
      foe({}, has('plasma-scoring')),
      {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 2 } })] },
      },
    );
    expect(abilityMods(setup, 'cannon', 'defender')).toHaveLength(3);
    expect(abilityMods(setup, 'bombardment', 'attacker', 'Quann')).toHaveLength(4);
    expect(abilityMods(setup, 'barrage', 'attacker')).toHaveLength(2);
  });
  it('graviton-laser-system: exhausts, and space cannon hits go to non-fighter ships', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'fighter-1': 2 }), foe({}, has('graviton-laser-system')), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const game = testCombat(setup, [10]).use('defender', 'graviton-laser-system').to('P1.3');
    expect(game.choices('attacker').filter((choice) => choice.action.type === 'lose')).toHaveLength(1);
    expect(game.state.hits[0]?.eligible).toBe('non-fighters-first');
    expect(game.state.parties.defender?.exhausted).toEqual(['graviton-laser-system']);
  });
  it('assault-cannon: three non-fighter ships force the loss of one, and it must be used', () => {
    const game = testCombat(
      space(basicSide({ 'destroyer-1': 3 }, has('assault-cannon')), foe({ 'cruiser-1': 1, 'fighter-1': 4 })),
    );
    expect(game.choices('attacker').find((choice) => choice.action.type === 'pass')?.not?.code).toBe('mandatory');
    game.use('attacker', 'assault-cannon').choose('defender');
    expect(game.count('defender', 'cruiser-1')).toBe(0);
    const few = testCombat(space(basicSide({ 'destroyer-1': 2 }, has('assault-cannon')), foe({ 'cruiser-1': 1 })));
    expect(few.why('attacker', 'assault-cannon')).toBe('three-non-fighters');
  });
  it('duranium-armor: repairs a unit that did not sustain this round', () => {
    const game = testCombat(
      space(basicSide({ 'dreadnought-1': [1, 1] }, has('duranium-armor')), foe({ 'cruiser-1': 1 })),
    ).reach('attacker', 'duranium-armor');
    expect(game.step).toBe('P2.5 end');
    expect(game.use('attacker', 'duranium-armor').of('attacker')[0]?.damaged).toBe(false);
  });
  it('magen-defense-grid: the opponent does not roll this round', () => {
    const game = testCombat(
      ground(basicSide(), { 'infantry-1': 2 }, foe({}, has('magen-defense-grid')), { 'infantry-1': 2, 'pds-1': 1 }),
    ).use('defender', 'magen-defense-grid');
    game.to('P4.2 rolled');
    expect(game.state.rolls.map((roll) => roll.dice.length)).toEqual([0, 2]);
  });
  it('magen-defense-grid-omega: one hit on a ground force that its owner chooses', () => {
    const game = testCombat(
      ground(basicSide(), { 'infantry-1': 1, 'zs-thunderbolt': 1 }, foe({}, has('magen-defense-grid-omega')), {
        'infantry-1': 2,
        'space-dock-1': 1,
      }),
    );
    game.use('defender', 'magen-defense-grid-omega', game.id('attacker', 'infantry-1')).to('P4.2 rolled');
    expect(game.count('attacker', 'infantry-1')).toBe(0);
  });
  it('magen-defense-grid-omega-omega: infantry beside each structure, and the hit', () => {
    const setup = table(
      basicSide({ 'carrier-1': 1, 'infantry-1': 2 }),
      foe({}, has('magen-defense-grid-omega-omega')),
      {
        start: 'P0.3',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1, 'space-dock-1': 1 } })] },
      },
    );
    // Both are automatic (F7).
    const game = testCombat(setup);
    expect(game.count('defender', 'infantry-1', 'Quann')).toBe(2);
    game.until(() => game.events.some((event) => event.type === 'hits' && event.kind === 'effect'));
    expect(game.hitsOn('attacker') + (2 - game.count('attacker', 'infantry-1'))).toBe(1);
  });
  it('x-89-bacterial-weapon-omega: not after a Harrow that missed, even if the first bombardment hit', () => {
    const setup = table(
      side('l1z1x', { 'super-dreadnought-1': 1, 'infantry-1': 1 }, { technologies: ['x-89-bacterial-weapon-omega'] }),
      foe(),
      { start: 'P3.1', system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 4 } })] } },
    );
    // One bombardment hit; then everything misses, Harrow too.
    const game = testCombat(setup, [10], 1).to('P3.5 bombed').does('attacker', { type: 'pass' }).to('P4.4');
    game.does('attacker', { type: 'fire' }).until(() => game.step === 'P4.1' || game.step === 'P4.4 bombed');
    expect(game.step).toBe('P4.1');
  });
  it('x-89-bacterial-weapon-omega: after a bombardment that killed infantry, the rest dies; mechs stay', () => {
    const game = testCombat(
      invade({ 'dreadnought-1': 1, 'infantry-1': 1 }, ['x-89-bacterial-weapon-omega'], {
        'infantry-1': 4,
        mech: [1, 1],
      }),
      [10],
    ).use('attacker', 'x-89-bacterial-weapon-omega', 'Quann');
    expect(game.count('defender', 'infantry-1')).toBe(0);
    expect(game.count('defender', 'mech')).toBe(1);
    const missed = testCombat(
      invade({ 'dreadnought-1': 1 }, ['x-89-bacterial-weapon-omega'], { 'infantry-1': 2 }),
      [1],
    ).end();
    expect(missed.count('defender', 'infantry-1')).toBe(2);
  });
  it('x-89-bacterial-weapon-omega-omega: bombardment and ground hits are doubled, the planet is exhausted', () => {
    const game = testCombat(
      invade({ 'dreadnought-1': 1, 'infantry-1': 1 }, ['x-89-bacterial-weapon-omega-omega'], { 'infantry-1': 3 }),
      [10, 10],
    ).to('P3.7');
    expect(game.count('defender', 'infantry-1')).toBe(1);
    expect(game.state.planets[0]?.exhausted).toBe(true);
    game.to('P4.3');
    expect(game.state.rolls[0]?.hits).toBe(2);
  });
  it('dacxive-animators: the winner of a ground combat gets an infantry', () => {
    const game = testCombat(
      ground(basicSide({}, has('dacxive-animators')), { 'infantry-1': 1 }, foe(), { 'infantry-1': 1 }),
      [10, 1],
    ).use('attacker', 'dacxive-animators');
    expect(game.count('attacker', 'infantry-1', 'Quann')).toBe(2);
  });
  it('self-assembly-routines: a trade good for a lost mech', () => {
    const setup = ground(
      basicSide({}, { technologies: ['self-assembly-routines'], counters: { tradeGoods: 0 } }),
      { mech: [1, 1] },
      foe(),
      { 'infantry-1': 1 },
    );
    expect(
      testCombat(setup, [1, 10]).use('attacker', 'self-assembly-routines').state.parties.attacker?.counters.tradeGoods,
    ).toBe(1);
  });
  it('unit-upgrades: lost infantry of level II is announced for its return', () => {
    const game = testCombat(ground(basicSide(), { 'infantry-2': 1 }, foe(), { 'infantry-1': 1 }), [1, 10]).end();
    expect(game.hasEvent('table', 'unit-upgrades')).toBe(true);
    const plainInfantry = testCombat(
      ground(basicSide(), { 'infantry-1': 1 }, foe(), { 'infantry-1': 1 }),
      [1, 10],
    ).end();
    expect(plainInfantry.hasEvent('table', 'unit-upgrades')).toBe(false);
  });
});

describe('the level of a unit that is placed', () => {
  it('is the one that the party owns, also when its last upgraded unit has just fallen', () => {
    const game = testCombat(space(basicSide({ 'fighter-2': 1, 'carrier-1': 1 }), foe({ 'cruiser-1': 1 })));
    expect(lineInUse(game.state, 'attacker', 'fighter')).toBe('fighter-2');
    const fallen = game.state.units.filter((unit) => unit.kind === 'fighter-2');
    const after = {
      ...game.state,
      units: game.state.units.filter((unit) => !fallen.includes(unit)),
      lost: fallen,
    };
    expect(lineInUse(after, 'attacker', 'fighter')).toBe('fighter-2');
  });
});
