import { countLabel } from '../../count-label.ts';
import type { SetTag } from '../vocabulary.ts';
import type { FactionId } from './factions.ts';
import { FACTION_LINES, FLAGSHIPS, GENERIC_UNITS, MECHS } from './unit-rows.ts';
import type { UnitRow, UnitType } from './unit-types.ts';

export * from './unit-types.ts';

const ALL = [...GENERIC_UNITS, ...FLAGSHIPS, ...MECHS, ...FACTION_LINES] as const;
export type UnitId = (typeof ALL)[number]['id'];
/** Every unit of sections C.1 to C.4. */
export const UNIT_ROWS: readonly (UnitRow & { id: UnitId })[] = ALL;
export const UNIT_IDS: readonly UnitId[] = ALL.map((row) => row.id);
export const UNITS: Readonly<Record<UnitId, UnitRow & { id: UnitId }>> = Object.fromEntries(
  ALL.map((row) => [row.id, row]),
) as Record<UnitId, UnitRow & { id: UnitId }>;

/** `1 carrier`, `2 fighters`, `3 Dreadnought IIs`: what every faction has is a common noun until it is upgraded. */
export function countUnits(kind: UnitId, count: number): string {
  const { faction, level, name } = UNITS[kind];
  const isCommon = faction === undefined && level === 1 && name !== 'PDS';
  return countLabel(count, isCommon ? name.toLowerCase() : name);
}

const SHIPS: ReadonlySet<UnitType> = new Set([
  'flagship',
  'war-sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
]);
export const isShip = (row: UnitRow): boolean => SHIPS.has(row.type) || (row.tags?.includes('also-ship') ?? false);
export const isGround = (row: UnitRow): boolean =>
  row.type === 'infantry' || row.type === 'mech' || (row.tags?.includes('also-ground') ?? false);
export const isStructure = (row: UnitRow): boolean => row.type === 'pds' || row.type === 'space-dock';

/** The line that a faction builds: its own where it has one, else the generic one. Undefined: it has none (neutral flagships). */
export function lineOf(faction: FactionId, type: UnitType, level: 1 | 2, sets?: readonly SetTag[]): UnitId | undefined {
  const fits = (row: UnitRow) => row.type === type && row.level === level && !ASIDE.has(row.id);
  const memory = UNIT_ROWS.find((row) => row.faction === faction && fits(row));
  if (memory) return sets === undefined || sets.includes(memory.set) ? memory.id : (PRINTED[memory.id] ?? memory.id);
  const generic = UNIT_ROWS.find((row) => row.faction === undefined && fits(row));
  return generic?.id;
}
/** Texts that a codex replaced: what is in the box without it. */
const PRINTED: Readonly<Partial<Record<UnitId, UnitId>>> = { 'iconoclast-omega': 'iconoclast' };
/** Rows that replace a line only by an effect: alternate texts, the other side of a mech, breakthroughs. */
const ASIDE: ReadonlySet<string> = new Set([
  'iconoclast',
  'iconoclast-omega-omega',
  'z-grav-eidolon',
  'eidolon-maximum',
  'corsair',
]);

/** The other level of the same line. */
export function upgradeOf(id: UnitId): UnitId | undefined {
  const row = UNITS[id];
  if (row.level !== 1) return undefined;
  const next = UNIT_ROWS.find(
    (other) => other.type === row.type && other.level === 2 && other.faction === row.faction && !ASIDE.has(other.id),
  );
  return next?.id;
}

/** Plastic in the box for one player. Fighters and infantry may be tokens: no limit. */
export const UNIT_LIMITS: Readonly<Partial<Record<UnitType, number>>> = {
  flagship: 1,
  'war-sun': 2,
  dreadnought: 5,
  carrier: 4,
  cruiser: 8,
  destroyer: 8,
  mech: 4,
  pds: 6,
  'space-dock': 3,
};
