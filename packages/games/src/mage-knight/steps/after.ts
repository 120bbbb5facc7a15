import { clone } from '../clone.ts';
import { blockReport } from '../rules/block.ts';
import { heroOf } from '../rules/enemy.ts';
import type { Where } from '../rules/lines.ts';
import { openReport } from '../rules/report.ts';
import type { Action, State } from '../types.ts';
import { applyUse } from './changes/use.ts';
import { useOf } from './offers.ts';

/** The open pool against what it must reach. */
export interface PoolTotal {
  value: number;
  needed: number;
  sufficient: boolean;
  shortfall: number;
}

/** `undefined` if no attack or block is open. */
function poolTotal(state: State): PoolTotal | undefined {
  const group = openReport(state);
  if (group) {
    const { effectiveAttack, combinedArmor, sufficient, shortfall } = group;
    return { value: effectiveAttack, needed: combinedArmor, sufficient, shortfall };
  }
  const block = state.currentBlock && blockReport(state, state.currentBlock);
  return block
    ? { value: block.value, needed: block.needed, sufficient: block.sufficient, shortfall: block.shortfall }
    : undefined;
}

const WHERE: Readonly<Partial<Record<Action['type'], Where>>> = {
  ADD_TO_ATTACK_POOL: 'attack',
  ADD_TO_BLOCK_POOL: 'block',
  PLAY_EFFECT: 'effect',
};
/** The open pool after a choice, without dice and draws; `undefined` if it does not change. */
export function afterUse(state: State, action: Action): PoolTotal | undefined {
  const where = WHERE[action.type];
  const now = where && poolTotal(state);
  if (!where || !now || !('source' in action) || !action.source) return undefined;
  const next = clone(state);
  const { worth, tag } = applyUse(next, heroOf(next), useOf(action), where, undefined);
  const pool = next.currentAttackDeclaration?.attackPool ?? next.currentBlock?.pool;
  if (worth && pool) {
    pool[worth.element] += worth.amount;
    pool.entries.push({ ...worth, source: action.source, mode: action.mode ?? '', tag });
  }
  const then = poolTotal(next);
  return then && (then.value !== now.value || then.needed !== now.needed) ? then : undefined;
}
