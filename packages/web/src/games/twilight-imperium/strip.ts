import { EFFECT_ROWS, type PartyId, type State } from '@fray/games/twilight-imperium/screen';

/** Something that a party has and may use at some moment of a combat. */
export interface Held {
  effect: string;
  name: string;
  /** The windows in which it is offered, in the order of the flow. */
  windows: readonly string[];
  exhausted: boolean;
}

/** Everything of a party that can be used by a tap; of a hand, the cards that whoever looks may know. */
export function heldBy(view: State, party: PartyId): Held[] {
  const held = view.parties[party];
  if (!held) return [];
  const ids = new Set([...(held.hand ?? []), ...held.effects]);
  return EFFECT_ROWS.flatMap(({ id, name, set, offers = [] }) => {
    if (!ids.has(id) || !view.sets.includes(set) || !offers.length) return [];
    return [
      { effect: id, name, windows: offers.flatMap(({ window }) => window), exhausted: held.exhausted.includes(id) },
    ];
  });
}
