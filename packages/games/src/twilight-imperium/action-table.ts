import type { ActionTable, Role, Subject } from '@fray/engine';
import type { Action } from './actions.ts';
import { EFFECTS } from './content/effects/registry.ts';
import type { TargetKind } from './content/effects/types.ts';
import { diceOf, rollFor } from './rules/roll-spec.ts';
import { isUse } from './steps/memory.ts';
import type { State, StepMemory, Ti4 } from './types.ts';

/** A die by its roll and its place in it. */
const die = (roll: number | undefined, at: number | string): Subject => ({ kind: 'die', id: `${roll ?? 0}:${at}` });

/** What a target or a candidate of an effect is. */
function subjectsOf(kind: TargetKind, target: string, roll: number | undefined): readonly Subject[] {
  const [first = target, place] = target.split('>');
  const where: readonly Subject[] = place === undefined ? [] : [{ kind: 'place', id: place }];
  if (kind === 'move') return [{ kind: 'unit', id: first }, ...where];
  // A unit that is made has no name yet.
  if (kind === 'product') return where;
  return [kind === 'die' ? die(roll, target) : { kind, id: target }];
}

/** The effect, and what it is used on; without a target the unit or the planet that its window is about. */
function aboutUse(memory: StepMemory, { effect, offer, target }: Extract<Action, { type: 'use' }>): readonly Subject[] {
  const found: Subject[] = [{ kind: 'effect', id: effect }];
  const { kind } = EFFECTS.get(effect)?.offers?.[offer] ?? {};
  if (target !== undefined && kind) found.push(...subjectsOf(kind, target, memory.roll));
  else if (memory.unit !== undefined) found.push({ kind: 'unit', id: memory.unit });
  else if (memory.planet !== undefined) found.push({ kind: 'place', id: memory.planet });
  return found;
}

/** A candidate of the effect that asks, or before a roll the unit that rolls one more die. */
function aboutChoice(state: State, memory: StepMemory, { target }: { target: string }): readonly Subject[] {
  const ask = EFFECTS.get(memory.effect ?? '')?.asks?.[memory.ask ?? ''];
  if (!ask || !isUse(memory)) return subjectsOf('unit', target, undefined);
  return subjectsOf(ask.kind, target, ask.inRoll?.(state, memory) ?? memory.roll);
}

function aboutAdjust(state: State, action: Extract<Action, { type: 'adjust' }>): readonly Subject[] {
  if ('unit' in action) return [{ kind: 'unit', id: action.unit }];
  if ('die' in action) return [die(action.roll, action.die)];
  const pool = state.hits[action.pool];
  return pool ? [{ kind: 'seat', id: pool.on }] : [];
}

/**
 * Before a roll it rolls the dice, if there are any (Magen Defense Grid). In P3.7 it makes landings final, or ends the invasion if
 * nobody lands.
 */
function roleOfContinue(state: State, memory: StepMemory): Role {
  if (memory.spec) return diceOf(state, rollFor(memory.spec), memory).length > 0 ? 'rolls' : 'goes on';
  if (state.frames.at(-1)?.step !== 'P3.7') return 'goes on';
  return state.planets.some((planet) => planet.stage === 'committed') ? 'commits' : 'passes';
}

/**
 * What each action is to a program that knows no rules, and what it is about. Forms are about nothing: the host may
 * fill in any player or place.
 */
export const actions: ActionTable<Ti4> = {
  faction: { role: 'acts' },
  sets: { role: 'acts' },
  forces: { role: 'acts' },
  holdings: { role: 'acts' },
  system: { role: 'acts' },
  'new planet': { role: 'acts' },
  third: { role: 'acts' },
  continue: { role: roleOfContinue, pace: (role) => (role === 'goes on' ? 'onTheWay' : undefined) },
  use: { role: 'acts', group: 'card', about: (_state, memory, action) => aboutUse(memory, action) },
  pass: { role: 'passes', pace: 'onTheWay' },
  choose: { role: 'acts', about: aboutChoice },
  // A player who chooses nothing skips the effect.
  done: { role: (_state, memory) => (memory.picked?.length ? 'commits' : 'passes') },
  // The dice have a prompt of their own: other players may still use something, and units bombard what they aim at.
  fire: { role: 'commits', pace: 'onTheWay', about: { on: 'seat' } },
  hold: { role: 'passes' },
  reroll: {
    role: 'acts',
    about: (_state, memory, action) => [{ kind: 'effect', id: action.effect }, die(memory.roll, action.die)],
  },
  lose: { role: 'acts', group: 'hits', about: { unit: 'unit' } },
  sustain: { role: 'acts', group: 'hits', about: { unit: 'unit' } },
  // The decision to leave: where to is chosen when there is no way back (P2.6).
  announce: { role: 'risks' },
  stay: { role: 'passes', pace: 'onTheWay' },
  retreat: { role: 'acts', about: { to: 'place' } },
  remove: { role: 'acts', about: { unit: 'unit' } },
  board: { role: 'acts', about: { unit: 'unit' } },
  aim: { role: 'acts', group: 'bombardment', about: { unit: 'unit', planet: 'place', on: 'seat' } },
  'leave out': { role: 'acts', about: { unit: 'unit' } },
  commit: { role: 'acts', group: 'landing', about: { unit: 'unit', planet: 'place' } },
  planet: { role: 'acts', about: { planet: 'place' } },
  adjust: { role: 'acts', about: (state, _memory, action) => aboutAdjust(state, action) },
  'add unit': { role: 'acts' },
  'add set': { role: 'acts' },
  'set counter': { role: 'acts' },
  concede: { role: 'risks' },
  'throw again': { role: 'acts', about: (_state, _memory, action) => [die(action.roll, action.die)] },
};
