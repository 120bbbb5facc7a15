import { describe, expect, it } from 'vitest';
import type { LawSetup } from '../../setup/types.ts';
import { abilityMods, basicSide, combatMods, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table, units } from '../../tests/fixture.ts';

const relics = (...list: string[]) => ({ relics: list });
const law = (id: string, owner: LawSetup['owner'] = null): { laws: LawSetup[] } => ({ laws: [{ law: id, owner }] });

describe('relics', () => {
  it('the-crown-of-thalnos: rerolls with +1; a unit that still misses is destroyed', () => {
    const setup = space(basicSide({ 'cruiser-1': 2 }, relics('the-crown-of-thalnos')), foe({ 'cruiser-1': 2 }));
    const game = testCombat(setup, [1, 1, 6, 5]);
    game.until(() => game.step === 'dice result');
    game
      .does('attacker', { type: 'reroll', effect: 'the-crown-of-thalnos', die: 0 })
      .does('attacker', { type: 'reroll', effect: 'the-crown-of-thalnos', die: 1 });
    expect(game.state.rolls[0]?.dice.map((die) => [die.face, die.mod])).toEqual([
      [6, 1],
      [5, 1],
    ]);
    game.until(() => game.state.round === 2);
    expect(game.count('attacker', 'cruiser-1')).toBe(1);
    expect(game.count('defender', 'cruiser-1')).toBe(1);
  });
  it('metali-void-armaments: a barrage of three dice at 6 without a unit', () => {
    const setup = space(
      basicSide({ 'cruiser-1': 1 }, relics('metali-void-armaments')),
      foe({ 'carrier-1': 1, 'fighter-1': 3 }),
    );
    expect(abilityMods(setup, 'barrage', 'attacker')).toEqual(['6+0', '6+0', '6+0']);
    const game = testCombat(setup, [10, 10, 1]).to('P2.3');
    expect(game.count('defender', 'fighter-1')).toBe(1);
  });
  it('metali-void-shielding: one non-fighter ship sustains as if it could', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 2 }, relics('metali-void-shielding')), foe({ 'cruiser-1': 2 })),
      [1, 1, 10, 10],
    ).to('P2.5');
    const may = () => game.choices('attacker').filter((choice) => choice.action.type === 'sustain' && !choice.not);
    expect(may()).toHaveLength(1);
    game.does('attacker', { type: 'sustain', unit: game.id('attacker', 'cruiser-1') });
    expect(may()).toEqual([]);
    expect(game.hitsOn('attacker')).toBe(1);
  });
  it('lightrail-ordnance: space docks fire two dice at 5, from next door too', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe({}, relics('lightrail-ordnance')), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'space-dock-1': 1 } })] },
      adjacent: [nextDoor('Lodor', { units: { defender: units({ 'space-dock-2': 1 }) } })],
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual(['5+0', '5+0', '5+0', '5+0']);
    expect(abilityMods(setup, 'cannon', 'defender', 'Quann')).toHaveLength(2);
  });
  it('heart-of-ixth: any die up or down by 1, exhausts', () => {
    const setup = space(basicSide({ 'cruiser-1': 1 }, relics('heart-of-ixth')), foe({ 'cruiser-1': 1 }));
    const game = testCombat(setup, [6]).use('attacker', 'heart-of-ixth', '0', 0);
    expect(game.state.rolls[0]?.dice[0]?.mod).toBe(1);
    expect(game.state.parties.attacker?.exhausted).toEqual(['heart-of-ixth']);
    const down = testCombat(setup, [1, 7]);
    down.until(() => down.state.rolls.length === 2);
    expect(down.use('attacker', 'heart-of-ixth', '0', 1).state.rolls[1]?.dice[0]?.mod).toBe(-1);
  });
  it('shard-of-the-throne: a reminder when a legendary or home planet is lost', () => {
    const setup = (legendary: boolean) =>
      table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe({}, relics('shard-of-the-throne')), {
        start: 'P3.1',
        system: { planets: [planet('Quann', 'defender', {}, { legendary })] },
      });
    expect(testCombat(setup(true)).use('defender', 'shard-of-the-throne').hasEvent('table')).toBe(true);
    expect(testCombat(setup(false)).end().hasEvent('table')).toBe(false);
    // Somebody else's loss moves nothing.
    const other = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
      start: 'P3.1',
      thirds: [side('sol', {}, relics('shard-of-the-throne'))],
      system: { planets: [planet('Quann', 'defender', {}, { legendary: true })] },
    });
    expect(testCombat(other).end().hasEvent('table')).toBe(false);
  });
});

describe('laws', () => {
  it('the-crown-of-thalnos-law: without +1, and only without Prophecy of Kings', () => {
    const setup = {
      ...space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), law('the-crown-of-thalnos-law', 'attacker')),
      sets: ['B' as const],
    };
    const game = testCombat(setup, [1, 6]);
    game.until(() => game.step === 'dice result');
    game.does('attacker', { type: 'reroll', effect: 'the-crown-of-thalnos-law', die: 0 });
    expect(game.state.rolls[0]?.dice[0]).toMatchObject({ face: 6, mod: 0 });
    game.until(() => game.state.units.every((unit) => unit.side !== 'attacker'));
    const kings = testCombat({ ...setup, sets: ['B', 'PoK'] });
    kings.until(() => kings.step === 'dice result');
    expect(kings.choices('attacker').find((choice) => choice.action.type === 'reroll')?.not?.code).toBe(
      'only-without-pok',
    );
  });
  it('wormhole-reconstruction: alpha and beta wormholes are one kind for everybody', () => {
    const behind = nextDoor('Gate', { link: 'wormhole', wormholes: ['beta'], control: ['defender'] });
    const more = { adjacent: [behind], system: { wormholes: ['alpha' as const] } };
    const setup = space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), more);
    const not = (laws: LawSetup[]) =>
      testCombat({ ...setup, laws })
        .to('P2.3 defender')
        .choices('defender')
        .find((one) => one.action.type === 'announce')?.not;
    expect(not([])).toMatchObject({ code: 'not-adjacent' });
    expect(not([{ law: 'wormhole-reconstruction', owner: null }])).toBeFalsy();
  });
  it('shard-of-the-throne-law: a reminder when its owner loses a combat', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), law('shard-of-the-throne-law', 'defender')),
      [10, 1],
    ).use('defender', 'shard-of-the-throne-law');
    expect(game.hasEvent('table')).toBe(true);
  });
  it('conventions-of-war: cultural planets are not bombarded', () => {
    const setup = (id: string | null) =>
      table(basicSide({ 'dreadnought-1': 1 }), foe(), {
        start: 'P3.1',
        ...(id ? law(id) : {}),
        system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } }, { traits: ['cultural'] })] },
      });
    const may = (id: string | null) =>
      testCombat(setup(id))
        .to('P3.1 bombard')
        .choices('attacker')
        .find((choice) => choice.action.type === 'fire')?.not?.code;
    expect(may(null)).toBeUndefined();
    expect(may('conventions-of-war')).toBe('conventions-of-war');
  });
  it('publicize-weapon-schematics: war suns cannot sustain', () => {
    const game = testCombat(
      space(basicSide({ 'war-sun': 1 }), foe({ 'cruiser-1': 1 }), law('publicize-weapon-schematics')),
      [1, 1, 1, 10],
    ).to('P2.5');
    expect(game.choices('attacker').find((choice) => choice.action.type === 'sustain')?.not?.code).toBe(
      'weapon-schematics',
    );
  });
  it('articles-of-war: mechs keep only Sustain Damage', () => {
    const setup = (laws: LawSetup[]) => ({
      ...table(basicSide({ 'cruiser-1': 1 }), side('xxcha', {}), {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { indomitus: 1 } })] },
      }),
      laws,
    });
    expect(abilityMods(setup([]), 'cannon', 'defender')).toHaveLength(1);
    expect(abilityMods(setup([{ law: 'articles-of-war', owner: null }]), 'cannon', 'defender')).toEqual([]);
    const mentak = ground(basicSide(), { mech: 1 }, side('mentak', {}), { 'moll-terminus': 1 }, law('articles-of-war'));
    const game = testCombat(mentak, [1, 10]).to('P4.3');
    expect(game.choices('attacker').find((choice) => choice.action.type === 'sustain')?.not).toBeUndefined();
  });
  it('prophecy-of-ixth: fighters of its owner get +1', () => {
    expect(
      combatMods(
        space(
          basicSide({ 'carrier-1': 1, 'fighter-1': 1 }),
          foe({ 'cruiser-1': 1 }),
          law('prophecy-of-ixth', 'attacker'),
        ),
        'attacker',
      ),
    ).toEqual(['9+0', '9+1']);
  });
  it('minister-of-peace: the turn of the active player ends', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), {
      start: 'P0.3',
      ...law('minister-of-peace', 'defender'),
    });
    expect(testCombat(setup).use('defender', 'minister-of-peace').combat.outcome).toMatchObject({
      how: 'cancelled',
      effect: 'minister-of-peace',
    });
  });
  it('fleet-regulations: four fleet tokens at most', () => {
    const setup = (laws: LawSetup[]) => ({
      ...table(basicSide({ 'cruiser-1': 5 }, { fleetSupply: 6 }), foe({ 'cruiser-1': 1 }), { start: 'P0.5' }),
      laws,
    });
    const may = (laws: LawSetup[]) =>
      testCombat(setup(laws))
        .choices('host')
        .find((choice) => choice.action.type === 'continue')?.not?.code;
    expect(may([])).toBeUndefined();
    expect(may([{ law: 'fleet-regulations', owner: null }])).toBe('over-limit');
  });
  it('demilitarized-zone: nobody lands there', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
      start: 'P3.7',
      ...law('demilitarized-zone'),
      system: { planets: [planet('Quann', 'defender', {}, { demilitarized: true })] },
    });
    const commits = testCombat(setup)
      .choices('attacker')
      .filter((choice) => choice.action.type === 'commit');
    expect(commits.every((choice) => choice.not)).toBe(true);
  });
  it('the-crown-of-emphidia: a reminder when a planet of its owner’s home system is lost', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
      start: 'P3.1',
      ...law('the-crown-of-emphidia', 'defender'),
      system: { planets: [planet('Quann', 'defender', {}, { home: 'defender' })] },
    });
    expect(testCombat(setup).use('defender', 'the-crown-of-emphidia').hasEvent('table')).toBe(true);
  });
});

describe('breakthroughs and plots', () => {
  const broke = (...breakthroughs: string[]) => ({ breakthroughs });
  it('gravleash-maneuvers: one ship gets +1 for each type of ship', () => {
    const game = testCombat(
      space(
        basicSide({ 'cruiser-1': 1, 'destroyer-1': 1, 'dreadnought-1': 1 }, broke('gravleash-maneuvers')),
        foe({ 'cruiser-1': 1 }),
      ),
    );
    game
      .use('attacker', 'gravleash-maneuvers', game.id('attacker', 'cruiser-1'))
      .until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.mod)).toEqual([3, 0, 0]);
  });
  it('imperator: +1 for each Support for the Throne of the opponent', () => {
    expect(
      combatMods(
        space(basicSide({ 'cruiser-1': 1 }, broke('imperator')), foe({ 'cruiser-1': 1 }, { facts: { supports: 2 } })),
        'attacker',
      ),
    ).toEqual(['7+2']);
  });
  it('norr-supremacy: left to the table after a won combat', () => {
    expect(
      testCombat(space(basicSide({ 'cruiser-1': 1 }, broke('norr-supremacy')), foe({ 'cruiser-1': 1 })), [10, 1])
        .use('attacker', 'norr-supremacy')
        .hasEvent('table'),
    ).toBe(true);
  });
  it('fealty-uplink: infantry for the influence of the planet', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, broke('fealty-uplink')), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', {}, { influence: 3 })] },
    });
    expect(testCombat(setup).use('attacker', 'fealty-uplink').count('attacker', undefined, 'Quann')).toBe(4);
  });
  it('slumberstate-computing: awakened Titans may coexist', () => {
    const setup = table(side('titans', { 'cruiser-1': 1 }, broke('slumberstate-computing')), foe(), {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } }, { sleeper: 'attacker' })] },
    });
    const game = testCombat(setup, [], 10)
      .use('attacker', 'awaken', 'Quann')
      .use('attacker', 'slumberstate-computing', 'Quann');
    expect(game.state.planets[0]?.coexist).toBe(true);
  });
  it('the-reaping: left to the table after a win against a puppet', () => {
    const setup = (puppets: 'defender'[]) =>
      space(
        basicSide({ 'cruiser-1': 1 }, { breakthroughs: ['the-reaping'], facts: { puppets } }),
        foe({ 'cruiser-1': 1 }),
      );
    expect(
      testCombat(setup(['defender']), [10, 1])
        .use('attacker', 'the-reaping')
        .hasEvent('table'),
    ).toBe(true);
    expect(testCombat(setup([]), [10, 1]).end().hasEvent('table')).toBe(false);
  });
  it('custodia-vigilia: Mecatol Rex fires one die at 5', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), side('keleres', {}, broke('custodia-vigilia')), {
      start: 'P1.1',
      system: { mecatol: true, planets: [planet('Mecatol Rex', 'defender')] },
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual(['5+0']);
  });
  it('assail: +1 against a puppet, in unit ability rolls as the option says', () => {
    const setup = (assail: 'all-rolls' | 'combat-rolls') =>
      space(
        basicSide({ 'destroyer-1': 1 }, { breakthroughs: ['assail'], facts: { puppets: ['defender'] } }),
        foe({ 'carrier-1': 1, 'fighter-1': 1 }),
        { options: { assail } },
      );
    expect(combatMods(setup('all-rolls'), 'attacker')).toEqual(['9+1']);
    expect(abilityMods(setup('all-rolls'), 'barrage', 'attacker')).toEqual(['9+1', '9+1']);
    expect(abilityMods(setup('combat-rolls'), 'barrage', 'attacker')).toEqual(['9+0', '9+0']);
  });
});

describe('the map', () => {
  it('nebula: ships of the defender get +1, ground forces do not', () => {
    const setup = space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), { system: { anomalies: ['nebula'] } });
    expect(combatMods(setup, 'defender')).toEqual(['7+1']);
    expect(combatMods(setup, 'attacker')).toEqual(['7+0']);
    expect(
      combatMods(
        ground(
          basicSide(),
          { 'infantry-1': 1 },
          foe(),
          { 'infantry-1': 1 },
          {
            system: {
              anomalies: ['nebula'],
              planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })],
            },
          },
        ),
        'defender',
        'Quann',
      ),
    ).toEqual(['8+0']);
  });
  it('entropic-scar: no unit abilities at all', () => {
    const setup = table(basicSide({ 'dreadnought-1': 1, 'destroyer-1': 1 }), foe({ 'carrier-1': 1, 'fighter-1': 2 }), {
      start: 'P1.1',
      system: { anomalies: ['entropic-scar'], planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    expect(abilityMods(setup, 'cannon', 'defender')).toEqual([]);
    expect(abilityMods(setup, 'barrage', 'attacker')).toEqual([]);
    const relic = { ...setup, attacker: basicSide({ 'cruiser-1': 1 }, relics('metali-void-armaments')) };
    expect(abilityMods(relic, 'barrage', 'attacker')).toEqual([]);
    const game = testCombat({ ...setup, start: 'P2.1' }, [1, 1, 10, 10, 10]).to('P2.5');
    expect(game.choices('attacker').find((choice) => choice.action.type === 'sustain')?.not?.code).toBe(
      'entropic-scar',
    );
  });
  it('gravity-rift: ships that retreat out of it roll for removal', () => {
    const setup = space(basicSide({ 'cruiser-1': 2 }), foe({ 'cruiser-1': 1 }), {
      system: { anomalies: ['gravity-rift'] },
      adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
    });
    const game = testCombat(setup, [1, 1, 1, 3, 4])
      .to('P2.3 attacker')
      .does('attacker', { type: 'announce' })
      .to('P2.6 retreat')
      .does('attacker', { type: 'retreat', to: 'Lodor' })
      .end();
    expect(game.count('attacker', 'cruiser-1', 'next Lodor')).toBe(1);
  });
  it.each(['asteroid-field', 'supernova'] as const)('%s: no retreat into it', (anomaly) => {
    const setup = space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), {
      adjacent: [nextDoor('Lodor', { anomalies: [anomaly], control: ['attacker'] })],
    });
    expect(
      testCombat(setup)
        .to('P2.3 attacker')
        .choices('attacker')
        .find((choice) => choice.action.type === 'announce')?.not?.code,
    ).toBe('no-exit');
  });
  it('coexistence: units that coexist do not fight', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), side('firmament', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'viper-ex-23': 1 } })] },
    });
    const game = testCombat(setup).use('defender', 'viper-ex-23', 'Quann').end();
    expect(game.events.some((event) => event.type === 'step' && event.step === 'P4.1')).toBe(false);
    expect(game.count('attacker', 'infantry-1', 'Quann')).toBe(1);
  });
  it('coexistence: the active player may start the fight, but not against an agreement of this landing', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe(), {
      start: 'P3.1',
      system: {
        planets: [
          planet(
            'Quann',
            'defender',
            { attacker: { 'infantry-1': 2 }, defender: { 'infantry-1': 1 } },
            { coexist: true },
          ),
        ],
      },
    });
    // Nobody starts it: they go on sharing.
    const peace = testCombat(setup).end();
    expect([peace.count('attacker', 'infantry-1'), peace.count('defender', 'infantry-1')]).toEqual([2, 1]);
    const war = testCombat(setup, [10, 10, 1]).use('attacker', 'coexistence', 'Quann').end();
    expect(war.state.planets[0]?.owner).toBe('attacker');
    const landing = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), side('firmament', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'viper-ex-23': 1 } })] },
    });
    const agreed = testCombat(landing).use('defender', 'viper-ex-23', 'Quann');
    expect(agreed.offered('attacker', 'coexistence')).toEqual([]);
  });
});
