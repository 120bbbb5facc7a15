import { describe, expect, it } from 'vitest';
import { defaultOptions, STARTS } from '../setup/types.ts';
import { counts, ids, listedUse, planet, scenario, side, table, until, uses } from '../tests/fixture.ts';

const empty = (more: Parameters<typeof table>[2] = {}) => table(null, null, { start: 'P0.1', pace: 'steps', ...more });
const fleets = () => [side('sol', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 1 })] as const;

describe('phase 0', () => {
  it('start: a combat may begin at any of the entry steps', () => {
    for (const start of STARTS) {
      const quann = planet('Quann', 'defender', {
        attacker: start === 'P4.1' ? { 'infantry-1': 1 } : {},
        defender: { 'infantry-1': 1 },
      });
      const game = scenario(
        table(side('sol', { 'carrier-1': 1, 'infantry-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
          start,
          pace: 'steps',
          system: { planets: [quann] },
        }),
      );
      const first = game.events.find((event) => event.type === 'step');
      expect(first?.type === 'step' && first.step).toBe(start);
    }
  });
  it('P0.1 the host chooses the attacking faction of the sets in play', () => {
    const game = scenario(empty());
    expect(game.step).toBe('P0.1');
    const named = game.offers('host').flatMap((one) => (one.action.type === 'faction' ? [one.action.faction] : []));
    expect(named.length).toBe(31);
    expect(named).not.toContain('neutral');
    const base = scenario(empty({ sets: ['B'] }));
    expect(base.offers('host').filter((one) => !one.form)).toHaveLength(17);
    game.does('host', { type: 'faction', faction: 'letnev' });
    expect(game.state.parties.attacker?.effects).toContain('munitions-reserves');
    expect(game.step).toBe('P0.2');
  });
  it("P0.2 the defending faction must differ; neutral units with Thunder's Edge", () => {
    const game = scenario(empty());
    game.does('host', { type: 'faction', faction: 'sol' });
    expect(game.refused('host', { type: 'faction', faction: 'sol' })).toBe('same-faction');
    expect(game.offers('host').some((one) => one.action.type === 'faction' && one.action.faction === 'neutral')).toBe(
      true,
    );
    const base = scenario(empty({ sets: ['B', 'PoK'] }));
    base.does('host', { type: 'faction', faction: 'sol' });
    expect(base.listed('host').some((one) => one.action.type === 'faction' && one.action.faction === 'neutral')).toBe(
      false,
    );
    game.does('host', { type: 'faction', faction: 'neutral' });
    expect(game.step).toBe('P0.3');
  });
  it('P0.3 several cards may be declared, then the window is closed for good', () => {
    const [attacker, defender] = fleets();
    const setup = table(
      { ...attacker, hand: ['flank-speed', 'rally', 'solar-flare'] },
      { ...defender, hand: ['counterstroke', 'sabotage'] },
      { start: 'P0.3', pace: 'steps' },
    );
    const game = scenario(setup);
    game.does('attacker', uses('flank-speed'));
    // Any action card may be canceled.
    expect(game.step).toBe('effect');
    game.does('defender', { type: 'pass' });
    expect(game.events.some((event) => event.type === 'table' && event.effect === 'flank-speed')).toBe(true);
    until(game, 'P0.4');
    expect(listedUse(game, 'attacker', 'rally')).toBeUndefined();
    expect(game.refused('attacker', uses('rally'))).toBe('not-offered');
  });
  it('P0.3 empty hands: one click closes it at the pace of steps, none at the pace of decisions', () => {
    const [attacker, defender] = fleets();
    const slow = scenario(table(attacker, defender, { start: 'P0.3', pace: 'steps' }));
    expect(slow.offers()).toEqual([{ seat: 'attacker', action: { type: 'pass' } }]);
    slow.does('attacker', { type: 'pass' });
    expect(slow.step).toBe('P0.4');
    const fast = scenario(table(attacker, defender, { start: 'P0.3' }));
    expect(fast.combat.need).toMatchObject({ seat: 'attacker', why: { code: 'roll-combat' } });
  });
  it('P0.3 an unknown hand keeps the window open even at the pace of decisions', () => {
    const [attacker, defender] = fleets();
    const game = scenario(table(attacker, { ...defender, hand: null }, { start: 'P0.3' }));
    expect(game.step).toBe('P0.3');
    expect(game.offers('defender').length).toBeGreaterThan(1);
  });
  it('P0.4 the attacker confirms the movement', () => {
    const [attacker, defender] = fleets();
    const game = until(scenario(table(attacker, defender, { start: 'P0.3', pace: 'steps' })), 'P0.4');
    expect(game.offers()).toEqual([{ seat: 'attacker', action: { type: 'continue' } }]);
    game.does('attacker', { type: 'continue' });
    expect(game.step).toBe('P0.5');
  });
  it('P0.5 the host enters forces, holdings, the system and third parties in forms', () => {
    const game = scenario(empty());
    game.does('host', { type: 'faction', faction: 'sol' }).does('host', { type: 'faction', faction: 'hacan' });
    until(game, 'P0.5');
    expect(game.refused('host', { type: 'continue' })).toBe('no-forces');
    game.does('host', {
      type: 'forces',
      party: 'attacker',
      place: 'space',
      units: { 'advanced-carrier-1': 1, 'dreadnought-1': 2, 'fighter-1': 2 },
      damaged: { 'dreadnought-1': 1 },
    });
    game.does('host', { type: 'forces', party: 'defender', place: 'space', units: { 'cruiser-1': 2 }, damaged: {} });
    game.does('host', {
      type: 'new planet',
      name: 'Quann',
      owner: 'defender',
      resources: 2,
      influence: 1,
      traits: ['cultural'],
      legendary: true,
      custodians: false,
    });
    game.does('host', {
      type: 'forces',
      party: 'defender',
      place: 'Quann',
      units: { 'infantry-1': 2, 'pds-1': 1 },
      damaged: {},
    });
    game.does('host', {
      type: 'holdings',
      party: 'attacker',
      effects: ['duranium-armor'],
      hand: ['direct-hit'],
      fleetSupply: 4,
      counters: { tradeGoods: 3 },
    });
    game.does('host', {
      type: 'system',
      anomalies: ['nebula'],
      wormholes: ['beta'],
      mecatol: true,
      home: 'defender',
      laws: [],
      exits: ['defender'],
    });
    expect(game.state.system).toMatchObject({ wormholes: ['beta'], mecatol: true, home: 'defender' });
    expect(game.state.planets[0]).toMatchObject({ traits: ['cultural'], legendary: true, custodians: false });
    // The form begins with what is known already.
    const blank = game.offers('host').find((one) => one.action.type === 'system');
    expect(blank?.action).toMatchObject({ anomalies: ['nebula'], wormholes: ['beta'], exits: ['defender'] });
    game.does('host', { type: 'third', faction: 'xxcha' });
    expect(counts(game.state, 'attacker')).toEqual({ 'advanced-carrier-1': 1, 'dreadnought-1': 2, 'fighter-1': 2 });
    expect(game.state.units.filter((unit) => unit.damaged).map((unit) => unit.kind)).toEqual(['dreadnought-1']);
    expect(game.state.parties.attacker).toMatchObject({
      hand: ['direct-hit'],
      fleetSupply: 4,
      counters: { tradeGoods: 3 },
    });
    expect(game.state.parties.attacker?.effects).toContain('duranium-armor');
    expect(game.state.common).toContain('nebula');
    expect(game.state.order).toEqual(['attacker', 'defender', 'third-1']);
    game.does('host', { type: 'continue' });
    expect(game.step).toBe('P0.6');
  });
  it('P0.5 forms say what is wrong, and entering a place again replaces it', () => {
    const game = scenario(empty());
    game.does('host', { type: 'faction', faction: 'sol' }).does('host', { type: 'faction', faction: 'hacan' });
    until(game, 'P0.5');
    const forces = (units: Record<string, number>, damaged: Record<string, number> = {}) =>
      ({ type: 'forces', party: 'attacker', place: 'space', units, damaged }) as const;
    expect(game.refused('host', forces({ 'wrath-of-kenara': 1 }))).toBeTruthy();
    expect(game.refused('host', forces({ 'cruiser-1': -1 }))).toBeTruthy();
    expect(game.refused('host', forces({ 'cruiser-1': 1 }, { 'cruiser-1': 1 }))).toBeTruthy();
    game.does('host', forces({ 'cruiser-1': 3 })).does('host', forces({ 'cruiser-1': 1 }));
    expect(counts(game.state, 'attacker')).toEqual({ 'cruiser-1': 1 });
  });
  it('P0.5 what exceeds capacity or fleet supply must be removed before going on', () => {
    const over = side('sol', { 'cruiser-1': 3, 'infantry-1': 1 }, { fleetSupply: 2 });
    const game = scenario(table(over, side('hacan', { 'cruiser-1': 1 }), { start: 'P0.5', options: defaultOptions() }));
    expect(game.refused('host', { type: 'continue' })).toBe('over-limit');
    game.does('host', { type: 'remove', unit: ids(game.state, 'attacker', 'infantry-1')[0] as string });
    expect(game.refused('host', { type: 'continue' })).toBe('over-limit');
    game.does('host', { type: 'remove', unit: ids(game.state, 'attacker', 'cruiser-1')[0] as string });
    expect(game.step).not.toBe('P0.5');
    // Armada: fleet supply +2.
    const letnev = scenario(
      table(
        side('letnev', { 'cruiser-1': 4 }, { fleetSupply: 2, counters: { tradeGoods: 0 } }),
        side('hacan', { 'cruiser-1': 1 }),
        { start: 'P0.5' },
      ),
    );
    expect(letnev.step).not.toBe('P0.5');
  });
  it('P0.6 a defender that left before the fight: no space combat', () => {
    const game = scenario(
      table(side('sol', { 'cruiser-1': 1 }), side('naalu', { 'cruiser-1': 1 }), {
        start: 'P0.6',
        extent: 'space',
        adjacent: [
          {
            id: 'Home',
            link: 'adjacent',
            anomalies: [],
            wormholes: [],
            control: ['defender'],
            tokens: [],
            retreat: [],
            units: {},
          },
        ],
      }),
    );
    expect(game.step).toBe('P0.6');
    game.does('defender', uses('foresight', 'Home'));
    expect(game.ended()).toMatchObject({ space: 'none', winner: 'attacker' });
  });
});
