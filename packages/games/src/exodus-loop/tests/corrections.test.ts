import { describe, expect, it } from 'vitest';
import { SQUADRON_TYPES, type SquadronType } from '../content/squadrons.ts';
import { game } from '../index.ts';
import { maxFuel } from '../rules/figures.ts';
import { rules } from '../ruleset.ts';
import { UNKNOWN } from '../types.ts';
import { type ArenaInput, arena, execute, FAR, force, log, order, pilot, ship, unit } from './fixture.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const lair = { carriers: [{ class: 'ENEMY' as const, at: 'F1' }] };
const REFUEL = { fuelByMap: true, refuel: 1, fuelStore: 3 };

describe('correction 1: the tanks', () => {
  /** The full tank of a squadron on a map of this many rows. */
  function tank(type: SquadronType, rows: number, options: ArenaInput['options'], more = {}): number {
    const battle = arena({
      start: 'command',
      rows,
      options,
      player: force(unit(`${type}-Alpha-1 A7`, more)),
      enemy: force(FAR),
    });
    const found = ship(battle, `${type}-Alpha-1`);
    expect(found.fuel).toBe(maxFuel(battle.state, found));
    return found.fuel;
  }

  it('without the option a tank is what is printed, on every map', () => {
    for (const rows of [7, 13, 26])
      expect(SQUADRON_TYPES.map((type) => tank(type, rows, {}))).toEqual([5, 2, 3, 4, 3, 5, 4]);
  });

  it('by the map it is the way to the middle and the reserve, or what is printed if that is more', () => {
    const at = (rows: number, fuelReserve?: number) =>
      (['I', 'B', 'F'] as const).map((type) =>
        tank(type, rows, { fuelByMap: true, ...(fuelReserve === undefined ? {} : { fuelReserve }) }),
      );
    // ceil(13 / 4) + 2 for Move 2, ceil(13 / 2) + 2 for Move 1.
    expect(at(13)).toEqual([6, 9, 9]);
    expect(at(13, 12)).toEqual([16, 19, 19]);
    // ceil(7 / 4) + 0 is less than the printed 5; the Bomber's 4 is more than 2.
    expect(at(7, 0)).toEqual([5, 4, 4]);
  });

  it('a pilot who saves fuel saves it there too', () => {
    expect(tank('B', 13, { fuelByMap: true }, pilot(['FUEL_EFFICIENT']))).toBe(10);
  });
});

describe('correction 1: the store', () => {
  const flying = (...list: ReturnType<typeof unit>[]) => force(...list);

  it('in UPKEEP a squadron on or next to its carrier takes fuel from the store, first come first served', () => {
    const battle = arena({
      options: REFUEL,
      player: {
        ...carrier,
        ...flying(
          unit('I-Alpha-1 F13', { fuel: 2 }),
          unit('I-Alpha-3 F12', { fuel: 0 }),
          unit('I-Alpha-5 F11', { fuel: 2 }),
          unit('I-Alpha-7 E13'),
          unit('B-Bravo-1 G13', { fuel: 1 }),
          unit('B-Bravo-3 G13', { fuel: 1 }),
        ),
      },
      enemy: force(FAR),
    });
    const fuel = (id: string) => ship(battle, id).fuel;
    expect(['I-Alpha-1', 'I-Alpha-3', 'I-Alpha-5', 'I-Alpha-7', 'B-Bravo-1', 'B-Bravo-3'].map(fuel)).toEqual([
      3, 1, 2, 6, 2, 1,
    ]);
    expect(battle.state.sides.player.fuelStore).toBe(0);
    expect(log(battle)).toContain('I-Alpha-1 takes fuel from the store: 3');
  });

  it('without the option nobody touches the store', () => {
    const input = (options: ArenaInput['options']): ArenaInput => ({
      start: 'command',
      options,
      player: {
        ...carrier,
        ...force(unit('I-Alpha-1 F12', { fuel: 1 }), unit('B-Bravo-1 DOCKED', { fuel: 0, ammo: 0 })),
      },
      enemy: force(FAR),
    });
    const battle = arena(input({ fuelByMap: true }));
    order(battle, 'player', 'Carrier', { type: 'rearm' });
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect(battle.state.sides.player.fuelStore).toBe(10);
    expect([ship(battle, 'I-Alpha-1').fuel, ship(battle, 'B-Bravo-1').fuel]).toEqual([1, 9]);
  });

  it('REARM takes 1 a squadron whose tank is not full; with an empty store it gives ammo alone', () => {
    const rearmed = (fuelStore: number) => {
      const docked = force(
        unit('I-Alpha-1 DOCKED', { fuel: 0, ammo: 0 }),
        unit('I-Alpha-3 DOCKED', { ammo: 1 }),
        unit('B-Bravo-1 DOCKED', { fuel: 4, ammo: 0 }),
      );
      const battle = arena({
        start: 'command',
        options: { ...REFUEL, fuelStore },
        player: { ...carrier, ...docked },
        enemy: force(FAR),
      });
      order(battle, 'player', 'Carrier', { type: 'rearm' });
      execute(battle, 'player');
      execute(battle, 'enemy');
      const row = (id: string) => [ship(battle, id).ammo, ship(battle, id).fuel];
      return {
        rows: ['I-Alpha-1', 'I-Alpha-3', 'B-Bravo-1'].map(row),
        left: battle.state.sides.player.fuelStore,
        told: log(battle),
      };
    };
    expect(rearmed(3)).toMatchObject({
      rows: [
        [3, 6],
        [3, 6],
        [3, 9],
      ],
      left: 1,
    });
    const dry = rearmed(1);
    expect(dry).toMatchObject({
      rows: [
        [3, 6],
        [3, 6],
        [3, 4],
      ],
      left: 0,
    });
    expect(dry.told).toContain('I-Alpha-1 is rearmed and refueled');
    expect(dry.told).toContain('B-Bravo-1 is rearmed; the fuel store is empty');
  });

  it('a new squadron takes 1, and none comes when the store is empty', () => {
    const brought = (fuelStore: number, draws: number[], replacements: number | null = null) => {
      const battle = arena(
        {
          options: { ...REFUEL, fuelStore, replacements },
          player: { ...carrier, ...force('B-Bravo-1 C3 ATTACK') },
          enemy: { ...lair, ...force(unit('M-Golf-2 C3', { hull: 1 })) },
        },
        { dice: [2, 1, 6], draws },
      ).done();
      const docked = battle.state.squadrons.filter(({ side, home }) => side === 'enemy' && home !== null).length;
      return [docked, battle.state.sides.enemy.fuelStore];
    };
    expect(brought(3, [0, 0])).toEqual([1, 2]);
    // Half of the draws: 0 to 49 of 100 bring one, and 50 brings none.
    expect(brought(3, [49, 0])).toEqual([1, 2]);
    expect(brought(3, [50])).toEqual([0, 3]);
    // Nothing is drawn for it.
    expect(brought(0, [])).toEqual([0, 0]);
    // With a number of their own they neither need the store nor take from it.
    expect(brought(0, [0, 0], 1)).toEqual([1, 0]);
    expect(brought(3, [0, 0], 1)).toEqual([1, 3]);
    expect(brought(3, [], 0)).toEqual([0, 3]);
  });

  it('"stranded" reads what is left', () => {
    const after = (fuelStore: number) => {
      const battle = arena({
        start: 'command',
        options: { ...REFUEL, fuelStore },
        player: { ...carrier, ...force(unit('I-Alpha-1 DOCKED', { fuel: 0 })) },
        enemy: force(FAR),
      });
      order(battle, 'player', 'Carrier', { type: 'rearm' });
      execute(battle, 'player');
      execute(battle, 'enemy');
      battle.does('host', { type: 'adjust', what: 'remove', ship: 'I-Alpha-1', amount: 0 });
      battle.does('player', { type: 'go-on' });
      execute(battle, 'player');
      return execute(battle, 'enemy').outcome;
    };
    expect(after(1)).toMatchObject({ result: 'defeat', why: 'stranded' });
    expect(after(2)).toBe(undefined);
  });

  it('the store of the other side is hidden where it is drawn on, and only there', () => {
    const seen = (options: ArenaInput['options'], seat: 'player' | 'enemy' | undefined) => {
      const { sides } = rules.view(arena({ start: 'command', options, player: carrier, enemy: lair }).state, seat);
      return [sides.player.fuelStore, sides.enemy.fuelStore];
    };
    expect(seen({}, 'player')).toEqual([10, 10]);
    expect(seen(REFUEL, 'player')).toEqual([3, UNKNOWN]);
    expect(seen(REFUEL, 'enemy')).toEqual([UNKNOWN, 3]);
    expect(seen(REFUEL, undefined)).toEqual([UNKNOWN, UNKNOWN]);
    expect(seen({ ...REFUEL, creative: true }, 'player')).toEqual([3, 3]);
  });
});

describe('correction 2: how a battle ends', () => {
  const at = (turn: number, options: ArenaInput['options'], player: ArenaInput['player'] = carrier) =>
    arena({ turn, options: { turnLimit: 5, ...options }, player, enemy: { ...lair, ...force(FAR) } }).outcome;

  it('after the last turn, not before, it is a draw, or won by the side that the house names', () => {
    expect(at(5, {})).toEqual({ result: 'draw', why: 'turn-limit', turn: 5 });
    for (const atLimit of ['draw', 'player', 'enemy'] as const) expect(at(4, { atLimit })).toBe(undefined);
    expect(at(5, { atLimit: 'player' })).toEqual({ result: 'victory', why: 'held-out', turn: 5 });
    expect(at(5, { atLimit: 'enemy' })).toEqual({ result: 'defeat', why: 'out-of-time', turn: 5 });
  });

  it('a loss in the last turn goes before it', () => {
    expect(at(5, { atLimit: 'player', fuelStore: 0 })).toMatchObject({ result: 'defeat', why: 'stranded' });
  });

  it('a side without ammo and without a carrier has lost, if the house says so', () => {
    const spent = (spentLost: boolean, enemy: ArenaInput['enemy'] = {}) =>
      arena({
        options: { spentLost },
        player: carrier,
        enemy: { ...enemy, ...force(unit('G-Charlie-2 C3', { ammo: 0 }), 'M-Golf-2 A1') },
      }).outcome;
    expect(spent(false)).toBe(undefined);
    expect(spent(true)).toMatchObject({ result: 'victory', why: 'spent' });
    // A carrier could rearm them.
    expect(spent(true, lair)).toBe(undefined);
  });

  it('one squadron with ammo is enough, and so is a wave that is sure to come', () => {
    const options = { spentLost: true };
    const empty = unit('G-Charlie-2 C3', { ammo: 0 });
    expect(arena({ options, player: carrier, enemy: force(empty, 'I-Alpha-2 A1') }).outcome).toBe(undefined);
    const waves = [{ triggers: [{ kind: 'turn' as const, from: 9, to: 9 }], size: 1, place: 'top' as const }];
    expect(arena({ options, waves, player: carrier, enemy: force(empty) }).outcome).toBe(undefined);
  });

  it('the player without a carrier is spent as well', () => {
    const mine = (ammo: number) =>
      arena({ options: { spentLost: true }, player: force(unit('I-Alpha-1 F13', { ammo })), enemy: lair }).outcome;
    expect(mine(0)).toMatchObject({ result: 'defeat', why: 'spent' });
    expect(mine(1)).toBe(undefined);
  });
});

describe('correction 4: PREPARATION is turn 0', () => {
  const prepared = (turn?: number) =>
    arena({
      start: 'preparation',
      ...(turn ? { turn } : {}),
      player: { ...carrier, ...force('I-Alpha-1 E12') },
      enemy: force('G-Charlie-2 F2'),
    });

  it('in the state, the log and the heading, for both sides; then the first turn begins', () => {
    const battle = prepared();
    const now = () => [battle.state.turn, game.standing(battle.combat.view('player'), game.text.en).round];
    expect(now()).toEqual([0, 0]);
    expect(log(battle)).toBe('--- PREPARATION, turn 0 ---');
    battle.does('player', { type: 'done' });
    expect(now()).toEqual([0, 0]);
    battle.does('enemy', { type: 'done' });
    expect(now()).toEqual([1, 1]);
    expect(log(battle)).toContain('--- INTEL, turn 1 ---');
  });

  it('a setup that begins with a later turn goes on with it', () => {
    const battle = prepared(7);
    expect(battle.state.turn).toBe(0);
    battle.does('player', { type: 'done' }).does('enemy', { type: 'done' });
    expect(battle.state.turn).toBe(7);
  });

  it('who concedes there has done so on turn 0', () => {
    expect(prepared().does('player', { type: 'concede' }).ended()).toMatchObject({ why: 'conceded', turn: 0 });
  });
});
