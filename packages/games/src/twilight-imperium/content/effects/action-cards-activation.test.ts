import { describe, expect, it } from 'vitest';
import { abilityOf } from '../../rules/dice.ts';
import { basicSide, foe, testCombat } from '../../tests/combat.fixture.ts';
import { nextDoor, planet, table, units } from '../../tests/fixture.ts';

const start = (hand: string[], more: Parameters<typeof table>[2] = {}, theirs: string[] = []) =>
  table(basicSide({ 'cruiser-1': 2 }, { hand }), foe({ 'cruiser-1': 1 }, { hand: theirs }), { start: 'P0.3', ...more });

describe('action cards after an activation', () => {
  it.each(['flank-speed', 'in-the-silence-of-space', 'nav-suite'])(
    '%s: offered to the active player, left to the table',
    (id) => {
      const game = testCombat(start([id], {}, [id]));
      expect(game.listed('defender', id)).toEqual([]);
      game.use('attacker', id);
      expect(game.hasEvent('table', id)).toBe(true);
      expect(game.state.parties.attacker?.hand).toEqual([]);
    },
  );
  it('harness-energy: only in an anomaly', () => {
    expect(testCombat(start(['harness-energy', 'flank-speed'])).why('attacker', 'harness-energy')).toBe('no-anomaly');
    expect(
      testCombat(start(['harness-energy'], { system: { anomalies: ['nebula'] } }))
        .use('attacker', 'harness-energy')
        .hasEvent('table', 'harness-energy'),
    ).toBe(true);
  });
  it('counterstroke: for another player with a token there', () => {
    const game = testCombat(
      table(
        basicSide({ 'cruiser-1': 1 }),
        foe(
          { 'cruiser-1': 1 },
          { hand: ['counterstroke'], counters: { tacticTokens: 1 }, facts: { tokenInSystem: true } },
        ),
        { start: 'P0.3' },
      ),
    );
    game.use('defender', 'counterstroke');
    expect(game.state.parties.defender?.counters.tacticTokens).toBe(2);
  });
  it('forward-supply-base: 3 trade goods on the counter that is kept', () => {
    const game = testCombat(
      table(
        basicSide({ 'cruiser-1': 1 }),
        foe({ 'cruiser-1': 1 }, { hand: ['forward-supply-base'], counters: { tradeGoods: 1 } }),
        { start: 'P0.3' },
      ),
    );
    expect(game.use('defender', 'forward-supply-base').state.parties.defender?.counters.tradeGoods).toBe(4);
  });
  it('lost-star-chart: cannons behind a wormhole reach', () => {
    const setup = start(['lost-star-chart'], {
      system: { wormholes: ['alpha'] },
      adjacent: [
        nextDoor('Lodor', { link: 'wormhole', wormholes: ['beta'], units: { defender: units({ 'pds-2': 1 }) } }),
      ],
    });
    expect(
      testCombat(setup)
        .to('P2.3')
        .events.some((event) => event.type === 'rolled' && event.kind === 'cannon'),
    ).toBe(false);
    const game = testCombat(setup).use('attacker', 'lost-star-chart').to('P2.3');
    expect(
      game.events.some((event) => event.type === 'rolled' && event.kind === 'cannon' && event.by === 'defender'),
    ).toBe(true);
  });
  it('upgrade: a cruiser becomes a dreadnought', () => {
    const game = testCombat(start(['upgrade'])).use('attacker', 'upgrade');
    expect(game.count('attacker', 'cruiser-1')).toBe(1);
    expect(game.count('attacker', 'dreadnought-1')).toBe(1);
  });
  it('rally: the fleet pool grows by 2', () => {
    const game = testCombat(
      table(basicSide({ 'cruiser-1': 4 }, { hand: ['rally'], fleetSupply: 2 }), foe({ 'cruiser-1': 1 }), {
        start: 'P0.3',
      }),
    );
    expect(game.use('attacker', 'rally').state.parties.attacker?.fleetSupply).toBe(4);
  });
  it('solar-flare: no space cannon against these ships', () => {
    const setup = start(['solar-flare'], {
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    expect(testCombat(setup).to('P2.3').hasEvent('rolled')).toBe(true);
    expect(testCombat(setup).use('attacker', 'solar-flare').to('P2.3').hasEvent('rolled')).toBe(false);
  });
  it('decoy-operation: up to 2 ground forces come to a planet of the player', () => {
    const game = testCombat(
      start(
        [],
        {
          system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
          adjacent: [nextDoor('Lodor', { units: { defender: units({ 'infantry-1': 1 }) } })],
        },
        ['decoy-operation'],
      ),
    ).use('defender', 'decoy-operation', 'Quann');
    game.choose('defender', game.id('defender', 'infantry-1')).choose('defender', 'elsewhere 1');
    expect(game.count('defender', 'infantry-1', 'Quann')).toBe(2);
    expect(game.step).not.toBe('effect choice');
  });
  it('experimental-battlestation: a space dock next door fires three dice at 5', () => {
    const game = testCombat(
      start(
        [],
        { start: 'P0.6', adjacent: [nextDoor('Lodor', { units: { defender: units({ 'space-dock-1': 1 }) } })] },
        ['experimental-battlestation'],
      ),
    )
      .use('defender', 'experimental-battlestation')
      .to('P2.3');
    const roll = game.events.find((event) => event.type === 'rolled' && event.kind === 'cannon');
    expect(roll?.type === 'rolled' && roll.dice.map((die) => die.value)).toEqual([5, 5, 5]);
  });
  it('experimental-battlestation: only where ships moved in, and only from a dock in or next to the system', () => {
    const far = testCombat(
      start(
        [],
        {
          start: 'P0.6',
          adjacent: [nextDoor('Lodor', { link: 'far', units: { defender: units({ 'space-dock-1': 1 }) } })],
        },
        ['experimental-battlestation'],
      ),
    );
    expect(far.why('defender', 'experimental-battlestation')).toBe('no-target');
    const empty = testCombat(
      table(basicSide({}), foe({ 'cruiser-1': 1 }, { hand: ['experimental-battlestation'] }), {
        start: 'P0.6',
        adjacent: [nextDoor('Lodor', { units: { defender: units({ 'space-dock-1': 1 }) } })],
      }),
    );
    expect(empty.why('defender', 'experimental-battlestation')).toBe('no-ships-moved');
  });
  it('experimental-battlestation: a dock that is armed already fires with the stronger dice', () => {
    const game = testCombat(
      table(
        basicSide({ 'cruiser-1': 1 }),
        foe({ 'cruiser-1': 1 }, { hand: ['experimental-battlestation'], relics: ['lightrail-ordnance'] }),
        {
          start: 'P0.6',
          adjacent: [nextDoor('Lodor', { units: { defender: units({ 'space-dock-1': 1 }) } })],
        },
      ),
    ).use('defender', 'experimental-battlestation');
    const dock = game.of('defender', 'space-dock-1')[0] as NonNullable<ReturnType<typeof game.of>[0]>;
    expect(abilityOf({ ...game.to('P1.2 fire').state }, dock, 'cannon')).toMatchObject({ value: 5, dice: 3 });
  });
  it('rescue: a ship from a system without a token of its owner', () => {
    const game = testCombat(
      start(
        [],
        {
          start: 'P0.6',
          adjacent: [
            nextDoor('Lodor', { units: { defender: units({ 'dreadnought-1': 1 }) } }),
            nextDoor('Wellon', { tokens: ['defender'], units: { defender: units({ 'carrier-1': 1 }) } }),
          ],
        },
        ['rescue'],
      ),
    ).reach('defender', 'rescue');
    const known = game.offered('defender', 'rescue').filter((one) => !one.action.target?.startsWith('elsewhere'));
    expect(known.map((one) => one.action.target)).toEqual([game.id('defender', 'dreadnought-1')]);
    game.use('defender', 'rescue', game.id('defender', 'dreadnought-1'));
    expect(game.count('defender', 'dreadnought-1', 'space')).toBe(1);
  });
  it('rescue: the ship may come from any system of the board', () => {
    const game = testCombat(start([], { start: 'P0.6' }, ['rescue'])).use('defender', 'rescue', 'elsewhere-carrier');
    expect(game.count('defender', 'carrier-1', 'space')).toBe(1);
  });
});
