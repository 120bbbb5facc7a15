import type { Combat, PromptChoice, Types } from '@fray/engine';

/** The step that waits: where dice are asked for, the one that rolls them. */
export function stepNow(combat: Combat<Types>): string | undefined {
  const frame = combat.frame;
  if (!frame) return undefined;
  return combat.need && frame.then !== null && frame.then !== 'back' ? frame.then : frame.step;
}

/** Everything that is listed at a prompt: what the flow asks, and apart from it what is possible at any time. */
export interface Listed {
  flow: PromptChoice<Types>[];
  outside: PromptChoice<Types>[];
}

export function listChoices(combat: Combat<Types>): Listed {
  const all = combat.prompt();
  return {
    flow: all.filter((choice) => choice.place === 'flow'),
    outside: all.filter((choice) => choice.place !== 'flow'),
  };
}
