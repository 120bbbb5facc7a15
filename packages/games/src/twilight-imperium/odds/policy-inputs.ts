import type { Choice } from '@fray/engine';
import { policyOf } from '../bot/picks.ts';
import { unitOf } from '../rules/figures.ts';
import type { Seat, State, Ti4 } from '../types.ts';

/**
 * What the bot's choice of a hit depends on: its policy and the units that could take it. Most prompts of a fight are of this kind,
 * so odds cache the choice by this text.
 */
export function policyInputs(state: State, seat: Seat, choices: readonly Choice<Ti4>[]): string | undefined {
  const { losses, sustain, damaged } = policyOf(state, seat);
  let words = `${seat} ${sustain} ${damaged} ${losses.join()}`;
  for (const { action, not } of choices) {
    if ((action.type !== 'lose' && action.type !== 'sustain') || not) return undefined;
    const unit = unitOf(state, action.unit);
    if (!unit) return undefined;
    words += `;${action.type} ${unit.kind} ${unit.damaged} ${unit.sustainedRound}`;
  }
  return words;
}
