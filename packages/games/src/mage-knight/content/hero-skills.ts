import { capitalize } from '../../words.ts';
import { isNight } from '../rules/enemy.ts';
import { CRYSTALS, type Crystal, type Hero, type HeroName, MANA, type Mana, type State } from '../types.ts';
import { waitsForNobody } from './effect.ts';
import {
  anyMana,
  attackDown,
  crystal,
  curseArmor,
  draw,
  fame,
  ifLeastFame,
  ignoreOne,
  influence,
  influenceByTime,
  invoke,
  mana,
  move,
  moveByTime,
  naturesVengeance,
  overload,
  polarize,
  provoke,
  raise,
  rerollDie,
  resistanceBreak,
  rule,
} from './effects.ts';
import { attack, block, costs, type Effect, type Mode, mode, rangedAttack, siege, UNSTATED, withTag } from './mode.ts';
import { siteOf } from './sites.ts';
import { type More, outside, type Skill, skill } from './skill.ts';

const gift = (hero: HeroName, name: string, kept: Crystal, token: Mana): Skill =>
  skill(hero, name, [mode('gift', [], crystal(kept), mana(token))], 'round');
const motivation = (hero: HeroName, more: Effect, sure: More = {}): Skill =>
  skill(
    hero,
    `Motivation (${capitalize(hero)})`,
    [
      mode(
        'draw',
        [],
        draw(2, (who) => who.leastFame),
        ifLeastFame(more),
      ),
    ],
    'round',
    sure,
  );
const ofGame = (kind: State['options']['interactiveSkills']) => ({
  when: (state: State) => state.options.interactiveSkills === kind,
});
/** Forward March: one for each unit that is ready and unhurt, three at most. */
const marching = (_: State, { units }: Hero): number =>
  Math.min(3, units.filter((unit) => unit.ready && unit.wounds === 0).length);
/** Beguile: the walls of a place make people careful. */
const beguiling = (state: State): number => (siteOf(state.site).fortified ? 2 : 3);
const spentOf = (colour: Crystal) => ({
  when: (_: State, { turn }: Hero) => turn.coins.some((coin) => coin.endsWith(`:${colour}`)),
});
const byTime = (day: number, night: number) => ({ plus: (state: State) => (isNight(state) ? night : day) });
const or = (n: number, element: 'fire' | 'ice'): Mode[] => [
  mode('attack', [], attack(n)),
  mode(`attack-${element}`, [], attack(n, element)),
];
const chaos = (colour: Mana) => ({
  // Gold stands for any of them by the usual reading; 12.6 leaves it open.
  when: (state: State, hero: { chaos: Mana }) =>
    hero.chaos === colour || (hero.chaos === 'gold' && state.options.unstatedFigures === 'usual'),
});
const craft = (name: string, colour: Mana) =>
  skill('goldyx', name, [mode('craft', [], crystal('blue'), mana(colour))], 'round');

/** 12.6 */
export const HERO_SKILLS: readonly Skill[] = [
  skill('norowas', 'Day Sharpshooting', [mode('ranged', [], rangedAttack(0), byTime(2, 1))]),
  skill('norowas', 'Leadership', [
    mode(
      'lead',
      [],
      rule('leadership', true, [1, 2, 4], {
        ...waitsForNobody,
        fits: ({ hero }) => hero.units.some((unit) => unit.ready && unit.wounds === 0),
      }),
    ),
  ]),
  skill('norowas', 'Bonds of Loyalty', [], 'always'),
  skill('norowas', 'Forward March', [mode('march', [], move(marching, ['move-units']))]),
  outside('norowas', 'Inspiration', 'a unit is ready again or healed', 'round'),
  skill('norowas', 'Bright Negotiation', [mode('influence', [], influenceByTime(3, 2))]),
  gift('norowas', 'Leaves in the Wind', 'green', 'white'),
  gift('norowas', 'Whispers in the Treetops', 'white', 'green'),
  motivation('norowas', mana('white')),
  outside('norowas', 'Prayer of Weather', 'terrain 2 cheaper, for others 1', 'round', { verified: 'unverified' }),
  skill('tovak', 'Double Time', [mode('move', [], moveByTime(2, 1))]),
  outside('tovak', 'I Feel No Pain', 'a Wound put away for a card'),
  motivation('tovak', mana('blue')),
  skill(
    'tovak',
    'Mana Overload',
    [
      ...MANA.filter((c) => c !== 'gold').map((c) => mode(`overload-${c}`, [], overload(c), ofGame('cooperative'))),
      ...MANA.filter((c) => c !== 'gold').map((c) => mode(`exploit-${c}`, [], mana(c), ofGame('competitive'))),
    ],
    'round',
    { outside: 'Mana Exploit: others take Wounds for mana of that color' },
  ),
  skill('tovak', 'Night Sharpshooting', [mode('ranged', [], rangedAttack(0), byTime(1, 2))]),
  skill('tovak', 'Cold Swordsmanship', or(2, 'ice')),
  skill('tovak', 'Shield Mastery', [
    mode('block', [], block(3)),
    mode('fire-block', [], block(2, 'fire')),
    mode('ice-block', [], block(2, 'ice')),
  ]),
  skill('tovak', 'Resistance Break', [mode('break', [], resistanceBreak)]),
  // Sideways skills are ways to play cards: see rules/boosts.ts.
  skill('tovak', "I Don't Give a Damn", []),
  skill('tovak', 'Who Needs Magic?', []),
  skill('goldyx', 'Freezing Power', [mode('siege', [], siege(1)), mode('siege-ice', [], siege(1, 'ice'))]),
  skill('goldyx', 'Universal Power', []),
  outside('goldyx', 'Potion Making', 'heal 2', 'round'),
  outside('goldyx', 'Glittering Fortune', 'in an interaction Influence 1 for each color of crystals'),
  outside('goldyx', 'Flight', 'movement', 'round'),
  motivation('goldyx', mana('green')),
  skill('goldyx', 'Source Opening', [mode('open', [], rerollDie, ofGame('cooperative'))], 'round', {
    outside: 'Source Freeze: nobody else uses a die, and a crystal in the next turn',
  }),
  craft('White Crystal Craft', 'white'),
  craft('Green Crystal Craft', 'green'),
  craft('Red Crystal Craft', 'red'),
  skill('arythea', 'Burning Power', [mode('siege', [], siege(1)), mode('siege-fire', [], siege(1, 'fire'))]),
  skill('arythea', 'Hot Swordsmanship', or(2, 'fire')),
  skill('arythea', 'Power of Pain', []),
  skill('arythea', 'Invocation', [
    mode('wound-red', [], invoke('red'), costs('wound')),
    mode('wound-black', [], invoke('black'), costs('wound')),
    mode('card-white', [], invoke('white'), costs('other')),
    mode('card-green', [], invoke('green'), costs('other')),
  ]),
  skill('arythea', 'Polarization', [mode('turn', [], polarize)]),
  skill(
    'arythea',
    'Dark Fire Magic',
    [mode('red', [], crystal('red'), mana('red')), mode('black', [], crystal('red'), mana('black'))],
    'round',
  ),
  skill('arythea', 'Dark Paths', [mode('move', [], moveByTime(1, 2))]),
  skill('arythea', 'Dark Negotiation', [mode('influence', [], influenceByTime(2, 3))]),
  motivation('arythea', mana('red'), { verified: 'unverified' }),
  outside('arythea', 'Ritual of Pain', 'up to two Wounds thrown away; others may play a Wound sideways for 3', 'round'),
  outside('wolfhawk', 'Refreshing Bath', 'heal 1 and a blue crystal', 'round'),
  outside('wolfhawk', 'Refreshing Breeze', 'heal 1 and a white crystal', 'round'),
  skill('wolfhawk', 'Hawk Eyes', [mode('move', [], move(1))], 'turn', {
    outside: 'map effects by day and night',
  }),
  skill('wolfhawk', 'On Her Own', [
    mode(
      'influence',
      [],
      influence((_, { turn }) => (turn.recruited ? 1 : 3), ['influence-alone']),
    ),
  ]),
  motivation('wolfhawk', fame(1)),
  skill('wolfhawk', 'Deadly Aim', [mode('aim', [], rule('deadlyAim', true, [1, 4], waitsForNobody))]),
  skill('wolfhawk', 'Know Your Prey', [mode('ignore', [], ignoreOne)], 'round'),
  skill('wolfhawk', 'Taunt', [mode('lower', [], attackDown(1)), mode('provoke', [], provoke)]),
  skill('wolfhawk', 'Dueling', [mode('duel', [], block(1), withTag('dueling'))]),
  skill('wolfhawk', "Wolf's Howl", [], 'round'),
  skill('krang', 'Battle Frenzy', [mode('attack', [], attack(2)), mode('flip', [], attack(4))]),
  // Both soaking skills answer damage: see steps/damage.ts.
  skill('krang', 'Battle Hardened', []),
  skill('krang', 'Curse', [mode('attack', [], attackDown(1)), mode('armor', [], curseArmor)]),
  // Kept tokens: see rules/boosts.ts.
  skill('krang', 'Puppet Master', []),
  skill('krang', 'Master of Chaos', [
    mode('blue', [], block(3), chaos('blue')),
    mode('green', [], move(1), chaos('green'), UNSTATED),
    mode('red', [], attack(2), chaos('red')),
    mode('black', [], rangedAttack(1, 'coldFire'), chaos('black')),
    mode('white', [], influence(2), chaos('white'), UNSTATED),
  ]),
  skill('krang', 'Spirit Guides', [mode('guide', [], raise('blockPlus', 1, [2]), move(1))]),
  skill('krang', 'Shamanic Ritual', [mode('mana', [], anyMana(MANA))], 'round'),
  outside('krang', 'Regenerate (Krang)', 'a mana to put a Wound away; for red mana or the least Fame also a card'),
  skill('krang', 'Arcane Disguise', [mode('influence', [], influence(2))], 'turn', {
    outside: 'or flipped: reputation does not count',
  }),
  skill(
    'krang',
    'Mana Enhancement',
    CRYSTALS.map((c) => mode(`crystal-${c}`, [], crystal(c), spentOf(c))),
    'round',
  ),
  skill('braevalar', 'Elemental Resistance', []),
  skill('braevalar', 'Feral Allies', [mode('attack', [], attack(1)), mode('lower', [], attackDown(1))]),
  skill('braevalar', 'Forked Lightning', [
    mode('lightning', [], rangedAttack(1, 'coldFire'), withTag('forked-lightning')),
  ]),
  skill('braevalar', 'Shapeshift', []),
  skill('braevalar', 'Thunderstorm', [mode('mana', [], anyMana(['green', 'blue'], ['green', 'white']))], 'round'),
  skill('braevalar', 'Lightning Storm', [mode('mana', [], anyMana(['blue', 'green'], ['blue', 'red']))], 'round'),
  skill('braevalar', 'Beguile', [mode('influence', [], influence(beguiling, ['influence-walls']))], 'turn', {
    outside: 'at a magical glade Influence 4',
  }),
  skill('braevalar', 'Secret Ways', [mode('move', [], move(1))], 'turn', { outside: 'map effects' }),
  outside(
    'braevalar',
    'Regenerate (Braevalar)',
    'a mana to put a Wound away; for red mana or the least Fame also a card',
  ),
  skill('braevalar', "Nature's Vengeance", [mode('avenge', [], naturesVengeance)], 'round'),
];
