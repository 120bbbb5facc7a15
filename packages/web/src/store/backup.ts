import { isRecord, nestedTooDeep } from '@fray/engine';
import { type Choices, choicesIn, unknownLanguage } from '../settings-storage.ts';
import type { Bundle } from '../share/door.ts';
import type { CombatRecord } from './db.ts';
import { readStored, writeStored } from './stored.ts';
import { type Night, nights, nightsIn, rememberNight } from './tonight.ts';

/** All that a browser keeps, as one file: the combats as every file of combats has them, and beside them the rest. */
export interface Backup extends Bundle {
  settings: Partial<Choices>;
  tonight: readonly Night[];
  owned: unknown;
}

export const backupOf = (combats: readonly CombatRecord[], settings: Choices, store?: Storage): Backup => ({
  frayCombats: 1,
  combats: combats.map(({ name, save, sitters }) => ({ name, save: JSON.stringify(save), sitters })),
  settings: { ...settings },
  tonight: nights(store),
  owned: readStored('owned', store),
});

/** What a file holds beside its combats, as far as it makes sense. A file of combats alone holds nothing more. */
export function restOf(text: string): {
  settings: Partial<Choices>;
  /** A language in the file that Fray does not have. */
  lostLanguage?: string;
  tonight: Night[];
  owned: Record<string, string[]>;
} {
  const nothing = { settings: {}, tonight: [], owned: {} };
  if (nestedTooDeep(text)) return nothing;
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || file.frayCombats !== 1) return nothing;
    const owned = Object.entries(isRecord(file.owned) ? file.owned : {}).filter(
      (row): row is [string, string[]] => Array.isArray(row[1]) && row[1].every((one) => typeof one === 'string'),
    );
    const lostLanguage = unknownLanguage(file.settings);
    return {
      settings: choicesIn(file.settings),
      ...(lostLanguage === undefined ? {} : { lostLanguage }),
      tonight: nightsIn(file.tonight),
      owned: Object.fromEntries(owned),
    };
  } catch {
    return nothing;
  }
}

/** Names and sets of a file come beside those that are here. False: this browser does not let the page save. */
export function takeRest(
  { tonight, owned }: Pick<ReturnType<typeof restOf>, 'tonight' | 'owned'>,
  store?: Storage,
): boolean {
  const here = readStored('owned', store);
  const sets = { ...(isRecord(here) ? here : {}), ...owned };
  return (
    tonight.toReversed().every((night) => rememberNight(night, store)) &&
    (Object.keys(sets).length === 0 || writeStored('owned', sets, store))
  );
}

/** One row of what is kept. Sizes are of what is written, in bytes. */
export interface StoredRow {
  what: 'combats' | 'names' | 'settings';
  count: number;
  bytes: number;
}
const size = (value: unknown): number => (value === null || value === undefined ? 0 : JSON.stringify(value).length);
export const storedRows = (combats: readonly CombatRecord[], settings: Choices, store?: Storage): StoredRow[] => [
  { what: 'combats', count: combats.length, bytes: combats.reduce((sum, one) => sum + size(one), 0) },
  {
    what: 'names',
    count: nights(store).length,
    bytes: size(readStored('tonight', store)) + size(readStored('owned', store)),
  },
  { what: 'settings', count: Object.keys(settings).length, bytes: size(settings) },
];

export const forgetNames = (store?: Storage): boolean =>
  writeStored('tonight', undefined, store) && writeStored('owned', undefined, store);
