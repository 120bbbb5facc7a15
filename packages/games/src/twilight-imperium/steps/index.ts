import { focusAt } from '../rules/focus.ts';
import { STEPS, type StepId, type Steps } from '../types.ts';
import { activationSteps } from './activation.ts';
import { assignSteps } from './assign.ts';
import { bombardSteps } from './bombard.ts';
import { cannonSteps } from './cannon.ts';
import { controlSteps } from './control.ts';
import { diceSteps } from './dice.ts';
import { effectSteps } from './effect.ts';
import { groundSteps } from './ground.ts';
import { inventorySteps } from './inventory.ts';
import { landingSteps } from './landing.ts';
import { leavingSteps } from './leaving.ts';
import { retreatSteps } from './retreat.ts';
import { spaceSteps } from './space.ts';

const all: Steps = {
  ...activationSteps,
  ...inventorySteps,
  ...cannonSteps,
  ...spaceSteps,
  ...retreatSteps,
  ...leavingSteps,
  ...bombardSteps,
  ...landingSteps,
  ...groundSteps,
  ...controlSteps,
  ...effectSteps,
  ...diceSteps,
  ...assignSteps,
};

/** The step as its phase has it, and what it is about. */
const rowOf = <S extends StepId>(step: S): Steps[S] => ({ ...all[step], focus: focusAt });

/** The table of contents, in the order of the rule document; called sequences last. */
export const steps = Object.fromEntries(STEPS.map((step) => [step, rowOf(step)])) as Steps;
