import type { Reason } from '@fray/engine';
import { rowOf } from '../content/units.ts';
import { MOST } from '../setup/most.ts';
import type { Hero, State, UnitState } from '../types.ts';
import { mayUseUnits } from './points.ts';

/** Checks of points that people type. */

const fail = (code: string, facts: Omit<Reason, 'code'> = {}): Reason => ({ code, ...facts });
export const unitName = (unit: UnitState): string => unit.own?.name ?? rowOf(unit).name;

/** One line, short enough for the log. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u;
export function whyNotNote(note: unknown): Reason | undefined {
  if (note === undefined) return undefined;
  const fits = typeof note === 'string' && note.length <= MOST.note && ONE_LINE.test(note);
  return fits ? undefined : fail('BAD_NOTE', { most: MOST.note });
}

/** Section 5: an unusual entry is refused once and accepted with `anyway`. */
export const whyNotUnless = (
  anyway: unknown,
  odd: boolean,
  code: string,
  facts: Omit<Reason, 'code'> = {},
): Reason | undefined => (odd && anyway !== true ? fail(code, facts) : undefined);

/** A unit that seems unable to act. */
export function whyNotUnit(state: State, unit: UnitState, anyway: unknown): Reason | undefined {
  return (
    whyNotUnless(anyway, unit.wounds > 0, 'UNIT_IS_WOUNDED', { unit: unitName(unit) }) ??
    whyNotUnless(anyway, !unit.ready, 'UNIT_IS_SPENT', { unit: unitName(unit) }) ??
    whyNotUnless(anyway, !mayUseUnits(state, unit), 'NO_UNITS_HERE', { unit: unitName(unit) })
  );
}
/** The hand of a knocked-out hero is empty: points come only from units and skills. */
export const whyNotPoints = (hero: Hero, unit: UnitState | undefined, anyway: unknown): Reason | undefined =>
  whyNotUnless(anyway, hero.knockedOut && !unit, 'HAND_IS_EMPTY');
