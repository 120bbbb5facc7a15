import type { Holding } from '../../game.ts';
import { hasRealCards } from '../rules/table.ts';
import type { State } from '../types.ts';

/** Cards that only the people at the table know. Everything else is open: what is drawn later is chance. */
export const counts = (state: State): Holding[] =>
  hasRealCards(state)
    ? state.heroes.map(({ seat }) => ({ by: seat, what: 'real-cards', how: 'not-counted', why: 'at-table' }))
    : [];
