import { describe, expect, it } from 'vitest';
import { abilityMods, basicSide, combatMods, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table, units } from '../../tests/fixture.ts';

describe('mechs', () => {
  it('letani-behemoth: its shield stops bombardment', () => {
    const setup = table(basicSide({ 'dreadnought-1': 1 }), side('arborec', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'letani-behemoth': 1 } })] },
    });
    expect(
      testCombat(setup)
        .to('P3.1 bombard')
        .choices('attacker')
        .find((choice) => choice.action.type === 'fire')?.not?.code,
    ).toBe('planetary-shield');
  });
  it('aerie-sentinel: needs no capacity', () => {
    const setup = (mech: 'aerie-sentinel' | 'mech') =>
      table(side('argent', { 'cruiser-1': 1, [mech]: 2 }), foe({ 'cruiser-1': 1 }), { start: 'P0.5' });
    const may = (mech: 'aerie-sentinel' | 'mech') =>
      testCombat(setup(mech))
        .choices('host')
        .find((choice) => choice.action.type === 'continue')?.not?.code;
    expect([may('aerie-sentinel'), may('mech')]).toEqual([undefined, 'over-limit']);
  });
  it('dunlain-reaper: 2 resources turn an infantry into a mech at the start of a round', () => {
    const game = testCombat(
      ground(side('letnev', {}, { counters: { resources: 2 } }), { 'infantry-1': 2 }, foe(), { 'infantry-1': 1 }),
    ).use('attacker', 'dunlain-reaper');
    expect([game.count('attacker', 'infantry-1'), game.count('attacker', 'dunlain-reaper')]).toEqual([1, 1]);
    expect(game.state.parties.attacker?.counters.resources).toBe(0);
  });
  it('scavenger-zeta: a trade good for a mech on a planet that was taken', () => {
    const setup = table(side('saar', { 'carrier-1': 1, 'infantry-1': 1 }, { counters: { tradeGoods: 1 } }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    expect(testCombat(setup).use('attacker', 'scavenger-zeta').count('attacker', 'scavenger-zeta', 'Quann')).toBe(1);
  });
  it('omniopiares: landing on its planet costs 1 influence', () => {
    const setup = table(
      basicSide({ 'carrier-1': 1, 'infantry-1': 2 }, { counters: { influence: 1 } }),
      side('keleres', {}),
      { start: 'P3.7', system: { planets: [planet('Quann', 'defender', { defender: { omniopiares: 1 } })] } },
    );
    const game = testCombat(setup);
    game.does('attacker', { type: 'commit', unit: game.id('attacker', 'infantry-1'), planet: 'Quann' });
    expect(game.state.parties.attacker?.counters.influence).toBe(0);
  });
  it('watcher: is removed to cancel an action card', () => {
    const setup = space(
      basicSide({ 'cruiser-1': 1 }, { hand: ['morale-boost'] }),
      side('empyrean', { 'carrier-1': 1, watcher: 1 }),
    );
    const game = testCombat(setup).use('attacker', 'morale-boost').use('defender', 'watcher');
    expect(game.hasEvent('cancelled', 'morale-boost')).toBe(true);
    expect(game.count('defender', 'watcher')).toBe(0);
  });
  it('icarus-drive: is removed for a wormhole', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('creuss', { 'carrier-1': 1, 'icarus-drive': 1 }), {
      start: 'P0.3',
    });
    const game = testCombat(setup).use('defender', 'icarus-drive', undefined, 1);
    expect(game.state.system.wormholes).toEqual(['beta']);
    expect(game.count('defender', 'icarus-drive')).toBe(0);
  });
  it('annihilator: bombards from space', () => {
    const setup = table(side('l1z1x', { 'carrier-1': 1, annihilator: 1 }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
    });
    const game = testCombat(setup, [8]).to('P3.5');
    expect(game.state.rolls[0]?.dice.map((die) => die.value)).toEqual([8]);
  });
  it('starlancer: a captured token ends the turn', () => {
    const setup = (tokensOf: 'attacker'[]) =>
      table(basicSide({ 'cruiser-1': 1 }), side('mahact', {}, { facts: { tokensOf } }), {
        start: 'P0.3',
        system: { planets: [planet('Quann', 'defender', { defender: { starlancer: 1 } })] },
      });
    expect(testCombat(setup(['attacker'])).use('defender', 'starlancer').combat.outcome).toMatchObject({
      how: 'cancelled',
      effect: 'starlancer',
    });
    expect(testCombat(setup([])).why('defender', 'starlancer')).toBe('no-captured-token');
  });
  it('moll-terminus: ground forces of others on its planet cannot sustain', () => {
    const game = testCombat(
      ground(basicSide(), { 'zs-thunderbolt': 1 }, side('mentak', {}), { 'moll-terminus': 1 }),
      [1, 10],
    ).to('P4.3');
    expect(game.choices('attacker').find((choice) => choice.action.type === 'sustain')?.not?.code).toBe(
      'moll-terminus',
    );
  });
  it('iconoclast: +2 against the owner of a relic fragment', () => {
    const setup = (relicFragment: boolean) =>
      ground(side('naalu', {}), { iconoclast: 1 }, foe({}, { facts: { relicFragment } }), { 'infantry-1': 1 });
    expect([combatMods(setup(true), 'attacker', 'Quann'), combatMods(setup(false), 'attacker', 'Quann')]).toEqual([
      ['6+2'],
      ['6+0'],
    ]);
  });
  it('iconoclast-omega: no barrage against its fleet', () => {
    const setup = space(
      side('naalu', { 'carrier-1': 1, 'fighter-1': 2, 'iconoclast-omega': 1 }),
      foe({ 'destroyer-1': 1 }),
    );
    expect(abilityMods(setup, 'barrage', 'defender')).toEqual([]);
  });
  it('eidolon: in space it fights as a ship with 8 (x2) and no Sustain Damage, and turns back', () => {
    const game = testCombat(
      space(side('naaz-rokha', { 'carrier-1': 1, eidolon: 1 }), foe({ 'cruiser-1': 1 })),
      [1, 8, 7, 1],
    );
    game.until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.value)).toEqual([9, 8, 8]);
    game.until(() => game.state.space !== null);
    game.end();
    expect(game.of('attacker', 'eidolon')[0]?.as).toBeUndefined();
  });
  it('z-grav-eidolon: may be lost like a ship', () => {
    const game = testCombat(
      space(side('naaz-rokha', { 'carrier-1': 1, eidolon: 1 }), foe({ 'cruiser-1': 1 })),
      [1, 1, 1, 10],
    ).to('P2.5');
    expect(game.choices('attacker').filter((choice) => choice.action.type === 'lose')).toHaveLength(2);
    expect(game.choices('attacker').some((choice) => choice.action.type === 'sustain' && !choice.not)).toBe(false);
  });
  it('eidolon-maximum: not touched by unit abilities, repaired every round', () => {
    const setup = table(side('naaz-rokha', { 'eidolon-maximum': [1, 1] }), foe({ 'cruiser-1': 1 }), {
      extent: 'space',
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const game = testCombat(setup, [10]).to('P2.1');
    expect(game.count('attacker', 'eidolon-maximum')).toBe(1);
    expect(game.of('attacker')[0]?.damaged).toBe(false);
  });
  it('mordred: +2 against a player whose technologies carry a token', () => {
    const setup = (assimilated: 'defender'[]) =>
      ground(side('nekro', {}, { facts: { assimilated } }), { mordred: 1 }, foe(), { 'infantry-1': 1 });
    expect([combatMods(setup(['defender']), 'attacker', 'Quann'), combatMods(setup([]), 'attacker', 'Quann')]).toEqual([
      ['6+2'],
      ['6+0'],
    ]);
  });
  it('quantum-manipulator: sustains for the ships, safe from Direct Hit', () => {
    const game = testCombat(
      space(
        side('nomad', { 'carrier-1': 1, 'quantum-manipulator': 1 }),
        foe({ 'cruiser-1': 1 }, { hand: ['direct-hit'] }),
      ),
      [1, 10],
    ).to('P2.5');
    game.does('attacker', { type: 'sustain', unit: game.id('attacker', 'quantum-manipulator') });
    expect(game.offered('defender', 'direct-hit')).toEqual([]);
    expect([game.count('attacker', 'carrier-1'), game.of('attacker', 'quantum-manipulator')[0]?.damaged]).toEqual([
      1,
      true,
    ]);
  });
  it('valkyrie-exoskeleton: a hit back for a sustain in ground combat', () => {
    const game = testCombat(
      ground(side('sardakk', {}), { 'valkyrie-exoskeleton': 1 }, foe(), { 'infantry-1': 2 }),
      [1, 10, 1],
    ).to('P4.3');
    game.does('attacker', { type: 'sustain', unit: game.id('attacker', 'valkyrie-exoskeleton') });
    expect(game.hitsOn('defender')).toBe(1);
  });
  it('valkyrie-exoskeleton: whether the last defender falls before or after the sustain makes no difference', () => {
    const fight = () =>
      testCombat(
        ground(side('sardakk', {}), { 'valkyrie-exoskeleton': 2 }, foe(), { 'infantry-1': 1 }),
        [10, 1, 10],
      ).to('P4.3');
    const one = fight();
    one.does('attacker', { type: 'sustain', unit: one.id('attacker', 'valkyrie-exoskeleton') });
    one.does('defender', { type: 'lose', unit: one.id('defender', 'infantry-1') });
    const two = fight();
    two.does('defender', { type: 'lose', unit: two.id('defender', 'infantry-1') });
    two.does('attacker', { type: 'sustain', unit: two.id('attacker', 'valkyrie-exoskeleton') });
    expect(two.state).toEqual(one.state);
  });
  it('shield-paling: infantry beside it ignores Fragile, the mech does not', () => {
    expect(
      combatMods(
        ground(side('jol-nar', {}), { 'infantry-1': 1, 'shield-paling': 1 }, foe(), { 'infantry-1': 1 }),
        'attacker',
        'Quann',
      ),
    ).toEqual(['8+0', '6-1']);
  });
  it('reanimator: own infantry lost beside it is captured', () => {
    const game = testCombat(
      ground(side('cabal', {}), { 'infantry-1': 1, reanimator: [1, 1] }, foe(), { 'infantry-1': 1 }),
      [1, 1, 10],
    ).to('P4.3');
    game.does('attacker', { type: 'lose', unit: game.id('attacker', 'infantry-1') });
    expect(game.state.captured).toEqual([{ by: 'attacker', kind: 'infantry-1' }]);
  });
  it('reclaimer: a structure on a planet that was taken with it', () => {
    const setup = table(side('winnu', { 'carrier-1': 1, reclaimer: 1 }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    expect(testCombat(setup).use('attacker', 'reclaimer', 'Quann', 1).count('attacker', 'space-dock-1', 'Quann')).toBe(
      1,
    );
  });
  it('moyins-ashes: Indoctrination places it for 1 more influence', () => {
    const game = testCombat(
      ground(side('yin', {}, { counters: { influence: 3 } }), { 'infantry-1': 1 }, foe(), { 'infantry-1': 1 }),
    ).use('attacker', 'indoctrination', undefined, 1);
    expect([game.count('attacker', 'moyins-ashes'), game.state.parties.attacker?.counters.influence]).toEqual([1, 0]);
  });
  it('a3-valiance: lost while galvanized, it galvanizes up to three infantry', () => {
    const setup = ground(side('bastion', {}), { 'infantry-1': 4, 'a3-valiance': [1, 1] }, foe(), { 'infantry-1': 1 });
    const mine = setup.system.planets[0]?.units.attacker?.find((group) => group.unit === 'a3-valiance');
    if (mine) mine.galvanized = 1;
    const game = testCombat(setup, [1, 1, 1, 1, 1, 1, 10]).to('P4.3');
    game.does('attacker', { type: 'lose', unit: game.id('attacker', 'a3-valiance') });
    const shining = () => game.of('attacker', 'infantry-1').filter((unit) => unit.galvanized).length;
    expect([game.step, shining()]).toEqual(['effect choice', 0]);
    game.bot().bot().bot();
    expect([game.step, shining()]).toEqual(['P4.3', 3]);
  });
  it('eanautic: leaves a planet where it coexists', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('deepwrought', {}), {
      start: 'P0.3',
      system: {
        planets: [
          planet('Quann', 'attacker', { attacker: { 'infantry-1': 1 }, defender: { eanautic: 1 } }, { coexist: true }),
        ],
      },
    });
    const game = testCombat(setup).use('defender', 'eanautic');
    expect(game.count('defender', 'eanautic', 'Quann')).toBe(0);
  });
  it('revenant: lands automatically where a breach is active', () => {
    const setup = (breach: 'active' | 'none') =>
      table(side('rebellion', { 'cruiser-1': 1, 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
        start: 'P3.7',
        system: {
          breach,
          planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } }), planet('Starpoint', 'defender')],
        },
      });
    const game = testCombat(setup('active')).use('attacker', 'revenant', 'Starpoint');
    expect(game.count('attacker', 'revenant', 'Starpoint')).toBe(1);
    expect(game.end().state.planets[1]?.owner).toBe('attacker');
    expect(testCombat(setup('none')).to('P3.8').why('attacker', 'revenant')).toBe('no-active-breach');
  });
  it('alarum: ground forces from next door join at the end of a round', () => {
    const setup = table(basicSide(), side('ral-nel', {}), {
      start: 'P4.1',
      system: { planets: [planet('Quann', 'defender', { attacker: { 'infantry-1': 1 }, defender: { alarum: 1 } })] },
      adjacent: [nextDoor('Lodor', { units: { defender: units({ 'infantry-1': 3 }) } })],
    });
    const game = testCombat(setup).use('defender', 'alarum');
    game.choose('defender').choose('defender');
    expect(game.count('defender', 'infantry-1', 'Quann')).toBe(2);
  });
  it('viper-ex-23: the landing may coexist', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), side('firmament', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'viper-ex-23': 1 } })] },
    });
    expect(testCombat(setup).use('defender', 'viper-ex-23', 'Quann').state.planets[0]?.coexist).toBe(true);
  });
});

describe('lines of factions', () => {
  it.each(['infantry-2', 'letani-warrior-2', 'spec-ops-2'] as const)('%s: its return is left to the table', (kind) => {
    const faction = kind === 'spec-ops-2' ? 'sol' : 'arborec';
    expect(
      testCombat(ground(side(faction, {}), { [kind]: 1 }, foe(), { 'infantry-1': 1 }), [1, 10])
        .end()
        .hasEvent('table', 'unit-upgrades'),
    ).toBe(true);
  });
  it('strike-wing-alpha-2: a barrage die of 9 or 10 also destroys an infantry in space', () => {
    const game = testCombat(
      space(side('argent', { 'strike-wing-alpha-2': 1 }), foe({ 'carrier-1': 1, 'fighter-1': 1, 'infantry-1': 2 })),
      [9, 1, 1],
    ).to('P2.3');
    expect([game.count('defender', 'infantry-1'), game.count('defender', 'fighter-1')]).toEqual([1, 0]);
  });
  it.each([
    ['exile-1', 'inactive'],
    ['exile-2', 'active'],
  ] as const)('%s: a breach at the end of a combat', (kind, breach) => {
    const game = testCombat(space(side('rebellion', { [kind]: 1 }), foe({ 'cruiser-1': 1 })), [
      1,
      1,
      ...(kind === 'exile-2' ? [1] : []),
      10,
      1,
    ]).use('attacker', kind);
    expect(game.state.system.breach).toBe(breach);
  });
  it.each(['crimson-legionnaire-1', 'crimson-legionnaire-2'] as const)(
    '%s: a commodity when it is lost, at the table',
    (kind) => {
      expect(
        testCombat(ground(side('mahact', {}), { [kind]: 1 }, foe(), { 'infantry-1': 1 }), [1, 10])
          .use('attacker', kind)
          .hasEvent('table', kind),
      ).toBe(true);
    },
  );
  it('linkship-1: fires the cannon of a structure beside it, each structure once', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('ral-nel', { 'linkship-1': 2, 'pds-1': 1 }), {
      start: 'P1.1',
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual(['6+0']);
  });
  it('linkship-2: each linkship may use the same structure', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('ral-nel', { 'linkship-2': 2, 'pds-1': 1 }), {
      start: 'P1.1',
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual(['6+0', '6+0']);
  });
  it.each(['floating-factory-1', 'floating-factory-2'] as const)(
    '%s: is lost with the last ship beside it, and never hit',
    (kind) => {
      const game = testCombat(
        space(side('saar', { 'cruiser-1': 1, [kind]: 1 }), foe({ 'cruiser-1': 2 })),
        [1, 10, 1],
      ).to('P2.5');
      expect(game.choices('attacker').filter((choice) => choice.action.type === 'lose')).toHaveLength(1);
      expect(game.end().count('attacker')).toBe(0);
    },
  );
  it('exotrireme-2: destroyed to destroy up to two ships', () => {
    const game = testCombat(space(side('sardakk', { 'exotrireme-2': 2 }), foe({ 'dreadnought-1': 3 }))).use(
      'attacker',
      'exotrireme-2',
    );
    game.choose('attacker', game.of('defender')[0]?.id).choose('attacker', game.of('defender')[0]?.id);
    expect([game.count('attacker', 'exotrireme-2'), game.count('defender', 'dreadnought-1')]).toEqual([1, 1]);
  });
  it.each([
    ['hel-titan-1', '6+0', '7+0'],
    ['hel-titan-2', '5+0', '6+0'],
  ] as const)('%s: a PDS that fights on the ground', (kind, cannon, combat) => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('titans', {}), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { [kind]: 1 } })] },
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual([cannon]);
    expect(combatMods(setup, 'defender', 'Quann')).toEqual([combat]);
  });
  it.each(['dimensional-tear-1', 'dimensional-tear-2'] as const)('%s: fighters ride free', (kind) => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('cabal', { 'cruiser-1': 1, 'fighter-1': 6 }), {
      start: 'P0.5',
      system: { planets: [planet('Quann', 'defender', { defender: { [kind]: 1 } })] },
    });
    expect(
      testCombat(setup)
        .choices('host')
        .find((choice) => choice.action.type === 'continue')?.not,
    ).toBeUndefined();
  });
  it('hecatoncheires: a mech and an infantry instead of the PDS of a sleeper', () => {
    const setup = table(side('titans', { 'cruiser-1': 1 }), foe(), {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'defender', {}, { sleeper: 'attacker' })] },
    });
    const game = testCombat(setup).use('attacker', 'hecatoncheires', 'Quann');
    expect([game.count('attacker', 'hecatoncheires', 'Quann'), game.count('attacker', 'infantry-1', 'Quann')]).toEqual([
      1, 1,
    ]);
    expect(game.state.planets[0]?.sleeper).toBeNull();
    expect(game.why('attacker', 'awaken')).toBe('no-target');
  });
  it('corsair: movement is a reminder after the activation, resolved at the table', () => {
    const setup = table(side('mentak', { corsair: 2 }), foe({ 'cruiser-1': 1 }), { start: 'P0.3' });
    expect(testCombat(setup).use('attacker', 'corsair').hasEvent('table', 'corsair')).toBe(true);
  });
});
