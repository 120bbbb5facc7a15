import type { Settings } from '../../odds/provider.ts';
import { askWords as t } from './odds-words.ts';

/** What each side plays for, by the id of an objective: the setting that the terminal has as `--objective`. */

export type Aim = keyof typeof t.weights;
export type Aims = readonly [Aim, Aim];

/** The aims of the attacker and of the defender. */
export function aimsOf({ objective = '' }: Settings): Aims {
  const of = (side: string): Aim =>
    (objective
      .split(';')
      .map((part) => part.trim())
      .findLast((part) => part.startsWith(`${side}:`) || (part && !part.includes(':')))
      ?.replace(`${side}:`, '') ?? 'balanced') as Aim;
  return [of('a'), of('d')];
}

/** The setting for these aims; nothing where both sides play for the default. */
export const aimSetting = ([a, d]: Aims): string => (a !== d ? `a:${a}; d:${d}` : a === 'balanced' ? '' : a);

/** Both aims in a sentence, by the names of the sides. */
export const aimSentence = (settings: Settings, [one = '', two = '']: readonly string[]): string => {
  const [a, d] = aimsOf(settings);
  return a === d ? t.bothPlay(t[a]) : t.eachPlays(one, t[a], two, t[d]);
};
