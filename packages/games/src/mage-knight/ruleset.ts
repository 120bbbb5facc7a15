import { defineRuleset } from '@fray/engine';
import { always } from './adjust.ts';
import { begin } from './begin.ts';
import { forms } from './forms.ts';
import { copyState } from './rules/clone.ts';
import { steps } from './steps/index.ts';
import { type MageKnight, SEATS } from './types.ts';
import { upgrade } from './upgrade.ts';
import { imagine, view } from './view.ts';

export const rules = defineRuleset<MageKnight>({
  id: 'mage-knight',
  version: 3,
  upgrade,
  first: '3.1 start',
  seats: SEATS,
  begin,
  steps,
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
  // Beating everybody is most of it, getting hurt costs a little.
  score(outcome, seat) {
    const mine = outcome.heroes.find((hero) => hero.seat === seat);
    const beaten = outcome.faced ? outcome.defeated / outcome.faced : 1;
    const hurt = mine ? Math.min(1, mine.wounds / 5) : 0;
    return Math.max(0, 0.8 * beaten + 0.2 * (1 - hurt));
  },
  view,
  clone: copyState,
  imagine,
});
