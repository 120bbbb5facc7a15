import type { SetupInput } from '@fray/games/exodus-loop/screen';

/** The parts of an Exodus Loop setup that its form changes; the other fields are kept as they are. */
export interface SetupSquadron {
  type: string;
  at: string;
  carrier?: number;
  hull?: number | null;
  [more: string]: unknown;
}
export interface SetupCarrier {
  class: string;
  at: string;
  width?: number;
  height?: number;
  hull?: number | null;
}
export interface Force {
  carriers: SetupCarrier[];
  squadrons: SetupSquadron[];
  upgrades: string[];
  skills: string[];
  [more: string]: unknown;
}
export interface SetupWave {
  triggers: { kind: string; from?: number; to?: number; [more: string]: unknown }[];
  size: number;
  place: string;
  [more: string]: unknown;
}
export interface ExodusSetup {
  columns: number;
  rows: number;
  zone?: { player: number; enemy: number } | null;
  hazards: { at: string; kind: string }[];
  start: string;
  encounter: string;
  waves: SetupWave[];
  jump?: number | null;
  options: NonNullable<SetupInput['options']>;
  player: Force;
  enemy: Force;
  [more: string]: unknown;
}
export type SideName = 'player' | 'enemy';
export const SIDE_NAMES: readonly SideName[] = ['player', 'enemy'];
export const DOCKED = 'DOCKED';

export const cellName = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;
/** Column and row from 0; `undefined` for DOCKED and anything else that is no cell. */
export function cellAt(name: string): [column: number, row: number] | undefined {
  const found = /^([A-Z])(\d{1,2})$/.exec(name);
  return found ? [(found[1] as string).charCodeAt(0) - 65, Number(found[2]) - 1] : undefined;
}

/** Ships that share a cell lie side by side in it, smaller, so that none hides another. */
export function placeInCell(count: number, i: number): { dx: number; dy: number; scale: number } {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const middle = (at: number, many: number): number => (at + 0.5) / many - 0.5;
  return { dx: middle(i % columns, columns), dy: middle(Math.floor(i / columns), rows), scale: 1 / columns };
}

/** Rows in which a side begins: as the setup says, else two on small maps and three on others. */
export function zoneRows(setup: ExodusSetup, side: SideName): number[] {
  const defaultRows = setup.rows <= 8 ? 2 : 3;
  const many = setup.zone?.[side] ?? defaultRows;
  return Array.from({ length: many }, (_, i) => (side === 'enemy' ? i : setup.rows - many + i));
}

const takenCells = (setup: ExodusSetup): Set<string> =>
  new Set(
    SIDE_NAMES.flatMap((side) => [
      ...setup[side].squadrons.map(({ at }) => at),
      ...setup[side].carriers.flatMap(({ at, width = 1, height = 1 }) => {
        const [x, y] = cellAt(at) ?? [-9, -9];
        return Array.from({ length: width * height }, (_, i) => cellName(x + (i % width), y + Math.floor(i / width)));
      }),
    ]),
  );

/** A free cell of the side's zone, the front row first, from the middle outward. */
export function freeCell(setup: ExodusSetup, side: SideName): string {
  const full = takenCells(setup);
  const middle = Math.floor(setup.columns / 2);
  const columns = Array.from({ length: setup.columns }, (_, i) => i).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
  const rows = side === 'enemy' ? zoneRows(setup, side).toReversed() : zoneRows(setup, side);
  for (const row of rows)
    for (const column of columns) if (!full.has(cellName(column, row))) return cellName(column, row);
  return cellName(middle, rows[0] ?? 0);
}

export const countOf = (force: Force, type: string): number =>
  force.squadrons.filter((one) => one.type === type).length;

/** Sets the number of squadrons of a type: new ones get a free cell, the last ones are removed. */
export function withSquadrons(setup: ExodusSetup, side: SideName, type: string, count: number): ExodusSetup {
  let next = setup;
  while (countOf(next[side], type) < count)
    next = {
      ...next,
      [side]: { ...next[side], squadrons: [...next[side].squadrons, { type, at: freeCell(next, side) }] },
    };
  while (countOf(next[side], type) > Math.max(0, count)) {
    const last = next[side].squadrons.findLastIndex((one) => one.type === type);
    next = { ...next, [side]: { ...next[side], squadrons: next[side].squadrons.toSpliced(last, 1) } };
  }
  return next;
}

/** Without a carrier: its docked squadrons are out in the zone, those of later ones know their carrier's new number. */
export function withoutCarrier(setup: ExodusSetup, side: SideName, i: number): ExodusSetup {
  const carriers = setup[side].carriers.toSpliced(i, 1);
  let next: ExodusSetup = { ...setup, [side]: { ...setup[side], carriers, squadrons: [] } };
  for (const one of setup[side].squadrons) {
    const number = one.carrier ?? 1;
    const gone = number === i + 1;
    const carrier = Math.max(1, number > i + 1 ? number - 1 : gone ? 1 : number);
    const at = one.at === DOCKED && (gone || !carriers.length) ? freeCell(next, side) : one.at;
    const moved = { ...one, at, ...(one.carrier === undefined ? {} : { carrier }) };
    next = { ...next, [side]: { ...next[side], squadrons: [...next[side].squadrons, moved] } };
  }
  return next;
}

/** What lies or stands there is put somewhere else. */
export function moveShip(
  setup: ExodusSetup,
  side: SideName,
  kind: 'carriers' | 'squadrons',
  i: number,
  at: string,
): ExodusSetup {
  const list = setup[side][kind] as { at: string }[];
  const one = list[i];
  return one ? { ...setup, [side]: { ...setup[side], [kind]: list.with(i, { ...one, at }) } } : setup;
}

/** Sensors are built one after the other: a tier stands for all up to it. */
export const sensorsOf = (force: Force): number => force.upgrades.filter((one) => /^SENSORS_\d$/.test(one)).length;
export const withSensors = (force: Force, tier: number): Force => ({
  ...force,
  upgrades: [
    ...force.upgrades.filter((one) => !/^SENSORS_\d$/.test(one)),
    ...Array.from({ length: tier }, (_, i) => `SENSORS_${i + 1}`),
  ],
});
