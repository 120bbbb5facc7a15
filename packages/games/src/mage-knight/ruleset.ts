import { defineRuleset } from '@fray/engine';
import { actions } from './action-table.ts';
import { begin } from './begin.ts';
import { clone } from './clone.ts';
import { isVictory } from './rules/outcome.ts';
import { hasRealCards } from './rules/table.ts';
import { always } from './steps/always.ts';
import { forms } from './steps/forms.ts';
import { steps } from './steps/index.ts';
import { type MageKnight, SEATS } from './types.ts';
import { imagine, view } from './view.ts';

/** Mage Knight as the engine plays it: one combat, from its start to fame and wounds. */
export const rules = defineRuleset<MageKnight>({
  id: 'mage-knight',
  version: 6,
  asksTable: hasRealCards,
  first: '3.1 start',
  seats: SEATS,
  begin,
  steps,
  actions,
  always,
  forms,
  // 2.9: taken back by history, and locked by dice and draws.
  cancel: {
    types: ['CANCEL_ATTACK', 'CANCEL_BLOCK'],
    action: (state, seat) => ({ type: state.currentBlock ? 'CANCEL_BLOCK' : 'CANCEL_ATTACK', playerId: seat }),
    locked: 'CANCEL_LOCKED',
    none: 'NO_ATTACK_DECLARED',
  },
  outcome: (state) => state.outcome ?? undefined,
  score: (outcome) => Number(isVictory(outcome)),
  view,
  clone,
  imagine,
});
