import { describe, expect, it } from 'vitest';
import {
  counts,
  ids,
  listedUse,
  nextDoor,
  planet,
  scenario,
  side,
  space,
  table,
  units,
  uses,
} from '../tests/fixture.ts';
import { QUIET_ROUNDS } from './retreat.ts';

const home = [nextDoor('Home', { control: ['attacker', 'defender'] }), nextDoor('Haven', { control: ['defender'] })];

describe('the end of a space combat', () => {
  it('P2.6 both alive and no retreat: the next round', () => {
    const game = scenario(space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })), 1, 1, 1, 1);
    expect(game.state.round).toBe(3);
  });
  it('P2.6 neither side can ever win: the attacker must retreat, or loses the units of the combat', () => {
    const wall = { technologies: ['non-euclidean-shielding', 'duranium-armor'], counters: { tradeGoods: 0 } };
    for (const adjacent of [[], [nextDoor('Home', { control: ['attacker'] })]]) {
      const setup = space(side('letnev', { 'dreadnought-1': 1 }, wall), side('letnev', { 'dreadnought-1': 1 }, wall), {
        adjacent,
      });
      const game = scenario(setup, ...Array.from({ length: 2 * QUIET_ROUNDS }, () => 1));
      for (let i = 0; i < QUIET_ROUNDS && game.step === 'P2.3 attacker'; i++) game.does('attacker', { type: 'stay' });
      if (adjacent.length > 0) game.does('attacker', { type: 'retreat', to: 'Home' });
      expect(game.ended()).toMatchObject({ space: 'defender', how: 'deadlock' });
      expect(counts(game.state, 'attacker')).toEqual({});
      expect(game.state.units.filter((unit) => unit.at === 'next Home').length).toBe(adjacent.length);
    }
  });
  it('P2.6 retreat: the side that announced chooses one eligible system', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 2 }), { adjacent: home }),
      1,
      1,
      1,
    );
    game.does('defender', { type: 'announce' });
    expect(game.offers().map((one) => one.action)).toEqual([
      { type: 'retreat', to: 'Home' },
      { type: 'retreat', to: 'Haven' },
    ]);
    game.does('defender', { type: 'retreat', to: 'Haven' });
    expect(game.state.units.filter((unit) => unit.at === 'next Haven').length).toBe(2);
    expect(game.ended()).toMatchObject({ space: 'attacker', how: 'retreat' });
  });
  it('P2.6 retreat: the host removes the only way out, or a whole side: nobody is left waiting', () => {
    const adjacent = [nextDoor('Home', { units: { defender: units({ 'cruiser-1': 1 }) } })];
    const setup = space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { adjacent });
    const begin = (...dice: number[]) => scenario(setup, 1, 1, ...dice).does('defender', { type: 'announce' });
    const way = begin(10, 1);
    expect(way.step).toBe('P2.6 retreat');
    const out = way.state.units.find((unit) => unit.at === 'next Home')?.id as string;
    way.does('host', { type: 'adjust', what: 'remove', unit: out });
    expect(way.state.round).toBe(2);
    expect(way.step).toBe('P2.5');
    const gone = begin();
    const foe = gone.state.units.find((unit) => unit.side === 'attacker')?.id as string;
    const mine = gone.state.units.find((unit) => unit.at === 'next Home')?.id as string;
    gone.does('host', { type: 'adjust', what: 'remove', unit: foe });
    gone.does('host', { type: 'adjust', what: 'remove', unit: mine });
    expect(gone.ended()).toMatchObject({ space: 'defender' });
  });
  it('P2.6 retreat: no second token where one lies already', () => {
    const adjacent = [nextDoor('Home', { control: ['defender'], tokens: ['defender'] })];
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { adjacent }),
      1,
      1,
    );
    game.does('defender', { type: 'announce' }).does('defender', { type: 'retreat', to: 'Home' });
    expect(game.state.adjacent[0]?.tokens).toEqual(['defender']);
  });
  it('P2.6 leave: a space dock that stays behind carries no fighters away', () => {
    const setup = space(
      side('sol', { 'cruiser-1': 1 }),
      side('hacan', { 'carrier-1': 1, 'fighter-1': 6 }, { fleetSupply: 1 }),
      {
        adjacent: home,
        system: { planets: [planet('Quann', 'defender', { defender: { 'space-dock-1': 1 } })] },
      },
    );
    const game = scenario(setup, ...Array.from({ length: 8 }, () => 1));
    game.does('defender', { type: 'announce' }).does('defender', { type: 'retreat', to: 'Home' });
    expect(game.step).toBe('P2.6 leave');
    // Only what is carried may be left behind, never the carrier.
    expect(game.offers().map((one) => one.action.type)).toEqual(['remove']);
    for (let i = 0; i < 2; i++)
      game.does('defender', { type: 'remove', unit: ids(game.state, 'defender', 'fighter-1')[0] as string });
    expect(game.state.units.filter((unit) => unit.at === 'next Home').length).toBe(5);
  });
  it('P2.6 rift: leaving a gravity rift costs a ship on 1 to 3', () => {
    const setup = space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 2 }), {
      adjacent: home,
      system: { anomalies: ['gravity-rift'] },
    });
    const game = scenario(setup, 1, 1, 1, ...[3, 4]);
    game.does('defender', { type: 'announce' }).does('defender', { type: 'retreat', to: 'Home' });
    expect(game.state.units.filter((unit) => unit.at === 'next Home').length).toBe(1);
    expect(game.events.some((event) => event.type === 'removed' && event.why === 'gravity-rift')).toBe(true);
  });
  const rift = (defender: Parameters<typeof side>[1], ...dice: number[]) => {
    const setup = space(side('sol', { 'cruiser-1': 1 }), side('hacan', defender), {
      adjacent: home,
      system: { anomalies: ['gravity-rift'] },
    });
    const rolled = Object.entries(defender).reduce(
      (sum, [kind, count]) => sum + (kind.startsWith('infantry') ? 0 : (count as number)),
      1,
    );
    const game = scenario(setup, ...Array.from({ length: rolled }, () => 1), ...dice);
    return game.does('defender', { type: 'announce' }).does('defender', { type: 'retreat', to: 'Home' });
  };
  const away = (game: ReturnType<typeof rift>) =>
    game.state.units.flatMap((unit) => (unit.at === 'next Home' ? [unit.kind] : []));
  it('P2.6 rift: a Fighter II that flies alone rolls too, one that is carried does not', () => {
    const game = rift({ 'cruiser-1': 1, 'fighter-2': 2 }, ...[4, 3, 4]);
    expect(away(game)).toEqual(['cruiser-1', 'fighter-2']);
    const carried = rift({ 'carrier-1': 1, 'fighter-2': 5 }, ...[4, 3]);
    expect(away(carried)).toEqual(['carrier-1', 'fighter-2', 'fighter-2', 'fighter-2', 'fighter-2']);
  });
  it('P2.6 rift: cargo is lost with its ship, also where another ship has room', () => {
    const game = rift({ 'carrier-1': 2, 'infantry-1': 2, 'fighter-1': 3 }, ...[3, 4]);
    // Ground forces and two fighters were on the first carrier, the last fighter on the second.
    expect(away(game)).toEqual(['carrier-1', 'fighter-1']);
    expect(game.state.lost).toEqual([]);
    expect(game.state.adjacent[0]?.tokens).toEqual(['defender']);
  });
  it('P2.6 rift: no command token where every ship is lost', () => {
    const game = rift({ 'cruiser-1': 2 }, ...[3, 1]);
    expect(away(game)).toEqual([]);
    expect(game.state.adjacent[0]?.tokens).toEqual([]);
    expect(game.events.some((event) => event.type === 'retreated')).toBe(false);
    expect(game.ended()).toMatchObject({ space: 'attacker', how: 'retreat' });
  });
  it('P2.6 leave: passengers that no ship carries are removed', () => {
    const setup = space(
      side('sol', { 'cruiser-1': 1 }),
      side('hacan', { 'carrier-1': 1, 'infantry-1': 4, 'fighter-1': 1 }),
      { adjacent: home },
    );
    const game = scenario(setup, 1, 1, 1);
    game.does('defender', { type: 'announce' }).does('defender', { type: 'retreat', to: 'Home' });
    expect(game.step).toBe('P2.6 leave');
    expect(game.offers().map((one) => one.action.type)).toEqual(['remove', 'remove']);
    game.does('defender', { type: 'remove', unit: ids(game.state, 'defender', 'fighter-1')[0] as string });
    expect(game.state.units.filter((unit) => unit.at === 'next Home').length).toBe(5);
  });
  it('P2.6 ended: what is won or lost after the combat is offered right away', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }, { hand: ['salvage'] }), side('hacan', { 'carrier-1': 1 })),
      10,
      1,
    );
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.step).toBe('P2.6 ended');
    expect(listedUse(game, 'attacker', 'salvage')?.not).toBeUndefined();
    game.does('attacker', uses('salvage'));
    expect(game.events.some((event) => event.type === 'table' && event.effect === 'salvage')).toBe(true);
  });
  it('P2.6 capacity: with ships left the attacker goes on to the invasion, without it is over', () => {
    const planets = [planet('Quann', 'defender')];
    const won = scenario(
      table(side('sol', { 'carrier-1': 1, 'infantry-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
        system: { planets },
      }),
      10,
      1,
    );
    won.does('defender', { type: 'lose', unit: ids(won.state, 'defender')[0] as string });
    expect(won.step).toBe('P3.7');
    const lost = scenario(
      table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { system: { planets } }),
      1,
      10,
    );
    lost.does('attacker', { type: 'lose', unit: ids(lost.state, 'attacker')[0] as string });
    expect(lost.ended()).toMatchObject({ space: 'defender', planets: [] });
  });
  it('capacity: fleet supply is checked with it; the owner chooses what goes', () => {
    const setup = table(
      side('sol', { 'cruiser-1': 3, 'carrier-1': 1 }, { fleetSupply: 3 }),
      side('hacan', { 'carrier-1': 1 }),
      { extent: 'space' },
    );
    const game = scenario(setup, 10, 1, 1, 1, 1);
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.step).toBe('capacity');
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['remove', 'remove']);
    game.does('attacker', { type: 'remove', unit: ids(game.state, 'attacker', 'carrier-1')[0] as string });
    expect(counts(game.ended() && game.state, 'attacker')).toEqual({ 'cruiser-1': 3 });
  });
});
