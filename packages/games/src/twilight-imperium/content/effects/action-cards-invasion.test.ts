import { describe, expect, it } from 'vitest';
import { abilityMods, basicSide, foe, testCombat } from '../../tests/combat.fixture.ts';
import { planet, side, table } from '../../tests/fixture.ts';

const invade = (
  ours: Parameters<typeof basicSide>[0],
  hand: string[],
  defenders: NonNullable<Parameters<typeof basicSide>[0]>,
  against: string[] = [],
  more: Parameters<typeof planet>[3] = {},
) =>
  table(basicSide(ours, { hand }), foe({}, { hand: against }), {
    start: 'P3.1',
    system: { planets: [planet('Quann', 'defender', { defender: defenders }, more)] },
  });

describe('action cards of an invasion', () => {
  it('blitz: non-fighter ships without bombardment get 6', () => {
    const setup = invade({ 'cruiser-1': 1, 'dreadnought-1': 1, 'carrier-1': 1, 'fighter-1': 1 }, ['blitz'], {
      'infantry-1': 1,
    });
    const game = testCombat(setup).use('attacker', 'blitz').to('dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.value).sort()).toEqual([5, 6, 6]);
  });
  it('bunker: -4 to bombardment of planets of its owner; the last call is before the rolls', () => {
    const setup = invade({ 'dreadnought-1': 1 }, [], { 'infantry-1': 1 }, ['bunker']);
    const game = testCombat(setup).use('defender', 'bunker').to('dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.mod)).toEqual([-4]);
    const late = testCombat(setup).to('P3.3');
    expect(late.offered('defender', 'bunker')).toHaveLength(1);
  });
  it('disable: PDS lose shield and cannon for the invasion; grayed where it is no use', () => {
    const setup = invade({ 'dreadnought-1': 1, 'infantry-1': 1 }, ['disable'], { 'infantry-1': 2, 'pds-1': 1 });
    const plainGame = testCombat(setup).to('P3.1 bombard');
    expect(plainGame.choices('attacker').find((choice) => choice.action.type === 'fire')?.not?.code).toBe(
      'planetary-shield',
    );
    const game = testCombat(setup).use('attacker', 'disable').to('P3.7');
    expect(game.events.some((event) => event.type === 'rolled' && event.kind === 'bombardment')).toBe(true);
    expect(game.end().events.some((event) => event.type === 'rolled' && event.kind === 'cannon')).toBe(false);
    const early = testCombat({ ...setup, start: 'P1.1' });
    expect(early.why('attacker', 'disable')).toBe('disable-not-against-offense');
    const tardy = testCombat(setup).to('P3.9 fire');
    expect(tardy.why('attacker', 'disable')).toBe('disable-too-late');
  });
  it('parley: what was committed goes back and may not land again', () => {
    const game = testCombat(invade({ 'carrier-1': 1, 'infantry-1': 2 }, [], { 'infantry-1': 1 }, ['parley'])).use(
      'defender',
      'parley',
      'Quann',
    );
    expect(game.count('attacker', 'infantry-1', 'space')).toBe(2);
    expect(game.of('attacker', 'infantry-1').every((unit) => unit.returned)).toBe(true);
    expect(game.end().state.planets[0]?.owner).toBe('defender');
  });
  it('ghost-squad: ground forces move among planets of their owner', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe({}, { hand: ['ghost-squad'] }), {
      start: 'P3.1',
      system: {
        planets: [
          planet('Quann', 'defender', { defender: { 'infantry-1': 1 } }),
          planet('Starpoint', 'defender', { defender: { 'infantry-1': 2 } }),
        ],
      },
    });
    const game = testCombat(setup).use('defender', 'ghost-squad');
    const from = game.of('defender', 'infantry-1', 'Starpoint')[0]?.id;
    game.choose('defender', `${from}>Quann`);
    expect(game.count('defender', 'infantry-1', 'Quann')).toBe(2);
    game.does('defender', { type: 'done' });
  });
  it('parley: structures that stood there stay', () => {
    const setup = table(side('titans', { 'carrier-1': 1, 'infantry-1': 1 }), foe({}, { hand: ['parley'] }), {
      start: 'P3.1',
      system: {
        planets: [planet('Quann', 'defender', { attacker: { 'hel-titan-1': 1 }, defender: { 'infantry-1': 1 } })],
      },
    });
    const game = testCombat(setup).use('defender', 'parley', 'Quann');
    expect([game.count('attacker', 'hel-titan-1', 'Quann'), game.count('attacker', 'infantry-1', 'space')]).toEqual([
      1, 1,
    ]);
  });
  it('ghost-squad: equal units are listed once, and it answers a landing on a planet of its owner', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe({}, { hand: ['ghost-squad'] }), {
      start: 'P3.1',
      system: {
        planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 3 } }), planet('Starpoint', 'defender')],
      },
    });
    const game = testCombat(setup).use('defender', 'ghost-squad');
    expect(game.choices('defender').filter((one) => one.action.type === 'choose')).toHaveLength(1);
    const elsewhere = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe({}, { hand: ['ghost-squad'] }), {
      start: 'P3.7',
      system: { planets: [planet('Rarron', null), planet('Quann', 'defender'), planet('Starpoint', 'defender')] },
    });
    expect(testCombat(elsewhere).to('P3.8').why('defender', 'ghost-squad')).toBe('no-landing');
  });
  it('infiltrate: structures change hands instead of being destroyed', () => {
    const game = testCombat(
      invade({ 'carrier-1': 1, 'infantry-1': 2 }, ['infiltrate'], { 'space-dock-1': 1, 'pds-1': 1 }),
      [1],
    )
      .use('attacker', 'infiltrate')
      .to('PC.1');
    expect(game.count('attacker', 'pds-1', 'Quann')).toBe(1);
    expect(game.count('attacker', 'space-dock-1', 'Quann')).toBe(1);
    expect(game.count('defender')).toBe(0);
  });
  it('reparations: offered to the loser of the planet, left to the table', () => {
    const game = testCombat(invade({ 'carrier-1': 1, 'infantry-1': 1 }, [], {}, ['reparations'])).use(
      'defender',
      'reparations',
    );
    expect(game.hasEvent('table', 'reparations')).toBe(true);
  });
  it('bunker works on Harrow as on any bombardment roll', () => {
    expect(
      abilityMods(
        invade({ 'dreadnought-1': 1 }, [], { 'infantry-1': 1 }),
        'bombardment',
        'attacker',
        'Quann',
        (state) => {
          state.bonuses.push({ effect: 'bunker', by: 'defender', until: 'invasion' });
          state.version++;
        },
      ),
    ).toEqual(['5-4']);
  });
});
