/** What the wizard says at a step beside its question. */
import type { StepId } from '../types.ts';

export const NOTICES: Readonly<Partial<Record<StepId, string>>> = {
  'P0.3': 'Once you proceed, the window after the activation is closed: what was not declared cannot be used any more.',
  'P0.5': 'Do any other players have space cannon units in or adjacent to this system? Add them as third parties.',
  'P3.1 bombard': 'Bombardment rolls are not affected by modifiers of combat rolls.',
  'PC.1': 'The combat phases are over; what is left are triggers and the capacity check.',
  'PC.3': 'The active player may go on to the Production step.',
};
