import type { Ruleset, Types } from './contract.ts';

/**
 * Whether something is hidden from a seat (or from nobody in particular) right now. A ruleset that can hide things does not
 * always: a combat without known hands needs no screens to pass on.
 */
export const hides = <T extends Types>(rules: Ruleset<T>, state: T['state'], seat: T['seat'] | undefined): boolean =>
  (rules.secrets?.(state, seat) ?? []).some(
    (secret) => 'could' in secret || secret.dealt.some((place) => !Array.isArray(place) || place.length > 0),
  );
