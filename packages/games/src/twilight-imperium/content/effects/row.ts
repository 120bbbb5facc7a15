/** What rows ask again and again. */
import type { Reason } from '@fray/engine';
import { isNext } from '../../rules/adjacency.ts';
import {
  anyUnit,
  defends,
  fights,
  force,
  isFighter,
  isSide,
  isStructureUnit,
  nonFighters,
  opponentOf,
  unitOf,
} from '../../rules/figures.ts';
import { currentPool } from '../../rules/hits.ts';
import type { PartyId, Planet, Roll, SetTag, State, Unit } from '../../types.ts';
import { lineOf, UNIT_LIMITS, UNITS, type UnitId, type UnitType } from '../units.ts';
import type { Ask, EffectKind, EffectOffer, EffectRow, Part, Use } from './types.ts';

/** What content writes of a row: one offer needs no list. */
type Written = Partial<Omit<EffectRow, 'steps' | 'offers'>> & { offers?: EffectOffer | readonly EffectOffer[] };

/** Makes rows of one kind: played by the engine and the same for both sides, unless they say otherwise. */
export function rowsOf(kind: EffectKind, set: SetTag, common: Partial<EffectRow> = {}) {
  return (id: string, name: string, steps: readonly string[], { offers, ...row }: Written = {}): EffectRow => ({
    ...{ id, name, kind, set, steps, resolution: 'engine', sides: 'same', ...common, ...row },
    ...(offers && { offers: [offers].flat() }),
  });
}
/** The same for what belongs to one faction. */
export function factionRows(kind: EffectKind, set: SetTag) {
  const make = rowsOf(kind, set);
  return (id: string, name: string, faction: string, steps: readonly string[], row?: Written): EffectRow =>
    make(id, name, steps, { faction, ...row });
}

type UnitsOf = (state: State, use: Use) => readonly Unit[];
/** Offered for each of these units. */
export function chooseAmong(units: UnitsOf) {
  return { kind: 'unit' as const, targets: (state: State, use: Use) => ids(units(state, use)) };
}
/** Offered for each unit of which that is true. */
export function chooseUnit(fits: (unit: Unit, use: Use, state: State) => boolean) {
  return chooseAmong((state, use) => state.units.filter((unit) => fits(unit, use, state)));
}
/** Offered for each planet of which that is true. */
export function choosePlanet(fits: (planet: Planet, use: Use, state: State) => boolean) {
  const targets = (state: State, use: Use): string[] =>
    state.planets.filter((planet) => fits(planet, use, state)).map((planet) => planet.id);
  return { kind: 'place' as const, targets };
}
/** A question for one of these units, to the owner unless it says otherwise. */
export function pickUnit(from: UnitsOf, chosen: Part, more: Partial<Ask> = {}): Ask {
  return { who: 'owner', count: () => 1, kind: 'unit', from: (state, use) => ids(from(state, use)), chosen, ...more };
}
/** The same for that many at most, or fewer. */
export function pickUnits(most: number | Ask['count'], from: UnitsOf, chosen: Part, more: Partial<Ask> = {}): Ask {
  const count = typeof most === 'number' ? () => most : most;
  return { ...pickUnit(from, chosen, more), count, optional: true };
}

export const isAttacker = (_: State, use: Use): boolean => use.by === 'attacker';
export const isDefender = (_: State, use: Use): boolean => use.by === 'defender';
export const isOther = (_: State, use: Use): boolean => use.by !== 'attacker';
/** One of the two who fight here; a third party may be the defender of a planet. */
export const takesPart = (state: State, use: Use): boolean => isSide(state, use.by);

/** In the active system at all: space or one of its planets. */
export const inSystem = (unit: Unit): boolean => !unit.at.startsWith('next ') && unit.at !== 'aside';
/** In a system around the active one, be it adjacent or not. */
export const nextDoor = (unit: Unit): boolean => unit.at.startsWith('next ');
/** In a system that is adjacent for its owner: on the map, through a wormhole or by an effect (F14). */
export const isAdjacent = (state: State, unit: Unit): boolean =>
  nextDoor(unit) && state.adjacent.some((row) => row.id === systemOf(unit) && isNext(state, row, unit.side));
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
export const unknownForces = (state: State): boolean => !state.hasForces;

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

/** The unit that sustained or was destroyed is one of those. */
export function isAbout(fits: (unit: Unit, use: Use, state: State) => boolean) {
  return (state: State, use: Use): boolean => {
    const unit = subject(state, use);
    return unit !== undefined && fits(unit, use, state);
  };
}
/** The same for units of the owner. */
export function isAboutOwn(fits: (unit: Unit, use: Use, state: State) => boolean = () => true) {
  return isAbout((unit, use, state) => unit.side === use.by && fits(unit, use, state));
}

export const abilityRoll = (roll: { kind: string } | undefined): boolean =>
  roll?.kind === 'barrage' || roll?.kind === 'bombardment' || roll?.kind === 'cannon';
/** A combat die of a ship in space or of a ground force. */
export const spaceCombat = (roll: Roll): boolean => roll.kind === 'combat' && roll.place === 'space';
export const groundCombat = (roll: Roll): boolean => roll.kind === 'combat' && roll.place !== 'space';

export const hasWon = (state: State, by: PartyId): boolean => state.space === by;
/** Of a ground combat that has ended: the party that stood there, or a draw. */
export function groundWinner(state: State, planet: string | null): PartyId | 'draw' | null | undefined {
  const winner = planet === null ? undefined : planetOf(state, planet)?.winner;
  return winner === 'defender' && planet !== null ? defends(state, planet) : winner;
}

/** Combats of this action that have ended: `space`, or the planet. A landing that was shot down first was no combat. */
export const endedCombats = (state: State): string[] => [
  ...(state.space !== null && state.space !== 'none' ? ['space'] : []),
  ...state.planets.filter((planet) => planet.winner !== null && planet.round > 0).map((planet) => planet.id),
];
export const wonCombats = (state: State, by: PartyId): string[] =>
  endedCombats(state).filter((place) => (place === 'space' ? state.space === by : groundWinner(state, place) === by));

/** Whom a party has beaten in this action, each once. */
export const partiesBeaten = (state: State, by: PartyId): PartyId[] => [
  ...new Set(wonCombats(state, by).map((place) => opponentOf(state, by, place))),
];
/** Who has beaten a party in this action. */
export const beatenBy = (state: State, by: PartyId): boolean =>
  endedCombats(state).some(
    (place) =>
      isSide(state, by, place) &&
      (place === 'space' ? state.space : groundWinner(state, place)) === opponentOf(state, by, place),
  );

export const enemyShips = (state: State, by: PartyId): Unit[] => force(state, opponentOf(state, by, 'space'), 'space');
export const enemyNonFighters = (state: State, by: PartyId): Unit[] =>
  nonFighters(state, opponentOf(state, by, 'space'));

/** The unit a party would place: of its own line, at the level it owns. */
export function lineInUse(state: State, by: PartyId, type: UnitType): UnitId | undefined {
  const party = state.parties[by];
  if (!party) return undefined;
  const upgraded = lineOf(party.faction, type, 2);
  // Lost units count too: both sides assign hits at once, and the order must not matter.
  const mine = [...state.units, ...state.lost].filter((unit) => unit.side === by && typeOf(unit) === type);
  if (upgraded && (party.upgrades.includes(upgraded) || mine.some((unit) => unit.kind === upgraded))) return upgraded;
  // Units that are or were there show the line (setups may use generic units for any faction).
  let first: Unit | undefined;
  for (const unit of mine) if (!first || unit.id < first.id) first = unit;
  const line = first?.kind ?? lineOf(party.faction, type, 1, state.sets);
  // A war sun needs its technology, be it one of the faction's own (F5).
  if (type === 'war-sun' && !first && line && !UNITS[line].faction && !party.upgrades.includes(line)) return undefined;
  return line;
}

/** The same from the reinforcements: none if all plastic of the box is on the board (F5). */
export function reserve(state: State, by: PartyId, type: UnitType): UnitId | undefined {
  const most = state.options.unitLimits ? UNIT_LIMITS[type] : undefined;
  if (most !== undefined && state.units.filter((unit) => unit.side === by && typeOf(unit) === type).length >= most)
    return undefined;
  return lineInUse(state, by, type);
}

/** Dice of no unit are unit abilities too. */
export const hasEntropicScar = (state: State): boolean => state.system.anomalies.includes('entropic-scar');

/** The active player has such a ship, or nobody knows yet what moves. */
export const sails = (state: State, use: Use, kind: UnitId): boolean =>
  use.by === 'attacker' &&
  (unknownForces(state) || state.units.some((unit) => unit.side === use.by && unit.kind === kind));

/** Ground forces from a place of the board that this combat does not know: two of each are enough for any card. */
export const ELSEWHERE = ['elsewhere 1', 'elsewhere 2', 'elsewhere-mech 1', 'elsewhere-mech 2'] as const;
export const cameFrom = (target: string | undefined): UnitType =>
  (/^elsewhere-(\S+?)( \d+)?$/.exec(target ?? '')?.[1] ?? 'infantry') as UnitType;

/** Cards played before their owner assigns hits: too late once a unit was lost to them. */
export const whyNotBegun = (state: State, use: Use): Reason | false =>
  currentPool(state, use.by)?.begun === true && { code: 'assignment-begun' };

export const no = (code: string, facts: Omit<Reason, 'code'> = {}): Reason => ({ code, ...facts });
export const isMecatol = (state: State, planet: Planet): boolean =>
  /mecatol/i.test(planet.id) || (state.system.mecatol && state.planets.length === 1);

export { fights, force, isFighter, isSide, nonFighters, opponentOf, unitOf };
