/** What can be wrong with a setup, by code and facts. The sentences are the text's. */
import type { Problem } from '../../game.ts';
import { type Facts, SHAPE_CODES } from '../../problem-codes.ts';

export const PROBLEM_CODES = [
  ...SHAPE_CODES,
  // Words that nobody knows.
  'unknown-word',
  'two-readings',
  'other-field',
  'unknown-place',
  'too-many',
  // More than is looked at.
  'too-many-units',
  // The whole of it.
  'missing-side',
  'neutral-attacker',
  'order-twice',
  'unknown-seat',
  'missing-seat',
  'same-name',
  'bad-name',
  'nobody-landed',
  'chaos-mapping',
  'set-off',
  'set-twice',
  // Fleets, planets, groups of units.
  'over-capacity',
  'over-supply',
  'over-limit',
  'structure-in-space',
  'too-many-pds',
  'too-many-docks',
  'ship-ashore',
  'floats',
  'too-many-damaged',
  'cannot-be-damaged',
  'too-many-galvanized',
  'other-faction',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const problem = (path: string, code: ProblemCode, facts: Facts = {}): Problem => ({ path, code, ...facts });
