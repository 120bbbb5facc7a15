import type { Reason } from '@fray/engine';
import { type Attack, NONE, type Side, type State, type Unit } from '../types.ts';
import { traitsOf } from './rows.ts';
import { otherSide, ranksOf, unitAt } from './sides.ts';

/** Reasons without facts are made once: choices are listed a million times in search. */
const NAMED: Reason = { code: 'named-already' };
const HELD: Reason = { code: 'held-by-dog' };
const SPARES: Reason = { code: 'spares-dogs' };
const NOT_HELD: Reason = { code: 'only-held-attacks-dog' };
const PROTECTED: Reason = { code: 'dictator-protected' };
const LAST: Reason = { code: 'last-merc' };
const MERCS_FIRST: Reason = { code: 'mercs-first' };

export const shooterOf = (state: State, attack: Attack): Unit => unitAt(state, attack.unit);
export const foesOf = (state: State, attack: Attack): number[] =>
  ranksOf(state, otherSide(shooterOf(state, attack).side));

/** Section 20: nobody can attack him while another unit of his lives here; dogs do not count. */
export function isProtected(state: State, side: Side): boolean {
  for (const position of ranksOf(state, side)) {
    const { kind } = unitAt(state, position);
    if (kind === 'merc' || kind === 'militia') return true;
  }
  return false;
}

/** Section 6: why this enemy cannot be named now; nothing: he can. */
export const whyNotAim = (state: State, attack: Attack, position: number): Reason | undefined =>
  attack.aim.includes(position) ? NAMED : whyNotTarget(state, attack, position);

/** Why somebody is no valid target, named or not. */
export function whyNotTarget(state: State, attack: Attack, position: number): Reason | undefined {
  const shooter = shooterOf(state, attack);
  if (shooter.heldBy !== NONE && shooter.heldBy !== position) return HELD;
  const target = unitAt(state, position);
  switch (target.kind) {
    case 'dog':
      if (traitsOf(state, shooter).sparesDogs) return SPARES;
      return state.options.dogTargets === 'held' && shooter.heldBy !== position ? NOT_HELD : undefined;
    case 'dictator':
      return isProtected(state, target.side) ? PROTECTED : undefined;
    case 'militia':
      return traitsOf(state, shooter).mercsFirst && someMercLeft(state, attack) ? MERCS_FIRST : undefined;
    case 'merc':
      return isHidden(state, attack, position) ? LAST : undefined;
  }
}

/** A MERC that can be named and is not; who is hidden cannot. */
const someMercLeft = (state: State, attack: Attack): boolean =>
  foesOf(state, attack).some(
    (position) =>
      unitAt(state, position).kind === 'merc' && !attack.aim.includes(position) && !isHidden(state, attack, position),
  );

const isLast = (state: State, position: number): boolean => traitsOf(state, unitAt(state, position)).lastTargeted;
/** Who is targeted last can be named as soon as nobody hides him any more. */
const isHidden = (state: State, attack: Attack, position: number): boolean =>
  isLast(state, position) && someoneBefore(state, attack, position);

/**
 * Another unit that hides the one who is targeted last: MERCs, by an option militia too. Two of his kind do not hide each
 * other, or nobody could ever be named; by an option the later one hides behind the earlier.
 */
function someoneBefore(state: State, attack: Attack, last: number): boolean {
  const { rundeBehind, rundeTogether } = state.options;
  return foesOf(state, attack).some((position) => {
    if (position === last || attack.aim.includes(position)) return false;
    const { kind } = unitAt(state, position);
    if (kind === 'militia') return rundeBehind === 'all';
    if (kind !== 'merc') return false;
    return !isLast(state, position) || (rundeTogether === 'asListed' && position < last);
  });
}

/** How many enemies are named; all militia named at once count as one. */
function namedCount(state: State, attack: Attack): number {
  if (!attack.sweep) return attack.aim.length;
  let count = 1;
  for (const position of attack.aim) if (unitAt(state, position).kind !== 'militia') count++;
  return count;
}

/** Who may name all militia as one target does not name them one by one. */
export const isSweeper = (state: State, attack: Attack): boolean =>
  traitsOf(state, shooterOf(state, attack)).sweepsMilitia;

/** Why all militia cannot be named at once, who would then be named one by one: the reason of any of them. */
export function whyNotSweep(state: State, attack: Attack): Reason | undefined {
  if (attack.sweep) return NAMED;
  const militia = foesOf(state, attack).find((position) => unitAt(state, position).kind === 'militia');
  return militia === undefined ? undefined : whyNotTarget(state, attack, militia);
}

/** Whether one more enemy can be named. */
export function canNameMore(state: State, attack: Attack): boolean {
  if (namedCount(state, attack) >= attack.limit) return false;
  const foes = foesOf(state, attack);
  for (let i = 0; i < foes.length; i++) if (!whyNotAim(state, attack, foes[i] as number)) return true;
  return false;
}
