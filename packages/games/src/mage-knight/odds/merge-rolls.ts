import { faceClasses, type MergedRoll, mergeDice, type Need } from '@fray/engine';
import { isWounding, manaFace } from '../steps/chance.ts';
import type { MageKnight, State } from '../types.ts';

/** Mana dice are alike: what counts is how many show each color; of the Horn of Wrath, how many wound. */
export function mergeRolls(_state: State, need: Need<MageKnight>): MergedRoll[] | undefined {
  if (need.kind !== 'roll') return undefined;
  const isHorn = need.why.code === 'roll-horn';
  const classes = faceClasses(need.sides, (face) => (isHorn ? isWounding(manaFace(face)) : face));
  return mergeDice(need.count, [{ places: [...Array(need.count).keys()], classes }]);
}
