import { woundsIn } from '../rules/hero.ts';
import { CRYSTALS, type Crystal, type Hero, MANA, type Mana, type State } from '../types.ts';
import { type Card, cardOf } from './card.ts';
import { waitsForNobody } from './effect.ts';
import {
  anyMana,
  attackDown,
  crystal,
  crystalOfDie,
  forge,
  forgeTwo,
  influence,
  learnAction,
  loseAttackAbilities,
  move,
  noAttack,
  perSet,
  raise,
  reputation,
  ritual,
  rule,
  storm,
  takeFrom,
  turnInto,
  unitResists,
  wound,
} from './effects.ts';
import {
  attack,
  block,
  costs,
  type Effect,
  type Mode,
  mode,
  type Outside,
  rangedAttack,
  STRONG,
  siege,
  withTag,
  woundFirst,
} from './mode.ts';
import { stout } from './stout-resolve.ts';

const advanced = cardOf('advanced');
const bolt = (
  name: string,
  colour: Crystal,
  points: ReturnType<typeof rangedAttack> | ReturnType<typeof siege>,
): Card => advanced(name, colour, [mode('basic', [], crystal(colour)), mode('powered', [colour], points, STRONG)]);
const moves = (name: string, colour: Mana, basic: number, powered: number, outside: Outside): Card =>
  advanced(name, colour, { outside }, [
    mode('basic', [], move(basic)),
    mode('powered', [colour], move(powered), STRONG),
  ]);
/** Cards for people, not for fights: their Influence counts all the same (G3). */
const talks = (name: string, colour: Mana, basic: Effect, powered: Effect, outside: Outside): Card =>
  advanced(name, colour, { outside }, [mode('basic', [], basic), mode('powered', [colour], powered, STRONG)]);
/** In Need: Wounds in hand and on units, those of this fight included. */
const inNeed = (n: number, each: number): Effect =>
  influence(
    (_, hero) => n + each * (woundsIn(hero.hand) + hero.units.reduce((sum, unit) => sum + unit.wounds, 0)),
    ['influence-wounds', n, each],
  );
const perColour = (make: (colour: Crystal) => Mode): Mode[] => CRYSTALS.map(make);
const othersThan = (colour: Crystal): Crystal[] => CRYSTALS.filter((other) => other !== colour);
const has = (colour: Crystal, some: boolean) => ({
  when: (_: State, { crystals }: Hero) => crystals[colour] > 0 === some,
});
const notHealing = { when: (state: State) => state.options.healingCards === 'otherParts' };
/** Pure Magic: another mana of any basic color says what it does. */
const pure = (grade: string, pay: readonly Mana[], n: number, strong: object): Mode[] => [
  mode(`${grade}-green`, [...pay, 'green'], move(n), strong),
  mode(`${grade}-white`, [...pay, 'white'], influence(n), strong),
  mode(`${grade}-blue`, [...pay, 'blue'], block(n), strong),
  mode(`${grade}-red`, [...pay, 'red'], attack(n), strong),
];
const atStart = { when: (state: State) => state.fresh && state.phase === 1 };
const enemiesBlocked = (each: number) => ({
  plus: (_: State, hero: { turn: { blockedEnemies: number } }) => each * hero.turn.blockedEnemies,
});
const element = (value: 'physical' | 'fire') => ({
  when: (state: State) => state.options.explosiveBoltElement === value,
});
/** 12.2 */
export const ADVANCED: readonly Card[] = [
  bolt('Fire Bolt', 'red', rangedAttack(3, 'fire')),
  bolt('Ice Bolt', 'blue', rangedAttack(3, 'ice')),
  bolt('Swift Bolt', 'white', rangedAttack(4)),
  bolt('Crushing Bolt', 'green', siege(3)),
  advanced('Blood Rage', 'red', [
    mode('basic', [], attack(2)),
    mode('basic-wound', [], attack(5), woundFirst),
    mode('powered', ['red'], attack(4), STRONG),
    mode('powered-wound', ['red'], attack(9), STRONG, woundFirst),
  ]),
  advanced('Intimidate', 'red', [
    mode('basic-influence', [], influence(4), reputation(-1)),
    mode('basic-attack', [], attack(3), reputation(-1)),
    mode('powered-influence', ['red'], influence(8), reputation(-2), STRONG),
    mode('powered-attack', ['red'], attack(7), reputation(-2), STRONG),
  ]),
  advanced('Into the Heat', 'red', [
    mode(
      'basic',
      [],
      raise('unitPlus', 2, [1], { inAttack: false, inBlock: false, fits: ({ hero }) => hero.units.length > 0 }),
      rule('unitsSafe', true, []),
      atStart,
    ),
    mode(
      'powered',
      ['red'],
      raise('unitPlus', 3, [1], { inAttack: false, inBlock: false, fits: ({ hero }) => hero.units.length > 0 }),
      rule('unitsSafe', true, []),
      atStart,
      STRONG,
    ),
  ]),
  advanced('Blood Ritual', 'red', [
    mode('basic', [], anyMana(MANA), crystal('red'), wound(1)),
    mode('powered', ['red'], ritual, wound(1), STRONG),
  ]),
  advanced('Decompose', 'red', [
    ...perColour((c) => mode(`basic-${c}`, [], crystal(c, c), costs('action', c, true))),
    ...perColour((c) => mode(`powered-${c}`, ['red'], crystal(...othersThan(c)), STRONG, costs('action', c, true))),
  ]),
  // A way to play other cards: see rules/boosts.ts.
  advanced('Maximal Effect', 'red', []),
  // Powered it plays a card of the offer: see rules/boosts.ts.
  advanced(
    'Blood of Ancients',
    'red',
    perColour((c) => mode(`basic-${c}`, [c], takeFrom('actionOffer', c), wound(1))),
  ),
  advanced('Counterattack', 'red', [
    mode('basic', [], attack(2), enemiesBlocked(2)),
    mode('powered', ['red'], attack(4), STRONG, enemiesBlocked(3)),
  ]),
  advanced('Ritual Attack', 'red', [
    mode('basic-red', [], attack(5), costs('action', 'red', true)),
    mode('basic-blue', [], attack(3, 'ice'), costs('action', 'blue', true)),
    mode('basic-white', [], rangedAttack(3), costs('action', 'white', true)),
    mode('basic-green', [], siege(2), costs('action', 'green', true)),
    mode('powered-red', ['red'], attack(6, 'fire'), STRONG, costs('action', 'red', true)),
    mode('powered-blue', ['red'], attack(4, 'coldFire'), STRONG, costs('action', 'blue', true)),
    mode('powered-white', ['red'], rangedAttack(4, 'fire'), STRONG, costs('action', 'white', true)),
    mode('powered-green', ['red'], siege(3, 'fire'), STRONG, costs('action', 'green', true)),
  ]),
  advanced('Explosive Bolt', 'red', { second: 'white' }, [
    mode('basic', [], crystal('white', 'red'), wound(1)),
    mode('powered', ['red'], rangedAttack(3), STRONG, withTag('explosive-bolt'), element('physical')),
    mode('powered-fire', ['red'], rangedAttack(3, 'fire'), STRONG, withTag('explosive-bolt'), element('fire')),
  ]),
  advanced('Ice Shield', 'blue', [
    mode('basic', [], block(3, 'ice')),
    mode('powered', ['blue'], block(3, 'ice'), STRONG, withTag('ice-shield')),
  ]),
  advanced('Pure Magic', 'blue', [...pure('basic', [], 4, {}), ...pure('powered', ['blue'], 7, STRONG)]),
  advanced('Crystal Mastery', 'blue', [
    ...perColour((c) => mode(`basic-${c}`, [], crystal(c), has(c, true))),
    mode('powered', ['blue'], rule('mastery', true, [1, 2, 4], waitsForNobody), STRONG),
  ]),
  // Basic it casts a spell of the offer: see rules/boosts.ts.
  advanced('Magic Talent', 'blue', {
    outside: ['', 'one mana for a spell of its color from the offer, into the discard pile'],
  }),
  advanced('Temporal Portal', 'blue', {
    outside: [
      'the action of the turn: move to a safe space beside, hand limit +1 at the next draw',
      'the same over two spaces, or hand limit +2',
    ],
  }),
  advanced('Spell Forge', 'blue', [
    ...perColour((c) => mode(`basic-${c}`, [], forge(c))),
    mode('powered', ['blue'], forgeTwo, STRONG),
  ]),
  advanced('Shield Bash', 'blue', [
    mode('basic', [], block(3, 'physical', true)),
    mode('powered', ['blue'], block(5, 'physical', true), STRONG, withTag('shield-bash')),
  ]),
  advanced('Chilling Stare', 'blue', { second: 'white' }, [
    mode('basic-influence', [], influence(3)),
    mode('basic-stare', [], loseAttackAbilities),
    mode('powered-influence', ['blue'], influence(5), STRONG),
    mode('powered-stare', ['blue'], noAttack(), STRONG),
  ]),
  advanced('Agility', 'white', [
    mode('basic', [], turnInto('agility', 1, [4]), move(2)),
    mode('powered', ['white'], turnInto('agility', 2, [1, 4]), move(4), STRONG),
  ]),
  advanced('Diplomacy', 'white', [
    mode('basic', [], turnInto('diplomacy', 1, [2]), influence(2)),
    mode('powered', ['white'], turnInto('diplomacy', 2, [2]), influence(4), STRONG),
  ]),
  advanced('Mana Storm', 'white', [mode('basic', [], crystalOfDie), mode('powered', ['white'], storm, STRONG)]),
  talks('Heroic Tale', 'white', influence(3), influence(6), [
    'Reputation +1 for each unit recruited in this turn',
    'Reputation and Fame +1 for each unit recruited in this turn',
  ]),
  advanced(
    'Learning',
    'white',
    { outside: ['6 Influence for an advanced action from the offer, into the discard pile', ''] },
    [
      mode('basic', [], influence(2)),
      mode('powered', ['white'], influence(4), STRONG),
      mode('powered-learn', ['white'], learnAction(4, 9), STRONG, {
        when: (state) => state.options.learningInCombat,
      }),
    ],
  ),
  talks('Peaceful Moment', 'white', influence(3), influence(6), [
    'as the action of the turn: heal 1 for 2 Influence',
    'as the action of the turn: heal 1 for 2 Influence, units ready for 2 a level',
  ]),
  advanced('Chivalry', 'white', [
    mode('basic', [], attack(3)),
    mode('basic-honour', [], attack(2), withTag('chivalry')),
    mode('powered', ['white'], attack(6), STRONG),
    mode('powered-honour', ['white'], attack(4), STRONG, withTag('chivalry-powered')),
  ]),
  // The Attack of phase 4 waits in `later`: see rules/apply.ts.
  advanced('Dodge and Weave', 'white', [
    mode('basic', [], attackDown(2)),
    mode('powered', ['white'], attackDown(4), STRONG),
    mode('powered-two', ['white'], attackDown(2), STRONG, { again: 1 }),
  ]),
  advanced('Ambush', 'green', [
    mode('basic', [], raise('ambushAttack', 1, [1, 2, 4], waitsForNobody), raise('ambushBlock', 2, []), move(2)),
    mode(
      'powered',
      ['green'],
      raise('ambushAttack', 2, [1, 2, 4], waitsForNobody),
      raise('ambushBlock', 4, []),
      move(4),
      STRONG,
    ),
  ]),
  advanced('Stout Resolve', 'green', stout),
  advanced('Force of Nature', 'green', [
    mode('basic', [], unitResists(['physical'])),
    mode('powered-siege', ['green'], siege(3), STRONG),
    mode('powered-block', ['green'], block(6), STRONG),
  ]),
  advanced('Rush of Adrenaline', 'green', { second: 'red' }, [
    mode('basic', [], raise('adrenaline', 3, [1, 2, 3], { holds: [3], fits: ({ hero }) => hero.deck.length > 0 })),
    mode(
      'powered',
      ['green'],
      raise('adrenaline', 3, [1, 2, 3], { holds: [3] }),
      rule('adrenalineFirst', true, []),
      STRONG,
    ),
  ]),
  advanced('Regeneration', 'green', {
    outside: ['heal 1 and ready a unit of level 1 or 2', 'heal 2 and ready a unit of level 1 to 3'],
  }),
  talks('In Need', 'green', inNeed(3, 1), inNeed(5, 2), ['', '']),
  advanced(
    'Training',
    'green',
    { outside: ['an Action card for an advanced action of its color, into the discard pile', ''] },
    perColour((c) => mode(`powered-${c}`, ['green'], takeFrom('actionOffer', c), STRONG, costs('action', c, true))),
  ),
  advanced(
    'Power of Crystals',
    'green',
    { second: 'blue', outside: ['', 'heal 2, and 1 more for each set of four crystals'] },
    [
      ...perColour((c) => mode(`basic-${c}`, [], crystal(c), has(c, false))),
      mode('powered-move', ['green'], perSet('move'), STRONG),
      mode('powered-draw', ['green'], perSet('draw'), STRONG, notHealing),
    ],
  ),
  moves('Refreshing Walk', 'green', 2, 4, ['heal 1', 'heal 2']),
  moves('Path Finding', 'green', 2, 4, ['every terrain 1 cheaper', 'every terrain costs 2']),
  moves('Frost Bridge', 'blue', 2, 4, ['swamps cost 1', 'swamps and lakes cost 1']),
  moves('Song of Wind', 'white', 2, 2, [
    'plains, deserts and wastelands 1 cheaper',
    'plains, deserts and wastelands 2 cheaper, lakes for a blue mana',
  ]),
  moves('Steady Tempo', 'blue', 2, 4, [
    'goes under the deck at the end of the turn',
    'goes on top of the deck at the end of the turn',
  ]),
  moves('Mountain Lore', 'green', 3, 5, ['a higher hand limit in hills', 'a higher hand limit in hills and mountains']),
];
