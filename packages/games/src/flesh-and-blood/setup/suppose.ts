import type { Reason } from '@fray/engine';
import type { Held, Supposed } from '../../game.ts';
import type { Action } from '../actions.ts';
import { clone } from '../clone.ts';
import { loadCatalogue } from '../content/catalogue/index.ts';
import type { CardId } from '../content/row.ts';
import { rowOf } from '../rules/cards.ts';
import { isBlank, UNNAMED } from '../rules/real-deck/blanks.ts';
import type { Given } from '../rules/real-deck/types.ts';
import { unnamedCards } from '../rules/real-deck/zones.ts';
import { learn } from '../steps/real-deck/tell.ts';
import { cardName } from '../text/names.ts';
import type { Fab, Seat, State, Who } from '../types.ts';
import { findListed, findNamedEarlier, whatIsMeant } from './complete.ts';
import { printedCard } from './real-deck.ts';

/**
 * A table with real decks as a player sees it who says what they hold: a copy for one question. What a card does at the table nobody plays
 * here: it counts by its figures and keywords, and is listed.
 */

const PLACES: readonly string[] = ['hand', 'arsenal'];
/** A deck holds no more copies of a card. */
const MOST_COPIES = 3;

const countIn = (cards: readonly CardId[], card: CardId): number => cards.filter((one) => one === card).length;
/** Copies that have left the hand: played, defending, pitched. */
const leftHand = (state: State, who: Who, card: CardId): number =>
  countIn(state.realDeck?.seen[who] ?? [], card) + countIn(state.players[who].pitched, card);

/** What was named without what was seen after that. */
function stillHeld(ids: readonly CardId[], { now, since, who }: { now: State; since: State; who: Who }): CardId[] {
  const out = [...ids];
  for (const id of new Set(ids))
    for (let gone = leftHand(now, who, id) - leftHand(since, who, id); gone > 0; gone--) {
      const at = out.indexOf(id);
      if (at >= 0) out.splice(at, 1);
    }
  return out;
}

export async function suppose(real: State, seat: Seat, held: Held, since?: State): Promise<Supposed<Fab>> {
  if (!real.realDeck || seat === 'host') return { ok: false, problems: [{ code: 'held-not-here' }] };
  const who = seat;
  const catalogue = await loadCatalogue();
  const state = clone(real);
  const problems: Reason[] = Object.keys(held)
    .filter((place) => !PLACES.includes(place))
    .map((place) => ({ code: 'held-place', place, places: PLACES.join(', ') }));
  const cards = new Map<CardId, Given>();
  const read = (text: string): CardId[] => {
    const listed = findListed(text, real, seat);
    const given =
      (listed?.ok ? listed.card : undefined) ?? findNamedEarlier(text, state) ?? printedCard(text, catalogue, 'played');
    if (given !== undefined) {
      const id = learn(state, given);
      cards.set(id, given);
      return [id];
    }
    const { names = '' } = whatIsMeant(text, catalogue);
    problems.push({ code: 'held-unknown', text, ...(names ? { names } : {}) });
    return [];
  };
  const named = (held.hand ?? []).flatMap(read);
  const [arsenal, ...more] = (held.arsenal ?? []).flatMap(read);
  for (const id of new Set([...named, ...(arsenal ? [arsenal] : [])])) {
    const copies = countIn(real.realDeck.seen[who], id) + (since ? 0 : countIn(named, id));
    if (copies > MOST_COPIES) problems.push({ code: 'held-seen', card: cardName(state, id) });
  }
  const player = state.players[who];
  const hand = since ? stillHeld(named, { now: real, since, who }) : named;
  if (hand.length > player.hand.length)
    problems.push({ code: 'held-too-many', most: player.hand.length, place: 'hand' });
  const inArsenal = player.arsenal ? 1 : 0;
  if (!since && (more.length || (arsenal !== undefined && !inArsenal)))
    problems.push({ code: 'held-too-many', most: inArsenal, place: 'arsenal' });
  if (problems.length) return { ok: false, problems };
  player.hand = [...hand, ...unnamedCards(player.hand.length - hand.length)].sort();
  if (arsenal !== undefined && player.arsenal?.card === UNNAMED) player.arsenal = { ...player.arsenal, card: arsenal };
  const facts = state.realDeck?.facts ?? {};
  const isCounted = (id: CardId): boolean =>
    rowOf(state, id).table !== undefined ||
    (facts[id]?.hasRow !== true && facts[id]?.moments.some((it) => it !== 'plain') === true);
  const known = [...hand, ...(arsenal ? [arsenal] : [])].filter((id) => !isBlank(id) && isCounted(id));
  const names = [...new Set(known)].map((id) => cardName(state, id)).join(', ');
  delete state.realDeck;
  const left = names ? [{ code: 'held-by-figures', cards: names }] : [];
  return { ok: true, state, left, atTable: (action) => atTable(action, cards) };
}

/** The table names cards: they are not in the hand of the real state. */
function atTable(action: Action, cards: ReadonlyMap<CardId, Given>): Action {
  const given = 'card' in action && typeof action.card === 'string' ? cards.get(action.card) : undefined;
  if (given === undefined) return action;
  if (action.type === 'play') return { type: 'card', card: given, from: action.from };
  if (action.type === 'block' && action.from !== 'equipment')
    return { type: 'defends', card: given, from: action.from };
  return action.type === 'pitch' ? { type: 'pitches', card: given } : action;
}
