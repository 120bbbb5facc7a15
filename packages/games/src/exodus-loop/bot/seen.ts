import { moveOf } from '../rules/figures.ts';
import { distance, endOf, pathsTo } from '../rules/grid.ts';
import { foeOf, isFlying } from '../rules/ships.ts';
import type { Carrier, Side, Squadron, View } from '../types.ts';

/** What both plans ask of what their side sees. */

export const isArmed = (unit: Squadron): boolean => unit.ammo > 0;
export const foesOf = (view: View, side: Side): Squadron[] =>
  view.squadrons.filter((unit) => unit.side !== side && isFlying(unit));
export const carriersOf = (view: View, side: Side): Carrier[] =>
  view.carriers.filter((ship) => ship.side === side && ship.hull > 0);
/** The player's, and those of the enemy that it sees. */
export const homesOf = (view: View): Carrier[] => carriersOf(view, 'player');
export const lairsOf = (view: View): Carrier[] => carriersOf(view, foeOf('player'));

/** Whether somebody can still get fuel. */
export const hasStore = ({ house, sides }: View, side: Side): boolean =>
  house.refuel === 0 || sides[side].fuelStore > 0;

/** Whether it can be there this turn. */
export const reaches = (unit: Squadron, cell: number): boolean =>
  distance(unit.cell, cell) <= (unit.fuel === 0 ? 0 : moveOf(unit));

/** The way that leads past no enemy, where there is one; nothing for the first of all. */
export function pathPast(view: View, unit: Squadron, cell: number): { path?: string } {
  const foes = new Set(foesOf(view, unit.side).map((foe) => foe.cell));
  const paths = pathsTo(unit.cell, cell);
  const isFree = (path: string) =>
    ![...path].slice(0, -1).some((_, at) => foes.has(endOf(unit.cell, path.slice(0, at + 1))));
  const at = paths.findIndex(isFree);
  return at > 0 ? { path: paths[at] as string } : {};
}
