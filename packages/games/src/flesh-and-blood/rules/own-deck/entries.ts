/** What the host enters beside numbers (8): objects, marks, and where cards lie. */
export const ENTRIES = [
  'make',
  'equip',
  'destroy',
  'counters',
  'turn',
  'use',
  'free',
  'move',
  'tap',
  'untap',
  'mark',
  'unmark',
  'freeze',
  'thaw',
  'discard',
  'banish',
  'arsenal',
  'empty arsenal',
  'turn up',
] as const;
export type Entry = (typeof ENTRIES)[number];
