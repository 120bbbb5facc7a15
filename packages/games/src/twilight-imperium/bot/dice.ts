import type { Choice } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { chance, isHit, rerollBonus } from '../rules/dice.ts';
import { anyUnit, fightRow } from '../rules/figures.ts';
import type { Action, Die, Roll, Seat, Ti4, View } from '../types.ts';
import { mayPlay } from './plays.ts';

/** Decisions about dice that were rolled. */

/** Hits above the average: what a reroll of all dice loses. */
const luckOf = (roll: Roll): number => roll.dice.reduce((sum, die) => sum + (isHit(die) ? 1 : 0) - chance(die), 0);
/** Dice are rerolled for a gain of more than this many hits: a later roll may need it more. */
const WORTH = 0.5;

/** All dice of a roll, of the other side or of both sides are rerolled: worth it against good luck of theirs and bad luck of one's own. */
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

/** Would it turn a die: a miss of one's own into a hit, a hit on oneself into a miss? `'sum'`: it becomes the sum of two. */
export function isTurned(
  view: View,
  seat: Seat,
  index: number | undefined,
  die: string | undefined,
  adds: 1 | -1 | 'sum',
): boolean {
  const roll = view.rolls[index ?? -1];
  const one = roll?.dice[Number(die)];
  if (!roll || !one) return false;
  if (adds === 'sum') return roll.by === seat && !isHit(one) && chance(one) > 0;
  const after = { ...one, mod: one.mod + adds };
  return adds > 0 ? roll.by === seat && isHit(after) && !isHit(one) : roll.on === seat && isHit(one) && !isHit(after);
}
/** Of the dice that may be rerolled, the one that hits most easily. */
export function easiestReroll(
  view: View,
  index: number | undefined,
  choices: readonly Choice<Ti4>[],
): Action | undefined {
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
 * A die of the Crown of Thalnos that misses again costs its unit, unless another of its dice has hit: rerolled only if that is the better
 * exchange: a hit on them for the hits that the unit could still have absorbed (F13).
 */
function isWorthUnit(view: View, roll: Roll, die: Die, plus: number): boolean {
  if (roll.dice.some((one) => one.unit === die.unit && isHit(one))) return true;
  const unit = anyUnit(view, die.unit);
  const hits = chance({ ...die, mod: die.mod + plus });
  const taken = unit && fightRow(unit).sustain && !unit.damaged ? 2 : 1;
  return hits > (1 - hits) * taken;
}

/** Rerolls misses only, where they can become hits; what costs a unit when it fails only if the policy names it and it is worth it. */
export function rerolls(view: View, seat: Seat, choices: readonly Choice<Ti4>[]): Action | undefined {
  const roll = view.rolls[view.frames[view.frames.length - 1]?.memory.roll ?? -1];
  if (!roll) return undefined;
  for (const { action } of choices) {
    if (action.type !== 'reroll') continue;
    const die = roll.dice[action.die];
    if (!die || isHit(die)) continue;
    const plus = rerollBonus(action.effect);
    if (EFFECTS.get(action.effect)?.reroll?.risks) {
      if (seat === 'host' || !mayPlay(view, seat, action.effect) || !isWorthUnit(view, roll, die, plus)) continue;
    } else if (chance({ ...die, mod: die.mod + plus }) === 0) continue;
    return action;
  }
  return undefined;
}
