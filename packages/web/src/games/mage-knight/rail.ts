import type { StepId } from '@fray/games/mage-knight/screen';
import type { Rail, RailPhase } from '../manifest.ts';

const phase = (id: string, ...steps: readonly StepId[]): RailPhase => ({
  id,
  has: (step) => steps.some((one) => one === step),
});

// The pool (2.2), dice (2.9) and questions of cards (7.1 to 7.5) run inside a phase: the step below them says which.
export const rail: Rail = [
  phase('ranged', '3.1 start', '2.1 ranged'),
  phase('block', '4.1 summon', '4.2 block', '4.3 pool'),
  phase('damage', '5.1 assign', '5.2 damage'),
  phase('attack', '6.1 attack'),
  phase('end', '8.1 end'),
];
