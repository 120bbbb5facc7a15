import type { Play, Reason } from '@fray/engine';
import { ADJUSTS } from '../../actions.ts';
import { SQUADRON_TYPES, type SquadronType } from '../../content/squadrons.ts';
import { carrierMaxHull, maxAmmo, maxFuel, maxHull } from '../../rules/figures.ts';
import { freshSquadron } from '../../rules/fresh.ts';
import { cellNamed, onMap } from '../../rules/grid.ts';
import { carrier, squadron } from '../../rules/ships.ts';
import { MOST } from '../../setup/most.ts';
import { type Adjust, type Exodus, SIDES, type Side, type State } from '../../types.ts';
import { newName } from './new-name.ts';
import { shipRef, tell } from './tell.ts';
import { uncover } from './uncover.ts';

/** What the host may name: ships, and the two sides for what belongs to a side. */
export const shipsForAdjust = (state: State): string[] => [
  ...SIDES,
  ...state.squadrons.filter((unit) => unit.hull > 0).map((unit) => unit.id),
  ...state.carriers.filter((ship) => ship.hull > 0).map((ship) => ship.id),
];

/** The highest figure of a ship, or nothing where it has no such figure. */
function mostOf(state: State, what: Adjust, id: string): number | undefined {
  const unit = squadron(state, id);
  const ship = carrier(state, id);
  if (what === 'metal') return SIDES.some((side) => side === id) ? 1_000_000 : undefined;
  if (what === 'jump') return id === 'player' ? state.jump?.needed : undefined;
  if (unit && unit.hull > 0) {
    if (what === 'hull') return maxHull(state, unit);
    if (what === 'ammo') return maxAmmo(unit);
    if (what === 'fuel') return maxFuel(state, unit);
    if (what === 'remove') return 100;
    return unit.pilot ? 100 : undefined;
  }
  return ship && ship.hull > 0 && what === 'hull' ? carrierMaxHull(state, ship) : undefined;
}

export function adjustProblems(state: State, what: string, id: string, amount: unknown): Reason[] {
  if (!ADJUSTS.some((kind) => kind === what)) return [{ code: 'no-such-adjust', what }];
  const most = mostOf(state, what as Adjust, id);
  if (most === undefined) return [{ code: 'nothing-to-adjust', what, ship: id }];
  const least = what === 'hull' ? 1 : 0;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < least || amount > most) {
    return [{ code: 'wrong-amount', what, least, most }];
  }
  return [];
}

/** Sets a figure, or takes a squadron off the table. Nothing of the rules happens: no morale, no splash. */
function adjust(state: State, what: Adjust, id: string, amount: number): void {
  const unit = squadron(state, id);
  const ship = carrier(state, id);
  if (what === 'metal') {
    for (const side of SIDES) if (side === id) state.sides[side].metal = amount;
  } else if (what === 'jump') {
    if (state.jump) state.jump.charge = amount;
  } else if (what === 'remove') state.squadrons = state.squadrons.filter((other) => other.id !== id);
  else if (what === 'morale') {
    if (unit?.pilot) unit.pilot.morale = amount;
  } else if (what === 'hull') {
    const found = unit ?? ship;
    if (found) found.hull = amount;
  } else if (unit) unit[what] = amount;
}

export function addProblems(state: State, side: string, kind: string, cell: string): Reason[] {
  if (!SIDES.some((name) => name === side)) return [{ code: 'no-such-side', side }];
  if (!SQUADRON_TYPES.some((type) => type === kind)) return [{ code: 'no-such-type', kind }];
  const at = cellNamed(cell);
  if (at === undefined || !onMap(state, at)) return [{ code: 'no-such-cell', cell }];
  return state.squadrons.length >= MOST.onTable ? [{ code: 'too-many', most: MOST.onTable }] : [];
}

/** A squadron out of nowhere, ready and fresh: real tables meet events that no program knows. */
export function add(play: Play<Exodus>, side: Side, kind: SquadronType, cell: string): void {
  const { state } = play;
  const unit = freshSquadron(state, side, kind, newName(state, kind));
  unit.cell = cellNamed(cell) as number;
  uncover(play, unit, () => void state.squadrons.push(unit));
  state.sides[side].mustered++;
  tell(play, side, unit.cell, { type: 'arrived', unit: shipRef(unit), cell });
}

/** Sets it by hand, and reports it to the seats that may know of the ship. */
export function adjustAndTell(play: Play<Exodus>, what: Adjust, id: string, amount: number): void {
  const { state } = play;
  tellAdjust(play, what, id, amount);
  const ship = squadron(state, id) ?? carrier(state, id);
  if (ship) uncover(play, ship, () => adjust(state, what, id, amount));
  else adjust(state, what, id, amount);
}

/** Reports what was set to the seats that may know of the ship. */
function tellAdjust(play: Play<Exodus>, what: Adjust, id: string, amount: number): void {
  const event = { type: 'adjusted' as const, what, ship: id, amount };
  const ship = squadron(play.state, id) ?? carrier(play.state, id);
  const side = SIDES.find((name) => name === id);
  if (what === 'jump' || (!ship && !side)) play.emit(event);
  else if (ship && ship.cell >= 0) tell(play, ship.side, ship.cell, event);
  else play.emit(event, ship?.side ?? side);
}
