import { describe, expect, it } from 'vitest';
import { arena, execute, FAR, fights, force, hull, isGone, order, pilot, ship, unit } from '../tests/fixture.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };

describe('RESOLUTION 6: fights', () => {
  it('10.6 combat: contested cells in reading order', () => {
    const battle = arena(
      {
        player: force('M-Golf-1 B9', 'M-Golf-3 J2', 'M-Golf-5 C2'),
        enemy: force('M-Golf-2 B9', 'M-Golf-4 J2', 'M-Golf-6 C2'),
      },
      [1, 1, 1, 1, 1, 1],
    ).done();
    expect(battle.events.flatMap((event) => (event.type === 'initiative' ? [event.cell] : []))).toEqual([
      'C2',
      'J2',
      'B9',
    ]);
  });

  it('12 initiative: 1d(SPD+1) for each, by roll, then SPD, then name', () => {
    const battle = arena(
      {
        player: force('G-Charlie-1 C3', 'G-Charlie-3 C3'),
        enemy: force('F-Foxtrot-2 C3', 'S-Delta-2 C3', 'M-Golf-2 C3'),
      },
      { dice: [2, 2, 2, 2, 2] },
    );
    const event = battle.events.find(({ type }) => type === 'initiative');
    expect(event).toMatchObject({
      list: [
        { unit: { id: 'S-Delta-2' }, spd: 4 },
        { unit: { id: 'F-Foxtrot-2' }, spd: 2 },
        { unit: { id: 'G-Charlie-1' }, spd: 2 },
        { unit: { id: 'G-Charlie-3' }, spd: 2 },
        { unit: { id: 'M-Golf-2' }, spd: 1 },
      ],
    });
    expect(battle.combat.need).toMatchObject({ kind: 'roll', count: 1, sides: 6 });
  });

  it('12 initiative: typed dice are asked for one roll at a time', () => {
    const battle = arena({ player: force('I-Alpha-1 C3 ATTACK'), enemy: force('B-Bravo-3 C3 ATTACK') }, []);
    const asked = (sides: number, why: object) => ({ kind: 'roll', count: 1, sides, why });
    expect(battle.combat.need).toMatchObject(asked(2, { code: 'roll-initiative', unit: 'B-Bravo-3' }));
    battle.throws(2);
    expect(battle.combat.need).toMatchObject(asked(4, { code: 'roll-initiative', unit: 'I-Alpha-1' }));
    battle.throws(1);
    expect(battle.combat.need).toMatchObject(asked(4, { code: 'roll-attack', unit: 'B-Bravo-3', target: 'I-Alpha-1' }));
    battle.throws(4);
    expect(battle.outcome).toMatchObject({ result: 'defeat', why: 'squadrons-lost' });
  });

  it('12 attacks: one pass; among equally slow targets the weakest hull, then the name', () => {
    const battle = arena(
      {
        player: force('S-Delta-1 C3 ATTACK'),
        enemy: force(unit('B-Bravo-2 C3', { ammo: 0 }), unit('B-Bravo-3 C3', { ammo: 0, hull: 2 })),
      },
      [1, 1, 5, 1],
    ).done();
    expect(fights(battle)).toContain('S-Delta-1 [d6:1+2=3] vs Enemy B-Bravo-3 [DEF 1] [NO AMMO]');
    expect(fights(battle).match(/S-Delta-1 \[/g)).toHaveLength(1);
  });

  it('12 attacks: no enemy left, no more attacks', () => {
    const battle = arena(
      {
        player: force('S-Delta-1 C3 ATTACK', 'B-Bravo-1 C3 ATTACK'),
        enemy: force(unit('S-Delta-2 C3', { hull: 1 }), FAR),
      },
      [1, 5, 1, 6],
    ).done();
    expect(fights(battle).match(/ vs /g)).toHaveLength(1);
    expect(ship(battle, 'B-Bravo-1').ammo).toBe(3);
  });

  it('13 roll: one ammo a shot; the die by the matchup', () => {
    const battle = arena({ player: force('I-Alpha-1 C3 ATTACK'), enemy: force('G-Charlie-2 C3') }, [1, 4, 4, 1]).done();
    expect(fights(battle)).toContain('I-Alpha-1 [d4:4+2=6] vs Enemy G-Charlie-2 [DEF 3]');
    expect(fights(battle)).toContain('Enemy G-Charlie-2 [d10:1+2=3] vs I-Alpha-1 [DEF 1]');
    expect(ship(battle, 'I-Alpha-1').ammo).toBe(2);
  });

  it('13 damage: at once, never below 0, and splash of a Destroyer even without damage, not on its own side', () => {
    const battle = arena(
      {
        player: force('D-Echo-1 E5', 'I-Alpha-1 E6'),
        enemy: {
          carriers: [{ class: 'ENEMY', at: 'D5' }],
          ...force(unit('G-Charlie-2 E5 DEFEND', pilot(['EVASIVE'])), 'S-Delta-4 F5', 'S-Delta-5 E5', 'S-Delta-6 G5'),
        },
      },
      [3, 1, 1, 1, 1, 1],
    );
    expect(fights(battle)).toContain(
      `D-Echo-1 [d6:1+3=4] vs Enemy G-Charlie-2 [DEF 5] [DEF+]
  → 0/0 dmg → Both survive
  * splash 1 → Enemy S-Delta-4
  * splash 1 → Enemy Carrier`,
    );
    expect(ship(battle, 'S-Delta-5').hull).toBe(2);
    expect(ship(battle, 'S-Delta-6').hull).toBe(2);
    expect(ship(battle, 'I-Alpha-1').hull).toBe(3);
    expect(hull(battle, 'Enemy Carrier').hull).toBe(9);
  });

  it('13 damage: a large carrier is splashed once if any of its cells lies next to the target', () => {
    const battle = arena(
      {
        player: force('D-Echo-1 E5 ATTACK'),
        enemy: {
          carriers: [{ class: 'ENEMY', at: 'E5', width: 2, height: 2 }],
          ...force(unit('M-Golf-2 E5', { hull: 3 })),
        },
      },
      { dice: [3, 1, 1, 1], draws: [99] },
    ).done();
    expect(fights(battle).match(/splash 1 → Enemy Carrier/g)).toHaveLength(1);
    // The Miner is gone, so that the Destroyer turns on the carrier itself: no splash on its own target.
    expect(fights(battle)).toContain('D-Echo-1 [d6:1+4=5] vs Enemy Carrier [DEF 1]\n  → 4/0 dmg → Enemy Carrier 9→5');
  });

  it('20 afterburner: automatically on the first attack that would hurt, once a battle', () => {
    const battle = arena(
      {
        player: force(unit('G-Charlie-1 C3', pilot(['EVASIVE'], 4))),
        enemy: force('S-Delta-2 C3 ATTACK', 'S-Delta-3 C3 ATTACK', 'S-Delta-4 C3 ATTACK'),
      },
      [1, 5, 4, 3, 2, 6, 6, 1],
    ).done();
    // Rolls 2 + 2 - 4 = 0 first: not used on it; then a 6 is ignored; then a 6 hurts.
    expect(fights(battle).match(/afterburner: G-Charlie-1 ignores the attack/g)).toHaveLength(1);
    expect(fights(battle)).toContain('  → 0/0 dmg → Both survive\n  * afterburner');
    expect(fights(battle)).toContain('  → 4/0 dmg → Both survive');
    expect(ship(battle, 'G-Charlie-1').pilot?.used).toBe(true);
  });

  it('20 afterburner: on the choice of its owner, if the table wants it so', () => {
    const ask = () =>
      arena(
        {
          options: { afterburner: 'ask' },
          player: force(unit('G-Charlie-1 C3', pilot(['EVASIVE'], 4))),
          enemy: force('S-Delta-2 C3 ATTACK'),
        },
        [1, 5, 6, 1],
      );
    const kept = ask();
    expect(kept.step).toBe('20 afterburner');
    expect(kept.offers().every(({ seat }) => seat === 'player')).toBe(true);
    kept.does('player', { type: 'endure' }).done();
    expect(ship(kept, 'G-Charlie-1')).toMatchObject({ hull: 1, pilot: { used: false } });
    const used = ask().does('player', { type: 'evade' }).done();
    expect(ship(used, 'G-Charlie-1')).toMatchObject({ hull: 5, pilot: { used: true } });
  });
});

describe('RESOLUTION 7 to 9', () => {
  it('10.7 carrier damage: a defender in the cell must be dealt with first', () => {
    const battle = arena(
      { player: { ...carrier, ...force('G-Charlie-1 F13') }, enemy: force('B-Bravo-2 F13 ATTACK') },
      [2, 1, 1, 1],
    ).done();
    expect(fights(battle)).not.toContain('under attack');
    expect(hull(battle).hull).toBe(10);
  });

  it('10.7 carrier damage: who was launched this turn onto a carrier does it no harm yet (section 10.1)', () => {
    const battle = arena(
      {
        start: 'command',
        player: { carriers: [{ class: 'STANDARD', at: 'F2' }], ...force('G-Charlie-1 DOCKED') },
        enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }], ...force(FAR) },
      },
      [6],
    );
    order(battle, 'player', 'G-Charlie-1', { type: 'launch', cell: 'F1' });
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect([hull(battle, 'Enemy Carrier').hull, ship(battle, 'G-Charlie-1').ammo]).toEqual([10, 3]);
    // A turn later it attacks like any other: d6 6 + 2 + 1 - 2.
    battle.does('player', { type: 'go-on' });
    order(battle, 'player', 'G-Charlie-1', { type: 'attack', cell: 'F1' });
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect([hull(battle, 'Enemy Carrier').hull, ship(battle, 'G-Charlie-1').ammo]).toEqual([3, 2]);
  });

  it('10.7 carrier damage: the same procedure for an enemy carrier', () => {
    const battle = arena(
      { player: force('B-Bravo-1 F1 ATTACK'), enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }] } },
      [2],
    ).done();
    expect(fights(battle)).toBe(
      '=== Enemy Carrier F1 under attack ===\nB-Bravo-1 [d6:2+4=6] vs Enemy Carrier [DEF 2]\n  → 4/0 dmg → Enemy Carrier 10→6',
    );
  });

  it('16 assault: fastest first; no ammo, no attack; every cell of a large carrier counts', () => {
    const battle = arena(
      {
        player: { carriers: [{ class: 'TENDER', at: 'F12', width: 2, height: 2 }] },
        enemy: force('B-Bravo-2 G13', 'I-Alpha-2 F12', unit('D-Echo-2 F13', { ammo: 0 })),
      },
      [6, 1],
    ).done();
    expect(fights(battle)).toBe(
      `=== Carrier F12 under attack ===
Enemy I-Alpha-2 [d6:6+1=7] vs Carrier [DEF 1]
  → 6/0 dmg → Carrier 8→2
Enemy B-Bravo-2 [d6:1+3=4] vs Carrier [DEF 1]
  → 3/0 dmg → Carrier destroyed`,
    );
    const empty = arena({
      player: { carriers: [{ class: 'TENDER', at: 'F12' }] },
      enemy: force(unit('D-Echo-2 F12', { ammo: 0 })),
    });
    expect(fights(empty)).toBe('');
  });

  it('16 assault: point defense destroys the weakest, as many as it has guns, up to its threshold', () => {
    const shoot = (kind: 'SCOUT' | 'STANDARD' | 'BATTLE', upgrades: 'POINT_DEFENCE_PLUS'[] = []) =>
      arena(
        {
          player: { carriers: [{ class: kind, at: 'F13' }], upgrades },
          enemy: force(unit('B-Bravo-2 F13', { hull: 2 }), unit('B-Bravo-3 F13', { hull: 1 }), 'B-Bravo-4 F13', FAR),
        },
        [1, 1, 1],
      );
    const killed = (battle: ReturnType<typeof arena>) =>
      battle.events.flatMap((event) => (event.type === 'point-defence' ? [event.unit.id] : []));
    expect(killed(shoot('SCOUT'))).toEqual([]);
    expect(killed(shoot('STANDARD'))).toEqual(['B-Bravo-3']);
    expect(killed(shoot('BATTLE'))).toEqual(['B-Bravo-3', 'B-Bravo-2']);
    const plus = arena(
      {
        player: { carriers: [{ class: 'STANDARD', at: 'F13' }], upgrades: ['POINT_DEFENCE_PLUS'] },
        enemy: force('B-Bravo-4 F13', 'G-Charlie-4 F13'),
      },
      [1],
    ).done();
    expect(killed(plus)).toEqual(['B-Bravo-4']);
  });

  it('16 assault: a Destroyer pierces the armor of a carrier', () => {
    const battle = arena({ player: carrier, enemy: force('D-Echo-2 F13 ATTACK') }, [1]).done();
    expect(fights(battle)).toContain('Enemy D-Echo-2 [d6:1+4=5] vs Carrier [DEF 1]');
  });

  it('10.8 orders cleared: DEFEND ends, and so does everything that was ordered', () => {
    const battle = arena({
      player: { ...carrier, ...force('G-Charlie-1 F10 DEFEND', 'I-Alpha-1 E9 MOVE E8') },
      enemy: force(FAR),
    });
    for (const id of ['G-Charlie-1', 'I-Alpha-1']) {
      expect(ship(battle, id)).toMatchObject({ order: null, route: '', target: -1, dock: null, moved: false });
    }
    expect(battle.state.open).toBe(false);
  });

  it('10.9 wrecks: destroyed squadrons leave, also those in the hangar of a lost carrier', () => {
    const battle = arena(
      {
        player: {
          carriers: [
            { class: 'SCOUT', at: 'F13', hull: 1 },
            { class: 'STANDARD', at: 'A13' },
          ],
          ...force('I-Alpha-1 DOCKED', unit('I-Alpha-3 DOCKED', { carrier: 2 })),
        },
        enemy: force('B-Bravo-2 F13 ATTACK'),
      },
      [6],
    ).done();
    expect(isGone(battle, 'I-Alpha-1')).toBe(true);
    expect(isGone(battle, 'I-Alpha-3')).toBe(false);
    expect(battle.state.sides.player.lost).toBe(1);
  });
});
