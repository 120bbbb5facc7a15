import { tokenOf } from '../content/tokens.ts';
import type { AttackPool, BlockDeclaration, Element, Enemy, EnemyAttack, Hero, State } from '../types.ts';
import { attackElement, attackIsSwift, blockNeeded, enemyOf, faces, isHidden, still } from './enemy.ts';

/** Names one attack of one enemy. */
export const attackKey = (block: Pick<BlockDeclaration, 'enemyId' | 'attackIndex'>): string =>
  `${block.enemyId}:${block.attackIndex}`;

/** Section 4: which block elements count in full against an attack. */
const EFFICIENT: Readonly<Record<Element, readonly Element[]>> = {
  physical: ['physical', 'fire', 'ice', 'coldFire'],
  fire: ['ice', 'coldFire'],
  ice: ['fire', 'coldFire'],
  coldFire: ['coldFire'],
};
export const isEfficientBlock = (attack: Element, block: Element): boolean => EFFICIENT[attack].includes(block);

/** Efficient points, and half of all others, rounded once; points that count twice against Swift do so first. */
export function blockValue(pool: Pick<AttackPool, 'entries'>, attack: Element, swift: boolean): number {
  let efficient = 0;
  let inefficient = 0;
  for (const entry of pool.entries) {
    const points = entry.swift && swift ? entry.amount * 2 : entry.amount;
    if (isEfficientBlock(attack, entry.element)) efficient += points;
    else inefficient += points;
  }
  return efficient + Math.floor(inefficient / 2);
}

export interface BlockReport {
  enemyId: string;
  attackIndex: number;
  element: Element;
  swift: boolean;
  needed: number;
  value: number;
  sufficient: boolean;
  shortfall: number;
}
export function blockReport(state: State, block: BlockDeclaration): BlockReport | undefined {
  const enemy = enemyOf(state, block.enemyId);
  if (!enemy) return undefined;
  const element = attackElement(state, enemy, block.attackIndex);
  const swift = attackIsSwift(state, enemy, block.attackIndex);
  const needed = blockNeeded(state, enemy, block.attackIndex);
  const value = blockValue(block.pool, element, swift);
  return {
    enemyId: block.enemyId,
    attackIndex: block.attackIndex,
    element,
    swift,
    needed,
    value,
    sufficient: value >= needed,
    shortfall: Math.max(0, needed - value),
  };
}

/** Attacks that can still be blocked, or must still be dealt out. */
export function pendingAttacks(state: State, hero: Hero): { enemy: Enemy; index: number }[] {
  const out: { enemy: Enemy; index: number }[] = [];
  for (const enemy of state.enemies) {
    if (!faces(hero, enemy) || isHidden(state, enemy)) continue;
    if (still(tokenOf(state, enemy).is.summon, enemy, 'summon')) continue;
    for (let index = 0; index < enemy.attacks.length; index++) {
      const attack = enemy.attacks[index] as EnemyAttack;
      if (!attack.blocked && !attack.cancelled && !attack.dealt) out.push({ enemy, index });
    }
  }
  return out;
}
