import type { StepId } from '../types.ts';

const RETREAT = 'Retreat after this round?';
const ROLLED = 'Both sides have rolled: anyone playing a card or ability?';
const ASSIGNED = 'All hits are assigned: continue?';
const ROUND_OVER = 'The round is over: anyone playing a card or ability?';

/**
 * The question of each step, unless the state has a more precise one. What follows the colon is left out when nobody can play anything.
 */
export const ASKS = {
  'P0.1': 'Who attacks?',
  'P0.2': 'Who defends?',
  'P0.3': 'The system is activated: anyone playing a card or ability before the ships move?',
  'P0.4': 'Move the ships on the board, then continue',
  'P0.5': 'Enter the units in the system',
  'P0.6': 'The ships have moved: anyone playing a card or ability?',
  'P1.1': 'Space cannons fire next: anyone playing a card or ability first?',
  'P1.2 fire': 'Fire your space cannons?',
  'P1.3': 'All space cannon hits are assigned: continue?',
  'P2.2': 'The barrage comes next: anyone playing a card or ability first?',
  'P2.2 fire': 'Fire the barrage?',
  'P2.2 assign': 'All barrage hits are assigned: continue?',
  'P2.3': 'Retreats are announced next: anyone playing a card or ability first?',
  'P2.3 defender': RETREAT,
  'P2.3 attacker': RETREAT,
  'P2.3 announced': 'A retreat is announced: anyone playing a card or ability?',
  'P2.4 rolled': ROLLED,
  'P2.5': ASSIGNED,
  'P2.5 end': ROUND_OVER,
  'P2.6 retreat': 'Where do the ships go?',
  'P2.6 load': 'Transport ground forces from the planets?',
  'P2.6 leave': 'Which units stay behind?',
  'P2.6 ended': 'The space combat is over: anyone playing a card or ability?',
  'P3.1': 'The invasion begins: anyone playing a card or ability?',
  'P3.1 bombard': 'Bombard a planet?',
  'P3.2': 'Which ship bombards which planet?',
  'P3.3': 'The planet is bombarded next: anyone playing a card or ability?',
  'P3.5': 'All bombardment hits are assigned: continue?',
  'P3.5 bombed': 'The bombardment is over: anyone playing a card or ability?',
  'P3.7': 'Which ground forces land where?',
  'P3.8': 'Ground forces have landed: anyone playing a card or ability?',
  'P3.9 fire': 'Fire at the ground forces that landed?',
  'P3.9 assign': ASSIGNED,
  'P3.10': 'Ground combat comes next: anyone playing a card or ability first?',
  'P4.2 rolled': ROLLED,
  'P4.3': ASSIGNED,
  'P4.3 end': ROUND_OVER,
  'P4.4': 'Use Harrow?',
  'P4.4 assign': 'All Harrow hits are assigned: continue?',
  'P4.4 bombed': 'Harrow is resolved: anyone playing a card or ability?',
  'P4.5 ended': 'The ground combat is over: anyone playing a card or ability?',
  'P4.5 planet': 'Which planet comes next?',
  'P4.6 gain': 'The planet changes hands next: anyone playing a card or ability first?',
  'P4.6 gained': 'The planet has a new owner: anyone playing a card or ability?',
  'PC.1': 'All combat is over: anyone playing a card or ability?',
  'PC.3': 'End the combat?',
  'effect choice': 'Choose a target',
  assign: ASSIGNED,
} as const satisfies Partial<Record<StepId, string>>;
