import type { OddsAnswer } from './provider.ts';

/** A page that is about nothing else goes on where a glance gave up. */

const LARGE: readonly string[] = [
  'odds-too-many-positions',
  'odds-too-many-results',
  'odds-too-many-decisions',
  'odds-too-slow',
];
/** It was too large for a glance: more positions may be counted, or more decided. */
export const isTooLarge = ({ because = [] }: OddsAnswer): boolean => because.some(({ code }) => LARGE.includes(code));

/** The exact answer, or what was played before with the reason why there is none. */
export const withWhole = (before: OddsAnswer, whole: OddsAnswer): OddsAnswer =>
  whole.exact
    ? whole
    : {
        ...before,
        ...(whole.because ? { because: whole.because } : {}),
        ...(whole.counted ? { counted: whole.counted } : {}),
      };
