import type { HeroName, Verified } from '../types.ts';
import { givesOf, idOf, type Mode, NOTHING_OUTSIDE, type Source, sortModes } from './mode.ts';

export interface Skill extends Source {
  hero: HeroName;
  /** `always`: it just holds. `flip`: its stronger use lasts for the round. */
  per: 'turn' | 'round' | 'always';
  verified: Verified;
  /** It lies in the middle of the table once it was used. */
  interactive: boolean;
  /** It is a way to play other things, or answers damage: no mode tells what it does. */
  boosts: boolean;
}
const BOOSTING = [
  'bonds-of-loyalty',
  'i-dont-give-a-damn',
  'who-needs-magic',
  'universal-power',
  'power-of-pain',
  'wolfs-howl',
  'battle-hardened',
  'puppet-master',
  'elemental-resistance',
  'shapeshift',
];
const INTERACTIVE = [
  'prayer-of-weather',
  'mana-overload',
  'source-opening',
  'ritual-of-pain',
  'wolfs-howl',
  'mana-enhancement',
  'natures-vengeance',
];
/** Only one family of sources knows the skills of the later heroes. */
const UNVERIFIED: readonly HeroName[] = ['wolfhawk', 'krang', 'braevalar'];
export interface More {
  verified?: Verified;
  outside?: string;
}
export const skill = (
  hero: HeroName,
  name: string,
  modes: readonly Mode[],
  per: Skill['per'] = 'turn',
  more: More = {},
): Skill => {
  const id = idOf(name);
  return {
    id,
    name,
    hero,
    modes,
    sorted: sortModes(modes),
    gives: givesOf(modes),
    outside: more.outside ? [more.outside, ''] : NOTHING_OUTSIDE,
    per,
    verified: more.verified ?? (UNVERIFIED.includes(hero) ? 'unverified' : 'two'),
    interactive: INTERACTIVE.includes(id),
    boosts: BOOSTING.includes(id),
  };
};
/** Nothing of it in a fight. */
export const outside = (
  hero: HeroName,
  name: string,
  words: string,
  per: Skill['per'] = 'turn',
  more: More = {},
): Skill => skill(hero, name, [], per, { outside: words, ...more });
