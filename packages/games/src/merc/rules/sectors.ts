import type { Reason } from '@fray/engine';
import type { Player, Sector, Side, Squad, State } from '../types.ts';
import { NONE } from '../types.ts';
import { vehicleRow } from './rows.ts';
import { otherSide, sideOf, unitAt } from './sides.ts';
import { squadMembers } from './squads.ts';

/** Sectors are named like squares of a board: column letter, row number. */
const column = (id: string): number => id.charCodeAt(0);
const row = (id: string): number => id.charCodeAt(1);

/** Section 1: orthogonal, never diagonal; 2 apart is a diagonal. */
const areAdjacent = (a: string, b: string): boolean =>
  Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b)) === 1;
const areDiagonal = (a: string, b: string): boolean =>
  Math.abs(column(a) - column(b)) === 1 && Math.abs(row(a) - row(b)) === 1;

/** Section 9: most units; ties go to the Dictator; nobody without units. */
export const controllerOf = (sector: Sector): Side | null =>
  sector.dictator + sector.rebel === 0 ? null : sector.rebel > sector.dictator ? 'rebel' : 'dictator';

/** Why a squad cannot retreat to a sector. */
export function whyNotRetreat(state: State, owner: Player, squad: Squad, sector: Sector): Reason | undefined {
  const side = sideOf(owner);
  const flies = state.vehicles.length > 0 && hasChopper(state, owner, squad);
  if (!areAdjacent(state.sector, sector.id) && !(flies && areDiagonal(state.sector, sector.id))) {
    return { code: 'not-adjacent', sector: sector.id };
  }
  if (sector[otherSide(side)] > 0 && controllerOf(sector) !== side) return { code: 'enemy-sector', sector: sector.id };
  if (state.options.heldSquads === 'stay') {
    const held = squadMembers(state, owner, squad).find((position) => unitAt(state, position).heldBy !== NONE);
    if (held !== undefined) return { code: 'squad-held', unit: unitAt(state, held).id };
  }
  return undefined;
}

const hasChopper = (state: State, owner: Player, squad: Squad): boolean =>
  state.vehicles.some(
    (vehicle) =>
      vehicle.owner === owner &&
      vehicle.squad === squad &&
      vehicle.place === 'here' &&
      vehicle.armor > 0 &&
      vehicleRow(vehicle).flies,
  );

/** A mine of the enemy goes off in a sector that nobody holds (sections 9, 19). */
export const minedAgainst = (sector: Sector, side: Side): boolean =>
  sector.mine === otherSide(side) && controllerOf(sector) === null;
