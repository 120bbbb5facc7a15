import type { Play, Step } from '@fray/engine';
import { CARRIER_REPAIR } from '../content/house.ts';
import { carrierMaxHull, maxAmmo, maxHull } from '../rules/figures.ts';
import { nameOf } from '../rules/grid.ts';
import { carrierEnds, enemyCarriers, isInFireRange } from '../rules/orders.ts';
import { squadron } from '../rules/ships.ts';
import { type Carrier, type CarrierOrder, type Exodus, SIDES, type State } from '../types.ts';
import { fill } from './changes/refuel.ts';
import { shipRef, tell, tellMove } from './changes/tell.ts';
import { resolving } from './resolution.ts';
import { shotAt } from './shot.ts';

/** Section 10.3: the player's carriers first, then the enemy's (house). */
function nextCarrier(state: State): Carrier | undefined {
  for (const side of SIDES) {
    for (const ship of state.carriers) {
      if (ship.side === side && ship.hull > 0 && ship.order !== null && !ship.acted) return ship;
    }
  }
  return undefined;
}

function repair(play: Play<Exodus>, ship: Carrier, target: string | null): void {
  const { state } = play;
  if (target === ship.id) {
    ship.hull = Math.min(carrierMaxHull(state, ship), ship.hull + CARRIER_REPAIR.carrier);
    tell(play, ship.side, ship.cell, { type: 'repaired', unit: shipRef(ship), hull: ship.hull });
    return;
  }
  const unit = target === null ? undefined : squadron(state, target);
  // It may have been launched in step 1 of the same turn.
  if (!unit || unit.home !== ship.id || unit.hull <= 0) return;
  unit.hull = Math.min(maxHull(state, unit), unit.hull + CARRIER_REPAIR.squadron);
  play.emit({ type: 'repaired', unit: shipRef(unit), hull: unit.hull }, unit.side);
}

function rearm(play: Play<Exodus>, ship: Carrier): void {
  for (const unit of play.state.squadrons) {
    if (unit.home !== ship.id || unit.hull <= 0) continue;
    unit.ammo = maxAmmo(unit);
    const full = fill(play.state, unit);
    play.emit({ type: 'rearmed', unit: shipRef(unit), ...(full ? {} : { dry: true as const }) }, unit.side);
  }
}

function move(play: Play<Exodus>, ship: Carrier, cell: number): void {
  const from = ship.cell;
  // An enemy carrier that nobody knew of stops it one cell short.
  ship.cell = carrierEnds(play.state, ship, cell, enemyCarriers(play.state, ship.side));
  tellMove(play, ship, from, ship.cell !== cell);
}

function carryOut(play: Play<Exodus>, ship: Carrier, order: CarrierOrder): void {
  switch (order.kind) {
    case 'MOVE':
      move(play, ship, order.cell);
      return;
    case 'REPAIR':
      repair(play, ship, order.target);
      return;
    case 'REARM':
      rearm(play, ship);
      return;
    case 'DEFEND':
      ship.guard = true;
      return;
    case 'ATTACK':
      // A carrier that was ordered about first may have moved out of range.
      if (order.target !== null && isInFireRange(play.state, ship, order.target))
        play.call('13 roll', { shot: shotAt(ship.id, order.target, 'fire') });
      return;
    case 'HOLD':
      return;
  }
}

export const carrierAction: Step<Exodus, '10.3 carrier action'> = {
  title: 'RESOLUTION 3: carrier actions',
  to: ['10.3 carrier action', '10.4 movements'],
  focus: resolving,
  calls: ['13 roll'],
  enter(play) {
    const ship = nextCarrier(play.state);
    if (!ship?.order) return '10.4 movements';
    ship.acted = true;
    const { kind } = ship.order;
    if (kind !== 'MOVE')
      tell(play, ship.side, ship.cell, {
        type: 'carrier-acted',
        unit: shipRef(ship),
        action: kind,
        at: nameOf(ship.cell),
      });
    carryOut(play, ship, ship.order);
    return '10.3 carrier action';
  },
};
