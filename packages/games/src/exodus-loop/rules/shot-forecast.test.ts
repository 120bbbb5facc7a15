import { describe, expect, it } from 'vitest';
import { dieOf, type SquadronType } from '../content/squadrons.ts';
import { game } from '../index.ts';
import { type ArenaInput, arena, cell, FAR, force, pilot, setupOf, unit } from '../tests/fixture.ts';
import type { State } from '../types.ts';
import { attackForecast, fireForecast } from './shot-forecast.ts';

/** Before anything is rolled. */
const before = (input: ArenaInput): State => game.rules.begin(setupOf(input));
const PERCENT = Array.from({ length: 100 }, (_, i) => i + 1);

/**
 * The same chance counted through the rules themselves: RESOLUTION is played once for every face of the die. Targets have
 * no ammo, so that the shot is always fired. `rolls`: initiative before it; `percent`: dice after it, as Critical Eye has.
 */
function counted(input: ArenaInput, die: number, rolls: number[], percent: number[] = [1]): number {
  let destroyed = 0;
  for (let face = 1; face <= die; face++) {
    for (const more of percent) {
      const { events } = arena(input, [...rolls, face, more]);
      if (events.some((event) => event.type === 'attack' && event.destroyed)) destroyed++;
    }
  }
  return destroyed / (die * percent.length);
}

describe('section 31: the chance to destroy a fresh defender with one shot', () => {
  // biome-ignore format: a table is read by columns
  const TABLE: [SquadronType, number[]][] = [
    ['I', [5 / 6, 4 / 5, 0, 1 / 2, 1 / 2, 1]],
    ['B', [1, 1, 7 / 10, 5 / 6, 5 / 6, 1]],
    ['G', [1, 3 / 4, 1 / 3, 2 / 3, 2 / 3, 1]],
    ['F', [5 / 6, 2 / 3, 1 / 6, 1 / 2, 1 / 2, 1]],
    ['D', [1, 1, 2 / 3, 1, 1, 1]],
    ['S', [5 / 6, 2 / 3, 1 / 6, 1 / 2, 1 / 2, 1]],
  ];
  it.each(TABLE)('%s attacks I, B, G, F, D, S', (type, chances) => {
    (['I', 'B', 'G', 'F', 'D', 'S'] as const).forEach((other, i) => {
      const state = before({ player: force(`${type}-Alpha-1 C3`), enemy: force(`${other}-Bravo-2 C4`) });
      const found = attackForecast(state, `${type}-Alpha-1`, cell('C4'));
      expect(found).toMatchObject({ target: `${other}-Bravo-2`, type: other, die: dieOf(type, other) });
      expect(found?.chance).toBeCloseTo(chances[i] as number, 10);
    });
  });

  it('the figures of the card: an Interceptor that attacks a Bomber', () => {
    const state = before({ player: force('I-Alpha-1 E9'), enemy: force('B-Bravo-2 D8') });
    expect(attackForecast(state, 'I-Alpha-1', cell('D8'))).toEqual({
      target: 'B-Bravo-2',
      type: 'B',
      matchup: 'advantage',
      die: 10,
      atk: 2,
      def: 1,
      hull: 4,
      chance: 0.8,
      defended: 0.6,
    });
  });
});

describe('the forecast is what RESOLUTION does, face by face', () => {
  const empty = { ammo: 0 };
  const CASES: [name: string, input: ArenaInput, die: number, rolls: number[], percent?: number[]][] = [
    [
      'a defender',
      { player: force('B-Bravo-1 C3 ATTACK'), enemy: force(unit('G-Charlie-2 C3 DEFEND', empty), FAR) },
      10,
      [1, 1],
    ],
    [
      'a perk and good morale',
      {
        player: force(unit('I-Alpha-1 C3 ATTACK', pilot(['STEADY_AIM'], 1, 85))),
        enemy: force(unit('D-Echo-2 C3', empty), FAR),
      },
      6,
      [1, 1],
    ],
    [
      'Critical Eye',
      {
        player: force(unit('I-Alpha-1 C3 ATTACK', pilot(['STEADY_AIM'], 4))),
        enemy: force(unit('G-Charlie-2 C3', empty), FAR),
      },
      4,
      [1, 1],
      PERCENT,
    ],
    [
      'Bio-Armor',
      {
        player: force('I-Alpha-1 C3 ATTACK'),
        enemy: force(unit('B-Bravo-2 C3', { ...empty, traits: ['BIO_ARMOR'] }), FAR),
      },
      10,
      [1, 1],
    ],
    [
      'Afterburner',
      {
        player: force('I-Alpha-1 C3 ATTACK'),
        enemy: force(unit('B-Bravo-2 C3', { ...empty, ...pilot(['EVASIVE'], 4) }), FAR),
      },
      10,
      [1, 1],
    ],
    [
      'Last Stand',
      {
        player: force('B-Bravo-1 C3 ATTACK'),
        enemy: force(unit('G-Charlie-2 C3', { ...empty, hull: 2, ...pilot(['IRON_WILL'], 4) }), FAR),
      },
      10,
      [1, 1],
    ],
    [
      'a nebula and a Frigate that defends beside it',
      {
        hazards: [{ at: 'C6', kind: 'NEBULA' }],
        player: force('D-Echo-1 C6 ATTACK', 'F-Foxtrot-1 C7 DEFEND'),
        enemy: force(unit('G-Charlie-2 C6', empty), FAR),
      },
      6,
      [1, 1],
    ],
    [
      'the slowest of two',
      {
        player: force('I-Alpha-1 C3 ATTACK'),
        enemy: force(unit('I-Alpha-2 C3', empty), unit('B-Bravo-2 C3', empty), FAR),
      },
      10,
      [1, 1, 1],
    ],
    [
      'a way to go first',
      { player: force('I-Alpha-1 C3 ATTACK C4'), enemy: force(unit('F-Foxtrot-2 C4', empty), FAR) },
      6,
      [1, 1],
    ],
    [
      'a carrier with a shield that is nearly gone',
      {
        player: force('B-Bravo-1 F1 ATTACK'),
        enemy: { carriers: [{ class: 'ENEMY', at: 'F1', hull: 3 }], upgrades: ['SHIELD'] },
      },
      6,
      [],
    ],
    [
      'a carrier whose point defense is quicker',
      {
        player: force(unit('B-Bravo-1 F1 ATTACK', { hull: 2 })),
        enemy: { carriers: [{ class: 'ENEMY', at: 'F1', hull: 1 }] },
      },
      6,
      [],
    ],
  ];
  it.each(CASES)('%s', (_, input, die, rolls, percent) => {
    const state = before(input);
    const {
      id,
      route,
      cell: from,
    } = state.squadrons.find((one) => one.side === 'player') as (typeof state.squadrons)[0];
    const found = attackForecast(state, id, route ? cell('C4') : from);
    expect(found?.chance).toBeCloseTo(counted(input, die, rolls, percent), 10);
  });
});

it('a carrier fires with a d6 and its own ATK; where nobody is, nothing is foreseen', () => {
  const state = before({
    player: { carriers: [{ class: 'STANDARD', at: 'F13' }] },
    enemy: force(unit('I-Alpha-2 E13'), FAR),
  });
  expect(fireForecast(state, 'Carrier', 'I-Alpha-2')).toMatchObject({ die: 6, atk: 1, def: 1, hull: 3, chance: 4 / 6 });
  expect(attackForecast(state, 'I-Alpha-2', cell('A5'))).toBeUndefined();
  expect(attackForecast(state, 'nobody', cell('A5'))).toBeUndefined();
});
