import type { Ruleset } from '@fray/engine';
import type { Merc } from '../types.ts';
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
export const steps: Ruleset<Merc>['steps'] = {
  start: startSteps.start,
  tactics: startSteps.tactics,
  barrage: startSteps.barrage,
  losses: lossSteps.losses,
  'losses fall': lossSteps['losses fall'],
  mine: startSteps.mine,
  'before round 1': startSteps['before round 1'],
  READY: readySteps.READY,
  'next unit': readySteps['next unit'],
  'before attack': prepareSteps['before attack'],
  AIM: aimSteps.AIM,
  FIRE: fireSteps.FIRE,
  reroll: fireSteps.reroll,
  allocate: fireSteps.allocate,
  damage: fireSteps.damage,
  'after attack': fireSteps['after attack'],
  wounds: woundSteps.wounds,
  convert: woundSteps.convert,
  dying: woundSteps.dying,
  death: woundSteps.death,
  loot: woundSteps.loot,
  RETREAT: retreatSteps.RETREAT,
  end: endSteps.end,
};
