import { isGround, isShip, type UnitRow } from '../content/units.ts';

/** What ships carry, and how many of them count (P0.5, PC.2). */

export const hasTag = (row: UnitRow, tag: 'flies-alone' | 'flies-alone-half' | 'no-capacity' | 'floats') =>
  row.tags?.includes(tag) ?? false;

export interface Load {
  /** What the ships (and floating factories) carry. */
  capacity: number;
  /** Places taken by ground forces and fighters that cannot fly alone, after free rides at space docks. */
  needs: number;
  /** Units that do not fit. */
  over: number;
  /** Ships that count against fleet supply; excess fighters that fly alone count 1 or a half. */
  ships: number;
}

/** The load of one player in one space area. `ashore`: that player's structures on the planets of the system. */
export function loadOf(space: readonly UnitRow[], ashore: readonly UnitRow[]): Load {
  let capacity = 0;
  let ground = 0;
  let carried = 0;
  let whole = 0;
  let half = 0;
  let ships = 0;
  let free = 0;
  for (const row of ashore) free += row.freeFighters ?? 0;
  for (const row of space) {
    capacity += row.capacity;
    free += row.freeFighters ?? 0;
    if (row.type === 'fighter') {
      if (hasTag(row, 'flies-alone')) whole++;
      else if (hasTag(row, 'flies-alone-half')) half++;
      else carried++;
    } else if (isShip(row) && row.type !== 'mech') ships++;
    else if (isShip(row) && row.move > 0) ships++;
    else if (isGround(row) && !hasTag(row, 'no-capacity')) ground++;
  }
  const riding = Math.min(free, carried);
  const needs = ground + carried - riding;
  let room = Math.max(0, capacity - needs) + (free - riding);
  const fits = Math.min(room, whole);
  room -= fits;
  ships += whole - fits + Math.max(0, half - room) / 2;
  return { capacity, needs, over: Math.max(0, needs - capacity), ships };
}
