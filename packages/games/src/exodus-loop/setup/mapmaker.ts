import type { Chance } from '@fray/engine';
import { below, pickOne } from '../../pick.ts';
import { HAZARDS, type Hazard } from '../content/hazards.ts';
import { HAZARD_ATTEMPTS, HAZARD_SHARE } from '../content/house.ts';
import { cellAt, nameOf } from '../rules/grid.ts';
import { inZone } from '../rules/placement.ts';
import { SIDES, type State } from '../types.ts';

/**
 * Section 23: hazards at random, never in a deployment zone, never twice in a cell, at most 15% of the map. It gives
 * up after a bounded number of attempts and returns what it has.
 */
export function scatterHazards(
  map: Pick<State, 'columns' | 'rows' | 'zone'>,
  wanted: number,
  chance: Chance,
): { at: string; kind: Hazard }[] {
  const most = Math.min(wanted, Math.floor(map.columns * map.rows * HAZARD_SHARE));
  const out = new Map<string, Hazard>();
  for (let attempt = 0; out.size < most && attempt < most * HAZARD_ATTEMPTS; attempt++) {
    const x = below(map.columns, chance);
    const y = below(map.rows, chance);
    const cell = cellAt(x, y);
    const at = nameOf(cell);
    if (out.has(at) || SIDES.some((side) => inZone(map, side, cell))) continue;
    out.set(at, pickOne(HAZARDS, chance));
  }
  return [...out].map(([at, kind]) => ({ at, kind }));
}
