import { describe, expect, it } from 'vitest';
import type { Side } from '../types.ts';
import { type ArenaInput, arena, cell, execute, FAR, force, hull, order, pilot, ship, unit } from './fixture.ts';
import { game } from './whole.ts';

type Battle = ReturnType<typeof arena>;

/** The log that a side reads of the last answer, without the headlines of phases. */
const read = (battle: Battle, seat: Side): string[] =>
  battle
    .newsFor(seat)
    .flatMap((event) => (event.type === 'phase' ? [] : (game.text.en.log(event, battle.state) ?? [])));
const carriers = (...cells: string[]) => ({ carriers: cells.map((at) => ({ class: 'STANDARD' as const, at })) });

describe('every change is reported, to those who may know of it', () => {
  it('10.3 and 10.5: actions of carriers, landings and harvests', () => {
    const battle = arena({
      start: 'command',
      hazards: [{ at: 'D5', kind: 'ASTEROIDS' }],
      player: {
        ...carriers('F13', 'A13', 'C13', 'I13'),
        ...force(
          unit('I-Alpha-1 DOCKED', { hull: 1, carrier: 2 }),
          unit('I-Alpha-3 DOCKED', { ammo: 0, fuel: 0, carrier: 3 }),
          unit('G-Charlie-1 F12', { hull: 2 }),
          'M-Golf-1 D6',
        ),
      },
      enemy: { ...carriers('F1'), ...force('S-Delta-2 E11') },
    });
    battle.does('host', { type: 'adjust', what: 'hull', ship: 'Carrier', amount: 8 });
    order(battle, 'player', 'Carrier', { type: 'repair', target: 'Carrier' });
    order(battle, 'player', 'Carrier 2', { type: 'repair', target: 'I-Alpha-1' });
    order(battle, 'player', 'Carrier 3', { type: 'rearm' });
    order(battle, 'player', 'Carrier 4', { type: 'carrier-move', cell: 'I12' });
    order(battle, 'player', 'G-Charlie-1', { type: 'land', carrier: 'Carrier' });
    order(battle, 'player', 'M-Golf-1', { type: 'harvest', cell: 'D5' });
    execute(battle, 'player');
    order(battle, 'enemy', 'Enemy Carrier', { type: 'carrier-defend' });
    execute(battle, 'enemy');
    const inTheHangar = ['I-Alpha-1 is repaired to 3', 'I-Alpha-3 is rearmed and refueled'];
    const own = read(battle, 'player');
    expect(own).toEqual([
      'Carrier REPAIR',
      'Carrier is repaired to 9',
      'Carrier 2 REPAIR',
      inTheHangar[0],
      'Carrier 3 REARM',
      inTheHangar[1],
      'Carrier 4 moves I13 → I12',
      'Enemy Carrier DEFEND',
      'G-Charlie-1 lands on Carrier',
      'M-Golf-1 harvests D5: +1 metal',
      'G-Charlie-1 regenerates to 3',
    ]);
    expect(read(battle, 'enemy')).toEqual(own.filter((line) => !inTheHangar.includes(line) && !line.includes('regen')));
    expect(battle.state.carriers.map(({ acted, order: given }) => [acted, given])).toEqual(
      Array(5).fill([false, null]),
    );
  });

  it('26: a wave is announced, arrives one turn later in its cells, and counts among the enemy', () => {
    const battle = arena(
      {
        waves: [{ triggers: [{ kind: 'turn', from: 2, to: 2 }], size: 2, place: 'top' }],
        player: force('I-Alpha-1 F6'),
        enemy: force(FAR),
      },
      { draws: [0, 1] },
    );
    const warning = 'Warning: 2 enemies from the top edge next turn (wave 1 of 1)';
    expect([read(battle, 'player')[0], read(battle, 'enemy')[0]]).toEqual([warning, warning]);
    expect(battle.state.waves[0]).toMatchObject({ state: 'announced', turn: 2 });
    battle.does('player', { type: 'go-on' });
    execute(battle, 'player');
    execute(battle, 'enemy').done();
    const arrival = [
      'Wave 1 of 1: 2 enemies from the top edge',
      'Enemy I-Alpha-10 arrives at F1',
      'Enemy B-Bravo-11 arrives at E1',
    ];
    for (const side of ['player', 'enemy'] as const) expect(read(battle, side)).toEqual(arrival);
    expect(battle.state.waves[0]).toMatchObject({ state: 'arrived', turn: 2 });
    expect(battle.state.squadrons.slice(-2).map((one) => one.cell)).toEqual([cell('F1'), cell('E1')]);
    expect(battle.state.sides.enemy.mustered).toBe(3);
  });

  it.each([
    [0, 49, true],
    [0, 50, false],
    [3, 49, true],
    [4, 49, false],
  ])(
    '26: with %i in the hangar and %i drawn, a carrier gets a new squadron after a loss: %s',
    (docked, drawn, comes) => {
      const inside = Array.from({ length: docked }, (_, i) => `I-Alpha-${20 + 2 * i} DOCKED`);
      const battle = arena(
        {
          player: force('B-Bravo-1 A5 ATTACK'),
          enemy: { ...carriers('F1'), ...force(...inside, unit('M-Golf-2 A5', { hull: 1 }), FAR) },
        },
        { dice: [2, 1, 6], draws: docked === 4 ? [] : comes ? [drawn, 2] : [drawn] },
      ).done();
      const added = battle.state.squadrons.find(({ type }) => type === 'G');
      expect(battle.state.sides.enemy.brought).toBe(Number(comes));
      expect(battle.newsFor('enemy').filter(({ type }) => type === 'arrived')).toHaveLength(Number(comes));
      expect(battle.newsFor('player').filter(({ type }) => type === 'arrived')).toHaveLength(0);
      if (comes) expect(added).toMatchObject({ home: 'Enemy Carrier', status: 'docked', cell: -1, side: 'enemy' });
    },
  );

  const deploy = (fog: boolean) =>
    arena({
      start: 'preparation',
      options: { fog },
      player: {
        ...carriers('F12'),
        ...force('B-Bravo-1 E12', unit('I-Alpha-1 DOCKED', { traits: ['EARLY_LAUNCH'] }), 'S-Delta-1 DOCKED'),
      },
      enemy: force(unit('M-Golf-9 A1'), 'I-Alpha-2 B1'),
    });
  it.each([true, false])('7: what is deployed, seen or not (fog: %s)', (fog) => {
    const battle = deploy(fog);
    const heard: [string[], string[]][] = [];
    const does = (seat: Side, action: Parameters<Battle['does']>[1]) => {
      battle.does(seat, action);
      heard.push([read(battle, 'player'), read(battle, 'enemy')]);
    };
    does('player', { type: 'place', ship: 'B-Bravo-1', cell: 'D12' });
    does('player', { type: 'early-launch', unit: 'I-Alpha-1', cell: 'F11' });
    does('player', { type: 'done' });
    does('enemy', { type: 'place', ship: 'M-Golf-9', cell: 'C1' });
    const mine = [['B-Bravo-1 @ D12'], ['I-Alpha-1 launches to F11']];
    const theirs = ['Enemy M-Golf-9 @ C1'];
    expect(heard).toEqual([...mine.map((line) => [line, fog ? [] : line]), [[], []], [fog ? [] : theirs, theirs]]);
    expect(battle.combat.undo({ seat: 'player' }).ok).toBe(false);
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ status: 'ready', home: null, cell: cell('F11') });
    expect(ship(battle, 'S-Delta-1')).toMatchObject({ status: 'docked' });
  });

  it('7: who launched early is ready when its own side is done, not when the other is', () => {
    const battle = arena({
      start: 'preparation',
      player: force('B-Bravo-1 E12'),
      enemy: { ...carriers('F1'), ...force(unit('I-Alpha-2 DOCKED', { traits: ['EARLY_LAUNCH'] })) },
    });
    battle.does('player', { type: 'done' });
    expect(battle.listed('enemy').filter(({ action }) => action.type === 'place')).toHaveLength(1);
    battle.does('enemy', { type: 'early-launch', unit: 'I-Alpha-2', cell: 'F2' });
    expect(ship(battle, 'I-Alpha-2').status).toBe('launched');
    battle.does('enemy', { type: 'done' });
    expect(ship(battle, 'I-Alpha-2').status).toBe('ready');
  });

  it('7: who has nothing on the grid is asked to place nothing', () => {
    const places = (player: NonNullable<ArenaInput['player']>, at?: number) => {
      const battle = arena({ start: 'preparation', player, enemy: { ...carriers('F1'), ...force(FAR) } });
      for (const one of battle.state.squadrons) if (at !== undefined && one.side === 'player') one.cell = at;
      return battle.listed('player').filter(({ action }) => action.type === 'place').length;
    };
    const squadron = force('I-Alpha-1 F12');
    expect([places(squadron, -1), places(squadron, 0), places(squadron), places(carriers('F12'))]).toEqual([
      0, 1, 1, 1,
    ]);
  });

  it('24: in fog a side hears of the end of a way that it sees, and of nothing else', () => {
    const battle = arena({
      options: { fog: true },
      player: { ...carriers('F13'), ...force('S-Delta-1 D6') },
      enemy: {
        ...carriers('F1'),
        ...force(
          'I-Alpha-2 G6 MOVE G4',
          'I-Alpha-4 G5 MOVE G6',
          'I-Alpha-6 D3 MOVE F3',
          'I-Alpha-8 A1 MOVE A3',
          unit('G-Charlie-2 F4', { hull: 2 }),
        ),
      },
    });
    const unseen = ['Enemy I-Alpha-8 moves A1 → A3', 'Enemy G-Charlie-2 regenerates to 3'];
    expect(read(battle, 'player')).toEqual([
      'Enemy I-Alpha-2 moves G6 → ?',
      'Enemy I-Alpha-4 moves ? → G6',
      'Enemy I-Alpha-6 moves D3 → ?',
    ]);
    expect(read(battle, 'enemy')).toEqual([
      'Enemy I-Alpha-2 moves G6 → G4',
      'Enemy I-Alpha-4 moves G5 → G6',
      'Enemy I-Alpha-6 moves D3 → F3',
      ...unseen,
    ]);
  });

  it('9: cleared orders are reported to their side', () => {
    const battle = arena({ start: 'command', player: force('I-Alpha-1 F6'), enemy: force(FAR) });
    order(battle, 'player', 'I-Alpha-1', { type: 'move', cell: 'F5' }).does('player', { type: 'clear' });
    expect([read(battle, 'player'), read(battle, 'enemy')]).toEqual([['All orders are cleared.'], []]);
  });

  it('16: a lost carrier takes its own hangar with it, not that of another', () => {
    const battle = arena(
      {
        player: {
          carriers: [
            { class: 'SCOUT', at: 'F13', hull: 1 },
            { class: 'SCOUT', at: 'A13' },
          ],
          ...force(unit('I-Alpha-1 DOCKED', pilot(['EVASIVE'])), unit('I-Alpha-3 DOCKED', { carrier: 2 })),
        },
        enemy: force('B-Bravo-2 F13 ATTACK'),
      },
      [6],
    ).done();
    const fight = [
      '=== Carrier F13 under attack ===',
      'Enemy B-Bravo-2 [d6:6+4=10] vs Carrier [DEF 1]\n  → 9/0 dmg → Carrier destroyed',
    ];
    const plain = (side: Side) => read(battle, side).filter(Boolean);
    expect(plain('enemy').join('\n')).toBe(fight.join('\n'));
    expect(plain('player').join('\n')).toBe([...fight, 'I-Alpha-1 is lost', 'Nova is killed in action'].join('\n'));
    expect(battle.state.squadrons.map(({ id }) => id)).toEqual(['I-Alpha-3', 'B-Bravo-2']);
    expect(battle.state.fallen).toEqual([{ name: 'Nova', squadron: 'I-Alpha-1', side: 'player', alive: false }]);
    expect(battle.state.sides.player.lost).toBe(1);
  });

  it('16: of two carriers under attack each has its own assault, the destroyed one no second shot', () => {
    const battle = arena(
      {
        player: force('B-Bravo-1 F1 ATTACK', 'B-Bravo-3 F1 ATTACK', 'B-Bravo-5 A1 ATTACK'),
        enemy: {
          carriers: [
            { class: 'SCOUT', at: 'F1', hull: 1 },
            { class: 'SCOUT', at: 'A1', hull: 6 },
          ],
        },
      },
      [6, 1],
    ).done();
    expect(battle.events.filter(({ type }) => type === 'carrier-attacked')).toHaveLength(2);
    expect(battle.state.squadrons.map(({ ammo }) => ammo)).toEqual([2, 3, 2]);
    expect(battle.state.carriers.map((one) => one.hull)).toEqual([0, 2]);
  });

  it('5: a carrier that is lost repairs, moves and fires no more, and takes nobody in', () => {
    const battle = arena({
      start: 'command',
      player: { ...carriers('F13', 'A13'), ...force(unit('I-Alpha-1 F12', { fuel: 1 })) },
      enemy: force(FAR),
    });
    battle.does('host', { type: 'adjust', what: 'hull', ship: 'Carrier', amount: 5 });
    order(battle, 'player', 'Carrier', { type: 'repair', target: 'Carrier' });
    order(battle, 'player', 'I-Alpha-1', { type: 'land', carrier: 'Carrier' });
    hull(battle).hull = 0;
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect(hull(battle).hull).toBe(0);
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ status: 'ready', home: null });
    expect(battle.offers('player').some(({ action }) => action.type === 'select' && action.ship === 'Carrier')).toBe(
      false,
    );
  });
});
