import type { UnitRow, UnitType } from './unit-types.ts';

/** A generic unit: one die, no move and no capacity unless the row says otherwise. */
const unit = <const Id extends string>(
  id: Id,
  name: string,
  type: UnitType,
  level: 1 | 2,
  row: Omit<Partial<UnitRow>, 'id'>,
): UnitRow & { id: Id } => ({ id, name, type, level, set: 'B', dice: 1, move: 0, capacity: 0, ...row });

/** Section C.1: units that every faction has, unless it has a line of its own. */
export const GENERIC_UNITS = [
  unit('war-sun', 'War Sun', 'war-sun', 1, {
    cost: 12,
    combat: 3,
    dice: 3,
    move: 2,
    capacity: 6,
    sustain: true,
    bombard: { value: 3, dice: 3 },
    tags: ['removes-shield'],
  }),
  unit('dreadnought-1', 'Dreadnought', 'dreadnought', 1, {
    cost: 4,
    combat: 5,
    move: 1,
    capacity: 1,
    sustain: true,
    bombard: { value: 5, dice: 1 },
  }),
  unit('dreadnought-2', 'Dreadnought II', 'dreadnought', 2, {
    cost: 4,
    combat: 5,
    move: 2,
    capacity: 1,
    sustain: true,
    bombard: { value: 5, dice: 1 },
    tags: ['no-direct-hit'],
  }),
  unit('carrier-1', 'Carrier', 'carrier', 1, { cost: 3, combat: 9, move: 1, capacity: 4 }),
  unit('carrier-2', 'Carrier II', 'carrier', 2, { cost: 3, combat: 9, move: 2, capacity: 6 }),
  unit('cruiser-1', 'Cruiser', 'cruiser', 1, { cost: 2, combat: 7, move: 2 }),
  unit('cruiser-2', 'Cruiser II', 'cruiser', 2, { cost: 2, combat: 6, move: 3, capacity: 1 }),
  unit('destroyer-1', 'Destroyer', 'destroyer', 1, { cost: 1, combat: 9, move: 2, barrage: { value: 9, dice: 2 } }),
  unit('destroyer-2', 'Destroyer II', 'destroyer', 2, { cost: 1, combat: 8, move: 2, barrage: { value: 6, dice: 3 } }),
  unit('fighter-1', 'Fighter', 'fighter', 1, { cost: 1, pair: true, combat: 9 }),
  unit('fighter-2', 'Fighter II', 'fighter', 2, { cost: 1, pair: true, combat: 8, move: 2, tags: ['flies-alone'] }),
  unit('infantry-1', 'Infantry', 'infantry', 1, { cost: 1, pair: true, combat: 8 }),
  unit('infantry-2', 'Infantry II', 'infantry', 2, {
    cost: 1,
    pair: true,
    combat: 7,
    tags: ['returns-6'],
  }),
  unit('mech', 'Mech', 'mech', 1, { cost: 2, combat: 6, sustain: true, set: 'PoK' }),
  unit('pds-1', 'PDS', 'pds', 1, { dice: 0, cannon: { value: 6, dice: 1 }, shield: true }),
  unit('pds-2', 'PDS II', 'pds', 2, { dice: 0, cannon: { value: 5, dice: 1 }, deep: true, shield: true }),
  unit('space-dock-1', 'Space Dock', 'space-dock', 1, { dice: 0, production: 'resources+2', freeFighters: 3 }),
  unit('space-dock-2', 'Space Dock II', 'space-dock', 2, { dice: 0, production: 'resources+4', freeFighters: 3 }),
] as const;
