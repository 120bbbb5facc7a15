import type { Reason } from '@fray/engine';
import { DOG } from '../content/index.ts';
import { NONE, type State, type Unit } from '../types.ts';
import { isProtected } from './aim.ts';
import { traitsOf } from './rows.ts';
import { otherSide, ranksOf, unitAt } from './sides.ts';

/** A free dog that came from this MERC. */
export function freeDogOf(state: State, handler: number): Unit | undefined {
  const ranks = ranksOf(state, unitAt(state, handler).side);
  for (let i = 0; i < ranks.length; i++) {
    const unit = unitAt(state, ranks[i] as number);
    if (unit.kind === 'dog' && unit.handler === handler && unit.holds === NONE) return unit;
  }
  return undefined;
}
/** The card that he carries. */
export function dogCardOf(unit: Unit): number {
  for (let i = 0; i < unit.gear.length; i++) if (unit.gear[i]?.card === DOG.name) return i;
  return NONE;
}

export function hasDog(state: State, handler: number): boolean {
  const unit = unitAt(state, handler);
  if (unit.kind === 'militia' || unit.heldBy !== NONE || state.round === 0) return false;
  return dogCardOf(unit) !== NONE || freeDogOf(state, handler) !== undefined;
}

export const isHeld = (state: State, id: string): boolean =>
  state.units.some((unit) => unit.id === id && unit.heldBy !== NONE);

/** Section 17: why no dog can be set on this enemy. */
export function whyNotDog(state: State, target: Unit): Reason | undefined {
  if (target.kind === 'militia' || target.kind === 'dog') return { code: 'dogs-only-on-mercs' };
  if (traitsOf(state, target).immuneToDogs) return { code: 'immune-to-dogs' };
  if (target.heldBy !== NONE) return { code: 'dog-on-him' };
  if (target.kind === 'dictator' && isProtected(state, target.side)) return { code: 'dictator-protected' };
  return undefined;
}

/** Enemies that a dog can be set on. */
export const preyOf = (state: State, unit: Unit): Unit[] =>
  ranksOf(state, otherSide(unit.side))
    .map((position) => unitAt(state, position))
    .filter((target) => !whyNotDog(state, target));
