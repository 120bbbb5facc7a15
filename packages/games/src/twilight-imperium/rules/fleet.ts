import type { Reason } from '@fray/engine';
import { isShip, UNITS } from '../content/units.ts';
import type { PartyId, State, Unit } from '../types.ts';
import { isNext, whyNotNext } from './adjacency.ts';
import { whyNotEnter } from './anomalies.ts';
import { fights, isFighter, isGroundUnit, isStructureUnit } from './figures.ts';
import { hooksOf } from './hooks.ts';
import { loadOf } from './load.ts';

/** Capacity, fleet supply and retreats. */

/** Fighters and ground forces in space that no ship carries. Space docks ashore help only those who stay. */
export function overCapacity(state: State, by: PartyId, how: 'staying' | 'leaving' = 'staying'): number {
  const space: Unit[] = [];
  const ashore: Unit[] = [];
  for (const unit of state.units) {
    if (unit.side !== by) continue;
    if (unit.at === 'space') space.push(unit);
    else if (how === 'staying' && isStructureUnit(unit) && !unit.at.startsWith('next ') && unit.at !== 'aside')
      ashore.push(unit);
  }
  if (space.length === 0) return 0;
  let more = 0;
  for (const one of hooksOf(state, 'capacity')) if (one.by === by) more += one.hook(state, by);
  const load = loadOf(
    space.map((unit) => UNITS[unit.kind]),
    ashore.map((unit) => UNITS[unit.kind]),
  );
  return Math.max(0, load.over - more);
}

/** Ships above the fleet supply; 0 if the fleet pool is not counted. */
export function overSupply(state: State, by: PartyId): number {
  const party = state.parties[by];
  if (!party || party.fleetSupply === null || party.effects.includes('darktalon-treilla')) return 0;
  let supply = state.common.includes('fleet-regulations') ? Math.min(4, party.fleetSupply) : party.fleetSupply;
  for (const one of hooksOf(state, 'supply')) if (one.by === by) supply += one.hook(state, by);
  const space = state.units.filter((unit) => unit.side === by && unit.at === 'space');
  const ashore = state.units.filter(
    (unit) => unit.side === by && isStructureUnit(unit) && unit.at !== 'space' && !unit.at.startsWith('next '),
  );
  const load = loadOf(
    space.map((unit) => UNITS[unit.kind]),
    ashore.map((unit) => UNITS[unit.kind]),
  );
  return Math.max(0, Math.ceil(load.ships - supply));
}

/** Units that may be removed to fit again: passengers for capacity, ships for supply. */
export function removable(state: State, by: PartyId): Unit[] {
  const passengers = overCapacity(state, by) > 0;
  const ships = overSupply(state, by) > 0;
  return state.units.filter(
    (unit) =>
      unit.side === by &&
      unit.at === 'space' &&
      ((passengers && isPassenger(unit)) || (ships && fights(unit, 'space') && (!isFighter(unit) || fliesAlone(unit)))),
  );
}
const fliesAlone = (unit: Unit): boolean =>
  UNITS[unit.kind].tags?.some((tag) => tag.startsWith('flies-alone')) ?? false;
/** Uses capacity: a fighter that cannot fly alone, a ground force that needs room. */
const isPassenger = (unit: Unit): boolean => {
  const row = UNITS[unit.kind];
  if (isFighter(unit)) return !fliesAlone(unit);
  return isGroundUnit(unit) && !(isShip(row) && row.move > 0) && !(row.tags?.includes('no-capacity') ?? false);
};
export const passengers = (state: State, by: PartyId): Unit[] =>
  state.units.filter((unit) => unit.side === by && unit.at === 'space' && isPassenger(unit));

/** Ground forces on planets of the active system that a fleet which retreats may take along, within capacity (F9). */
export function boarders(state: State, by: PartyId): Unit[] {
  const load = loadOf(
    state.units.filter((unit) => unit.side === by && unit.at === 'space').map((unit) => UNITS[unit.kind]),
    [],
  );
  let room = load.capacity - load.needs;
  for (const one of hooksOf(state, 'capacity')) if (one.by === by) room += one.hook(state, by);
  return state.units.filter(
    (unit) =>
      unit.side === by &&
      isGroundUnit(unit) &&
      !isStructureUnit(unit) &&
      state.planets.some((planet) => planet.id === unit.at) &&
      (room > 0 || !isPassenger(unit)),
  );
}

/**
 * Who rides on which ship when a fleet leaves: ground forces, then fighters fill the ships one after another, and
 * fighters that can fly alone take the room that is left. Units that are not listed have no room, or need none.
 */
export function cargo(state: State, by: PartyId): Map<Unit, Unit[]> {
  const fleet = state.units.filter((unit) => unit.side === by && unit.at === 'space');
  const riders = [
    ...fleet.filter((unit) => isPassenger(unit) && !isFighter(unit)),
    ...fleet.filter((unit) => isPassenger(unit) && isFighter(unit)),
    ...fleet.filter((unit) => isFighter(unit) && fliesAlone(unit)),
  ];
  return new Map(fleet.map((ship) => [ship, riders.splice(0, UNITS[ship.kind].capacity)]));
}
/** Ships that leave without being carried. */
export function movers(state: State, by: PartyId, load: ReadonlyMap<Unit, readonly Unit[]>): Unit[] {
  const carried = new Set([...load.values()].flat());
  return state.units.filter(
    (unit) => unit.side === by && fights(unit, 'space') && !isPassenger(unit) && !carried.has(unit),
  );
}

export function fits(state: State, by: PartyId): boolean {
  return overCapacity(state, by) === 0 && overSupply(state, by) === 0;
}

/** Why a party may not retreat at all; false: nothing forbids it. */
export function whyNotRetreat(state: State, by: PartyId): Reason | false {
  if (state.parties[by]?.faction === 'neutral') return { code: 'neutral-never-retreats' };
  for (const { by: owner, hook, bonus } of hooksOf(state, 'noRetreat')) {
    const reason = hook(state, owner, by, bonus);
    if (reason) return reason;
  }
  if (exits(state, by).length > 0) return false;
  // A listed system that is not adjacent says why (F14).
  for (const system of state.adjacent) {
    const reason = whyNotNext(state, system, by);
    if (reason) return reason;
  }
  return { code: 'no-exit' };
}

/** Adjacent systems that are eligible (LRR 78.4c, 78.7c). */
export function exits(state: State, by: PartyId): string[] {
  if (!state.parties[by]) return [];
  const list: string[] = [];
  for (const system of state.adjacent) {
    if (!isNext(state, system, by)) continue;
    if (system.retreat.includes(by)) {
      list.push(system.id);
      continue;
    }
    const at = `next ${system.id}`;
    let memory = system.control.includes(by);
    let ships = false;
    let strangers = false;
    for (const unit of state.units) {
      if (unit.at !== at) continue;
      if (unit.side === by) memory = true;
      else {
        strangers = true;
        if (fights({ ...unit, at: 'space' }, 'space')) ships = true;
      }
    }
    if (ships || whyNotEnter(state, by, system.anomalies)) continue;
    if (
      memory ||
      (!strangers && hooksOf(state, 'mayRetreatTo').some((one) => one.by === by && one.hook(state, by, by, system.id)))
    )
      list.push(system.id);
  }
  return list;
}
