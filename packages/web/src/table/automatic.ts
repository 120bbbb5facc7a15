import { byItself, type PromptChoice, seatToServe, type Types } from '@fray/engine';
import type { Sitter } from '../store/db.ts';

export interface Automatic {
  seat: string;
  /** Left out: a bot decides. */
  choice?: PromptChoice<Types>;
}

export const isBot = (sitters: Readonly<Record<string, Sitter>>, seat: string): boolean =>
  (sitters[seat] ?? 'person') !== 'person';

/** The number of the last move of each seat that has moved, of those before number `until`: who has waited longest. */
export function lastMoves(moves: readonly { seat: string }[], until = moves.length): Record<string, number> {
  const last: Record<string, number> = {};
  for (let i = until - 1; i >= 0; i--) last[(moves[i] as { seat: string }).seat] ??= i;
  return last;
}

/**
 * Who moves by itself at this prompt, if anybody: a bot, of several the one that has waited longest, or a device that
 * passes for want of anything else. `moved`: asked only where several bots may act.
 */
export function automaticMove(
  list: readonly PromptChoice<Types>[],
  sitters: Readonly<Record<string, Sitter>>,
  autoPass: boolean,
  moved: () => Readonly<Record<string, number>>,
): Automatic | undefined {
  const bots = list.filter(({ place, not, seat }) => place === 'flow' && !not && isBot(sitters, seat));
  const mixed = bots.some(({ seat }) => seat !== bots[0]?.seat);
  const bot = mixed ? seatToServe(bots, moved()) : bots[0]?.seat;
  if (bot !== undefined) return { seat: bot };
  const choice = autoPass ? byItself(list) : undefined;
  return choice && { seat: choice.seat, choice };
}
