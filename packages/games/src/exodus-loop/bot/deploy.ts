import { rowOfCarrier } from '../rules/figures.ts';
import { cellAt, columnOf, nameOf } from '../rules/grid.ts';
import { isEarly, placementProblems } from '../rules/placement.ts';
import type { Action, View } from '../types.ts';
import { flagOf } from './convoy-plan.ts';
import { homesOf } from './seen.ts';
import { hasLairs } from './strike.ts';

/**
 * PREPARATION of the convoy: squadrons that have to reach an enemy carrier begin at the front of the zone, all in one cell.
 * Others stay as they are set up: who waits for the enemy has time to gather.
 */
export function deploy(view: View): Action | undefined {
  const flag = flagOf(view);
  if (!flag || view.jump || rowOfCarrier(flag).spd === 0 || !hasLairs(view)) return undefined;
  const cell = nameOf(cellAt(columnOf(flag.cell), view.rows - view.zone.player));
  const squadrons = view.squadrons.filter((unit) => unit.side === 'player' && unit.cell >= 0 && !isEarly(unit));
  const ship = [...homesOf(view), ...squadrons].find(
    (one) => nameOf(one.cell) !== cell && placementProblems(view, 'player', one.id, cell).length === 0,
  );
  return ship && { type: 'place', ship: ship.id, cell };
}
