import type { Bundle } from '../share/door.ts';
import type { CombatRecord } from './db.ts';

/** Several combats as one file. */
export const bundleOf = (records: readonly CombatRecord[]): string =>
  JSON.stringify({
    frayCombats: 1,
    combats: records.map((record) => ({ name: record.name, save: JSON.stringify(record.save) })),
  } satisfies Bundle);
