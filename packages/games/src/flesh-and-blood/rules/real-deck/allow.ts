import type { Reason } from '@fray/engine';
import type { State } from '../../types.ts';

/** The refusal, unless the host allows it. */
export const whyNotUnlessAllowed = (state: State, not: Reason | false): Reason | false =>
  not && state.realDeck?.allow === not.code ? false : not;
