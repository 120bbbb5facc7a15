import { EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import { BEFORE_DICE, type Focus, type PartyId, type State } from '@fray/games/twilight-imperium/screen';
import type { MissedOffer } from '@fray/table';

/** Something that a party has, or may have, and may use in a combat. */
export interface Held {
  effect: string;
  name: string;
  /** The windows in which it is offered, in the order of the flow. */
  windows: readonly string[];
  exhausted: boolean;
}

const rowsOf = (view: State, has: (row: (typeof EFFECT_ROWS)[number]) => boolean): Omit<Held, 'exhausted'>[] =>
  EFFECT_ROWS.flatMap((row) => {
    const { id, name, set, offers = [] } = row;
    const windows = offers.flatMap(({ window }) => window);
    return offers.length && view.sets.includes(set) && has(row) ? [{ effect: id, name, windows }] : [];
  });

/** Everything that a party can use by a tap; of a hand, the cards that the viewer may see. */
export function heldBy(view: State, party: PartyId): Held[] {
  const held = view.parties[party];
  if (!held) return [];
  const ids = new Set([...(held.hand ?? []), ...held.effects]);
  return rowsOf(view, ({ id }) => ids.has(id)).map((one) => ({
    ...one,
    exhausted: held.exhausted.includes(one.effect),
  }));
}
/** What an unknown hand could hold: every action card of the sets in play. */
export const couldHold = (view: State, party: PartyId): Held[] =>
  view.parties[party]?.hand === null
    ? rowsOf(view, ({ kind }) => kind === 'action').map((one) => ({ ...one, exhausted: false }))
    : [];

/** After a roll only answers to dice are still possible: until hits are counted, dice may be rerolled or changed. */
export const answersInTime = ({ pastRoll }: Pick<MissedOffer, 'pastRoll'>, then: Focus | undefined): boolean =>
  !pastRoll || then?.about === 'rerolls';

/** Dice were rolled, and it can only be used before a roll. */
export const isBeforeRoll = (view: State, { windows }: Held): boolean =>
  view.rolls.length > 0 && windows.length > 0 && windows.every((window) => BEFORE_DICE.has(window));
