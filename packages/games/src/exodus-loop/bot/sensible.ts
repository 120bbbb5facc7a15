import type { Chance } from '@fray/engine';
import { AI, HANGAR_DISTANCE } from '../content/house.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { maxAmmo, maxFuel, maxHull, moveOf, speedOf } from '../rules/figures.ts';
import { shipOnTop } from '../rules/frames.ts';
import { distance, nameOf } from '../rules/grid.ts';
import { byId, carrier, coversCell, distanceTo, foeOf, isContested, isSide, roomIn, squadron } from '../rules/ships.ts';
import type { Action, Carrier, Seat, Side, Squadron, View } from '../types.ts';
import { dockedIn, nextShip, repair } from './carriers.ts';
import { type Choices, carrierCellsOf, fireTargetsOf, isOffered, launchCellsOf } from './choices.ts';
import { carriersOf, foesOf, hasStore, isArmed, pathPast, reaches } from './seen.ts';
import { NEAR, type SidePlan, sidePlan, stepNearer } from './side-plan.ts';

/** A carrier follows the squadrons at this distance. */
const FOLLOWS = 2;
/** Repairs are worth a way of this many cells. */
const NEARBY = 3;

const DEFEND: Action = { type: 'defend' };
const isWorn = (view: View, unit: Squadron): boolean => unit.hull * 2 <= maxHull(view, unit);
const isFit = (view: View, unit: Squadron): boolean => unit.fuel !== 0 && isArmed(unit) && !isWorn(view, unit);
const enemyCells = (view: View, side: Side): Set<number> => new Set(foesOf(view, side).map(({ cell }) => cell));

const goBy = (view: View, unit: Squadron, type: 'attack' | 'move', cell: number): Action => ({
  type,
  cell: nameOf(cell),
  ...pathPast(view, unit, cell),
});
function goToward(view: View, unit: Squadron, goal: number): Action {
  if (goal < 0 || unit.cell === goal || unit.fuel === 0) return DEFEND;
  const cell = stepNearer(view, unit.cell, goal, moveOf(unit), enemyCells(view, unit.side));
  return cell === unit.cell ? DEFEND : goBy(view, unit, 'move', cell);
}

/** Back for ammo, for fuel or for repairs, where a carrier of its own can give it. */
function goHome(view: View, unit: Squadron): Action | undefined {
  if (SQUADRONS[unit.type].capital) return undefined;
  const home = carriersOf(view, unit.side).sort(
    (a, b) => distanceTo(a, unit.cell) - distanceTo(b, unit.cell) || byId(a, b),
  )[0];
  if (!home || roomIn(view, home) <= 0) return undefined;
  const away = distanceTo(home, unit.cell);
  const turns = Math.ceil(Math.max(0, away - HANGAR_DISTANCE) / moveOf(unit));
  const isThirsty = unit.fuel <= turns && unit.fuel < maxFuel(view, unit) && hasStore(view, unit.side);
  if (isArmed(unit) && !isThirsty && !(isWorn(view, unit) && away <= NEARBY)) return undefined;
  if (away <= HANGAR_DISTANCE) return { type: 'land', carrier: home.id };
  return unit.fuel > 0 ? goToward(view, unit, home.cell) : undefined;
}

/** One squadron's part in the plan of its side. */
function orderFlying(view: View, unit: Squadron, plan: SidePlan): Action {
  const bombs = carriersOf(view, foeOf(unit.side)).some((ship) => coversCell(ship, unit.cell));
  // Who is in a fight digs in: DEFEND shoots as well as ATTACK.
  if (isArmed(unit) && (isContested(view, unit.cell) || bombs)) return DEFEND;
  if (isArmed(unit) && plan.strike >= 0 && reaches(unit, plan.strike)) return goBy(view, unit, 'attack', plan.strike);
  const home = goHome(view, unit);
  if (home || !isArmed(unit)) return home ?? DEFEND;
  if (!plan.isRushed && distance(unit.cell, plan.core) <= NEAR) return goToward(view, unit, plan.next);
  // Who is far from the others waits for them next to the enemy.
  return distance(unit.cell, plan.goal) <= moveOf(unit) ? DEFEND : goToward(view, unit, plan.goal);
}

function launch(view: View, unit: Squadron, choices: Choices): Action | undefined {
  const plan = sidePlan(view, unit.side);
  const goal = plan.core >= 0 ? plan.core : plan.goal;
  const foes = enemyCells(view, unit.side);
  const cells = launchCellsOf(choices).sort(
    (a, b) => Number(foes.has(a)) - Number(foes.has(b)) || distance(a, goal) - distance(b, goal),
  );
  return cells[0] === undefined ? undefined : { type: 'launch', cell: nameOf(cells[0]) };
}

/** The carrier serves who is docked, shoots, and follows at a distance. */
function orderCarrier(view: View, ship: Carrier, choices: Choices): Action {
  const { side } = ship;
  const docked = dockedIn(view, ship).filter((unit) => unit.target < 0);
  const isThirsty = (unit: Squadron) => hasStore(view, side) && unit.fuel <= AI.convoy.thirsty;
  if (docked.some((unit) => unit.ammo < maxAmmo(unit) || isThirsty(unit))) return { type: 'rearm' };
  const targets = fireTargetsOf(choices);
  const slowest = targets
    .flatMap((id) => squadron(view, id) ?? [])
    .sort((a, b) => speedOf(a) - speedOf(b) || a.hull - b.hull || byId(a, b))[0];
  const target = targets.find((id) => carrier(view, id)) ?? slowest?.id;
  if (target !== undefined) return { type: 'fire', target };
  const cell = follow(view, ship, choices);
  if (cell !== undefined) return { type: 'carrier-move', cell: nameOf(cell) };
  return repair(view, ship, docked, choices);
}

/** A cell nearer to the squadrons that no armed enemy reaches. */
function follow(view: View, ship: Carrier, choices: Choices): number | undefined {
  const { core } = sidePlan(view, ship.side);
  if (core < 0 || distanceTo(ship, core) <= FOLLOWS) return undefined;
  const foes = foesOf(view, ship.side).filter(isArmed);
  const isSafe = (cell: number) => foes.every((foe) => distance(foe.cell, cell) > moveOf(foe) + 1);
  return carrierCellsOf(choices)
    .filter((cell) => isSafe(cell) && distance(cell, core) < distance(ship.cell, core))
    .sort((a, b) => distance(a, core) - distance(b, core))[0];
}

function orderShip(view: View, choices: Choices): Action | undefined {
  const id = shipOnTop(view) ?? '';
  const unit = squadron(view, id);
  // Miners mine as the rules say.
  if (unit?.type === 'M') return undefined;
  if (unit) {
    if (unit.home !== null) return launch(view, unit, choices);
    const action = orderFlying(view, unit, sidePlan(view, unit.side));
    return isOffered(choices, action) ? action : DEFEND;
  }
  const ship = carrier(view, id);
  return ship && orderCarrier(view, ship, choices);
}

/** How the rules play where a plan has nothing to say. */
type Otherwise = (view: View, seat: Seat, choices: Choices, chance: Chance) => Action;

/**
 * A side that plans as one, by what it sees and for either side: it gathers, marches in one cell, strikes together when a sampled fight
 * says so, digs in, bombs the carrier and goes back for ammo and fuel, and its carrier follows.
 */
export const sensibleBy =
  (otherwise: Otherwise): Otherwise =>
  (view, seat, choices, chance) => {
    if (!isSide(seat)) return otherwise(view, seat, choices, chance);
    const open = choices.filter((choice) => choice.form === undefined);
    switch (view.frames.at(-1)?.step) {
      case '9 command':
      case '10.2 intents': {
        const ship = nextShip(view, seat, (unit) => isFit(view, unit));
        return ship === undefined ? { type: 'execute' } : { type: 'select', ship };
      }
      case '9 order':
      case '10.2 order': {
        const action = orderShip(view, open);
        return action && isOffered(open, action) ? action : otherwise(view, seat, choices, chance);
      }
      default:
        return otherwise(view, seat, choices, chance);
    }
  };
