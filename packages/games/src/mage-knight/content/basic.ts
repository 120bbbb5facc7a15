import { dieFree } from '../rules/dice.ts';
import { isNight } from '../rules/enemy.ts';
import { CRYSTALS, type Crystal, type Hero, type State, type Terrain } from '../types.ts';
import { type Card, cardOf } from './card.ts';
import {
  attackDown,
  crystal,
  draw,
  influence,
  mana,
  moreDice,
  move,
  raise,
  readyUnit,
  reputation,
  setDice,
} from './effects.ts';
import { attack, block, costs, type Mode, mode, rangedAttack, STRONG, siege, withTag } from './mode.ts';
import { levelOfUnit } from './units.ts';

/** Section 12.1: move cost of a space by day and by night. */
export const TERRAIN_COST: Readonly<Record<Terrain, readonly [day: number, night: number]>> = {
  plains: [2, 2],
  hills: [3, 3],
  forest: [3, 5],
  wasteland: [4, 4],
  desert: [5, 3],
  swamp: [5, 5],
  lake: [2, 2],
  mountain: [5, 5],
};
const ground = (state: State) => TERRAIN_COST[state.terrain][state.night ? 1 : 0];
const byDay = (state: State) => !isNight(state);
const byNight = (state: State) => isNight(state);
const woundsThisCombat = (hero: Hero) => hero.woundsToHand;

const basic = cardOf('basic');
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

/** Influence, and what the card does besides where people are met. */
const talks = (basic: number, powered: number, colour: Crystal, ...parts: Parameters<typeof mode>[2][]): Mode[] => [
  mode('basic', [], influence(basic)),
  mode('powered', [colour], influence(powered), STRONG, ...parts),
];
/** Crystallize: a mana that is no crystal yet becomes one; powered, a crystal of any color. */
const loose = (colour: Crystal) => ({
  when: (state: State, hero: Hero) =>
    hero.tokens[colour] + hero.tokens.gold > 0 ||
    hero.turn.endless.includes(colour) ||
    dieFree(state, hero, colour) ||
    dieFree(state, hero, 'gold'),
});
const crystallize: readonly Mode[] = [
  ...CRYSTALS.map((colour) => mode(`basic-${colour}`, [colour], crystal(colour), loose(colour))),
  ...CRYSTALS.map((colour) => mode(`powered-${colour}`, ['blue'], crystal(colour), STRONG)),
];
/** Cards of the healing kind (G6). */
const calmly = { when: (state: State) => state.options.tranquilityInCombat };
const notHealing = { when: (state: State) => state.options.healingCards === 'otherParts' };

/** 12.1: the deck that every hero starts with. */
const SHARED: readonly Card[] = [
  basic('Rage', 'red', { copies: 2 }, [
    mode('basic-attack', [], attack(2)),
    mode('basic-block', [], block(2)),
    mode('powered', ['red'], attack(4), STRONG),
  ]),
  basic('Determination', 'blue', [
    mode('basic-attack', [], attack(2)),
    mode('basic-block', [], block(2)),
    mode('powered', ['blue'], block(5), STRONG),
  ]),
  basic('Swiftness', 'white', { copies: 2 }, [
    mode('basic', [], move(2)),
    mode('powered', ['white'], rangedAttack(3), STRONG),
  ]),
  basic('Improvisation', 'red', [...four(3, [], costs('other')), ...four(5, ['red'], costs('other'))]),
  // Its strong effect is a way to play other cards: see rules/boosts.ts.
  basic('Concentration', 'green', [
    mode('basic-blue', [], mana('blue')),
    mode('basic-white', [], mana('white')),
    mode('basic-red', [], mana('red')),
  ]),
  basic('March', 'green', { copies: 2 }, [mode('basic', [], move(2)), mode('powered', ['green'], move(4), STRONG)]),
  basic('Stamina', 'blue', { copies: 2 }, [mode('basic', [], move(2)), mode('powered', ['blue'], move(4), STRONG)]),
  basic('Tranquility', 'green', { outside: ['heal 1 or draw a card', 'heal 2 or draw 2 cards'] }, [
    mode('basic', [], draw(1), calmly),
    mode('powered', ['green'], draw(2), STRONG, calmly),
  ]),
  basic('Promise', 'white', talks(2, 4, 'white')),
  basic('Threaten', 'red', talks(2, 5, 'red', reputation(-1))),
  basic('Crystallize', 'blue', crystallize),
  basic('Mana Draw', 'white', [mode('basic', [], moreDice(1)), mode('powered', ['white'], setDice(1, 2), STRONG)]),
];

/** 12.1: the cards that are one hero's own. */
const OWN: readonly Card[] = [
  basic('Battle Versatility', 'red', { hero: 'arythea' }, [
    mode('basic-attack', [], attack(2)),
    mode('basic-block', [], block(2)),
    mode('basic-ranged', [], rangedAttack(1)),
    mode('powered-attack', ['red'], attack(4), STRONG),
    mode('powered-block', ['red'], block(4), STRONG),
    mode('powered-fire-attack', ['red'], attack(3, 'fire'), STRONG),
    mode('powered-fire-block', ['red'], block(3, 'fire'), STRONG),
    mode('powered-ranged', ['red'], rangedAttack(3), STRONG),
    mode('powered-siege', ['red'], siege(2), STRONG),
  ]),
  basic('Mana Pull', 'white', { hero: 'arythea', verified: 'unverified' }, [
    mode('basic', [], moreDice(1, 1)),
    mode('powered', ['white'], setDice(2, 1), STRONG),
  ]),
  basic('Cold Toughness', 'blue', { hero: 'tovak' }, [
    mode('basic-attack', [], attack(2, 'ice')),
    mode('basic-block', [], block(3, 'ice')),
    // +1 per ability, attack element and resistance of the blocked enemy: worked out in rules/points.ts.
    mode('powered', ['blue'], block(5, 'ice'), STRONG),
  ]),
  basic('Instinct', 'red', { hero: 'tovak' }, [...four(2, []), ...four(4, ['red'])]),
  basic('Will Focus', 'green', { hero: 'goldyx' }, [
    mode('basic-blue', [], mana('blue')),
    mode('basic-white', [], mana('white')),
    mode('basic-red', [], mana('red')),
    mode('basic-crystal', [], crystal('green')),
  ]),
  basic(
    'Crystal Joy',
    'blue',
    {
      hero: 'goldyx',
      outside: ['at the end of the turn, put a card away to take it back', 'the same, also with a Wound'],
    },
    crystallize,
  ),
  basic(
    'Noble Manners',
    'white',
    { hero: 'norowas', outside: ['Fame +1 in an interaction', 'Fame and Reputation +1 in an interaction'] },
    talks(2, 4, 'white'),
  ),
  basic('Rejuvenate', 'green', { hero: 'norowas', outside: ['heal 1', 'heal 2'] }, [
    mode('basic-draw', [], draw(1), notHealing),
    mode('basic-mana', [], mana('green'), notHealing),
    mode('basic-ready', [], readyUnit(levelOfUnit, 2), notHealing),
    mode('powered-draw', ['green'], draw(2), STRONG, notHealing),
    mode('powered-crystal', ['green'], crystal('green'), STRONG, notHealing),
    mode('powered-ready', ['green'], readyUnit(levelOfUnit, 3), STRONG, notHealing),
  ]),
  basic('Swift Reflexes', 'white', { hero: 'wolfhawk', colourOption: 'swiftReflexesColour' }, [
    mode('basic-move', [], move(2)),
    mode('basic-ranged', [], rangedAttack(1)),
    mode('basic-lower', [], attackDown(1)),
    mode('powered-move', ['white'], move(4), STRONG),
    mode('powered-ranged', ['white'], rangedAttack(3), STRONG),
    mode('powered-lower', ['white'], attackDown(2), STRONG),
  ]),
  basic('Tirelessness', 'blue', { hero: 'wolfhawk' }, [
    mode('basic', [], move(2), raise('moveNext', 1, [])),
    mode('powered', ['blue'], move(4), raise('movePlus', 1, []), STRONG),
  ]),
  basic('Axe Throw', 'white', { hero: 'wolfhawk', verified: 'unverified' }, [
    mode('basic-move', [], move(2)),
    mode('basic-ranged', [], rangedAttack(1)),
    mode('powered', ['white'], rangedAttack(3), STRONG, withTag('axe-throw')),
  ]),
  basic(
    'Savage Harvesting',
    'green',
    {
      hero: 'krang',
      outside: ['on the map, put a card away for a crystal of its color', 'the same with one card for every space'],
    },
    [mode('basic', [], move(2)), mode('powered', ['green'], move(4), STRONG)],
  ),
  basic(
    'Ruthless Coercion',
    'red',
    {
      hero: 'krang',
      outside: ['a unit 2 cheaper for Reputation -1', 'ready units of level 1 and 2 for 2 Influence a level'],
    },
    talks(2, 6, 'red', reputation(-1)),
  ),
  basic('Battle Rage', 'red', { hero: 'krang', verified: 'unverified' }, [
    mode('basic', [], attack(2), { plus: (_, hero) => (woundsThisCombat(hero) > 0 ? 1 : 0) }),
    mode('powered', ['red'], attack(4), STRONG, { plus: (_, hero) => Math.min(4, woundsThisCombat(hero)) }),
  ]),
  basic('One with the Land', 'green', { hero: 'braevalar', outside: ['heal 1', 'heal 2'] }, [
    mode('basic-move', [], move(2)),
    mode('basic-block', [], block(2)),
    mode('powered-move', ['green'], move(4), STRONG),
    mode('powered-fire-block', ['green'], block(0, 'fire'), STRONG, { plus: ground, when: byDay }),
    mode('powered-ice-block', ['green'], block(0, 'ice'), STRONG, { plus: ground, when: byNight }),
  ]),
  basic('Druidic Paths', 'blue', { hero: 'braevalar', outside: ['one space 1 cheaper', 'one terrain 1 cheaper'] }, [
    mode('basic', [], move(2)),
    mode('powered', ['blue'], move(4), STRONG),
  ]),
];

export const BASIC: readonly Card[] = [...SHARED, ...OWN];

/** Which shared card a hero's own one replaces. */
export const REPLACES: Readonly<Record<string, string>> = {
  'battle-versatility': 'rage',
  'mana-pull': 'mana-draw',
  'cold-toughness': 'determination',
  instinct: 'improvisation',
  'will-focus': 'concentration',
  'crystal-joy': 'crystallize',
  'noble-manners': 'promise',
  rejuvenate: 'tranquility',
  'swift-reflexes': 'swiftness',
  tirelessness: 'stamina',
  'savage-harvesting': 'march',
  'ruthless-coercion': 'threaten',
  'one-with-the-land': 'march',
  'druidic-paths': 'stamina',
};
