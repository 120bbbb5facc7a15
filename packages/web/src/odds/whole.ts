import type { OddsAnswer } from './provider.ts';

/** A page that is about nothing else goes on where a glance gave up. */

const LARGE: readonly string[] = ['odds-too-many-positions', 'odds-too-many-results', 'odds-too-slow'];
/** It was too large for a glance: more positions may be counted. */
export const isTooLarge = ({ exact, because = [] }: OddsAnswer): boolean =>
  !exact && because.some(({ code }) => LARGE.includes(code));

/** The exact answer, or what was played before with the reason why there is none. */
export const withWhole = (before: OddsAnswer, { because, ...whole }: OddsAnswer): OddsAnswer =>
  whole.exact ? whole : { ...before, ...(because ? { because } : {}) };
