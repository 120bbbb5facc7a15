import { goStoutly, STOUT, type Stout, takesWound } from '../rules/stout.ts';
import type { Crystal, Hero, Mana, State } from '../types.ts';
import { type Card, card } from './card.ts';
import { bothPools, effect, waitsForNobody } from './effect.ts';
import {
  attackDown,
  crystal,
  influence,
  loseAttackAbilities,
  move,
  noAttack,
  raise,
  reputation,
  rule,
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
  ranged,
  STRONG,
  siege,
  tagged,
  UNSTATED,
  woundFirst,
} from './mode.ts';

const bolt = (name: string, colour: Crystal, points: ReturnType<typeof ranged> | ReturnType<typeof siege>): Card =>
  card('advanced', name, colour, [mode('basic', [], crystal(colour)), mode('powered', [colour], points, STRONG)]);
const moves = (name: string, colour: Mana, basic: number, powered: number): Card =>
  card(
    'advanced',
    name,
    colour,
    [mode('basic', [], move(basic), UNSTATED), mode('powered', [colour], move(powered), STRONG, UNSTATED)],
    {
      verified: 'unverified',
    },
  );
/** Pure Magic: another mana of any basic colour says what it does. */
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
/** Stout Resolve: any of the four, and more for cards put away. Powered it goes on: any cards, one Wound among them. */
const stoutGain = (what: Stout, n: number) =>
  what === 'attack' ? attack(n) : what === 'block' ? block(n) : what === 'move' ? move(n) : influence(n);
/** Without a pool that shows it, its uses and Wounds are counted. */
const goesOn = (what: Stout): Effect[] =>
  what === 'move' || what === 'influence'
    ? [effect(['stout'], 'self', [], ({ hero }) => goStoutly(hero, what), bothPools)]
    : [];
const oneWoundLess: Effect = effect(['stoutWound'], 'self', [], ({ hero }) => void hero.turn.stoutWound--, bothPools);
const woundCounted = (what: Stout): Effect[] => (what === 'move' || what === 'influence' ? [oneWoundLess] : []);
const whileTaken = (what: Stout) => ({ when: (state: State, hero: Hero) => takesWound(state, hero, what) });
const stout: readonly Mode[] = STOUT.flatMap((what) => [
  mode(`basic-${what}`, [], stoutGain(what, 2)),
  mode(`basic-${what}-wound`, [], stoutGain(what, 3), costs('wound')),
  mode(`powered-${what}`, ['green'], stoutGain(what, 3), ...goesOn(what), STRONG),
  mode(`more-${what}`, [], stoutGain(what, 2), costs('other'), { more: true }),
  mode(`more-${what}-wound`, [], stoutGain(what, 2), ...woundCounted(what), costs('wound'), whileTaken(what), {
    more: true,
  }),
]);

/** 12.2 */
export const ADVANCED: readonly Card[] = [
  bolt('Fire Bolt', 'red', ranged(3, 'fire')),
  bolt('Ice Bolt', 'blue', ranged(3, 'ice')),
  bolt('Swift Bolt', 'white', ranged(4)),
  bolt('Crushing Bolt', 'green', siege(3)),
  card('advanced', 'Blood Rage', 'red', [
    mode('basic', [], attack(2)),
    mode('basic-wound', [], attack(5), woundFirst),
    mode('powered', ['red'], attack(4), STRONG),
    mode('powered-wound', ['red'], attack(9), STRONG, woundFirst),
  ]),
  card('advanced', 'Intimidate', 'red', [
    mode('basic-influence', [], influence(4), reputation(-1)),
    mode('basic-attack', [], attack(3), reputation(-1)),
    mode('powered-influence', ['red'], influence(8), reputation(-2), STRONG),
    mode('powered-attack', ['red'], attack(7), reputation(-2), STRONG),
  ]),
  card('advanced', 'Into the Heat', 'red', [
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
  // A way to play other cards: see rules/boosts.ts.
  card('advanced', 'Maximal Effect', 'red', []),
  card('advanced', 'Counterattack', 'red', [
    mode('basic', [], attack(2), enemiesBlocked(2)),
    mode('powered', ['red'], attack(4), STRONG, enemiesBlocked(3)),
  ]),
  card('advanced', 'Ritual Attack', 'red', [
    mode('basic-red', [], attack(5), costs('action', 'red', true)),
    mode('basic-blue', [], attack(3, 'ice'), costs('action', 'blue', true)),
    mode('basic-white', [], ranged(3), costs('action', 'white', true)),
    mode('basic-green', [], siege(2), costs('action', 'green', true)),
    mode('powered-red', ['red'], attack(6, 'fire'), STRONG, costs('action', 'red', true)),
    mode('powered-blue', ['red'], attack(4, 'coldFire'), STRONG, costs('action', 'blue', true)),
    mode('powered-white', ['red'], ranged(4, 'fire'), STRONG, costs('action', 'white', true)),
    mode('powered-green', ['red'], siege(3, 'fire'), STRONG, costs('action', 'green', true)),
  ]),
  card(
    'advanced',
    'Explosive Bolt',
    'red',
    [
      mode('basic', [], crystal('white', 'red'), wound(1)),
      mode('powered', ['red'], ranged(3), STRONG, tagged('explosive-bolt'), element('physical')),
      mode('powered-fire', ['red'], ranged(3, 'fire'), STRONG, tagged('explosive-bolt'), element('fire')),
    ],
    { second: 'white', verified: 'unverified' },
  ),
  card('advanced', 'Ice Shield', 'blue', [
    mode('basic', [], block(3, 'ice')),
    mode('powered', ['blue'], block(3, 'ice'), STRONG, tagged('ice-shield')),
  ]),
  card('advanced', 'Pure Magic', 'blue', [...pure('basic', [], 4, {}), ...pure('powered', ['blue'], 7, STRONG)]),
  card('advanced', 'Shield Bash', 'blue', [
    mode('basic', [], block(3, 'physical', true)),
    mode('powered', ['blue'], block(5, 'physical', true), STRONG, tagged('shield-bash')),
  ]),
  card(
    'advanced',
    'Chilling Stare',
    'blue',
    [
      mode('basic-influence', [], influence(3)),
      mode('basic-stare', [], loseAttackAbilities),
      mode('powered-influence', ['blue'], influence(5), STRONG),
      mode('powered-stare', ['blue'], noAttack(), STRONG),
    ],
    { second: 'white', verified: 'one' },
  ),
  card('advanced', 'Agility', 'white', [
    mode('basic', [], turnInto('agility', 1, [4]), move(2)),
    mode('powered', ['white'], turnInto('agility', 2, [1, 4]), move(4), STRONG),
  ]),
  card('advanced', 'Diplomacy', 'white', [
    mode('basic', [], turnInto('diplomacy', 1, [2]), influence(2)),
    mode('powered', ['white'], turnInto('diplomacy', 2, [2]), influence(4), STRONG),
  ]),
  card('advanced', 'Chivalry', 'white', [
    mode('basic', [], attack(3)),
    mode('basic-honour', [], attack(2), tagged('chivalry')),
    mode('powered', ['white'], attack(6), STRONG),
    mode('powered-honour', ['white'], attack(4), STRONG, tagged('chivalry-powered')),
  ]),
  // The Attack of phase 4 waits in `later`: see rules/apply.ts.
  card('advanced', 'Dodge and Weave', 'white', [
    mode('basic', [], attackDown(2)),
    mode('powered', ['white'], attackDown(4), STRONG),
    mode('powered-two', ['white'], attackDown(2), STRONG, { again: 1 }),
  ]),
  card('advanced', 'Ambush', 'green', [
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
  card('advanced', 'Stout Resolve', 'green', stout),
  card('advanced', 'Force of Nature', 'green', [
    mode('basic', [], unitResists(['physical'])),
    mode('powered-siege', ['green'], siege(3), STRONG),
    mode('powered-block', ['green'], block(6), STRONG),
  ]),
  card(
    'advanced',
    'Rush of Adrenaline',
    'green',
    [
      mode('basic', [], raise('adrenaline', 3, [1, 2, 3], { holds: [3], fits: ({ hero }) => hero.deck.length > 0 })),
      mode(
        'powered',
        ['green'],
        raise('adrenaline', 3, [1, 2, 3], { holds: [3] }),
        rule('adrenalineFirst', true, []),
        STRONG,
      ),
    ],
    { second: 'red', verified: 'one' },
  ),
  moves('Refreshing Walk', 'green', 2, 4),
  moves('Path Finding', 'green', 2, 4),
  moves('Frost Bridge', 'blue', 2, 4),
  moves('Song of Wind', 'white', 2, 2),
  moves('Steady Tempo', 'blue', 2, 4),
  moves('Mountain Lore', 'green', 3, 5),
];
