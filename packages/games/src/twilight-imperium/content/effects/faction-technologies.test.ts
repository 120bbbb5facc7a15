import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../setup/check.ts';
import { basicSide, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table, units } from '../../tests/fixture.ts';

const has = (...technologies: string[]) => ({ technologies });

describe('faction technologies', () => {
  it('dimensional-splicer: with a wormhole, a hit on a ship of the owner’s choice', () => {
    const setup = (wormholes: ('alpha' | 'beta')[]) =>
      space(basicSide({ 'cruiser-1': 1 }, has('dimensional-splicer')), foe({ 'cruiser-1': 1, 'dreadnought-1': 1 }), {
        system: { wormholes },
      });
    expect(testCombat(setup([])).why('attacker', 'dimensional-splicer')).toBe('no-wormhole');
    const game = testCombat(setup(['alpha']));
    game.use('attacker', 'dimensional-splicer', game.id('defender', 'cruiser-1'));
    expect(
      game
        .choices('defender')
        .filter((choice) => choice.action.type === 'lose')
        .map((choice) => choice.action),
    ).toEqual([{ type: 'lose', unit: game.id('defender', 'cruiser-1') }]);
  });
  it('hil-colish: the flagship of Creuss is a wormhole for the splicer', () => {
    const game = testCombat(
      space(side('creuss', { 'hil-colish': 1 }, has('dimensional-splicer')), foe({ 'cruiser-1': 1 })),
    );
    expect(game.offered('attacker', 'dimensional-splicer')).toHaveLength(1);
  });
  it('subatomic-splicer: left to the table when a ship is lost', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, has('subatomic-splicer')), foe({ 'cruiser-1': 1 })),
      [1, 10],
    ).use('attacker', 'subatomic-splicer');
    expect(game.hasEvent('table', 'subatomic-splicer')).toBe(true);
  });
  it('aetherstream: left to the table', () => {
    expect(
      testCombat(table(basicSide({ 'cruiser-1': 1 }, has('aetherstream')), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }))
        .use('attacker', 'aetherstream')
        .hasEvent('table'),
    ).toBe(true);
  });
  it('voidwatch: left to the table after the movement', () => {
    expect(
      testCombat(table(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }, has('voidwatch')), { start: 'P0.6' }))
        .use('defender', 'voidwatch')
        .hasEvent('table'),
    ).toBe(true);
  });
  it('e-res-siphons: 4 trade goods on the counter that is kept', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }),
      foe({ 'cruiser-1': 1 }, { technologies: ['e-res-siphons'], counters: { tradeGoods: 1 } }),
      { start: 'P0.3' },
    );
    expect(testCombat(setup).use('defender', 'e-res-siphons').state.parties.defender?.counters.tradeGoods).toBe(5);
  });
  it('spatial-conduit-cylinders: systems with the owner’s units are adjacent', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, has('spatial-conduit-cylinders')), foe({ 'cruiser-1': 1 }), {
      start: 'P0.3',
      adjacent: [nextDoor('Far', { link: 'far', units: { attacker: units({ 'pds-2': 1 }) } })],
    });
    expect(testCombat(setup).to('P2.1').hasEvent('rolled')).toBe(false);
    const game = testCombat(setup).use('attacker', 'spatial-conduit-cylinders').to('P2.1');
    expect(
      game.events.some((event) => event.type === 'rolled' && event.by === 'attacker' && event.kind === 'cannon'),
    ).toBe(true);
  });
  it('non-euclidean-shielding: one use cancels two hits', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 3 }), foe({ 'dreadnought-1': 2 }, has('non-euclidean-shielding'))),
      [10, 10, 10],
    ).to('P2.5');
    expect(game.hitsOn('defender')).toBe(3);
    game.does('defender', { type: 'sustain', unit: game.of('defender')[0]?.id ?? '' });
    expect(game.hitsOn('defender')).toBe(1);
    game.does('defender', { type: 'sustain', unit: game.of('defender')[1]?.id ?? '' });
    expect(game.count('defender', 'dreadnought-1')).toBe(2);
  });
  it('l4-disruptors: no space cannon defense, offense stays', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, has('l4-disruptors')), foe(), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const game = testCombat(setup).end();
    expect(
      game.events
        .filter((event) => event.type === 'rolled' && event.kind === 'cannon')
        .map((event) => event.type === 'rolled' && event.place),
    ).toEqual(['space']);
  });
  it('salvage-operations: a trade good for winner and loser, a ship for the winner', () => {
    const won = testCombat(
      space(
        basicSide({ 'cruiser-1': 1 }, { technologies: ['salvage-operations'], counters: { tradeGoods: 0 } }),
        foe({ 'destroyer-1': 1 }),
      ),
      [1, 1, 10, 1],
    );
    won.use('attacker', 'salvage-operations', 'destroyer', 1);
    expect(won.count('attacker', 'destroyer-1')).toBe(1);
    expect(won.state.parties.attacker?.counters.tradeGoods).toBe(1);
    const lost = testCombat(
      space(
        basicSide({ 'destroyer-1': 1 }, { technologies: ['salvage-operations'], counters: { tradeGoods: 0 } }),
        foe({ 'cruiser-1': 1 }),
      ),
      [1, 1, 1, 10],
    ).use('attacker', 'salvage-operations');
    expect(lost.state.parties.attacker?.counters.tradeGoods).toBe(1);
  });
  it('salvage-operations: the ship is of the own line, not the enemy row', () => {
    const game = testCombat(
      space(
        basicSide({ 'cruiser-1': 2 }, { technologies: ['salvage-operations'] }),
        foe({ 'super-dreadnought-2': [1, 1] }, {}, 'l1z1x'),
      ),
      [10, 1, 1],
    ).use('attacker', 'salvage-operations', 'dreadnought', 1);
    expect([game.count('attacker', 'dreadnought-1'), game.count('attacker', 'super-dreadnought-2')]).toEqual([1, 0]);
  });
  it('neuroglaive: the active player loses a fleet token', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }, { fleetSupply: 3 }),
      foe({ 'cruiser-1': 1 }, has('neuroglaive')),
      {
        start: 'P0.3',
      },
    );
    expect(testCombat(setup).use('defender', 'neuroglaive').state.parties.attacker?.fleetSupply).toBe(2);
  });
  it('supercharge: +1 to combat rolls of this round, exhausts', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }, has('supercharge')), foe({ 'cruiser-1': 1 }))).use(
      'attacker',
      'supercharge',
    );
    game.until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice[0]?.mod).toBe(1);
    game.until(() => game.state.round === 2);
    expect(game.why('attacker', 'supercharge')).toBe('exhausted');
  });
  it('valkyrie-particle-weave: a hit more when the opponent hit', () => {
    const setup = ground(basicSide({}, has('valkyrie-particle-weave')), { 'infantry-1': 3 }, foe(), {
      'infantry-1': 3,
    });
    expect(testCombat(setup, [1, 1, 1, 10, 1, 1]).to('P4.3').hitsOn('defender')).toBe(1);
    expect(testCombat(setup, [10, 1, 1, 1, 1, 1]).to('P4.3').hitsOn('defender')).toBe(1);
  });
  it('valkyrie-particle-weave: its place beside the doubling is an option', () => {
    const setup = (weave: 'after-doubling' | 'before-doubling') =>
      ground(
        basicSide({}, has('valkyrie-particle-weave', 'x-89-bacterial-weapon-omega-omega')),
        { 'infantry-1': 1 },
        foe(),
        { 'infantry-1': 6 },
        { options: { weave } },
      );
    const faces = [10, 10, 1, 1, 1, 1, 1];
    expect(testCombat(setup('after-doubling'), faces).to('P4.3').hitsOn('defender')).toBe(3);
    expect(testCombat(setup('before-doubling'), faces).to('P4.3').hitsOn('defender')).toBe(4);
  });
  it('chaos-mapping: such an asteroid field cannot be activated', () => {
    const input = {
      start: 'P0.3',
      attacker: 'sol: cruiser',
      defender: 'saar: cruiser; chaos mapping',
      system: { anomalies: ['asteroid-field'] },
    };
    const checked = checkSetup(input);
    expect(checked.ok ? [] : checked.problems.map((problem) => problem.code)).toEqual(['chaos-mapping']);
    expect(checkSetup({ ...input, system: {} }).ok).toBe(true);
  });
  it('nullification-field: the turn ends at once, for a strategy token', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }),
      foe({ 'cruiser-1': 1 }, { technologies: ['nullification-field'], counters: { strategyTokens: 1 } }),
      { start: 'P0.3' },
    );
    const game = testCombat(setup).use('defender', 'nullification-field');
    expect(game.combat.outcome).toMatchObject({ how: 'cancelled', effect: 'nullification-field' });
  });
  it('instinct-training: an action card is canceled', () => {
    const setup = space(
      basicSide({ 'cruiser-1': 1 }, { hand: ['morale-boost'] }),
      foe({ 'cruiser-1': 1 }, { technologies: ['instinct-training'], counters: { strategyTokens: 1 } }),
    );
    const game = testCombat(setup).use('attacker', 'morale-boost').use('defender', 'instinct-training');
    expect(game.hasEvent('cancelled', 'morale-boost')).toBe(true);
    expect(game.state.parties.defender?.exhausted).toEqual(['instinct-training']);
  });
  it('impulse-core: a cruiser or destroyer for a hit on a non-fighter ship', () => {
    const game = testCombat(
      space(
        basicSide({ 'destroyer-1': 2 }, has('impulse-core')),
        foe({ 'cruiser-1': 1, 'fighter-1': 2, 'carrier-1': 1 }),
      ),
    ).use('attacker', 'impulse-core');
    expect(game.count('attacker', 'destroyer-1')).toBe(1);
    expect(game.choices('defender').filter((choice) => choice.action.type === 'lose')).toHaveLength(2);
  });
  it('proxima-targeting-vi: bombardment hits are canceled by galvanized units; the same dice fall on both sides', () => {
    const game = testCombat(
      ground(basicSide({}, has('proxima-targeting-vi')), { 'infantry-1': 3 }, foe(), { 'infantry-1': 3 }),
      [8, 9, 1],
    ).use('attacker', 'proxima-targeting-vi');
    expect([game.hitsOn('attacker'), game.hitsOn('defender')]).toEqual([2, 2]);
    const bombed = table(basicSide({ 'dreadnought-1': 2 }), foe({}, has('proxima-targeting-vi')), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    const first = bombed.system.planets[0];
    if (first) first.units.defender = [{ unit: 'infantry-1', count: 3, damaged: 0, galvanized: 1 }];
    expect(testCombat(bombed, [10, 10]).to('P3.5').hitsOn('defender')).toBe(1);
  });
  it('magmus-reactor: a retreat into a supernova', () => {
    const setup = (technologies: string[]) =>
      space(basicSide({ 'cruiser-1': 1 }, { technologies }), foe({ 'cruiser-1': 1 }), {
        adjacent: [nextDoor('Muaat', { anomalies: ['supernova'], control: ['attacker'] })],
      });
    const may = (technologies: string[]) =>
      testCombat(setup(technologies))
        .to('P2.3 attacker')
        .choices('attacker')
        .find((choice) => choice.action.type === 'announce')?.not?.code;
    expect(may([])).toBe('no-exit');
    expect(may(['magmus-reactor'])).toBeUndefined();
  });
  it('faction technologies work for any faction that holds them', () => {
    const game = testCombat(
      space(side('nekro', { 'dreadnought-1': 1 }, has('non-euclidean-shielding')), foe({ 'cruiser-1': 2 })),
      [1, 10, 10],
    ).to('P2.5');
    game.does('attacker', { type: 'sustain', unit: game.id('attacker', 'dreadnought-1') });
    expect(game.hitsOn('attacker')).toBe(0);
  });
});
