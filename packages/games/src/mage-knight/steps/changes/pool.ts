import { isStout } from '../../rules/stout.ts';
import type { AttackPool, PoolEntry, Use } from '../../types.ts';

/** The list of what lies in a pool. Further times of one card add up to one line, unless each has something of its own. */
export function enterInto({ entries }: AttackPool, entry: PoolEntry, use: Use): void {
  const before = use.by === 'maximal-effect:again' && !entry.tag && !isStout(entry) ? entries.at(-1) : undefined;
  const alike =
    before?.source === entry.source &&
    before.mode === entry.mode &&
    before.kind === entry.kind &&
    before.element === entry.element;
  if (before && alike) before.amount += entry.amount;
  else entries.push(entry);
}
