import type { Answer, Combat, Types } from '@fray/engine';
import type { Automatic } from './automatic.ts';

/** How far an undo goes, and the roll or reveal that it goes past. */
export interface Undoing {
  to: number;
  fence: 'roll' | 'reveal' | undefined;
}

/** The last moment that a person decided: what was made by itself goes with the move before it. One move a piece. */
export function* lastDecided(
  combat: Combat<Types>,
  automatic: (state: Types['state'], at: number) => Automatic | undefined,
): Generator<undefined, Undoing> {
  const entries = combat.history();
  const first = combat.at - entries.length;
  let to = combat.at - 1;
  for (; to > first; to--) {
    yield* combat.reach(to);
    const state = combat.moment(to);
    if (!state || automatic(state, to)?.seat !== entries[to - first]?.move.seat) break;
    yield;
  }
  return { to, fence: entries.slice(Math.max(0, to - first)).find((entry) => entry.fence)?.fence };
}

/** Takes moves back, to the moment after `to` of them. */
export function* backTo(combat: Combat<Types>, to: number): Generator<undefined, Answer<Types>> {
  for (;;) {
    yield* combat.reach(combat.at - 1);
    const answer = combat.undo({ host: true });
    if (!answer.ok || combat.at <= to) return answer;
    yield;
  }
}

/** Makes the next move again that was taken back, and what followed it by itself. */
export function* forward(
  combat: Combat<Types>,
  automatic: (state: Types['state'], at: number) => Automatic | undefined,
): Generator<undefined, Answer<Types>> {
  for (;;) {
    const answer = combat.redo();
    if (!answer.ok || !combat.canRedo || !automatic(combat.state, combat.at)) return answer;
    yield;
  }
}
