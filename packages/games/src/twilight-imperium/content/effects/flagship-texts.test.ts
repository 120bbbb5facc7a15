import { describe, expect, it } from 'vitest';
import { abilityMods, basicSide, combatMods, foe, testCombat } from '../../tests/combat.fixture.ts';
import { nextDoor, planet, side, space, table } from '../../tests/fixture.ts';

describe('flagships', () => {
  it('duha-menaimon: units are produced when its system is activated', () => {
    const game = testCombat(
      table(side('arborec', { 'duha-menaimon': 1 }), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }),
    ).use('attacker', 'duha-menaimon');
    game.choose('attacker', 'fighter 1').choose('attacker', 'fighter 2').does('attacker', { type: 'done' });
    expect(game.count('attacker', 'fighter-1', 'space')).toBe(2);
  });
  it('quetzecoatl: no space cannon offense against its fleet, defense stays', () => {
    const setup = table(side('argent', { quetzecoatl: 1, 'infantry-1': 1 }), foe(), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const game = testCombat(setup).end();
    expect(
      game.events.filter((event) => event.type === 'rolled').map((event) => event.type === 'rolled' && event.place),
    ).toEqual(['Quann']);
  });
  it('arc-secundus: repaired at the start of each round', () => {
    const game = testCombat(space(side('letnev', { 'arc-secundus': [1, 1] }), foe({ 'cruiser-1': 1 })));
    expect(game.of('attacker')[0]?.damaged).toBe(false);
  });
  it('artemiris: the price is a reminder for the table', () => {
    expect(
      testCombat(table(basicSide({ 'cruiser-1': 1 }), side('keleres', { artemiris: 1 }), { start: 'P0.3' }))
        .use('defender', 'artemiris')
        .hasEvent('table'),
    ).toBe(true);
  });
  it('wrath-of-kenara: a trade good for +1, once for each die', () => {
    const setup = space(
      side('hacan', { 'wrath-of-kenara': 1 }, { counters: { tradeGoods: 3 } }),
      foe({ 'cruiser-1': 1 }),
    );
    const game = testCombat(setup, [6, 6]).use('attacker', 'wrath-of-kenara', '0');
    expect(game.state.rolls[0]?.dice.map((die) => die.mod)).toEqual([1, 0]);
    expect(game.offered('attacker', 'wrath-of-kenara').map((choice) => choice.action.target)).toEqual(['1']);
    expect(game.use('attacker', 'wrath-of-kenara', '1').state.parties.attacker?.counters.tradeGoods).toBe(1);
    expect(game.offered('attacker', 'wrath-of-kenara')).toEqual([]);
  });
  it('wrath-of-kenara: a modifier stays with a die that is rerolled, and the die is not bought twice (section 0, D.7)', () => {
    const setup = space(
      side('hacan', { 'wrath-of-kenara': 1 }, { counters: { tradeGoods: 3 }, notes: ['war-funding'] }),
      foe({ 'cruiser-1': 1 }),
    );
    const game = testCombat(setup, [2, 2, 6]).use('attacker', 'war-funding').use('attacker', 'wrath-of-kenara', '0');
    game.until(() => game.choices('attacker').some((one) => one.action.type === 'reroll' && !one.not));
    game.does('attacker', { type: 'reroll', effect: 'war-funding', die: 0 });
    // 6 + 1 hits on 7; the other die may still be bought, also after a reroll of its own.
    expect(game.state.rolls[0]?.dice.map(({ face, mod }) => [face, mod])).toEqual([
      [6, 1],
      [2, 0],
    ]);
    expect(game.offered('attacker', 'wrath-of-kenara').map((choice) => choice.action.target)).toEqual(['1']);
  });
  it('wrath-of-kenara: any die of the space combat, barrage dice too, but none on a planet or of the opponent', () => {
    const fleet = side('hacan', { 'wrath-of-kenara': 1, 'destroyer-1': 1 }, { counters: { tradeGoods: 3 } });
    const game = testCombat(space(fleet, foe({ 'carrier-1': 1, 'fighter-1': 2 })), [8, 8]).use(
      'attacker',
      'wrath-of-kenara',
    );
    expect(game.state.rolls[0]?.kind).toBe('barrage');
    const landing = table(
      side('hacan', { 'wrath-of-kenara': 1, 'infantry-1': 1, 'dreadnought-1': 1 }, { counters: { tradeGoods: 3 } }),
      foe(),
      {
        start: 'P3.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
      },
    );
    const ashore = testCombat(landing);
    while (ashore.combat.outcome === undefined) {
      expect(ashore.listed('attacker', 'wrath-of-kenara')).toEqual([]);
      ashore.bot();
    }
  });
  it('dynamo: a unit that sustained is repaired, but cannot sustain again in this step', () => {
    const setup = space(
      side('empyrean', { dynamo: 1, 'dreadnought-1': 1 }, { counters: { influence: 2 } }),
      foe({ 'cruiser-1': 2 }),
    );
    const game = testCombat(setup, [1, 1, 1, 10, 10]).to('P2.5');
    const ship = game.id('attacker', 'dreadnought-1');
    game.does('attacker', { type: 'sustain', unit: ship }).use('attacker', 'dynamo');
    expect(game.of('attacker', 'dreadnought-1')[0]?.damaged).toBe(false);
    expect(
      game.choices('attacker').find((choice) => choice.action.type === 'sustain' && choice.action.unit === ship)?.not
        ?.code,
    ).toBe('sustained-this-step');
  });
  it('0-0-1: hits of the flagship and of dreadnoughts go to non-fighter ships', () => {
    const game = testCombat(
      space(
        side('l1z1x', { '0-0-1': 1, 'super-dreadnought-1': 1, 'cruiser-1': 1 }),
        foe({ 'carrier-1': 2, 'fighter-1': 4 }),
      ),
      [10, 1, 10, 10],
    ).to('P2.5');
    expect(game.state.hits.map((pool) => [pool.eligible, pool.count])).toEqual([
      ['non-fighters-first', 2],
      ['ships', 1],
    ]);
  });
  it('arvicon-rex: +2 against a player whose token is not captured', () => {
    const setup = (tokensOf: 'defender'[]) =>
      space(side('mahact', { 'arvicon-rex': 1 }, { facts: { tokensOf } }), foe({ 'cruiser-1': 1 }));
    expect(combatMods(setup([]), 'attacker')).toEqual(['5+2', '5+2']);
    expect(combatMods(setup(['defender']), 'attacker')).toEqual(['5+0', '5+0']);
  });
  it('fourth-moon: ships of others cannot sustain', () => {
    const game = testCombat(space(side('mentak', { 'fourth-moon': 1 }), foe({ 'dreadnought-1': 1 })), [10, 1, 10]).to(
      'P2.5',
    );
    const sustains = (seat: 'attacker' | 'defender') =>
      game.choices(seat).flatMap(({ action, not }) => (action.type === 'sustain' ? [not?.code] : []));
    // Its own ships can: Fourth Moon itself.
    expect([sustains('defender'), sustains('attacker')]).toEqual([['fourth-moon'], [undefined]]);
  });
  it('matriarch: fighters land and return to space', () => {
    const setup = table(side('naalu', { matriarch: 1, 'fighter-1': 2 }), foe(), {
      start: 'P3.7',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
    });
    const game = testCombat(setup, [9, 9, 1]);
    game.does('attacker', { type: 'commit', unit: game.id('attacker', 'fighter-1'), planet: 'Quann' });
    expect(game.count('attacker', 'fighter-1', 'Quann')).toBe(1);
    game.end();
    expect(game.count('attacker', 'fighter-1', 'Quann')).toBe(0);
    expect(game.state.planets[0]?.owner).toBe('defender');
  });
  it('visz-el-vir: mechs roll one more die', () => {
    const setup = table(side('naaz-rokha', { 'visz-el-vir': 1 }), foe(), {
      start: 'P4.1',
      system: {
        planets: [
          planet('Quann', 'defender', { attacker: { eidolon: 1, 'infantry-1': 1 }, defender: { 'infantry-1': 1 } }),
        ],
      },
    });
    expect(combatMods(setup, 'attacker', 'Quann')).toHaveLength(4);
  });
  it('the-alastor: ground forces fight as ships, and go back', () => {
    const setup = table(side('nekro', { 'the-alastor': 1, 'infantry-1': 1 }), foe({ 'cruiser-1': 1 }), {
      extent: 'space',
      system: { planets: [planet('Quann', 'attacker', { attacker: { mordred: 1 } })] },
    });
    const game = testCombat(setup, [], 10).use('attacker', 'the-alastor');
    game.choose('attacker', game.id('attacker', 'mordred')).choose('attacker', game.id('attacker', 'infantry-1'));
    game.until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.value).sort()).toEqual([6, 8, 9, 9]);
    game.until(() => game.state.space !== null);
    expect(game.of('attacker', 'mordred').every((unit) => unit.at === 'Quann' && unit.joins === undefined)).toBe(true);
  });
  it('cmorran-norr: +1 for the other ships', () => {
    const setup = space(side('sardakk', { 'cmorran-norr': 1, 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }));
    expect(combatMods(setup, 'attacker')).toEqual(['6+1', '6+1', '7+2']);
  });
  it('ouranos: takes the place of a PDS after an activation', () => {
    const setup = table(side('titans', { 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'attacker', { attacker: { 'hel-titan-1': 1 } })] },
    });
    const game = testCombat(setup).use('attacker', 'ouranos');
    expect([game.count('attacker', 'ouranos', 'space'), game.count('attacker', 'hel-titan-1')]).toEqual([1, 0]);
  });
  it('jns-hylarim: natural 9 and 10 give two more hits', () => {
    const game = testCombat(
      space(side('jol-nar', { 'jns-hylarim': 1 }), foe({ 'fighter-1': 9, 'carrier-1': 3 })),
      [9, 6],
    ).to('P2.5');
    expect(game.hitsOn('defender')).toBe(3);
  });
  it('the-terror-between: captures the own losses too', () => {
    const game = testCombat(
      space(side('cabal', { 'the-terror-between': 1, 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 })),
      [1, 1, 1, 10],
    ).to('P2.5');
    game.does('attacker', { type: 'lose', unit: game.id('attacker', 'cruiser-1') });
    expect(game.state.captured).toEqual([{ by: 'attacker', kind: 'cruiser-1' }]);
  });
  it('salai-sai-corian: a die for each opposing non-fighter ship', () => {
    expect(
      combatMods(
        space(side('winnu', { 'salai-sai-corian': 1 }), foe({ 'cruiser-1': 3, 'carrier-1': 1, 'fighter-1': 4 })),
        'attacker',
      ),
    ).toHaveLength(4);
    expect(combatMods(space(side('winnu', { 'salai-sai-corian': 1 }), foe({ 'fighter-1': 4 })), 'attacker')).toEqual(
      [],
    );
  });
  it('van-hauge: takes all ships in the system with it', () => {
    const game = testCombat(space(side('yin', { 'van-hauge': [1, 1] }), foe({ 'dreadnought-1': 3 })), [1, 1, 10]).end();
    expect(game.state.units).toEqual([]);
    expect(game.combat.outcome?.space).toBe('draw');
  });
  it('the-egeiro: +1 for each outside system', () => {
    expect(
      combatMods(
        space(side('bastion', { 'the-egeiro': 1 }, { facts: { outsideSystems: 4 } }), foe({ 'cruiser-1': 1 })),
        'attacker',
      ),
    ).toEqual(['9+4']);
  });
  it('quietus: where a breach is active, units of others have no abilities', () => {
    const setup = (breach: 'active' | 'inactive') =>
      space(side('rebellion', { quietus: 1 }), foe({ 'destroyer-1': 1 }), { system: { breach } });
    expect(abilityMods(setup('inactive'), 'barrage', 'defender')).toHaveLength(2);
    expect(abilityMods(setup('active'), 'barrage', 'defender')).toEqual([]);
  });
  it('last-dispatch: destroys a ship without Sustain Damage when it retreats', () => {
    const setup = space(side('ral-nel', { 'last-dispatch': 1 }), foe({ 'cruiser-1': 1, 'dreadnought-1': 1 }), {
      adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
    });
    const game = testCombat(setup)
      .to('P2.3 attacker')
      .does('attacker', { type: 'announce' })
      .to('P2.6 retreat')
      .does('attacker', { type: 'retreat', to: 'Lodor' });
    game.until(() => game.step === 'effect choice');
    expect(game.choices('attacker').filter((choice) => choice.action.type === 'choose')).toHaveLength(1);
    game.choose('attacker');
    expect(game.count('defender', 'cruiser-1')).toBe(0);
  });
  it('heavens-eye: repaired at the end of each round against a marked player', () => {
    const setup = (puppets: 'defender'[]) =>
      space(side('firmament', { 'heavens-eye': [1, 1] }, { facts: { puppets } }), foe({ 'cruiser-1': 1 }));
    const after = (puppets: 'defender'[]) => {
      const game = testCombat(setup(puppets));
      game.until(() => game.state.round === 2);
      return game.of('attacker')[0]?.damaged;
    };
    expect([after(['defender']), after([])]).toEqual([false, true]);
  });
  it.each([
    ['ysia-yssrila', 'yssaril'],
    ['memoria-1', 'nomad'],
    ['memoria-2', 'nomad'],
    ['dws-luminous', 'deepwrought'],
  ] as const)('%s: movement is a reminder after the activation, resolved at the table', (id, faction) => {
    const setup = table(side(faction, { [id]: 1 }), foe({ 'cruiser-1': 1 }), { start: 'P0.3' });
    expect(testCombat(setup).use('attacker', id).hasEvent('table', id)).toBe(true);
    // Not without the ship.
    const without = table(side(faction, { 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), { start: 'P0.3' });
    expect(testCombat(without).listed('attacker', id)).toEqual([]);
  });
});
