import type { CardId } from '../content/row.ts';
import { activeLink, currentAttack, has, isBig, isItem, kinds, nameOf, rowOf } from '../rules/cards.ts';
import { focusOnCard, focusOnPlayer } from '../rules/focus.ts';
import { isBlank } from '../rules/real-deck/blanks.ts';
import { resolveCard } from '../rules/real-deck/given.ts';
import { whyNotPay } from '../rules/timing.ts';
import { cardName } from '../text/names.ts';
import { foe, type State, type Steps, type Who } from '../types.ts';
import { giveGain } from './changes/attack.ts';
import { insert, remove } from './changes/lists.ts';
import {
  contents,
  destroyEquipment,
  destroyPermanent,
  discard,
  makeTokens,
  searchOut,
  shuffle,
  tellHidden,
  toBottom,
} from './changes/zones.ts';
import { banishBuried, exchange, LIBRARY_PICKS } from './library.ts';
import { LIBRARY_MAYS } from './library-mays.ts';
import type { May, P, Pick, Picked, Questioned } from './prompt-types.ts';
import { REAL_MAYS, REAL_PICKS } from './real-deck/asks.ts';
import { mayBeHeld, zoneOfPick } from './real-deck/picks.ts';
import { addNote, registerCard } from './real-deck/tell.ts';
import { forgetHands, nameIn } from './real-deck/zones.ts';

const handOf = (state: State, memory: Picked): CardId[] => state.players[memory.who].hand;
const name = (play: P, card: CardId): string => nameOf(play.state, card);

const reveal = (play: P, who: Who, card: CardId): void => {
  play.reveal();
  play.emit({ type: 'reveal', player: who, card: name(play, card) });
};

const PICKS: Record<string, Pick> = {
  'discard cost': { zone: handOf, take: (play, who, card) => discard(play, who, card) },
  discard: { zone: handOf, take: (play, who, card) => discard(play, who, card) },
  'reveal cheap': {
    zone: handOf,
    not: (state, _, card) => !((rowOf(state, card).cost ?? 9) <= 1) && { code: 'costs-too-much', card },
    take: reveal,
  },
  'beat chest': {
    zone: handOf,
    not: (state, _, card) => !isBig(rowOf(state, card)) && { code: 'not-big', card },
    take: (play, who, card) => discard(play, who, card),
  },
  fusion: {
    zone: handOf,
    not: (state, memory, card) =>
      !isOfElement(state, card, rowOf(state, memory.card ?? '').element) && { code: 'wrong-element', card },
    take(play, who, card) {
      if (play.state.realDeck) play.emit({ type: 'fused', player: who, card: cardName(play.state, card) });
      else reveal(play, who, card);
    },
  },
  charge: {
    zone: handOf,
    take(play, who, card) {
      const me = play.state.players[who];
      remove(me.hand, card);
      me.soul.push(card);
      reveal(play, who, card);
      if (play.state.realDeck?.facts[card]?.labels.includes('solflare'))
        addNote(play, { who, card, when: 'resolves', words: 'solflare' });
    },
  },
  scrap: {
    zone: (state, memory) => state.players[memory.who].graveyard,
    not: (state, _, card) => !['item', 'equipment'].includes(rowOf(state, card).type) && { code: 'not-scrap', card },
    take: banishBuried,
  },
  galvanize: {
    zone: (state, memory) =>
      state.players[memory.who].permanents.filter((it) => isItem(rowOf(state, it.card))).map((it) => it.card),
    optional: true,
    take: (play, who, card) => void destroyPermanent(play, who, card),
    tells: true,
  },
  'reveal crush': {
    zone: handOf,
    not: (state, _, card) => !has(rowOf(state, card), 'crush') && { code: 'no-crush', card },
    optional: true,
    take(play, who, card) {
      reveal(play, who, card);
      makeTokens(play, who, 'seismic-surge', 1);
    },
  },
  katsu: {
    zone: handOf,
    not: (state, _, card) => rowOf(state, card).cost !== 0 && { code: 'cost-not-0', card },
    optional: true,
    take(play, who, card) {
      discard(play, who, card);
      play.call('pick', { who, why: 'search' });
    },
  },
  search: {
    zone: (state, memory) => contents(state, memory.who),
    not: (state, _, card) => !has(rowOf(state, card), 'combo') && { code: 'no-combo', card },
    optional: true,
    take(play, who, card) {
      const state = play.state;
      searchOut(state, who, card);
      state.players[who].banished.push(card);
      insert(state.players[who].playable, card);
      play.reveal();
      play.emit({ type: 'search', player: who, card: name(play, card) });
      shuffle(play, who);
    },
    end: (play, who) => shuffle(play, who),
  },
  stroke: {
    zone: handOf,
    put: true,
    take(play, who, card, where) {
      const state = play.state;
      remove(state.players[who].hand, card);
      if (where === 'bottom') toBottom(state, who, card, 'secret');
      else state.players[who].top.unshift({ how: 'secret', cards: [card] });
      tellHidden(play, who, where === 'top' ? 'deck_top' : 'deck_bottom', card);
    },
  },
  scour: {
    zone: handOf,
    optional: true,
    take(play, who, card) {
      remove(play.state.players[who].hand, card);
      exchange(play, who, card);
    },
  },
  reload: {
    zone: (state, memory) => (state.players[memory.who].arsenal ? [] : handOf(state, memory)),
    optional: true,
    take(play, who, card) {
      const me = play.state.players[who];
      remove(me.hand, card);
      me.arsenal = { card, up: false, lessons: 0, gift: false };
      tellHidden(play, who, 'arsenal_set', card);
    },
  },
  hood: {
    // Chosen cards stay in hand until the end, so that only their owner knows which they are.
    zone(state, memory) {
      const me = state.players[memory.who];
      const left = me.hand.slice();
      for (const card of me.aside) remove(left, card);
      return left;
    },
    optional: true,
    many: true,
    take: (play, who, card) => insert(play.state.players[who].aside, card),
    end(play, who) {
      const me = play.state.players[who];
      const n = me.aside.length;
      for (const card of me.aside) {
        remove(me.hand, card);
        insert(me.deck, card);
      }
      me.aside = [];
      shuffle(play, who);
      if (n) play.call('draw', { who, n });
    },
  },
  buckle: {
    zone: (state, memory) => state.players[foe(memory.who)].equipment.map((it) => it.card),
    take(play, who, card) {
      const it = play.state.players[foe(who)].equipment.find((e) => e.card === card);
      if (!it) return;
      it.worn++;
      play.emit({ type: 'counter', player: foe(who), card: name(play, card), counter: '-1 defense', count: it.worn });
    },
  },
};

/** A card that was named may have several elements; a cost may ask for one of several. */
function isOfElement(state: State, card: CardId, element = ''): boolean {
  if (rowOf(state, card).cls === element) return true;
  const kinds = state.realDeck?.facts[card]?.kinds ?? [];
  return kinds.some((kind) => element.split(/\W+/).includes(kind.toLowerCase()));
}

const MAYS: Record<string, May> = {
  ...LIBRARY_MAYS,
  ironhide: {
    cost: () => 1,
    yes(play, who) {
      const { memory } = play;
      const list = activeLink(play.state)?.defenders;
      const defender = list?.find((it) => it.by === who && it.card === memory.card);
      if (!defender) return;
      defender.plus += memory.n ?? 0;
      defender.doomed = true;
    },
  },
  bolters: {
    cost: () => 0,
    yes(play, who) {
      if (!destroyEquipment(play, who, play.memory.card)) return;
      const attack = currentAttack(play.state);
      if (attack) giveGain(play.state, attack, 'go again');
    },
  },
  rot: {
    cost: (memory) => memory.cost ?? 0,
    yes: () => undefined,
    no(play, who) {
      const { memory } = play;
      play.call('damage event', { who, by: foe(who), n: memory.n ?? 0, kind: 'generic', card: memory.card });
    },
  },
};

export const PROMPTS = {
  pick: {
    title: 'Choose a card',
    focus: focusOnPlayer,
    to: ['back'],
    calls: ['draw', 'pick', 'discard', 'shown', 'may'],
    next: (state, memory) =>
      pickOf(memory).many || pickOf(memory).zone(state, memory).length || mayBeHeld(state, memory) ? undefined : 'back',
    choices(state, memory, offer) {
      const pick = pickOf(memory);
      const who = memory.who;
      const there = kinds(pick.zone(state, memory));
      if (state.realDeck && (there.some(isBlank) || mayBeHeld(state, memory)))
        offer.form(who, { type: 'shows', card: '' });
      for (const card of there) {
        // Naming a card is up to the table.
        const not = isBlank(card) ? false : pick.not?.(state, memory, card);
        if (pick.put) {
          offer(who, { type: 'put', card, where: 'top' }, not);
          offer(who, { type: 'put', card, where: 'bottom' }, not);
        } else offer(who, { type: 'choose', card }, not);
      }
      if (pick.optional) offer(who, { type: 'decline' });
    },
    on: {
      choose(play, { card }) {
        const pick = pickOf(play.memory);
        pick.take(play, play.memory.who, card, 'bottom', play.memory);
        if (play.state.realDeck) forgetHands(play.state);
        return pick.many ? undefined : 'back';
      },
      shows(play, { card: given }) {
        const { state, memory } = play;
        const pick = pickOf(memory);
        const it = resolveCard(state, given);
        const zone = zoneOfPick(state, memory, it, (there) => pickOf(memory).zone(there, memory));
        const card = registerCard(state, it);
        nameIn(play, memory.who, card, zone ?? 'hand');
        pick.take(play, memory.who, card, 'bottom', memory);
        forgetHands(state);
        return pick.many ? undefined : 'back';
      },
      put(play, { card, where }) {
        pickOf(play.memory).take(play, play.memory.who, card, where, play.memory);
        return 'back';
      },
      decline(play) {
        const pick = pickOf(play.memory);
        pick.end?.(play, play.memory.who);
        return pick.tells ? play.back('declined') : 'back';
      },
    },
  },
  may: {
    title: 'Yes or no',
    focus: focusOnCard,
    to: ['back'],
    calls: ['pay', 'damage event', 'shown'],
    choices(state, memory, offer) {
      const cost = questionOf(memory).cost(memory);
      offer(memory.who, { type: 'accept' }, cost > 0 && whyNotPay(state, memory.who, cost));
      offer(memory.who, { type: 'decline' });
    },
    on: {
      accept(play) {
        const may = questionOf(play.memory);
        const cost = may.cost(play.memory);
        const who = play.memory.who;
        if (cost > 0) play.call('pay', { who, cost });
        may.yes(play, who);
        return 'back';
      },
      decline(play) {
        const may = questionOf(play.memory);
        may.no?.(play, play.memory.who);
        return may.tells ? play.back('declined') : 'back';
      },
    },
  },
} satisfies Partial<Steps>;

export function pickOf(memory: Picked): Pick {
  const pick = PICKS[memory.why] ?? LIBRARY_PICKS[memory.why] ?? REAL_PICKS[memory.why];
  if (!pick) throw new Error(`nothing to choose for ${memory.why}`);
  return pick;
}
function questionOf(memory: Questioned): May {
  const may = MAYS[memory.why] ?? REAL_MAYS[memory.why];
  if (!may) throw new Error(`no question for ${memory.why}`);
  return may;
}
