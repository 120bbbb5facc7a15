import { describe, expect, it } from 'vitest';
import { basicSide, combatMods, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table, units } from '../../tests/fixture.ts';

describe('faction abilities', () => {
  it('raid-formation: hits above the fighters damage ships that sustain, without Direct Hit', () => {
    const game = testCombat(
      space(
        side('argent', { 'destroyer-2': 1 }, { hand: ['direct-hit'] }),
        foe({ 'fighter-1': 1, 'dreadnought-1': 2, 'carrier-1': 1 }),
      ),
      [10, 10, 10],
    );
    game.until(() => game.step === 'effect choice');
    game.choose('attacker').choose('attacker');
    expect(game.of('defender', 'dreadnought-1').every((unit) => unit.damaged && !unit.sustainedRound)).toBe(true);
    expect(game.step).not.toBe('sustained');
    game.to('P2.3');
    expect(game.count('defender', 'fighter-1')).toBe(0);
  });
  it('devour: the Cabal captures what its opponent loses in combat, unless blockaded', () => {
    const setup = (blockadedBy: ('defender' | 'attacker')[]) =>
      space(side('cabal', { 'cruiser-1': 1 }, { facts: { blockadedBy } }), foe({ 'cruiser-1': 1 }));
    expect(testCombat(setup([]), [10, 1]).end().state.captured).toEqual([{ by: 'attacker', kind: 'cruiser-1' }]);
    expect(testCombat(setup(['defender']), [10, 1]).end().state.captured).toEqual([]);
  });
  it('aetherpassage: left to the table', () => {
    const game = testCombat(
      table(basicSide({ 'cruiser-1': 1 }), side('empyrean', { 'cruiser-1': 1 }), { start: 'P0.3' }),
    ).use('defender', 'aetherpassage');
    expect(game.hasEvent('table', 'aetherpassage')).toBe(true);
  });
  it('fragile: -1 to combat rolls; infantry beside a Shield Paling is spared', () => {
    const setup = ground(side('jol-nar', {}), { 'infantry-1': 1, 'shield-paling': 1 }, foe(), { 'infantry-1': 1 });
    expect(combatMods(setup, 'attacker', 'Quann')).toEqual(['8+0', '6-1']);
    expect(combatMods(space(side('jol-nar', { 'dreadnought-1': 1 }), foe({ 'cruiser-1': 1 })), 'attacker')).toEqual([
      '5-1',
    ]);
  });
  it('harrow: the ships of L1Z1X bombard again after a ground combat round', () => {
    const setup = table(side('l1z1x', { 'super-dreadnought-1': 1 }), foe(), {
      start: 'P4.1',
      system: {
        planets: [planet('Quann', 'defender', { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 3 } })],
      },
    });
    const game = testCombat(setup, [1, 1, 1, 1, 10]).to('P4.4');
    game.does('attacker', { type: 'fire' });
    game.until(() => game.state.planets[0]?.round === 2);
    expect(game.count('defender', 'infantry-1')).toBe(2);
  });
  it('assimilate: structures are replaced every time', () => {
    const setup = table(side('l1z1x', { 'super-dreadnought-1': 1, 'infantry-1': 1 }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'space-dock-1': 1 } })] },
    });
    const game = testCombat(setup).end();
    expect(game.count('attacker', 'space-dock-1')).toBe(1);
    expect(game.count('defender')).toBe(0);
  });
  it('armada: two more ships fit the fleet supply', () => {
    const setup = (faction: 'letnev' | 'sol') =>
      table(side(faction, { 'cruiser-1': 4 }, { fleetSupply: 2 }), foe({ 'cruiser-1': 1 }), { start: 'P0.5' });
    const cannotGoOn = (faction: 'letnev' | 'sol') =>
      testCombat(setup(faction))
        .choices('host')
        .find((choice) => choice.action.type === 'continue')?.not?.code;
    expect(cannotGoOn('sol')).toBe('over-limit');
    expect(cannotGoOn('letnev')).toBeUndefined();
  });
  it('munitions-reserves: 2 trade goods let any die of the round be rerolled once', () => {
    const setup = space(side('letnev', { 'cruiser-1': 2 }, { counters: { tradeGoods: 3 } }), foe({ 'cruiser-1': 1 }));
    const game = testCombat(setup, [1, 1, 6]).use('attacker', 'munitions-reserves');
    expect(game.state.parties.attacker?.counters.tradeGoods).toBe(1);
    game.until(() => game.step === 'dice result');
    game.does('attacker', { type: 'reroll', effect: 'munitions-reserves', die: 0 });
    expect(game.state.rolls[0]?.dice[0]?.face).toBe(6);
    game.until(() => game.state.round === 2);
    expect(game.why('attacker', 'munitions-reserves')).toBe('cannot-pay');
  });
  it('edict: the token of a beaten opponent counts for fleet supply', () => {
    const game = testCombat(space(side('mahact', { 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 })), [10, 1]).use(
      'attacker',
      'edict',
    );
    expect(game.state.parties.attacker?.facts.tokensOf).toEqual(['defender']);
  });
  it('edict: a landing that was shot down before any ground combat is no combat won', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), side('mahact', {}), {
      start: 'P3.7',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })] },
    });
    const game = testCombat(setup, [], 10).to('PC.1');
    expect([game.count('attacker', 'infantry-1'), game.state.planets[0]?.round]).toEqual([0, 0]);
    expect(game.listed('defender', 'edict')).toEqual([]);
  });
  it('ambush: the owner says which two of three ships roll; a bot takes the best', () => {
    const fleets = () =>
      testCombat(space(side('mentak', { 'cruiser-1': 1, 'destroyer-1': 2 }), foe({ 'dreadnought-1': 3 })), [7, 8]).use(
        'attacker',
        'ambush',
      );
    const game = fleets();
    expect(game.step).toBe('effect choice');
    game.choose('attacker', game.id('attacker', 'destroyer-1')).does('attacker', { type: 'done' });
    // One destroyer alone: 7 is a miss.
    expect([game.hitsOn('defender'), game.state.rolls[0]?.dice.map((die) => die.value)]).toEqual([0, [9]]);
    const best = fleets().bot().bot();
    expect(best.state.rolls[0]?.dice.map((die) => die.value)).toEqual([7, 9]);
    expect(best.hitsOn('defender')).toBe(1);
  });
  it('ambush: one die for each of two ships, hits are assigned by the opponent', () => {
    const game = testCombat(
      space(side('mentak', { 'cruiser-1': 2, 'carrier-1': 1 }), foe({ 'dreadnought-1': 1, 'fighter-1': 1 })),
      [7, 6],
    ).use('attacker', 'ambush');
    expect(game.hitsOn('defender')).toBe(1);
    game.does('defender', { type: 'lose', unit: game.id('defender', 'fighter-1') });
    expect(game.hitsOn('defender')).toBe(0);
  });
  it('foresight: the fleet slips away after the movement for a strategy token', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }),
      side('naalu', { 'cruiser-1': 2 }, { counters: { strategyTokens: 1 } }),
      { start: 'P0.6', adjacent: [nextDoor('Lodor')] },
    );
    const game = testCombat(setup).use('defender', 'foresight', 'Lodor');
    expect(game.count('defender', 'cruiser-1', 'next Lodor')).toBe(2);
    expect(game.state.adjacent[0]?.tokens).toEqual(['defender']);
    expect(game.state.parties.defender?.counters.strategyTokens).toBe(0);
    expect(game.end().combat.outcome?.space).toBe('none');
  });
  it('foresight: the owner says what cannot be carried', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }),
      side('naalu', { 'carrier-1': 1, 'fighter-1': 4, 'infantry-1': 1 }),
      {
        start: 'P0.6',
        adjacent: [nextDoor('Lodor')],
      },
    );
    const game = testCombat(setup).use('defender', 'foresight', 'Lodor');
    expect(game.count('defender', undefined, 'space')).toBe(6);
    game.choose('defender', game.id('defender', 'infantry-1'));
    expect([game.count('defender', 'fighter-1', 'next Lodor'), game.count('defender', 'infantry-1')]).toEqual([4, 0]);
    expect(game.count('defender', undefined, 'space')).toBe(0);
  });
  it('technological-singularity: a technology or upgrade of the opponent, once for each combat', () => {
    const setup = space(
      side('nekro', { 'dreadnought-1': 3 }),
      foe({ 'cruiser-1': 3, 'dreadnought-2': 1 }, { technologies: ['duranium-armor'] }),
    );
    const game = testCombat(setup, [10], 10).reach('attacker', 'technological-singularity');
    expect(game.offered('attacker', 'technological-singularity').map((choice) => choice.action.target)).toEqual([
      'duranium-armor',
      'dreadnought-2',
    ]);
    game.use('attacker', 'technological-singularity', 'dreadnought-2');
    expect([game.count('attacker', 'dreadnought-1'), game.count('attacker', 'dreadnought-2') > 0]).toEqual([0, true]);
    expect(game.has('attacker', 'technological-singularity')).toBe(true);
    const known = testCombat(setup, [10], 10).use('attacker', 'technological-singularity', 'duranium-armor');
    expect(known.state.parties.attacker?.effects).toContain('duranium-armor');
  });
  it('unrelenting: +1 to all combat rolls', () => {
    expect(combatMods(space(side('sardakk', { 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 })), 'attacker')).toEqual([
      '7+1',
    ]);
  });
  it('scavenge: a trade good for a planet', () => {
    const setup = table(side('saar', { 'carrier-1': 1, 'infantry-1': 1 }, { counters: { tradeGoods: 0 } }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    expect(testCombat(setup).use('attacker', 'scavenge').state.parties.attacker?.counters.tradeGoods).toBe(1);
  });
  it('awaken: a sleeper becomes a PDS', () => {
    const setup = table(side('titans', { 'cruiser-1': 1 }), foe(), {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'defender', {}, { sleeper: 'attacker' })] },
    });
    const game = testCombat(setup).use('attacker', 'awaken', 'Quann');
    expect(game.count('attacker', 'hel-titan-1', 'Quann')).toBe(1);
    expect(game.state.planets[0]?.sleeper).toBeNull();
  });
  it('coalescence: where enemies stand the awakened fight', () => {
    const setup = table(side('titans', { 'cruiser-1': 1 }), foe(), {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } }, { sleeper: 'attacker' })] },
    });
    const game = testCombat(setup, [], 10).use('attacker', 'awaken', 'Quann').end();
    expect(game.events.some((event) => event.type === 'ground ended' && event.planet === 'Quann')).toBe(true);
  });
  it('reclamation: a PDS and a space dock on Mecatol Rex', () => {
    const setup = table(side('winnu', { 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
      start: 'P3.1',
      system: { mecatol: true, planets: [planet('Mecatol Rex', 'defender')] },
    });
    const game = testCombat(setup).use('attacker', 'reclamation');
    expect([game.count('attacker', 'pds-1'), game.count('attacker', 'space-dock-1')]).toEqual([1, 1]);
  });
  it('indoctrination: 2 influence turn an infantry, 3 make it a mech', () => {
    const setup = ground(side('yin', {}, { counters: { influence: 3 } }), { 'infantry-1': 1 }, foe(), {
      'infantry-1': 2,
    });
    const game = testCombat(setup).use('attacker', 'indoctrination');
    expect([game.count('attacker', 'infantry-1'), game.count('defender', 'infantry-1')]).toEqual([2, 1]);
    expect(game.state.parties.attacker?.counters.influence).toBe(1);
    const mech = testCombat(setup).use('attacker', 'indoctrination', undefined, 1);
    expect([mech.count('attacker', 'moyins-ashes'), mech.count('defender', 'infantry-1')]).toEqual([1, 1]);
  });
  it('devotion: a cruiser or destroyer for a hit on a chosen ship', () => {
    const game = testCombat(space(side('yin', { 'destroyer-1': 2 }), foe({ 'cruiser-1': 1, 'carrier-1': 1 }))).use(
      'attacker',
      'devotion',
    );
    game.choose('attacker', game.id('defender', 'carrier-1')).until(() => game.state.round === 2);
    expect(game.count('attacker', 'destroyer-1')).toBe(1);
    expect(game.count('defender', 'carrier-1')).toBe(0);
  });
  it('galvanize: a galvanized unit rolls one more die', () => {
    const bastion = side('bastion', {});
    bastion.space = [{ unit: 'cruiser-1', count: 2, damaged: 0, galvanized: 1 }];
    expect(combatMods(space(bastion, foe({ 'cruiser-1': 1 })), 'attacker')).toHaveLength(3);
  });
  it('phoenix-standard: a participant is galvanized at the end of a combat', () => {
    const game = testCombat(space(side('bastion', { 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 })), [10, 1]).use(
      'attacker',
      'phoenix-standard',
    );
    expect(game.of('attacker')[0]?.galvanized).toBe(true);
  });
  it('liberate: readies the planet, or brings an infantry', () => {
    const setup = (resources: number) =>
      table(side('bastion', { 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
        start: 'P3.1',
        system: { planets: [planet('Quann', 'defender', {}, { resources })] },
      });
    const ready = testCombat(setup(1)).use('attacker', 'liberate');
    expect([ready.state.planets[0]?.exhausted, ready.count('attacker', 'infantry-1')]).toEqual([false, 1]);
    const more = testCombat(setup(2)).use('attacker', 'liberate');
    expect([more.state.planets[0]?.exhausted, more.count('attacker', 'infantry-1')]).toEqual([true, 2]);
  });
  it('survival-instinct: up to two ships come from next door', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('ral-nel', { 'cruiser-1': 1 }), {
      start: 'P0.3',
      adjacent: [nextDoor('Lodor', { units: { defender: units({ 'dreadnought-1': 3 }) } })],
    });
    const game = testCombat(setup).use('defender', 'survival-instinct');
    game.choose('defender').choose('defender');
    expect(game.count('defender', 'dreadnought-1', 'space')).toBe(2);
    expect(game.step).not.toBe('effect choice');
  });
  it('miniaturization: a structure in space does not fire', () => {
    const ralNel = side('ral-nel', { 'cruiser-1': 1, 'pds-1': 1 });
    const game = testCombat(table(basicSide({ 'cruiser-1': 1 }), ralNel, { start: 'P1.1' })).to('P2.1');
    expect(game.hasEvent('rolled')).toBe(false);
  });
  it('research-team: the landing coexists instead of fighting', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), side('deepwrought', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
    });
    const game = testCombat(setup).use('defender', 'research-team', 'Quann').end();
    expect(game.events.some((event) => event.type === 'step' && event.step === 'P4.1')).toBe(false);
  });
  it('sundered: units of others that enter the home system are destroyed', () => {
    const setup = table(basicSide({ 'cruiser-1': 2 }), side('rebellion', { 'cruiser-1': 1 }), {
      start: 'P0.6',
      system: { home: 'defender' },
    });
    const game = testCombat(setup);
    expect(game.count('attacker')).toBe(0);
    expect(game.state.lost).toHaveLength(2);
  });
  it('quantum-entanglement: alpha and beta wormholes are one kind for the Ghosts alone', () => {
    const behind = nextDoor('Gate', { link: 'wormhole', wormholes: ['beta'], control: ['attacker', 'defender'] });
    const setup = space(basicSide({ 'cruiser-1': 1 }), side('creuss', { 'cruiser-1': 1 }), {
      adjacent: [behind],
      system: { wormholes: ['alpha'] },
    });
    const game = testCombat(setup).to('P2.3 defender');
    const announce = (seat: 'attacker' | 'defender') =>
      game.choices(seat).find((one) => one.action.type === 'announce')?.not;
    expect(announce('defender')).toBeFalsy();
    game.to('P2.3 attacker');
    expect(announce('attacker')).toMatchObject({ code: 'not-adjacent', system: 'Gate', here: 'alpha', there: 'beta' });
  });
});
