import { describe, expect, it } from 'vitest';
import { arena, cell, execute, fights, force, hull, isGone, order, pilot, ship, unit } from './fixture.ts';

/** Section 30 of the rules: all fifteen worked examples, with their dice and their log. */
describe('section 30', () => {
  it('example 1, advantage: the Interceptor acts first and the Bomber never fires', () => {
    const battle = arena(
      { player: force('I-Alpha-1 C3 ATTACK'), enemy: force('B-Bravo-3 C3 ATTACK') },
      [2, 3, 7], // initiative by name: Bomber, Interceptor
    );
    expect(battle.ended()).toMatchObject({ result: 'victory', why: 'enemies-destroyed' });
    expect(fights(battle)).toBe(
      `=== Combat at C3 ===
Initiative Order:
  + I-Alpha-1: 3 (SPD 3)
  > Enemy B-Bravo-3: 2 (SPD 1)

I-Alpha-1 [d10:7+2=9] vs Enemy B-Bravo-3 [DEF 1]
  → 8/0 dmg → Enemy B-Bravo-3 destroyed`,
    );
  });

  it('example 2, order: Scout, Interceptor, Bomber; a dead Bomber does not attack', () => {
    const battle = arena(
      { player: force('S-Delta-1 C3 ATTACK'), enemy: force('I-Alpha-2 C3 ATTACK', 'B-Bravo-3 C3 ATTACK') },
      [1, 3, 4, 5, 1],
    );
    battle.done();
    const lines = fights(battle).split('\n');
    expect(lines.slice(2, 5)).toEqual([
      '  + S-Delta-1: 4 (SPD 4)',
      '  > Enemy I-Alpha-2: 3 (SPD 3)',
      '  > Enemy B-Bravo-3: 1 (SPD 1)',
    ]);
    expect(lines.slice(6)).toEqual([
      'S-Delta-1 [d6:5+2=7] vs Enemy B-Bravo-3 [DEF 1]',
      '  → 6/0 dmg → Enemy B-Bravo-3 destroyed',
      'Enemy I-Alpha-2 [d6:1+2=3] vs S-Delta-1 [DEF 1]',
      '  → 2/0 dmg → S-Delta-1 destroyed',
    ]);
  });

  it('example 3, tie: the same roll, and the faster one is first', () => {
    const battle = arena({ player: force('S-Delta-1 C3 ATTACK'), enemy: force('I-Alpha-2 C3 ATTACK') }, [3, 3, 6]);
    battle.ended();
    expect(fights(battle)).toContain(
      `Initiative Order:
  + S-Delta-1: 3 (SPD 4)
  > Enemy I-Alpha-2: 3 (SPD 3)`,
    );
  });

  it('example 4, DEFEND: nothing gets through, and the answer destroys', () => {
    const battle = arena(
      {
        player: { carriers: [{ class: 'STANDARD', at: 'A13' }], ...force('I-Alpha-1 D6 ATTACK') },
        enemy: force('G-Charlie-2 D6 DEFEND'),
      },
      [1, 4, 3, 6],
    );
    battle.done();
    expect(fights(battle)).toBe(
      `=== Combat at D6 ===
Initiative Order:
  + I-Alpha-1: 4 (SPD 3)
  > Enemy G-Charlie-2: 1 (SPD 2)

I-Alpha-1 [d4:3+2=5] vs Enemy G-Charlie-2 [DEF 5] [DEF+]
  → 0/0 dmg → Both survive
Enemy G-Charlie-2 [d10:6+3=9] vs I-Alpha-1 [DEF 1]
  → 8/0 dmg → I-Alpha-1 destroyed`,
    );
  });

  it('example 5, Torpedo Salvo: DEF 1 less, and splash next to the target', () => {
    const battle = arena(
      { player: force('D-Echo-1 E5 ATTACK'), enemy: force('G-Charlie-2 E5 DEFEND', 'S-Delta-4 E4') },
      [3, 1, 2, 1],
    );
    battle.done();
    expect(fights(battle)).toContain(
      `D-Echo-1 [d6:2+4=6] vs Enemy G-Charlie-2 [DEF 4] [DEF+]
  → 2/0 dmg → Both survive
  * splash 1 → Enemy S-Delta-4`,
    );
    // 5 less 2, and one back in UPKEEP.
    expect(ship(battle, 'G-Charlie-2').hull).toBe(4);
    expect(ship(battle, 'S-Delta-4').hull).toBe(1);
  });

  it('example 6, Fire Control Network: two Frigates next to the Bomber', () => {
    const battle = arena(
      {
        player: force('B-Bravo-1 F8 ATTACK', 'F-Foxtrot-1 F7 DEFEND', 'F-Foxtrot-2 G8 DEFEND'),
        enemy: force('D-Echo-2 F8'),
      },
      [2, 1, 4],
    );
    battle.ended();
    expect(fights(battle)).toContain(
      `B-Bravo-1 [d6:4+6=10] vs Enemy D-Echo-2 [DEF 1]
  → 9/0 dmg → Enemy D-Echo-2 destroyed`,
    );
  });

  it('example 6, Fire Control Network: a Frigate in the same cell adds nothing', () => {
    const battle = arena(
      { player: force('B-Bravo-1 F8 ATTACK', 'F-Foxtrot-1 F8 DEFEND'), enemy: force('D-Echo-2 F8') },
      [2, 1, 1, 4],
    );
    battle.ended();
    expect(fights(battle)).toContain('B-Bravo-1 [d6:4+4=8] vs Enemy D-Echo-2 [DEF 1]');
  });

  it('example 7, slowest target: first the Bomber, then the Gunship', () => {
    const battle = arena(
      {
        player: force('I-Alpha-1 C3 ATTACK', 'I-Alpha-3 C3 ATTACK'),
        enemy: force('I-Alpha-2 C3', 'G-Charlie-2 C3', 'B-Bravo-3 C3'),
      },
      [1, 1, 4, 1, 3, 9, 4, 1, 1],
    );
    battle.done();
    expect(fights(battle)).toContain(
      `I-Alpha-1 [d10:9+2=11] vs Enemy B-Bravo-3 [DEF 1]
  → 10/0 dmg → Enemy B-Bravo-3 destroyed
I-Alpha-3 [d4:4+2=6] vs Enemy G-Charlie-2 [DEF 3]
  → 3/0 dmg → Both survive`,
    );
  });

  it('example 8, no ammo: the Bomber holds fire', () => {
    const battle = arena({ player: force(unit('B-Bravo-1 C3', { ammo: 0 })), enemy: force('M-Golf-2 C3') }, [2, 1]);
    battle.done();
    expect(fights(battle).split('\n')).toContain('B-Bravo-1 [NO AMMO] holds fire');
  });

  it('example 9, interception: the Scout is stopped and destroyed', () => {
    const battle = arena({ player: force('G-Charlie-1 F10 DEFEND'), enemy: force('S-Delta-2 F9 MOVE F11') }, [4]);
    battle.ended();
    expect(fights(battle)).toBe(
      `=== Interception at F10 ===
G-Charlie-1 [d6:4+3=7] vs Enemy S-Delta-2 [DEF 1]
  → 6/0 dmg → Enemy S-Delta-2 destroyed`,
    );
    expect(ship(battle, 'G-Charlie-1').ammo).toBe(2);
  });

  it('example 10, morale and perk: both sides of the table', () => {
    const battle = arena(
      {
        player: force(unit('I-Alpha-1 C3 ATTACK', pilot(['STEADY_AIM'], 1, 85))),
        enemy: force(unit('I-Alpha-2 C3 DEFEND', pilot(['FUEL_EFFICIENT'], 1, 15))),
      },
      [4, 1, 1],
    );
    battle.ended();
    expect(fights(battle)).toContain(
      `I-Alpha-1 [d6:1+4=5] vs Enemy I-Alpha-2 [DEF 2] [DEF+]
  → 3/0 dmg → Enemy I-Alpha-2 destroyed`,
    );
  });

  it('example 11, Last Stand: a 5 destroys, a 4 leaves one point of hull', () => {
    const stand = (roll: number[]) =>
      arena(
        {
          player: force(unit('G-Charlie-1 C3 DEFEND', { hull: 2, ...pilot(['IRON_WILL'], 4) })),
          enemy: force('B-Bravo-3 C3 ATTACK'),
        },
        [2, 1, ...roll],
      );
    const lost = stand([5]);
    expect(lost.ended()).toMatchObject({ result: 'defeat', why: 'squadrons-lost' });
    expect(fights(lost)).toContain(
      `Enemy B-Bravo-3 [d10:5+4=9] vs G-Charlie-1 [DEF 7] [DEF+]
  → 2/0 dmg → G-Charlie-1 destroyed`,
    );
    const saved = stand([4, 1]).done();
    // One point left, one back in UPKEEP; the maximum with Iron Will is 6.
    expect(ship(saved, 'G-Charlie-1').hull).toBe(2);
  });

  it('example 12, a carrier under attack is lost', () => {
    const battle = arena(
      {
        player: { carriers: [{ class: 'STANDARD', at: 'F13' }] },
        enemy: force('B-Bravo-2 F13 ATTACK', 'B-Bravo-3 F13 ATTACK'),
      },
      [3, 5],
    );
    expect(battle.ended()).toMatchObject({ result: 'defeat', why: 'carrier-lost' });
    expect(fights(battle)).toBe(
      `=== Carrier F13 under attack ===
Enemy B-Bravo-2 [d6:3+4=7] vs Carrier [DEF 2]
  → 5/0 dmg → Carrier 10→5
Enemy B-Bravo-3 [d6:5+4=9] vs Carrier [DEF 2]
  → 7/0 dmg → Carrier destroyed`,
    );
  });

  it('example 12, Iron Will and a shield leave the carrier at 2', () => {
    const battle = arena(
      {
        player: {
          carriers: [{ class: 'STANDARD', at: 'F13' }],
          skills: ['LAST_STAND', 'RALLY_CRY', 'IRON_WILL'],
          upgrades: ['SHIELD'],
        },
        enemy: force('B-Bravo-2 F13 ATTACK', 'B-Bravo-3 F13 ATTACK'),
      },
      [3, 5],
    );
    battle.done();
    expect(hull(battle)).toMatchObject({ hull: 2, shield: 0 });
  });

  it('example 13, a whole turn', () => {
    const battle = arena(
      {
        start: 'command',
        turn: 3,
        jump: 3,
        player: {
          carriers: [{ class: 'STANDARD', at: 'F13' }],
          squadrons: [
            unit('I-Alpha-1 E9'),
            unit('G-Charlie-1 F10'),
            unit('B-Bravo-1 DOCKED', pilot(['STEADY_AIM'], 1, 70)),
          ],
        },
        enemy: force(unit('B-Bravo-3 E8', pilot(['FUEL_EFFICIENT'], 1, 70)), 'S-Delta-2 F9'),
      },
      [4, 2, 2, 3, 4],
    );
    order(battle, 'player', 'I-Alpha-1', { type: 'attack', cell: 'E8' });
    order(battle, 'player', 'G-Charlie-1', { type: 'defend' });
    order(battle, 'player', 'B-Bravo-1', { type: 'launch', cell: 'F12' });
    order(battle, 'player', 'Carrier', { type: 'rearm' });
    execute(battle, 'player');
    expect(ship(battle, 'B-Bravo-1')).toMatchObject({ cell: cell('F12'), status: 'launched' });
    order(battle, 'enemy', 'S-Delta-2', { type: 'move', cell: 'F11' });
    order(battle, 'enemy', 'B-Bravo-3', { type: 'defend' });
    execute(battle, 'enemy').done();

    expect(fights(battle)).toBe(
      `=== Interception at F10 ===
G-Charlie-1 [d6:4+3=7] vs Enemy S-Delta-2 [DEF 1]
  → 6/0 dmg → Enemy S-Delta-2 destroyed
=== Combat at E8 ===
Initiative Order:
  + I-Alpha-1: 2 (SPD 3)
  > Enemy B-Bravo-3: 2 (SPD 1)

I-Alpha-1 [d10:3+2=5] vs Enemy B-Bravo-3 [DEF 3] [DEF+]
  → 2/0 dmg → Both survive
Enemy B-Bravo-3 [d4:4+4=8] vs I-Alpha-1 [DEF 1]
  → 7/0 dmg → I-Alpha-1 destroyed`,
    );
    const fuel = battle.events.find((event) => event.type === 'moved' && event.unit.id === 'I-Alpha-1');
    expect(fuel).toMatchObject({ from: 'E9', to: 'E8' });
    expect(isGone(battle, 'I-Alpha-1')).toBe(true);
    expect(isGone(battle, 'S-Delta-2')).toBe(true);
    expect(ship(battle, 'B-Bravo-1')).toMatchObject({ status: 'ready', ap: 1, pilot: { morale: 55 } });
    // 10 for two points of hull, 15 for the Scout; 5 back for the kill.
    expect(ship(battle, 'B-Bravo-3').pilot?.morale).toBe(70 - 10 - 15 + 5);
    expect(ship(battle, 'G-Charlie-1').hull).toBe(5);
    expect(battle.state).toMatchObject({ turn: 4, jump: { charge: 4, needed: 8 } });
    expect(battle.step).toBe('8 intel');
  });

  it('example 14, a Bomber against a Gunship, defending and not', () => {
    const shoot = (text: string) => arena({ player: force('B-Bravo-1 C3 ATTACK'), enemy: force(text) }, [2, 1, 6]);
    const defended = shoot('G-Charlie-2 C3 DEFEND');
    defended.ended();
    expect(fights(defended)).toContain(
      `B-Bravo-1 [d10:6+4=10] vs Enemy G-Charlie-2 [DEF 5] [DEF+]
  → 5/0 dmg → Enemy G-Charlie-2 destroyed`,
    );
    const open = shoot('G-Charlie-2 C3');
    open.ended();
    expect(fights(open)).toContain('  → 7/0 dmg → Enemy G-Charlie-2 destroyed');
  });

  it('example 15, regeneration: 3 becomes 4, 5 stays 5', () => {
    const battle = arena({
      player: force(unit('G-Charlie-1 C9', { hull: 3 }), 'G-Charlie-3 E9'),
      enemy: force('M-Golf-2 A1'),
    }).done();
    expect(ship(battle, 'G-Charlie-1').hull).toBe(4);
    expect(ship(battle, 'G-Charlie-3').hull).toBe(5);
  });
});
