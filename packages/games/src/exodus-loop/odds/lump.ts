import { faceClasses, type MergedRoll, mergeDice, type Need } from '@fray/engine';
import { CRITICAL_EYE } from '../content/pilots.ts';
import { damageOf } from '../rules/effective.ts';
import { abilityOf } from '../rules/figures.ts';
import { hasAfterburner, hasBioArmor, hasIronWill, type Parties, shotFigures } from '../rules/shots.ts';
import { parties } from '../steps/shot.ts';
import type { Exodus, State } from '../types.ts';

/** More damage than this changes nothing any more: hull, and what takes something off before it. */
function mostDamage(state: State, { target, hull }: Parties): number {
  if (target) return target.hull + Number(hasBioArmor(target));
  return hull ? hull.hull + hull.shield + Number(hasIronWill(state, hull)) : 0;
}

/**
 * Section 13: of a shot only its damage counts, and of that no more than there is to destroy; of Critical Eye whether it comes. Initiative
 * counts face by face, and so do percent dice for ejections and debris, which are rolled one after the other in one step.
 */
export function mergeRolls(state: State, need: Need<Exodus>): MergedRoll[] | undefined {
  const waiting = state.frames.at(-1);
  if (need.kind !== 'roll' || need.count !== 1 || waiting?.then !== '13 roll' || !('shot' in waiting.memory))
    return undefined;
  const both = parties(state, waiting.memory.shot);
  if (!both) return undefined;
  const { unit, target } = both;
  const keen = unit !== undefined && abilityOf(unit.pilot) === 'CRITICAL_EYE';
  const classOf = waiting.dice?.length
    ? (face: number) => face <= CRITICAL_EYE.percent
    : hurting(state, both, { keen, evades: target !== undefined && hasAfterburner(target) });
  return mergeDice(1, [{ places: [0], classes: faceClasses(need.sides, classOf) }]);
}

function hurting(state: State, both: Parties, { keen, evades }: { keen: boolean; evades: boolean }) {
  const { atk, def } = shotFigures(state, both);
  const most = mostDamage(state, both);
  return (face: number): string | number => {
    const damage = damageOf(face, atk, def);
    if (damage === 0) return 0;
    // The die is on the table while Critical Eye is rolled; and the side that may ignore the shot sees all of its damage.
    if (keen) return `face ${face}`;
    return evades ? damage : Math.min(damage, most);
  };
}
