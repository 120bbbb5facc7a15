import type { ActionTable, Role, Subject } from '@fray/engine';
import type { Action } from './actions.ts';
import { EFFECTS } from './content/effects/registry.ts';
import type { TargetKind } from './content/effects/types.ts';
import { diceOf, rollFor } from './rules/throw.ts';
import { isUse } from './steps/own.ts';
import type { Own, State, Ti4 } from './types.ts';

/** A die by its roll and its place in it: several rolls may lie on the table. */
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
function aboutUse(own: Own, { effect, offer, target }: Extract<Action, { type: 'use' }>): readonly Subject[] {
  const found: Subject[] = [{ kind: 'effect', id: effect }];
  const { kind } = EFFECTS.get(effect)?.offers?.[offer] ?? {};
  if (target !== undefined && kind) found.push(...subjectsOf(kind, target, own.roll));
  else if (own.unit !== undefined) found.push({ kind: 'unit', id: own.unit });
  else if (own.planet !== undefined) found.push({ kind: 'place', id: own.planet });
  return found;
}

/** A candidate of the effect that asks, or before a roll the unit that throws one more die. Bare: it lies on its token. */
function aboutChoice(state: State, own: Own, { target }: { target: string }): readonly Subject[] {
  const ask = EFFECTS.get(own.effect ?? '')?.asks?.[own.ask ?? ''];
  if (!ask || !isUse(own)) return subjectsOf('unit', target, undefined);
  return subjectsOf(ask.kind, target, ask.inRoll?.(state, own) ?? own.roll);
}

function aboutAdjust(state: State, action: Extract<Action, { type: 'adjust' }>): readonly Subject[] {
  if ('unit' in action) return [{ kind: 'unit', id: action.unit }];
  if ('die' in action) return [die(action.roll, action.die)];
  const pool = state.hits[action.pool];
  return pool ? [{ kind: 'seat', id: pool.on }] : [];
}

/**
 * Before a roll it throws the dice, if there are any (Magen Defense Grid). In P3.7 it makes landings final, or lets the invasion go by
 * where nobody lands.
 */
function onward(state: State, own: Own): Role {
  if (own.spec) return diceOf(state, rollFor(own.spec), own).length > 0 ? 'rolls' : 'goes on';
  if (state.frames.at(-1)?.step !== 'P3.7') return 'goes on';
  return state.planets.some((planet) => planet.stage === 'committed') ? 'commits' : 'passes';
}

/**
 * What each action is to a program that knows no rules, and what it is about. Forms name nothing: their fields begin with
 * what is usual, and the host fills in another player or place.
 */
export const actions: ActionTable<Ti4> = {
  faction: { role: 'acts' },
  sets: { role: 'acts' },
  forces: { role: 'acts' },
  holdings: { role: 'acts' },
  system: { role: 'acts' },
  'new planet': { role: 'acts' },
  third: { role: 'acts' },
  continue: { role: onward, pace: (role) => (role === 'goes on' ? 'onTheWay' : undefined) },
  use: { role: 'acts', group: 'card', about: (_state, own, action) => aboutUse(own, action) },
  pass: { role: 'passes', pace: 'onTheWay' },
  choose: { role: 'acts', about: aboutChoice },
  // A player who names nobody passes on the effect.
  done: { role: (_state, own) => (own.picked?.length ? 'commits' : 'passes') },
  // The dice have a prompt of their own: other players may still use something, and units bombard what they aim at.
  fire: { role: 'commits', pace: 'onTheWay', about: { on: 'seat' } },
  hold: { role: 'passes' },
  reroll: {
    role: 'acts',
    about: (_state, own, action) => [{ kind: 'effect', id: action.effect }, die(own.roll, action.die)],
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
  adjust: { role: 'acts', about: (state, _own, action) => aboutAdjust(state, action) },
  'add unit': { role: 'acts' },
  'add set': { role: 'acts' },
  'set counter': { role: 'acts' },
  concede: { role: 'risks' },
  'throw again': { role: 'acts', about: (_state, _own, action) => [die(action.roll, action.die)] },
};
