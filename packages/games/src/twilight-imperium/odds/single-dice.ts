import { UNITS } from '../content/units.ts';
import { EFFECTS } from '../effects/registry.ts';
import { hooksOf } from '../rules/hooks.ts';
import type { State } from '../types.ts';

/** Hooks of a roll that look at the number of hits alone, not at single dice. */
const COUNT_HITS: ReadonlySet<string> = new Set(['raid-formation', 'x-89-bacterial-weapon-omega-omega']);
const LOOK_AT_DICE = ['natural', 'rolled', 'eligible'] as const;

/** The text of a unit counts only while such a unit is there. */
const counts = (state: State, effect: string): boolean =>
  !(effect in UNITS) || state.units.some((unit) => unit.kind === effect || unit.as === effect);

/** Somebody looks at a roll as it lies, face by face. */
export const looksAtFaces = (state: State): boolean =>
  hooksOf(state, 'rolled').some(({ effect }) => counts(state, effect) && !COUNT_HITS.has(effect));

/** Whether single dice of a roll can matter: what natural faces add, what they may hit, who rolls them again. */
export function singleDiceMatter(state: State): boolean {
  for (const name of LOOK_AT_DICE)
    for (const { effect } of hooksOf(state, name)) if (counts(state, effect) && !COUNT_HITS.has(effect)) return true;
  for (const by of state.order)
    for (const effect of state.parties[by]?.effects ?? []) if (EFFECTS.get(effect)?.reroll) return true;
  return state.bonuses.some(({ effect }) => EFFECTS.get(effect)?.lastingReroll);
}
