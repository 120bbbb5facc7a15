/** Section E, the worked examples with loaded dice. The figures are in section-e-*.odds.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../types.ts';
import { counts, ground, ids, planet, scenario, side, space, table, type units, until, uses } from './fixture.ts';

const rolled = (events: readonly Event[], by: string) =>
  events.filter((event): event is Extract<Event, { type: 'rolled' }> => event.type === 'rolled' && event.by === by);
const expected = (events: readonly Event[], by: string): number =>
  rolled(events, by).reduce((sum, event) => sum + event.dice.reduce((all, die) => all + die.chance, 0), 0);

describe('E1 expected hits of one roll', () => {
  it('E1 two cruisers, a carrier and three fighters expect 1.6 hits', () => {
    const game = scenario(
      space(
        side('arborec', { 'cruiser-1': 2, 'carrier-1': 1, 'fighter-1': 3 }),
        side('hacan', { 'war-sun': 1, 'dreadnought-1': 1 }),
      ),
      ...[1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 1],
    );
    expect(expected(game.events, 'attacker')).toBeCloseTo(1.6, 9);
    // A war sun 2.4, a dreadnought 0.6.
    expect(expected(game.events, 'defender')).toBeCloseTo(3.0, 9);
  });
});

describe('E5 Direct Hit', () => {
  const hit = (dread: 'dreadnought-1' | 'dreadnought-2') =>
    scenario(
      space(
        side('arborec', { 'cruiser-1': 2 }, { hand: ['direct-hit'] }),
        side('hacan', { [dread]: 1, 'cruiser-1': 1 }),
      ),
      ...[10, 10],
      ...[1, 1],
    );
  it('E5 the dreadnought sustains, is destroyed, and the cruiser takes the other hit', () => {
    const game = hit('dreadnought-1');
    game.does('defender', { type: 'sustain', unit: ids(game.state, 'defender', 'dreadnought-1')[0] as string });
    expect(game.step).toBe('sustained');
    game.does('attacker', uses('direct-hit'));
    expect(counts(game.state, 'defender')).toEqual({ 'cruiser-1': 1 });
    expect(game.offers('defender').map((one) => one.action.type)).toEqual(['lose']);
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.ended().space).toBe('attacker');
  });
  it('E5 a Dreadnought II cannot be hit: only the cruiser dies', () => {
    const game = hit('dreadnought-2');
    game.does('defender', { type: 'sustain', unit: ids(game.state, 'defender', 'dreadnought-2')[0] as string });
    // Nobody could play anything: the window does not open.
    expect(game.step).toBe('P2.5');
    expect(game.offers('defender').map((one) => one.action.type)).toEqual(['lose', 'lose']);
    expect(game.refused('attacker', uses('direct-hit'))).toBeTruthy();
  });
});

describe('E6 Direct Hit decision timing', () => {
  it('E6 the second dreadnought decides after the answer to the first', () => {
    const game = scenario(
      space(side('arborec', { 'cruiser-1': 2 }, { hand: ['direct-hit'] }), side('hacan', { 'dreadnought-1': 2 })),
      ...[10, 10],
      ...[1, 1],
    );
    const [first, second] = ids(game.state, 'defender') as [string, string];
    game.does('defender', { type: 'sustain', unit: first });
    expect(game.offers('defender')).toEqual([]);
    game.does('attacker', uses('direct-hit'));
    expect(game.offers('defender').map((one) => one.action)).toEqual([
      { type: 'sustain', unit: second },
      { type: 'lose', unit: second },
    ]);
  });
});

describe('E7 Duranium Armor', () => {
  const armored = { technologies: ['duranium-armor'] };
  const fight = (...dice: number[]) =>
    scenario(space(side('arborec', { 'cruiser-1': 2 }), side('hacan', { 'dreadnought-1': 2 }, armored)), ...dice);
  it('E7 what sustained this round is not repaired, next round it is', () => {
    const game = fight(10, 1, 1, 1, ...[1, 1, 1, 1]);
    const [first] = ids(game.state, 'defender') as [string];
    game.does('defender', { type: 'sustain', unit: first });
    // Round 2 without hits: it is damaged and did not sustain, so it must be repaired.
    expect(game.step).toBe('P2.5 end');
    expect(game.state.round).toBe(2);
    expect(game.offers('defender').map((one) => one.action)).toEqual([uses('duranium-armor', first)]);
    game.does('defender', uses('duranium-armor', first));
    expect(game.state.units.find((unit) => unit.id === first)?.damaged).toBe(false);
  });
  it('E7 which of two damaged dreadnoughts is lost decides about the repair', () => {
    for (const [lost, repaired] of [
      [1, true],
      [0, false],
    ] as const) {
      const game = fight(10, 1, 1, 1, ...[10, 10, 1, 1]);
      const both = ids(game.state, 'defender') as [string, string];
      game.does('defender', { type: 'sustain', unit: both[0] });
      game.does('defender', { type: 'sustain', unit: both[1] });
      game.does('defender', { type: 'lose', unit: both[lost] });
      if (repaired) game.does('defender', uses('duranium-armor', both[0]));
      expect(game.state.units.find((unit) => unit.side === 'defender')?.damaged).toBe(!repaired);
    }
  });
});

describe('E8 Non-Euclidean Shielding', () => {
  it('E8 three hits on two dreadnoughts: nothing is lost', () => {
    const game = scenario(
      space(
        side('arborec', { 'cruiser-1': 3 }),
        side(
          'letnev',
          { 'dreadnought-1': 2 },
          { technologies: ['non-euclidean-shielding'], counters: { tradeGoods: 0 } },
        ),
      ),
      ...[10, 10, 10],
      ...[1, 1],
    );
    const [first, second] = ids(game.state, 'defender') as [string, string];
    game.does('defender', { type: 'sustain', unit: first });
    expect(game.state.hits[0]?.count).toBe(1);
    game.does('defender', { type: 'sustain', unit: second });
    expect(game.state.hits).toEqual([]);
    expect(counts(game.state, 'defender')).toEqual({ 'dreadnought-1': 2 });
    expect(game.state.round).toBe(2);
  });
  it('E8 one hit: the unused half does not cover a hit that appears later', () => {
    const game = scenario(
      space(
        side('sol', { 'dreadnought-1': 1, 'carrier-1': 1 }, { hand: ['reflective-shielding'] }),
        side(
          'letnev',
          { 'dreadnought-1': 1, 'cruiser-1': 1 },
          { technologies: ['non-euclidean-shielding'], counters: { tradeGoods: 0 } },
        ),
      ),
      ...[10, 1],
      ...[10, 1],
    );
    const dread = ids(game.state, 'defender', 'dreadnought-1')[0] as string;
    game.does('defender', { type: 'sustain', unit: dread });
    expect(game.offers('defender')).toEqual([]);
    game.does('attacker', { type: 'sustain', unit: ids(game.state, 'attacker', 'dreadnought-1')[0] as string });
    game.does('attacker', uses('reflective-shielding'));
    // Two new hits in the same step, and the dreadnought has sustained already.
    expect(game.state.hits.find((pool) => pool.on === 'defender')?.count).toBe(2);
    expect(game.offers('defender').map((one) => one.action.type)).toEqual(['lose', 'lose']);
  });
});

describe('E9 Munitions Reserves', () => {
  it('E9 one trigger a round, and barrage dice are not rerolled', () => {
    const setup = space(
      side('letnev', { 'destroyer-1': 1 }, { counters: { tradeGoods: 4 } }),
      side('hacan', { 'dreadnought-1': 1, 'carrier-1': 1, 'fighter-1': 1 }),
    );
    const game = scenario(setup, ...[1, 1], 1, 1, 1, 1, 1);
    game.does('attacker', uses('munitions-reserves'));
    // Bought once: the window is over, the barrage is next.
    expect(game.step).toBe('P2.2 fire');
    expect(game.state.parties.attacker?.counters.tradeGoods).toBe(2);
    game.does('attacker', { type: 'fire' });
    // No reroll was offered on the barrage dice; the combat die may be rerolled.
    expect(game.step).toBe('dice result');
    expect(game.state.rolls[0]?.kind).toBe('combat');
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['reroll', 'pass']);
    game.does('attacker', { type: 'reroll', effect: 'munitions-reserves', die: 0 });
    expect(rolled(game.events, 'attacker').map((event) => event.again)).toEqual([
      undefined,
      undefined,
      'munitions-reserves',
    ]);
    expect(game.state.parties.attacker?.counters.tradeGoods).toBe(2);
  });
});

describe('E10 Jol-Nar', () => {
  it('E10 bombardment and barrage are not reduced', () => {
    const setup = space(
      side('jol-nar', { 'destroyer-1': 1, 'dreadnought-1': 1 }),
      side('hacan', { 'carrier-1': 1, 'fighter-1': 1 }),
    );
    const game = until(scenario(setup, ...[9, 1]), 'P2.2 assign');
    const barrage = rolled(game.events, 'attacker')[0];
    expect(barrage?.dice.map((die) => die.mod)).toEqual([0, 0]);
    expect(game.state.hits[0]?.count).toBe(1);
    const bombs = scenario(
      table(side('jol-nar', { 'dreadnought-1': 1 }), side('hacan', {}), {
        start: 'P3.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
      }),
      5,
    );
    bombs.does('attacker', { type: 'fire' });
    expect(bombs.state.hits[0]?.count).toBe(1);
  });
  it('E10 infantry beside a Shield Paling hits on 8', () => {
    const game = scenario(
      ground(side('jol-nar', {}), { 'infantry-1': 1, 'shield-paling': 1 }, side('hacan', {}), { 'infantry-1': 3 }),
      ...[8, 6],
      ...[1, 1, 1],
    );
    const dice = rolled(game.events, 'attacker')[0]?.dice ?? [];
    expect(dice.map((die) => [die.kind, die.mod])).toEqual([
      ['infantry-1', 0],
      ['shield-paling', -1],
    ]);
    expect(game.state.hits[0]?.count).toBe(1);
  });
});

describe('E14 X-89 Bacterial Weapon', () => {
  const bomb = (tech: string, dreads: number, against: Parameters<typeof units>[0]) =>
    table(side('arborec', { 'dreadnought-1': dreads }, { technologies: [tech] }), side('hacan', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: against })] },
    });
  it('E14 a mech sustains one of the doubled hits and dies by the other', () => {
    const setup = ground(
      side('arborec', {}, { technologies: ['x-89-bacterial-weapon-omega-omega'] }),
      { 'infantry-1': 1 },
      side('hacan', {}),
      { mech: 1 },
    );
    const game = scenario(setup, 10, 1);
    expect(game.state.hits[0]?.count).toBe(2);
    const mech = ids(game.state, 'defender')[0] as string;
    game.does('defender', { type: 'sustain', unit: mech }).does('defender', { type: 'lose', unit: mech });
    expect(game.ended().winner).toBe('attacker');
  });
  it('E14 the Codex I text: any hit lets the attacker remove all infantry, mechs stay', () => {
    const game = scenario(bomb('x-89-bacterial-weapon-omega', 3, { 'infantry-1': 6, mech: 1 }), 10, 1, 1);
    game.does('attacker', { type: 'fire' });
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender', 'infantry-1')[0] as string });
    expect(game.step).toBe('P3.5 bombed');
    game.does('attacker', uses('x-89-bacterial-weapon-omega', 'Quann'));
    expect(counts(game.state, 'defender')).toEqual({ mech: 1 });
  });
  it('E14 neither works against a Planetary Shield', () => {
    for (const tech of ['x-89-bacterial-weapon-omega', 'x-89-bacterial-weapon-omega-omega']) {
      const game = scenario(bomb(tech, 3, { 'infantry-1': 2, 'pds-1': 1 }));
      expect(game.ended().planets).toEqual([]);
    }
  });
});

describe('E15 Valkyrie Particle Weave', () => {
  const fight = (technologies: string[]) =>
    ground(side('sardakk', {}, { technologies }), { 'infantry-1': 2 }, side('hacan', {}), { 'infantry-1': 2 });
  it('E15 no hit against them: no further hit', () => {
    const game = scenario(fight(['valkyrie-particle-weave']), 10, 10, 1, 1);
    expect(game.state.hits.map((pool) => [pool.on, pool.count])).toEqual([['defender', 2]]);
  });
  it('E15 no hit of their own against two: still one', () => {
    const game = scenario(fight(['valkyrie-particle-weave']), 1, 1, 10, 10);
    expect(game.state.hits.map((pool) => [pool.on, pool.count]).sort()).toEqual([
      ['attacker', 2],
      ['defender', 1],
    ]);
  });
  it('E15 canceling the hits does not take the Weave hit away', () => {
    const setup = ground(
      side('sardakk', {}, { technologies: ['valkyrie-particle-weave'] }),
      { 'valkyrie-exoskeleton': 1 },
      side('hacan', {}),
      { 'infantry-1': 3 },
    );
    const game = scenario(setup, 1, 10, 1, 1);
    game.does('attacker', { type: 'sustain', unit: ids(game.state, 'attacker')[0] as string });
    expect(game.state.hits.filter((pool) => pool.on === 'defender').reduce((sum, pool) => sum + pool.count, 0)).toBe(2);
  });
});
