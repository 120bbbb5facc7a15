import type { Ruleset } from '@fray/engine';
import { inOrder } from '../../steps.ts';
import type { Merc } from '../types.ts';
import { STEPS } from '../vocabulary.ts';
import { aimSteps } from './aim.ts';
import { endSteps } from './end.ts';
import { fireSteps } from './fire.ts';
import { lossSteps } from './losses.ts';
import { prepareSteps } from './prepare.ts';
import { readySteps } from './ready.ts';
import { retreatSteps } from './retreat.ts';
import { startSteps } from './start.ts';
import { woundSteps } from './wounds.ts';

/** The table of contents: sections 3 to 11 in their order, and what cards put between them. */
export const steps = inOrder<Ruleset<Merc>['steps']>(STEPS, {
  ...startSteps,
  ...lossSteps,
  ...readySteps,
  ...prepareSteps,
  ...aimSteps,
  ...fireSteps,
  ...woundSteps,
  ...retreatSteps,
  ...endSteps,
});
