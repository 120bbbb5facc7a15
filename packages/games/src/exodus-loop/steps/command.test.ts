import { focusOf } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { idleShips } from '../rules/orders.ts';
import { rules } from '../ruleset.ts';
import { arena, cell, execute, FAR, force, hull, order, ship, unit } from '../tests/fixture.ts';
import { type Seat, STEPS } from '../types.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const cellsOf = (battle: ReturnType<typeof arena>, type: string): string[] =>
  battle
    .offers()
    .flatMap(({ action }) => (action.type === type && 'cell' in action && !('path' in action) ? [action.cell] : []));
const command = (input: Parameters<typeof arena>[0], script?: Parameters<typeof arena>[1]) =>
  arena({ start: 'command', ...input }, script);

describe('what a step is about', () => {
  const focus = (battle: ReturnType<typeof arena>, seat?: Seat) =>
    focusOf(rules, seat ? battle.combat.view(seat) : battle.state);
  const start = () =>
    command({ player: force('I-Alpha-1 C3', 'S-Delta-1 E9'), enemy: force('B-Bravo-2 C3', FAR) }, [1, 1]);

  it('9 command: whose orders and which ship; the other side sees only that orders are given', () => {
    const battle = start();
    const orders = { about: 'orders', phase: 'COMMAND', side: 'player' };
    expect([focus(battle), focus(battle, 'player'), focus(battle, 'enemy')]).toEqual([orders, orders, orders]);
    battle.does('player', { type: 'select', ship: 'I-Alpha-1' });
    const one = { ...orders, ship: 'I-Alpha-1' };
    expect([focus(battle), focus(battle, 'player'), focus(battle, 'enemy')]).toEqual([one, one, orders]);
    battle.does('player', { type: 'defend' });
    expect(focus(battle)).toEqual(orders);
  });

  it('10.2 intents: orders of the enemy, in RESOLUTION; sections 10 to 16: orders are executed until fights are over', () => {
    const battle = start();
    order(battle, 'player', 'I-Alpha-1', { type: 'attack', cell: 'C3' });
    execute(battle, 'player');
    const orders = { about: 'orders', phase: 'RESOLUTION', side: 'enemy' };
    expect(focus(battle)).toEqual(orders);
    battle.does('enemy', { type: 'select', ship: 'B-Bravo-2' });
    expect([focus(battle, 'enemy'), focus(battle, 'player')]).toEqual([{ ...orders, ship: 'B-Bravo-2' }, orders]);
    battle.does('enemy', { type: 'defend' });
    execute(battle, 'enemy');
    // Initiative is known, the attack is not.
    expect(battle.combat.need?.why.code).toBe('roll-attack');
    for (const seat of ['player', 'enemy', undefined] as const)
      expect(focus(battle, seat)).toEqual({ about: 'resolution', phase: 'RESOLUTION' });
    while (battle.combat.need) battle.throws(1);
    expect([battle.combat.frame?.step, focus(battle)]).toEqual(['8 intel', undefined]);
  });

  it('10 RESOLUTION: every step of it says so', () => {
    for (const step of STEPS.filter((name) => name.startsWith('10.')))
      expect(rules.steps[step].focus, step).toBeTypeOf('function');
  });
});

describe('9 command', () => {
  it('9 command: ready squadrons, docked ones and carriers can be told something', () => {
    const battle = command({ player: { ...carrier, ...force('I-Alpha-1 E9', 'B-Bravo-1 DOCKED') }, enemy: force(FAR) });
    expect(battle.offers().map(({ action }) => ('ship' in action ? action.ship : action.type))).toEqual([
      'I-Alpha-1',
      'B-Bravo-1',
      'Carrier',
      'execute',
    ]);
    order(battle, 'player', 'I-Alpha-1', { type: 'defend' });
    expect(battle.refused('player', { type: 'select', ship: 'I-Alpha-1' })).toBe('has-order');
    order(battle, 'player', 'B-Bravo-1', { type: 'launch', cell: 'E13' });
    expect(battle.refused('player', { type: 'select', ship: 'B-Bravo-1' })).toBe('launch-queued');
  });

  it('9 command: undo step by step until the turn is executed, and clear all', () => {
    const battle = command({ player: { ...carrier, ...force('I-Alpha-1 E9', 'B-Bravo-1 DOCKED') }, enemy: force(FAR) });
    expect(battle.refused('player', { type: 'clear' })).toBe('nothing-to-clear');
    const start = JSON.stringify(battle.state);
    order(battle, 'player', 'I-Alpha-1', { type: 'attack', cell: 'E8' });
    order(battle, 'player', 'B-Bravo-1', { type: 'launch', cell: 'F12' });
    order(battle, 'player', 'Carrier', { type: 'carrier-defend' });
    for (let i = 0; i < 6; i++) expect(battle.combat.undo({ seat: 'player' }).ok).toBe(true);
    expect(JSON.stringify(battle.state)).toBe(start);
    order(battle, 'player', 'I-Alpha-1', { type: 'attack', cell: 'E8' });
    order(battle, 'player', 'B-Bravo-1', { type: 'launch', cell: 'F12' });
    order(battle, 'player', 'Carrier', { type: 'carrier-defend' });
    battle.does('player', { type: 'clear' });
    expect(JSON.stringify(battle.state)).toBe(start);
    order(battle, 'player', 'I-Alpha-1', { type: 'defend' });
    execute(battle, 'player');
    expect(battle.combat.undo({ seat: 'player' }).ok).toBe(false);
  });

  it('9 command: the other side learns nothing of the orders', () => {
    const battle = command({ player: { ...carrier, ...force('I-Alpha-1 E9') }, enemy: force('G-Charlie-2 E8') });
    const seen = () => JSON.stringify(battle.combat.view('enemy'));
    const before = seen();
    battle.does('player', { type: 'select', ship: 'I-Alpha-1' });
    expect(seen()).toBe(before);
    battle.does('player', { type: 'attack', cell: 'E8' });
    expect(battle.newsFor('enemy')).toEqual([]);
    expect(battle.newsFor('player')).toMatchObject([{ type: 'ordered', order: 'ATTACK', cell: 'E8' }]);
    order(battle, 'player', 'Carrier', { type: 'carrier-defend' });
    expect(seen()).toBe(before);
  });

  it('9 command: a carrier that defended is open again', () => {
    const battle = command({ player: { ...carrier, ...force('I-Alpha-1 E9') }, enemy: force(FAR) });
    order(battle, 'player', 'Carrier', { type: 'carrier-defend' });
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect(hull(battle).guard).toBe(true);
    battle.does('player', { type: 'go-on' });
    expect(hull(battle).guard).toBe(false);
  });
});

describe('9 order', () => {
  it('9 order: MOVE and ATTACK reach as far as the type moves, its own cell for ATTACK', () => {
    const battle = command({ player: force('I-Alpha-1 A13'), enemy: force(FAR) }).does('player', {
      type: 'select',
      ship: 'I-Alpha-1',
    });
    expect(cellsOf(battle, 'move').sort()).toEqual(['A11', 'A12', 'B12', 'B13', 'C13']);
    expect(cellsOf(battle, 'attack').sort()).toEqual(['A11', 'A12', 'A13', 'B12', 'B13', 'C13']);
  });

  it('9 order: columns first, unless another shortest path is drawn', () => {
    const moved = (path?: string) => {
      const battle = command({ player: force('I-Alpha-1 E9'), enemy: force(FAR) });
      order(battle, 'player', 'I-Alpha-1', { type: 'move', cell: 'F8', ...(path ? { path } : {}) });
      return ship(battle, 'I-Alpha-1').route;
    };
    expect(moved()).toBe('RU');
    expect(moved('UR')).toBe('UR');
    expect(() => moved('LR')).toThrow('not-offered');
  });

  it('9 order: without fuel it may defend, attack where it is, and land', () => {
    const battle = command({
      player: { ...carrier, ...force(unit('I-Alpha-1 F12', { fuel: 0 })) },
      enemy: force(FAR),
    }).does('player', { type: 'select', ship: 'I-Alpha-1' });
    expect(battle.offers().map(({ action }) => action)).toEqual([
      { type: 'defend' },
      { type: 'attack', cell: 'F12' },
      { type: 'land', carrier: 'Carrier' },
    ]);
    expect(battle.refused('player', { type: 'move', cell: 'F12' })).toBe('no-fuel');
  });

  it('9 order: without ammo it cannot attack, but move, defend and land', () => {
    const battle = command({
      player: { ...carrier, ...force(unit('B-Bravo-1 F12', { ammo: 0 })) },
      enemy: force(FAR),
    }).does('player', { type: 'select', ship: 'B-Bravo-1' });
    expect(battle.refused('player', { type: 'attack', cell: 'F12' })).toBe('no-ammo');
    expect(new Set(battle.offers().map(({ action }) => action.type))).toEqual(new Set(['defend', 'move', 'land']));
  });

  it('9 order: LAND needs the carrier on or next to the cell, room, and no capital ship', () => {
    const docked = ['I-Alpha-2', 'I-Alpha-3', 'I-Alpha-4'].map((id) => `${id} DOCKED`);
    const battle = command({
      player: {
        ...carrier,
        ...force('I-Alpha-1 F12', 'F-Foxtrot-1 F13', 'G-Charlie-1 F11', 'B-Bravo-1 E13', ...docked),
      },
      enemy: force(FAR),
    });
    const land = (id: string) => {
      battle.does('player', { type: 'select', ship: id });
      const choice = battle.listed('player').find(({ action }) => action.type === 'land');
      battle.combat.cancel('player');
      return choice?.not?.code;
    };
    expect(land('F-Foxtrot-1')).toBe('capital-ship');
    expect(land('G-Charlie-1')).toBe('too-far-to-land');
    expect(land('I-Alpha-1')).toBe(undefined);
    // One of four places is free; the first order takes it, a queued launch makes room again.
    order(battle, 'player', 'I-Alpha-1', { type: 'land', carrier: 'Carrier' });
    expect(land('B-Bravo-1')).toBe('hangar-full');
    order(battle, 'player', 'I-Alpha-2', { type: 'launch', cell: 'G13' });
    expect(land('B-Bravo-1')).toBe(undefined);
  });

  it('9 order: Miners harvest next to asteroids and never attack', () => {
    const mining = (at: string) =>
      command({
        hazards: [{ at: 'E8', kind: 'ASTEROIDS' }],
        player: force(`M-Golf-1 ${at}`),
        enemy: force('I-Alpha-9 A1'),
      }).does('player', {
        type: 'select',
        ship: 'M-Golf-1',
      });
    expect(mining('E10').refused('player', { type: 'harvest', cell: 'E10' })).toBe('no-asteroid');
    const battle = mining('E9');
    expect(battle.refused('player', { type: 'attack', cell: 'E9' })).toBe('cannot-attack');
    expect(cellsOf(battle, 'harvest')).toEqual(['E8']);
  });

  it('9 order: with two AP a MOVE may be followed by ATTACK or DEFEND', () => {
    const battle = command(
      {
        options: { actionPoints: 2 },
        player: { ...carrier, ...force('I-Alpha-1 E9') },
        enemy: force('G-Charlie-2 E6'),
      },
      [3, 1, 1, 1],
    );
    order(battle, 'player', 'I-Alpha-1', { type: 'move', cell: 'E7' });
    battle.does('player', { type: 'select', ship: 'I-Alpha-1' });
    expect(new Set(battle.offers().map(({ action }) => action.type))).toEqual(new Set(['attack', 'defend']));
    battle.does('player', { type: 'attack', cell: 'E6' });
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ order: 'ATTACK', route: 'UUU', ap: 0 });
    execute(battle, 'player');
    execute(battle, 'enemy').done();
    // One fuel for the turn, for any distance.
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ cell: cell('E6'), fuel: 4 });
  });

  it('9 order: launches go to the cell of the carrier or next to it', () => {
    const battle = command({
      player: { carriers: [{ class: 'TENDER', at: 'F12', width: 2 }], ...force('B-Bravo-1 DOCKED') },
      enemy: force(FAR),
    }).does('player', { type: 'select', ship: 'B-Bravo-1' });
    expect(cellsOf(battle, 'launch').sort()).toEqual(['E12', 'F11', 'F12', 'F13', 'G11', 'G12', 'G13', 'H12']);
  });

  it('9 order: carriers move by class, never into an enemy carrier, and shoot only with guns at who is near', () => {
    const of = (kind: 'SCOUT' | 'STANDARD' | 'BATTLE', enemyAt: string) =>
      command({
        player: { carriers: [{ class: kind, at: 'F13' }] },
        enemy: { carriers: [{ class: 'ENEMY', at: enemyAt }], ...force('I-Alpha-2 E13') },
      }).does('player', { type: 'select', ship: 'Carrier' });
    expect(cellsOf(of('STANDARD', 'F1'), 'carrier-move').sort()).toEqual(['E13', 'F12', 'G13']);
    expect(cellsOf(of('STANDARD', 'F12'), 'carrier-move').sort()).toEqual(['E13', 'G13']);
    expect(cellsOf(of('SCOUT', 'F1'), 'carrier-move')).toHaveLength(15);
    expect(of('BATTLE', 'F1').refused('player', { type: 'carrier-move', cell: 'F13' })).toBe('cannot-move');
    const fire = (battle: ReturnType<typeof of>) =>
      battle.listed('player').filter(({ action }) => action.type === 'fire');
    expect(fire(of('STANDARD', 'F12')).map(({ action }) => action)).toEqual([
      { type: 'fire', target: 'I-Alpha-2' },
      { type: 'fire', target: 'Enemy Carrier' },
    ]);
    expect(fire(of('SCOUT', 'F1'))[0]?.not?.code).toBe('no-guns');
    const alone = command({ player: carrier, enemy: force(FAR) }).does('player', { type: 'select', ship: 'Carrier' });
    expect(fire(alone)[0]?.not?.code).toBe('nobody-near');
    expect(alone.refused('player', { type: 'repair', target: 'Carrier' })).toBe('undamaged');
  });
});

describe('9 confirm', () => {
  it('9 confirm: asked only if some squadron has no order; then it holds', () => {
    const battle = command({ player: force('I-Alpha-1 E9', 'G-Charlie-1 F9'), enemy: force(FAR) });
    order(battle, 'player', 'I-Alpha-1', { type: 'defend' });
    battle.does('player', { type: 'execute' });
    expect(battle.step).toBe('9 confirm');
    expect(battle.combat.undo({ seat: 'player' }).ok).toBe(true);
    order(battle, 'player', 'G-Charlie-1', { type: 'defend' });
    battle.does('player', { type: 'execute' });
    expect(battle.step).toBe('10.2 intents');
  });

  it('9 confirm: a launch and the action of a carrier are no orders; without them nobody is asked', () => {
    const battle = command({ player: { ...carrier, ...force('I-Alpha-1 E9', 'B-Bravo-1 DOCKED') }, enemy: force(FAR) });
    expect(idleShips(battle.state, 'player')).toEqual(['I-Alpha-1']);
    order(battle, 'player', 'I-Alpha-1', { type: 'defend' });
    expect(idleShips(battle.state, 'player')).toEqual([]);
    battle.does('player', { type: 'execute' });
    expect(battle.step).toBe('10.2 intents');
  });
});

describe('10.2 intents', () => {
  const asked = () => {
    const battle = command({
      player: force('I-Alpha-1 E9'),
      enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }], ...force('B-Bravo-3 E8', 'I-Alpha-2 DOCKED') },
    });
    return execute(battle, 'player');
  };

  it('10.2 intents: the enemy decides after the launches of the player, which it sees', () => {
    const battle = command({
      player: { ...carrier, ...force('B-Bravo-1 DOCKED') },
      enemy: force('G-Charlie-2 F8'),
    });
    order(battle, 'player', 'B-Bravo-1', { type: 'launch', cell: 'F12' });
    expect(battle.combat.view('enemy').squadrons.map(({ id }) => id)).toEqual(['G-Charlie-2']);
    execute(battle, 'player');
    expect(battle.step).toBe('10.2 intents');
    expect(battle.combat.view('enemy').squadrons.map(({ id }) => id)).toEqual(['B-Bravo-1', 'G-Charlie-2']);
  });

  it('10.2 intents: launches of the enemy appear when its intents are set, and then orders lie open', () => {
    const battle = asked();
    order(battle, 'enemy', 'I-Alpha-2', { type: 'launch', cell: 'F2' });
    expect(battle.state.open).toBe(false);
    execute(battle, 'enemy').done();
    expect(battle.events).toContainEqual({ type: 'launched', unit: { id: 'I-Alpha-2', side: 'enemy' }, cell: 'F2' });
    expect(ship(battle, 'I-Alpha-2').status).toBe('ready');
  });

  it('10.2 intents: the rules play the enemy through all its ships', () => {
    const battle = asked();
    while (battle.step === '10.2 intents' || battle.step === '10.2 order') {
      const answer = battle.combat.playBot('enemy', battle.combat.rules.automa as never);
      if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
      if (battle.combat.need) break;
    }
    const told = battle.combat.moves.filter(({ seat }) => seat === 'enemy').map(({ action }) => action);
    expect(told.filter(({ type }) => type === 'select')).toEqual([
      { type: 'select', ship: 'B-Bravo-3' },
      { type: 'select', ship: 'I-Alpha-2' },
      { type: 'select', ship: 'Enemy Carrier' },
    ]);
    expect(told.at(-1)).toEqual({ type: 'execute' });
  });

  it('10.2 order: an intent for one enemy, out of the eyes of the player', () => {
    const battle = asked();
    const before = JSON.stringify(battle.combat.view('player'));
    order(battle, 'enemy', 'B-Bravo-3', { type: 'attack', cell: 'E9' });
    expect(ship(battle, 'B-Bravo-3')).toMatchObject({ order: 'ATTACK', route: 'D' });
    expect(JSON.stringify(battle.combat.view('player'))).toBe(before);
  });

  it('10.2 confirm: enemies without an intent hold', () => {
    const battle = asked().does('enemy', { type: 'execute' });
    expect(battle.step).toBe('10.2 confirm');
    battle.does('enemy', { type: 'confirm' });
    expect(battle.state.turn).toBe(2);
  });
});
