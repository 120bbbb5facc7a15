import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../begin.ts';
import { figuresFor, levelFor } from '../rules/outcome.ts';
import { atTable } from '../tests/fixture.ts';
import type { City } from '../types.ts';
import { TERRAIN_COST } from './basic.ts';
import { CITIES, garrisonOf, RUINS, SITES } from './sites.ts';

describe('effects by place', () => {
  it('section 3, 8, 12.8: every site with its enemies, walls, units, night rules, reputation and failure', () => {
    const rows = Object.values(SITES).map((row) =>
      [
        row.id,
        row.piles.join('+'),
        row.fortified ? 'fortified' : '',
        row.units,
        row.nightRules ? 'night' : '',
        row.reputation,
        row.failure,
      ].join('|'),
    );
    expect(rows).toEqual([
      'keep|grey|fortified|all||-1|withdraw',
      'owned-keep|grey|fortified|all||-1|withdraw',
      'mage-tower|violet|fortified|all||-1|withdraw',
      'city||fortified|all||-1|withdraw',
      'monastery|violet||none||-3|discarded',
      'dungeon|brown||none|night|0|discarded',
      'tomb|red||none|night|0|discarded',
      'monster-den|brown||all||0|stay',
      'spawning-grounds|brown+brown||all||0|stay',
      'ruins|||all||0|stay',
      'maze|brown||one||0|discarded',
      'labyrinth|red||one||0|discarded',
      'rampagers|green||all||0|stay',
    ]);
  });

  it('11.7 city garrisons: eleven levels of four colors', () => {
    const letters = (city: City) =>
      garrisonOf(city)
        .map((pile) => pile[0]?.toUpperCase())
        .join('');
    const column = (colour: City['colour']) => CITIES.filter((city) => city.colour === colour).map(letters);
    expect(CITIES).toHaveLength(44);
    expect(column('blue')).toEqual('GV VV VW GVW VVW VWW GVVW VVWW VWWW GVVWW VVWWW'.split(' '));
    expect(column('green')).toEqual('GB BB GGB GBW BBW GGBW GBBW BBWW GBBBW GBBWW BBWWW'.split(' '));
    expect(column('red')).toEqual('W BV BW BVV BVW BBVV BVVW BVWW BBVVW BBVWW BVWWW'.split(' '));
    expect(column('white')).toEqual('W GW WW GGW GWW GGGW GGWW GWWW GGGWW GGWWW GWWWW'.split(' '));
  });

  it('11.7 a city draws its garrison by level, a megapolis both with both bonuses', () => {
    const fight = atTable(
      [],
      {
        site: 'city',
        cities: [
          { colour: 'green', level: 1 },
          { colour: 'white', level: 2 },
        ],
        enemies: undefined,
      },
      {},
      { draws: [0, 0, 0, 0] },
    );
    expect(fight.state.enemies.map((enemy) => enemy.token)).toEqual([
      'crossbowmen',
      'minotaur',
      'crossbowmen',
      'freezers',
    ]);
    expect(fight.armor('crossbowmen')).toBe(5);
  });

  it('12.9 ruins: five altars and ten fights', () => {
    expect(
      Object.values(RUINS)
        .filter((row) => row.altar)
        .map((row) => [row.altar, row.fame]),
    ).toEqual([
      ['red red red', 7],
      ['blue blue blue', 7],
      ['green green green', 7],
      ['white white white', 7],
      ['red blue green white', 10],
    ]);
    expect(
      Object.values(RUINS)
        .filter((row) => !row.altar)
        .map((row) => `${row.piles.join('+')}: ${row.rewards.join(', ')}`),
    ).toEqual([
      'green+brown: artifact',
      'green+green: four crystals',
      'grey+brown: artifact', // quote: keys of the data
      'grey+violet: unit', // quote: keys of the data
      'grey+white: artifact, spell', // quote: keys of the data
      'brown+violet: spell, four crystals',
      'brown+red: artifact, artifact',
      'green+red: artifact, advanced action',
      'green+green+green: unit',
      'violet+violet: spell, advanced action',
    ]);
  });

  it('section 8: levels, armor, hand limit and command tokens', () => {
    expect([0, 2, 3, 7, 8, 15, 24, 35, 48, 63, 80, 99].map((fame) => levelFor(DEFAULTS.fameLevels, fame))).toEqual([
      1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect([1, 3, 5, 7, 9].map(figuresFor)).toEqual([
      { armor: 2, handLimit: 5, commandTokens: 1 },
      { armor: 3, handLimit: 5, commandTokens: 2 },
      { armor: 3, handLimit: 6, commandTokens: 3 },
      { armor: 4, handLimit: 6, commandTokens: 4 },
      { armor: 4, handLimit: 7, commandTokens: 5 },
    ]);
  });

  it('12.1 terrain costs by day and night', () => {
    expect(TERRAIN_COST).toEqual({
      plains: [2, 2],
      hills: [3, 3],
      forest: [3, 5],
      wasteland: [4, 4],
      desert: [5, 3],
      swamp: [5, 5],
      lake: [2, 2],
      mountain: [5, 5],
    });
  });
});
