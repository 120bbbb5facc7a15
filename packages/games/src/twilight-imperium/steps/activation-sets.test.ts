import type { Scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { UNITS, type UnitId } from '../content/units.ts';
import { DEFAULT_SETS } from '../setup/types.ts';
import { listedUse, scenario, side, table, until, uses } from '../tests/fixture.ts';
import { english } from '../text/en.ts';
import { type Action, type PartyId, SETS, type Seat, type SetTag, type Ti4 } from '../types.ts';
import { checkSets } from './sets-check.ts';

/** F10: from P0.1 on with nothing known, what P0.3 needs is asked before its window closes. */

const begun = (attacker: 'sol' | 'hacan', defender: 'xxcha' | 'jol-nar' | 'yssaril' | 'letnev') => {
  const game = scenario(table(null, null, { start: 'P0.1', pace: 'steps', sets: [...DEFAULT_SETS] }));
  game.does('host', { type: 'faction', faction: attacker }).does('host', { type: 'faction', faction: defender });
  expect(game.step).toBe('P0.3');
  return game;
};
const holds = (party: PartyId, ...effects: string[]): Action => ({
  type: 'holdings',
  party,
  effects,
  hand: null,
  fleetSupply: null,
  counters: {},
});
/** Declares something when it is that party's turn. */
function declares(game: Scenario<Ti4>, seat: Seat, effect: string): void {
  for (let i = 0; i < 6 && listedUse(game, seat, effect)?.not; i++) {
    const passing = game.offers().find((one) => one.action.type === 'pass');
    if (passing) game.does(passing.seat, passing.action);
  }
  game.does(seat, uses(effect));
}

describe('F10 what is held is asked before P0.3 closes', () => {
  it('F10 Nullification Field of the defender: the activation is canceled', () => {
    const game = begun('sol', 'xxcha');
    expect(listedUse(game, 'defender', 'nullification-field')).toBeUndefined();
    game.does('host', holds('defender', 'nullification-field'));
    declares(game, 'defender', 'nullification-field');
    expect(game.ended()).toMatchObject({ how: 'cancelled', effect: 'nullification-field', space: 'none' });
  });
  it('F10 E-Res Siphons of the defender: four trade goods', () => {
    const game = begun('sol', 'jol-nar');
    game.does('host', { ...holds('defender', 'e-res-siphons'), counters: { tradeGoods: 1 } } as Action);
    declares(game, 'defender', 'e-res-siphons');
    expect(game.events.some((event) => event.type === 'used' && event.effect === 'e-res-siphons')).toBe(true);
  });
  it('F10 So Ata of a third party, who is added while the window is open', () => {
    const game = begun('sol', 'letnev');
    game.does('host', { type: 'third', faction: 'yssaril' }).does('host', holds('third-1', 'so-ata'));
    declares(game, 'third-1', 'so-ata');
    expect(game.events.some((event) => event.type === 'used' && event.effect === 'so-ata')).toBe(true);
  });
  it('F10 Minister of Peace is a law of the player who was elected, and ends the turn', () => {
    const game = begun('sol', 'letnev');
    const law = { type: 'system', anomalies: [], wormholes: [], mecatol: false, home: null, exits: [] } as const;
    expect(game.refused('host', { ...law, anomalies: [], wormholes: [], exits: [], laws: ['minister-of-peace'] })).toBe(
      'law-of-a-player',
    );
    game.does('host', holds('defender', 'minister-of-peace'));
    declares(game, 'defender', 'minister-of-peace');
    expect(game.ended()).toMatchObject({ how: 'cancelled', effect: 'minister-of-peace' });
  });
  it('F10 a party that passed and then gets something may still declare it', () => {
    const game = begun('sol', 'xxcha');
    game.does('host', { ...holds('attacker'), hand: ['flank-speed'] } as Action);
    game.does('host', { ...holds('defender'), hand: ['forward-supply-base'] } as Action);
    game.does('attacker', { type: 'pass' });
    game.does('host', { ...holds('attacker', 'minister-of-peace'), hand: ['flank-speed'] } as Action);
    game.does('defender', { type: 'pass' });
    declares(game, 'attacker', 'minister-of-peace');
    expect(game.ended()).toMatchObject({ how: 'cancelled' });
  });
  it('F10 the form of a player begins with what was entered: P0.5 adds to P0.3', () => {
    const game = begun('sol', 'xxcha');
    game.does('host', { ...holds('attacker', 'duranium-armor'), fleetSupply: 4 } as Action);
    until(game, 'P0.5');
    const blanks = game.offers('host').flatMap(({ action }) => (action.type === 'holdings' ? [action] : []));
    expect(blanks.map((blank) => blank.party)).toEqual(['attacker', 'defender']);
    expect(blanks[0]).toMatchObject({ effects: ['duranium-armor'], fleetSupply: 4, hand: null });
  });
  it('F10 the notice of P0.3 says what to enter, and nothing is asked if the setup has everything', () => {
    const game = begun('sol', 'xxcha');
    const types = () => game.offers('host').map(({ action }) => action.type);
    expect(new Set(types())).toEqual(new Set(['holdings', 'system', 'third', 'sets']));
    const known = scenario(
      table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { start: 'P0.3', pace: 'steps' }),
    );
    expect(known.offers('host')).toEqual([]);
  });
});

describe('F10 the sets in use', () => {
  it("F10 the default is everything but Twilight's Fall", () => {
    expect(SETS.filter((set) => !DEFAULT_SETS.includes(set))).toEqual(['TF']);
  });
  it("F10 Cloak is grayed without Twilight's Fall, and one tap of the host brings it", () => {
    const game = begun('sol', 'letnev');
    const off = listedUse(game, 'attacker', 'cloak')?.not;
    expect(off).toEqual({ code: 'set-off', effect: 'cloak', set: 'TF' });
    expect(off && english.reason(off)).toBe(
      "Cloak belongs to Twilight's Fall, which is not in use: the host can add it.",
    );
    game.does('host', { type: 'add set', set: 'TF' });
    expect(listedUse(game, 'attacker', 'cloak')?.not).toBeUndefined();
    game.does('attacker', uses('cloak'));
  });
  it('F10 Feint is grayed when a retreat is announced, and one tap brings it at any prompt', () => {
    const exits = [
      {
        id: 'Home',
        link: 'adjacent' as const,
        anomalies: [],
        wormholes: [],
        control: ['defender' as const],
        tokens: [],
        retreat: [],
        units: {},
      },
    ];
    const game = scenario(
      table(side('sol', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 2 }, { hand: null }), {
        pace: 'steps',
        sets: [...DEFAULT_SETS],
        adjacent: exits,
      }),
    );
    until(game, 'P2.3 defender').does('defender', { type: 'announce' });
    expect(game.step).toBe('P2.3 announced');
    expect(listedUse(game, 'defender', 'feint')?.not).toMatchObject({ code: 'set-off', set: 'TF' });
    game.does('host', { type: 'add set', set: 'TF' });
    declares(game, 'defender', 'feint');
    expect(game.state.retreat?.now ?? game.outcome).toBeTruthy();
  });
  it('F10 factions come with their set, and a set that is on the table stays', () => {
    const game = scenario(table(null, null, { start: 'P0.1', pace: 'steps', sets: ['B'] }));
    const rebellion = { type: 'faction', faction: 'rebellion' } as const;
    expect(game.refused('host', rebellion)).toBe('not-offered');
    game.does('host', { type: 'sets', sets: ['B', 'PoK', 'TE'] }).does('host', rebellion);
    expect(game.state.parties.attacker?.effects).toContain('sundered');
    expect(game.refused('host', { type: 'sets', sets: ['B'] })).toBe('set-in-use');
    expect(game.refused('host', { type: 'sets', sets: ['TE'] })).toBe('base-game-stays');
    game.does('host', { type: 'sets', sets: ['B', 'TE'] });
    expect(game.state.sets).toEqual(['B', 'TE']);
  });
  it('F10 what an effect brought from a set that is not in use takes none into use: the sets stay as they are', () => {
    const { state } = begun('sol', 'letnev');
    const placed = Object.keys(UNITS).find((id) => UNITS[id as UnitId].set === 'TE') as UnitId;
    const ship = state.units[0] as (typeof state.units)[0];
    const mixed = { ...state, sets: ['B', 'PoK'] as SetTag[], units: [{ ...ship, kind: placed }] };
    expect(checkSets(mixed, { type: 'sets', sets: ['B', 'PoK'] })).toEqual([]);
    expect(checkSets({ ...mixed, sets: ['B', 'PoK', 'TE'] }, { type: 'sets', sets: ['B', 'PoK'] })).toEqual([
      { code: 'set-in-use', set: 'TE' },
    ]);
  });
  it('F10 abilities and rules of a set come and go with it', () => {
    const game = begun('sol', 'letnev');
    const rules = () => [...game.state.common, ...(game.state.parties.attacker?.effects ?? [])];
    const all = rules();
    game.does('host', { type: 'sets', sets: ['B', 'PoK'] });
    expect(rules()).not.toEqual(all);
    game.does('host', { type: 'sets', sets: [...DEFAULT_SETS] });
    expect(new Set(rules())).toEqual(new Set(all));
  });
});
