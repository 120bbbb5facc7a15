import type { SetTag } from '../vocabulary.ts';

const SHIP_TYPES = ['flagship', 'war-sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'] as const;
const GROUND_TYPES = ['infantry', 'mech'] as const;
const STRUCTURE_TYPES = ['pds', 'space-dock'] as const;
export const UNIT_TYPES = [...SHIP_TYPES, ...GROUND_TYPES, ...STRUCTURE_TYPES] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Dice of a unit ability: `dice` dice, each hits on `value` or more. */
export interface AbilityDice {
  value: number;
  dice: number;
}

/** Short facts about a unit that the rules read. Abilities with a text of their own are effect rows named like the unit. */
const UNIT_TAGS = [
  /** Direct Hit cannot destroy it. */
  'no-direct-hit',
  /** Units of other players in its system lose Planetary Shield. */
  'removes-shield',
  /** Needs no capacity. */
  'no-capacity',
  /** Moves on its own; those above capacity count against fleet supply. */
  'flies-alone',
  /** As `flies-alone`, but each counts as half a ship. */
  'flies-alone-half',
  /** A ground force or structure that is a ship as well. */
  'also-ship',
  /** A structure that is a ground force as well. */
  'also-ground',
  /** A structure in the space area; not a ship, cannot be hit. */
  'floats',
  /** Cannot be transported. */
  'rooted',
  /** Destroyed infantry comes back on a die of 5 or 6 and more, or always. */
  'returns-6',
  'returns-5',
  'returns-always',
] as const;
export type UnitTag = (typeof UNIT_TAGS)[number];

export interface UnitRow {
  id: string;
  name: string;
  type: UnitType;
  set: SetTag;
  /** Only this faction may build it. */
  faction?: string;
  level: 1 | 2;
  /** Resources; with `pair`, for two of them. */
  cost?: number;
  pair?: true;
  /** Combat value; none: it does not fight. */
  combat?: number;
  /** Combat dice. */
  dice: number;
  move: number;
  capacity: number;
  sustain?: true;
  barrage?: AbilityDice;
  bombard?: AbilityDice;
  cannon?: AbilityDice;
  /** Its space cannon reaches adjacent systems. */
  deep?: true;
  shield?: true;
  /** A number, or planet resources plus a number. */
  production?: number | `resources+${number}`;
  /** Fighters that ride free of capacity in its system. */
  freeFighters?: number;
  tags?: readonly UnitTag[];
}
