import type { Step } from '@fray/engine';
import { outcomeOf } from '../rules/outcome.ts';
import type { MageKnight } from '../types.ts';
import { ADJUSTS, type Adjust } from './adjust.ts';
import { offerTable, TABLE_ON } from './table.ts';

const BLANK: Adjust = { type: 'adjust', what: 'fame', target: 'hero', amount: 0 };
/** The host can correct anything, for cards that Fray does not know. */
export const always: Pick<Step<MageKnight>, 'choices' | 'on'> = {
  choices(state, _, offer) {
    offerTable(state, offer);
    offer.form('host', BLANK);
    offer('host', { type: 'concede' });
  },
  on: {
    ...TABLE_ON,
    adjust(play, { what, target, amount }) {
      ADJUSTS[what].apply(play.state, target, amount);
      play.emit({ type: 'adjusted', what, target, amount });
    },
    concede(play) {
      play.state.outcome = outcomeOf(play.state, true);
      play.emit({ type: 'over', result: 'stopped' });
    },
  },
};
