import { describe, expect, it } from 'vitest';
import { basicSide, combatMods, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, space, table } from '../../tests/fixture.ts';

const fight = (
  ours: Parameters<typeof basicSide>[0],
  hand: string[],
  theirs: Parameters<typeof basicSide>[0],
  against: string[] = [],
  more: Parameters<typeof space>[2] = {},
) => space(basicSide(ours, { hand }), foe(theirs, { hand: against }), more);

describe('action cards of the two combats', () => {
  it('maneuvering-jets: cancels one hit of a space cannon roll, once for each roll', () => {
    const game = testCombat(
      table(
        basicSide({ 'cruiser-1': 3 }, { hand: ['maneuvering-jets', 'maneuvering-jets'] }),
        foe({ 'cruiser-1': 1 }),
        {
          start: 'P1.1',
          system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 2 } })] },
        },
      ),
      [10, 10],
    ).reach('attacker', 'maneuvering-jets');
    expect(game.hitsOn('attacker')).toBe(2);
    game.use('attacker', 'maneuvering-jets');
    expect(game.hitsOn('attacker')).toBe(1);
    expect(game.offered('attacker', 'maneuvering-jets')).toEqual([]);
    expect(game.listed('attacker', 'maneuvering-jets')).toHaveLength(1);
  });
  it('scramble-frequency: all dice of a barrage are rolled again', () => {
    const game = testCombat(
      fight({ 'destroyer-1': 1 }, [], { 'fighter-1': 2, 'carrier-1': 1 }, ['scramble-frequency']),
      [10, 10, 1, 1],
    ).use('defender', 'scramble-frequency');
    expect(game.state.rolls[0]?.dice.map((die) => die.face)).toEqual([1, 1]);
    const combat = testCombat(fight({ 'cruiser-1': 1 }, [], { 'cruiser-1': 1 }, ['scramble-frequency']));
    combat.until(() => combat.step === 'dice result');
    expect(combat.why('defender', 'scramble-frequency')).toBe('only-ability-rolls');
  });
  it('reveal-prototype: all units of that line are upgraded at once', () => {
    const game = testCombat(
      fight({ 'dreadnought-1': 2, 'cruiser-1': 1 }, ['reveal-prototype'], { 'cruiser-1': 1 }),
    ).use('attacker', 'reveal-prototype', 'dreadnought-2');
    expect(game.count('attacker', 'dreadnought-2')).toBe(2);
    expect(game.count('attacker', 'cruiser-1')).toBe(1);
    expect(game.hasEvent('paid', 'reveal-prototype')).toBe(true);
  });
  it('morale-boost: +1 to combat rolls for this round, not to a barrage', () => {
    const game = testCombat(
      fight({ 'cruiser-1': 1, 'destroyer-1': 1 }, ['morale-boost'], { 'cruiser-1': 1, 'fighter-1': 1, 'carrier-1': 1 }),
    ).use('attacker', 'morale-boost');
    game.until(() => game.state.rolls.some((roll) => roll.kind === 'barrage'));
    expect(game.state.rolls[0]?.dice.every((die) => die.mod === 0)).toBe(true);
    game.until(() => game.state.rolls.some((roll) => roll.kind === 'combat'));
    expect(game.state.rolls[0]?.dice.map((die) => die.mod)).toEqual([1, 1]);
    game.until(() => game.state.round === 2);
    expect(game.has('attacker', 'morale-boost')).toBe(false);
  });
  it('fighter-prototype: +2 for fighters in the first round; the barrage step still offers it', () => {
    const setup = fight({ 'carrier-1': 1, 'fighter-1': 2 }, ['fighter-prototype'], { 'cruiser-1': 1 });
    const game = testCombat(setup).use('attacker', 'fighter-prototype');
    game.until(() => game.state.rolls.some((roll) => roll.kind === 'combat'));
    expect(game.state.rolls[0]?.dice.map((die) => die.mod)).toEqual([0, 2, 2]);
    const late = testCombat(setup).to('P2.2');
    expect(late.offered('attacker', 'fighter-prototype')).toHaveLength(1);
  });
  it('skilled-retreat: the fleet leaves at the start of a round, a draw, Intercept cannot answer', () => {
    const game = testCombat(
      fight(
        { 'carrier-1': 1, 'fighter-1': 3, 'infantry-1': 1 },
        ['skilled-retreat'],
        { 'cruiser-1': 1 },
        ['intercept'],
        { adjacent: [nextDoor('Lodor')] },
      ),
    ).use('attacker', 'skilled-retreat', 'Lodor');
    expect(game.count('attacker', undefined, 'next Lodor')).toBe(5);
    expect(game.state.adjacent[0]?.tokens).toEqual(['attacker']);
    expect(game.end().combat.outcome?.space).toBe('draw');
  });
  it('skilled-retreat: the owner says what cannot be carried, a dock ashore carries nothing', () => {
    const game = testCombat(
      table(
        basicSide({ 'cruiser-1': 1 }),
        foe({ 'carrier-1': 1, 'fighter-1': 5, 'infantry-1': 1 }, { hand: ['skilled-retreat'] }),
        {
          adjacent: [nextDoor('Lodor')],
          system: { planets: [planet('Quann', 'defender', { defender: { 'space-dock-1': 1 } })] },
        },
      ),
    ).use('defender', 'skilled-retreat', 'Lodor');
    game.choose('defender', game.id('defender', 'fighter-1')).choose('defender', game.id('defender', 'fighter-1'));
    expect([
      game.count('defender', 'fighter-1', 'next Lodor'),
      game.count('defender', 'infantry-1', 'next Lodor'),
    ]).toEqual([3, 1]);
    expect(game.state.space).toBe('draw');
  });
  it('emergency-repairs: everything of the player in the system is repaired', () => {
    const game = testCombat(
      fight({ 'dreadnought-1': [2, 2], 'cruiser-1': 1 }, ['emergency-repairs'], { 'cruiser-1': 1 }),
    ).use('attacker', 'emergency-repairs');
    expect(game.of('attacker').some((unit) => unit.damaged)).toBe(false);
    const whole = testCombat(fight({ 'dreadnought-1': 1 }, ['emergency-repairs'], { 'cruiser-1': 1 }));
    expect(whole.why('attacker', 'emergency-repairs')).toBe('nothing-damaged');
  });
  it('waylay: barrage hits fall on any ship', () => {
    const setup = fight({ 'destroyer-1': 1 }, ['waylay'], { 'cruiser-1': 2 });
    const without = testCombat(setup, [10, 10]).to('P2.3');
    expect(without.count('defender', 'cruiser-1')).toBe(2);
    expect(testCombat(setup, [10, 10]).use('attacker', 'waylay').to('P2.6 ended').count('defender', 'cruiser-1')).toBe(
      0,
    );
  });
  it('rout: the attacker must announce a retreat if able', () => {
    const game = testCombat(
      fight({ 'cruiser-1': 1 }, [], { 'cruiser-1': 1 }, ['rout'], {
        adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
      }),
    ).use('defender', 'rout');
    game.to('P2.3 attacker');
    expect(game.choices('attacker').find((choice) => choice.action.type === 'stay')?.not?.code).toBe('must-announce');
  });
  it('intercept: an announced retreat does not happen', () => {
    const game = testCombat(
      fight({ 'cruiser-1': 1 }, [], { 'cruiser-1': 1 }, ['intercept'], {
        adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
      }),
    ).to('P2.3 attacker');
    game.does('attacker', { type: 'announce' }).use('defender', 'intercept');
    game.until(() => game.state.round === 2);
    expect(game.count('attacker', 'cruiser-1', 'space')).toBe(1);
  });
  it('shields-holding: two hits in space combat are canceled, space cannon hits are not', () => {
    const game = testCombat(fight({ 'cruiser-1': 3 }, [], { 'cruiser-1': 3 }, ['shields-holding']), [10, 10, 10]).reach(
      'defender',
      'shields-holding',
    );
    expect(game.hitsOn('defender')).toBe(3);
    expect(game.use('defender', 'shields-holding').hitsOn('defender')).toBe(1);
    const shot = testCombat(
      table(basicSide({ 'cruiser-1': 1 }, { hand: ['shields-holding'] }), foe({}), {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
      }),
      [10],
    );
    shot.to('P1.3');
    expect(shot.listed('attacker', 'shields-holding')).toEqual([]);
  });
  it('direct-hit: destroys a ship that sustained; not an upgraded dreadnought', () => {
    const game = testCombat(fight({ 'cruiser-1': 1 }, ['direct-hit'], { 'dreadnought-1': 2 }), [10]).use(
      'attacker',
      'direct-hit',
    );
    expect(game.count('defender', 'dreadnought-1')).toBe(1);
    const immune = testCombat(fight({ 'cruiser-1': 1 }, ['direct-hit'], { 'dreadnought-2': 1 }), [10]);
    immune.until(() => immune.step === 'sustained' || immune.step === 'P2.6' || immune.state.round === 2);
    expect(immune.offered('attacker', 'direct-hit')).toEqual([]);
    expect(immune.count('defender', 'dreadnought-2')).toBe(1);
  });
  it('reflective-shielding: two hits on the opponent when a ship sustains', () => {
    const game = testCombat(
      fight({ 'cruiser-1': 3 }, [], { 'dreadnought-1': 1 }, ['reflective-shielding']),
      [10, 1, 1, 1],
    ).use('defender', 'reflective-shielding');
    expect(game.hitsOn('attacker')).toBe(2);
  });
  it('courageous-to-the-end: two dice against the value of the lost ship', () => {
    const game = testCombat(
      fight({ 'cruiser-1': 1 }, [], { 'cruiser-1': 2 }, ['courageous-to-the-end']),
      [10, 1, 1, 10, 3],
    ).use('defender', 'courageous-to-the-end');
    game.choose('attacker');
    expect(game.count('attacker', 'cruiser-1')).toBe(0);
  });
  it('salvage: the winner of a space combat gets a reminder to take the commodities', () => {
    const game = testCombat(fight({ 'cruiser-1': 1 }, ['salvage'], { 'fighter-1': 1 }), [10, 1]).use(
      'attacker',
      'salvage',
    );
    expect(game.hasEvent('table', 'salvage')).toBe(true);
  });
  it('fire-team: any dice of a ground combat roll are rerolled', () => {
    const game = testCombat(
      ground(basicSide({}, { hand: ['fire-team'] }), { 'infantry-1': 2 }, foe(), { 'infantry-1': 2 }),
      [1, 1, 10],
    ).use('attacker', 'fire-team');
    game.does('attacker', { type: 'reroll', effect: 'fire-team', die: 1 });
    expect(game.state.rolls[0]?.dice.map((die) => die.face)).toEqual([1, 10]);
    expect(
      game
        .choices('attacker')
        .some((choice) => choice.action.type === 'reroll' && choice.action.die === 1 && !choice.not),
    ).toBe(false);
  });
  it('crash-landing: a ground force of a fleet that lost its last ship lands and coexists', () => {
    const game = testCombat(
      table(
        basicSide({ 'carrier-1': 1, 'infantry-1': 2, mech: 1 }, { hand: ['crash-landing'] }),
        foe({ 'cruiser-1': 1 }),
        {
          system: {
            planets: [
              planet('Mecatol Rex', 'defender'),
              planet('Quann', 'defender', { defender: { 'infantry-1': 1 } }),
            ],
          },
        },
      ),
      [1, 10],
    ).reach('attacker', 'crash-landing');
    expect(game.offered('attacker', 'crash-landing').map((choice) => choice.action.target)).toEqual(['Quann']);
    game.use('attacker', 'crash-landing');
    expect(game.choices('attacker').filter((one) => one.action.type === 'choose')).toHaveLength(2);
    game.choose('attacker', game.id('attacker', 'infantry-1'));
    expect(game.count('attacker', 'infantry-1', 'Quann')).toBe(1);
    expect(game.count('attacker', 'mech', 'Quann')).toBe(0);
    expect(game.state.planets[1]?.coexist).toBe(true);
  });
  it('crash-landing: on a planet without anybody the landing takes it', () => {
    const game = testCombat(
      table(basicSide({ 'carrier-1': 1, 'infantry-1': 2 }, { hand: ['crash-landing'] }), foe({ 'cruiser-1': 1 }), {
        system: { planets: [planet('Quann', 'defender')] },
      }),
      [1, 10],
    ).use('attacker', 'crash-landing', 'Quann');
    // Both infantry are alike.
    game.choose('attacker').end();
    expect([game.state.planets[0]?.owner, game.state.planets[0]?.coexist]).toEqual(['attacker', false]);
  });
  it('shields-holding: before hits are assigned, so not once a ship was lost; Sustain Damage is no assignment yet', () => {
    const setup = space(
      basicSide({ 'dreadnought-1': 1, 'cruiser-1': 3 }, { hand: ['shields-holding'] }),
      foe({ 'cruiser-1': 4 }),
    );
    const game = testCombat(setup, [1, 1, 1, 1, 10, 10, 10, 10]).to('P2.5');
    game.does('attacker', { type: 'sustain', unit: game.id('attacker', 'dreadnought-1') });
    expect(game.offered('attacker', 'shields-holding')).toHaveLength(1);
    game.does('attacker', { type: 'lose', unit: game.id('attacker', 'cruiser-1') });
    expect(game.why('attacker', 'shields-holding')).toBe('assignment-begun');
  });
  it('sabotage: an action card of another player has no effect', () => {
    const game = testCombat(fight({ 'cruiser-1': 1 }, ['morale-boost'], { 'cruiser-1': 1 }, ['sabotage'])).use(
      'attacker',
      'morale-boost',
    );
    game.use('defender', 'sabotage');
    expect(game.hasEvent('cancelled', 'morale-boost')).toBe(true);
    expect(game.has('attacker', 'morale-boost')).toBe(false);
  });
  it('two cards that add up: modifiers sum', () => {
    const setup = fight({ 'carrier-1': 1, 'fighter-1': 1 }, [], { 'cruiser-1': 1 });
    expect(
      combatMods(setup, 'attacker', 'space', (state) => {
        state.bonuses.push(
          { effect: 'morale-boost', by: 'attacker', until: 'round' },
          { effect: 'fighter-prototype', by: 'attacker', until: 'round' },
        );
        state.version++;
      }),
    ).toEqual(['9+1', '9+3']);
  });
});
