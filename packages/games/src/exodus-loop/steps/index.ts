import type { Ruleset } from '@fray/engine';
import { inOrder } from '../../steps.ts';
import type { Exodus } from '../types.ts';
import { STEPS } from '../vocabulary.ts';
import { beginSteps } from './begin.ts';
import { carrierAction } from './carrier-action.ts';
import { carrierDamageSteps } from './carrier-damage.ts';
import { combatSteps } from './combat.ts';
import { commandSteps, intentSteps } from './command.ts';
import { intel } from './intel.ts';
import { movements } from './movement.ts';
import { preparationSteps } from './preparation.ts';
import { combat, landings, launches, ordersCleared, wrecks } from './resolution.ts';
import { shotSteps } from './shot.ts';
import { upkeepSteps } from './upkeep.ts';
import { verdictSteps } from './verdict.ts';
import { waveSteps } from './waves.ts';

/** The table of contents, in the order of a battle; the number is the section of the rules. */
export const steps = inOrder<Ruleset<Exodus>['steps']>(STEPS, {
  ...beginSteps,
  ...preparationSteps,
  ...commandSteps,
  ...intentSteps,
  ...carrierDamageSteps,
  ...combatSteps,
  ...shotSteps,
  ...upkeepSteps,
  ...waveSteps,
  ...verdictSteps,
  '8 intel': intel,
  '10.1 launches': launches,
  '10.3 carrier action': carrierAction,
  '10.4 movements': movements,
  '10.5 landings': landings,
  '10.6 combat': combat,
  '10.8 orders cleared': ordersCleared,
  '10.9 wrecks': wrecks,
});
