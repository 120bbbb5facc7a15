import { isNight } from '../rules/enemy.ts';
import type { Hero, State, Terrain } from '../types.ts';
import { type Card, card } from './card.ts';
import { attackDown, crystal, influence, mana, move } from './effects.ts';
import { attack, block, costs, mode, ranged, STRONG, siege, tagged } from './mode.ts';

/** Section 12.1: move cost of a space by day and by night. */
export const TERRAIN_COST: Readonly<Record<Terrain, readonly [day: number, night: number]>> = {
  plains: [2, 2],
  hills: [3, 3],
  forest: [3, 5],
  wasteland: [4, 4],
  desert: [5, 3],
  swamp: [5, 5],
};
const ground = (state: State) => TERRAIN_COST[state.terrain][state.night ? 1 : 0];
const byDay = (state: State) => !isNight(state);
const byNight = (state: State) => isNight(state);
const wounded = (hero: Hero) => hero.woundsToHand;

const four = (n: number, pay: readonly 'red'[], ...price: ReturnType<typeof costs>[]) => {
  const strong = pay.length ? STRONG : {};
  const grade = pay.length ? 'powered' : 'basic';
  return [
    mode(`${grade}-attack`, pay, attack(n), strong, ...price),
    mode(`${grade}-block`, pay, block(n), strong, ...price),
    mode(`${grade}-move`, pay, move(n), strong, ...price),
    mode(`${grade}-influence`, pay, influence(n), strong, ...price),
  ];
};

/** 12.1: the deck that every hero starts with. */
const SHARED: readonly Card[] = [
  card(
    'basic',
    'Rage',
    'red',
    [
      mode('basic-attack', [], attack(2)),
      mode('basic-block', [], block(2)),
      mode('powered', ['red'], attack(4), STRONG),
    ],
    { copies: 2 },
  ),
  card('basic', 'Determination', 'blue', [
    mode('basic-attack', [], attack(2)),
    mode('basic-block', [], block(2)),
    mode('powered', ['blue'], block(5), STRONG),
  ]),
  card('basic', 'Swiftness', 'white', [mode('basic', [], move(2)), mode('powered', ['white'], ranged(3), STRONG)], {
    copies: 2,
  }),
  card('basic', 'Improvisation', 'red', [...four(3, [], costs('other')), ...four(5, ['red'], costs('other'))]),
  // Its strong effect is a way to play other cards: see rules/boosts.ts.
  card('basic', 'Concentration', 'green', [
    mode('basic-blue', [], mana('blue')),
    mode('basic-white', [], mana('white')),
    mode('basic-red', [], mana('red')),
  ]),
  card('basic', 'March', 'green', [mode('basic', [], move(2)), mode('powered', ['green'], move(4), STRONG)], {
    copies: 2,
  }),
  card('basic', 'Stamina', 'blue', [mode('basic', [], move(2)), mode('powered', ['blue'], move(4), STRONG)], {
    copies: 2,
  }),
  card('basic', 'Tranquility', 'green', []),
  card('basic', 'Promise', 'white', []),
  card('basic', 'Threaten', 'red', []),
  card('basic', 'Crystallize', 'blue', []),
  card('basic', 'Mana Draw', 'white', []),
];

/** 12.1: the cards that are one hero's own. */
const OWN: readonly Card[] = [
  card(
    'basic',
    'Battle Versatility',
    'red',
    [
      mode('basic-attack', [], attack(2)),
      mode('basic-block', [], block(2)),
      mode('basic-ranged', [], ranged(1)),
      mode('powered-attack', ['red'], attack(4), STRONG),
      mode('powered-block', ['red'], block(4), STRONG),
      mode('powered-fire-attack', ['red'], attack(3, 'fire'), STRONG),
      mode('powered-fire-block', ['red'], block(3, 'fire'), STRONG),
      mode('powered-ranged', ['red'], ranged(3), STRONG),
      mode('powered-siege', ['red'], siege(2), STRONG),
    ],
    { hero: 'arythea' },
  ),
  card('basic', 'Mana Pull', 'white', [], { hero: 'arythea' }),
  card(
    'basic',
    'Cold Toughness',
    'blue',
    [
      mode('basic-attack', [], attack(2, 'ice')),
      mode('basic-block', [], block(3, 'ice')),
      // +1 per ability, attack element and resistance of the blocked enemy: worked out in rules/points.ts.
      mode('powered', ['blue'], block(5, 'ice'), STRONG),
    ],
    { hero: 'tovak' },
  ),
  card('basic', 'Instinct', 'red', [...four(2, []), ...four(4, ['red'])], { hero: 'tovak' }),
  card(
    'basic',
    'Will Focus',
    'green',
    [
      mode('basic-blue', [], mana('blue')),
      mode('basic-white', [], mana('white')),
      mode('basic-red', [], mana('red')),
      mode('basic-crystal', [], crystal('green')),
    ],
    { hero: 'goldyx' },
  ),
  card('basic', 'Noble Manners', 'white', [], { hero: 'norowas' }),
  card('basic', 'Rejuvenate', 'green', [], { hero: 'norowas' }),
  card(
    'basic',
    'Swift Reflexes',
    'white',
    [
      mode('basic-move', [], move(2)),
      mode('basic-ranged', [], ranged(1)),
      mode('basic-lower', [], attackDown(1)),
      mode('powered-move', ['white'], move(4), STRONG),
      mode('powered-ranged', ['white'], ranged(3), STRONG),
      mode('powered-lower', ['white'], attackDown(2), STRONG),
    ],
    { hero: 'wolfhawk', verified: 'unverified', colourOption: 'swiftReflexesColour' },
  ),
  card('basic', 'Tirelessness', 'blue', [mode('basic', [], move(2)), mode('powered', ['blue'], move(4), STRONG)], {
    hero: 'wolfhawk',
  }),
  card(
    'basic',
    'Axe Throw',
    'white',
    [
      mode('basic-move', [], move(2)),
      mode('basic-ranged', [], ranged(1)),
      mode('powered', ['white'], ranged(3), STRONG, tagged('axe-throw')),
    ],
    { hero: 'wolfhawk', verified: 'one' },
  ),
  card(
    'basic',
    'Savage Harvesting',
    'green',
    [mode('basic', [], move(2)), mode('powered', ['green'], move(4), STRONG)],
    { hero: 'krang' },
  ),
  card(
    'basic',
    'Ruthless Coercion',
    'red',
    [mode('basic', [], influence(2)), mode('powered', ['red'], influence(6), STRONG)],
    { hero: 'krang' },
  ),
  card(
    'basic',
    'Battle Rage',
    'red',
    [
      mode('basic', [], attack(2), { plus: (_, hero) => (wounded(hero) > 0 ? 1 : 0) }),
      mode('powered', ['red'], attack(4), STRONG, { plus: (_, hero) => Math.min(4, wounded(hero)) }),
    ],
    { hero: 'krang', verified: 'one' },
  ),
  card(
    'basic',
    'One with the Land',
    'green',
    [
      mode('basic-move', [], move(2)),
      mode('basic-block', [], block(2)),
      mode('powered-move', ['green'], move(4), STRONG),
      mode('powered-fire-block', ['green'], block(0, 'fire'), STRONG, { plus: ground, when: byDay }),
      mode('powered-ice-block', ['green'], block(0, 'ice'), STRONG, { plus: ground, when: byNight }),
    ],
    { hero: 'braevalar' },
  ),
  card('basic', 'Druidic Paths', 'blue', [mode('basic', [], move(2)), mode('powered', ['blue'], move(4), STRONG)], {
    hero: 'braevalar',
  }),
];

export const BASIC: readonly Card[] = [...SHARED, ...OWN];

/** Which shared card a hero's own one replaces. */
export const REPLACES: Readonly<Record<string, string>> = {
  'battle-versatility': 'rage',
  'mana-pull': 'mana-draw',
  'cold-toughness': 'determination',
  instinct: 'improvisation',
  'will-focus': 'concentration',
  'noble-manners': 'promise',
  rejuvenate: 'tranquility',
  'swift-reflexes': 'swiftness',
  tirelessness: 'stamina',
  'savage-harvesting': 'march',
  'ruthless-coercion': 'threaten',
  'battle-rage': 'rage',
  'one-with-the-land': 'march',
  'druidic-paths': 'stamina',
};
