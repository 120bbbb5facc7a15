import type { Reason } from '@fray/engine';
import { CARDS } from '../../content/index.ts';
import type { CardId } from '../../content/row.ts';
import type { From, Link, Phase, Player, State, Who } from '../../types.ts';
import { activeLink, rowOf } from '../cards.ts';
import { whyNotDeclare } from '../defend.ts';
import { keepOf, mayPitch, type Stays } from '../payment.ts';
import { priceOf, whyNotPay, whyNotPlayCard } from '../timing.ts';
import { isAlly } from './allies.ts';
import { unlessAllowed } from './allow.ts';
import { knowing, type Settled } from './given.ts';
import type { Zone } from './types.ts';
import { holding, whyNotFrom } from './zones.ts';

/** Why a card that the table names cannot be used so: the rules are asked as if it lay there by name. */

/** The state with the card lying where it is said to come from. */
export function asThere(s: State, who: Who, it: Settled, zone: Zone): State {
  const known = knowing(s, it);
  const p = known.players[who];
  let me: Player = p;
  if (zone === 'hand') me = holding(p, it.card);
  else if (zone === 'arsenal' && p.arsenal) me = { ...p, arsenal: { ...p.arsenal, card: it.card } };
  return { ...known, players: { ...known.players, [who]: me } };
}

interface Played {
  phase: Phase;
  who: Who;
  it: Settled;
  from: Zone;
  /** What the table says it costs. */
  cost?: number | undefined;
}
export function whyNotCard(s: State, { phase, who, it, from, cost }: Played): Reason | false {
  const empty = whyNotFrom(s, who, from);
  if (empty) return empty;
  const there = asThere(s, who, it, from);
  const link = activeLink(s);
  if (link && isAlly(s, link) && rowOf(there, it.card).type === 'defense reaction') return { code: 'ally-attacked' };
  const refused = whyNotPlayCard(there, phase, who, it.card, from);
  const not = unlessAllowed(s, refused);
  if (not && not.code !== 'cannot-pay') return not;
  const without = from === 'hand' ? it.card : undefined;
  if (cost !== undefined) return whyNotPay(there, who, cost, { keep: 'none', without });
  if (not || !refused) return not;
  // What the host lets pass must still be paid for.
  const keep = keepOf(rowOf(there, it.card));
  return whyNotPay(there, who, priceOf(there, who, it.card, from), { keep, without });
}

/** Real values: red 1, yellow 2, blue 3; a card without colour cannot be pitched (5). */
export function whyNotPitches(s: State, who: Who, it: Settled, cost: number, stays: Stays): Reason | false {
  const empty = whyNotFrom(s, who, 'hand');
  if (empty) return empty;
  const there = asThere(s, who, it, 'hand');
  if (!rowOf(there, it.card).pitch) return unlessAllowed(s, { code: 'no-pitch', card: rowOf(there, it.card).name });
  return !mayPitch(there, who, it.card, cost, stays) && { code: 'pitch-leaves-nothing', keep: stays.keep };
}

/** Heave: with an empty arsenal, paid for with the other cards. */
export function whyNotHeave(s: State, who: Who, it: Settled): Reason | false {
  const empty = whyNotFrom(s, who, 'hand');
  if (empty) return empty;
  const there = asThere(s, who, it, 'hand');
  const heave = rowOf(there, it.card).keywords?.heave;
  if (heave === undefined) return { code: 'not-of-this-kind', what: 'heave' };
  return whyNotPay(there, who, heave, { keep: 'none', without: it.card });
}

export function whyNotDefends(s: State, link: Link, who: Who, it: Settled, from: 'hand' | 'arsenal'): Reason | false {
  const empty = whyNotFrom(s, who, from);
  if (empty) return empty;
  const there = asThere(s, who, it, from);
  if (['hero', 'weapon', 'equipment', 'token'].includes(rowOf(there, it.card).type)) {
    return { code: 'wrong-card', card: rowOf(there, it.card).name };
  }
  const not = unlessAllowed(s, whyNotDeclare(there, link, it.card, from));
  return not && 'card' in not ? { ...not, card: rowOf(there, it.card).name } : not;
}

/** What is told and goes on (10): by code. */
export function warnings(s: State, who: Who, card: CardId, from: From): string[] {
  const { real, players } = s;
  if (!real) return [];
  const out: string[] = [];
  const facts = real.facts[card];
  const row = rowOf(s, card);
  const hero = rowOf(s, players[who].hero);
  if (from === 'banished' || from === 'graveyard' || from === 'deck') out.push('odd-zone');
  if (facts?.hero && !facts.hero.split(' or ').some((name) => hero.name.toLowerCase().startsWith(name))) {
    out.push('other-hero');
  }
  const classes = (real.facts[players[who].hero]?.kinds ?? [hero.cls ?? ''])
    .filter(Boolean)
    .map((it) => it.toLowerCase());
  if (classes.length && row.cls && row.cls !== 'generic' && !classes.includes(row.cls)) out.push('other-class');
  const copies = real.seen[who].filter((it) => it === card).length;
  if (facts?.labels.includes('legendary') && copies > 0) out.push('legendary');
  if (copies >= 3 && !facts?.labels.includes('unlimited') && !facts?.labels.includes('legendary'))
    out.push('many-copies');
  if (!CARDS[card] && facts && !facts.kinds.length && row.type !== 'resource') out.push('not-printed');
  return out;
}
