import type { Ruleset } from '@fray/engine';
import type { Exodus } from '../types.ts';
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
export const steps: Ruleset<Exodus>['steps'] = {
  '6 begin': beginSteps['6 begin'],
  '7 player': preparationSteps['7 player'],
  '7 enemy': preparationSteps['7 enemy'],
  '8 intel': intel,
  '9 command': commandSteps['9 command'],
  '9 order': commandSteps['9 order'],
  '9 confirm': commandSteps['9 confirm'],
  '10.1 launches': launches,
  '10.2 intents': intentSteps['10.2 intents'],
  '10.2 order': intentSteps['10.2 order'],
  '10.2 confirm': intentSteps['10.2 confirm'],
  '10.3 carrier action': carrierAction,
  '10.4 movements': movements,
  '10.5 landings': landings,
  '10.6 combat': combat,
  '10.7 carrier damage': carrierDamageSteps['10.7 carrier damage'],
  '10.8 orders cleared': ordersCleared,
  '10.9 wrecks': wrecks,
  '12 initiative': combatSteps['12 initiative'],
  '12 attacks': combatSteps['12 attacks'],
  '13 roll': shotSteps['13 roll'],
  '13 damage': shotSteps['13 damage'],
  '16 assault': carrierDamageSteps['16 assault'],
  '17.1 ready': upkeepSteps['17.1 ready'],
  '17.2 action points': upkeepSteps['17.2 action points'],
  '17.3 abilities': upkeepSteps['17.3 abilities'],
  '17.4 hazards': upkeepSteps['17.4 hazards'],
  '17.5 jump drive': upkeepSteps['17.5 jump drive'],
  '17.6 reinforcements': waveSteps['17.6 reinforcements'],
  '17.7 waves': waveSteps['17.7 waves'],
  '17.8 turn': upkeepSteps['17.8 turn'],
  '18 after resolution': verdictSteps['18 after resolution'],
  '18 after upkeep': verdictSteps['18 after upkeep'],
  '20 afterburner': shotSteps['20 afterburner'],
};
