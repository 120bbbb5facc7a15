import type { Choice, Frame, Types } from '@fray/engine';
import type { Sitter } from '../store/db.ts';

/** Words of the games for "nothing from me": what a device may say by itself in a window that nobody can use. */
const PASSING = /^(pass|continue|decline|done|skip)$/i;

export interface Automatic {
  seat: string;
  /** Left out: a bot decides. */
  choice?: Choice<Types>;
}

/** Who moves by itself at this prompt, if anybody: a bot, or a device that passes for want of anything else. `list`: what is allowed. */
export function automaticMove(
  state: Types['state'],
  list: readonly Choice<Types>[],
  sitters: Readonly<Record<string, Sitter>>,
  autoPass: boolean,
): Automatic | undefined {
  const frame = state.frames.at(-1) as Frame<Types> | undefined;
  if (!frame || frame.then !== null) return undefined;
  const bot = list.find((choice) => isBot(sitters, choice.seat));
  if (bot) return { seat: bot.seat };
  const only = list[0];
  if (!autoPass || list.length !== 1 || !only || only.form) return undefined;
  return PASSING.test(only.action.type) && Object.keys(only.action).length === 1
    ? { seat: only.seat, choice: only }
    : undefined;
}

export const isBot = (sitters: Readonly<Record<string, Sitter>>, seat: string): boolean =>
  (sitters[seat] ?? 'person') !== 'person';
