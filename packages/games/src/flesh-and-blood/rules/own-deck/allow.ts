import type { Reason } from '@fray/engine';
import type { State } from '../../types.ts';

/** The refusal, unless the host lets it pass. */
export const whyNotUnlessAllowed = (state: State, not: Reason | false): Reason | false =>
  not && state.real?.allow === not.code ? false : not;
