import { isGround, isShip, isStructure, UNIT_ROWS, UNITS, type UnitId, type UnitRow } from '../content/units.ts';
import type { PartyId, State, Unit } from '../types.ts';

/** Facts about kinds of units, computed once. */
interface Figures {
  ship: boolean;
  ground: boolean;
  structure: boolean;
  fighter: boolean;
  floats: boolean;
}
const FIGURES = Object.fromEntries(
  UNIT_ROWS.map((row) => [
    row.id,
    {
      ship: isShip(row),
      ground: isGround(row),
      structure: isStructure(row),
      fighter: row.type === 'fighter',
      floats: row.tags?.includes('floats') ?? false,
    },
  ]),
) as Record<UnitId, Figures>;

/** The row it fights with: its own, or the one it is treated as (The Cavalry, Z-Grav Eidolon). */
export const fightRow = (unit: Unit): UnitRow => UNITS[unit.as ?? unit.kind];

export const isShipUnit = (unit: Unit): boolean =>
  unit.joins === 'space' || FIGURES[unit.kind].ship || (unit.as !== undefined && FIGURES[unit.as].ship);
export const isGroundUnit = (unit: Unit): boolean => unit.joins === 'ground' || FIGURES[unit.kind].ground;
export const isStructureUnit = (unit: Unit): boolean => FIGURES[unit.kind].structure;
export const isFighter = (unit: Unit): boolean => FIGURES[unit.kind].fighter;
export const isFloating = (unit: Unit): boolean => FIGURES[unit.kind].floats;

/** Takes part in the fight of that place: a ship in space, a ground force on a planet. */
export function fights(unit: Unit, place: string): boolean {
  return unit.at === place && (place === 'space' ? isShipUnit(unit) : isGroundUnit(unit));
}

export function unitOf(state: State, id: string | undefined): Unit | undefined {
  for (const unit of state.units) if (unit.id === id) return unit;
  return undefined;
}
/** Also among the destroyed ones. */
export function anyUnit(state: State, id: string | undefined): Unit | undefined {
  return unitOf(state, id) ?? state.lost.find((unit) => unit.id === id);
}

export function has(state: State, side: PartyId, place: string): boolean {
  for (const unit of state.units) if (unit.side === side && fights(unit, place)) return true;
  return false;
}
export function force(state: State, side: PartyId, place: string): Unit[] {
  return state.units.filter((unit) => unit.side === side && fights(unit, place));
}
export const nonFighters = (state: State, side: PartyId): Unit[] =>
  state.units.filter((unit) => unit.side === side && fights(unit, 'space') && !isFighter(unit));

/** Units of a kind in the same condition are listed once as a choice. */
export function distinct(units: readonly Unit[]): Unit[] {
  if (units.length < 2) return units as Unit[];
  const out: Unit[] = [];
  for (const unit of units) {
    let isListed = false;
    for (const seen of out)
      if (
        seen.kind === unit.kind &&
        seen.damaged === unit.damaged &&
        seen.sustainedNow === unit.sustainedNow &&
        seen.sustainedRound === unit.sustainedRound &&
        seen.side === unit.side &&
        seen.late === unit.late &&
        seen.at === unit.at &&
        seen.as === unit.as &&
        seen.galvanized === unit.galvanized &&
        seen.joins === unit.joins &&
        seen.aim === unit.aim &&
        seen.aimOn === unit.aimOn &&
        seen.returned === unit.returned
      ) {
        isListed = true;
        break;
      }
    if (!isListed) out.push(unit);
  }
  return out;
}

/** Where the running fight is: a planet in ground combat, else space. */
export const arena = (state: Pick<State, 'phase' | 'planet'>): string =>
  state.phase === 'ground' && state.planet !== null ? state.planet : 'space';

/** The opponent of the attacker in that place: in space the defender, on a planet the party that fights there. */
export function defends(state: State, place: string = arena(state)): PartyId {
  if (place !== 'space')
    for (const planet of state.planets) if (planet.id === place) return planet.against ?? 'defender';
  return 'defender';
}
/** The opponent in the fight of that place (section 0). */
export const opponentOf = (state: State, by: PartyId, place: string = arena(state)): PartyId =>
  by === 'attacker' ? defends(state, place) : 'attacker';
/** Takes part in the fight of that place; everybody else is a third party. */
export const isSide = (state: State, party: PartyId, place: string = arena(state)): boolean =>
  party === 'attacker' || party === defends(state, place);

export const bothHaveShips = (state: State): boolean =>
  has(state, 'attacker', 'space') && has(state, 'defender', 'space');
