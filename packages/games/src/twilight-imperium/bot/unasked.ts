import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectOffer } from '../content/effects/types.ts';

/** It answers a loss of whom it helps. */
const answersLoss = ({ window, worth }: EffectOffer): boolean =>
  window === 'destroyed' && worth !== undefined && 'helps' in worth && worth.helps === 'subject';

/**
 * What is played where a set-up names it and says nothing of what is to be played: an agent that answers a loss of its own (Brother Milor).
 * It costs nothing but its exhaustion, which the side has no other use for in this action, and the fleet may be lost without it.
 */
export function isUnasked(effect: string): boolean {
  const row = EFFECTS.get(effect);
  return row?.kind === 'agent' && row.offers?.length === 1 && row.offers.every(answersLoss);
}
