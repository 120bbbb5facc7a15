import { HANGAR_DISTANCE, INTERCEPTIONS_A_TURN } from '../content/house.ts';
import type { Carrier, Squadron, State } from '../types.ts';
import { pointDefenceHull, rowOfCarrier, speedOf } from './figures.ts';
import { columnOf, endOf, rowOf, stepFrom } from './grid.ts';
import { byId, coversCell, distanceTo, isContested, isFlying } from './ships.ts';

/** Section 11: highest SPD first, both sides mixed, then by id. */
const faster = (a: Squadron, b: Squadron): number => speedOf(b) - speedOf(a) || byId(a, b);

/** Section 11: the next squadron that has a way to go. */
export function nextMover(state: State): Squadron | undefined {
  let best: Squadron | undefined;
  for (const unit of state.squadrons) {
    if (unit.route === '' || unit.moved || !isFlying(unit)) continue;
    if (!best || faster(unit, best) < 0) best = unit;
  }
  return best;
}

/** Section 11: who stops a squadron that passes through this cell. */
function interceptorAt(state: State, mover: Squadron, cell: number): Squadron | undefined {
  let best: Squadron | undefined;
  for (const unit of state.squadrons) {
    if (unit.side === mover.side || unit.cell !== cell || !isFlying(unit)) continue;
    if (unit.order !== 'ATTACK' && unit.order !== 'DEFEND') continue;
    if (unit.ammo <= 0 || unit.status === 'launched' || unit.intercepted >= INTERCEPTIONS_A_TURN) continue;
    if (!best || faster(unit, best) < 0) best = unit;
  }
  return best;
}

/** Where a squadron's way leads: the cell it reaches, and who stops it there. The destination is not passed through, even on a way that turns back. */
export function walk(state: State, mover: Squadron): { cell: number; by: Squadron | undefined } {
  let at = mover.cell;
  const end = endOf(mover.cell, mover.route);
  for (const letter of mover.route) {
    at = stepFrom(at, letter);
    if (at === end) continue;
    const by = interceptorAt(state, mover, at);
    if (by) return { cell: at, by };
  }
  return { cell: end, by: undefined };
}

/** Section 12.3: the slowest living enemy in the cell; then the weakest hull, then the id. */
export function targetOf(state: State, unit: Squadron): Squadron | undefined {
  let best: Squadron | undefined;
  let slowest = 0;
  for (const other of state.squadrons) {
    if (other.side === unit.side || other.cell !== unit.cell || other.hull <= 0) continue;
    const spd = speedOf(other);
    if (!best || spd < slowest || (spd === slowest && (other.hull - best.hull || byId(other, best)) < 0)) {
      best = other;
      slowest = spd;
    }
  }
  return best;
}

interface Rolled {
  unit: { id: string };
  roll: number;
  bonus: number;
  spd: number;
}
/** Section 12: 1d(SPD+1) each, the highest first; equals by SPD, then by id. */
export const initiativeOrder = <R extends Rolled>(rolled: readonly R[]): R[] =>
  [...rolled].sort((a, b) => b.roll + b.bonus - (a.roll + a.bonus) || b.spd - a.spd || byId(a.unit, b.unit));

/** Section 10.6: the next contested cell in reading order, or NOWHERE. */
export function nextContested(state: State, after: number): number {
  let best = -1;
  for (const unit of state.squadrons) {
    const { cell } = unit;
    if (unit.side !== 'player' || cell <= after || unit.hull <= 0 || (best >= 0 && cell >= best)) continue;
    if (isContested(state, cell)) best = cell;
  }
  return best;
}

/**
 * Section 16.1: squadrons in a cell of the carrier that no defender holds, with ammo, fastest first. Who was launched
 * this turn fights back in a contested cell and does nothing else (section 10.1).
 */
export function assailants(state: State, ship: Carrier): Squadron[] {
  const out: Squadron[] = [];
  for (const unit of state.squadrons) {
    if (unit.side === ship.side || !isFlying(unit) || unit.ammo <= 0 || !coversCell(ship, unit.cell)) continue;
    if (unit.status === 'launched') continue;
    if (!isContested(state, unit.cell)) out.push(unit);
  }
  return out.length > 1 ? out.sort(faster) : out;
}
/** Section 16.2: what point defense destroys, weakest first. */
export function pointDefenceTargets(state: State, ship: Carrier, attackers: readonly Squadron[]): Squadron[] {
  const guns = rowOfCarrier(ship).pointDefence;
  if (guns <= 0) return [];
  const most = pointDefenceHull(state.sides[ship.side]);
  return attackers
    .filter((unit) => unit.hull <= most)
    .sort((a, b) => a.hull - b.hull || byId(a, b))
    .slice(0, guns);
}

export const canLandNow = (ship: Carrier, unit: Squadron): boolean => distanceTo(ship, unit.cell) <= HANGAR_DISTANCE;

/** Cells next to a cell, as splash counts them: by distance, wherever the edge is. */
export const areAdjacent = (a: number, b: number): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;
