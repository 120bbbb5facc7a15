import { isRecord } from '@fray/engine';
import { readStored, type StoredName, writeStored } from './stored.ts';

/** A custom setup that was played: offered again the next time. */
export interface Night {
  game: string;
  name: string;
  at: number;
  setup: unknown;
}

/** More than an evening has; older ones are forgotten. */
export const MOST_NIGHTS = 12;
/** What a page keeps of names is cut like the name of a combat. */
const LONGEST = 80;

/** The well-formed ones, newest first. The caller checks whether a setup fits its game. */
export const nightsIn = (value: unknown): Night[] =>
  (Array.isArray(value) ? value : [])
    .filter(
      (one): one is Night =>
        isRecord(one) &&
        typeof one.game === 'string' &&
        typeof one.name === 'string' &&
        typeof one.at === 'number' &&
        isRecord(one.setup),
    )
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_NIGHTS);

export const nights = (store?: Storage): Night[] => nightsIn(readStored('tonight', store));
export const nightsOf = (game: string, store?: Storage): Night[] => nights(store).filter((one) => one.game === game);

/** The newest of the same name takes the place of the one before. */
export function rememberNight(night: Night, store?: Storage): boolean {
  const named = { ...night, name: night.name.slice(0, LONGEST) };
  const rest = nights(store).filter((one) => one.game !== named.game || one.name !== named.name);
  return writeStored('tonight', nightsIn([named, ...rest]), store);
}

/** Sets that a group owns, by game. */
export function ownedSets(game: string, store?: Storage): string[] | undefined {
  const kept = readStored('owned', store);
  const sets = isRecord(kept) ? kept[game] : undefined;
  return Array.isArray(sets) && sets.every((one) => typeof one === 'string') ? sets : undefined;
}
export function keepOwned(game: string, sets: readonly string[], store?: Storage): boolean {
  const kept = readStored('owned', store);
  return writeStored('owned' satisfies StoredName, { ...(isRecord(kept) ? kept : {}), [game]: sets }, store);
}
