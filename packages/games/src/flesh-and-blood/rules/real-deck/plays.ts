import type { Reason } from '@fray/engine';
import { CARDS } from '../../content/index.ts';
import type { CardId } from '../../content/row.ts';
import type { From, Link, Phase, Player, State, Who } from '../../types.ts';
import { activeLink, rowOf } from '../cards.ts';
import { whyNotDeclare } from '../defend.ts';
import { isForbidden } from '../forbidden.ts';
import { keepOf, mayPitch, type Stays } from '../payment.ts';
import { priceOf, whyNotDiscard, whyNotPay, whyNotPlayCard } from '../timing.ts';
import { isAlly } from './allies.ts';
import { whyNotUnlessAllowed } from './allow.ts';
import { type ResolvedCard, withFacts } from './given.ts';
import { secondHalf } from './meld.ts';
import type { Zone } from './types.ts';
import { holding, whyNotFrom, withFirst } from './zones.ts';

/** Why a named card cannot be used: the rules are checked as if it were there by name. */

/** The state with the card in the zone that it comes from. */
export function asThere(state: State, who: Who, it: ResolvedCard, zone: Zone): State {
  const stateWithCard = withFacts(state, it);
  const player = stateWithCard.players[who];
  let me: Player = player;
  if (zone === 'hand') me = holding(player, it.card);
  else if (zone === 'arsenal' && player.arsenal) {
    const first = withFirst(player, it.card);
    me = first.arsenal ? { ...first, arsenal: { ...first.arsenal, card: it.card } } : player;
  }
  return { ...stateWithCard, players: { ...stateWithCard.players, [who]: me } };
}

interface Played {
  phase: Phase;
  who: Who;
  it: ResolvedCard;
  from: Zone;
  /** What the table says it costs. */
  cost?: number | undefined;
  /** It is discarded for its own ability. */
  discard?: boolean | undefined;
}
/** A melded card at a moment that is only right for its second half, an instant, is that half alone. */
export function asPlayed(state: State, attempt: Omit<Played, 'cost'>): ResolvedCard {
  const { phase, who, it, from } = attempt;
  const half = secondHalf(it);
  if (!half) return it;
  const whyNot = (one: ResolvedCard) => whyNotPlayCard(asThere(state, who, one, from), phase, who, one.card, from);
  return whyNot(it) && !whyNot(half) ? half : it;
}

/** Discarded for its own ability: where that is said, or where it could not be played and the ability could be used. */
export function isDiscarded(state: State, attempt: Omit<Played, 'cost'>): boolean {
  const { phase, who, it, from, discard } = attempt;
  if (from !== 'hand' || rowOf(it, it.card).ability?.by !== 'discard this') return false;
  const there = asThere(state, who, it, from);
  if (whyNotDiscard(there, phase, who, it.card)) return false;
  return discard === true || whyNotPlayCard(there, phase, who, it.card, from) !== false;
}

export function whyNotCard(state: State, attempt: Played): Reason | false {
  const { phase, who, it, from, cost, discard } = attempt;
  const empty = whyNotFrom(state, who, from);
  if (empty) return empty;
  const there = asThere(state, who, it, from);
  if (isDiscarded(state, attempt)) return false;
  if (discard) return whyNotDiscard(there, phase, who, it.card);
  const link = activeLink(state);
  if (link && isAlly(state, link) && rowOf(there, it.card).type === 'defense reaction')
    return { code: 'ally-attacked' };
  const refused = whyNotPlayCard(there, phase, who, it.card, from);
  const not = whyNotUnlessAllowed(state, refused);
  if (not && not.code !== 'cannot-pay') return not;
  const without = from === 'hand' ? it.card : undefined;
  if (cost !== undefined) return whyNotPay(there, who, cost, { keep: 'none', without });
  if (not || !refused) return not;
  // What the host allows must still be paid for.
  const keep = keepOf(rowOf(there, it.card));
  return whyNotPay(there, who, priceOf(there, who, it.card, from), { keep, without });
}

/** Real values: red 1, yellow 2, blue 3; a card without color cannot be pitched (5). */
export function whyNotPitches(state: State, who: Who, it: ResolvedCard, cost: number, stays: Stays): Reason | false {
  const empty = whyNotFrom(state, who, 'hand');
  if (empty) return empty;
  const there = asThere(state, who, it, 'hand');
  if (isForbidden(there, it.card))
    return whyNotUnlessAllowed(state, { code: 'forbidden', card: rowOf(there, it.card).name });
  if (!rowOf(there, it.card).pitch)
    return whyNotUnlessAllowed(state, { code: 'no-pitch', card: rowOf(there, it.card).name });
  return !mayPitch(there, who, it.card, cost, stays) && { code: 'pitch-leaves-nothing', keep: stays.keep };
}

/** Heave: with an empty arsenal, paid for with the other cards. */
export function whyNotHeave(state: State, who: Who, it: ResolvedCard): Reason | false {
  const empty = whyNotFrom(state, who, 'hand');
  if (empty) return empty;
  const there = asThere(state, who, it, 'hand');
  const heave = rowOf(there, it.card).keywords?.heave;
  if (heave === undefined) return { code: 'not-of-this-kind', what: 'heave' };
  return whyNotPay(there, who, heave, { keep: 'none', without: it.card });
}

export function whyNotDefends(
  state: State,
  link: Link,
  who: Who,
  it: ResolvedCard,
  from: 'hand' | 'arsenal',
): Reason | false {
  const empty = whyNotFrom(state, who, from);
  if (empty) return empty;
  const there = asThere(state, who, it, from);
  if (['hero', 'weapon', 'equipment', 'token'].includes(rowOf(there, it.card).type)) {
    return { code: 'wrong-card', card: rowOf(there, it.card).name };
  }
  const not = whyNotUnlessAllowed(state, whyNotDeclare(there, link, it.card, from));
  return not && 'card' in not ? { ...not, card: rowOf(there, it.card).name } : not;
}

/** Warnings that stop nothing (10), by code. */
export function warnings(state: State, who: Who, card: CardId, from: From): string[] {
  const { realDeck, players } = state;
  if (!realDeck) return [];
  const out: string[] = [];
  const facts = realDeck.facts[card];
  const row = rowOf(state, card);
  const hero = rowOf(state, players[who].hero);
  if (from === 'banished' || from === 'graveyard' || from === 'deck') out.push('odd-zone');
  if (facts?.hero && !facts.hero.split(' or ').some((name) => hero.name.toLowerCase().startsWith(name))) {
    out.push('other-hero');
  }
  const classes = (realDeck.facts[players[who].hero]?.kinds ?? [hero.cls ?? ''])
    .filter(Boolean)
    .map((it) => it.toLowerCase());
  if (classes.length && row.cls && row.cls !== 'generic' && !classes.includes(row.cls)) out.push('other-class');
  const copies = realDeck.seen[who].filter((it) => it === card).length;
  if (facts?.labels.includes('legendary') && copies > 0) out.push('legendary');
  if (
    copies >= (hero.sub === 'young' ? 2 : 3) &&
    !facts?.labels.includes('unlimited') &&
    !facts?.labels.includes('legendary')
  )
    out.push('many-copies');
  if (!CARDS[card] && facts && !facts.kinds.length && row.type !== 'resource') out.push('not-printed');
  return out;
}
