import { tokenOf } from '../content/tokens.ts';
import type { Enemy, State } from '../types.ts';
import { attackValue } from './enemy.ts';

export interface AttackPart {
  cause: 'printed' | 'city' | 'effects' | 'slowed';
  value: number;
}

/** Section 4: every cause of the value of one attack, in the order in which they apply; together they are the value. */
export function attackParts(state: State, enemy: Enemy, index: number): AttackPart[] {
  const printed = tokenOf(state, enemy).attacks[index]?.value ?? 0;
  const value = attackValue(state, enemy, index);
  // Never below 0: what an effect or Move would take beyond that is not taken.
  const before = attackValue(state, without(enemy, index, { slowed: 0 }), index);
  const unchanged = attackValue(state, without(enemy, index, { slowed: 0, change: 0 }), index);
  const parts: AttackPart[] = [
    { cause: 'printed', value: printed },
    { cause: 'city', value: unchanged - printed },
    { cause: 'effects', value: before - unchanged },
    { cause: 'slowed', value: value - before },
  ];
  return parts.filter((part) => part.cause === 'printed' || part.value !== 0);
}

/** The same enemy with an attack that was not lowered or changed. */
const without = (enemy: Enemy, index: number, unchanged: Partial<Enemy['attacks'][number]>): Enemy => ({
  ...enemy,
  attacks: enemy.attacks.map((attack, i) => (i === index ? { ...attack, ...unchanged } : attack)),
});
