import type { Reason } from '@fray/engine';
import type { Planet, State, Unit } from '../types.ts';
import { has, isGroundUnit } from './figures.ts';
import { hooksOf } from './hooks.ts';
import { defenderOf } from './reach.ts';

/** Who may land where, and which planets still have a fight. */

/** Influence to pay before the first unit lands: the custodians, Omniopiares. */
export function landingCost(state: State, planet: Planet): number {
  let cost = planet.custodians ? 6 : 0;
  for (const { by, hook } of hooksOf(state, 'landingCost')) cost += hook(state, by, 'attacker', planet.id);
  return cost;
}

export function whyNotLand(state: State, planet: Planet): Reason | false {
  if (planet.demilitarized) return { code: 'demilitarized', planet: planet.id };
  for (const { by, hook } of hooksOf(state, 'noLanding')) {
    const reason = hook(state, by, 'attacker', planet.id);
    if (reason) return reason;
  }
  const have = state.parties.attacker?.counters.influence;
  const need = planet.stage === 'committed' ? 0 : landingCost(state, planet);
  if (need > 0 && have !== undefined && have < need) return { code: 'cannot-pay', counter: 'influence', need, have };
  return false;
}

/** Units that the attacker may commit to a planet: ground forces in space, and what effects add. */
export function committable(state: State, planet: Planet): Unit[] {
  const extra = hooksOf(state, 'mayCommit');
  return state.units.filter((unit) => {
    if (unit.side !== 'attacker' || unit.returned || unit.at === planet.id) return false;
    if (unit.at === 'space' && isGroundUnit(unit)) return true;
    return extra.some(({ by, hook }) => by === 'attacker' && hook(state, by, unit, planet.id));
  });
}

/** May the attacker commit anything anywhere? */
export const canCommit = (state: State): boolean =>
  state.planets.some((planet) => !whyNotLand(state, planet) && committable(state, planet).length > 0);

/** Ground forces of the attacker and of somebody else share that planet (TE). */
export const isShared = (state: State, place: string): boolean => {
  const planet = state.planets.find((one) => one.id === place);
  const defender = defenderOf(state, place);
  return (
    planet?.coexist === true && defender !== undefined && has(state, 'attacker', place) && has(state, defender, place)
  );
};

/** Planets where both sides have ground forces and nobody has agreed to share. */
export function battlefields(state: State): Planet[] {
  return state.planets.filter((planet) => {
    if (planet.coexist || planet.stage === 'fought' || planet.stage === 'kept' || planet.stage === 'controlled')
      return false;
    const defender = defenderOf(state, planet.id);
    return defender !== undefined && has(state, 'attacker', planet.id) && has(state, defender, planet.id);
  });
}

/** Planets that the attacker takes now: a ground force of theirs stands there and nobody else's. */
export function gains(state: State): Planet[] {
  return state.planets.filter(
    (planet) =>
      planet.owner !== 'attacker' &&
      planet.stage !== 'controlled' &&
      planet.stage !== 'idle' &&
      !planet.coexist &&
      state.units.some(
        (unit) => unit.at === planet.id && unit.side === 'attacker' && unit.joins !== 'ground' && isGroundUnit(unit),
      ) &&
      !state.units.some((unit) => unit.at === planet.id && unit.side !== 'attacker' && isGroundUnit(unit)),
  );
}
