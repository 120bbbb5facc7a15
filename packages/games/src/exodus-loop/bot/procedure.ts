import type { Chance } from '@fray/engine';
import { AI, CARRIER_DIE, HANGAR_DISTANCE } from '../content/house.ts';
import { dieOf, SQUADRONS, type SquadronType } from '../content/squadrons.ts';
import { BEHAVIOUR_ROWS, DEFENSIVE_HOLD, STATIC_HOLD } from '../content/traits.ts';
import { attackOf, carrierDefence, damageOf, defenceOf, expectedDamage } from '../rules/effective.ts';
import { maxHull, moveOf, speedOf } from '../rules/figures.ts';
import { columnOf, distance, isOn, pathTo, reach, rowOf, stepFrom, WIDTH } from '../rules/grid.ts';
import { byId, coversCell, distanceTo, foeOf, isContested, isFlying, roomIn } from '../rules/ships.ts';
import { type Carrier, NOWHERE, type Side, type Squadron, type State } from '../types.ts';

/** Section 25: what the rules make of one squadron. Works on what its side may see, and for either side. */
export interface Intent {
  kind: 'ATTACK' | 'ADVANCE' | 'HOLD' | 'RETREAT' | 'LAND' | 'HARVEST';
  /** Of ATTACK, ADVANCE, RETREAT, HARVEST. */
  cell: number;
  /** Of LAND. */
  carrier: string | null;
  /** A way other than columns first. */
  path?: string;
}
export const intent = (kind: Intent['kind'], cell = NOWHERE, carrier: string | null = null): Intent => ({
  kind,
  cell,
  carrier,
});
export const HOLD = intent('HOLD');

const percent = (chance: Chance, of: number): boolean => of > 0 && (of >= 100 || (chance(1, 100)[0] as number) <= of);
const flying = (state: State, side: Side): Squadron[] =>
  state.squadrons.filter((unit) => unit.side === side && isFlying(unit));
const carriers = (state: State, side: Side): Carrier[] =>
  state.carriers.filter((ship) => ship.side === side && ship.hull > 0);

/** The first in an order; nothing of an empty list. */
function first<V>(list: readonly V[], order: (a: V, b: V) => number): V | undefined {
  let best = list[0];
  for (let i = 1; i < list.length; i++) if (order(list[i] as V, best as V) < 0) best = list[i];
  return best;
}
const nearestShip = (state: State, side: Side, cell: number): Carrier | undefined =>
  first(carriers(state, side), (a, b) => distanceTo(a, cell) - distanceTo(b, cell) || byId(a, b));

/** The cells a squadron can reach, its own first. */
export function inReach(state: State, unit: Squadron): number[] {
  const out = [unit.cell];
  if (unit.fuel === 0) return out;
  for (const route of reach(moveOf(unit))) {
    if (isOn(state, columnOf(unit.cell) + route.dx, rowOf(unit.cell) + route.dy)) out.push(unit.cell + route.offset);
  }
  return out;
}

/** As far as it gets on the shortest way, columns first, stopping `short` of the goal. */
function moveToward(unit: Squadron, goal: number, short: number): number {
  let at = unit.cell;
  let left = unit.fuel === 0 ? 0 : moveOf(unit);
  for (const letter of pathTo(unit.cell, goal)) {
    if (left-- <= 0 || distance(at, goal) <= short) break;
    at = stepFrom(at, letter);
  }
  return at;
}
const go = (unit: Squadron, kind: 'ADVANCE' | 'RETREAT', cell: number): Intent =>
  cell === unit.cell ? HOLD : intent(kind, cell);

/** Step 1. */
function mustRetreat(state: State, unit: Squadron, chance: Chance): boolean {
  // Section 22: never, not even with an empty magazine.
  if (unit.behaviour === 'SUICIDAL') return false;
  if (unit.ammo === 0) return true;
  // House: an empty tank is as good a reason to land as an empty magazine, unless there is a fight to finish.
  if (unit.fuel === 0 && !isContested(state, unit.cell)) return true;
  if (unit.hull * 2 > maxHull(state, unit)) return false;
  return percent(chance, unit.behaviour ? BEHAVIOUR_ROWS[unit.behaviour].retreat(AI.retreat) : AI.retreat);
}
function retreat(state: State, unit: Squadron): Intent {
  const home = nearestShip(state, unit.side, unit.cell);
  if (
    home &&
    !SQUADRONS[unit.type].capital &&
    distanceTo(home, unit.cell) <= HANGAR_DISTANCE &&
    roomIn(state, home) > 0
  ) {
    return intent('LAND', NOWHERE, home.id);
  }
  if (home) return go(unit, 'RETREAT', moveToward(unit, home.cell, HANGAR_DISTANCE));
  const foes = flying(state, foeOf(unit.side));
  if (!foes.length) return HOLD;
  const nearest = (cell: number) => Math.min(...foes.map((foe) => distance(foe.cell, cell)));
  let best = unit.cell;
  for (const cell of inReach(state, unit)) if (nearest(cell) > nearest(best)) best = cell;
  return go(unit, 'RETREAT', best);
}

/** Step 4: what an attack on a cell is worth; undefined where nobody is. */
export function worth(state: State, unit: Squadron, cell: number): number | undefined {
  const foe = foeOf(unit.side);
  const there: Squadron[] = [];
  for (const other of state.squadrons)
    if (other.cell === cell && other.side === foe && other.hull > 0) there.push(other);
  const ship = state.carriers.find((other) => other.side === foe && other.hull > 0 && coversCell(other, cell));
  if (!there.length && !ship) return undefined;
  const as: Squadron = { ...unit, cell, order: 'ATTACK' };
  const atk = attackOf(state, as);
  let score = ship ? AI.carrierBonus : 0;
  const target = first(there, (a, b) => speedOf(a) - speedOf(b) || a.hull - b.hull || byId(a, b));
  if (target) {
    const die = dieOf(unit.type, target.type);
    const def = defenceOf(state, target);
    score += expectedDamage(die, atk, def);
    if (damageOf(die, atk, def) >= target.hull) score += AI.killBonus;
    for (const other of there) {
      if (other.ammo > 0)
        score -= expectedDamage(dieOf(other.type, unit.type), attackOf(state, other), defenceOf(state, as));
    }
  } else if (ship) {
    score += expectedDamage(CARRIER_DIE, atk, carrierDefence(ship));
    if (damageOf(CARRIER_DIE, atk, carrierDefence(ship)) >= ship.hull) score += AI.killBonus;
  }
  return unit.behaviour ? score * BEHAVIOUR_ROWS[unit.behaviour].priority : score;
}
function bestAttack(state: State, unit: Squadron): number {
  let best = NOWHERE;
  let most = 0;
  for (const cell of inReach(state, unit)) {
    const score = worth(state, unit, cell);
    if (score === undefined || (best >= 0 && score <= most)) continue;
    best = cell;
    most = score;
  }
  return best >= 0 && most * (0.5 + unit.aggression) > AI.threshold ? best : NOWHERE;
}

/** Step 6: whom each type goes for first. */
const PREY: Partial<Record<SquadronType, SquadronType>> = { I: 'B', G: 'I' };
function advance(state: State, unit: Squadron): Intent {
  const side = foeOf(unit.side);
  const near = (a: Squadron, b: Squadron) =>
    distance(a.cell, unit.cell) - distance(b.cell, unit.cell) || a.hull - b.hull || byId(a, b);
  const foes = flying(state, side);
  const isPrey = (foe: Squadron) => foe.type === PREY[unit.type];
  const prey = first(foes.filter(isPrey), near);
  const ship = nearestShip(state, side, unit.cell);
  // The nearest unit may be a carrier; ties go to the weakest hull.
  const next = first(foes, near);
  const apart = (at: Carrier) => distanceTo(at, unit.cell);
  const isShip = ship && (!next || (apart(ship) - distance(next.cell, unit.cell) || ship.hull - next.hull) < 0);
  const goal = unit.type === 'B' && ship ? ship.cell : (prey?.cell ?? (isShip ? ship.cell : next?.cell));
  if (goal !== undefined) return go(unit, 'ADVANCE', moveToward(unit, goal, 0));
  // Nobody in sight: to the other side of the map, straight ahead.
  const row = side === 'player' ? state.rows - 1 : 0;
  return go(unit, 'ADVANCE', moveToward(unit, unit.cell + (row - rowOf(unit.cell)) * WIDTH, 0));
}

/** Step 7: a Frigate holds next to the largest number of friends. */
function escort(state: State, unit: Squadron): Intent {
  const friends = flying(state, unit.side).filter((other) => other.id !== unit.id);
  const beside = (cell: number) => friends.filter((other) => distance(other.cell, cell) === 1).length;
  let best = unit.cell;
  for (const cell of inReach(state, unit)) if (beside(cell) > beside(best)) best = cell;
  if (beside(best) === 0) return advance(state, unit);
  return go(unit, 'ADVANCE', best);
}

/** House: a Miner has no ammo by nature, so that it mines where it can before step 1 sends it home. */
function harvest(state: State, unit: Squadron, asteroids: readonly number[]): Intent | undefined {
  const cell = asteroids[0];
  const threatened = flying(state, foeOf(unit.side)).some((foe) => distance(foe.cell, unit.cell) <= 1);
  return unit.type === 'M' && cell !== undefined && !threatened ? intent('HARVEST', cell) : undefined;
}

/** Section 25, steps 1 to 7. */
export function decide(state: State, unit: Squadron, asteroids: readonly number[], chance: Chance): Intent {
  const mining = harvest(state, unit, asteroids);
  if (mining) return mining;
  if (mustRetreat(state, unit, chance)) return retreat(state, unit);
  if (unit.behaviour === 'STATIC' && percent(chance, STATIC_HOLD)) return HOLD;
  if (unit.behaviour === 'HUNTER') {
    const prey = nearestShip(state, foeOf(unit.side), unit.cell);
    if (prey) {
      const cell = inReach(state, unit).find((at) => coversCell(prey, at));
      return cell === undefined ? go(unit, 'ADVANCE', moveToward(unit, prey.cell, 0)) : intent('ATTACK', cell);
    }
  }
  const attack = unit.ammo > 0 ? bestAttack(state, unit) : NOWHERE;
  if (attack >= 0) return intent('ATTACK', attack);
  if (unit.behaviour === 'DEFENSIVE') {
    const near = carriers(state, unit.side).some((ship) => distanceTo(ship, unit.cell) <= DEFENSIVE_HOLD.within);
    if (near && percent(chance, DEFENSIVE_HOLD.percent)) return HOLD;
  }
  return unit.type === 'F' ? escort(state, unit) : advance(state, unit);
}
