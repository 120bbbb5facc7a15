import type { CardId } from '../../content/row.ts';
import type { ResolvedCard } from '../../rules/real-deck/given.ts';
import { withFacts } from '../../rules/real-deck/given.ts';
import type { Zone } from '../../rules/real-deck/types.ts';
import { placeIn } from '../../rules/real-deck/zones.ts';
import type { State } from '../../types.ts';
import type { MemoryByStep } from '../memory.ts';

/** A card that is chosen out of cards that nobody knows: where it must lie for the question to find it. */

type Picked = MemoryByStep['pick'];
const ZONES: readonly Exclude<Zone, 'arsenal'>[] = ['hand', 'deck', 'graveyard', 'banished'];

/** `offered`: what the question would offer in a state. */
export function zoneOfPick(
  state: State,
  memory: Picked,
  it: ResolvedCard,
  offered: (there: State) => readonly CardId[],
): Zone | undefined {
  const stateWithCard = withFacts(state, it);
  const me = stateWithCard.players[memory.who];
  return ZONES.find((zone) => {
    const at = placeIn(me[zone], it.card);
    if (at < 0) return false;
    const there = {
      ...stateWithCard,
      players: { ...stateWithCard.players, [memory.who]: { ...me, [zone]: me[zone].with(at, it.card) } },
    };
    return offered(there).includes(it.card);
  });
}

/** A question for one kind of card (an arrow): an unknown hand may hold it. */
export const mayBeHeld = (state: State, { who, why }: Picked): boolean =>
  state.realDeck !== undefined && why === 'load' && !state.players[who].arsenal && state.players[who].hand.length > 0;
