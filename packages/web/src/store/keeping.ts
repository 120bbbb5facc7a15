import { isRecord, nestedTooDeep } from '@fray/engine';
import { type Choices, choicesIn } from '../settings-kept.ts';
import type { Bundle } from '../share/door.ts';
import type { CombatRecord } from './db.ts';
import { keep, readKept } from './kept.ts';
import { type Night, nights, nightsIn, rememberNight } from './tonight.ts';

/** All that a browser keeps, as one file: the combats as every file of combats has them, and beside them the rest. */
export interface Keeping extends Bundle {
  settings: Partial<Choices>;
  tonight: readonly Night[];
  owned: unknown;
}

export const keepingOf = (combats: readonly CombatRecord[], settings: Choices, store?: Storage): Keeping => ({
  frayCombats: 1,
  combats: combats.map(({ name, save, sitters }) => ({ name, save: JSON.stringify(save), sitters })),
  settings: { ...settings },
  tonight: nights(store),
  owned: readKept('owned', store),
});

/** What a file holds beside its combats, as far as it makes sense. A file of combats alone holds nothing more. */
export function restOf(text: string): {
  settings: Partial<Choices>;
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
    return {
      settings: choicesIn(file.settings),
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
  const here = readKept('owned', store);
  const sets = { ...(isRecord(here) ? here : {}), ...owned };
  return (
    tonight.toReversed().every((night) => rememberNight(night, store)) &&
    (Object.keys(sets).length === 0 || keep('owned', sets, store))
  );
}

/** One row of what is kept. Sizes are of what is written, in bytes. */
export interface KeptRow {
  what: 'combats' | 'names' | 'settings';
  count: number;
  bytes: number;
}
const size = (value: unknown): number => (value === null || value === undefined ? 0 : JSON.stringify(value).length);
export const keptRows = (combats: readonly CombatRecord[], settings: Choices, store?: Storage): KeptRow[] => [
  { what: 'combats', count: combats.length, bytes: combats.reduce((sum, one) => sum + size(one), 0) },
  {
    what: 'names',
    count: nights(store).length,
    bytes: size(readKept('tonight', store)) + size(readKept('owned', store)),
  },
  { what: 'settings', count: Object.keys(settings).length, bytes: size(settings) },
];

export const forgetNames = (store?: Storage): boolean =>
  keep('tonight', undefined, store) && keep('owned', undefined, store);
