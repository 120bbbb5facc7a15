import { describe, expect, it } from 'vitest';
import { lastFights, lostIn } from '../../rules/fight-events.ts';
import {
  type ArenaInput,
  arena,
  execute,
  FAR,
  force,
  hull,
  order,
  pilot,
  type SquadronInput,
  ship,
  unit,
} from '../../tests/fixture.ts';

const carrier = (at: string, more: { class?: 'STANDARD' | 'BATTLE' | 'SCOUT'; hull?: number } = {}) => ({
  carriers: [{ class: 'STANDARD' as const, at, ...more }],
});

describe('harm', () => {
  it('20: when a squadron falls every living pilot of its side grieves, and none of the other', () => {
    const nova = pilot(['EVASIVE']);
    const battle = arena(
      {
        player: force(unit('B-Bravo-1 C3 ATTACK', nova)),
        enemy: force(
          unit('S-Delta-2 C3', { hull: 1, ...nova }),
          unit('I-Alpha-2 A1', { hull: 1, ...nova }),
          unit('I-Alpha-4 C1', nova),
        ),
      },
      [2, 1, 6],
    ).done();
    const morale = ['B-Bravo-1', 'I-Alpha-2', 'I-Alpha-4'].map((id) => ship(battle, id).pilot?.morale);
    expect(morale).toEqual([55, 35, 35]);
    expect(battle.state.sides.enemy.lost).toBe(1);
  });

  it('21 and 22: a shot that does no damage uses up neither Iron Will nor Bio-Armor nor the shield', () => {
    const miss = arena(
      {
        start: 'command',
        player: force('B-Bravo-1 F1'),
        enemy: { ...carrier('F1', { class: 'BATTLE' }), upgrades: ['SHIELD'] },
      },
      [1, 2],
    );
    miss.state.sides.enemy.skills.push('IRON_WILL');
    const shots: unknown[] = [];
    for (let turn = 1; turn <= 2; turn++) {
      order(miss, 'player', 'B-Bravo-1', { type: 'attack', cell: 'F1' });
      execute(miss, 'player');
      order(miss, 'enemy', 'Enemy Carrier', { type: 'carrier-defend' });
      execute(miss, 'enemy').does('player', { type: 'go-on' });
      const { hit, shield, hull: left } = hull(miss, 'Enemy Carrier');
      shots.push([hit, shield, left]);
    }
    // 1 + 4 against DEF 5, then 2 + 4: the one point is what Iron Will takes.
    expect(shots).toEqual([
      [false, 3, 14],
      [true, 3, 14],
    ]);
    const soft = (die: number) => {
      const input = {
        player: force('I-Alpha-1 C3 ATTACK'),
        enemy: force(unit('G-Charlie-2 C3 DEFEND', { ammo: 0, hull: 3, traits: ['BIO_ARMOR'] }), FAR),
      };
      const battle = arena(input, [1, 1, die]).done();
      const attack = battle.events.find((event) => event.type === 'attack');
      return attack?.type === 'attack' && [attack.damage, attack.absorbed];
    };
    expect([soft(3), soft(4)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('16.4: a hit of exactly what is left destroys a carrier, one less does not', () => {
    const after = (points: number) => {
      const input = {
        player: force('B-Bravo-1 F1 ATTACK'),
        enemy: { ...carrier('F1', { hull: points }), ...force(FAR) },
      };
      const battle = arena(input, [3]).done();
      return [hull(battle, 'Enemy Carrier').hull, lostIn(battle.events).map(({ id }) => id)];
    };
    expect([after(5), after(6)]).toEqual([
      [0, ['Enemy Carrier']],
      [1, []],
    ]);
  });

  it('15.1: splash reaches carriers of the other side next to the target, the last hull point too, and no wreck', () => {
    const splashed = (points: number) => {
      const battle = arena(
        {
          start: 'command',
          options: { replacements: 0 },
          player: { ...carrier('D3'), ...force('D-Echo-1 C3') },
          enemy: {
            carriers: [{ class: 'STANDARD', at: 'C2', hull: 2 }],
            ...force(unit('B-Bravo-2 C3', { ammo: 0 }), FAR),
          },
        },
        [2, 1, 1],
      );
      hull(battle, 'Enemy Carrier').hull = points;
      order(battle, 'player', 'D-Echo-1', { type: 'attack', cell: 'C3' });
      execute(battle, 'player');
      execute(battle, 'enemy').done();
      const events = battle.news.filter((event) => event.type === 'splash');
      return [
        hull(battle, 'Enemy Carrier').hull,
        hull(battle).hull,
        events.map((event) => event.type === 'splash' && event.destroyed),
      ];
    };
    expect([2, 1, 0].map(splashed)).toEqual([
      [1, 10, [false]],
      [0, 10, [true]],
      [0, 10, []],
    ]);
  });

  it('17.4: an ion storm takes the last fuel, and nothing where none is left', () => {
    const storm = (fuel: number) => {
      const input: ArenaInput = {
        hazards: [{ at: 'F6', kind: 'ION_STORM' }],
        player: { ...carrier('F13'), ...force(unit('I-Alpha-1 F6', { fuel })) },
        enemy: force(FAR),
      };
      const battle = arena(input).done();
      const found = battle.events.find((event) => event.type === 'hazard');
      return [ship(battle, 'I-Alpha-1').fuel, found?.type === 'hazard' && found.lost];
    };
    expect([0, 1, 2].map(storm)).toEqual([
      [0, null],
      [0, 'fuel'],
      [1, 'fuel'],
    ]);
  });

  it('10.3: who left the hangar in step 1 is neither repaired nor rearmed', () => {
    const battle = arena({
      start: 'command',
      player: {
        ...carrier('F13'),
        ...force(unit('I-Alpha-1 DOCKED', { hull: 1 }), unit('I-Alpha-3 DOCKED', { hull: 1 })),
      },
      enemy: force(FAR),
    });
    order(battle, 'player', 'Carrier', { type: 'repair', target: 'I-Alpha-1' });
    order(battle, 'player', 'I-Alpha-1', { type: 'launch', cell: 'F12' });
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect(['I-Alpha-1', 'I-Alpha-3'].map((id) => ship(battle, id).hull)).toEqual([1, 1]);
    expect(battle.events.filter(({ type }) => type === 'repaired')).toEqual([]);
  });

  it('10.5: who is ordered to land where the last place was taken stays outside', () => {
    const battle = arena({
      start: 'command',
      player: {
        ...carrier('F13', { class: 'SCOUT' }),
        ...force('I-Alpha-1 DOCKED', 'I-Alpha-3 DOCKED', 'I-Alpha-5 F12', 'B-Bravo-1 E13'),
      },
      enemy: force(FAR),
    });
    order(battle, 'player', 'I-Alpha-5', { type: 'land', carrier: 'Carrier' });
    ship(battle, 'B-Bravo-1').home = 'Carrier';
    execute(battle, 'player');
    execute(battle, 'enemy');
    expect(ship(battle, 'I-Alpha-5')).toMatchObject({ status: 'ready', home: null });
  });

  it('18: who wins cheers, who is lost learns nothing, and Emergency Repairs serve who is damaged and not lost', () => {
    const nova: Partial<SquadronInput> = pilot(['EVASIVE']);
    const end = (seat: 'player' | 'enemy', points: number) => {
      const battle = arena({
        start: 'command',
        player: { ...carrier('F13'), skills: ['EMERGENCY_REPAIRS'], ...force(unit('I-Alpha-1 F6', nova)) },
        enemy: { ...carrier('F1'), ...force(unit('I-Alpha-2 A1', nova), unit('I-Alpha-4 C1', nova)) },
      });
      hull(battle).hull = points;
      hull(battle, 'Enemy Carrier').hull = 5;
      ship(battle, 'I-Alpha-4').hull = 0;
      battle.does(seat, { type: 'concede' });
      const pilots = battle.state.squadrons.map((one) => [one.pilot?.morale, one.pilot?.missions]);
      return [...pilots, hull(battle).hull, hull(battle, 'Enemy Carrier').hull];
    };
    expect(end('player', 4)).toEqual([[50, 1], [60, 1], [50, 0], 5, 5]);
    expect(end('enemy', 10)).toEqual([[60, 1], [50, 1], [50, 0], 10, 5]);
    expect(end('enemy', 0)).toEqual([[60, 1], [50, 1], [50, 0], 0, 5]);
  });

  it('19: the fire of a carrier is a fight of its own in the log; its other actions are none', () => {
    const battle = arena(
      {
        start: 'command',
        options: { replacements: 0 },
        player: { ...carrier('F13'), ...force('I-Alpha-1 A13') },
        enemy: { ...carrier('F1'), ...force(unit('I-Alpha-2 F12', { hull: 1 }), FAR) },
      },
      [6],
    );
    order(battle, 'player', 'Carrier', { type: 'fire', target: 'I-Alpha-2' });
    execute(battle, 'player');
    order(battle, 'enemy', 'Enemy Carrier', { type: 'carrier-defend' });
    execute(battle, 'enemy').done();
    const told = battle.events.map((event) => ({ event }));
    expect(lastFights(told)?.fights.map((fight) => fight.map(({ event }) => event.type))).toEqual([
      ['carrier-acted', 'attack'],
    ]);
    expect(lostIn(battle.events).map(({ id }) => id)).toEqual(['I-Alpha-2']);
    const shot = battle.events.filter((event) => event.type === 'attack');
    expect(lostIn(shot.map((event) => ({ ...event, destroyed: false })))).toEqual([]);
  });

  it('10.2: the intents are executed: nobody takes one back', () => {
    const battle = arena({ start: 'command', player: force('I-Alpha-1 F6'), enemy: force('I-Alpha-2 A1') });
    execute(battle, 'player');
    order(battle, 'enemy', 'I-Alpha-2', { type: 'defend' });
    expect(battle.combat.undo({ seat: 'enemy' }).ok).toBe(true);
    battle.does('enemy', { type: 'defend' });
    execute(battle, 'enemy');
    expect(battle.combat.undo({ seat: 'enemy' }).ok).toBe(false);
  });
});
