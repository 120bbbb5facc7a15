import type { Enemy, State } from '../types.ts';

/** People hold the real cards and mana: Fray knows only what they enter. */
export const hasRealCards = ({ typedPoints, cards }: Pick<State, 'typedPoints' | 'cards'>): boolean =>
  typedPoints && !cards;

/** No phase of a real table has more entries; the limit keeps every combat finite. */
export const MOST_ENTRIES_TYPED = 60;
/** No token was drawn. */
export const NONE = 'none';

/** It is still to come. */
export const isOpenAttack = (enemy: Enemy, index: number): boolean => {
  const attack = enemy.attacks[index];
  return attack !== undefined && !attack.blocked && !attack.cancelled && !attack.dealt;
};
export const openAttacks = (enemy: Enemy): number[] =>
  enemy.attacks.map((_, i) => i).filter((i) => isOpenAttack(enemy, i));
