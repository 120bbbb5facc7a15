import { chanceToHit } from '@fray/engine';
import { DESPERATE_ATK, LAST_STAND_ATK } from '../content/admiral.ts';
import { HAZARD_ROWS } from '../content/hazards.ts';
import { CARRIER_GUARD_DEF } from '../content/house.ts';
import { LAST_STAND_DEF, MORALE } from '../content/pilots.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { BEHAVIOUR_ROWS } from '../content/traits.ts';
import type { Carrier, Pilot, Side, Squadron, State } from '../types.ts';
import { abilityOf, carrierMaxHull, maxHull, rowOfCarrier } from './figures.ts';
import { CELL_NAMES, distance } from './grid.ts';

/** Section 20: what morale adds to ATK and DEF. */
export const moraleAtk = (morale: number): number =>
  morale >= MORALE.high.from ? MORALE.high.atk : morale <= MORALE.low.to ? MORALE.low.atk : 0;
export const moraleDef = (morale: number): number =>
  morale >= MORALE.high.from ? MORALE.high.def : morale <= MORALE.low.to ? MORALE.low.def : 0;

/** Section 14: below half hull; whether exactly half counts is a house option. */
const isBelowHalf = (state: State, hull: number, max: number): boolean =>
  state.house.lastStandAtHalf ? hull * 2 <= max : hull * 2 < max;

export const isWeak = (state: State, unit: Squadron): boolean => isBelowHalf(state, unit.hull, maxHull(state, unit));

/** Section 15.3: every friendly Frigate in DEFEND at distance exactly 1. */
export function fireControl(state: State, unit: Squadron): number {
  let sum = 0;
  for (const other of state.squadrons) {
    if (other.type !== 'F' || other.order !== 'DEFEND' || other.side !== unit.side) continue;
    if (other.hull > 0 && other.cell >= 0 && distance(other.cell, unit.cell) === 1) sum++;
  }
  return sum;
}

/** Section 22, Swarm Tactics: an ally next to it or in its cell. */
export const hasAllyNear = (state: State, unit: Squadron): boolean =>
  state.squadrons.some(
    (other) =>
      other.id !== unit.id &&
      other.side === unit.side &&
      other.hull > 0 &&
      other.cell >= 0 &&
      distance(other.cell, unit.cell) <= 1,
  );

function pilotAtk(pilot: Pilot): number {
  return (pilot.perks.includes('STEADY_AIM') ? 1 : 0) + moraleAtk(pilot.morale);
}
function pilotDef(pilot: Pilot): number {
  return (pilot.perks.includes('EVASIVE') ? 1 : 0) + moraleDef(pilot.morale);
}

/** Section 21, Desperate Measures: a carrier of the side has less than a quarter of its hull. */
export const isDesperate = (state: State, side: Side): boolean =>
  state.sides[side].skills.includes('DESPERATE_MEASURES') &&
  state.carriers.some((ship) => ship.side === side && ship.hull > 0 && ship.hull * 4 < carrierMaxHull(state, ship));

/** Section 21: for squadrons of a side with an Admiral. */
function admiralAtk(state: State, unit: Squadron): number {
  const { skills } = state.sides[unit.side];
  if (!skills.length) return 0;
  let sum = 0;
  if (skills.includes('LAST_STAND') && isWeak(state, unit)) sum += LAST_STAND_ATK;
  if (isDesperate(state, unit.side)) sum += DESPERATE_ATK;
  return sum;
}

/** Section 14, in the order of its list; never below 0. `order`: as if it had that order. */
export function attackOf(state: State, unit: Squadron, order = unit.order): number {
  let sum = SQUADRONS[unit.type].atk;
  if (order === 'ATTACK' || order === 'DEFEND') sum += 1;
  if (unit.pilot) sum += pilotAtk(unit.pilot);
  if (unit.behaviour) sum += BEHAVIOUR_ROWS[unit.behaviour].atk;
  if (unit.traits.length && unit.traits.includes('SWARM_TACTICS') && hasAllyNear(state, unit)) sum += 1;
  sum += admiralAtk(state, unit) + fireControl(state, unit);
  const hazard = state.hazards[CELL_NAMES[unit.cell] as string];
  if (hazard) sum += HAZARD_ROWS[hazard].accuracy;
  return Math.max(0, sum);
}

/** Section 20, Last Stand of a pilot. */
export const hasLastStand = (state: State, unit: Squadron): boolean =>
  abilityOf(unit.pilot) === 'LAST_STAND' && isWeak(state, unit);

/** Section 14; never below 0. */
export function defenceOf(state: State, unit: Squadron): number {
  let sum = SQUADRONS[unit.type].def;
  if (unit.order === 'DEFEND') sum += 2;
  if (unit.pilot) {
    sum += pilotDef(unit.pilot);
    if (hasLastStand(state, unit)) sum += LAST_STAND_DEF;
  }
  const hazard = state.hazards[CELL_NAMES[unit.cell] as string];
  if (hazard) sum += HAZARD_ROWS[hazard].def;
  return Math.max(0, sum);
}

export const carrierDefence = (carrier: Carrier): number =>
  rowOfCarrier(carrier).def + (carrier.guard ? CARRIER_GUARD_DEF : 0);

/** Section 13. */
export const damageOf = (roll: number, atk: number, def: number): number => Math.max(0, roll + atk - def);
/** Mean damage of a die, and the chance that it does any. */
export function expectedDamage(die: number, atk: number, def: number): number {
  let total = 0;
  for (let face = 1; face <= die; face++) total += damageOf(face, atk, def);
  return total / die;
}
/** A hit that does damage: the roll and ATK together exceed DEF. */
export const chanceToHurt = (die: number, atk: number, def: number): number => chanceToHit(def - atk + 1, die);
