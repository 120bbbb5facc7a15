import { UNITS, type UnitId } from '../units.ts';
import { resolveAtTable } from './parts.ts';
import { rowsOf, sails } from './row.ts';
import type { EffectRow } from './types.ts';

/** The text of a unit: its row is named like the unit, and tells the same set and faction. */
export function unitText(
  id: UnitId,
  steps: readonly string[],
  row?: Parameters<ReturnType<typeof rowsOf>>[3],
): EffectRow {
  const { name, set, faction } = UNITS[id];
  return rowsOf('unit', set)(id, name, steps, { ...(faction === undefined ? {} : { faction }), ...row });
}

/** Nothing to do in a combat. */
export const quiet = (id: UnitId): EffectRow => unitText(id, [], { resolution: 'outside' });

/** Said by figures and tags of the unit row: capacity, shield, bombardment. */
export const figures = (id: UnitId, steps: readonly string[]): EffectRow => unitText(id, steps);

/** Movement only: a reminder after the activation, resolved at the table. */
export const moves = (id: UnitId): EffectRow =>
  unitText(id, ['P0.3'], resolveAtTable({ window: 'activation', applies: (state, use) => sails(state, use, id) }));
