import type { Play, Reason } from '@fray/engine';
import type { CardId, CardRow } from '../content/row.ts';
import { activeLink, isAura, nameOf, rowOf } from '../rules/cards.ts';
import { nameable } from '../rules/forbidden.ts';
import { CARD_ON_TOP } from '../rules/instead.ts';
import { isBlank } from '../rules/real-deck/blanks.ts';
import { type Fab, foe, type State, type Who } from '../types.ts';
import { arm } from './changes/library.ts';
import { insert, remove } from './changes/lists.ts';
import { enterArena, load } from './changes/stored.ts';
import {
  banish,
  contents,
  destroyEquipment,
  destroyPermanent,
  makeTokens,
  searchOut,
  shuffle,
  tellHidden,
  toBottom,
} from './changes/zones.ts';
import type { Pick } from './prompt-types.ts';
import { intoDeck } from './real-deck/zones.ts';

/** Questions of cards outside of the four decks. */

const whyNotFitting = (fits: boolean, card: CardId): Reason | false => !fits && { code: 'wrong-card', card };
const isNonAttack = (row: CardRow): boolean => ['action', 'aura', 'item'].includes(row.type);

/** A search for one card that everybody sees; it goes into the hand, or on top of the shuffled deck. */
const searchFor = (fits: (row: CardRow) => boolean, top = false): Pick => ({
  zone: (state, memory) => contents(state, memory.who),
  not: (state, _, card) => whyNotFitting(fits(rowOf(state, card)), card),
  optional: true,
  take(play, who, card) {
    const state = play.state;
    searchOut(state, who, card);
    play.reveal();
    play.emit({ type: 'search', player: who, card: nameOf(state, card) });
    shuffle(play, who);
    if (top) state.players[who].top.unshift({ how: 'open', cards: [card] });
    else insert(state.players[who].hand, card);
  },
  end: (play, who) => shuffle(play, who),
});

function putOnTop(play: Play<Fab>, who: Who, card: CardId): void {
  const me = play.state.players[who];
  remove(me.graveyard, card);
  me.top.unshift({ how: 'open', cards: [card] });
  play.emit({ type: 'deck_top', player: who, card: nameOf(play.state, card) });
}
export function banishBuried(play: Play<Fab>, who: Who, card: CardId): void {
  remove(play.state.players[who].graveyard, card);
  banish(play, who, card);
}
/** A card of that kind from the graveyard on top of the deck. */
const onTop = (fits: (row: CardRow) => boolean): Pick => ({
  zone: (state, memory) => state.players[memory.who].graveyard.filter((card) => fits(rowOf(state, card))),
  take: putOnTop,
});

/** Action cards from the graveyard into the deck, one after the other. */
function remember(left: number): Pick {
  return {
    zone: (state, memory) => state.players[memory.who].graveyard,
    not: (state, _, card) =>
      whyNotFitting(rowOf(state, card).type === 'attack' || isNonAttack(rowOf(state, card)), card),
    optional: true,
    take(play, who, card) {
      const { state } = play;
      remove(state.players[who].graveyard, card);
      if (state.realDeck) intoDeck(state, who, 1);
      else insert(state.players[who].deck, card);
      play.emit({ type: 'reveal', player: who, card: nameOf(state, card) });
      if (left > 1) play.call('pick', { who, why: `remember ${left - 1}` });
      else shuffle(play, who);
    },
    end: (play, who) => shuffle(play, who),
  };
}

const weapons = (state: State, who: Who): CardId[] => state.players[who].weapons.map((it) => it.card);
const arrows = (state: State, who: Who): CardId[] =>
  state.players[who].arsenal ? [] : state.players[who].hand.filter((card) => rowOf(state, card).sub === 'arrow');

/** A card goes below the deck, and another one is drawn. */
export function exchange(play: Play<Fab>, who: Who, card: CardId): void {
  toBottom(play.state, who, card, 'secret');
  tellHidden(play, who, 'deck_bottom', card);
  play.call('draw', { who, n: 1 });
}

/** An aura for Runechants. */
const dirge = (count: number): Pick => ({
  zone: (state, memory) =>
    state.players[memory.who].permanents.filter((it) => isAura(rowOf(state, it.card))).map((it) => it.card),
  take(play, who, card) {
    if (destroyPermanent(play, who, card)) makeTokens(play, who, 'runechant', count);
  },
});

export const LIBRARY_PICKS: Record<string, Pick> = {
  'dirge 3': dirge(3),
  'dirge 2': dirge(2),
  'dirge 1': dirge(1),
  /** A card from hand; declined, the one in the arsenal. */
  providence: {
    zone: (state, memory) => state.players[memory.who].hand,
    optional: true,
    take(play, who, card) {
      remove(play.state.players[who].hand, card);
      exchange(play, who, card);
    },
    end(play, who) {
      if (play.state.players[who].arsenal) play.call('pick', { who, why: 'providence arsenal' });
    },
  },
  'providence arsenal': {
    zone: (state, memory) => [state.players[memory.who].arsenal?.card ?? []].flat(),
    optional: true,
    take(play, who, card) {
      play.state.players[who].arsenal = null;
      exchange(play, who, card);
    },
  },
  'reveal heavy': {
    zone: (state, memory) => state.players[memory.who].hand,
    not: (state, _, card) => whyNotFitting((rowOf(state, card).cost ?? 0) >= 2, card),
    take(play, who, card) {
      play.reveal();
      play.emit({ type: 'reveal', player: who, card: nameOf(play.state, card) });
    },
  },
  offering: {
    zone: (state, memory) => state.players[memory.who].graveyard,
    not: (state, memory, card) => whyNotFitting(nameOf(state, card) === rowOf(state, memory.card ?? '').offering, card),
    take: banishBuried,
  },
  contraband: {
    zone: (state, memory) => state.players[memory.who].graveyard,
    not: (state, _, card) => whyNotFitting(isNonAttack(rowOf(state, card)), card),
    optional: true,
    take: putOnTop,
  },
  'runeblade attack': onTop((row) => row.cls === 'runeblade' && row.type === 'attack'),
  'runeblade action': onTop((row) => row.cls === 'runeblade' && isNonAttack(row)),
  /** One of each, in the order in which they are chosen. */
  'runeblade pair': {
    ...onTop((row) => row.cls === 'runeblade' && (row.type === 'attack' || isNonAttack(row))),
    take(play, who, card, _, memory) {
      putOnTop(play, who, card);
      const other = rowOf(play.state, card).type === 'attack' ? 'action' : 'attack';
      play.call('pick', { ...memory, why: `runeblade ${other}` });
    },
  },
  /** A card from hand below the deck, as a cost. */
  bottom: {
    zone: (state, memory) => state.players[memory.who].hand,
    take(play, who, card) {
      const state = play.state;
      remove(state.players[who].hand, card);
      toBottom(state, who, card, 'secret');
      tellHidden(play, who, 'deck_bottom', card);
    },
  },
  'guardian attack': searchFor((row) => row.cls === 'guardian' && row.type === 'attack'),
  'lord of wind': searchFor((row) => row.name === 'Lord of Wind'),
  'arrow on top': searchFor((row) => row.sub === 'arrow', true),
  'sun kiss': searchFor((row) => row.name === 'Sun Kiss'),
  'remember 3': remember(3),
  'remember 2': remember(2),
  'remember 1': remember(1),
  /** An attack action card from hand is banished, for two cards. */
  'banish attack': {
    zone: (state, memory) => state.players[memory.who].hand,
    not: (state, _, card) => whyNotFitting(rowOf(state, card).type === 'attack', card),
    optional: true,
    take(play, who, card) {
      remove(play.state.players[who].hand, card);
      play.reveal();
      banish(play, who, card);
      play.call('draw', { who, n: 2 });
    },
  },
  /** A card from hand on top of the deck, which nobody else sees. */
  [CARD_ON_TOP]: {
    zone: (state, memory) => state.players[memory.who].hand,
    take(play, who, card) {
      const state = play.state;
      remove(state.players[who].hand, card);
      if (state.realDeck) intoDeck(state, who, 1);
      else state.players[who].top.unshift({ how: 'secret', cards: [card] });
      tellHidden(play, who, 'deck_top', card);
    },
  },
  /** The top card, which only its owner sees unless it is banished. With real decks it is named only then. */
  kano: {
    zone: (state, memory) => (state.realDeck ? state.players[memory.who].deck : state.players[memory.who].looking),
    not: (state, _, card) => whyNotFitting(isNonAttack(rowOf(state, card)), card),
    optional: true,
    take(play, who, card) {
      const me = play.state.players[who];
      remove(play.state.realDeck ? me.deck : me.looking, card);
      insert(me.playable, card);
      me.turn.quick = [...(me.turn.quick ?? []), card];
      play.reveal();
      banish(play, who, card);
    },
    end(play, who) {
      const me = play.state.players[who];
      if (me.looking.length) me.top.unshift({ how: 'secret', cards: me.looking });
      me.looking = [];
    },
  },
  /** An item that is in the arena from the beginning. */
  'opening item': {
    zone: (state, memory) => {
      const { cls, steady } = rowOf(state, state.players[memory.who].hero);
      const fits = (row: CardRow) => row.type === 'item' && row.cls === cls && (row.cost ?? 0) <= (steady?.opens ?? 0);
      return contents(state, memory.who).filter((card) => fits(rowOf(state, card)));
    },
    optional: true,
    take(play, who, card) {
      searchOut(play.state, who, card);
      play.reveal();
      enterArena(play, who, card);
    },
  },
  /** Any card, and nobody else sees which; then one goes at random. */
  plan: {
    zone: (state, memory) => contents(state, memory.who),
    take(play, who, card) {
      const state = play.state;
      searchOut(state, who, card);
      insert(state.players[who].hand, card);
      tellHidden(play, who, 'to_hand', card);
      shuffle(play, who);
      play.call('discard', { who, why: 'points' });
    },
  },
  arm: {
    zone: (state, memory) => weapons(state, memory.who),
    take: (play, who, card, _, memory) => arm(play, who, card, memory.card ?? ''),
  },
  'arm sword': {
    zone: (state, memory) => weapons(state, memory.who).filter((card) => rowOf(state, card).sub === 'sword'),
    take: (play, who, card, _, memory) => arm(play, who, card, memory.card ?? ''),
  },
  mangle: {
    zone: (state, memory) => state.players[foe(memory.who)].equipment.filter((it) => it.worn > 0).map((it) => it.card),
    take: (play, who, card) => void destroyEquipment(play, foe(who), card),
  },
  rout: {
    zone: (state) => (activeLink(state)?.defenders ?? []).filter((it) => it.from !== 'equipment').map((it) => it.card),
    optional: true,
    take(play, who, card) {
      const state = play.state;
      const defenders = activeLink(state)?.defenders ?? [];
      const at = defenders.findIndex((it) => it.card === card && it.from !== 'equipment');
      if (at < 0) return;
      defenders.splice(at, 1);
      insert(state.players[foe(who)].hand, card);
      play.emit({ type: 'to_hand', player: foe(who), card: nameOf(state, card) });
    },
  },
  /** Chains of Eminence. A name that nobody tells Fray is kept in mind at the table. */
  forbid: {
    zone: (state) => nameable(state),
    take(play, who, card, _, memory) {
      const state = play.state;
      const chains = state.players[who].permanents.find(
        (it) => it.card === memory.card && it.forbiddenName === undefined,
      );
      if (!chains || isBlank(card)) return;
      chains.forbiddenName = nameOf(state, card);
      play.emit({ type: 'named_by', player: who, card: nameOf(state, chains.card), named: chains.forbiddenName });
    },
  },
  load: {
    zone: (state, memory) => arrows(state, memory.who),
    optional: true,
    take: (play, who, card) => load(play, who, card),
    tells: true,
  },
};
