import { type Choice, type Combat, choices, same, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { PastDecision } from './screen.ts';

/** Whose decisions are told, and of which combat. */
interface Told {
  game: Pick<AnyGame, 'rules' | 'mayNotHold'>;
  combat: Combat<Types>;
  /** How many moves stood before the first entry of the history. */
  first: number;
  seats: readonly string[];
}

/** What was offered, without what nobody is known to be able to do: unless it was done. */
function offeredAt(game: Told['game'], state: Types['state'], seat: string, made: Types['action']): Choice<Types>[] {
  return choices(game.rules, state).filter(
    (choice) => choice.seat === seat && (!game.mayNotHold?.(choice, state) || same(choice.action, made)),
  );
}

/** Where somebody could have done something else, oldest first. What was done outside the flow is no decision of the rules. */
export function decisionsOf({ game, combat, first, seats }: Told): PastDecision[] {
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
