import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { arena, cell, FAR, force, hull, order, ship, unit } from '../tests/fixture.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const prepared = (more = {}) =>
  arena({
    start: 'preparation',
    player: {
      ...carrier,
      ...force('I-Alpha-1 E12', unit('S-Delta-1 DOCKED', { traits: ['EARLY_LAUNCH'] }), 'B-Bravo-1 DOCKED'),
    },
    enemy: force('G-Charlie-2 F2'),
    ...more,
  });

describe('6 begin', () => {
  it('6 begin: a battle may begin in PREPARATION, INTEL, COMMAND or RESOLUTION', () => {
    const begin = (start: 'preparation' | 'intel' | 'command' | 'resolution') =>
      arena({ start, player: force('I-Alpha-1 E12'), enemy: force('G-Charlie-2 F2') }).step;
    expect(begin('preparation')).toBe('7 player');
    expect(begin('intel')).toBe('8 intel');
    expect(begin('command')).toBe('9 command');
    // The orders of the setup are executed at once, up to the next INTEL.
    expect(begin('resolution')).toBe('8 intel');
  });

  it('6 begin: the number of waves of an encounter is drawn, the turns are not', () => {
    const waves = (draw: number) =>
      arena(
        { start: 'command', encounter: 'AMBUSH', player: force('I-Alpha-1 E12'), enemy: force('G-Charlie-2 F2') },
        { draws: [draw] },
      ).state.waves;
    expect(waves(0)).toHaveLength(1);
    expect(waves(1)).toHaveLength(2);
    expect(waves(1).every((wave) => wave.state === 'waiting' && wave.turn === 0)).toBe(true);
  });

  it('6 begin: waves of the setup come after those of the encounter, with any draw', () => {
    const wave = { triggers: [{ kind: 'winning' as const }], size: 5, place: 'left' as const };
    const battle = arena(
      {
        start: 'command',
        encounter: 'STANDARD',
        waves: [wave],
        player: force('I-Alpha-1 E12'),
        enemy: force('G-Charlie-2 F2'),
      },
      { draws: [0] },
    );
    expect(battle.state.waves.map(({ size }) => size)).toEqual([5]);
  });
});

describe('7 player', () => {
  it('7 player: ships are dragged inside the zone', () => {
    const battle = prepared();
    battle.does('player', { type: 'place', ship: 'I-Alpha-1', cell: 'A11' });
    battle.does('player', { type: 'place', ship: 'Carrier', cell: 'K13' });
    expect(ship(battle, 'I-Alpha-1').cell).toBe(cell('A11'));
    expect(hull(battle).cell).toBe(cell('K13'));
    // And again, as often as one likes.
    battle.does('player', { type: 'place', ship: 'I-Alpha-1', cell: 'B11' });
    expect(ship(battle, 'I-Alpha-1').cell).toBe(cell('B11'));
  });

  it('7 player: a ship cannot be placed outside the zone, with the reason', () => {
    const battle = prepared();
    expect(battle.refused('player', { type: 'place', ship: 'I-Alpha-1', cell: 'E10' })).toBe('outside-zone');
    expect(battle.refused('player', { type: 'place', ship: 'I-Alpha-1', cell: 'E14' })).toBe('no-such-cell');
    expect(battle.refused('player', { type: 'place', ship: 'I-Alpha-1', cell: 'over there' })).toBe('no-such-cell');
    expect(battle.refused('player', { type: 'place', ship: 'G-Charlie-2', cell: 'E12' })).toBe('no-such-ship');
    expect(battle.refused('player', { type: 'place', ship: 'B-Bravo-1', cell: 'E12' })).toBe('is-docked');
    expect(game.text.en.reason({ code: 'outside-zone', ship: 'I-Alpha-1', cell: 'E10' })).toBe(
      'E10 is outside the deployment zone: I-Alpha-1 stays where it is.',
    );
  });

  it('7 player: a carrier of several cells stays inside the grid and the zone with all of them', () => {
    const battle = prepared({
      player: { carriers: [{ class: 'TENDER', at: 'F12', width: 3, height: 2 }], ...force('I-Alpha-1 E12') },
    });
    expect(battle.refused('player', { type: 'place', ship: 'Carrier', cell: 'J12' })).toBe('off-grid');
    expect(battle.refused('player', { type: 'place', ship: 'Carrier', cell: 'F13' })).toBe('off-grid');
    expect(battle.refused('player', { type: 'place', ship: 'Carrier', cell: 'F10' })).toBe('outside-zone');
    battle.does('player', { type: 'place', ship: 'Carrier', cell: 'I11' });
    expect(hull(battle).cell).toBe(cell('I11'));
  });

  it('7 player: Early Launch puts a docked squadron within one cell of the carrier, ready on turn 1', () => {
    const battle = prepared();
    const cells = battle
      .offers('player')
      .flatMap(({ action }) => (action.type === 'early-launch' && action.unit === 'S-Delta-1' ? [action.cell] : []));
    expect(cells.sort()).toEqual(['E13', 'F12', 'F13', 'G13']);
    expect(battle.refused('player', { type: 'early-launch', unit: 'B-Bravo-1', cell: '' })).toBe('not-early');
    expect(battle.refused('player', { type: 'early-launch', unit: 'B-Bravo-1', cell: 'F12' })).toBe('not-offered');
    battle.does('player', { type: 'early-launch', unit: 'S-Delta-1', cell: 'F12' });
    expect(ship(battle, 'S-Delta-1')).toMatchObject({ home: null, cell: cell('F12'), status: 'launched' });
    expect(battle.refused('player', { type: 'place', ship: 'S-Delta-1', cell: 'A13' })).toBe('launched-early');
    battle.does('player', { type: 'done' }).does('enemy', { type: 'done' }).does('player', { type: 'go-on' });
    order(battle, 'player', 'S-Delta-1', { type: 'move', cell: 'F10' });
    expect(ship(battle, 'S-Delta-1').order).toBe('MOVE');
  });

  it('7 player: the small map has two rows, or as many as the setup says', () => {
    const small = arena({
      start: 'preparation',
      columns: 7,
      rows: 8,
      player: force('I-Alpha-1 C7'),
      enemy: force('G-Charlie-2 C2'),
    });
    expect(small.refused('player', { type: 'place', ship: 'I-Alpha-1', cell: 'C6' })).toBe('outside-zone');
    const deep = arena({
      start: 'preparation',
      zone: { player: 5, enemy: 1 },
      player: force('I-Alpha-1 E12'),
      enemy: force('G-Charlie-2 F1'),
    });
    deep.does('player', { type: 'place', ship: 'I-Alpha-1', cell: 'E9' }).does('player', { type: 'done' });
    expect(deep.refused('enemy', { type: 'place', ship: 'G-Charlie-2', cell: 'F2' })).toBe('outside-zone');
  });
});

describe('7 enemy', () => {
  it('7 enemy: the enemy deploys at the top, then INTEL begins', () => {
    const battle = prepared().does('player', { type: 'done' });
    expect(battle.step).toBe('7 enemy');
    battle.does('enemy', { type: 'place', ship: 'G-Charlie-2', cell: 'A3' });
    expect(battle.refused('enemy', { type: 'place', ship: 'G-Charlie-2', cell: 'A4' })).toBe('outside-zone');
    battle.does('enemy', { type: 'done' });
    expect(battle.step).toBe('8 intel');
    expect(ship(battle, 'G-Charlie-2').cell).toBe(cell('A3'));
  });
});

describe('8 intel', () => {
  const look = (tier: number, draws: number[] = []) =>
    arena(
      {
        start: 'intel',
        player: {
          ...carrier,
          ...force('I-Alpha-1 E10'),
          upgrades: (['SENSORS_1', 'SENSORS_2', 'SENSORS_3', 'SENSORS_4'] as const).slice(0, tier),
        },
        enemy: force(
          unit('G-Charlie-2 E9', { behaviour: 'AGGRESSIVE', aggression: 0.6 }),
          unit(FAR, { aggression: 0.1 }),
        ),
      },
      { draws },
    );

  it('8 intel: read-only, the player goes on', () => {
    const battle = look(0);
    expect(
      battle
        .listed()
        .filter((choice) => choice.seat !== 'host')
        .map(({ action }) => action.type),
    ).toEqual(['go-on', 'concede', 'concede']);
    battle.does('player', { type: 'go-on' });
    expect(battle.step).toBe('9 command');
  });

  it('8 intel: each sensor tier shows what its row says, and no more', () => {
    const seen = (tier: number, draws: number[] = []) => {
      const view = game.rules.view(look(tier, draws).state, 'player');
      const unit = view.squadrons.find((other) => other.id === 'G-Charlie-2');
      return {
        forecast: view.forecast.find((row) => row.id === 'G-Charlie-2'),
        fuel: unit?.fuel,
        hull: unit?.hull,
        behaviour: unit?.behaviour,
      };
    };
    expect(seen(0)).toEqual({ forecast: undefined, fuel: -1, hull: 5, behaviour: null });
    expect(seen(1).forecast).toEqual({ id: 'G-Charlie-2', mood: 'aggressive', arrow: -1, order: null, cell: -1 });
    const two = seen(2, [7]);
    expect(two).toMatchObject({ fuel: -1, forecast: { mood: 'aggressive', order: null, cell: -1 } });
    expect(two.forecast?.arrow).toBeGreaterThanOrEqual(0);
    expect(seen(3, [7])).toMatchObject({ fuel: 3, forecast: { order: null } });
    // A Gunship next to an Interceptor attacks it: the order itself, and the exact cell.
    expect(seen(4, [7])).toMatchObject({
      fuel: 3,
      behaviour: 'AGGRESSIVE',
      forecast: { order: 'ATTACK', cell: cell('E10'), arrow: cell('E10') },
    });
  });

  it('8 intel: moods are calm, alert and aggressive', () => {
    const moods = (aggression: number, behaviour: 'CAUTIOUS' | null = null) =>
      arena({
        start: 'intel',
        player: { ...force('I-Alpha-1 E10'), upgrades: ['SENSORS_1'] },
        enemy: force(unit('G-Charlie-2 E5', { aggression, behaviour })),
      }).state.forecast[0]?.mood;
    expect([moods(0.1), moods(0.5), moods(0.9), moods(0.5, 'CAUTIOUS')]).toEqual([
      'calm',
      'alert',
      'aggressive',
      'calm',
    ]);
  });

  it('8 intel: below tier 4 the arrow is at most one cell off', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { forecast } = look(2, [seed]).state;
      const row = forecast.find(({ id }) => id === 'G-Charlie-2');
      const [x, y] = [
        ((row?.arrow ?? 0) % 26) - ((row?.cell ?? 0) % 26),
        Math.floor((row?.arrow ?? 0) / 26) - Math.floor((row?.cell ?? 0) / 26),
      ];
      expect(Math.abs(x) + Math.abs(y)).toBeLessThanOrEqual(1);
    }
  });
});
