import { faceClasses, type MergedRoll, mergeDice, type Need } from '@fray/engine';
import { shooterOf } from '../rules/aim.ts';
import { traitsOf } from '../rules/rows.ts';
import type { Merc, State } from '../types.ts';

/** Section 7: of an attack only the hits count, and the sixes where they may stray. All other dice count face by face. */
export function mergeRolls(state: State, need: Need<Merc>): MergedRoll[] | undefined {
  const { attack, frames } = state;
  const waiting = frames.at(-1);
  if (!attack || waiting?.then !== 'FIRE' || waiting.dice?.length) return undefined;
  const shooter = shooterOf(state, attack);
  const { straySixes } = traitsOf(state, shooter);
  const classes = faceClasses(need.sides, (face) => (straySixes && face === 6 ? 'stray' : face >= shooter.hitsOn));
  return mergeDice(need.count, [{ places: Array.from({ length: need.count }, (_, place) => place), classes }]);
}
