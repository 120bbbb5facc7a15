import { type Choice, type Combat, choices, type Types } from '@fray/engine';

/** The step that waits: where dice are asked for, the one that rolls them. */
export function stepNow(combat: Combat<Types>): string | undefined {
  const frame = combat.frame;
  if (!frame) return undefined;
  return combat.need && frame.then !== null && frame.then !== 'back' ? frame.then : frame.step;
}

/** Everything that is listed at a prompt: what the flow asks, and apart from it what is possible at any time. */
export interface Listed {
  flow: Choice<Types>[];
  outside: Choice<Types>[];
}

export function listed(combat: Combat<Types>): Listed {
  const all = combat.choices();
  const flow = choices(combat.rules, combat.state, { blocked: true });
  return { flow, outside: all.slice(flow.length) };
}
