import type { MkStep, StepId } from '../types.ts';
import { again } from './again.ts';
import { building, melee, ranged } from './attack.ts';
import { block, pool, summon } from './block.ts';
import { chance } from './chance.ts';
import { chooseMeans } from './choose.ts';
import { crystal } from './crystal.ts';
import { assign, damage } from './damage.ts';
import { end } from './end.ts';
import { start } from './start.ts';
import { defend, target } from './targets.ts';

/** The table of contents, in the order of the rule document. */
export const steps: { [S in StepId]: MkStep<S> } = {
  '3.1 start': start,
  '2.1 ranged': ranged,
  '2.2 attack': building,
  '2.9 chance': chance,
  '4.1 summon': summon,
  '4.2 block': block,
  '4.3 pool': pool,
  '5.1 assign': assign,
  '5.2 damage': damage,
  '6.1 attack': melee,
  '7.1 target': target,
  '7.2 defend': defend,
  '7.3 again': again,
  '7.4 crystal': crystal,
  '7.5 choose': chooseMeans,
  '8.1 end': end,
};
