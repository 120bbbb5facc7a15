import type { CardId } from '../../content/row.ts';
import type { Settled } from '../../rules/own-deck/given.ts';
import { knowing } from '../../rules/own-deck/given.ts';
import type { Zone } from '../../rules/own-deck/types.ts';
import { placeIn } from '../../rules/own-deck/zones.ts';
import type { State } from '../../types.ts';
import type { OwnBy } from '../own.ts';

/** A card that is chosen out of cards that nobody knows: where it must lie for the question to find it. */

type Picked = OwnBy['pick'];
const ZONES: readonly Exclude<Zone, 'arsenal'>[] = ['hand', 'deck', 'graveyard', 'banished'];

/** `offered`: what the question would offer in a state. */
export function zoneOfPick(
  state: State,
  own: Picked,
  it: Settled,
  offered: (there: State) => readonly CardId[],
): Zone | undefined {
  const known = knowing(state, it);
  const me = known.players[own.who];
  return ZONES.find((zone) => {
    const at = placeIn(me[zone], it.card);
    if (at < 0) return false;
    const there = { ...known, players: { ...known.players, [own.who]: { ...me, [zone]: me[zone].with(at, it.card) } } };
    return offered(there).includes(it.card);
  });
}

/** A question for one kind of card (an arrow): an unknown hand may hold it. */
export const mayBeHeld = (state: State, { who, why }: Picked): boolean =>
  state.real !== undefined && why === 'load' && !state.players[who].arsenal && state.players[who].hand.length > 0;
