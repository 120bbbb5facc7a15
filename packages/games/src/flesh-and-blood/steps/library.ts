import type { Play, Reason } from '@fray/engine';
import type { CardId, CardRow } from '../content/row.ts';
import { activeLink, currentAttack, nameOf, rowOf } from '../rules/cards.ts';
import { type Fab, foe, type State, type Who } from '../types.ts';
import { arm, load } from './changes/library.ts';
import { insert, remove } from './changes/lists.ts';
import { contents, destroyEquipment, searchOut, shuffle, tell, toBottom } from './changes/zones.ts';
import type { May, Pick } from './prompts.ts';

/** Questions of cards outside of the four decks. */

const wrong = (fits: boolean, card: CardId): Reason | false => !fits && { code: 'wrong-card', card };
const isNonAttack = (row: CardRow): boolean => ['action', 'aura', 'item'].includes(row.type);

/** A search for one card that everybody sees; it goes into the hand, or on top of the shuffled deck. */
const searchFor = (fits: (row: CardRow) => boolean, top = false): Pick => ({
  zone: (s, own) => contents(s, own.who),
  not: (s, _, card) => wrong(fits(rowOf(s, card)), card),
  optional: true,
  take(play, who, card) {
    const s = play.state;
    searchOut(s, who, card);
    play.reveal();
    play.emit({ type: 'search', player: who, card: nameOf(s, card) });
    shuffle(play, who);
    if (top) s.players[who].top.unshift({ how: 'open', cards: [card] });
    else insert(s.players[who].hand, card);
  },
  end: (play, who) => shuffle(play, who),
});

function putOnTop(play: Play<Fab>, who: Who, card: CardId): void {
  const me = play.state.players[who];
  remove(me.graveyard, card);
  me.top.unshift({ how: 'open', cards: [card] });
  play.emit({ type: 'deck_top', player: who, card: nameOf(play.state, card) });
}
/** A card of that kind from the graveyard on top of the deck. */
const onTop = (fits: (row: CardRow) => boolean): Pick => ({
  zone: (s, own) => s.players[own.who].graveyard.filter((card) => fits(rowOf(s, card))),
  take: putOnTop,
});

const weapons = (s: State, who: Who): CardId[] => s.players[who].weapons.map((it) => it.card);
const arrows = (s: State, who: Who): CardId[] =>
  s.players[who].arsenal ? [] : s.players[who].hand.filter((card) => rowOf(s, card).sub === 'arrow');

export const LIBRARY_PICKS: Record<string, Pick> = {
  'reveal heavy': {
    zone: (s, own) => s.players[own.who].hand,
    not: (s, _, card) => wrong((rowOf(s, card).cost ?? 0) >= 2, card),
    take(play, who, card) {
      play.reveal();
      play.emit({ type: 'reveal', player: who, card: nameOf(play.state, card) });
    },
  },
  offering: {
    zone: (s, own) => s.players[own.who].graveyard,
    not: (s, own, card) => wrong(nameOf(s, card) === rowOf(s, own.card ?? '').offering, card),
    take(play, who, card) {
      const me = play.state.players[who];
      remove(me.graveyard, card);
      me.banished.push(card);
      play.emit({ type: 'banish', player: who, card: nameOf(play.state, card) });
    },
  },
  contraband: {
    zone: (s, own) => s.players[own.who].graveyard,
    not: (s, _, card) => wrong(isNonAttack(rowOf(s, card)), card),
    optional: true,
    take: putOnTop,
  },
  'runeblade attack': onTop((row) => row.cls === 'runeblade' && row.type === 'attack'),
  'runeblade action': onTop((row) => row.cls === 'runeblade' && isNonAttack(row)),
  /** One of each, in the order in which they are chosen. */
  'runeblade pair': {
    ...onTop((row) => row.cls === 'runeblade' && (row.type === 'attack' || isNonAttack(row))),
    take(play, who, card, _, own) {
      putOnTop(play, who, card);
      const other = rowOf(play.state, card).type === 'attack' ? 'action' : 'attack';
      play.call('pick', { ...own, why: `runeblade ${other}` });
    },
  },
  /** A card from hand below the deck, as a cost. */
  bottom: {
    zone: (s, own) => s.players[own.who].hand,
    take(play, who, card) {
      const s = play.state;
      remove(s.players[who].hand, card);
      toBottom(s, who, card, 'secret');
      const player = who;
      tell(play, who, { type: 'deck_bottom', player, card: nameOf(s, card) }, { type: 'deck_bottom', player });
    },
  },
  'guardian attack': searchFor((row) => row.cls === 'guardian' && row.type === 'attack'),
  'lord of wind': searchFor((row) => row.name === 'Lord of Wind'),
  'arrow on top': searchFor((row) => row.sub === 'arrow', true),
  /** Any card, and nobody else sees which; then one goes at random. */
  plan: {
    zone: (s, own) => contents(s, own.who),
    take(play, who, card) {
      const s = play.state;
      searchOut(s, who, card);
      insert(s.players[who].hand, card);
      tell(play, who, { type: 'to_hand', player: who, card: nameOf(s, card) }, { type: 'to_hand', player: who });
      shuffle(play, who);
      play.call('discard', { who, why: 'points' });
    },
  },
  arm: {
    zone: (s, own) => weapons(s, own.who),
    take: (play, who, card, _, own) => arm(play, who, card, own.card ?? ''),
  },
  'arm sword': {
    zone: (s, own) => weapons(s, own.who).filter((card) => rowOf(s, card).sub === 'sword'),
    take: (play, who, card, _, own) => arm(play, who, card, own.card ?? ''),
  },
  mangle: {
    zone: (s, own) => s.players[foe(own.who)].equipment.filter((it) => it.worn > 0).map((it) => it.card),
    take: (play, who, card) => void destroyEquipment(play, foe(who), card),
  },
  rout: {
    zone: (s) => (activeLink(s)?.defenders ?? []).filter((it) => it.from !== 'equipment').map((it) => it.card),
    optional: true,
    take(play, who, card) {
      const s = play.state;
      const defenders = activeLink(s)?.defenders ?? [];
      const at = defenders.findIndex((it) => it.card === card && it.from !== 'equipment');
      if (at < 0) return;
      defenders.splice(at, 1);
      insert(s.players[foe(who)].hand, card);
      play.emit({ type: 'to_hand', player: foe(who), card: nameOf(s, card) });
    },
  },
  load: {
    zone: (s, own) => arrows(s, own.who),
    optional: true,
    take: (play, who, card) => load(play, who, card),
    tells: true,
  },
};

export const LIBRARY_MAYS: Record<string, May> = {
  part: { cost: () => 0, yes: () => undefined, tells: true },
  /** A trap: the attacker pays, or it does what it says. */
  'trap damage': {
    cost: (own) => own.cost ?? 0,
    yes: () => undefined,
    no(play, who) {
      const { own } = play;
      play.call('damage event', { who, by: foe(who), n: own.n ?? 0, kind: 'generic', card: own.card });
    },
  },
  'trap power': {
    cost: (own) => own.cost ?? 0,
    yes: () => undefined,
    no(play) {
      const attack = currentAttack(play.state);
      if (attack) attack.power -= play.own.n ?? 0;
    },
  },
};
