import type { Ruleset, Types } from './contract.ts';

/** Whether something is hidden from a seat (or from a spectator) right now; a ruleset with secrets does not always have one. */
export const hides = <T extends Types>(rules: Ruleset<T>, state: T['state'], seat: T['seat'] | undefined): boolean =>
  (rules.secrets?.(state, seat) ?? []).some(
    (secret) => 'could' in secret || secret.shuffled.some((place) => !Array.isArray(place) || place.length > 0),
  );
