import type { Offer, Reason } from '@fray/engine';
import type { CarrierActionKind } from '../content/carriers.ts';
import { HAZARD_ROWS } from '../content/hazards.ts';
import { CARRIER_FIRE_DISTANCE, HANGAR_DISTANCE } from '../content/house.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import type { Action, Carrier, Exodus, OrderKind, Side, Squadron, State } from '../types.ts';
import { carrierMaxHull, maxHull, moveOf, rowOfCarrier } from './figures.ts';
import { CELL_NAMES, columnOf, endOf, isOn, onMap, pathsTo, reach, rowOf, stepFrom, WIDTH } from './grid.ts';
import {
  carrier,
  carriersApart,
  cellsOf,
  coversCell,
  distanceTo,
  foeOf,
  isAlive,
  isDocked,
  isFlying,
  roomIn,
  squadron,
} from './ships.ts';
import { seesCarrier, seesSquadron } from './sight.ts';

type OrderWord = OrderKind | CarrierActionKind | 'LAUNCH';
const ORDER_WORDS: { readonly [T in Action['type']]?: OrderWord } = {
  'early-launch': 'LAUNCH',
  launch: 'LAUNCH',
  attack: 'ATTACK',
  move: 'MOVE',
  defend: 'DEFEND',
  land: 'LAND',
  harvest: 'HARVEST',
  'carrier-move': 'MOVE',
  'carrier-defend': 'DEFEND',
  repair: 'REPAIR',
  rearm: 'REARM',
  fire: 'ATTACK',
  hold: 'HOLD',
};
/** Sections 5, 7 and 9: the order that an action gives, by the word of the rules. */
export const orderOf = ({ type }: Action): OrderWord | undefined => ORDER_WORDS[type];

/** Why a squadron cannot be given an order now. */
export function whyNotOrder(unit: Squadron): Reason | false {
  if (unit.home !== null) return unit.target >= 0 && { code: 'launch-queued', unit: unit.id };
  if (unit.status === 'launched') return { code: 'just-launched', unit: unit.id };
  if (unit.ap <= 0 || (unit.order !== null && unit.order !== 'MOVE')) return { code: 'has-order', unit: unit.id };
  return false;
}

/** Cells where a carrier can put a squadron: its own and those next to it. */
export function launchCells(state: State, ship: Carrier): number[] {
  const out = cellsOf(ship);
  for (const cell of cellsOf(ship)) {
    const x = columnOf(cell);
    const y = rowOf(cell);
    for (const route of reach(HANGAR_DISTANCE)) {
      if (!isOn(state, x + route.dx, y + route.dy)) continue;
      const next = cell + route.offset;
      if (!out.includes(next)) out.push(next);
    }
  }
  return out;
}

/** Section 9, HARVEST: asteroids next to a Miner. */
export const nearAsteroids = (state: State, unit: Squadron): number[] => {
  const out: number[] = [];
  for (const route of reach(1)) {
    if (!isOn(state, columnOf(unit.cell) + route.dx, rowOf(unit.cell) + route.dy)) continue;
    const hazard = state.hazards[CELL_NAMES[unit.cell + route.offset] as string];
    if (hazard && HAZARD_ROWS[hazard].harvest) out.push(unit.cell + route.offset);
  }
  return out;
};

function whyNotLand(state: State, unit: Squadron, ship: Carrier): Reason | false {
  if (SQUADRONS[unit.type].capital) return { code: 'capital-ship', unit: unit.id };
  if (distanceTo(ship, unit.cell) > HANGAR_DISTANCE) return { code: 'too-far-to-land', carrier: ship.id };
  return roomIn(state, ship) <= 0 && { code: 'hangar-full', carrier: ship.id };
}

/** Section 9: every order of one squadron. */
export function offerOrders(state: State, unit: Squadron, offer: Offer<Exodus>): void {
  const seat = unit.side;
  if (unit.home !== null) {
    const ship = carrier(state, unit.home);
    if (ship)
      for (const cell of launchCells(state, ship)) offer(seat, { type: 'launch', cell: CELL_NAMES[cell] as string });
    return;
  }
  const again = unit.order === 'MOVE';
  const from = endOf(unit.cell, unit.route);
  const here = CELL_NAMES[from] as string;
  const armed: Reason | false =
    unit.type === 'M' ? { code: 'cannot-attack', unit: unit.id } : unit.ammo <= 0 && { code: 'no-ammo', unit: unit.id };
  offer(seat, { type: 'defend' });
  offer(seat, { type: 'attack', cell: here }, armed);
  if (unit.fuel <= 0) offer(seat, { type: 'move', cell: here }, { code: 'no-fuel', unit: unit.id });
  else {
    const x = columnOf(from);
    const y = rowOf(from);
    for (const route of reach(moveOf(unit))) {
      if (!isOn(state, x + route.dx, y + route.dy)) continue;
      const cell = CELL_NAMES[from + route.offset] as string;
      if (!again) offer(seat, { type: 'move', cell });
      if (!armed) offer(seat, { type: 'attack', cell });
      for (let i = 1; i < route.paths.length; i++) {
        const path = route.paths[i] as string;
        if (!again) offer(seat, { type: 'move', cell, path });
        if (!armed) offer(seat, { type: 'attack', cell, path });
      }
    }
  }
  if (again) return;
  for (const ship of state.carriers) {
    if (ship.side === seat && ship.hull > 0)
      offer(seat, { type: 'land', carrier: ship.id }, whyNotLand(state, unit, ship));
  }
  if (unit.type === 'M') {
    const near = nearAsteroids(state, unit);
    for (const cell of near) offer(seat, { type: 'harvest', cell: CELL_NAMES[cell] as string });
    if (!near.length) offer(seat, { type: 'harvest', cell: here }, { code: 'no-asteroid', unit: unit.id });
  }
}

/** Whether a carrier may stand with its top left there: inside the grid, and not where that side knows an enemy carrier. */
function canStand(state: State, ship: Carrier, cell: number, known: readonly Carrier[]): boolean {
  const last = cell + ship.width - 1 + (ship.height - 1) * WIDTH;
  if (!onMap(state, cell) || columnOf(last) < columnOf(cell) || !onMap(state, last)) return false;
  const there = cellsOf({ cell, width: ship.width, height: ship.height });
  return !known.some((other) => there.some((at) => coversCell(other, at)));
}

/** How far a carrier gets on a path before an enemy carrier or the edge stops it. */
function carrierGoes(state: State, ship: Carrier, path: string, known: readonly Carrier[]): number {
  let at = ship.cell;
  for (const letter of path) {
    const next = stepFrom(at, letter);
    if (!canStand(state, ship, next, known)) break;
    at = next;
  }
  return at;
}
/** Where a carrier ends that wants to go to a cell: on the first shortest way past what it knows of, or as far as columns first lead. */
export function carrierEnds(state: State, ship: Carrier, goal: number, known: readonly Carrier[]): number {
  const paths = pathsTo(ship.cell, goal);
  const free = paths.some((path) => carrierGoes(state, ship, path, known) === goal);
  return free ? goal : carrierGoes(state, ship, paths[0] as string, known);
}
export const enemyCarriers = (state: State, side: Side): Carrier[] =>
  state.carriers.filter((ship) => ship.side !== side && ship.hull > 0);

/** Section 5, ATTACK: an enemy within distance 1. */
export function isInFireRange(state: State, ship: Carrier, target: string): boolean {
  const unit = squadron(state, target);
  if (unit) return isFlying(unit) && distanceTo(ship, unit.cell) <= CARRIER_FIRE_DISTANCE;
  const other = carrier(state, target);
  return other !== undefined && isAlive(other) && carriersApart(ship, other) <= CARRIER_FIRE_DISTANCE;
}

/** Section 5: every action of one carrier. */
export function offerCarrierActions(state: State, ship: Carrier, offer: Offer<Exodus>): void {
  const seat = ship.side;
  const row = rowOfCarrier(ship);
  offer(seat, { type: 'hold' });
  offer(seat, { type: 'carrier-defend' });
  const known = enemyCarriers(state, seat).filter((other) => seesCarrier(state, seat, other));
  if (row.spd <= 0)
    offer(
      seat,
      { type: 'carrier-move', cell: CELL_NAMES[ship.cell] as string },
      { code: 'cannot-move', ship: ship.id },
    );
  const x = columnOf(ship.cell);
  const y = rowOf(ship.cell);
  for (const route of reach(row.spd)) {
    if (
      !isOn(state, x + route.dx, y + route.dy) ||
      !isOn(state, x + route.dx + ship.width - 1, y + route.dy + ship.height - 1)
    )
      continue;
    const goal = ship.cell + route.offset;
    // Open space needs no walk: only a known enemy carrier can be in the way.
    if (known.length && carrierEnds(state, ship, goal, known) !== goal) continue;
    offer(seat, { type: 'carrier-move', cell: CELL_NAMES[goal] as string });
  }
  const whole = ship.hull >= carrierMaxHull(state, ship);
  offer(seat, { type: 'repair', target: ship.id }, whole && { code: 'undamaged', ship: ship.id });
  for (const unit of state.squadrons) {
    if (unit.home !== ship.id || !isDocked(unit)) continue;
    const fit = unit.hull >= maxHull(state, unit);
    offer(seat, { type: 'repair', target: unit.id }, fit && { code: 'undamaged', ship: unit.id });
  }
  offer(seat, { type: 'rearm' });
  let targets = 0;
  const foe = foeOf(seat);
  for (const unit of state.squadrons) {
    if (unit.side !== foe || !isInFireRange(state, ship, unit.id)) continue;
    if (!seesSquadron(state, seat, unit)) continue;
    targets++;
    offer(seat, { type: 'fire', target: unit.id }, row.atk <= 0 && { code: 'no-guns', ship: ship.id });
  }
  for (const other of known) {
    if (!isInFireRange(state, ship, other.id)) continue;
    targets++;
    offer(seat, { type: 'fire', target: other.id }, row.atk <= 0 && { code: 'no-guns', ship: ship.id });
  }
  if (!targets) offer(seat, { type: 'fire', target: ship.id }, { code: 'nobody-near', ship: ship.id });
}

/**
 * Section 9: who holds for want of an order, and is asked about before the turn is executed. Orders are for ready
 * squadrons on the grid: a launch is queued and a carrier takes an action, and neither has to.
 */
export function idleShips(state: State, side: Side): string[] {
  const out: string[] = [];
  for (const unit of state.squadrons) {
    if (unit.side === side && isFlying(unit) && unit.order === null && whyNotOrder(unit) === false) out.push(unit.id);
  }
  return out;
}
