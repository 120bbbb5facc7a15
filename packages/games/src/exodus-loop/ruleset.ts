import { defineRuleset, type Ruleset } from '@fray/engine';
import { actions } from './action-table.ts';
import { begin } from './begin.ts';
import { bot } from './bot/index.ts';
import { clone } from './clone.ts';
import { secrets } from './secrets.ts';
import { always } from './steps/always.ts';
import { forms } from './steps/forms.ts';
import { steps } from './steps/index.ts';
import type { Exodus } from './types.ts';
import { imagine, view } from './view.ts';

/** Exodus Loop as a ruleset: section numbers of the rules are the names of its steps. */
export const rules: Ruleset<Exodus> = defineRuleset<Exodus>({
  id: 'exodus-loop',
  version: 5,
  first: '6 begin',
  seats: ['player', 'enemy', 'host'],
  begin,
  steps,
  actions,
  together: ['orders'],
  always,
  forms,
  outcome: (state) => state.result ?? undefined,
  score: (outcome, seat) =>
    outcome.result === 'draw' ? 0.5 : (outcome.result === 'victory') === (seat === 'player') ? 1 : 0,
  view,
  secrets,
  imagine,
  // Section 25: the rules play the enemy.
  automa: bot,
  clone,
});
