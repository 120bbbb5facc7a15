import { describe, expect, it } from 'vitest';
import type { Trigger } from '../content/encounters.ts';
import { fireControl, hasAllyNear, isDesperate, moraleAtk, moraleDef } from '../rules/effective.ts';
import { assailants, nextContested, nextMover, pointDefenceTargets, targetOf, walk } from '../rules/fights.ts';
import { ejectPercent, levelOf } from '../rules/figures.ts';
import { nameOf } from '../rules/grid.ts';
import { enemyCarriers, isInFireRange } from '../rules/orders.ts';
import { earlyLaunchCells } from '../rules/placement.ts';
import { byId, dockedIn, isContested, livingCarriers, livingSquadrons, roomIn } from '../rules/ships.ts';
import { attackForecast } from '../rules/shot-forecast.ts';
import { detects } from '../rules/sight.ts';
import { verdict } from '../rules/verdict.ts';
import { spawnCells, triggerStatus } from '../rules/waves.ts';
import { adjustProblems, shipsForAdjust } from '../steps/changes/adjust.ts';
import type { Carrier, State, Wave } from '../types.ts';
import { type ArenaInput, arena, cell, FAR, force, isGone, ship, unit } from './fixture.ts';

/** The first and the last value that a rule takes, of every rule that has one. */

const at = (start: 'command' | 'preparation', input: ArenaInput): State =>
  structuredClone(arena({ start, ...input }).state);
const named = (state: State, id: string) => {
  const found = state.squadrons.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not in the battle`);
  return found;
};
const shipOf = (state: State, side: Carrier['side']) => {
  const found = state.carriers.find((one) => one.side === side);
  if (!found) throw new Error(`no carrier of ${side}`);
  return found;
};
const carriers = (
  ...list: [string, Partial<NonNullable<NonNullable<ArenaInput['player']>['carriers']>[number]>][]
) => ({
  carriers: list.map(([where, more]) => ({ class: 'STANDARD' as const, at: where, ...more })),
});
const idOf = (found: { id: string } | undefined) => found?.id;
const desperate = (state: State): State => {
  state.sides.player.skills.push('DESPERATE_MEASURES');
  return state;
};
const LOSSES: Trigger = { kind: 'losses', percent: 50 };
const waveOf = (place: Wave['place'], triggers: Trigger[] = [LOSSES]) => ({ triggers, place, size: 1 });

describe('a ship of one hull point lives, one of none has no part in anything', () => {
  const near = { player: force('F-Foxtrot-1 C3 DEFEND', 'I-Alpha-1 C4'), enemy: force('B-Bravo-2 C3', FAR) };
  const two = { player: carriers(['F13', {}]), enemy: carriers(['F1', {}]) };
  type Row = [rule: string, input: ArenaInput, id: string, asked: (state: State) => unknown];
  it.each<Row>([
    ['15.3 Fire Control', near, 'F-Foxtrot-1', (state) => fireControl(state, named(state, 'I-Alpha-1'))],
    ['22 Swarm Tactics', near, 'F-Foxtrot-1', (state) => hasAllyNear(state, named(state, 'I-Alpha-1'))],
    ['2 contested', near, 'F-Foxtrot-1', (state) => isContested(state, cell('C3'))],
    ['10.6 the next contested cell', near, 'F-Foxtrot-1', (state) => nextContested(state, -1)],
    ['12.3 a target', near, 'F-Foxtrot-1', (state) => idOf(targetOf(state, named(state, 'B-Bravo-2')))],
    ['18 living squadrons', near, 'F-Foxtrot-1', (state) => livingSquadrons(state, 'player')],
    ['the host may name a squadron', near, 'F-Foxtrot-1', shipsForAdjust],
    [
      'the host may set its ammo',
      near,
      'F-Foxtrot-1',
      (state) => adjustProblems(state, 'ammo', 'F-Foxtrot-1', 1).length,
    ],
    [
      '24 a squadron detects',
      { player: force('I-Alpha-1 C4'), enemy: force(FAR) },
      'I-Alpha-1',
      (state) => detects(state, 'player', cell('C5')),
    ],
    [
      '26 a squadron stands where others arrive',
      { player: force('I-Alpha-1 F1'), enemy: force(FAR) },
      'I-Alpha-1',
      (state) => spawnCells(state, 'top').map(nameOf),
    ],
    [
      '11 a mover',
      { player: force('I-Alpha-1 F6 MOVE F5'), enemy: force(FAR) },
      'I-Alpha-1',
      (state) => idOf(nextMover(state)),
    ],
    [
      '11 an interceptor',
      { player: force('I-Alpha-1 F6 MOVE F4'), enemy: force('G-Charlie-2 F5 DEFEND', FAR) },
      'G-Charlie-2',
      (state) => idOf(walk(state, named(state, 'I-Alpha-1')).by),
    ],
    [
      '16 an assailant',
      { player: force('B-Bravo-1 F1'), enemy: carriers(['F1', {}]) },
      'B-Bravo-1',
      (state) => assailants(state, shipOf(state, 'enemy')).map(({ id }) => id),
    ],
    [
      '5 a docked squadron',
      { player: { ...carriers(['F13', {}]), ...force('I-Alpha-1 DOCKED') }, enemy: force(FAR) },
      'I-Alpha-1',
      (state) => [dockedIn(state, shipOf(state, 'player')), roomIn(state, shipOf(state, 'player'))],
    ],
    [
      '5 within range of fire',
      { player: carriers(['F6', {}]), enemy: force('I-Alpha-2 F5') },
      'I-Alpha-2',
      (state) => isInFireRange(state, shipOf(state, 'player'), 'I-Alpha-2'),
    ],
    ['18 living carriers', two, 'Carrier', (state) => livingCarriers(state, 'player')],
    ['24 a carrier detects', two, 'Carrier', (state) => detects(state, 'player', cell('F12'))],
    ['26 a carrier stands where others arrive', two, 'Carrier', (state) => spawnCells(state, 'behind').map(nameOf)],
    ['26 all carriers lost', two, 'Enemy Carrier', (state) => triggerStatus(state, state.waves[0] as Wave, LOSSES)],
    ['the host may name a carrier', two, 'Carrier', shipsForAdjust],
    ['the host may set its hull', two, 'Carrier', (state) => adjustProblems(state, 'hull', 'Carrier', 1).length],
    [
      '16 a forecast for a carrier',
      { player: force('B-Bravo-1 F2'), enemy: carriers(['F1', {}]) },
      'Enemy Carrier',
      (state) => attackForecast(state, 'B-Bravo-1', cell('F1'))?.target,
    ],
    ['5 a carrier in the way', two, 'Enemy Carrier', (state) => enemyCarriers(state, 'player').length],
    ['21 Desperate Measures', two, 'Carrier', (state) => isDesperate(desperate(state), 'player')],
  ])('section %s', (_, input, id, asked) => {
    const state = at('command', { waves: [waveOf('top')], ...input });
    const ships: { id: string; hull: number }[] = [...state.squadrons, ...state.carriers];
    const found = ships.find((one) => one.id === id) as { hull: number };
    found.hull = 1;
    const alive = asked(state);
    found.hull = 0;
    const dead = asked(state);
    expect(dead).not.toEqual(alive);
    state.squadrons = state.squadrons.filter((one) => one.id !== id);
    if (!('class' in found)) expect(asked(state)).toEqual(dead);
  });
});

describe('the cell in the corner is a cell like any other', () => {
  type Row = [
    rule: string,
    ship: string,
    input: (corner: string, next: string) => ArenaInput,
    asked: (state: State) => unknown,
  ];
  const mine = (...names: string[]): ArenaInput => ({ player: force(...names), enemy: force('M-Golf-9 K13') });
  it.each<Row>([
    [
      '15.3 Fire Control',
      'I-Alpha-1',
      (a, b) => mine(`F-Foxtrot-1 ${a} DEFEND`, `I-Alpha-1 ${b}`),
      (state) => fireControl(state, named(state, 'I-Alpha-1')),
    ],
    [
      '22 Swarm Tactics',
      'I-Alpha-1',
      (a, b) => mine(`F-Foxtrot-1 ${a}`, `I-Alpha-1 ${b}`),
      (state) => hasAllyNear(state, named(state, 'I-Alpha-1')),
    ],
    [
      '24 detection',
      'I-Alpha-1',
      (a) => mine(`I-Alpha-1 ${a}`),
      (state) => state.squadrons.map((one) => detects(state, 'player', one.cell)),
    ],
    [
      '26 a find',
      'I-Alpha-1',
      (a) => ({ ...mine(`I-Alpha-1 ${a}`), find: a }),
      (state) => triggerStatus(state, state.waves[0] as Wave, { kind: 'detection' }),
    ],
  ])('section %s', (_, id, input, asked) => {
    const ask = (corner: string, next: string) =>
      asked(at('command', { waves: [waveOf('top')], ...input(corner, next) }));
    expect(ask('A1', 'B1')).toEqual(ask('C3', 'D3'));
    expect(id).toBeTruthy();
  });

  it('17.3, 15.1 and 22: repair in A1, and the spores of who dies there and what the torpedo does beside it', () => {
    const repaired = arena({ player: force(unit('G-Charlie-1 A1', { hull: 2 })), enemy: force('M-Golf-9 K13') });
    expect(ship(repaired, 'G-Charlie-1').hull).toBe(3);
    expect(repaired.events.filter((event) => event.type === 'regenerated')).toHaveLength(1);
    const spores = arena(
      {
        player: force('D-Echo-1 A1 ATTACK', 'I-Alpha-1 B1'),
        enemy: force(
          unit('S-Delta-2 A1', { hull: 1, ammo: 0, traits: ['SPORE_CLOUD'] }),
          unit('B-Bravo-2 A2', { ammo: 0 }),
          'M-Golf-9 K13',
        ),
      },
      [1, 1, 6],
    ).done();
    expect([ship(spores, 'I-Alpha-1').hull, ship(spores, 'B-Bravo-2').hull, isGone(spores, 'S-Delta-2')]).toEqual([
      2,
      3,
      true,
    ]);
    expect(spores.events.filter((event) => event.type === 'wreck')).toHaveLength(1);
  });
});

describe('first and last figures', () => {
  it('20: morale gives and takes at its bounds', () => {
    expect([100, 80, 79, 21, 20, 0].map((morale) => [moraleAtk(morale), moraleDef(morale)])).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
      [-1, -1],
      [-1, -1],
    ]);
  });
  it('20: a rank begins at its experience', () => {
    expect([0, 49, 50, 149, 150, 299, 300, 499, 500, 100_000].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });
  it('21: the Eject Protocol is a chance from 0 to 100 percent', () => {
    const { house, ...rest } = at('command', { player: force('I-Alpha-1 F6'), enemy: force(FAR) });
    const chance = (percent: number) => ejectPercent({ ...rest, house: { ...house, ejectPercent: percent } });
    expect([-5, 0, 20, 100, 150].map(chance)).toEqual([0, 0, 20, 100, 100]);
  });
  it('21: Desperate Measures below a quarter of the hull of an own carrier, not at it, not for the other side', () => {
    const tender = (hull: number) => {
      const state = at('command', {
        player: carriers(['F13', { class: 'TENDER', hull }]),
        enemy: carriers(['F1', { hull: 1 }]),
      });
      return isDesperate(desperate(state), 'player');
    };
    expect([3, 2, 1].map(tender)).toEqual([false, false, true]);
  });
  it('16.2: point defense takes the weakest, then the first by name, and only as many as it has guns', () => {
    const state = at('command', {
      player: force(
        unit('B-Bravo-3 F1', { hull: 2 }),
        unit('B-Bravo-1 F1', { hull: 2 }),
        unit('I-Alpha-1 F1', { hull: 1 }),
        'G-Charlie-1 F1',
      ),
      enemy: carriers(['F1', { class: 'BATTLE' }]),
    });
    const targets = (kind: Carrier['class']) => {
      const hull = { ...shipOf(state, 'enemy'), class: kind };
      return pointDefenceTargets(state, hull, state.squadrons).map(({ id }) => id);
    };
    expect(targets('SCOUT')).toEqual([]);
    expect(targets('STANDARD')).toEqual(['I-Alpha-1']);
    expect(targets('BATTLE')).toEqual(['I-Alpha-1', 'B-Bravo-1']);
  });
  it('16: who has one shot attacks a carrier, who has none does not', () => {
    const hits = (ammo: number) =>
      arena({ player: force(unit('B-Bravo-1 F1', { ammo })), enemy: carriers(['F1', {}]) }, ammo ? [3] : [])
        .done()
        .events.filter((event) => event.type === 'attack').length;
    expect([0, 1, 2].map(hits)).toEqual([0, 1, 1]);
  });
  it('11: who has one shot intercepts and has none left', () => {
    const left = (ammo: number) => {
      const mover = unit('I-Alpha-2 F9 MOVE F11', { ammo: 0 });
      const input = { player: force(unit('F-Foxtrot-1 F10 DEFEND', { ammo })), enemy: force(mover, FAR) };
      // The interception, and initiative of both where it stopped.
      const battle = arena(input, ammo ? [1, 1, 1] : []).done();
      return [ship(battle, 'F-Foxtrot-1').ammo, nameOf(ship(battle, 'I-Alpha-2').cell)];
    };
    expect([0, 1].map(left)).toEqual([
      [0, 'F11'],
      [0, 'F10'],
    ]);
  });
  it('12.3: the slowest enemy, of equals the one with the least hull, then the first by name', () => {
    const target = (...foes: Parameters<typeof force>) => {
      const state = at('command', { player: force('I-Alpha-1 C3'), enemy: force(...foes) });
      return [
        targetOf(state, named(state, 'I-Alpha-1'))?.id,
        targetOf({ ...state, squadrons: state.squadrons.toReversed() }, named(state, 'I-Alpha-1'))?.id,
      ];
    };
    const weak = unit('B-Bravo-4 C3', { hull: 1 });
    expect(target('I-Alpha-2 C3', 'B-Bravo-2 C3')).toEqual(['B-Bravo-2', 'B-Bravo-2']);
    expect(target('B-Bravo-2 C3', weak)).toEqual(['B-Bravo-4', 'B-Bravo-4']);
    expect(target('B-Bravo-2 C3', 'B-Bravo-6 C3')).toEqual(['B-Bravo-2', 'B-Bravo-2']);
    expect(target('B-Bravo-6 C3', 'B-Bravo-2 C3', 'I-Alpha-2 C4')).toEqual(['B-Bravo-2', 'B-Bravo-2']);
  });
  it('names are in the order of their letters', () => {
    const ids = ['b', 'a', 'b', 'c'].map((id) => ({ id }));
    expect(ids.flatMap((one) => ids.map((two) => byId(one, two)))).toEqual([
      0, 1, 0, -1, -1, 0, -1, -1, 0, 1, 0, -1, 1, 1, 1, 0,
    ]);
  });
  it('26: losses count in percent of all who ever took part', () => {
    const status = (lost: number, percent: number) => {
      const state = at('command', {
        player: force('I-Alpha-1 F6'),
        enemy: force('I-Alpha-2 A1', FAR),
        waves: [waveOf('top')],
      });
      state.sides.enemy.lost = lost;
      return triggerStatus(state, state.waves[0] as Wave, { kind: 'losses', percent });
    };
    expect([status(0, 1), status(1, 50), status(1, 51), status(2, 100)]).toEqual([false, true, false, true]);
  });
  it('26: who never had squadrons has lost when the carriers are', () => {
    const state = at('command', { player: force('I-Alpha-1 F6'), enemy: carriers(['F1', {}]), waves: [waveOf('top')] });
    const hull = shipOf(state, 'enemy');
    const status = (points: number) => {
      hull.hull = points;
      return triggerStatus(state, state.waves[0] as Wave, LOSSES);
    };
    expect([0, 1, 2].map(status)).toEqual([true, false, false]);
    state.sides.enemy.mustered = 1;
    expect(status(0)).toBe(false);
  });
  it('26: waves arrive in the row or column of their edge, next to a find from its cell outward', () => {
    const state = at('command', {
      columns: 6,
      rows: 7,
      find: 'B2',
      player: force('I-Alpha-1 F5'),
      enemy: force('M-Golf-9 F6'),
    });
    const cells = (place: Wave['place']) => spawnCells(state, place).map(nameOf).join(' ');
    expect(cells('top')).toBe('C1 B1 D1 A1 E1 F1');
    expect(cells('behind')).toBe('C7 B7 D7 A7 E7 F7');
    expect(cells('left')).toBe('A4 A3 A5 A2 A6 A1 A7');
    expect(cells('right')).toBe('F4 F3 F2 F1 F7');
    expect(cells('find').split(' ').slice(0, 6).join(' ')).toBe('B2 B1 A2 C2 B3 A1');
    expect(cells('find').split(' ')).toHaveLength(40);
  });
  it('7: Early Launch within 1 of the carrier and inside the zone', () => {
    const state = at('preparation', {
      player: { ...carriers(['F11', {}]), ...force(unit('I-Alpha-1 DOCKED', { traits: ['EARLY_LAUNCH'] })) },
      enemy: force(FAR),
    });
    expect(earlyLaunchCells(state, named(state, 'I-Alpha-1')).map(nameOf)).toEqual(['F11', 'E11', 'G11', 'F12']);
    expect(earlyLaunchCells(state, { ...named(state, 'I-Alpha-1'), home: null })).toEqual([]);
  });
  it('18: a wave that comes after another is as sure as that one', () => {
    const won = (...waves: Trigger[][]) => {
      const state = at('command', {
        player: force('I-Alpha-1 F6'),
        enemy: force(FAR),
        waves: waves.map((triggers) => waveOf('top', triggers)),
      });
      state.squadrons = state.squadrons.filter(({ side }) => side === 'player');
      return verdict(state, false)?.why ?? null;
    };
    const after: Trigger = { kind: 'after', turns: 2 };
    const beacon: Trigger = { kind: 'beacon' };
    const sure: Trigger = { kind: 'turn', from: 9, to: 9 };
    expect(won()).toBe('enemies-destroyed');
    expect(won([sure])).toBeNull();
    expect(won([beacon])).toBe('enemies-destroyed');
    expect(won([after])).toBeNull();
    expect(won([beacon], [after])).toBe('enemies-destroyed');
    expect(won([sure], [after])).toBeNull();
    expect(won([sure], [beacon])).toBeNull();
    expect(won([beacon], [after], [after])).toBe('enemies-destroyed');
  });
});
