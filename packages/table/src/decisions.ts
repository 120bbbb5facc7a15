import { type Choice, choices, type Ruleset, same, type Types } from '@fray/engine';
import type { HoldingCheck } from './choices.ts';
import type { Played } from './played.ts';

/** A moment at which a seat could have done something else. */
export interface PastDecision {
  /** How many moves had been made before it. */
  readonly at: number;
  /** Whose decision it was. */
  readonly seat: string;
  /** What was done. */
  readonly action: Types['action'];
  /** What that seat could do. */
  readonly list: readonly Choice<Types>[];
}

interface DecidedGame {
  rules: Ruleset<Types>;
  mayNotHold?: HoldingCheck;
}

/** Whose decisions are listed, and of which combat. */
export interface DecisionsAsked {
  /** Its rules, and what nobody is known to hold. */
  game: DecidedGame;
  /** Played so far. */
  combat: Pick<Played, 'history' | 'moment'>;
  /** How many moves had been made before the first entry of the history. */
  first: number;
  /** Whose decisions. */
  seats: readonly string[];
}

/** What was offered, without what nobody is known to hold: unless it was done. */
function offeredAt(
  { rules, mayNotHold }: DecidedGame,
  state: Types['state'],
  seat: string,
  made: Types['action'],
): Choice<Types>[] {
  return choices(rules, state).filter(
    (choice) => choice.seat === seat && (!mayNotHold?.(choice, state) || same(choice.action, made)),
  );
}

/** Every decision of these seats, oldest first, without what was done outside the flow. */
export function listDecisions({ game, combat, first, seats }: DecisionsAsked): PastDecision[] {
  const found: PastDecision[] = [];
  for (const [number, { move }] of combat.history().entries()) {
    const { seat, action } = move;
    const at = first + number;
    const state = seats.includes(seat) ? combat.moment(at) : undefined;
    if (!state) continue;
    const list = offeredAt(game, state, seat, action);
    const wasOffered = list.some((one) => (one.form ? one.action.type === action.type : same(one.action, action)));
    if (!wasOffered || (list.length === 1 && !list[0]?.form)) continue;
    found.push({ at, seat, action, list });
  }
  return found;
}
