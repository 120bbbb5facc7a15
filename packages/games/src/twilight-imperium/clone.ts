import { clone as copy } from '@fray/engine';
import type { State } from './types.ts';

/** A deep copy; what no handler changes (system facts, options, policies) still gets its own copy, so that nothing is shared. */
export const clone = (state: State): State => copy(state);
