import { AI, HANGAR_DISTANCE } from '../content/house.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { POINT_DEFENCE_HULL } from '../content/upgrades.ts';
import { maxAmmo, maxHull, moveOf } from '../rules/figures.ts';
import { distance } from '../rules/grid.ts';
import { coversCell, distanceTo, isContested, roomIn } from '../rules/ships.ts';
import { type Carrier, NOWHERE, type Squadron, type View } from '../types.ts';
import { isExposed, isFighter, needsRearm, type Plan, planOf } from './convoy-plan.ts';
import { HOLD, type Intent, inReach, intent } from './procedure.ts';
import { foesOf, hasStore, homesOf, isArmed, lairsOf, pathPast, reaches } from './seen.ts';

/** What the squadrons of a convoy do (convoy-plan.ts). */

const isNearLair = (view: View, unit: Squadron, cells: number): boolean =>
  lairsOf(view).some((lair) => distanceTo(lair, unit.cell) <= cells);

/** Who must be taken care of in the hangar before the next fight. */
const isWorn = (view: View, unit: Squadron): boolean =>
  unit.ammo * 2 <= maxAmmo(unit) || (unit.fuel <= 1 && hasStore(view, 'player')) || unit.hull * 2 < maxHull(view, unit);
/** Who has little fuel left rides in the hangar until the enemy carrier is near. */
const rides = (view: View, unit: Squadron): boolean =>
  unit.fuel <= AI.convoy.rides && !isNearLair(view, unit, 2 * moveOf(unit));
/** A Bomber in the air drives away the enemy carrier that is nearly reached; where others can fight they do without it. */
const scares = (view: View, unit: Squadron): boolean =>
  unit.type === 'B' &&
  isNearLair(view, unit, AI.fleeWithin + 1) &&
  view.squadrons.some((other) => isFighter(other) && other.type !== 'B' && isArmed(other));

/** The enemy carrier that a squadron attacks alone: not if it would be driven away, nor if the guns of the carrier would destroy it. */
function dashesTo(view: View, unit: Squadron, plan: Plan): number | undefined {
  if (!plan.isOpen || !isArmed(unit) || unit.hull <= POINT_DEFENCE_HULL || scares(view, unit)) return undefined;
  return lairsOf(view)
    .map((ship) => ship.cell)
    .filter((cell) => distance(cell, unit.cell) <= moveOf(unit) * unit.fuel)
    .sort((a, b) => distance(a, unit.cell) - distance(b, unit.cell))[0];
}

/** A move or an attack on a way that leads past no enemy, where there is one. */
const fly = (view: View, unit: Squadron, kind: 'ATTACK' | 'ADVANCE', cell: number): Intent => ({
  ...intent(kind, cell),
  ...pathPast(view, unit, cell),
});

/** As near as one move leads; into a fight as an attack. */
function gather(view: View, unit: Squadron, to: number): Intent {
  const foes = new Set(foesOf(view, 'player').map((foe) => foe.cell));
  let best = unit.cell;
  for (const cell of inReach(view, unit)) {
    if (foes.has(cell) && (cell !== to || !isArmed(unit))) continue;
    if (distance(cell, to) < distance(best, to)) best = cell;
  }
  if (best === unit.cell) return HOLD;
  return fly(view, unit, foes.has(best) ? 'ATTACK' : 'ADVANCE', best);
}

/** Nobody but it keeps the enemy from a carrier (section 16.1): even who cannot shoot does as long as it is there. */
const isLastGuard = (view: View, unit: Squadron): boolean =>
  homesOf(view).some((ship) => coversCell(ship, unit.cell)) &&
  isExposed(view, unit.cell, 1) &&
  !view.squadrons.some(
    (other) =>
      other.side === 'player' &&
      other.id !== unit.id &&
      other.cell === unit.cell &&
      other.hull > 0 &&
      other.order !== 'LAND',
  );

/** A carrier that takes it in and will still be next to it when it has gone where all go. */
const hangarFor = (view: View, unit: Squadron, to: number): Carrier | undefined =>
  SQUADRONS[unit.type].capital || distance(unit.cell, to) > HANGAR_DISTANCE
    ? undefined
    : homesOf(view).find((ship) => distanceTo(ship, unit.cell) <= HANGAR_DISTANCE && roomIn(view, ship) > 0);

/** One squadron in the air. */
export function convoy(view: View, unit: Squadron): Intent {
  // DEFEND gives the ATK of ATTACK and DEF besides (correction 3): who is where the enemy is digs in.
  const isThere = () => isContested(view, unit.cell) || lairsOf(view).some((lair) => coversCell(lair, unit.cell));
  if (isArmed(unit) ? isThere() : isLastGuard(view, unit)) return HOLD;
  const plan = planOf(view);
  const { to } = plan;
  const home = hangarFor(view, unit, to);
  if (!isArmed(unit) && home) return intent('LAND', NOWHERE, home.id);
  if (isArmed(unit) && plan.strike >= 0 && reaches(unit, plan.strike)) return fly(view, unit, 'ATTACK', plan.strike);
  const wants = isWorn(view, unit) || rides(view, unit) || scares(view, unit);
  if (home && plan.isQuiet && wants) return intent('LAND', NOWHERE, home.id);
  if (plan.isQuiet && scares(view, unit)) return HOLD;
  const goal = dashesTo(view, unit, plan) ?? to;
  return goal < 0 || unit.cell === goal ? HOLD : gather(view, unit, goal);
}

/** Onto an enemy carrier that nobody guards, else to where all gather. */
export function joinsAt(view: View, ship: Carrier, cells: readonly number[]): number | undefined {
  const { to } = planOf(view);
  const isOpenLair = (cell: number) =>
    lairsOf(view).some((lair) => coversCell(lair, cell)) && !foesOf(view, 'player').some((foe) => foe.cell === cell);
  return cells.find(isOpenLair) ?? cells.find((cell) => cell === to) ?? cells.find((cell) => coversCell(ship, cell));
}

/** Whether a docked squadron leaves: when it is needed at once, else sound and for good reason. */
export function joins(view: View, docked: Squadron, ship: Carrier, plan: Plan): boolean {
  if (!isFighter(docked) || !isArmed(docked)) return false;
  if (!plan.isQuiet) return true;
  const unit: Squadron = { ...docked, cell: ship.cell };
  if (needsRearm(view, unit) || isWorn(view, unit) || scares(view, unit)) return false;
  if (!rides(view, unit) && dashesTo(view, unit, plan) !== undefined) return true;
  if (isNearLair(view, unit, 2) || plan.flag?.id !== ship.id) return true;
  // Nobody is left but squadrons that stay where they are.
  return !lairsOf(view).length && foesOf(view, 'player').some((foe) => distanceTo(ship, foe.cell) <= AI.convoy.rides);
}
