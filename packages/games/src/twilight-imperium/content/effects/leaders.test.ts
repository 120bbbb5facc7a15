import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../setup/check.ts';
import { abilityMods, basicSide, combatMods, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table, units } from '../../tests/fixture.ts';

const led = (...leaders: string[]) => ({ leaders });

describe('agents', () => {
  it('i48s: an infantry of the active player becomes a mech', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 2 }), foe({ 'cruiser-1': 1 }, led('i48s')), {
      start: 'P0.3',
    });
    const game = testCombat(setup).use('defender', 'i48s');
    expect([game.count('attacker', 'infantry-1'), game.count('attacker', 'zs-thunderbolt')]).toEqual([1, 1]);
  });
  it('captain-mendosa: left to the table, exhausts', () => {
    const game = testCombat(
      table(basicSide({ 'cruiser-1': 1 }, led('captain-mendosa')), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }),
    ).use('attacker', 'captain-mendosa');
    expect(game.hasEvent('table', 'captain-mendosa')).toBe(true);
    expect(game.state.parties.attacker?.exhausted).toEqual(['captain-mendosa']);
  });
  it('emissary-taivra: all wormhole systems are adjacent, for cannons too', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, led('emissary-taivra')), foe({ 'cruiser-1': 1 }), {
      start: 'P0.3',
      system: { wormholes: ['alpha'] },
      adjacent: [
        nextDoor('Gate', { link: 'wormhole', wormholes: ['gamma'], units: { defender: units({ 'pds-2': 1 }) } }),
      ],
    });
    expect(testCombat(setup).to('P2.1').hasEvent('rolled')).toBe(false);
    expect(testCombat(setup).use('attacker', 'emissary-taivra').to('P2.1').hasEvent('rolled')).toBe(true);
  });
  it('myru-vos: no space cannon against ships that moved', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, led('myru-vos')), foe({ 'cruiser-1': 1 }), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    expect(testCombat(setup).use('attacker', 'myru-vos').to('P2.1').hasEvent('rolled')).toBe(false);
  });
  it('viscount-unlenn: one ship rolls one more die this round', () => {
    const game = testCombat(
      space(basicSide({ 'dreadnought-1': 1, 'cruiser-1': 1 }, led('viscount-unlenn')), foe({ 'cruiser-1': 1 })),
    );
    game
      .use('attacker', 'viscount-unlenn', game.id('attacker', 'dreadnought-1'))
      .until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.value).sort()).toEqual([5, 5, 7]);
  });
  it('evelyn-delouis: one ground force rolls one more die this round', () => {
    const game = testCombat(
      ground(basicSide({}, led('evelyn-delouis')), { 'infantry-1': 1 }, foe(), { 'infantry-1': 1 }),
    );
    game.use('attacker', 'evelyn-delouis', game.id('attacker', 'infantry-1')).until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice).toHaveLength(2);
  });
  it('tellurian: a third party cancels a hit of anybody', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), {
      extent: 'space',
      thirds: [side('titans', {}, led('tellurian'))],
    });
    const game = testCombat(setup, [10, 1]).use('third-1', 'tellurian', 'defender');
    expect(game.count('defender', 'cruiser-1')).toBe(1);
    expect(game.hitsOn('defender')).toBe(0);
  });
  it('the-thundarian: both sides roll again', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }, led('the-thundarian'))),
      [10, 1, 2, 3],
    ).use('defender', 'the-thundarian');
    game.to('P2.4 rolled');
    expect(game.state.rolls.map((roll) => roll.dice[0]?.face)).toEqual([2, 3]);
    expect(game.state.round).toBe(1);
  });
  it('brother-milor-omega: two fighters for a lost ship, two infantry for a lost ground force', () => {
    const ship = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, led('brother-milor-omega')), foe({ 'cruiser-1': 1 })),
      [1, 10],
    ).use('attacker', 'brother-milor-omega');
    expect(ship.count('attacker', 'fighter-1', 'space')).toBe(2);
    const troops = testCombat(
      ground(basicSide({}, led('brother-milor-omega')), { 'infantry-1': 1 }, foe(), { 'infantry-1': 1 }),
      [1, 10],
    ).use('attacker', 'brother-milor-omega');
    expect(troops.count('attacker', 'spec-ops-1', 'Quann') + troops.count('attacker', 'infantry-1', 'Quann')).toBe(2);
  });
  it('brother-milor: the older text only with the option', () => {
    const setup = (milor: 'omega' | 'original') =>
      space(basicSide({ 'cruiser-1': 1, 'carrier-1': 1 }, led('brother-milor')), foe({ 'cruiser-1': 2 }), {
        options: { milor },
      });
    const game = testCombat(setup('original'), [1, 1, 10, 1]).use('attacker', 'brother-milor');
    game.choose('attacker').choose('attacker');
    expect(game.count('attacker', 'fighter-1')).toBe(2);
    const off = testCombat(setup('omega'), [1, 1, 10, 1]);
    off.until(() => off.state.round === 2);
    expect(off.state.lost).toHaveLength(1);
    expect(off.hasEvent('used')).toBe(false);
  });
  it('dame-briar: another unit of that player there is galvanized', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 2 }, led('dame-briar')), foe({ 'cruiser-1': 1 })),
      [1, 1, 10],
    ).use('attacker', 'dame-briar');
    expect(game.of('attacker')[0]?.galvanized).toBe(true);
  });
  it('vos-hollow: the opponent of a lost ship loses one of the same type', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1, 'carrier-1': 1 }, led('vos-hollow')), foe({ 'cruiser-1': 1, 'carrier-1': 1 })),
      [1, 1, 10, 1],
    ).use('attacker', 'vos-hollow');
    game.choose('defender');
    expect(game.count('defender', 'cruiser-1')).toBe(0);
    expect(game.count('defender', 'carrier-1')).toBe(1);
  });
  it('tro: two infantry on a planet of the active player', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, led('tro')), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    expect(testCombat(setup).use('attacker', 'tro', 'Quann').count('attacker', undefined, 'Quann')).toBe(3);
  });
  it('field-marshal-mercer: up to two ground forces join', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, led('field-marshal-mercer')), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
      adjacent: [nextDoor('Lodor', { units: { attacker: units({ 'infantry-1': 1 }) } })],
    });
    const game = testCombat(setup).use('attacker', 'field-marshal-mercer', 'Quann');
    game.choose('attacker', game.of('attacker', 'infantry-1', 'next Lodor')[0]?.id).choose('attacker', 'elsewhere 1');
    expect(game.count('attacker', undefined, 'Quann')).toBe(3);
  });
});

describe('commanders', () => {
  it('trrakan-aun-zulok: one more die for every unit ability roll', () => {
    const setup = space(
      basicSide({ 'destroyer-1': 1, 'dreadnought-1': 1 }, led('trrakan-aun-zulok')),
      foe({ 'cruiser-1': 1 }),
    );
    expect(abilityMods(setup, 'barrage', 'attacker')).toHaveLength(3);
    expect(abilityMods(setup, 'bombardment', 'attacker', 'Quann')).toHaveLength(2);
  });
  it('ta-zern: unit ability dice are rerolled one by one, combat dice are not', () => {
    const game = testCombat(
      space(basicSide({ 'destroyer-1': 1 }, led('ta-zern')), foe({ 'carrier-1': 1, 'fighter-1': 2 })),
      [1, 2, 9],
    );
    game.until(() => game.step === 'dice result');
    game.does('attacker', { type: 'reroll', effect: 'ta-zern', die: 1 });
    expect(game.state.rolls[0]?.dice.map((die) => die.face)).toEqual([1, 9]);
    game.until(() => game.state.rolls[0]?.kind === 'combat' && game.step === 'dice result');
    expect(game.choices('attacker').some((choice) => choice.action.type === 'reroll')).toBe(false);
  });
  it('2ram: Planetary Shield does not stop the bombardment', () => {
    const setup = (leaders: string[]) =>
      table(basicSide({ 'dreadnought-1': 1 }, { leaders }), foe(), {
        start: 'P3.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })] },
      });
    const may = (leaders: string[]) =>
      testCombat(setup(leaders))
        .to('P3.1 bombard')
        .choices('attacker')
        .find((choice) => choice.action.type === 'fire')?.not?.code;
    expect(may([])).toBe('planetary-shield');
    expect(may(['2ram'])).toBeUndefined();
  });
  it('rear-admiral-farran: a trade good for a sustain', () => {
    const setup = space(
      basicSide({ 'dreadnought-1': 1 }, { leaders: ['rear-admiral-farran'], counters: { tradeGoods: 0 } }),
      foe({ 'cruiser-1': 1 }),
    );
    expect(
      testCombat(setup, [1, 10]).use('attacker', 'rear-admiral-farran').state.parties.attacker?.counters.tradeGoods,
    ).toBe(1);
  });
  it('rickar-rickani: +2 at Mecatol Rex, at home or at a legendary planet, never more', () => {
    const setup = (system: Parameters<typeof space>[2]) =>
      space(basicSide({ 'cruiser-1': 1 }, led('rickar-rickani')), foe({ 'cruiser-1': 1 }), system);
    expect(combatMods(setup({}), 'attacker')).toEqual(['7+0']);
    expect(combatMods(setup({ system: { mecatol: true } }), 'attacker')).toEqual(['7+2']);
    expect(
      combatMods(
        setup({
          system: { mecatol: true, home: 'attacker', planets: [planet('Primor', null, {}, { legendary: true })] },
        }),
        'attacker',
      ),
    ).toEqual(['7+2']);
  });
  it('ghom-sekkus: one ground force from each place next door may land', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, led('ghom-sekkus')), foe(), {
      start: 'P3.7',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
      adjacent: [
        nextDoor('Lodor', { units: { attacker: units({ 'infantry-1': 3 }) } }),
        nextDoor('Wellon', { tokens: ['attacker'], units: { attacker: units({ mech: 1 }) } }),
      ],
    });
    const game = testCombat(setup);
    game.does('attacker', { type: 'commit', unit: game.id('attacker', 'infantry-1'), planet: 'Quann' });
    expect(game.choices('attacker').filter((choice) => choice.action.type === 'commit')).toEqual([]);
    expect(game.count('attacker', 'infantry-1', 'Quann')).toBe(1);
  });
  it('claire-gibson: an infantry at the start of a ground combat on an own planet', () => {
    const game = testCombat(
      ground(basicSide(), { 'infantry-1': 1 }, foe({}, led('claire-gibson')), { 'infantry-1': 1 }),
    ).use('defender', 'claire-gibson');
    expect(game.count('defender', 'infantry-1', 'Quann')).toBe(2);
  });
  it('dirzuga-rophal: a unit is produced before the enemy arrives', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe({}, led('dirzuga-rophal')), {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'defender', { defender: { 'space-dock-1': 1 } })] },
    });
    expect(
      testCombat(setup).use('defender', 'dirzuga-rophal', 'infantry>Quann').count('defender', 'infantry-1', 'Quann'),
    ).toBe(1);
    expect(
      testCombat(setup).use('defender', 'dirzuga-rophal', 'destroyer').count('defender', 'destroyer-1', 'space'),
    ).toBe(1);
  });
  it('so-ata: left to the table', () => {
    expect(
      testCombat(table(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }, led('so-ata')), { start: 'P0.3' }))
        .use('defender', 'so-ata')
        .hasEvent('table', 'so-ata'),
    ).toBe(true);
  });
  it('sai-seravus: a fighter for each carrier that came through a wormhole, within capacity', () => {
    const setup = table(
      basicSide({ 'carrier-1': 2, 'cruiser-1': 1 }, { leaders: ['sai-seravus'], facts: { throughWormhole: 2 } }),
      foe({ 'cruiser-1': 1 }),
      { start: 'P0.6' },
    );
    expect(testCombat(setup).use('attacker', 'sai-seravus').count('attacker', 'fighter-1')).toBe(2);
  });
  it('sula-mentarion: left to the table after a won space combat', () => {
    expect(
      testCombat(space(basicSide({ 'cruiser-1': 1 }, led('sula-mentarion')), foe({ 'cruiser-1': 1 })), [10, 1])
        .use('attacker', 'sula-mentarion')
        .hasEvent('table'),
    ).toBe(true);
  });
  it('dart-and-tai: left to the table when a planet is taken', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, led('dart-and-tai')), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    expect(testCombat(setup).use('attacker', 'dart-and-tai').hasEvent('table')).toBe(true);
    const free = { ...setup, system: { ...setup.system, planets: [planet('Quann', null)] } };
    expect(testCombat(free).to('P4.6 gained').listed('attacker', 'dart-and-tai')).toEqual([]);
  });
  it('ahk-siever: left to the table at the end of a combat, for anybody', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), {
      extent: 'space',
      thirds: [side('rebellion', {}, led('ahk-siever'))],
    });
    expect(testCombat(setup, [10, 1]).use('third-1', 'ahk-siever').hasEvent('table')).toBe(true);
  });
  it('watchful-ojz: up to two ships leave when a retreat is announced', () => {
    const setup = space(basicSide({ 'cruiser-1': 3 }, led('watchful-ojz')), foe({ 'cruiser-1': 1 }), {
      adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
    });
    const game = testCombat(setup)
      .to('P2.3 attacker')
      .does('attacker', { type: 'announce' })
      .use('attacker', 'watchful-ojz', 'Lodor');
    game.choose('attacker').choose('attacker');
    expect([game.count('attacker', 'cruiser-1', 'next Lodor'), game.count('attacker', 'cruiser-1', 'space')]).toEqual([
      2, 1,
    ]);
    expect(game.state.adjacent[0]?.tokens).toEqual(['attacker']);
  });
  it('aroz-hollow: +1 in the Fracture', () => {
    expect(
      combatMods(
        space(basicSide({ 'cruiser-1': 1 }, led('aroz-hollow')), foe({ 'cruiser-1': 1 }), {
          system: { fracture: true },
        }),
        'attacker',
      ),
    ).toEqual(['7+1']);
  });
  it('commanders and agents work for any faction that holds them', () => {
    expect(
      abilityMods(
        space(side('sol', { 'destroyer-1': 1 }, led('trrakan-aun-zulok')), foe({ 'cruiser-1': 1 })),
        'barrage',
        'attacker',
      ),
    ).toHaveLength(3);
  });
});

describe('heroes', () => {
  it('ipswitch-loose-cannon: each destroyed enemy ship brings one of the same type', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 2 }, led('ipswitch-loose-cannon')), foe({ 'destroyer-1': 2 })),
      [1, 1, 1, 1, 10, 1, 1, 1],
    ).use('attacker', 'ipswitch-loose-cannon');
    game.until(() => game.state.lost.length === 1);
    expect(game.count('attacker', 'destroyer-1')).toBe(1);
    expect(game.state.parties.attacker?.effects).not.toContain('ipswitch-loose-cannon');
  });
  it('kuuasi-aun-jalatai: the flagship and two cruisers or destroyers appear', () => {
    const game = testCombat(
      space(side('keleres', { 'cruiser-1': 1 }, led('kuuasi-aun-jalatai')), foe({ 'cruiser-1': 1 }), {
        system: { planets: [planet('Quann', 'attacker')] },
      }),
    ).use('attacker', 'kuuasi-aun-jalatai');
    game.choose('attacker', 'cruiser 1').choose('attacker', 'destroyer 2');
    expect([
      game.count('attacker', 'artemiris'),
      game.count('attacker', 'cruiser-1'),
      game.count('attacker', 'destroyer-1'),
    ]).toEqual([1, 2, 1]);
  });
  it('homesick-phantom: the stored ships appear', () => {
    const setup = space(
      basicSide(
        { 'cruiser-1': 1 },
        { leaders: ['homesick-phantom'], facts: { stored: units({ 'dreadnought-1': 2 }) } },
      ),
      foe({ 'cruiser-1': 1 }),
    );
    expect(testCombat(setup).use('attacker', 'homesick-phantom').count('attacker', 'dreadnought-1', 'space')).toBe(2);
  });
  it('shval-harbinger: straight to the landing, then the ships are gone', () => {
    const setup = table(
      side('sardakk', { 'carrier-1': 1, 'infantry-1': 2 }, led('shval-harbinger')),
      foe({ 'cruiser-1': 3 }),
      {
        start: 'P0.6',
        system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })] },
      },
    );
    const game = testCombat(setup).use('attacker', 'shval-harbinger');
    expect(game.step).toBe('P3.7');
    game.to('P3.9 fire');
    expect(game.count('attacker', 'carrier-1')).toBe(0);
    expect(game.count('attacker', 'infantry-1', 'Quann')).toBe(2);
    expect(game.state.fought).toBe(false);
    // Nothing committed: the ships go all the same.
    const idle = testCombat(setup).use('attacker', 'shval-harbinger').does('attacker', { type: 'continue' }).to('PC.3');
    expect(idle.count('attacker')).toBe(0);
  });
  it('adjudicator-baal: everything of the others dies with the star', () => {
    const setup = table(side('muaat', { 'prototype-war-sun-1': 1 }, led('adjudicator-baal')), foe({ 'cruiser-1': 3 }), {
      start: 'P0.6',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })] },
    });
    const game = testCombat(setup).use('attacker', 'adjudicator-baal');
    expect(game.count('defender')).toBe(0);
    expect(game.state.system.anomalies).toEqual(['supernova']);
    expect(
      testCombat({ ...setup, system: { ...setup.system, home: 'defender' } }).why('attacker', 'adjudicator-baal'),
    ).toBe('home-system');
  });
  it('ul-the-progenitor: Elysium fires three dice at 5', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('titans', {}, led('ul-the-progenitor')), {
      start: 'P1.1',
      system: { planets: [planet('Elysium', 'defender')] },
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual(['5+0', '5+0', '5+0']);
    expect(testCombat(setup, [10, 10, 10]).end().count('attacker')).toBe(0);
  });
  it('dannel-of-the-tenth-omega: the landed infantry fights at once, nothing fires at it', () => {
    const setup = table(side('yin', {}, led('dannel-of-the-tenth-omega')), foe(), {
      start: 'P3.7',
      system: {
        planets: [
          planet('Quann', 'defender', { attacker: { 'infantry-1': 3 }, defender: { 'infantry-1': 1, 'pds-1': 1 } }),
        ],
      },
    });
    const game = testCombat(setup, [], 10).end();
    expect(game.events.some((event) => event.type === 'rolled' && event.kind === 'cannon')).toBe(false);
    expect(game.events.some((event) => event.type === 'step' && event.step === 'P4.1')).toBe(true);
  });
  it('airo-shir-aur: no retreat for anybody, no invasion', () => {
    const checked = checkSetup({
      start: 'P2.1',
      attacker: { forces: 'mahact: 2 cruiser; airo shir aur', hand: [] },
      defender: { forces: 'sol: cruiser', hand: [] },
      adjacent: [{ id: 'Lodor', control: ['attacker', 'defender'] }],
    });
    if (!checked.ok) throw new Error('refused');
    expect(checked.setup.extent).toBe('space');
    const game = testCombat(checked.setup).to('P2.3 defender');
    expect(game.choices('defender').find((choice) => choice.action.type === 'announce')?.not?.code).toBe(
      'airo-shir-aur',
    );
  });
  it('lyra-keen: a die for each other unit when a galvanized unit dies', () => {
    const bastion = side('bastion', {}, led('lyra-keen'));
    bastion.space = [
      { unit: 'cruiser-1', count: 1, damaged: 0, galvanized: 1 },
      { unit: 'carrier-1', count: 1, damaged: 0, galvanized: 0 },
    ];
    const game = testCombat(space(bastion, foe({ 'cruiser-1': 3 })), [1, 1, 1, 10, 1, 1, 7, 6, 10]).use(
      'attacker',
      'lyra-keen',
    );
    expect(game.count('defender', 'cruiser-1')).toBe(1);
  });
  it('darktalon-treilla: no fleet supply limit', () => {
    const setup = (leaders: string[]) =>
      table(basicSide({ 'cruiser-1': 5 }, { leaders, fleetSupply: 2 }), foe({ 'cruiser-1': 1 }), { start: 'P0.5' });
    const may = (leaders: string[]) =>
      testCombat(setup(leaders))
        .choices('host')
        .find((choice) => choice.action.type === 'continue')?.not?.code;
    expect(may([])).toBe('over-limit');
    expect(may(['darktalon-treilla'])).toBeUndefined();
  });
});
