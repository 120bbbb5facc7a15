import { AI } from '../content/house.ts';
import type { SquadronType } from '../content/squadrons.ts';
import { NOWHERE, type Pilot, type Side, type Squadron, type State } from '../types.ts';
import { maxAmmo, maxFuel, maxHull } from './figures.ts';

/** A squadron as it leaves the yard. */
export function freshSquadron(
  state: State,
  side: Side,
  type: SquadronType,
  id: string,
  pilot: Pilot | null = null,
): Squadron {
  const unit: Squadron = {
    id,
    side,
    type,
    status: 'ready',
    cell: NOWHERE,
    home: null,
    hull: 0,
    ammo: 0,
    fuel: 0,
    ap: state.house.actionPoints,
    order: null,
    target: NOWHERE,
    dock: null,
    route: '',
    moved: false,
    intercepted: 0,
    softened: false,
    rallied: false,
    traits: [],
    behaviour: null,
    aggression: AI.aggression,
    pilot,
  };
  unit.hull = maxHull(state, unit);
  unit.ammo = maxAmmo(unit);
  unit.fuel = maxFuel(state, unit);
  return unit;
}
