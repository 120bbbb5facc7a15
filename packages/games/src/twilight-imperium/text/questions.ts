import type { Frame, Reason, Step } from '@fray/engine';
import type { GameWords } from '../../game.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import { UNITS } from '../content/units.ts';
import { anyUnit } from '../rules/figures.ts';
import { overCapacity, overSupply } from '../rules/fleet.ts';
import { allAssigned } from '../rules/hits.ts';
import { diceOf, rollFor, throwers } from '../rules/roll-spec.ts';
import { listOffers } from '../rules/windows.ts';
import { steps } from '../steps/index.ts';
import { isUse } from '../steps/memory.ts';
import type { Action, State, Ti4, View } from '../types.ts';
import { effectName } from './names.ts';
import { type NoteCode, say } from './notes.ts';

type Words = GameWords<Ti4>;

const top = (state: State | View): Frame<Ti4> | undefined => state.frames[state.frames.length - 1];

/** How many units must be removed, and why. */
function removalOf(state: State | View, text: Words): string | undefined {
  const frame = top(state);
  const left: [NoteCode, number][] = [];
  if (frame?.step === 'capacity' && frame.memory.party) {
    left.push(['over-capacity', overCapacity(state, frame.memory.party)]);
    left.push(['over-supply', overSupply(state, frame.memory.party)]);
  } else if (frame?.step === 'P2.6 leave' && state.retreat)
    left.push(['not-carried', overCapacity(state, state.retreat.by, 'leaving')]);
  const why = left.filter(([, count]) => count > 0);
  if (why.length === 0) return undefined;
  return say(text, 'focus-remove', {
    count: why.reduce((sum, [, count]) => sum + count, 0),
    why: why.map(([code, count]) => say(text, code, { count })).join(', '),
  });
}

/** The question of the effect that resolves, and how much of it is answered. */
function askOf(state: State | View, text: Words): string | undefined {
  const frame = top(state);
  if (frame?.step !== 'effect choice' || !isUse(frame.memory) || frame.memory.ask === undefined) return undefined;
  const { effect, ask, picked } = frame.memory;
  const count = EFFECTS.get(effect)?.asks?.[ask]?.count(state, frame.memory) ?? 1;
  return say(text, 'focus-ask', { effect, ask, at: Math.min((picked?.length ?? 0) + 1, count), count });
}

/** Nobody has anything to use or reroll here: the prompt is a statement then, not a question. */
function isIdle(state: State | View): boolean {
  const frame = top(state);
  let idle = true;
  const look = (_: string, { type }: Action, not?: Reason | false): void => {
    if (!not && (type === 'use' || type === 'reroll')) idle = false;
  };
  if (frame)
    (steps[frame.step] as Step<Ti4>).choices?.(state, frame.memory, Object.assign(look, { form: () => undefined }));
  return idle;
}

/** Who assigns how many hits; hits without a unit left to assign them to are too many. */
function hitsOf(state: State | View, text: Words): string | undefined {
  const left = state.hits.filter(({ count }) => count > 0);
  if (left.length === 0) return undefined;
  const code = allAssigned(state) ? 'focus-too-many' : 'focus-hits';
  return left.map(({ count, on }) => say(text, code, { count, who: text.seat(on, state) })).join(', ');
}

/** Dice that are about to be rolled, or were just rolled. */
function diceAsk(state: State | View, text: Words): string | undefined {
  const frame = top(state);
  if (frame?.step === 'dice' && frame.memory.spec) {
    if (throwers(state, frame.memory).length > 0) return say(text, 'focus-extra');
    return say(text, 'focus-roll', { count: diceOf(state, rollFor(frame.memory.spec), frame.memory).length });
  }
  const roll = frame?.step === 'dice result' ? state.rolls[frame.memory.roll ?? -1] : undefined;
  if (!roll) return undefined;
  if (roll.kind === 'effect') return say(text, 'focus-faces');
  const count = roll.dice.filter((die) => die.face + die.mod >= die.value).length;
  return say(text, 'focus-rolled', { count, idle: isIdle(state) });
}

/** Something just happened to a unit: names the effect that can answer it if there is only one. */
function answerOf(state: State | View, text: Words): string | undefined {
  const frame = top(state);
  if (frame?.step !== 'sustained' && frame?.step !== 'doomed' && frame?.step !== 'destroyed') return undefined;
  const { memory, step } = frame;
  const unit = anyUnit(state, memory.unit);
  if (!unit) return undefined;
  const open =
    memory.turn === undefined ? [] : listOffers(state, memory, [step], memory.turn).filter(({ not }) => !not);
  const [effect, ...more] = new Set(open.map((one) => one.effect));
  const facts = { what: step, unit: UNITS[unit.kind].name, who: text.seat(unit.side, state) };
  if (effect === undefined || more.length > 0) return say(text, 'focus-answers', facts);
  const card = EFFECTS.get(effect)?.kind === 'action';
  return say(text, 'focus-answers', { ...facts, card, effect: effectName(effect) });
}

function stepAsk(state: State | View, text: Words): string {
  const frame = top(state);
  const planet = state.planets.find((one) => one.id === state.planet);
  const idle = isIdle(state);
  if (frame?.step === 'P2.1')
    return say(text, 'focus-round', { round: Math.max(state.round, 1), place: 'space', idle });
  if (frame?.step === 'P4.1' && planet)
    return say(text, 'focus-round', { round: Math.max(planet.round, 1), place: planet.id, idle });
  if (frame?.step === 'effect' && frame.memory.effect) return say(text, 'focus-card', { effect: frame.memory.effect });
  return say(text, 'focus-step', { step: frame?.step ?? '', idle });
}

/** The question of this prompt, the most precise one first. */
export const questionText = (state: State | View, text: Words): string =>
  askOf(state, text) ??
  removalOf(state, text) ??
  diceAsk(state, text) ??
  answerOf(state, text) ??
  hitsOf(state, text) ??
  stepAsk(state, text);
