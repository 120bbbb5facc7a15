import { defineRuleset } from '@fray/engine';
import { actions } from './action-table.ts';
import { begin } from './begin.ts';
import { clone } from './clone.ts';
import { secrets } from './secrets.ts';
import { always } from './steps/always.ts';
import { forms } from './steps/forms.ts';
import { steps } from './steps/index.ts';
import { seatName } from './text/names.ts';
import type { Fab } from './types.ts';
import { imagine, SEATS, score, view } from './view.ts';

/** Flesh and Blood as the engine plays it. */
export const rules = defineRuleset<Fab>({
  id: 'flesh-and-blood',
  version: 9,
  first: 'opening',
  seats: SEATS,
  begin,
  steps,
  actions,
  always,
  forms,
  outcome: (state) =>
    state.result ? { ...state.result, names: { A: seatName('A', state), B: seatName('B', state) } } : undefined,
  score,
  view,
  secrets,
  imagine,
  clone,
});
