import { EFFECTS } from '../content/effects/registry.ts';
import { isHit } from '../rules/dice.ts';
import { hooksOf } from '../rules/hooks.ts';
import type { Die, Roll, State } from '../types.ts';
import { isHere, isOfPlace } from './decisions.ts';

/** What of a roll can matter later: its hits alone, or single dice and their faces. Key and merged rolls must agree on it. */

/** Hooks of a roll that look at the number of hits alone, not at single dice. */
const COUNT_HITS: ReadonlySet<string> = new Set(['raid-formation', 'x-89-bacterial-weapon-omega-omega']);
const AFTER_DICE: ReadonlySet<string> = new Set(['rolled', 'all-rolled']);
const LOOK_AT_DICE = ['natural', 'rolled', 'eligible'] as const;

const looks = (state: State, name: (typeof LOOK_AT_DICE)[number]): boolean =>
  hooksOf(state, name).some(({ effect }) => isHere(state, effect) && !COUNT_HITS.has(effect));

/** A card of another place cannot be used on the dice of this fight. */
function isOfFight({ phase }: State, effect: string): boolean {
  if (phase !== 'space' && phase !== 'ground') return true;
  return isOfPlace(EFFECTS.get(effect) ?? { steps: [] }, phase);
}

/** Used on a die that lies there: what it shows decides whether that helps (Heart of Ixth, Wrath of Kenara). */
const isUsedOnDice = (effect: string): boolean =>
  EFFECTS.get(effect)?.offers?.some((offer) => offer.kind === 'die') === true;
let cards: readonly string[] | undefined;
const diceCards = (): readonly string[] => {
  cards ??= [...EFFECTS.values()].filter(({ id, kind }) => kind === 'action' && isUsedOnDice(id)).map(({ id }) => id);
  return cards;
};

/** An effect reads the single faces of a roll. */
export function facesMatter(state: State): boolean {
  if (looks(state, 'rolled')) return true;
  return state.order.some((by) => {
    const party = state.parties[by];
    if (!party) return false;
    return (
      party.effects.some((id) => isUsedOnDice(id) && isHere(state, id) && isOfFight(state, id)) ||
      (party.hand ?? diceCards()).some((id) => isUsedOnDice(id) && isOfFight(state, id))
    );
  });
}

/** It may reroll dice that were already rolled: once it is played, single dice matter (Fire Team). */
const isPlayedOverDice = (effect: string): boolean => {
  const { category, offers = [] } = EFFECTS.get(effect) ?? {};
  return category === 'reroll' && offers.some(({ window }) => [window].flat().some((one) => AFTER_DICE.has(one)));
};

/** Whether single dice of a roll can matter: what natural faces add, what they may hit, who rolls them again or changes them. */
export function singleDiceMatter(state: State): boolean {
  if (facesMatter(state) || looks(state, 'natural') || looks(state, 'eligible')) return true;
  for (const by of state.order) {
    const { effects = [], hand } = state.parties[by] ?? {};
    // An unknown hand may hold cards that read faces.
    const rerolls = (id: string): boolean => isPlayedOverDice(id) && isOfFight(state, id);
    if (effects.some((id) => EFFECTS.get(id)?.reroll || rerolls(id)) || hand?.some(rerolls)) return true;
  }
  return state.bonuses.some(({ effect }) => EFFECTS.get(effect)?.lastingReroll);
}

/** What the rules make of the face of a die, as far as faces do not matter: equal words, equal futures. */
export function classOf(state: State, roll: Roll, die: Die): string {
  let words = isHit(die) ? 'hit' : 'miss';
  for (const { by, hook } of hooksOf(state, 'natural')) if (by === roll.by) words += ` ${hook(state, by, roll, die)}`;
  for (const { by, hook, bonus } of hooksOf(state, 'eligible'))
    if (by === roll.by) words += ` ${hook(state, by, roll, die, bonus) ?? ''}`;
  return words;
}
