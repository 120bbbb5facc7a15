import type { Choice } from '@fray/engine';
import { policyOf } from '../bot/picks.ts';
import { unitOf } from '../rules/figures.ts';
import type { Seat, State, Ti4 } from '../types.ts';

/**
 * What the bot looks at when it takes a hit: its own policy, and the units that could take it. Most prompts of a fight are of this
 * kind, and they come again and again.
 */
export function sight(state: State, seat: Seat, choices: readonly Choice<Ti4>[]): string | undefined {
  const { losses, sustain, damaged, plays } = policyOf(state, seat);
  if (plays.length > 0) return undefined;
  let words = `${seat} ${sustain} ${damaged} ${losses.join()}`;
  for (const { action, not } of choices) {
    if ((action.type !== 'lose' && action.type !== 'sustain') || not) return undefined;
    const unit = unitOf(state, action.unit);
    if (!unit) return undefined;
    words += `;${action.type} ${unit.kind} ${unit.damaged} ${unit.sustainedRound}`;
  }
  return words;
}
