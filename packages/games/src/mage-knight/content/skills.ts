import { isNight } from '../rules/enemy.ts';
import type { HeroName, Mana, State, Verified } from '../types.ts';
import { waitsForNobody } from './effect.ts';
import {
  attackDown,
  crystal,
  curseArmor,
  ignoreOne,
  influence,
  mana,
  move,
  naturesVengeance,
  polarize,
  provoke,
  raise,
  resistanceBreak,
  rule,
} from './effects.ts';
import {
  attack,
  block,
  costs,
  idOf,
  type Mode,
  mode,
  ranged,
  type Source,
  siege,
  sortModes,
  tagged,
  UNSTATED,
} from './mode.ts';

export interface Skill extends Source {
  hero: HeroName;
  /** `always`: it just holds. `flip`: its stronger use lasts for the round. */
  per: 'turn' | 'round' | 'always';
  verified: Verified;
}
const skill = (
  hero: HeroName,
  name: string,
  modes: readonly Mode[],
  per: Skill['per'] = 'turn',
  verified: Verified = 'one',
): Skill => ({
  id: idOf(name),
  name,
  hero,
  modes,
  sorted: sortModes(modes),
  per,
  verified,
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
  skill('goldyx', name, [mode('craft', [], crystal('blue'), mana(colour), UNSTATED)], 'round', 'unverified');

/** 12.6 */
const ROWS: readonly Skill[] = [
  skill('norowas', 'Day Sharpshooting', [mode('ranged', [], ranged(0), byTime(2, 1))]),
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
  skill('tovak', 'Night Sharpshooting', [mode('ranged', [], ranged(0), byTime(1, 2))]),
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
  craft('White Crystal Craft', 'white'),
  craft('Green Crystal Craft', 'green'),
  craft('Red Crystal Craft', 'red'),
  skill('arythea', 'Burning Power', [mode('siege', [], siege(1)), mode('siege-fire', [], siege(1, 'fire'))]),
  skill('arythea', 'Hot Swordsmanship', or(2, 'fire')),
  skill('arythea', 'Power of Pain', []),
  // 12.6 says of these and of the crafts that they give mana, not how much: the usual figures, behind an option.
  skill(
    'arythea',
    'Invocation',
    [
      mode('wound-red', [], mana('red'), costs('wound'), UNSTATED),
      mode('wound-black', [], mana('black'), costs('wound'), UNSTATED),
      mode('card-white', [], mana('white'), costs('other'), UNSTATED),
      mode('card-green', [], mana('green'), costs('other'), UNSTATED),
    ],
    'turn',
    'unverified',
  ),
  skill('arythea', 'Polarization', [mode('turn', [], polarize, UNSTATED)], 'turn', 'unverified'),
  skill(
    'arythea',
    'Dark Fire Magic',
    [
      mode('red', [], crystal('red'), mana('red'), UNSTATED),
      mode('black', [], crystal('red'), mana('black'), UNSTATED),
    ],
    'round',
    'unverified',
  ),
  skill('wolfhawk', 'Deadly Aim', [mode('aim', [], rule('deadlyAim', true, [1, 4], waitsForNobody))]),
  skill('wolfhawk', 'Know Your Prey', [mode('ignore', [], ignoreOne)], 'round'),
  skill('wolfhawk', 'Taunt', [mode('lower', [], attackDown(1)), mode('provoke', [], provoke)]),
  skill('wolfhawk', 'Dueling', [mode('duel', [], block(1), tagged('dueling'))]),
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
    mode('black', [], ranged(1, 'coldFire'), chaos('black')),
    mode('white', [], influence(2), chaos('white'), UNSTATED),
  ]),
  skill('krang', 'Spirit Guides', [mode('guide', [], raise('blockPlus', 1, [2]), move(1))]),
  skill('braevalar', 'Elemental Resistance', []),
  skill('braevalar', 'Feral Allies', [mode('attack', [], attack(1)), mode('lower', [], attackDown(1))]),
  skill('braevalar', 'Forked Lightning', [mode('lightning', [], ranged(1, 'coldFire'), tagged('forked-lightning'))]),
  skill('braevalar', 'Shapeshift', []),
  skill('braevalar', "Nature's Vengeance", [mode('avenge', [], naturesVengeance)], 'round'),
];
export const SKILLS: Readonly<Record<string, Skill>> = Object.fromEntries(ROWS.map((row) => [row.id, row]));
const BY_ID = new Map(ROWS.map((row) => [row.id, row]));
export const skillOf = (id: string): Skill => {
  const row = BY_ID.get(id);
  if (!row) throw new Error(`no skill ${id}`);
  return row;
};
