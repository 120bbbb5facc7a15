import { EFFECTS } from '../content/effects/registry.ts';
import type { Cost, EffectRow } from '../content/effects/types.ts';
import type { Counter } from '../setup/types.ts';
import type { Party, PartyId, State } from '../types.ts';

/** What a party uses although it need not. */

/** A counter that is not kept is paid at the table: nobody knows whether it can be paid. */
export const isPriceKnown = ({ counters }: Party, cost: Cost | undefined): boolean =>
  Object.keys(cost?.counters ?? {}).every((counter) => counters[counter as Counter] !== undefined);

/** It changes nothing in a combat but what its owner can pay. */
export const isIncome = (effect: string): boolean => EFFECTS.get(effect)?.category === 'economy';

/** Its own effect or card, as far as anybody knows. Rules are nobody's. */
const isHeld = ({ effects, hand }: Party, { id, kind }: EffectRow): boolean =>
  kind !== 'rule' && (effects.includes(id) || hand?.includes(id) === true);

/**
 * Whether the party uses this effect where it may: what its policy names. Without a list, all that it is known to hold, whose price is
 * known, and that the engine resolves.
 */
export function mayPlay({ parties }: Pick<State, 'parties'>, by: PartyId, effect: string, offer?: number): boolean {
  const party = parties[by];
  const row = EFFECTS.get(effect);
  if (!party || !row) return false;
  if (party.policy.plays) return party.policy.plays.includes(effect);
  if (!isHeld(party, row) || (row.resolution !== 'engine' && !isIncome(effect))) return false;
  const offers = offer === undefined ? row.offers : row.offers?.slice(offer, offer + 1);
  return row.reroll !== undefined || offers?.some(({ cost }) => isPriceKnown(party, cost)) === true;
}
