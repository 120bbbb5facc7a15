import type { Choice } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { chance, isHit, rerollBonus } from '../rules/dice.ts';
import { anyUnit, fightRow } from '../rules/figures.ts';
import type { Policy } from '../setup/types.ts';
import type { Action, Die, Roll, Seat, Ti4, View } from '../types.ts';

/** What to do about dice that lie there. */

/** Hits above the average: what is lost when all dice are thrown again. */
const luckOf = (roll: Roll): number => roll.dice.reduce((sum, die) => sum + (isHit(die) ? 1 : 0) - chance(die), 0);
/** Dice are thrown again for a gain of more than this many hits: there may be a better roll for it. */
const WORTH = 0.5;

/** All dice of a roll, of the other side or of both sides are thrown again: worth it against their luck, and one's own bad luck. */
export function isUnlucky(
  view: View,
  seat: Seat,
  whose: 'roll' | 'theirs' | 'all',
  index: number | undefined,
): boolean {
  const rolls = whose === 'roll' ? view.rolls.slice(index, (index ?? 0) + 1) : view.rolls;
  let gain = 0;
  for (const roll of rolls)
    if (roll.on === seat) gain += luckOf(roll);
    else if (roll.by === seat && whose === 'all') gain -= luckOf(roll);
  return gain > WORTH;
}

/** Would it turn a die: a miss of one's own into a hit, a hit on oneself into a miss? `anew`: it becomes the sum of two. */
export function isTurned(
  view: View,
  seat: Seat,
  index: number | undefined,
  die: string | undefined,
  adds: 1 | -1 | 'anew',
): boolean {
  const roll = view.rolls[index ?? -1];
  const one = roll?.dice[Number(die)];
  if (!roll || !one) return false;
  if (adds === 'anew') return roll.by === seat && !isHit(one) && chance(one) > 0;
  const after = { ...one, mod: one.mod + adds };
  return adds > 0 ? roll.by === seat && isHit(after) && !isHit(one) : roll.on === seat && isHit(one) && !isHit(after);
}
/** Of dice that may be thrown again the one that hits most easily. */
export function easiest(view: View, index: number | undefined, choices: readonly Choice<Ti4>[]): Action | undefined {
  const roll = view.rolls[index ?? -1];
  let best: Action | undefined;
  let high = 0;
  for (const { action } of choices) {
    const die = roll?.dice[Number('target' in action ? action.target : undefined)];
    if (!die || isHit(die) || chance(die) <= high) continue;
    high = chance(die);
    best = action;
  }
  return best;
}

/**
 * A die of the Crown of Thalnos that misses again costs its unit, unless another of its dice has hit: thrown only where that is the better
 * exchange, a hit on them for the hits that the unit could still have taken (F13).
 */
function isWorthUnit(view: View, roll: Roll, die: Die, plus: number): boolean {
  if (roll.dice.some((one) => one.unit === die.unit && isHit(one))) return true;
  const unit = anyUnit(view, die.unit);
  const hits = chance({ ...die, mod: die.mod + plus });
  const taken = unit && fightRow(unit).sustain && !unit.damaged ? 2 : 1;
  return hits > (1 - hits) * taken;
}

/** Rerolls misses only, where they can become hits; what costs a unit when it fails only if told, and if it is worth it. */
export function rerolls(view: View, policy: Policy, choices: readonly Choice<Ti4>[]): Action | undefined {
  const roll = view.rolls[view.frames[view.frames.length - 1]?.own.roll ?? -1];
  if (!roll) return undefined;
  for (const { action } of choices) {
    if (action.type !== 'reroll') continue;
    const die = roll.dice[action.die];
    if (!die || isHit(die)) continue;
    const plus = rerollBonus(action.effect);
    if (EFFECTS.get(action.effect)?.reroll?.risks) {
      if (!policy.plays.includes(action.effect) || !isWorthUnit(view, roll, die, plus)) continue;
    } else if (chance({ ...die, mod: die.mod + plus }) === 0) continue;
    return action;
  }
  return undefined;
}
