import { AI } from '../content/house.ts';
import { maxAmmo, maxFuel, maxHull } from '../rules/figures.ts';
import { distance, nameOf } from '../rules/grid.ts';
import { whyNotOrder } from '../rules/orders.ts';
import { carrier, distanceTo, foeOf, isFlying } from '../rules/ships.ts';
import type { Action, Carrier, Side, Squadron, View } from '../types.ts';
import { type Choices, carrierCellsOf, fireTargetsOf, isOffered } from './choices.ts';
import { hurries, needsRearm, planOf } from './convoy-plan.ts';
import { carriersOf } from './seen.ts';
import { bestShot } from './strike.ts';

/** A docked squadron is sent out only when it can fight: else it would land again at once, for ever. */
export const isFit = (unit: Squadron): boolean => unit.fuel !== 0 && (unit.ammo > 0 || maxAmmo(unit) === 0);

export const dockedIn = (view: View, ship: Carrier): Squadron[] =>
  view.squadrons.filter((unit) => unit.home === ship.id && unit.hull > 0);

/** The order in which ships get orders: flying squadrons, then launches of those who leave, then carriers. */
export function nextShip(view: View, side: Side, leaves: (unit: Squadron) => boolean): string | undefined {
  const mine = view.squadrons.filter((unit) => unit.side === side && unit.hull > 0 && whyNotOrder(unit) === false);
  const unit =
    mine.find((one) => isFlying(one) && one.order === null) ?? mine.find((one) => one.home !== null && leaves(one));
  return (unit ?? carriersOf(view, side).find((ship) => ship.order === null))?.id;
}

/** The weakest hull in the hangar, else the carrier itself. */
export function repair(view: View, ship: Carrier, docked: readonly Squadron[], choices: Choices): Action {
  const hurt = docked.filter((unit) => unit.hull < maxHull(view, unit)).sort((a, b) => a.hull - b.hull)[0];
  const action: Action = { type: 'repair', target: hurt?.id ?? ship.id };
  return isOffered(choices, action) ? action : { type: 'hold' };
}

/** The player's carrier is no part of section 25: it serves who is docked, goes where all go, shoots, and repairs. */
export function orderFlagship(view: View, ship: Carrier, choices: Choices): Action {
  const docked = dockedIn(view, ship).filter((unit) => unit.target < 0);
  const targets = fireTargetsOf(choices);
  const target = bestShot(view, ship, targets);
  const plan = planOf(view);
  if (target !== undefined && carrier(view, target)) return { type: 'fire', target };
  if (!hurries(view, ship, plan.isOpen) && docked.some((unit) => needsRearm(view, unit))) return { type: 'rearm' };
  const far = (cell: number) => distance(cell, plan.to);
  const next = carrierCellsOf(choices).sort((a, b) => far(a) - far(b))[0];
  if (plan.to >= 0 && next !== undefined && far(next) < far(ship.cell))
    return { type: 'carrier-move', cell: nameOf(next) };
  if (target !== undefined) return { type: 'fire', target };
  // A shot that will hardly hurt is better than none.
  const repairing = repair(view, ship, docked, choices);
  return repairing.type === 'hold' && targets[0] !== undefined ? { type: 'fire', target: targets[0] } : repairing;
}

/** Section 25, the enemy carrier: it launches, else moves away from the nearest Bomber, else repairs. */
export function orderCarrier(view: View, ship: Carrier, choices: Choices): Action {
  const docked = dockedIn(view, ship);
  if (docked.some((unit) => unit.target >= 0)) return { type: 'hold' };
  if (docked.some((unit) => !isFit(unit) || unit.fuel < maxFuel(view, unit))) return { type: 'rearm' };
  const bombers = view.squadrons.filter(
    (unit) => unit.side === foeOf(ship.side) && unit.type === 'B' && isFlying(unit),
  );
  const near = (cell: number) => Math.min(...bombers.map((unit) => distance(unit.cell, cell)));
  if (bombers.some((unit) => distanceTo(ship, unit.cell) <= AI.fleeWithin)) {
    let best = ship.cell;
    for (const cell of carrierCellsOf(choices)) if (near(cell) > near(best)) best = cell;
    if (best !== ship.cell) return { type: 'carrier-move', cell: nameOf(best) };
  }
  return repair(view, ship, docked, choices);
}
