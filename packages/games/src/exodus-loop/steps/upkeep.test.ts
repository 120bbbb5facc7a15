import { describe, expect, it } from 'vitest';
import type { Hazard } from '../content/hazards.ts';
import {
  type ArenaInput,
  arena,
  cell,
  execute,
  FAR,
  force,
  hull,
  isGone,
  log,
  order,
  pilot,
  ship,
  unit,
} from '../tests/fixture.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const here = (kind: Hazard, at = 'F6') => ({ hazards: [{ at, kind }] });

describe('UPKEEP', () => {
  it('17.1 ready: launched squadrons take orders next turn', () => {
    const battle = arena({ start: 'command', player: { ...carrier, ...force('I-Alpha-1 DOCKED') }, enemy: force(FAR) });
    order(battle, 'player', 'I-Alpha-1', { type: 'launch', cell: 'F12' });
    execute(battle, 'player');
    expect(ship(battle, 'I-Alpha-1').status).toBe('launched');
    execute(battle, 'enemy').does('player', { type: 'go-on' });
    order(battle, 'player', 'I-Alpha-1', { type: 'move', cell: 'F10' });
    expect(ship(battle, 'I-Alpha-1')).toMatchObject({ status: 'ready', order: 'MOVE' });
  });

  it('17.2 action points: back to 1, or what the house says', () => {
    const points = (actionPoints: number) =>
      ship(
        arena({ options: { actionPoints }, player: force('G-Charlie-1 E9 DEFEND'), enemy: force(FAR) }),
        'G-Charlie-1',
      ).ap;
    expect(points(1)).toBe(1);
    expect(points(2)).toBe(2);
  });

  it('17.2 action points: an interceptor may intercept again next turn', () => {
    const battle = arena({ player: force('G-Charlie-1 F10 DEFEND'), enemy: force('S-Delta-2 F9 MOVE F11', FAR) }, [4]);
    expect(ship(battle, 'G-Charlie-1').intercepted).toBe(0);
  });

  it('17.3 abilities: Gunships and Regeneration +1 hull each, not above the maximum', () => {
    const battle = arena({
      player: { ...carrier, ...force(unit('G-Charlie-1 DOCKED', { hull: 2 })) },
      enemy: force(
        unit('B-Bravo-2 A1', { hull: 2, traits: ['REGENERATION'] }),
        unit('G-Charlie-2 C1', { hull: 2, traits: ['REGENERATION'] }),
        unit('G-Charlie-4 E1', { traits: ['REGENERATION'] }),
        unit('I-Alpha-2 G1', { hull: 1 }),
      ),
    });
    expect(
      ['G-Charlie-1', 'B-Bravo-2', 'G-Charlie-2', 'G-Charlie-4', 'I-Alpha-2'].map((id) => ship(battle, id).hull),
    ).toEqual([3, 3, 4, 5, 1]);
  });

  it('17.4 hazards: radiation takes hull, an ion storm fuel, asteroids and nebula nothing', () => {
    const after = (kind: Hazard) =>
      ship(arena({ ...here(kind), player: force('I-Alpha-1 F6'), enemy: force(FAR) }).done(), 'I-Alpha-1');
    expect(after('RADIATION')).toMatchObject({ hull: 2, fuel: 5 });
    expect(after('ION_STORM')).toMatchObject({ hull: 3, fuel: 4 });
    expect(after('ASTEROIDS')).toMatchObject({ hull: 3, fuel: 5 });
    expect(after('NEBULA')).toMatchObject({ hull: 3, fuel: 5 });
  });

  it('17.4 hazards: debris takes hull on a 1', () => {
    const after = (die: number) =>
      ship(arena({ ...here('DEBRIS'), player: force('I-Alpha-1 F6'), enemy: force(FAR) }, [die]).done(), 'I-Alpha-1')
        .hull;
    expect(after(1)).toBe(2);
    expect(after(2)).toBe(3);
    expect(after(6)).toBe(3);
  });

  it('17.4 hazards: a squadron may be lost to them, and its wreck is gone before the turn ends', () => {
    const battle = arena({
      ...here('RADIATION'),
      player: { ...carrier, ...force(unit('I-Alpha-1 F6', { hull: 1 })) },
      enemy: force(FAR),
    }).done();
    expect(isGone(battle, 'I-Alpha-1')).toBe(true);
    expect(log(battle)).toContain('Radiation: I-Alpha-1 loses 1 hull and is destroyed');
  });

  it('17.5 jump drive: +1 each UPKEEP, with the charge it needs', () => {
    const battle = arena({ jump: 3, player: carrier, enemy: force(FAR) });
    expect(battle.state.jump).toEqual({ charge: 4, needed: 8 });
    expect(log(battle)).toContain('Jump drive: charge 4 of 8');
    expect(arena({ player: carrier, enemy: force(FAR) }).state.jump).toBe(null);
  });

  it('17.8 turn: Bio-Armor softens one blow a turn, UPKEEP belongs to the turn', () => {
    const battle = arena(
      {
        ...here('RADIATION', 'C5'),
        player: force('I-Alpha-1 C5'),
        enemy: force(unit('B-Bravo-2 C5', { ammo: 0, traits: ['BIO_ARMOR'] })),
      },
      [1, 4, 2],
    ).done();
    // 2 less one in the fight; the radiation of the same turn is not softened; the next turn starts afresh.
    expect(ship(battle, 'B-Bravo-2')).toMatchObject({ hull: 2, softened: false });
  });

  it('17.8 turn: one more', () => {
    expect(arena({ turn: 7, player: carrier, enemy: force(FAR) }).state.turn).toBe(8);
  });
});

describe('section 26', () => {
  const wave = (more: object): ArenaInput => ({
    waves: [{ triggers: [{ kind: 'turn', from: 2, to: 2 }], size: 3, place: 'top', ...more }],
    player: { ...carrier, ...force('M-Golf-1 A13') },
    enemy: force('M-Golf-2 K7'),
  });
  const pass = (battle: ReturnType<typeof arena>) => {
    battle.does('player', { type: 'go-on' });
    execute(battle, 'player');
    return execute(battle, 'enemy');
  };
  /** Two turns: the warning, and the wave. */
  const come = (input: ArenaInput, draws: number[]) => pass(arena(input, { draws }));
  const arrived = (battle: ReturnType<typeof arena>) =>
    battle.events.flatMap((event) => (event.type === 'arrived' ? [`${event.unit.id} ${event.cell}`] : []));

  it('17.7 waves: a warning one turn before, with number, direction and which of how many', () => {
    const battle = arena(wave({}));
    expect(battle.state.waves[0]).toMatchObject({ state: 'announced', turn: 2 });
    expect(log(battle)).toContain('Warning: 3 enemies from the top edge next turn (wave 1 of 1)');
  });

  it('17.6 reinforcements: types I, B, G by draw, on the first free cells from the middle outward', () => {
    const battle = come(wave({}), [0, 1, 2]);
    expect(arrived(battle)).toEqual(['I-Alpha-3 F1', 'B-Bravo-4 E1', 'G-Charlie-5 G1']);
    expect(battle.state.sides.enemy.mustered).toBe(4);
    expect(ship(battle, 'I-Alpha-3')).toMatchObject({ side: 'enemy', status: 'ready', ap: 1, hull: 3 });
  });

  it('17.6 reinforcements: left, right, both flanks, behind the player, next to the find', () => {
    const cells = (place: string, more = {}) =>
      come({ ...wave({ place }), ...more }, [0, 0, 0]).events.flatMap((event) =>
        event.type === 'arrived' ? [event.cell] : [],
      );
    expect(cells('left')).toEqual(['A7', 'A6', 'A8']);
    expect(cells('right')).toEqual(['K6', 'K8', 'K5']);
    expect(cells('flanks')).toEqual(['A7', 'A6', 'K6']);
    expect(cells('behind')).toEqual(['E13', 'G13', 'D13']);
    expect(cells('find', { find: 'C3' })).toEqual(['C3', 'C2', 'B3']);
  });

  it('17.6 reinforcements: behaviors by their weights, Miners where the encounter has them', () => {
    const mix = [
      { behaviour: 'AGGRESSIVE', weight: 60 },
      { behaviour: 'HUNTER', weight: 30 },
      { behaviour: 'SUICIDAL', weight: 10 },
    ];
    const behaviours = (draw: number) =>
      come(wave({ size: 1, behaviours: mix }), [0, draw]).state.squadrons.at(-1)?.behaviour;
    expect([0, 59, 60, 89, 90, 99].map(behaviours)).toEqual([
      'AGGRESSIVE',
      'AGGRESSIVE',
      'HUNTER',
      'HUNTER',
      'SUICIDAL',
      'SUICIDAL',
    ]);
    const type = (draws: number[]) => come(wave({ size: 1, miners: true }), draws).state.squadrons.at(-1)?.type;
    expect(type([0])).toBe('M');
    expect(type([1, 1])).toBe('B');
  });

  it('17.6 reinforcements: an enemy carrier gets a new squadron after a loss, while its hangar has room', () => {
    const bring = (kind: 'ENEMY' | 'LEVIATHAN', draws: number[], docked: string[] = []) =>
      arena(
        {
          player: { ...carrier, ...force('B-Bravo-1 C3 ATTACK') },
          enemy: { carriers: [{ class: kind, at: 'F1' }], ...force(unit('M-Golf-2 C3', { hull: 1 }), ...docked) },
        },
        { dice: [2, 1, 6], draws },
      ).state.squadrons.filter(({ side, home }) => side === 'enemy' && home !== null).length;
    expect(bring('ENEMY', [49, 0])).toBe(1);
    expect(bring('ENEMY', [50])).toBe(0);
    expect(bring('LEVIATHAN', [69, 0])).toBe(1);
    expect(bring('LEVIATHAN', [70])).toBe(0);
    const full = ['I-Alpha-2', 'I-Alpha-3', 'I-Alpha-4', 'I-Alpha-5'].map((id) => `${id} DOCKED`);
    expect(bring('ENEMY', [], full)).toBe(4);
    // Without a loss nothing is drawn.
    expect(
      arena({ player: carrier, enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }] } }).done().state.squadrons,
    ).toHaveLength(0);
  });

  const isAnnounced = (battle: ReturnType<typeof arena>) => battle.state.waves[0]?.state === 'announced';
  const only = (...triggers: object[]): ArenaInput => wave({ triggers });

  it('17.7 waves, a window of turns: every turn is as likely, and the last one is sure', () => {
    const at = (turn: number, draws: number[]) =>
      isAnnounced(arena({ ...only({ kind: 'turn', from: 4, to: 6 }), turn }, { draws }));
    expect(at(2, [])).toBe(false);
    expect(at(3, [0])).toBe(true);
    expect(at(3, [2])).toBe(false);
    expect(at(4, [1])).toBe(false);
    expect(at(4, [0])).toBe(true);
    expect(at(5, [])).toBe(true);
  });

  it('17.7 waves, losses: a force that is nothing but a carrier loses it, and then the wave comes', () => {
    const battle = arena(
      {
        ...only({ kind: 'losses', percent: 50 }),
        player: { carriers: [{ class: 'STANDARD', at: 'F13' }], ...force('B-Bravo-1 F1 ATTACK') },
        enemy: { carriers: [{ class: 'ENEMY', at: 'F1', hull: 3 }] },
      },
      { dice: [6], draws: [0, 0, 0, 0, 0, 0, 0, 0] },
    );
    // The carrier is lost, but the battle goes on for what is sure to come.
    expect(battle.state.waves.map(({ state }) => state)).toEqual(['announced']);
    expect(battle.state.result).toBeNull();
  });

  it('17.7 waves, losses: over a percentage of the squadrons that took part', () => {
    const lose = (percent: number) =>
      isAnnounced(
        arena(
          {
            ...only({ kind: 'losses', percent }),
            player: { ...carrier, ...force('B-Bravo-1 C3 ATTACK') },
            enemy: force(unit('M-Golf-2 C3', { hull: 1 }), FAR),
          },
          [2, 1, 6],
        ),
      );
    expect(lose(50)).toBe(true);
    expect(lose(51)).toBe(false);
  });

  it('17.7 waves, winning: twice the hull of the enemy', () => {
    const hulls = (...mine: string[]) =>
      isAnnounced(arena({ ...only({ kind: 'winning' }), player: force(...mine), enemy: force('M-Golf-2 A1') }));
    expect(hulls('I-Alpha-1 A13')).toBe(false);
    expect(hulls('I-Alpha-1 A13', 'I-Alpha-3 B13')).toBe(true);
  });

  it('17.7 waves, carrier damaged and boss phases', () => {
    const at = (trigger: object, points: number) =>
      isAnnounced(
        arena({ ...only(trigger), player: carrier, enemy: { carriers: [{ class: 'ENEMY', at: 'F1', hull: points }] } }),
      );
    expect(at({ kind: 'carrier-damaged' }, 10)).toBe(false);
    expect(at({ kind: 'carrier-damaged' }, 9)).toBe(true);
    expect(at({ kind: 'phase', percent: 50 }, 6)).toBe(false);
    expect(at({ kind: 'phase', percent: 50 }, 5)).toBe(true);
  });

  it('17.7 waves, distress beacon: a unit with the trait is destroyed; one beacon calls one wave', () => {
    const call = (traits: 'DISTRESS_BEACON'[]) =>
      arena(
        {
          waves: [1, 2].map((size) => ({ triggers: [{ kind: 'beacon' as const }], size, place: 'top' as const })),
          player: { ...carrier, ...force('B-Bravo-1 C3 ATTACK') },
          enemy: force(unit('M-Golf-2 C3', { hull: 1, traits }), FAR),
        },
        [2, 1, 6],
      ).state;
    expect(call(['DISTRESS_BEACON'])).toMatchObject({
      beacon: false,
      waves: [{ state: 'announced' }, { state: 'waiting' }],
    });
    expect(call([]).waves[0]?.state).toBe('waiting');
  });

  it('17.7 waves, detection: a player unit sees the find', () => {
    const find = (at: string) =>
      isAnnounced(arena({ ...only({ kind: 'detection' }), find: 'F5', player: force(at), enemy: force(FAR) }));
    expect(find('S-Delta-1 F8')).toBe(true);
    expect(find('I-Alpha-1 F8')).toBe(false);
  });

  it('17.7 waves, after the wave before', () => {
    const waves = [
      { triggers: [{ kind: 'turn' as const, from: 2, to: 2 }], size: 1, place: 'top' as const },
      { triggers: [{ kind: 'after' as const, turns: 2 }], size: 1, place: 'top' as const },
    ];
    const battle = arena(
      { waves, player: { ...carrier, ...force('M-Golf-1 A13') }, enemy: force('M-Golf-2 K7') },
      { draws: [0, 0] },
    );
    pass(battle);
    expect(battle.state.waves.map(({ state }) => state)).toEqual(['arrived', 'waiting']);
    pass(battle);
    expect(battle.state.waves.map(({ state, turn }) => [state, turn])).toEqual([
      ['arrived', 2],
      ['announced', 4],
    ]);
  });
});

describe('section 18', () => {
  it('18 after resolution: won when all enemies are destroyed', () => {
    const battle = arena(
      { player: force('B-Bravo-1 C3 ATTACK'), enemy: force(unit('M-Golf-2 C3', { hull: 1 })) },
      [2, 1, 6],
    );
    expect(battle.ended()).toEqual({ result: 'victory', why: 'enemies-destroyed', turn: 1 });
  });

  it('18 after resolution: not while a wave is still to come', () => {
    const battle = arena(
      {
        waves: [{ triggers: [{ kind: 'turn', from: 5, to: 5 }], size: 1, place: 'top' }],
        player: force('B-Bravo-1 C3 ATTACK'),
        enemy: force(unit('M-Golf-2 C3', { hull: 1 })),
      },
      [2, 1, 6],
    ).done();
    expect(battle.outcome).toBe(undefined);
  });

  it('18 after resolution: a wave that waits for a beacon nobody carries is not waited for', () => {
    const battle = arena(
      {
        waves: [{ triggers: [{ kind: 'beacon' }], size: 1, place: 'top' }],
        player: force('B-Bravo-1 C3 ATTACK'),
        enemy: force(unit('M-Golf-2 C3', { hull: 1 })),
      },
      [2, 1, 6],
    );
    expect(battle.ended().result).toBe('victory');
  });

  it('18 after resolution: a wave that follows one which may never come is not waited for either', () => {
    const win = (first: 'beacon' | 'winning') =>
      arena(
        {
          waves: [
            { triggers: [{ kind: first }], size: 1, place: 'top' },
            { triggers: [{ kind: 'after', turns: 2 }], size: 1, place: 'top' },
          ],
          player: force('B-Bravo-1 C3 ATTACK'),
          enemy: force(unit('M-Golf-2 C3', { hull: 1 })),
        },
        [2, 1, 6],
      ).outcome?.result;
    expect(win('beacon')).toBe('victory');
    expect(win('winning')).toBe(undefined);
  });

  it('18 after resolution: lost with the last carrier, not with the first of two', () => {
    const attacked = (...carriers: { class: 'SCOUT'; at: string; hull: number }[]) =>
      arena({ player: { carriers }, enemy: force('B-Bravo-2 F13 ATTACK') }, [6]).outcome;
    expect(attacked({ class: 'SCOUT', at: 'F13', hull: 1 })).toMatchObject({ result: 'defeat', why: 'carrier-lost' });
    expect(attacked({ class: 'SCOUT', at: 'F13', hull: 1 }, { class: 'SCOUT', at: 'A13', hull: 1 })).toBe(undefined);
  });

  it('18 after resolution: if both happen in the same turn, the loss counts', () => {
    const battle = arena(
      {
        player: { carriers: [{ class: 'SCOUT', at: 'F13', hull: 1 }], ...force('B-Bravo-1 C3 ATTACK') },
        enemy: force(unit('M-Golf-2 C3', { hull: 1 }), unit('I-Alpha-2 F13', { hull: 1, traits: ['SPORE_CLOUD'] })),
      },
      [2, 1, 6, 6],
    );
    expect(battle.outcome).toMatchObject({ result: 'defeat' });
  });

  it('18 after resolution: stranded without fuel in the store and without squadrons', () => {
    const strand = (fuelStore: number, more: ReturnType<typeof force> = {}) =>
      arena({ options: { fuelStore }, player: { ...carrier, ...more }, enemy: force(FAR) }).outcome;
    expect(strand(0)).toMatchObject({ result: 'defeat', why: 'stranded' });
    expect(strand(10)).toBe(undefined);
    expect(strand(0, force('I-Alpha-1 DOCKED'))).toBe(undefined);
  });

  it('18 after upkeep: escaped when the jump drive is charged', () => {
    // A drive that needs 8 turns is charged with turn 8: the log, the outcome and the state that is shown agree.
    const battle = arena({ turn: 8, jump: 7, player: carrier, enemy: force(FAR) });
    expect(battle.ended()).toEqual({ result: 'victory', why: 'jumped', turn: 8 });
    expect(battle.state.turn).toBe(8);
    expect(log(battle)).toContain('Victory after turn 8: the jump drive is charged.');
    expect(arena({ jump: 6, player: carrier, enemy: force(FAR) }).outcome).toBe(undefined);
    expect(arena({ jump: 2, options: { jumpNeeded: 3 }, player: carrier, enemy: force(FAR) }).ended().why).toBe(
      'jumped',
    );
  });

  it('18 after upkeep: drawn at the turn limit of the house', () => {
    const at = (turn: number) => arena({ turn, options: { turnLimit: 5 }, player: carrier, enemy: force(FAR) }).outcome;
    expect(at(4)).toBe(undefined);
    expect(at(5)).toEqual({ result: 'draw', why: 'turn-limit', turn: 5 });
  });

  it('18 after upkeep: pilots of the winner cheer, all survivors gain experience, Emergency Repairs restore hull of the carrier', () => {
    const battle = arena({
      jump: 7,
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13', hull: 4 }],
        skills: ['EMERGENCY_REPAIRS'],
        ...force(unit('I-Alpha-1 A13', { pilot: { name: 'Ace', perks: ['EVASIVE'], xp: 130, morale: 95, kills: 2 } })),
      },
      enemy: force(unit(FAR, pilot(['EVASIVE']))),
    });
    battle.ended();
    expect(ship(battle, 'I-Alpha-1').pilot).toMatchObject({ morale: 100, missions: 1, xp: 130 + 25, level: 3 });
    expect(ship(battle, 'M-Golf-9').pilot).toMatchObject({ morale: 50, xp: 25 });
    expect(hull(battle).hull).toBe(5);
    expect(cell('F13')).toBe(hull(battle).cell);
  });

  it('18 after resolution: a kill of this battle is worth 10 experience, kills of earlier ones nothing more', () => {
    const battle = arena(
      {
        player: force(
          unit('B-Bravo-1 C3 ATTACK', { pilot: { name: 'Ace', perks: ['EVASIVE'], xp: 5, kills: 7 } }),
          'M-Golf-1 A13',
        ),
        enemy: force(unit('M-Golf-2 C3', { hull: 1 })),
      },
      [2, 1, 6],
    );
    battle.ended();
    expect(ship(battle, 'B-Bravo-1').pilot).toMatchObject({ kills: 8, xp: 5 + 10 + 25 });
  });

  it('18 after upkeep: a boss is worth twice the experience', () => {
    const battle = arena(
      {
        encounter: 'BOSS',
        jump: 7,
        player: { ...carrier, ...force(unit('I-Alpha-1 A13', pilot(['EVASIVE']))) },
        enemy: force(FAR),
      },
      { draws: [0] },
    );
    battle.ended();
    expect(ship(battle, 'I-Alpha-1').pilot?.xp).toBe(50);
  });
});
