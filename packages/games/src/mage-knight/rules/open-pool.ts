import { type AttackType, ELEMENTS, type Element, type Kind, type PoolEntry, type State } from '../types.ts';
import { blockReport, isEfficientBlock } from './block.ts';
import { openReport } from './report.ts';

/** What was played into the open pool, entry by entry, and what it counts. */
interface ScoredEntry {
  kind: Kind | 'block';
  element: Element;
  amount: number;
  /** After Swift and halving; rounded down only over all of them together. */
  counts: number;
  halved: boolean;
  /** Twice against Swift. */
  twice: boolean;
  source: string;
}
/** Elements that count half in the open pool, and the enemies that are the cause. */
interface Halving {
  element: Element;
  because: readonly string[];
}
export interface OpenPool {
  of: 'attack' | 'block';
  /** Kinds of points that can be entered separately; only melee in the Attack phase. */
  kinds: readonly AttackType[];
  entries: ScoredEntry[];
  halving: Halving[];
  value: number;
  needed: number;
  shortfall: number;
  sufficient: boolean;
  /** Block only: points may count twice against it. */
  swift: boolean;
  /** Fame for all that would fall. */
  fame: number;
  enemies: readonly string[];
}

const scoreEntry = (entry: PoolEntry, halving: readonly Halving[], swift: boolean): ScoredEntry => {
  const { kind, element, amount, source } = entry;
  const halved = halving.some((one) => one.element === element);
  const twice = swift && entry.swift;
  return { kind, element, amount, source, halved, twice, counts: (amount * (twice ? 2 : 1)) / (halved ? 2 : 1) };
};

const ENTRY_KINDS: Readonly<Record<AttackType, readonly AttackType[]>> = {
  melee: ['melee'],
  ranged: ['ranged', 'siege'],
  siege: ['siege'],
};
function attackPool(state: State): OpenPool | undefined {
  const open = state.currentAttackDeclaration;
  const report = openReport(state);
  if (!open || !report) return undefined;
  const { halved, effectiveAttack, combinedArmor, shortfall, sufficient, members } = report;
  return {
    of: 'attack',
    kinds: ENTRY_KINDS[open.attackType],
    entries: open.attackPool.entries.map((entry) => scoreEntry(entry, halved, false)),
    halving: halved,
    value: effectiveAttack,
    needed: combinedArmor,
    shortfall,
    sufficient,
    swift: false,
    fame: members.reduce((sum, member) => sum + member.fame, 0),
    enemies: report.targetEnemyIds,
  };
}
function blockPool(state: State): OpenPool | undefined {
  const open = state.currentBlock;
  const report = open && blockReport(state, open);
  if (!open || !report) return undefined;
  const { enemyId, element: attack, swift, value, needed, shortfall, sufficient } = report;
  const halving = ELEMENTS.filter((element) => !isEfficientBlock(attack, element)).map((element) => ({
    element,
    because: [enemyId],
  }));
  const entries = open.pool.entries.map((entry) => scoreEntry(entry, halving, swift));
  return {
    of: 'block',
    kinds: [],
    entries,
    halving,
    value,
    needed,
    shortfall,
    sufficient,
    swift,
    fame: 0,
    enemies: [enemyId],
  };
}
/** The attack or the block that is being built. */
export const openPool = (state: State): OpenPool | undefined => attackPool(state) ?? blockPool(state);
