import type { Chance, Choice } from '@fray/engine';
import { UNITS } from './content/units.ts';
import { EFFECTS } from './effects/registry.ts';
import { chance as hitChance, isHit } from './rules/dice.ts';
import { anyUnit, fightRow } from './rules/figures.ts';
import { price } from './rules/hits.ts';
import { defaultPolicy, type Policy } from './setup-types.ts';
import { inventoryForms } from './steps/inventory-forms.ts';
import type { Action, Die, Roll, Seat, Ti4, Unit, View } from './types.ts';

/** The bot `rules`: fires everything, loses and sustains as its policy says, plays no cards unless told (section E.x). */

const FALLBACK = defaultPolicy();
/** More than any die shows. */
const NEVER_HITS = 11;
const policyOf = (view: View, seat: Seat): Policy =>
  seat === 'host' ? FALLBACK : (view.parties[seat]?.policy ?? FALLBACK);

/** Smaller is lost sooner. */
function rank(policy: Policy, unit: Unit): number {
  const at = policy.losses.indexOf(UNITS[unit.kind].type);
  const order = (at < 0 ? policy.losses.length : at) * 8;
  if (!unit.damaged) return order + 4;
  // Damaged this round, or before it: which goes first is a setting (E7).
  const newly = unit.sustainedRound;
  return order + (newly === (policy.damaged === 'newly') ? 0 : 2);
}

function unitIn(view: View, id: string): Unit | undefined {
  for (const unit of view.units) if (unit.id === id) return unit;
  return undefined;
}

/** One hit: sustain or lose. */
function takeHit(view: View, policy: Policy, choices: readonly Choice<Ti4>[]): Action {
  let loss: Action | undefined;
  let low = Number.MAX_SAFE_INTEGER;
  let sustain: Action | undefined;
  let safe: Action | undefined;
  let plain = false;
  for (const { action } of choices) {
    if (action.type === 'sustain') {
      sustain ??= action;
      const unit = unitIn(view, action.unit);
      if (unit && UNITS[unit.kind].tags?.includes('no-direct-hit')) safe ??= action;
    } else if (action.type === 'lose') {
      const unit = unitIn(view, action.unit) as Unit;
      const value = rank(policy, unit);
      if (value < low) {
        low = value;
        loss = action;
        plain = !UNITS[unit.kind].sustain;
      }
    }
  }
  if (sustain && policy.sustain === 'first') return sustain;
  if (safe) return safe;
  // Late: cheap units first; a unit that could sustain does so before it is lost.
  return (sustain && !plain ? sustain : loss) ?? (sustain as Action);
}

/** Among units of one's own the least wanted, among others' the dearest. */
function pickUnit(view: View, seat: Seat, policy: Policy, choices: readonly Choice<Ti4>[]): Action {
  let best = choices[0]?.action as Action;
  let low = Number.MAX_SAFE_INTEGER;
  for (const { action } of choices) {
    const id = 'unit' in action ? action.unit : 'target' in action ? action.target : undefined;
    const unit = anyUnit(view, id);
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
function pickOwn(view: View, seat: Seat, choices: readonly Choice<Ti4>[]): Action | undefined {
  let best: Action | undefined;
  let low = Number.MAX_SAFE_INTEGER;
  for (const { action } of choices) {
    const unit = anyUnit(view, 'target' in action ? action.target : undefined);
    if (unit?.side !== seat) continue;
    const needs = fightRow(unit).combat ?? NEVER_HITS;
    if (needs < low) {
      low = needs;
      best = action;
    }
  }
  return best;
}

/** The question of the running effect asks for a fact that only people know. */
function isTold(view: View): boolean {
  const own = view.frames[view.frames.length - 1]?.own;
  return EFFECTS.get(own?.effect ?? '')?.asks?.[own?.ask ?? '']?.told === true;
}
/** The question of the running effect is about who gains something: its candidates come best first. */
function isBoon(view: View): boolean {
  const frame = view.frames[view.frames.length - 1];
  const own = frame?.own;
  // An extra die before a roll: the best unit comes first.
  if (frame?.step === 'dice') return true;
  return EFFECTS.get(own?.effect ?? '')?.asks?.[own?.ask ?? '']?.boon === true;
}

const find = (choices: readonly Choice<Ti4>[], type: Action['type']): Action | undefined => {
  for (const { action } of choices) if (action.type === type) return action;
  return undefined;
};

/**
 * A die of the Crown of Thalnos that misses again costs its unit, unless another of its dice has hit: thrown only where that is the better
 * exchange, a hit on them for the hits that the unit could still have taken (F13).
 */
function isWorthIt(view: View, roll: Roll, die: Die, plus: number): boolean {
  if (roll.dice.some((one) => one.unit === die.unit && isHit(one))) return true;
  const unit = anyUnit(view, die.unit);
  const hits = hitChance({ ...die, mod: die.mod + plus });
  const taken = unit && fightRow(unit).sustain && !unit.damaged ? 2 : 1;
  return hits > (1 - hits) * taken;
}

/** Rerolls misses only; what costs a unit when it fails (Thalnos) only if told, and if it is worth it. */
function rerolls(view: View, policy: Policy, choices: readonly Choice<Ti4>[]): Action | undefined {
  const roll = view.rolls[view.frames[view.frames.length - 1]?.own.roll ?? -1];
  if (!roll) return undefined;
  for (const { action } of choices) {
    if (action.type !== 'reroll') continue;
    const die = roll.dice[action.die];
    if (!die || isHit(die)) continue;
    if (action.effect.startsWith('the-crown-of-thalnos')) {
      if (!policy.plays.includes(action.effect)) continue;
      if (!isWorthIt(view, roll, die, EFFECTS.get(action.effect)?.reroll?.plus ?? 0)) continue;
    }
    return action;
  }
  return undefined;
}

export function bot(view: View, seat: Seat, choices: readonly Choice<Ti4>[], chance: Chance): Action {
  const first = choices[0] as Choice<Ti4>;
  const policy = policyOf(view, seat);
  for (const choice of choices) {
    const action = choice.action;
    if (action.type === 'use' && policy.plays.includes(action.effect)) {
      const same = choices.filter((one) => one.action.type === 'use' && one.action.effect === action.effect);
      if (EFFECTS.get(action.effect)?.offers?.[action.offer]?.boon) {
        const own = pickOwn(view, seat, same);
        if (own) return own;
        continue;
      }
      return same.length > 1 ? pickUnit(view, seat, policy, same) : action;
    }
  }
  switch (first.action.type) {
    case 'lose':
    case 'sustain':
      return takeHit(view, policy, choices);
    case 'fire':
    case 'hold':
      return find(choices, policy.fires ? 'fire' : 'hold') ?? first.action;
    case 'announce':
    case 'stay':
      return find(choices, policy.retreats ? 'announce' : 'stay') ?? first.action;
    case 'reroll':
      return rerolls(view, policy, choices) ?? find(choices, 'pass') ?? first.action;
    case 'choose':
      if (isTold(view)) return find(choices, 'done') ?? first.action;
      return isBoon(view) ? first.action : pickUnit(view, seat, policy, choices);
    case 'remove':
      return pickUnit(view, seat, policy, choices);
    case 'commit':
      return first.action;
    default:
      break;
  }
  const go = find(choices, 'continue') ?? find(choices, 'pass') ?? find(choices, 'done');
  if (go) return go;
  if (first.form) return inventoryForms[first.action.type]?.sample(view, {}, seat, chance) ?? first.action;
  // Nothing but effects that must be used (Assault Cannon, Duranium Armor): the first, on the best target.
  return first.action.type === 'use' ? pickUnit(view, seat, policy, choices) : first.action;
}
