import { activeLink, currentAttack, lastLink, nameOf, rowOf } from '../../rules/cards.ts';
import { focusOnCard, focusOnPlayer } from '../../rules/focus.ts';
import { isBlank, UNNAMED } from '../../rules/real-deck/blanks.ts';
import { resolveCard } from '../../rules/real-deck/given.ts';
import type { Steps, Who } from '../../types.ts';
import { WHO } from '../../types.ts';
import { refresh } from '../changes/assets.ts';
import { giveGain } from '../changes/attack.ts';
import { noteDrawn } from '../changes/zones.ts';
import { clashWon, retrieve, stands } from './asks.ts';
import { registerCard } from './tell.ts';
import { nameIn, offTop } from './zones.ts';

/** Questions that only the players can answer. */
export const QUESTIONS = {
  lot: {
    title: 'Real decks: who goes first, chosen at random at the table',
    to: ['start phase'],
    choices(_, __, offer) {
      for (const who of WHO) offer('A', { type: 'lead', who });
    },
    on: {
      lead(play, { who }) {
        play.state.turn = who;
        play.emit({ type: 'first_player', player: who });
        return 'start phase';
      },
    },
  },
  shown: {
    title: 'Real decks: a card is shown, by name or not',
    focus: focusOnPlayer,
    to: ['back'],
    calls: ['may'],
    choices(_, { who }, offer) {
      offer.form(who, { type: 'shows', card: '' });
      offer(who, { type: 'choose', card: UNNAMED });
    },
    on: {
      shows(play, { card: given }) {
        const state = play.state;
        const { who, why } = play.memory;
        if (why === 'stands') return stands(play, given);
        const card = registerCard(state, resolveCard(state, given));
        if (why === 'retrieve') {
          retrieve(play, card);
          return 'back';
        }
        if (why === 'discard') {
          nameIn(play, who, card, 'hand');
          return play.back(card);
        }
        if (offTop(state, who) !== null) state.players[who].top.push({ how: 'open', cards: [card] });
        return 'back';
      },
      choose(play) {
        const { who, why, card = '' } = play.memory;
        const state = play.state;
        if (why === 'stands') return stands(play, card);
        if (why === 'retrieve') return 'back';
        if (why === 'top') {
          if (offTop(state, who) !== null) state.players[who].top.push({ how: 'open', cards: [UNNAMED] });
          return 'back';
        }
        return play.back(state.players[who].hand.find(isBlank) ?? state.players[who].hand[0] ?? UNNAMED);
      },
    },
  },
  'clash won': {
    title: 'Real decks: who won the clash',
    focus: focusOnPlayer,
    to: ['back'],
    choices(_, { who }, offer) {
      for (const winner of WHO) offer(who, { type: 'lead', who: winner });
      offer(who, { type: 'decline' });
    },
    on: {
      lead(play, { who }) {
        clashWon(play, who, play.memory);
        return 'back';
      },
      decline(play) {
        clashWon(play, null, play.memory);
        return 'back';
      },
    },
  },
  question: {
    title: 'Real decks: does the attack have that keyword?',
    focus: focusOnCard,
    to: ['back'],
    // Somebody may have answered before.
    next: (state, { why }) =>
      state.realDeck?.closing || currentAttack(state)?.gains.includes(why) ? 'back' : undefined,
    choices(_, { who }, offer) {
      offer(who, { type: 'accept' });
      offer(who, { type: 'decline' });
    },
    on: {
      accept(play) {
        const { who: player, card, why } = play.memory;
        const state = play.state;
        const attack = currentAttack(state) ?? lastLink(state)?.attack;
        if (attack) giveGain(state, attack, why);
        play.emit({ type: 'asked', player, card: nameOf(state, card), question: why, answer: true });
        refresh(play);
        return 'back';
      },
      decline(play) {
        const { who: player, card, why } = play.memory;
        const link = activeLink(play.state);
        if (why === 'go again' && link) link.attack.paid.push('answered');
        play.emit({ type: 'asked', player, card: nameOf(play.state, card), question: why, answer: false });
        return 'back';
      },
    },
  },
  drew: {
    title: 'Real decks: how many cards were drawn',
    focus: focusOnPlayer,
    to: ['back'],
    choices(_, { who, n }, offer) {
      offer(who, { type: 'go on' });
      offer.form(who, { type: 'drew', n });
    },
    on: {
      'go on'(play) {
        refillHand(play, play.memory.who, play.memory.n);
        return 'back';
      },
      drew(play, { n }) {
        refillHand(play, play.memory.who, n);
        return 'back';
      },
    },
    roles: { 'go on': 'commits', drew: 'acts' },
  },
} satisfies Partial<Steps>;

/** The draw of the end phase; warns about more than intellect, because only a card allows it. */
function refillHand(play: Parameters<typeof refresh>[0], player: Who, n: number): void {
  const state = play.state;
  applyDraw(play, player, n);
  const { hand, hero, turn } = state.players[player];
  const most = (rowOf(state, hero).intellect ?? hand.length) + turn.intellect;
  if (n > 0 && hand.length > most) play.emit({ type: 'warned', player, code: 'many-in-hand' });
}

/** Cards from the deck into the hand: as numbers. */
export function applyDraw(play: Parameters<typeof refresh>[0], player: Who, n: number): void {
  const state = play.state;
  const side = state.players[player];
  let count = 0;
  for (; count < n; count++) {
    if (side.top.length) {
      const pile = side.top[0];
      pile?.cards.shift();
      if (!pile?.cards.length) side.top.shift();
    } else if (offTop(state, player) === null) break;
    side.hand.push(UNNAMED);
  }
  const deck = state.realDeck?.uncounted[player] ? null : side.deck.length + side.top.length;
  noteDrawn(state, player, count);
  if (count) play.emit({ type: 'drew', player, count, hand: side.hand.length, deck });
}
