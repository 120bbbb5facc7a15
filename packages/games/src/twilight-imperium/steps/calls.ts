import type { StepId } from '../types.ts';

/** Sequences that any effect may call: the `calls` of every step that resolves one. */
export const CALLS = [
  'effect',
  'effect resolves',
  'effect choice',
  'dice',
  'dice reroll',
  'assign',
  'sustained',
  'doomed',
  'destroyed',
  'capacity',
  'rift',
] as const satisfies readonly StepId[];
