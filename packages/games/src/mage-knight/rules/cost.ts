import { CARDS } from '../content/cards.ts';
import { modeOf, paidInside } from '../content/mode.ts';
import { skillOf } from '../content/skills.ts';
import { rowOf } from '../content/units.ts';
import type { Hero, Mana, State, Use } from '../types.ts';
import { skillIn, unitIn } from './hero.ts';
import { payOf } from './lines.ts';

/** What lets a card be played, and the mana that it takes. */

interface Boosting {
  card: string;
  strong: boolean;
  /** A further time: everything was played and paid the first time. */
  again: boolean;
}
const NO_BOOST: Boosting = { card: '', strong: false, again: false };
export const boostParts = (by: string | undefined): Boosting => {
  if (!by) return NO_BOOST;
  const [card, how] = by.split(':') as [string, string | undefined];
  return { card, strong: how === 'strong', again: how === 'again' };
};
/** Mana for a use: the coins named, or the least missed ones. */
export function costOf(state: State, hero: Hero, use: Use): readonly Mana[] {
  if (use.mode.startsWith('sideways')) return use.by === 'universal-power' ? [use.pick as Mana] : [];
  const unit = unitIn(hero, use.source);
  const skill = skillIn(hero, use.source);
  const row = unit ? rowOf(unit) : skill ? skillOf(skill.id) : CARDS[use.source];
  const mode = row && modeOf(row, use.mode);
  if (!mode) return [];
  const { card, strong } = boostParts(use.by);
  if (card === 'concentration' || card === 'will-focus') return ['green', ...paidInside(mode)];
  if (card === 'maximal-effect') return strong ? ['red', ...paidInside(mode)] : paidInside(mode);
  if (card === 'blood-of-ancients') return ['red', ...paidInside(mode)];
  if (card === 'tome-of-all-spells') return mode.pay.slice(strong ? 2 : 1);
  return payOf(state, use.source, mode);
}
