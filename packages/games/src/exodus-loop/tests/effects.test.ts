import { describe, expect, it } from 'vitest';
import type { Skill } from '../content/admiral.ts';
import type { Hazard } from '../content/hazards.ts';
import type { Upgrade } from '../content/upgrades.ts';
import { attackOf, defenceOf, fireControl } from '../rules/effective.ts';
import {
  carrierDetection,
  carrierMaxHull,
  detectionOf,
  hangarOf,
  maxAmmo,
  maxFuel,
  maxHull,
  moveOf,
  speedOf,
} from '../rules/figures.ts';
import {
  type ArenaInput,
  arena,
  execute,
  FAR,
  fights,
  force,
  hull,
  isGone,
  log,
  order,
  pilot,
  type SquadronInput,
  ship,
  unit,
} from './fixture.ts';
import { game } from './whole.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
/** A quiet battle in COMMAND, to ask for figures. */
const ask = (input: ArenaInput) => arena({ start: 'command', enemy: force(FAR), ...input });
const one = (more: Partial<SquadronInput> = {}, input: ArenaInput = {}, text = 'I-Alpha-1 F6') => {
  const battle = ask({ ...input, player: { ...input.player, ...force(unit(text, more)) } });
  return { state: battle.state, unit: ship(battle, text.split(' ')[0] as string) };
};
const atk = (...args: Parameters<typeof one>) => {
  const { state, unit } = one(...args);
  return attackOf(state, unit);
};
const def = (...args: Parameters<typeof one>) => {
  const { state, unit } = one(...args);
  return defenceOf(state, unit);
};

describe('section 20: pilots', () => {
  it('each perk gives its point', () => {
    expect([atk(), atk(pilot(['STEADY_AIM']))]).toEqual([1, 2]);
    expect([def(), def(pilot(['EVASIVE']))]).toEqual([1, 2]);
    const plain = one();
    const quick = one(pilot(['QUICK_REFLEXES']));
    expect([speedOf(plain.unit), speedOf(quick.unit)]).toEqual([3, 4]);
    const tough = one(pilot(['IRON_WILL']));
    expect([maxHull(plain.state, plain.unit), maxHull(tough.state, tough.unit), tough.unit.hull]).toEqual([3, 4, 4]);
    const thrifty = one(pilot(['FUEL_EFFICIENT']));
    const fuel = [plain, thrifty].map(({ state, unit }) => maxFuel(state, unit));
    expect([...fuel, thrifty.unit.fuel, maxAmmo(plain.unit)]).toEqual([5, 6, 6, 3]);
  });

  it.each([
    [100, 1, 0],
    [80, 1, 0],
    [79, 0, 0],
    [21, 0, 0],
    [20, -1, -1],
    [0, -1, -1],
  ])('morale %d: ATK %d, DEF %d', (morale, a, d) => {
    expect(atk(pilot(['FUEL_EFFICIENT'], 1, morale))).toBe(1 + a);
    expect(def(pilot(['FUEL_EFFICIENT'], 1, morale))).toBe(1 + d);
  });

  it('Critical Eye: 20% of +2 damage on a hit, from level 4, as the first perk', () => {
    const shoot = (
      level: number,
      dice: number[],
      perks: NonNullable<SquadronInput['pilot']>['perks'] = ['STEADY_AIM'],
    ) =>
      fights(
        arena(
          {
            player: force(unit('I-Alpha-1 C3', pilot(perks, level))),
            enemy: force(unit('G-Charlie-2 C3', { ammo: 0 })),
          },
          [1, 4, ...dice],
        ).done(),
      );
    expect(shoot(4, [4, 20])).toContain('  * critical +2\n  → 5/0 dmg');
    expect(shoot(4, [4, 21])).toContain('  → 3/0 dmg');
    // Without damage no percent dice are thrown; below level 4 neither.
    expect(shoot(4, [1])).toContain('  → 0/0 dmg');
    expect(shoot(3, [4])).toContain('  → 3/0 dmg');
    expect(shoot(4, [4], ['QUICK_REFLEXES', 'STEADY_AIM'])).toContain('  → 3/0 dmg');
  });

  it('First Strike: initiative +2 on turn 1 only', () => {
    const first = (turn: number) =>
      fights(
        arena(
          {
            turn,
            player: force(unit('I-Alpha-1 C3', pilot(['QUICK_REFLEXES'], 4))),
            enemy: force(unit('G-Charlie-2 C3', { ammo: 0 })),
          },
          [3, 1, 1],
        ),
      );
    expect(first(1)).toContain('  + I-Alpha-1: 3 (SPD 4)\n  > Enemy G-Charlie-2: 3 (SPD 2)');
    expect(first(2)).toContain('  > Enemy G-Charlie-2: 3 (SPD 2)\n  + I-Alpha-1: 1 (SPD 4)');
  });

  it('Last Stand: DEF +2 below half hull; at half only where the house says so', () => {
    const stand = (points: number, lastStandAtHalf = false) =>
      def({ hull: points, ...pilot(['IRON_WILL'], 4) }, { options: { lastStandAtHalf } }, 'G-Charlie-1 F6');
    expect(stand(2)).toBe(5);
    expect(stand(3)).toBe(3);
    expect(stand(3, true)).toBe(5);
    expect(def({ hull: 2, ...pilot(['IRON_WILL'], 3) }, {}, 'G-Charlie-1 F6')).toBe(3);
  });

  it('Extended Range: Move +1', () => {
    expect(moveOf(one(pilot(['FUEL_EFFICIENT'], 4)).unit)).toBe(3);
    expect(moveOf(one(pilot(['FUEL_EFFICIENT'], 3)).unit)).toBe(2);
  });

  it('morale moves with hull lost, kills and losses, and stays between 0 and 100', () => {
    const battle = arena(
      {
        player: force(
          unit('B-Bravo-1 C3 ATTACK', pilot(['FUEL_EFFICIENT'], 1, 98)),
          unit('G-Charlie-1 A13', pilot(['FUEL_EFFICIENT'], 1, 10)),
          unit('I-Alpha-1 E3', { ammo: 0, hull: 1 }),
        ),
        enemy: force(unit('S-Delta-2 C3', { hull: 1, ammo: 0 }), 'S-Delta-4 E3 ATTACK', FAR),
      },
      [2, 1, 6, 1, 5, 6],
    ).done();
    // Kill +5 (to 100), an ally lost -15.
    expect(ship(battle, 'B-Bravo-1').pilot?.morale).toBe(85);
    expect(ship(battle, 'G-Charlie-1').pilot?.morale).toBe(0);
    const hurt = arena({
      hazards: [{ at: 'F6', kind: 'RADIATION' }],
      player: force(unit('I-Alpha-1 F6', pilot(['EVASIVE'], 1, 50))),
      enemy: force(FAR),
    });
    expect(ship(hurt, 'I-Alpha-1').pilot?.morale).toBe(45);
  });

  it('new pilots start at 70, carried-over ones at 100', () => {
    const morale = (carried: boolean) =>
      one({ pilot: { name: 'Ace', perks: ['EVASIVE'], carried } }).unit.pilot?.morale;
    expect([morale(false), morale(true)]).toEqual([70, 100]);
    expect(
      one({ pilot: { name: 'Ace', perks: ['EVASIVE'] } }, { options: { newPilotMorale: 40 } }).unit.pilot?.morale,
    ).toBe(40);
  });
});

describe('section 21: the Admiral', () => {
  const skilled = (...skills: Skill[]) => ({ player: { ...carrier, skills } });

  it('LAST_STAND: ATK +1 below half hull, for the player only', () => {
    expect(atk({ hull: 1 }, skilled('LAST_STAND'))).toBe(2);
    expect(atk({ hull: 2 }, skilled('LAST_STAND'))).toBe(1);
    // "Below half" means the same as in section 14, independent of the house rule about exactly half.
    const atHalf = (lastStandAtHalf: boolean) =>
      atk({ hull: 2 }, { ...skilled('LAST_STAND'), options: { lastStandAtHalf } }, 'B-Bravo-1 F6');
    expect([atHalf(false), atHalf(true)]).toEqual([3, 4]);
  });

  it('EJECT_PROTOCOL: 20% that a pilot survives; without it none does', () => {
    const die = (skills: Skill[], dice: number[], options = {}) =>
      arena(
        {
          options,
          player: { ...carrier, skills, ...force(unit('I-Alpha-1 C3', { hull: 1, ammo: 0, ...pilot(['EVASIVE']) })) },
          enemy: force('B-Bravo-2 C3 ATTACK'),
        },
        [2, 1, 4, ...dice],
      ).done();
    expect(die(['LAST_STAND', 'EJECT_PROTOCOL'], [20]).state.fallen).toEqual([
      { name: 'Nova', squadron: 'I-Alpha-1', side: 'player', alive: true },
    ]);
    expect(die(['LAST_STAND', 'EJECT_PROTOCOL'], [21]).state.fallen[0]?.alive).toBe(false);
    expect(die([], []).state.fallen[0]?.alive).toBe(false);
    // Chances of 0 and 1 need no dice.
    expect(die(['LAST_STAND', 'EJECT_PROTOCOL'], [], { ejectPercent: 100 }).state.fallen[0]?.alive).toBe(true);
    expect(die(['LAST_STAND', 'EJECT_PROTOCOL'], [], { ejectPercent: 0 }).state.fallen[0]?.alive).toBe(false);
    expect(log(die(['LAST_STAND', 'EJECT_PROTOCOL'], [20]))).toContain('Nova ejects and survives [d100:20]');
  });

  it('RALLY_CRY: the first squadron deployed, or launched, has one more AP for the whole battle', () => {
    const skills: Skill[] = ['LAST_STAND', 'RALLY_CRY'];
    const deployed = ask({ player: { ...carrier, skills, ...force('I-Alpha-1 E9', 'I-Alpha-3 F9') } });
    expect([ship(deployed, 'I-Alpha-1').ap, ship(deployed, 'I-Alpha-3').ap]).toEqual([2, 1]);
    const launched = ask({ player: { ...carrier, skills, ...force('I-Alpha-1 DOCKED', 'I-Alpha-3 DOCKED') } });
    order(launched, 'player', 'I-Alpha-3', { type: 'launch', cell: 'F12' });
    execute(launched, 'player');
    execute(launched, 'enemy').does('player', { type: 'go-on' });
    order(launched, 'player', 'I-Alpha-1', { type: 'launch', cell: 'F12' });
    execute(launched, 'player');
    execute(launched, 'enemy');
    expect([ship(launched, 'I-Alpha-1').ap, ship(launched, 'I-Alpha-3').ap]).toEqual([1, 2]);
    const early = ask({
      start: 'preparation',
      player: {
        ...carrier,
        skills,
        ...force('I-Alpha-1 DOCKED', unit('S-Delta-1 DOCKED', { traits: ['EARLY_LAUNCH'] })),
      },
    });
    early.does('player', { type: 'early-launch', unit: 'S-Delta-1', cell: 'F12' });
    early.does('player', { type: 'done' }).does('enemy', { type: 'done' });
    expect([ship(early, 'I-Alpha-1').ap, ship(early, 'S-Delta-1').ap]).toEqual([1, 2]);
  });

  it('DESPERATE_MEASURES: ATK +2 while the carrier is below a quarter', () => {
    const skills: Skill[] = ['LAST_STAND', 'RALLY_CRY', 'DESPERATE_MEASURES'];
    const at = (points: number) =>
      atk({}, { player: { carriers: [{ class: 'STANDARD', at: 'F13', hull: points }], skills } });
    expect([at(2), at(3)]).toEqual([3, 1]);
  });

  it('IRON_WILL: one less from the first hit only; EMERGENCY_REPAIRS is tested with section 18', () => {
    const battle = arena(
      {
        player: { ...carrier, skills: ['LAST_STAND', 'RALLY_CRY', 'IRON_WILL'] },
        enemy: force('I-Alpha-2 F13', 'I-Alpha-3 F13', 'I-Alpha-4 F13'),
      },
      [1, 3, 3],
    ).done();
    // 1+1-2 = 0 is no hit; 2 becomes 1; then 2.
    expect(hull(battle).hull).toBe(7);
    expect(fights(battle)).toContain('  * Carrier absorbs 1');
  });
});

describe('section 22: traits', () => {
  it('SUICIDAL: ATK +1', () => {
    const battle = ask({
      player: force('I-Alpha-1 A13'),
      enemy: force(unit('I-Alpha-2 F6', { behaviour: 'SUICIDAL' })),
    });
    expect(attackOf(battle.state, ship(battle, 'I-Alpha-2'))).toBe(2);
  });

  it('SWARM_TACTICS: ATK +1 with an ally next to it or in its cell', () => {
    const swarm = (friend: string) => {
      const battle = ask({
        player: force('I-Alpha-1 A13'),
        enemy: force(unit('I-Alpha-2 F6', { traits: ['SWARM_TACTICS'] }), friend),
      });
      return attackOf(battle.state, ship(battle, 'I-Alpha-2'));
    };
    expect([swarm('I-Alpha-4 F6'), swarm('I-Alpha-4 F7'), swarm('I-Alpha-4 F8'), swarm('I-Alpha-4 G7')]).toEqual([
      2, 2, 1, 1,
    ]);
  });

  it('BIO_ARMOR: the first damage of a turn is one less', () => {
    const battle = arena(
      {
        player: force('I-Alpha-1 C3', 'I-Alpha-3 C3'),
        enemy: force(unit('B-Bravo-2 C3', { ammo: 0, traits: ['BIO_ARMOR'] })),
      },
      [1, 4, 3, 2, 1],
    ).done();
    // 2 less one, then 1; soft again next turn.
    expect(ship(battle, 'B-Bravo-2')).toMatchObject({ hull: 2, softened: false });
    expect(fights(battle)).toContain('  * Enemy B-Bravo-2 absorbs 1');
  });

  it('SPORE_CLOUD: on death its enemies next to it lose 1 hull, in the next cells, carriers too', () => {
    const battle = arena(
      {
        player: {
          carriers: [{ class: 'STANDARD', at: 'B3' }],
          ...force('B-Bravo-1 C3 ATTACK', 'I-Alpha-1 C4', unit('S-Delta-1 D3', { hull: 1 })),
        },
        enemy: force(unit('I-Alpha-2 C3', { hull: 1, ammo: 0, traits: ['SPORE_CLOUD'] }), 'I-Alpha-4 C2', FAR),
      },
      [2, 1, 4],
    ).done();
    expect(ship(battle, 'B-Bravo-1').hull).toBe(4);
    expect(ship(battle, 'I-Alpha-1').hull).toBe(2);
    expect(isGone(battle, 'S-Delta-1')).toBe(true);
    expect(hull(battle).hull).toBe(9);
    expect(ship(battle, 'I-Alpha-4').hull).toBe(3);
    expect(fights(battle)).toContain('  * spores 1 → S-Delta-1 destroyed');
  });

  it('ESCORT: its loss costs the pilots 10 morale instead of 15', () => {
    const lose = (traits: 'ESCORT'[]) =>
      ship(
        arena(
          {
            player: {
              ...carrier,
              ...force(unit('M-Golf-1 C3', { hull: 1, traits }), unit('I-Alpha-1 A13', pilot(['EVASIVE'], 1, 60))),
            },
            enemy: force('B-Bravo-2 C3 ATTACK'),
          },
          [2, 1, 6],
        ),
        'I-Alpha-1',
      ).pilot?.morale;
    expect([lose(['ESCORT']), lose([])]).toEqual([50, 45]);
  });

  it('Nautolan: the same values under other names, when the scenario says so', () => {
    const battle = arena(
      { scenario: 'alien_raid', player: force('I-Alpha-1 C3 ATTACK'), enemy: force('B-Bravo-3 C3 ATTACK') },
      [2, 3, 7],
    );
    expect(fights(battle)).toContain('I-Alpha-1 [d10:7+2=9] vs Enemy Spitter-Bravo-3 [DEF 1]');
    expect(battle.state.sides.enemy.faction).toBe('NAUTOLAN');
    expect(battle.state.sides.player.faction).toBe('HUMAN');
  });
});

describe('section 14: hazards, Fire Control Network, floors', () => {
  it.each<[Hazard, number, number]>([
    ['ASTEROIDS', 1, 2],
    ['NEBULA', 0, 1],
    ['DEBRIS', 1, 2],
    ['RADIATION', 1, 1],
    ['ION_STORM', 0, 1],
  ])('%s: an Interceptor has ATK %d and DEF %d', (kind, a, d) => {
    const input = { hazards: [{ at: 'F6', kind }] };
    expect(atk({}, input)).toBe(a);
    expect(def({}, input)).toBe(d);
  });

  it('neither value goes below 0', () => {
    expect(atk(pilot(['EVASIVE'], 1, 0), { hazards: [{ at: 'F6', kind: 'NEBULA' }] })).toBe(0);
  });

  it('Fire Control Network: only in DEFEND, only at distance 1, for both sides, lost with the Frigate', () => {
    const control = (text: string, hurt = 4) => {
      const battle = ask({ player: force('I-Alpha-1 A13'), enemy: force('I-Alpha-2 F6', unit(text, { hull: hurt })) });
      return { battle, n: fireControl(battle.state, ship(battle, 'I-Alpha-2')) };
    };
    expect(control('F-Foxtrot-2 F7 DEFEND').n).toBe(1);
    expect(control('F-Foxtrot-2 F7 ATTACK').n).toBe(0);
    expect(control('F-Foxtrot-2 F6 DEFEND').n).toBe(0);
    expect(control('F-Foxtrot-2 G7 DEFEND').n).toBe(0);
    const { battle } = control('F-Foxtrot-2 F7 DEFEND');
    const state = structuredClone(battle.state);
    for (const other of state.squadrons) if (other.type === 'F') other.hull = 0;
    expect(fireControl(state, ship(battle, 'I-Alpha-2'))).toBe(0);
  });
});

describe('section 28: upgrades', () => {
  const upgraded = (...upgrades: Upgrade[]) => {
    const battle = ask({ player: { ...carrier, upgrades, ...force('I-Alpha-1 E9') } });
    return {
      state: battle.state,
      unit: ship(battle, 'I-Alpha-1'),
      ship: hull(battle),
      side: battle.state.sides.player,
    };
  };

  it('Reinforced Hull: +5 each', () => {
    const { state, ship } = upgraded('REINFORCED_HULL_1', 'REINFORCED_HULL_2');
    expect([carrierMaxHull(state, ship), ship.hull]).toEqual([20, 20]);
  });
  it('Veteran Pilots: squadrons +1 hull', () => {
    expect(upgraded('VETERAN_PILOTS').unit.hull).toBe(4);
  });
  it('Shield: 3 once a battle', () => {
    expect([upgraded().ship.shield, upgraded('SHIELD').ship.shield]).toEqual([0, 3]);
  });
  it('Long Range Sensors and Sensor Array: detection +1', () => {
    const seen = (...upgrades: Upgrade[]) => {
      const { state, unit, ship } = upgraded(...upgrades);
      return [detectionOf(state, unit), carrierDetection(state, ship)];
    };
    expect([
      seen(),
      seen('LONG_RANGE_SENSORS'),
      seen('SENSOR_ARRAY'),
      seen('LONG_RANGE_SENSORS', 'SENSOR_ARRAY'),
    ]).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 4],
    ]);
  });
  it('a hangar holds as many as it has places, and not one more', () => {
    const docked = (count: number) =>
      game.setup.check({
        start: 'command',
        player: {
          carriers: [{ class: 'STANDARD', at: 'F13' }],
          squadrons: Array.from({ length: count }, () => ({ type: 'I', at: 'DOCKED' })),
        },
        enemy: force(FAR),
      });
    expect(docked(4).ok).toBe(true);
    expect(docked(5)).toMatchObject({ ok: false, problems: [{ code: 'hangar-full', room: 4, docked: 5 }] });
  });
  it('Expanded Hangar: the larger of 5 and the class', () => {
    const { side } = upgraded('EXPANDED_HANGAR');
    expect([hangarOf(side, { class: 'SCOUT' }), hangarOf(side, { class: 'TENDER' })]).toEqual([5, 6]);
  });
  it('Sensors: the tier', () => {
    expect([
      upgraded().side.tier,
      upgraded('SENSORS_1').side.tier,
      upgraded('SENSORS_1', 'SENSORS_2', 'SENSORS_3', 'SENSORS_4').side.tier,
    ]).toEqual([0, 1, 4]);
  });
});

describe('adjusts of the host', () => {
  it('figures are set, a squadron is taken off the table, nonsense is refused', () => {
    const battle = ask({ jump: 2, player: { ...carrier, ...force(unit('I-Alpha-1 E9', pilot(['EVASIVE']))) } });
    battle.does('host', { type: 'adjust', what: 'hull', ship: 'I-Alpha-1', amount: 1 });
    battle.does('host', { type: 'adjust', what: 'ammo', ship: 'I-Alpha-1', amount: 0 });
    battle.does('host', { type: 'adjust', what: 'fuel', ship: 'I-Alpha-1', amount: 2 });
    battle.does('host', { type: 'adjust', what: 'morale', ship: 'I-Alpha-1', amount: 5 });
    battle.does('host', { type: 'adjust', what: 'hull', ship: 'Carrier', amount: 3 });
    battle.does('host', { type: 'adjust', what: 'metal', ship: 'player', amount: 9 });
    battle.does('host', { type: 'adjust', what: 'jump', ship: 'player', amount: 5 });
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ hull: 1, ammo: 0, fuel: 2, pilot: { morale: 5 } });
    expect(hull(battle).hull).toBe(3);
    expect(battle.state).toMatchObject({ jump: { charge: 5 }, sides: { player: { metal: 9 } } });
    expect(battle.refused('host', { type: 'adjust', what: 'hull', ship: 'I-Alpha-1', amount: 4 })).toBe('wrong-amount');
    expect(battle.refused('host', { type: 'adjust', what: 'ammo', ship: 'Carrier', amount: 1 })).toBe(
      'nothing-to-adjust',
    );
    expect(battle.refused('player', { type: 'adjust', what: 'ammo', ship: 'I-Alpha-1', amount: 1 })).toBe(
      'not-offered',
    );
    battle.does('player', { type: 'select', ship: 'I-Alpha-1' });
    battle.does('host', { type: 'adjust', what: 'remove', ship: 'I-Alpha-1', amount: 0 });
    expect(isGone(battle, 'I-Alpha-1')).toBe(true);
    expect(battle.step).toBe('9 command');
  });

  it('a squadron is added by hand, ready to be ordered', () => {
    const battle = ask({ player: { ...carrier, ...force('I-Alpha-1 E9') } });
    battle.does('host', { type: 'add', side: 'player', kind: 'G', cell: 'F9' });
    order(battle, 'player', 'G-Charlie-10', { type: 'defend' });
    expect(ship(battle, 'G-Charlie-10')).toMatchObject({ hull: 5, ammo: 3, status: 'ready', order: 'DEFEND' });
    expect(battle.refused('host', { type: 'add', side: 'player', kind: 'G', cell: 'Z9' })).toBe('no-such-cell');
    expect(battle.refused('host', { type: 'add', side: 'player', kind: 'X' as 'G', cell: 'A9' })).toBe('no-such-type');
    expect(battle.refused('host', { type: 'add', side: 'host' as 'player', kind: 'G', cell: 'A9' })).toBe(
      'no-such-side',
    );
  });

  it('under fog an adjust is shown only to seats that may know of the ship', () => {
    const battle = ask({ options: { fog: true }, player: force('I-Alpha-1 E9'), enemy: force('I-Alpha-2 F2') });
    battle.does('host', { type: 'adjust', what: 'hull', ship: 'I-Alpha-2', amount: 1 });
    expect(battle.newsFor('player')).toEqual([]);
    expect(battle.newsFor('enemy')).toHaveLength(1);
    battle.does('host', { type: 'add', side: 'enemy', kind: 'B', cell: 'G2' });
    expect(battle.newsFor('player')).toEqual([]);
  });

  it('concede: the other side has won', () => {
    const battle = () => ask({ player: force('I-Alpha-1 E9') });
    expect(battle().does('player', { type: 'concede' }).outcome).toMatchObject({ result: 'defeat', why: 'conceded' });
    expect(battle().does('enemy', { type: 'concede' }).outcome).toMatchObject({ result: 'victory', why: 'conceded' });
  });
});
