/** What rows ask again and again. */
import type { Reason } from '@fray/engine';
import { lineOf, UNITS, type UnitId, type UnitType } from '../../content/units.ts';
import type { EffectRow, Use } from '../../effects/types.ts';
import {
  anyUnit,
  fights,
  force,
  isFighter,
  isSide,
  isStructureUnit,
  nonFighters,
  other,
  unitOf,
} from '../../rules/figures.ts';
import type { PartyId, Planet, Roll, State, Unit } from '../../types.ts';

/** Rows of one kind and set written short. */
export const rows = (...list: EffectRow[]): readonly EffectRow[] => list;

export const isAttacker = (_: State, use: Use): boolean => use.by === 'attacker';
export const isDefender = (_: State, use: Use): boolean => use.by === 'defender';
export const isOther = (_: State, use: Use): boolean => use.by !== 'attacker';
export const takesPart = (_: State, use: Use): boolean => isSide(use.by);

/** In the active system at all: space or one of its planets. */
export const inSystem = (unit: Unit): boolean => !unit.at.startsWith('next ') && unit.at !== 'aside';
/** In a system next to the active one. */
export const nextDoor = (unit: Unit): boolean => unit.at.startsWith('next ');
export const systemOf = (unit: Unit): string => unit.at.slice('next '.length);
export const typeOf = (unit: Unit): UnitType => UNITS[unit.kind].type;

/** A unit of that row, or one that fights as it, is in the active system. */
export function here(state: State, by: PartyId, kind: string): boolean {
  for (const unit of state.units) if (unit.side === by && unit.kind === kind && inSystem(unit)) return true;
  return false;
}
export function hereAt(state: State, by: PartyId, kind: string, at: string): boolean {
  for (const unit of state.units) if (unit.side === by && unit.kind === kind && unit.at === at) return true;
  return false;
}
export const hasUnits = (state: State, by: PartyId): boolean =>
  state.units.some((unit) => unit.side === by && inSystem(unit));
export const hasShips = (state: State, by: PartyId): boolean => force(state, by, 'space').length > 0;
export const hasStructures = (state: State, by: PartyId): boolean =>
  state.units.some((unit) => unit.side === by && inSystem(unit) && isStructureUnit(unit));

/** Forces are not entered yet: what asks for units is resolved at the table. */
export const unknownForces = (state: State): boolean => !state.known;

export const ids = (units: readonly Unit[]): string[] => units.map((unit) => unit.id);
export const ofTypes = (state: State, by: PartyId, at: string, types: readonly UnitType[]): Unit[] =>
  state.units.filter((unit) => unit.side === by && unit.at === at && types.includes(typeOf(unit)));

export const planetOf = (state: State, id: string | undefined | null): Planet | undefined =>
  state.planets.find((planet) => planet.id === id);

/** The roll that a window is about. */
export const rollOf = (state: State, use: Use): Roll | undefined =>
  use.roll === undefined ? undefined : state.rolls[use.roll];
/** The unit that sustained or was destroyed. */
export const subject = (state: State, use: Use): Unit | undefined => anyUnit(state, use.unit);

export const abilityRoll = (roll: { kind: string } | undefined): boolean =>
  roll?.kind === 'barrage' || roll?.kind === 'bombardment' || roll?.kind === 'cannon';
/** A combat die of a ship in space or of a ground force. */
export const spaceCombat = (roll: Roll): boolean => roll.kind === 'combat' && roll.place === 'space';
export const groundCombat = (roll: Roll): boolean => roll.kind === 'combat' && roll.place !== 'space';

export const won = (state: State, by: PartyId): boolean => state.space === by;
/** Of a ground combat that has ended. */
export const groundWinner = (state: State, planet: string | null): string | null | undefined =>
  planet === null ? undefined : planetOf(state, planet)?.winner;

/** Combats of this action that have ended: `space`, or the planet. A landing that was shot down first was no combat. */
export const endedCombats = (state: State): string[] => [
  ...(state.space !== null && state.space !== 'none' ? ['space'] : []),
  ...state.planets.filter((planet) => planet.winner !== null && planet.round > 0).map((planet) => planet.id),
];
export const wonCombats = (state: State, by: PartyId): string[] =>
  endedCombats(state).filter((place) => (place === 'space' ? state.space === by : groundWinner(state, place) === by));

export const enemyShips = (state: State, by: PartyId): Unit[] => force(state, other(by), 'space');
export const enemyNonFighters = (state: State, by: PartyId): Unit[] => nonFighters(state, other(by));

/** The unit a party would place: of its own line, at the level it owns. */
export function owned(state: State, by: PartyId, type: UnitType): UnitId | undefined {
  const party = state.parties[by];
  if (!party) return undefined;
  const upgraded = lineOf(party.faction, type, 2);
  if (
    upgraded &&
    (party.upgrades.includes(upgraded) || state.units.some((unit) => unit.side === by && unit.kind === upgraded))
  )
    return upgraded;
  // Whatever is already there tells the line (set-ups may use plain units for any faction).
  const present = state.units.find((unit) => unit.side === by && typeOf(unit) === type);
  return present?.kind ?? lineOf(party.faction, type, 1, state.sets);
}

/** Dice that no unit throws are unit abilities all the same. */
export const scarred = (state: State): boolean => state.system.anomalies.includes('entropic-scar');

export const no = (code: string, facts: Omit<Reason, 'code'> = {}): Reason => ({ code, ...facts });
export const isMecatol = (state: State, planet: Planet): boolean =>
  /mecatol/i.test(planet.id) || (state.system.mecatol && state.planets.length === 1);

export { fights, force, isFighter, isSide, nonFighters, other, unitOf };
