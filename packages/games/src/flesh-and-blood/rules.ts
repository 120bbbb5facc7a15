import { defineRuleset } from '@fray/engine';
import { actions } from './actions.ts';
import { begin } from './begin.ts';
import { seatName } from './names.ts';
import { secrets } from './secrets.ts';
import { ALWAYS } from './steps/always.ts';
import { STEPS } from './steps/index.ts';
import type { Fab } from './types.ts';
import { upgrade } from './upgrade.ts';
import { copy, imagine, SEATS, score, view } from './view.ts';

export const rules = defineRuleset<Fab>({
  id: 'flesh-and-blood',
  version: 4,
  upgrade,
  first: 'opening',
  seats: SEATS,
  begin,
  steps: STEPS,
  actions,
  always: ALWAYS,
  outcome: (s) => (s.result ? { ...s.result, names: { A: seatName('A', s), B: seatName('B', s) } } : undefined),
  score,
  view,
  secrets,
  imagine,
  clone: copy,
});
