import type { Attack, State } from '../types.ts';
import { foesOf, shooterOf, whyNotTarget } from './aim.ts';
import { toughness } from './armor.ts';
import { traitsOf } from './rows.ts';
import { isHere, likeness, unitAt } from './sides.ts';

/** How many of the faces reach `from`. */
function countHits(faces: readonly number[], from: number): number {
  let hits = 0;
  for (let i = 0; i < faces.length; i++) if ((faces[i] as number) >= from) hits++;
  return hits;
}

export const hitsOf = (state: State, attack: Attack): number =>
  countHits(attack.rolled, shooterOf(state, attack).hitsOn);

export function assignedHits(attack: Attack): number {
  let assigned = 0;
  for (let i = 0; i < attack.hits.length; i++) assigned += attack.hits[i] as number;
  return assigned;
}

/** Sixes that may still go to an enemy that was not named. */
export function straysLeft(state: State, attack: Attack): number {
  if (!traitsOf(state, shooterOf(state, attack)).straySixes) return 0;
  let left = countHits(attack.rolled, 6);
  for (let i = attack.declared; i < attack.hits.length; i++) left -= attack.hits[i] as number;
  return left;
}

/** A valid enemy that was not named. */
export function isStrayTarget(state: State, attack: Attack, position: number): boolean {
  const place = attack.aim.indexOf(position);
  return (place < 0 || place >= attack.declared) && !whyNotTarget(state, attack, position);
}

/** A six that may go to somebody who was not named. */
export const canStray = (state: State, attack: Attack): boolean =>
  straysLeft(state, attack) > 0 && foesOf(state, attack).some((position) => isStrayTarget(state, attack, position));

export const noHits = (attack: Attack): number[] => attack.aim.map(() => 0);

/** It does not matter which of them is hit. */
function areLikeMilitia(state: State, positions: readonly number[]): boolean {
  const like = positions[0] === undefined ? 0 : likeness(unitAt(state, positions[0]));
  for (const position of positions) {
    const unit = unitAt(state, position);
    if (unit.kind !== 'militia' || likeness(unit) !== like) return false;
  }
  return true;
}

/** Named enemies that are still there. */
function livingTargets(state: State, attack: Attack): number[] {
  return attack.aim.filter((position) => isHere(unitAt(state, position)));
}

/**
 * Section 14: hits per named enemy where there is nothing to decide (one target, only militia that are alike, or enough
 * hits for everybody named); nothing where the shooter must choose.
 */
export function forcedHits(state: State, attack: Attack): number[] | undefined {
  const hits = hitsOf(state, attack);
  if (hits > 0 && canStray(state, attack)) return undefined;
  if (attack.aim.length === 1) return [hits];
  if (hits === 0) return noHits(attack);
  const living = livingTargets(state, attack);
  const { pierces } = shooterOf(state, attack);
  const onlyMilitia = areLikeMilitia(state, living);
  if (!onlyMilitia) {
    let canTake = 0;
    for (const position of living) canTake += toughness(state, unitAt(state, position), pierces);
    // One place for them, or enough hits for every place: nothing to decide.
    if (living.length > 1 && hits < canTake) return undefined;
  }
  let left = hits;
  const forced = attack.aim.map((position) => {
    if (!living.includes(position)) return 0;
    const share = Math.min(left, toughness(state, unitAt(state, position), pierces));
    left -= share;
    return share;
  });
  const first = attack.aim.findIndex((position) => living.includes(position));
  if (first >= 0) forced[first] = (forced[first] as number) + left;
  return forced;
}

/** An enemy that was named before the roll is still here; whom a stray six found takes no other hits. */
export function someNamedIsHere(state: State, attack: Attack): boolean {
  for (let i = 0; i < attack.declared; i++) if (isHere(unitAt(state, attack.aim[i] as number))) return true;
  return false;
}
