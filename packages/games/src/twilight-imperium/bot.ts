import type { Chance, Choice } from '@fray/engine';
import type { Bot } from '../game.ts';
import { easiestReroll, rerolls } from './bot/dice.ts';
import { pickLanding, pickMove, pickSurplus, pickUnit, policyOf, rank } from './bot/picks.ts';
import { mayPlay } from './bot/plays.ts';
import { pickUse } from './bot/uses.ts';
import { EFFECTS } from './content/effects/registry.ts';
import type { Ask } from './content/effects/types.ts';
import { UNITS } from './content/units.ts';
import { anyUnit } from './rules/figures.ts';
import type { Policy } from './setup/types.ts';
import { forms } from './steps/forms.ts';
import { isUse } from './steps/memory.ts';
import type { Action, Seat, StepMemory, Ti4, Unit, View } from './types.ts';

/** The bot `rules`: fires everything, loses and sustains as its policy says, uses what it holds at the first good moment (section E.x). */

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
  // Late: low-cost units first; a unit that could sustain does so before it is lost.
  return (sustain && !plain ? sustain : loss) ?? (sustain as Action);
}

/** The question that the running effect asks. */
function askOf(view: View): Ask | undefined {
  const memory = view.frames[view.frames.length - 1]?.memory;
  return EFFECTS.get(memory?.effect ?? '')?.asks?.[memory?.ask ?? ''];
}

/** A choice inside an effect. It stops early, if allowed, rather than hurt its own units or do nothing. */
function answer(view: View, seat: Seat, policy: Policy, choices: readonly Choice<Ti4>[]): Action {
  const first = (choices[0] as Choice<Ti4>).action;
  const frame = view.frames[view.frames.length - 1];
  const memory: StepMemory | undefined = frame?.memory;
  const done = find(choices, 'done');
  // An extra die before a roll: the best unit comes first.
  if (frame?.step === 'dice') return first;
  const ask = askOf(view);
  // A fact that only people know.
  if (ask?.isFact) return done ?? first;
  if (ask?.boon) return first;
  if (ask?.kind === 'die' && memory && isUse(memory))
    return easiestReroll(view, ask.inRoll?.(view, memory) ?? memory.roll, choices) ?? done ?? first;
  if (ask?.kind === 'move') return pickMove(view, seat, choices) ?? done ?? first;
  if (ask?.bane && done) {
    const theirs = choices.filter(({ action }) => 'target' in action && anyUnit(view, action.target)?.side !== seat);
    return theirs.length ? pickUnit(view, seat, policy, theirs) : done;
  }
  return pickUnit(view, seat, policy, choices);
}

const find = (choices: readonly Choice<Ti4>[], type: Action['type']): Action | undefined => {
  for (const { action } of choices) if (action.type === type) return action;
  return undefined;
};

const usesOf = (choices: readonly Choice<Ti4>[], effect: string): Choice<Ti4>[] =>
  choices.filter(({ action }) => action.type === 'use' && action.effect === effect);

/** An effect that it uses although it need not, if it is worth it. */
function playOne(
  view: View,
  seat: Seat,
  policy: Policy,
  choices: readonly Choice<Ti4>[],
  uses: (effect: string) => boolean,
): Action | undefined {
  if (seat === 'host') return undefined;
  const tried = new Set<string>();
  const isUsed = ({ action }: Choice<Ti4>): boolean =>
    action.type === 'use' && uses(action.effect) && mayPlay(view, seat, action.effect, action.offer);
  for (const choice of choices) {
    const { action } = choice;
    if (action.type !== 'use' || tried.has(action.effect) || !isUsed(choice)) continue;
    tried.add(action.effect);
    const use = pickUse(view, seat, policy, usesOf(choices, action.effect).filter(isUsed));
    if (use) return use;
  }
  return undefined;
}

export const bot: Bot<Ti4> = (view, seat, choices, chance) => answerBy(view, seat, choices, chance, ANY);
/** The same, but it uses nothing except these effects. */
export const botThatUses =
  (uses: (effect: string) => boolean): Bot<Ti4> =>
  (view, seat, choices, chance) =>
    answerBy(view, seat, choices, chance, uses);
const ANY = (): boolean => true;

function answerBy(
  view: View,
  seat: Seat,
  choices: readonly Choice<Ti4>[],
  chance: Chance,
  uses: (effect: string) => boolean,
): Action {
  const first = choices[0] as Choice<Ti4>;
  const policy = policyOf(view, seat);
  const use = playOne(view, seat, policy, choices, uses);
  if (use) return use;
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
      return rerolls(view, seat, choices) ?? find(choices, 'pass') ?? first.action;
    case 'choose':
      return answer(view, seat, policy, choices);
    case 'remove':
      return pickUnit(view, seat, policy, choices);
    case 'commit':
      return pickLanding(view, choices) ?? find(choices, 'continue') ?? first.action;
    default:
      break;
  }
  const go = find(choices, 'continue') ?? find(choices, 'pass') ?? find(choices, 'done');
  if (go) return go;
  // Over a limit: units are removed, never entered again.
  const surplus = view.hasForces ? pickSurplus(view, choices) : undefined;
  if (surplus) return surplus;
  if (first.form) return forms[first.action.type]?.sample(view, {}, seat, chance) ?? first.action;
  if (first.action.type !== 'use') return first.action;
  // Nothing but effects that must be used (Assault Cannon, Duranium Armor): the first, on the best target.
  return pickUse(view, seat, policy, usesOf(choices, first.action.effect)) ?? pickUnit(view, seat, policy, choices);
}
