import { type Answer, byItself, type Choice, type Combat, type PromptChoice, same, type Types } from '@fray/engine';

/** What nobody has to tap or type: moves of bots and passes for want of anything else; and undo and redo that take them along. */

/** Who moves without being asked. */
export interface Automatic {
  /** Whose move it is. */
  seat: string;
  /** What is done; left out where a bot decides. */
  choice?: PromptChoice<Types>;
}

/** How a table is played. */
export interface Pilot {
  /** Whether a bot plays that seat. */
  isBot(seat: string): boolean;
  /** Whoever can do nothing but pass does so without being asked. */
  passes: boolean;
  /** Who of those that may act is next; a bot only moves when it is. */
  served(open: readonly Choice<Types>[]): string | undefined;
}

/**
 * Who moves by itself at a prompt, if anybody: a bot that is served, or somebody who can do nothing but pass. `open`: what the flow allows;
 * `whole`: the prompt, asked only where a single choice is open.
 */
export function movesByItself(
  open: readonly Choice<Types>[],
  whole: () => readonly PromptChoice<Types>[],
  { isBot, passes, served }: Pilot,
): Automatic | undefined {
  const seat = served(open);
  if (seat !== undefined && isBot(seat)) return { seat };
  const choice = passes && open.length === 1 ? byItself(whole()) : undefined;
  return choice && { seat: choice.seat, choice };
}

/** The number of the last move of each seat that has moved, of those before number `until`: who has waited longest. */
export function lastMoves(moves: readonly { seat: string }[], until: number = moves.length): Record<string, number> {
  const last: Record<string, number> = {};
  for (const [number, { seat }] of moves.slice(0, until).entries()) last[seat] = number;
  return last;
}

/** Who would move by itself in a state before which `at` moves stood. */
export type AutomaticAt = (state: Types['state'], at: number) => Automatic | undefined;

/** How far an undo goes. */
export interface Undoing {
  /** How many moves stand afterwards. */
  to: number;
  /** The first roll or reveal that it goes past. */
  fence: 'roll' | 'reveal' | undefined;
  /** False: nobody has decided anything yet, all there is was made by itself. */
  decided: boolean;
}

/** Back to the last moment that somebody decided: what was made by itself goes with the move before it. One move a piece. */
export function* lastDecided(combat: Combat<Types>, automaticAt: AutomaticAt): Generator<undefined, Undoing> {
  const entries = combat.history();
  const first = combat.at - entries.length;
  for (let to = combat.at - 1; to >= first; to--) {
    yield* combat.reach(to);
    const state = combat.moment(to);
    const made = entries[to - first]?.move;
    const itself = state && automaticAt(state, to);
    // Where it is known what is done by itself, something else that the same seat did was decided.
    const other = itself?.choice !== undefined && !same(itself.choice.action, made?.action);
    const decided = itself?.seat !== made?.seat || other;
    if (decided || to === first) {
      const fence = entries.slice(to - first).find((entry) => entry.fence)?.fence;
      return { to, fence, decided };
    }
    yield;
  }
  return { to: combat.at, fence: undefined, decided: false };
}

/** Takes moves back until `to` of them stand. */
export function* backTo(combat: Combat<Types>, to: number): Generator<undefined, Answer<Types>> {
  for (;;) {
    yield* combat.reach(combat.at - 1);
    const answer = combat.undo({ host: true });
    if (!answer.ok || combat.at <= to) return answer;
    yield;
  }
}

/** Makes the next move again that was taken back, and what followed it by itself. Yields what each of them but the last is answered. */
export function* forward(combat: Combat<Types>, automaticAt: AutomaticAt): Generator<Answer<Types>, Answer<Types>> {
  for (;;) {
    const answer = combat.redo();
    if (!answer.ok || !combat.canRedo || !automaticAt(combat.state, combat.at)) return answer;
    yield answer;
  }
}
