import { faces, isHidden, living } from '../rules/enemy.ts';
import { takeWounds } from '../steps/changes/hero.ts';
import { CRYSTALS, type Crystal, type Element, type Hero, type Kind, type Mana, type State } from '../types.ts';
import { type Card, cardOf } from './card.ts';
import {
  allUnitsResist,
  armorDown,
  armorDownAll,
  armorDownOthers,
  ask,
  claimDie,
  crystal,
  destroy,
  disease,
  exposeAllResistances,
  exposeAllWalls,
  exposeOne,
  ignoreSite,
  influence,
  loseResistances,
  move,
  noAttack,
  noAttackAnd,
  offerCards,
  possess,
  readyUnit,
  recruit,
  rule,
  takeCrystals,
} from './effects.ts';
import {
  attack,
  block,
  type Effect,
  type Mode,
  mode,
  NIGHT,
  rangedAttack,
  siege,
  withTag,
  woundFirst,
} from './mode.ts';
import { levelOfUnit } from './units.ts';

const spell = cardOf('spell');
/** Enemies faced: a monster stands in for its summoner, they are not two (4.1). */
const countEnemies = (state: State, hero: Hero): number =>
  living(state, hero).filter((enemy) => !isHidden(state, enemy)).length;
const perEnemy = (each: number) => ({ plus: (state: State, hero: Hero) => each * countEnemies(state, hero) });
const pairs = (a: Crystal, b: Crystal, each: number) => ({
  plus: (_: State, hero: Hero) => each * Math.min(hero.crystals[a], hero.crystals[b]),
  when: (_: State, hero: Hero) => Math.min(hero.crystals[a], hero.crystals[b]) > 0,
});
const sacrifice = (a: Crystal, b: Crystal, kind: Kind, element: Element, each: number): Mode =>
  mode(
    `strong-${a}-${b}`,
    ['red', 'black'],
    { attack: { kind, element, n: 0 } },
    NIGHT,
    pairs(a, b, each),
    takeCrystals(a, b),
  );
const manaBolt = (grade: string, pay: readonly Mana[], plus: number, strong: object): Mode[] => [
  mode(`${grade}-blue`, [...pay, 'blue'], attack(8 + plus, 'ice'), strong),
  mode(`${grade}-red`, [...pay, 'red'], attack(7 + plus, 'coldFire'), strong),
  mode(`${grade}-white`, [...pay, 'white'], rangedAttack(6 + plus, 'ice'), strong),
  mode(`${grade}-green`, [...pay, 'green'], siege(5 + plus, 'ice'), strong),
];
const anyFaced = (state: State, hero: Hero) => state.enemies.some((enemy) => faces(hero, enemy));
const flowing = { when: (state: State) => state.options.energyFlowInCombat };

const perColour = (make: (colour: Crystal) => Mode): Mode[] => CRYSTALS.map(make);
/** Mana Radiance: a Wound for each crystal of the color that one has before, then two more of it. */
const radiance = (colour: Crystal): Effect => {
  const two = crystal(colour, colour);
  return {
    ...two,
    does: ['radiance', colour],
    apply(aim) {
      takeWounds(aim.hero, aim.hero.crystals[colour], 'cost', aim.play);
      two.apply(aim);
    },
  };
};

/** Mind Steal: its player names the card that another player put away. */
const steal = (colour: Crystal): Effect => {
  const one = crystal(colour);
  return {
    ...one,
    does: ['steal', colour],
    brings: { crystals: 1, cards: 1 },
    apply(aim) {
      one.apply(aim);
      ask(aim, { what: 'steal', colour });
    },
  };
};

/** 12.3: basic for one mana of the color; strong for black as well, at night or underground. */
export const SPELLS: readonly Card[] = [
  spell('Fireball / Firestorm', 'red', [
    mode('basic', ['red'], rangedAttack(5, 'fire')),
    mode('strong', ['red', 'black'], siege(8, 'fire'), NIGHT, woundFirst),
  ]),
  spell('Flame Wall / Flame Wave', 'red', [
    mode('basic-attack', ['red'], attack(5, 'fire')),
    mode('basic-block', ['red'], block(7, 'fire')),
    mode('strong-attack', ['red', 'black'], attack(5, 'fire'), NIGHT, perEnemy(2)),
    mode('strong-block', ['red', 'black'], block(7, 'fire'), NIGHT, perEnemy(2)),
  ]),
  spell('Tremor / Earthquake', 'green', { colourOption: 'tremorColour' }, [
    mode('basic-one', ['green'], armorDown(3)),
    mode('basic-all', ['green'], armorDownAll(2)),
    mode('strong-one', ['green', 'black'], armorDown(3, 6), NIGHT),
    mode('strong-all', ['green', 'black'], armorDownAll(2, 4), NIGHT),
  ]),
  spell('Demolish / Disintegrate', 'red', [
    mode('basic', ['red'], ignoreSite([1, 4]), armorDownAll(1)),
    mode('strong', ['red', 'black'], destroy(), armorDownOthers(1), NIGHT, { phases: [4] }),
  ]),
  spell('Burning Shield / Exploding Shield', 'red', [
    mode('basic', ['red'], block(4, 'fire'), withTag('burning-shield')),
    mode('strong', ['red', 'black'], block(4, 'fire'), NIGHT, withTag('exploding-shield')),
  ]),
  spell('Offering / Sacrifice', 'red', [
    mode('basic', ['red'], crystal('red'), offerCards(3)),
    sacrifice('green', 'red', 'siege', 'fire', 4),
    sacrifice('green', 'blue', 'siege', 'ice', 4),
    sacrifice('white', 'red', 'ranged', 'fire', 6),
    sacrifice('white', 'blue', 'ranged', 'ice', 6),
  ]),
  // The other players are no part of the fight: the table says which crystal was lost and kept, if one was.
  spell(
    'Mana Meltdown / Mana Radiance',
    'red',
    { outside: ['every other player loses a crystal or takes a Wound', 'every other player takes Wounds too'] },
    [
      ...perColour((c) => mode(`basic-${c}`, ['red'], crystal(c))),
      ...perColour((c) => mode(`strong-${c}`, ['red', 'black'], radiance(c), NIGHT)),
    ],
  ),
  spell('Snowstorm / Blizzard', 'blue', [
    mode('basic', ['blue'], rangedAttack(5, 'ice')),
    mode('strong', ['blue', 'black'], siege(8, 'ice'), NIGHT, woundFirst),
  ]),
  spell('Chill / Lethal Chill', 'blue', [
    mode('basic', ['blue'], noAttackAnd(loseResistances(['fire']))),
    mode('strong', ['blue', 'black'], noAttackAnd(armorDown(4)), NIGHT),
  ]),
  spell('Mist Form / Veil of Mist', 'blue', [
    mode('basic', ['blue'], move(4)),
    mode('strong', ['blue', 'black'], rule('ignoreWound', true, [1, 2, 3], { holds: [3] }), allUnitsResist, NIGHT),
  ]),
  spell(
    'Mana Claim / Mana Curse',
    'blue',
    {
      outside: [
        'or one such mana in every turn of the round',
        'the same, and others take a Wound when they use that color',
      ],
    },
    [mode('basic', ['blue'], claimDie), mode('strong', ['blue', 'black'], claimDie, NIGHT)],
  ),
  spell('Space Bending / Time Bending', 'blue', {
    outside: [
      'move over two spaces as if they were one',
      'at the end of the turn the cards come back for another turn',
    ],
  }),
  spell('Mana Bolt / Mana Thunderbolt', 'blue', [
    ...manaBolt('basic', ['blue'], 0, {}),
    ...manaBolt('strong', ['blue', 'black'], 3, NIGHT),
  ]),
  spell('Expose / Mass Expose', 'white', [
    mode('basic', ['white'], exposeOne, rangedAttack(2)),
    mode('strong-walls', ['white', 'black'], exposeAllWalls, rangedAttack(3), NIGHT),
    mode('strong-resistances', ['white', 'black'], exposeAllResistances, rangedAttack(3), NIGHT),
  ]),
  spell('Whirlwind / Tornado', 'white', [
    mode('basic', ['white'], noAttack()),
    mode('strong', ['white', 'black'], destroy(), NIGHT, { phases: [4] }),
  ]),
  spell('Wings of Wind / Wings of Night', 'white', { outside: ['flight over the map', ''] }, [
    mode('strong', ['white', 'black'], noAttack(), rule('wings', 1, []), NIGHT, { again: 5 }),
  ]),
  spell('Charm / Possess', 'white', { outside: ['in an interaction a crystal, or a unit 3 cheaper', ''] }, [
    mode('basic', ['white'], influence(4)),
    mode('strong', ['white', 'black'], possess, NIGHT),
  ]),
  spell('Call to Arms / Call to Glory', 'white', [
    mode('basic', ['white'], recruit(true), { when: anyFaced }),
    mode('strong', ['white', 'black'], recruit(false), NIGHT, { when: anyFaced }),
  ]),
  spell('Mind Read / Mind Steal', 'white', { outside: ['every other player puts a card of that color away', ''] }, [
    ...perColour((c) => mode(`basic-${c}`, ['white'], crystal(c))),
    ...perColour((c) => mode(`strong-${c}`, ['white', 'black'], steal(c), NIGHT)),
  ]),
  spell(
    'Cure / Disease',
    'green',
    { colourOption: 'cureColour', outside: ['heal 2; a card for each Wound healed, units healed are ready', ''] },
    [mode('strong', ['green', 'black'], disease, NIGHT)],
  ),
  spell(
    'Underground Travel / Underground Attack',
    'green',
    { outside: ['move up to three spaces below ground', 'the same as an assault'] },
    [mode('strong', ['green', 'black'], ignoreSite([1]), NIGHT, { when: (state) => state.fresh && state.phase === 1 })],
  ),
  spell(
    'Energy Flow / Energy Steal',
    'green',
    { outside: ["others' units of level 1 or 2 may be spent", "others' units of level 1 to 3 may be spent"] },
    [
      mode('basic', ['green'], readyUnit(levelOfUnit, 4), flowing),
      mode('strong', ['green', 'black'], readyUnit(levelOfUnit, 4, true), NIGHT, flowing),
    ],
  ),
  spell('Restoration / Rebirth', 'green', {
    outside: ['heal 3, in a forest 5', 'the same, and ready units of as many levels'],
  }),
  spell('Meditation / Trance', 'green', {
    outside: [
      'two random cards of the discard pile back to the deck, hand limit +2 at the next draw',
      'the same with two cards of choice',
    ],
  }),
];
