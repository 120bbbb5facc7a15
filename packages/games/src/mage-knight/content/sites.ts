import type { City, Pile } from '../types.ts';
import { rowsById } from './rows.ts';

/** A place of combat (sections 3, 8 and 12.8). */
export interface Site {
  id: string;
  name: string;
  /** Tokens met when the setup names none. */
  piles: readonly Pile[];
  fortified: boolean;
  units: 'all' | 'none' | 'one';
  /** Gold unusable, black usable, strong spells possible. */
  nightRules: boolean;
  /** Reputation on entering. */
  reputation: number;
  /** What happens when enemies are left: the hero goes back, the token is discarded, or it stays. */
  failure: 'withdraw' | 'discarded' | 'stay';
  /** Entering it is an assault. */
  assault: boolean;
  /** Its enemies hold the place; the others are just met. */
  role: 'defender' | 'site' | 'rampager';
  /** Fame halved, rounded up over the total. */
  halfFame: boolean;
  rewards: readonly Reward[];
}
const REWARDS = [
  'keep',
  'spell',
  'artifact',
  'advanced action',
  'unit',
  'crystal',
  'two crystals of choice',
  'four crystals',
  'city',
  'dungeon die',
  'crystal die',
  'path',
] as const;
export type Reward = (typeof REWARDS)[number];

const site = (id: string, name: string, piles: readonly Pile[], more: Partial<Site> = {}): Site => ({
  id,
  name,
  piles,
  fortified: false,
  units: 'all',
  nightRules: false,
  reputation: 0,
  failure: 'stay',
  assault: false,
  role: 'site',
  halfFame: false,
  rewards: [],
  ...more,
});
const assault = {
  fortified: true,
  reputation: -1,
  failure: 'withdraw',
  assault: true,
  role: 'defender',
} as const;

const ROWS: readonly Site[] = [
  site('keep', 'Keep', ['grey'], { ...assault, rewards: ['keep'] }),
  site('owned-keep', "Another player's keep", ['grey'], { ...assault, halfFame: true, rewards: ['keep'] }),
  site('mage-tower', 'Mage tower', ['violet'], { ...assault, rewards: ['spell'] }),
  site('city', 'City', [], { ...assault, rewards: ['city'] }),
  site('monastery', 'Monastery', ['violet'], {
    units: 'none',
    reputation: -3,
    failure: 'discarded',
    rewards: ['artifact'],
  }),
  site('dungeon', 'Dungeon', ['brown'], {
    units: 'none',
    nightRules: true,
    failure: 'discarded',
    rewards: ['dungeon die'],
  }),
  site('tomb', 'Tomb', ['red'], {
    units: 'none',
    nightRules: true,
    failure: 'discarded',
    rewards: ['spell', 'artifact'],
  }),
  site('monster-den', 'Monster den', ['brown'], { rewards: ['crystal die', 'crystal die'] }),
  site('spawning-grounds', 'Spawning grounds', ['brown', 'brown'], {
    rewards: ['artifact', 'crystal die', 'crystal die', 'crystal die'],
  }),
  site('ruins', 'Ancient ruins', []),
  site('maze', 'Maze', ['brown'], { units: 'one', failure: 'discarded', rewards: ['path'] }),
  site('labyrinth', 'Labyrinth', ['red'], {
    units: 'one',
    failure: 'discarded',
    rewards: ['path', 'advanced action'],
  }),
  site('rampagers', 'Rampaging enemies', ['green'], { role: 'rampager' }),
];
export const { rows: SITES, of: siteOf } = rowsById('site', ROWS);

/** 11.7: garrisons by level, one letter a token. */
const LETTERS: Readonly<Record<string, Pile>> = { G: 'grey', B: 'brown', V: 'violet', W: 'white' };
const GARRISONS: Readonly<Record<City['colour'], readonly string[]>> = {
  blue: ['GV', 'VV', 'VW', 'GVW', 'VVW', 'VWW', 'GVVW', 'VVWW', 'VWWW', 'GVVWW', 'VVWWW'],
  green: ['GB', 'BB', 'GGB', 'GBW', 'BBW', 'GGBW', 'GBBW', 'BBWW', 'GBBBW', 'GBBWW', 'BBWWW'],
  red: ['W', 'BV', 'BW', 'BVV', 'BVW', 'BBVV', 'BVVW', 'BVWW', 'BBVVW', 'BBVWW', 'BVWWW'],
  white: ['W', 'GW', 'WW', 'GGW', 'GWW', 'GGGW', 'GGWW', 'GWWW', 'GGGWW', 'GGWWW', 'GWWWW'],
};
export const CITY_LEVELS = 11;
export const garrisonOf = (city: City): Pile[] =>
  [...(GARRISONS[city.colour][city.level - 1] ?? '')].map((letter) => LETTERS[letter] as Pile);
export const CITIES: readonly City[] = (['blue', 'green', 'red', 'white'] as const).flatMap((colour) =>
  Array.from({ length: CITY_LEVELS }, (_, level) => ({ colour, level: level + 1 })),
);

/** 12.9: what a yellow token shows: enemies and their reward, or an altar. */
export interface Ruins {
  id: string;
  piles: readonly Pile[];
  rewards: readonly Reward[];
  /** Mana asked for, and the Fame it gives: no fight. */
  altar: string;
  fame: number;
}
const fight = (id: string, piles: readonly Pile[], rewards: readonly Reward[]): Ruins => ({
  id,
  piles,
  rewards,
  altar: '',
  fame: 0,
});
const altar = (id: string, mana: string, fame: number): Ruins => ({ id, piles: [], rewards: [], altar: mana, fame });
const RUINS_ROWS: readonly Ruins[] = [
  altar('altar-red', 'red red red', 7),
  altar('altar-blue', 'blue blue blue', 7),
  altar('altar-green', 'green green green', 7),
  altar('altar-white', 'white white white', 7),
  altar('altar-all', 'red blue green white', 10),
  fight('green-brown', ['green', 'brown'], ['artifact']),
  fight('green-green', ['green', 'green'], ['four crystals']),
  fight('grey-brown', ['grey', 'brown'], ['artifact']),
  fight('grey-violet', ['grey', 'violet'], ['unit']),
  fight('grey-white', ['grey', 'white'], ['artifact', 'spell']),
  fight('brown-violet', ['brown', 'violet'], ['spell', 'four crystals']),
  fight('brown-red', ['brown', 'red'], ['artifact', 'artifact']),
  fight('green-red', ['green', 'red'], ['artifact', 'advanced action']),
  fight('green-green-green', ['green', 'green', 'green'], ['unit']),
  fight('violet-violet', ['violet', 'violet'], ['spell', 'advanced action']),
];
export const { rows: RUINS } = rowsById('ruins', RUINS_ROWS);
