import { defineRuleset, type Ruleset } from '@fray/engine';
import { actions } from './action-table.ts';
import { begin } from './begin.ts';
import { bot } from './bot/index.ts';
import { clone } from './clone.ts';
import { sideOf } from './rules/sides.ts';
import { always } from './steps/always.ts';
import { forms } from './steps/forms.ts';
import { steps } from './steps/index.ts';
import { type Merc, PLAYERS } from './types.ts';
import { imagine, view } from './view.ts';

/** MERC as a ruleset; its steps have the names of the rules. */
export const rules: Ruleset<Merc> = defineRuleset<Merc>({
  id: 'merc',
  version: 5,
  first: 'start',
  seats: [...PLAYERS, 'host'],
  begin,
  steps,
  actions,
  always,
  forms,
  outcome: (state) => state.result ?? undefined,
  score: ({ winner }, seat) => (winner === null || seat === 'host' ? 0.5 : Number(sideOf(seat) === winner)),
  view,
  imagine,
  automa: bot,
  clone,
});
