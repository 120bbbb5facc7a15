import { describe, expect, it } from 'vitest';
import { arena, cell, execute, FAR, fights, force, hull, log, order, pilot, ship, unit } from '../tests/fixture.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
/** COMMAND with one order for a carrier of the player, then the whole turn. */
function turnWith(action: Parameters<typeof order>[3], input: Parameters<typeof arena>[0], dice: number[] = []) {
  const battle = arena({ start: 'command', player: carrier, enemy: force(FAR), ...input }, dice);
  order(battle, 'player', 'Carrier', action);
  execute(battle, 'player');
  return execute(battle, 'enemy');
}

describe('RESOLUTION 1 to 5', () => {
  it('10.1 launches: the squadron appears, LAUNCHED, without an order, and fights back only if its cell is contested', () => {
    const battle = arena(
      {
        start: 'command',
        player: { ...carrier, ...force('B-Bravo-1 DOCKED') },
        enemy: force(unit('M-Golf-2 F12', { hull: 3 })),
      },
      [2, 1, 6],
    );
    order(battle, 'player', 'B-Bravo-1', { type: 'launch', cell: 'F12' });
    execute(battle, 'player');
    expect(ship(battle, 'B-Bravo-1')).toMatchObject({ status: 'launched', order: null, cell: cell('F12') });
    execute(battle, 'enemy').ended();
    // No order: base ATK 3 only.
    expect(fights(battle)).toContain('B-Bravo-1 [d6:6+3=9] vs Enemy M-Golf-2 [DEF 1] [NO AMMO]');
  });

  it('10.3 carrier action: the player first, then the enemy', () => {
    const battle = arena(
      {
        start: 'command',
        player: { carriers: [{ class: 'STANDARD', at: 'F7' }] },
        enemy: { carriers: [{ class: 'ENEMY', at: 'F6', hull: 1 }] },
      },
      [6],
    );
    order(battle, 'player', 'Carrier', { type: 'fire', target: 'Enemy Carrier' });
    execute(battle, 'player');
    order(battle, 'enemy', 'Enemy Carrier', { type: 'fire', target: 'Carrier' });
    // The enemy is destroyed before it can fire: only one die is thrown.
    expect(execute(battle, 'enemy').ended()).toMatchObject({ result: 'victory' });
    expect(hull(battle).hull).toBe(10);
  });

  it('10.3 carrier action MOVE: up to its SPD, no fuel; an unseen enemy carrier stops it', () => {
    const open = turnWith({ type: 'carrier-move', cell: 'G13' }, {});
    expect(hull(open).cell).toBe(cell('G13'));
    const blind = arena({
      start: 'command',
      hazards: [{ at: 'F8', kind: 'NEBULA' }],
      player: { carriers: [{ class: 'SCOUT', at: 'F10' }] },
      enemy: { carriers: [{ class: 'ENEMY', at: 'F8' }] },
      options: { fog: true },
    });
    order(blind, 'player', 'Carrier', { type: 'carrier-move', cell: 'F7' });
    execute(blind, 'player');
    execute(blind, 'enemy');
    expect(hull(blind).cell).toBe(cell('F9'));
  });

  it('10.3 carrier action REPAIR: a docked squadron +2 hull, or the carrier +1', () => {
    const docked = { player: { ...carrier, ...force(unit('G-Charlie-1 DOCKED', { hull: 1 })) } };
    // And one of the Gunship's own in UPKEEP.
    expect(ship(turnWith({ type: 'repair', target: 'G-Charlie-1' }, docked), 'G-Charlie-1').hull).toBe(4);
    const hurt = { player: { carriers: [{ class: 'STANDARD' as const, at: 'F13', hull: 4 }] } };
    expect(hull(turnWith({ type: 'repair', target: 'Carrier' }, hurt)).hull).toBe(5);
  });

  it('10.3 carrier action REARM: everything docked has full ammo and fuel', () => {
    const battle = turnWith(
      { type: 'rearm' },
      {
        player: {
          ...carrier,
          ...force(unit('I-Alpha-1 DOCKED', { ammo: 0, fuel: 0 }), unit('B-Bravo-1 DOCKED', { ammo: 1 })),
        },
      },
    );
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ ammo: 3, fuel: 5 });
    expect(ship(battle, 'B-Bravo-1')).toMatchObject({ ammo: 3, fuel: 2 });
  });

  it('10.3 carrier action ATTACK: one shot, d6 + ATK - DEF, at a squadron within distance 1', () => {
    const battle = turnWith({ type: 'fire', target: 'I-Alpha-2' }, { enemy: force('I-Alpha-2 E13', FAR) }, [2]).done();
    expect(fights(battle)).toBe('Carrier [d6:2+1=3] vs Enemy I-Alpha-2 [DEF 1]\n  → 2/0 dmg → Both survive');
    expect(ship(battle, 'I-Alpha-2').hull).toBe(1);
  });

  it('10.3 carrier action ATTACK: a target that has moved out of distance 1 is not shot at', () => {
    const battle = arena({
      start: 'command',
      player: { carriers: [{ class: 'STANDARD', at: 'F7' }] },
      enemy: { carriers: [{ class: 'ENEMY', at: 'F6' }] },
    });
    order(battle, 'player', 'Carrier', { type: 'carrier-move', cell: 'F8' });
    execute(battle, 'player');
    order(battle, 'enemy', 'Enemy Carrier', { type: 'fire', target: 'Carrier' });
    execute(battle, 'enemy').done();
    expect(fights(battle)).toBe('');
    expect(hull(battle).hull).toBe(10);
  });

  it('10.3 carrier action MOVE: around an enemy carrier, if a shortest way leads past it', () => {
    const battle = arena({
      start: 'command',
      player: { carriers: [{ class: 'SCOUT', at: 'E8' }] },
      enemy: { carriers: [{ class: 'ENEMY', at: 'F8' }] },
    });
    order(battle, 'player', 'Carrier', { type: 'carrier-move', cell: 'F7' });
    execute(battle, 'player');
    execute(battle, 'enemy').done();
    expect(hull(battle).cell).toBe(cell('F7'));
  });

  it('10.3 carrier action DEFEND: DEF +2 against what comes in step 7', () => {
    const battle = turnWith({ type: 'carrier-defend' }, { enemy: force('B-Bravo-2 F13') }, [3]).done();
    expect(fights(battle)).toContain('Enemy B-Bravo-2 [d6:3+3=6] vs Carrier [DEF 4] [DEF+]');
    expect(hull(battle).hull).toBe(8);
  });

  it('10.3 carrier action HOLD: nothing', () => {
    const battle = turnWith({ type: 'hold' }, {});
    expect(hull(battle)).toMatchObject({ hull: 10, cell: cell('F13'), guard: false, order: null });
  });

  it('10.4 movements: highest SPD first, both sides mixed, then by name; one fuel a turn', () => {
    const battle = arena({
      player: force('B-Bravo-1 A9 MOVE A8', 'I-Alpha-1 C9 MOVE C7'),
      enemy: force('S-Delta-2 H3 MOVE H4', 'I-Alpha-0 J3 MOVE J4'),
    }).done();
    expect(battle.events.flatMap((event) => (event.type === 'moved' ? [event.unit.id] : []))).toEqual([
      'S-Delta-2',
      'I-Alpha-0',
      'I-Alpha-1',
      'B-Bravo-1',
    ]);
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ cell: cell('C7'), fuel: 4 });
    expect(ship(battle, 'B-Bravo-1').fuel).toBe(1);
  });

  it('10.4 movements: who survives an interception stays in that cell and fights there in step 6', () => {
    const tough = arena(
      {
        player: force('S-Delta-1 F10 DEFEND'),
        enemy: force(unit('I-Alpha-2 F9 ATTACK F11', pilot(['IRON_WILL', 'EVASIVE'], 2))),
      },
      [1, 1, 4, 1, 2],
    ).done();
    expect(log(tough)).toContain('Enemy I-Alpha-2 moves F9 → F10 and is stopped');
    expect(fights(tough)).toContain('=== Interception at F10 ===');
    expect(fights(tough)).toContain('=== Combat at F10 ===');
    expect(ship(tough, 'I-Alpha-2').cell).toBe(cell('F10'));
    expect(ship(tough, 'S-Delta-1').ammo).toBe(0);
  });

  it('10.4 movements: the destination is not passed through', () => {
    const battle = arena(
      { player: force('G-Charlie-1 F10 DEFEND'), enemy: force('S-Delta-2 F8 MOVE F10') },
      [1, 5, 1, 1],
    );
    battle.done();
    expect(fights(battle)).not.toContain('Interception');
  });

  it('10.4 movements: only ATTACK and DEFEND intercept, with ammo, once a turn, not the just launched', () => {
    const passes = (text: string, more = {}) =>
      arena({ player: force(unit(text, more)), enemy: force('S-Delta-2 F9 MOVE F11', FAR) }, [1]);
    const reached = (battle: ReturnType<typeof arena>) => [fights(battle), ship(battle, 'S-Delta-2').cell];
    // A squadron that may not intercept does not stand in the way either.
    expect(reached(passes('G-Charlie-1 F10'))).toEqual(['', cell('F11')]);
    expect(reached(passes('G-Charlie-1 F10 DEFEND', { ammo: 0 }))).toEqual(['', cell('F11')]);
    expect(fights(passes('G-Charlie-1 F10 ATTACK'))).toContain('Interception');
    const two = arena(
      { player: force('G-Charlie-1 F10 DEFEND'), enemy: force('S-Delta-2 F9 MOVE F11', 'S-Delta-3 F9 MOVE F11') },
      [4],
    ).done();
    expect(ship(two, 'S-Delta-3').cell).toBe(cell('F11'));
    const launched = arena({
      start: 'command',
      player: { ...carrier, ...force('G-Charlie-1 DOCKED') },
      enemy: force('S-Delta-2 F11'),
    });
    order(launched, 'player', 'G-Charlie-1', { type: 'launch', cell: 'F12' });
    execute(launched, 'player');
    order(launched, 'enemy', 'S-Delta-2', { type: 'move', cell: 'F13' });
    execute(launched, 'enemy');
    expect(fights(launched)).not.toContain('Interception');
  });

  it('10.4 movements: of several interceptors the fastest fires, then the first by name', () => {
    const battle = arena(
      {
        player: force('G-Charlie-1 F10 DEFEND', 'I-Alpha-3 F10 DEFEND', 'I-Alpha-1 F10 DEFEND'),
        enemy: force('S-Delta-2 F9 MOVE F11', FAR),
      },
      [6],
    ).done();
    expect(fights(battle)).toContain('I-Alpha-1 [d6:6+2=8] vs Enemy S-Delta-2');
  });

  it('10.4 movements: the path decides who stands in the way', () => {
    const go = (path?: string) => {
      const battle = arena(
        { start: 'command', player: force('S-Delta-1 E9'), enemy: force('G-Charlie-2 F9') },
        path ? [] : [1],
      );
      order(battle, 'player', 'S-Delta-1', { type: 'move', cell: 'F8', ...(path ? { path } : {}) });
      execute(battle, 'player');
      order(battle, 'enemy', 'G-Charlie-2', { type: 'defend' });
      return execute(battle, 'enemy');
    };
    expect(fights(go())).toContain('Interception at F9');
    expect(fights(go('UR'))).toBe('');
  });

  it('10.4 movements: a way that ends where it began still costs fuel and can be intercepted (section 3, two AP)', () => {
    const fly = (back: string, guard: string, dice: number[] = []) => {
      const battle = arena(
        {
          start: 'command',
          options: { actionPoints: 2 },
          player: force(unit('I-Alpha-1 E9', pilot(['IRON_WILL', 'EVASIVE'], 2))),
          enemy: force(guard, FAR),
        },
        dice,
      );
      order(battle, 'player', 'I-Alpha-1', { type: 'move', cell: 'G9' });
      order(battle, 'player', 'I-Alpha-1', { type: 'attack', cell: back });
      execute(battle, 'player');
      order(battle, 'enemy', guard.split(' ')[0] as string, { type: 'defend' });
      return execute(battle, 'enemy');
    };
    const round = fly('E9', 'S-Delta-2 A2');
    expect(ship(round, 'I-Alpha-1')).toMatchObject({ cell: cell('E9'), fuel: 4 });
    // To G9 and one back: F9 is its destination, G9 is passed through.
    expect(fights(fly('F9', 'S-Delta-2 G9', [1, 4, 1, 1, 1]))).toContain('=== Interception at G9 ===');
    expect(fights(fly('F9', 'S-Delta-2 F9', [4, 1, 1, 1]))).not.toContain('Interception');
  });

  it('10.5 landings: into the hangar, unless the carrier has moved away or is full', () => {
    const land = (move: boolean) => {
      const battle = arena({ start: 'command', player: { ...carrier, ...force('I-Alpha-1 E13') }, enemy: force(FAR) });
      order(battle, 'player', 'I-Alpha-1', { type: 'land', carrier: 'Carrier' });
      if (move) order(battle, 'player', 'Carrier', { type: 'carrier-move', cell: 'G13' });
      execute(battle, 'player');
      return execute(battle, 'enemy');
    };
    expect(ship(land(false), 'I-Alpha-1')).toMatchObject({ home: 'Carrier', status: 'docked', cell: -1 });
    expect(ship(land(true), 'I-Alpha-1')).toMatchObject({ home: null, cell: cell('E13') });
  });

  it('10.5 landings: the harvest comes in too', () => {
    const battle = arena({
      start: 'command',
      hazards: [{ at: 'E8', kind: 'ASTEROIDS' }],
      player: force('M-Golf-1 E9'),
      enemy: force('I-Alpha-2 A1'),
    });
    order(battle, 'player', 'M-Golf-1', { type: 'harvest', cell: 'E8' });
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect(battle.state.sides.player.metal).toBe(1);
  });
});
