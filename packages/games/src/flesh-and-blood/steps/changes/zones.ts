import type { Play, ThrowFor } from '@fray/engine';
import type { CardId, When } from '../../content/row.ts';
import type { Event } from '../../events.ts';
import { deckSize, has, isBig, isItem, nameOf, rowOf } from '../../rules/cards.ts';
import { UNNAMED } from '../../rules/real-deck/blanks.ts';
import {
  type Fab,
  type From,
  foe,
  type Layer,
  type Permanent,
  type Pile,
  type State,
  WHO,
  type Who,
} from '../../types.ts';
import { addNote } from '../real-deck/tell.ts';
import { intoDeck, offTop } from '../real-deck/zones.ts';
import { insert, remove } from './lists.ts';

/** Moves cards between zones and queues the triggers of the move. */

type P = Play<Fab>;

export const makeLayer = (kind: Layer['kind'], by: Who, card: CardId, when: When, from: From): Layer => ({
  kind,
  by,
  card,
  when,
  from,
  attack: null,
  mode: -1,
  target: -1,
  pitch: 0,
  paid: [],
  n: 0,
});

/** A trigger waits until somebody would get priority (8.4). */
export function trigger(state: State, by: Who, card: CardId, when: When, target = -1): void {
  if (!rowOf(state, card).does?.[when]) return;
  const layer = makeLayer('trigger', by, card, when, 'hero');
  layer.target = target;
  state.waiting.push(layer);
}

/** One truth for the owner, another one for everybody else. */
export function tell(play: P, who: Who, full: Event, open: Event): void {
  if (play.state.realDeck) {
    // Nothing is hidden from anybody: Fray knows nothing hidden.
    play.emit(open);
    return;
  }
  play.emit(full, who);
  play.emit(open, foe(who));
  play.emit(open, 'host');
}

type Hidden = Extract<Event, { type: 'deck_top' | 'deck_bottom' | 'arsenal_set' | 'to_hand' | 'banish' }>['type'];
/** A card has gone there; only its owner sees which. */
export function tellHidden(play: P, player: Who, type: Hidden, card: CardId): void {
  tell(play, player, { type, player, card: nameOf(play.state, card) }, { type, player });
}

/** Paid by nobody: the card itself says that it goes on the bottom of the deck. */
export const UNDER = 'under';

export function bury(play: P, who: Who, card: CardId): void {
  const state = play.state;
  const row = rowOf(state, card);
  if (row.type === 'token' || state.realDeck?.facts[card]?.labels.includes('ephemeral')) return;
  if (row.returns) {
    toBottom(state, who, card, 'open');
    play.emit({ type: 'deck_bottom', player: who, card: row.name });
  } else if (row.exile) {
    banish(play, who, card);
  } else {
    state.players[who].graveyard.push(card);
    trigger(state, who, card, 'buried');
  }
}

/** Into the banished zone, from wherever it was taken. */
export function banish(play: P, who: Who, card: CardId): void {
  play.state.players[who].banished.push(card);
  play.emit({ type: 'banish', player: who, card: nameOf(play.state, card) });
}

export function toBottom(state: State, who: Who, card: CardId, how: Pile['how']): void {
  if (state.realDeck) intoDeck(state, who, 1);
  else state.players[who].bottom.push({ how, cards: [card] });
}

/** Discards from hand. Rhinar and clubs look at what had 6 or more power. */
export function discard(play: P, who: Who, card: CardId): void {
  const state = play.state;
  const player = state.players[who];
  if (!remove(player.hand, card)) return;
  play.reveal();
  play.emit({ type: 'discard', player: who, card: nameOf(state, card) });
  bury(play, who, card);
  const foes = state.players[foe(who)];
  for (const contract of foes.contracts) trigger(state, foe(who), contract, 'contract');
  if (!isBig(rowOf(state, card))) return;
  player.turn.bigDiscards = (player.turn.bigDiscards ?? 0) + 1;
  if (who === state.turn && !player.heroLost) trigger(state, who, player.hero, 'discard');
  player.weapons.forEach((weapon, i) => {
    const row = rowOf(state, weapon.card);
    if (row.does?.discard && !(row.once && weapon.once)) {
      weapon.once = true;
      trigger(state, who, weapon.card, 'discard', i);
    }
  });
}

/** Decides the top card if nothing has decided it yet, and leaves it there. Only in a step that rolls. */
export function fixTop(play: P, who: Who, what: ThrowFor<Fab, Who>, how: Pile['how']): CardId | null {
  const player = play.state.players[who];
  const topPile = player.top[0];
  if (topPile) {
    if (how === 'open') splitOpen(player.top);
    return player.top[0]?.cards[0] ?? null;
  }
  const card = takeTop(play, who, what);
  if (card === null) return null;
  player.top.push({ how, cards: [card] });
  return card;
}

/** The first card of the first pile becomes known to all; the rest of the pile stays as it is. */
function splitOpen(piles: Pile[]): void {
  const first = piles[0];
  const card = first?.cards[0];
  if (!first || card === undefined || first.how === 'open') return;
  first.cards.shift();
  if (first.how === 'set') first.how = 'secret';
  if (!first.cards.length) piles.shift();
  piles.unshift({ how: 'open', cards: [card] });
}

/** Takes the top card away; null: the deck is empty. Only in a step that rolls. */
export function takeTop(play: P, who: Who, what: ThrowFor<Fab, Who>): CardId | null {
  const player = play.state.players[who];
  if (player.top.length) return shift(player.top);
  if (play.state.realDeck) return offTop(play.state, who);
  if (player.deck.length) {
    const at = play.draw(1, player.deck.length, what, who)[0] as number;
    return player.deck.splice(at, 1)[0] as CardId;
  }
  return player.bottom.length ? shift(player.bottom) : null;
}

function shift(piles: Pile[]): CardId {
  const pile = piles[0] as Pile;
  const card = pile.cards.shift() as CardId;
  if (!pile.cards.length) piles.shift();
  // Which card of the set went is not known to the other side: the rest is no known set any more.
  else if (pile.how === 'set') pile.how = 'secret';
  return card;
}

/** No card of the deck has a known place any more. */
export function shuffle(play: P, who: Who): void {
  const player = play.state.players[who];
  for (const piles of [player.top, player.bottom]) {
    for (const pile of piles) for (const card of pile.cards) insert(player.deck, card);
    piles.length = 0;
  }
  if (play.state.realDeck) player.deck = player.deck.map(() => UNNAMED);
  play.emit({ type: 'shuffle', player: who });
}

/** Takes a card out of a deck wherever it is, for searches. */
export function searchOut(state: State, who: Who, card: CardId): boolean {
  const player = state.players[who];
  if (remove(player.deck, card)) return true;
  for (const piles of [player.top, player.bottom]) {
    for (const [i, pile] of piles.entries()) {
      if (!remove(pile.cards, card)) continue;
      if (!pile.cards.length) piles.splice(i, 1);
      return true;
    }
  }
  return false;
}

/** Every card of a deck, in no order: what its owner may search. */
export function contents(state: State, who: Who): CardId[] {
  const player = state.players[who];
  const out = player.deck.slice();
  for (const piles of [player.top, player.bottom])
    for (const pile of piles) for (const card of pile.cards) insert(out, card);
  return out;
}

export function makeTokens(play: P, who: Who, card: CardId, wanted: number): void {
  const state = play.state;
  const count = wanted + (card === 'runechant' ? (state.players[who].turn.tide ?? 0) : 0);
  const { turn } = state.players[who];
  if (count > 0 && rowOf(state, card).sub === 'aura') turn.auras = (turn.auras ?? 0) + 1;
  for (let i = 0; i < count; i++) {
    state.players[who].permanents.push({ card });
    trigger(state, who, card, 'enter');
  }
  play.emit({ type: 'token', player: who, card: nameOf(state, card), count });
}

/** Destroys one permanent; false: it is not there any more. */
export function destroyPermanent(play: P, who: Who, card: CardId): boolean {
  const state = play.state;
  const list = state.players[who].permanents;
  const it = list.find((one) => one.card === card);
  if (it) destroyOne(play, who, it);
  return it !== undefined;
}

/** Destroys this very permanent: copies of a card differ once Quell was used on one of them. */
export function destroyOne(play: P, who: Who, it: Permanent): void {
  const state = play.state;
  const list = state.players[who].permanents;
  list.splice(list.indexOf(it), 1);
  if (isItem(rowOf(state, it.card))) state.players[who].turn.itemDestroyed = true;
  play.emit({ type: 'destroyed', player: who, card: nameOf(state, it.card) });
  bury(play, who, it.card);
  trigger(state, who, it.card, 'destroyed');
  if (state.realDeck?.facts[it.card]?.labels.includes('watery grave'))
    addNote(play, { who, card: it.card, when: 'resolves', words: 'watery grave: face down' });
}

/** Destroys an equipment, also one that defends: its defending card leaves the chain with it. */
export function destroyEquipment(play: P, who: Who, card: CardId): boolean {
  const state = play.state;
  const list = state.players[who].equipment;
  const at = list.findIndex((it) => it.card === card);
  if (at < 0) return false;
  list.splice(at, 1);
  for (const link of state.chain) {
    const d = link.defenders.findIndex((it) => it.from === 'equipment' && it.by === who && it.card === card);
    if (d >= 0) link.defenders.splice(d, 1);
  }
  play.emit({ type: 'destroyed', player: who, card: nameOf(state, card) });
  bury(play, who, card);
  trigger(state, who, card, 'destroyed');
  return true;
}

const GIVES_RESOURCES: readonly string[] = ['resource', 'roll resource'];

/** Nobody can reduce a life total any more: no cards, nothing that could pay for a weapon, no blood debt (9.6). */
export function stalemate(state: State): boolean {
  return WHO.every((who) => {
    const player = state.players[who];
    if (
      deckSize(player) ||
      player.hand.length ||
      player.arsenal ||
      player.permanents.length ||
      player.pitched.length ||
      player.intimidated.length
    ) {
      return false;
    }
    const pays = player.equipment.some((it) =>
      rowOf(state, it.card).ability?.does.some((at) => GIVES_RESOURCES.includes(at.do)),
    );
    const swings = player.weapons.some((w) => pays || (rowOf(state, w.card).cost ?? 0) === 0);
    return !swings && !player.playable.length && !player.banished.some((card) => has(rowOf(state, card), 'blood debt'));
  });
}

/** The step asks no more: somebody is done with it. */
export const makeSure = ({ memory }: { memory: { sure?: true } }): void => {
  memory.sure = true;
};

/** Some cards look at how many the other hero has drawn. */
export function noteDrawn(state: State, who: Who, count: number): void {
  const { turn } = state.players[who];
  if (count > 0) turn.drawn = (turn.drawn ?? 0) + count;
}
