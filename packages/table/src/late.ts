import { type Entry, type Move, prompt, type Ruleset, same, TABLE, type Types } from '@fray/engine';
import { type HoldingCheck, isSameMove, type Listed, spotOf, visibleChoices } from './choices.ts';
import type { PendingMove } from './pending.ts';
import type { Played } from './played.ts';
import type { MissedOffer } from './types.ts';

/** A combat whose past is searched for what nobody was asked about. */
interface Searched {
  played: Played;
  rules: Ruleset<Types>;
  mayNotHold: HoldingCheck;
  isBot(seat: string): boolean;
  /** Hidden cards are played beside the flow: whether a window opened has revealed nothing. */
  liesOpen: boolean;
}

const passes = (list: readonly Listed[], move: Move<Types>): boolean =>
  list.some((one) => one.role === 'passes' && isSameMove(one, move));

/**
 * The moments since somebody last decided something, the latest first: nobody was asked at any of them. It never goes back past
 * something that was revealed. Dice that fell automatically belong to those that somebody rolled.
 */
function* unaskedMoments({ played, rules, isBot, liesOpen, mayNotHold }: Searched) {
  const entries = played.history();
  const first = played.at - entries.length;
  const entryAt = (at: number) => entries[at - first] as Entry<Types>;
  let pastRoll = false;
  for (let at = played.at - 1; at >= first; at--) {
    const { move, fence } = entryAt(at);
    if (move.seat === TABLE) {
      let roller = at;
      while (roller > first && entryAt(roller).move.seat === TABLE) roller--;
      if (entryAt(roller).move.part !== 'auto') return;
      pastRoll = true;
      continue;
    }
    if (!move.part || (fence === 'reveal' && !liesOpen)) return;
    const state = played.moment(at) as Types['state'];
    const list = prompt(rules, state);
    // A card that was played is known now.
    const isCard = (one: Listed) => isSameMove(one, move) && mayNotHold(one, state);
    if (fence === 'reveal' && list.some(isCard)) return;
    if (isBot(move.seat) && !passes(list, move)) return;
    if (fence === 'roll') pastRoll = true;
    if (move.part === 'auto') yield { at, state, list, pastRoll };
  }
}

/** What nobody was asked about since somebody last decided something, and could have been done; each where it came up last. */
export function findMissedOffers(searched: Searched): MissedOffer[] {
  const { mayNotHold } = searched;
  const found: MissedOffer[] = [];
  for (const { at, state, list, pastRoll } of unaskedMoments(searched)) {
    const visible = visibleChoices(list, state, mayNotHold);
    for (const choice of list) {
      if (choice.not || visible.includes(choice) || !mayNotHold(choice, state)) continue;
      // What answers one unit and what answers another are two things, though the move is the same.
      if (found.some((one) => isSameMove(one.choice, choice) && same(one.choice.about, choice.about))) continue;
      found.push({ at, step: spotOf(state).step ?? '', choice, pastRoll });
    }
  }
  return found;
}

/** A roll that was taken back: it is made again with the same dice. */
export interface RolledBefore {
  seat: string;
  action: Types['action'];
  dice: readonly number[];
  /** The table entered them. */
  entered: boolean;
}

/** What is left of moves that were taken back: the rolls with their dice, and the other moves that somebody had chosen. */
export function keepForReplay(moves: readonly Move<Types>[]): { rolls: RolledBefore[]; chosen: PendingMove[] } {
  const kept: (RolledBefore & Pick<Move<Types>, 'part'>)[] = [];
  for (const { seat, action, dice = [], part } of moves) {
    const last = kept.at(-1);
    if (seat !== TABLE) kept.push({ seat, action, dice, entered: false, ...(part && { part }) });
    else if (last && 'values' in action)
      Object.assign(last, { dice: [...last.dice, ...(action.values as number[])], entered: true });
  }
  return {
    rolls: kept.filter(({ dice }) => dice.length > 0).map(({ part: _, ...roll }) => roll),
    chosen: kept
      .filter(({ dice, part }) => !dice.length && part === 'chosen')
      .map(({ seat, action }) => ({ seat, action })),
  };
}
