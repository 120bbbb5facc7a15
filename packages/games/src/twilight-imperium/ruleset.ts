import './content/effects/index.ts';
import { defineRuleset } from '@fray/engine';
import { begin } from './rules/begin.ts';
import { always } from './steps/always.ts';
import { steps } from './steps/index.ts';
import { inventoryForms } from './steps/inventory-forms.ts';
import { SEATS, type Ti4 } from './types.ts';
import { upgrade } from './upgrade.ts';
import { copyState, imagine, view } from './view.ts';

export const rules = defineRuleset<Ti4>({
  id: 'twilight-imperium',
  version: 2,
  upgrade,
  first: 'start',
  seats: SEATS,
  begin,
  steps,
  always,
  forms: inventoryForms,
  outcome: (state) => state.result ?? undefined,
  score: (outcome, seat) =>
    outcome.winner === 'draw' || (seat !== 'attacker' && seat !== 'defender') ? 0.5 : outcome.winner === seat ? 1 : 0,
  view,
  imagine,
  clone: copyState,
});
