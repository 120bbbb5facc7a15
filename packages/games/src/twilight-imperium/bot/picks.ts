import type { Choice } from '@fray/engine';
import { UNITS } from '../content/units.ts';
import { anyUnit, fightRow, fights } from '../rules/figures.ts';
import { price } from '../rules/hits.ts';
import { defaultPolicy, type Policy } from '../setup/types.ts';
import type { Action, Seat, Ti4, Unit, View } from '../types.ts';

/** Which unit to choose. */

const FALLBACK = defaultPolicy();
/** More than any die shows. */
const NEVER_HITS = 11;

export const policyOf = (view: View, seat: Seat): Policy =>
  seat === 'host' ? FALLBACK : (view.parties[seat]?.policy ?? FALLBACK);

/** Smaller is lost sooner. */
export function rank(policy: Policy, unit: Unit): number {
  const at = policy.losses.indexOf(UNITS[unit.kind].type);
  const order = (at < 0 ? policy.losses.length : at) * 8;
  if (!unit.damaged) return order + 4;
  // Damaged this round, or before it: which goes first is a setting (E7).
  const newly = unit.sustainedRound;
  return order + (newly === (policy.damaged === 'newly') ? 0 : 2);
}

const idIn = (action: Action): string | undefined =>
  'unit' in action ? action.unit : 'target' in action ? action.target : undefined;

/** Among units of one's own the least wanted, among others' the most expensive. */
export function pickUnit(view: View, seat: Seat, policy: Policy, choices: readonly Choice<Ti4>[]): Action {
  let best = choices[0]?.action as Action;
  let low = Number.MAX_SAFE_INTEGER;
  for (const { action } of choices) {
    const unit = anyUnit(view, idIn(action));
    if (!unit) continue;
    const value = unit.side === seat ? rank(policy, unit) : -price(unit);
    if (value < low) {
      low = value;
      best = action;
    }
  }
  return best;
}

/** Of one's own units the one that hits best: what is good for a unit goes there, and never to the other side (F13). */
export function pickOwn(view: View, seat: Seat, choices: readonly Choice<Ti4>[]): Action | undefined {
  let best: Action | undefined;
  let low = Number.MAX_SAFE_INTEGER;
  for (const { action } of choices) {
    const unit = anyUnit(view, idIn(action));
    if (unit?.side !== seat) continue;
    const needs = fightRow(unit).combat ?? NEVER_HITS;
    if (needs < low) {
      low = needs;
      best = action;
    }
  }
  return best;
}

/** What the host takes off the board where a limit is broken: what its owner would miss least. */
export function pickSurplus(view: View, choices: readonly Choice<Ti4>[]): Action | undefined {
  let best: Action | undefined;
  let low = Number.MAX_SAFE_INTEGER;
  for (const { action } of choices) {
    const unit = action.type === 'remove' ? anyUnit(view, action.unit) : undefined;
    const value = unit ? rank(policyOf(view, unit.side), unit) : low;
    if (value < low) {
      low = value;
      best = action;
    }
  }
  return best;
}

/**
 * Own units that may change places (`a3>Quann`): to a planet where they are needed, never away from one. Ground forces
 * never move to space.
 */
export function pickMove(view: View, seat: Seat, choices: readonly Choice<Ti4>[]): Action | undefined {
  const beset = (place: string): boolean => view.units.some((unit) => unit.at === place && unit.side !== seat);
  return choices.find(({ action }) => {
    if (action.type !== 'choose') return false;
    const [id, to = 'space'] = action.target.split('>');
    const unit = anyUnit(view, id);
    if (!unit || to === 'space') return false;
    return unit.at.startsWith('next ') || (beset(to) && !beset(unit.at));
  })?.action;
}

/** How many more of the active player's ground forces stand on a planet than of everybody else's. */
function margin(view: View, planet: string): number {
  let sum = 0;
  for (const unit of view.units) if (fights(unit, planet)) sum += unit.side === 'attacker' ? 1 : -1;
  return sum;
}

/**
 * A unit lands on the first planet without a majority yet, then on the one with the smallest majority: every planet is worth the same
 * (F12). A unit that may move on from a planet does so only if more stay behind than are on the other one then; otherwise two planets
 * would swap a unit forever. `undefined` if all units are where they should be.
 */
export function pickLanding(view: View, choices: readonly Choice<Ti4>[]): Action | undefined {
  let best: Action | undefined;
  let least = Number.MAX_SAFE_INTEGER;
  for (const { action } of choices) {
    if (action.type !== 'commit') continue;
    const from = anyUnit(view, action.unit)?.at;
    if (from !== undefined && from !== 'space' && margin(view, from) - 1 <= margin(view, action.planet)) continue;
    const now = Math.max(0, margin(view, action.planet));
    if (now >= least) continue;
    least = now;
    best = action;
  }
  return best;
}
