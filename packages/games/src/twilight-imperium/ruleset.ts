import './content/effects/index.ts';
import { defineRuleset } from '@fray/engine';
import { actions } from './action-table.ts';
import { begin } from './begin.ts';
import { clone } from './clone.ts';
import { always } from './steps/always.ts';
import { forms } from './steps/forms.ts';
import { steps } from './steps/index.ts';
import { type Outcome, SEATS, SIDES, type State, type Ti4 } from './types.ts';
import { imagine, secrets, view } from './view.ts';

function sidesOf({ parties }: State): NonNullable<Outcome['sides']> {
  const sides: NonNullable<Outcome['sides']> = {};
  for (const side of SIDES) {
    const party = parties[side];
    if (party) sides[side] = { faction: party.faction, name: party.name };
  }
  return sides;
}

/** Twilight Imperium as the engine plays it. */
export const rules = defineRuleset<Ti4>({
  id: 'twilight-imperium',
  version: 9,
  first: 'start',
  seats: SEATS,
  begin,
  steps,
  actions,
  together: ['hits', 'landing', 'bombardment'],
  always,
  forms,
  outcome: (state) => (state.result ? { ...state.result, sides: sidesOf(state) } : undefined),
  score(outcome, seat) {
    if (seat !== 'attacker' && seat !== 'defender') return 0.5;
    // Where only space was to be had, who won it decides.
    const share = outcome.share ?? { attacker: 1, draw: 0.5, defender: 0 }[outcome.winner];
    return seat === 'attacker' ? share : 1 - share;
  },
  view,
  imagine,
  secrets,
  clone,
});
