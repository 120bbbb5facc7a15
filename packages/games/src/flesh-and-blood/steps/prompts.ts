import type { Reason, Step } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { activeLink, currentAttack, has, insert, isBig, isItem, kinds, nameOf, remove, rowOf } from '../rules/cards.ts';
import { mayPay } from '../rules/timing.ts';
import { type Fab, foe, type Own, type State, type Who } from '../types.ts';
import { giveGain } from './attack.ts';
import {
  contents,
  destroyEquipment,
  destroyPermanent,
  discard,
  makeTokens,
  searchOut,
  shuffle,
  tell,
  toBottom,
} from './zones.ts';

type P = Parameters<NonNullable<Step<Fab>['enter']>>[0];
const whoOf = (own: Own): Who => own.who as Who;
const handOf = (s: State, own: Own): CardId[] => s.players[whoOf(own)].hand;
const name = (play: P, card: CardId): string => nameOf(play.state, card);

/** A card to be chosen: from where, which ones not, whether it may be declined, and what then happens. */
interface Pick {
  zone(s: State, own: Own): CardId[];
  not?(s: State, own: Own, card: CardId): Reason | false;
  optional?: true;
  /** Each card to the top or to the bottom of the deck. */
  put?: true;
  /** Goes on choosing until declined. */
  many?: true;
  take(play: P, who: Who, card: CardId, where: 'top' | 'bottom'): void;
  end?(play: P, who: Who): void;
  /** Whoever asked hears that it was declined. */
  tells?: true;
}

const reveal = (play: P, who: Who, card: CardId): void => {
  play.reveal();
  play.emit({ type: 'reveal', player: who, card: name(play, card) });
};

const PICKS: Record<string, Pick> = {
  'discard cost': { zone: handOf, take: (play, who, card) => discard(play, who, card) },
  discard: { zone: handOf, take: (play, who, card) => discard(play, who, card) },
  'reveal cheap': {
    zone: handOf,
    not: (s, _, card) => !((rowOf(s, card).cost ?? 9) <= 1) && { code: 'costs-too-much', card },
    take: reveal,
  },
  'beat chest': {
    zone: handOf,
    not: (s, _, card) => !isBig(rowOf(s, card)) && { code: 'not-big', card },
    take: (play, who, card) => discard(play, who, card),
  },
  fusion: {
    zone: handOf,
    not: (s, own, card) => rowOf(s, card).cls !== rowOf(s, own.card ?? '').element && { code: 'wrong-element', card },
    take: reveal,
  },
  charge: {
    zone: handOf,
    take(play, who, card) {
      const me = play.state.players[who];
      remove(me.hand, card);
      me.soul.push(card);
      reveal(play, who, card);
    },
  },
  scrap: {
    zone: (s, own) => s.players[whoOf(own)].graveyard,
    not: (s, _, card) => !['item', 'equipment'].includes(rowOf(s, card).type) && { code: 'not-scrap', card },
    take(play, who, card) {
      const me = play.state.players[who];
      remove(me.graveyard, card);
      me.banished.push(card);
      play.emit({ type: 'banish', player: who, card: name(play, card) });
    },
  },
  galvanize: {
    zone: (s, own) => s.players[whoOf(own)].permanents.filter((it) => isItem(rowOf(s, it.card))).map((it) => it.card),
    optional: true,
    take: (play, who, card) => void destroyPermanent(play, who, card),
    tells: true,
  },
  'reveal crush': {
    zone: handOf,
    not: (s, _, card) => !has(rowOf(s, card), 'crush') && { code: 'no-crush', card },
    optional: true,
    take(play, who, card) {
      reveal(play, who, card);
      makeTokens(play, who, 'seismic-surge', 1);
    },
  },
  katsu: {
    zone: handOf,
    not: (s, _, card) => rowOf(s, card).cost !== 0 && { code: 'cost-not-0', card },
    optional: true,
    take(play, who, card) {
      discard(play, who, card);
      play.call('pick', { who, why: 'search' });
    },
  },
  search: {
    zone: (s, own) => contents(s, whoOf(own)),
    not: (s, _, card) => !has(rowOf(s, card), 'combo') && { code: 'no-combo', card },
    optional: true,
    take(play, who, card) {
      const s = play.state;
      searchOut(s, who, card);
      s.players[who].banished.push(card);
      insert(s.players[who].playable, card);
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
      const s = play.state;
      remove(s.players[who].hand, card);
      if (where === 'bottom') toBottom(s, who, card, 'secret');
      else s.players[who].top.unshift({ how: 'secret', cards: [card] });
      const type = where === 'top' ? 'deck_top' : 'deck_bottom';
      tell(play, who, { type, player: who, card: name(play, card) }, { type, player: who });
    },
  },
  scour: {
    zone: handOf,
    optional: true,
    take(play, who, card) {
      const s = play.state;
      remove(s.players[who].hand, card);
      toBottom(s, who, card, 'secret');
      tell(
        play,
        who,
        { type: 'deck_bottom', player: who, card: name(play, card) },
        { type: 'deck_bottom', player: who },
      );
      play.call('draw', { who, n: 1 });
    },
  },
  reload: {
    zone: (s, own) => (s.players[whoOf(own)].arsenal ? [] : handOf(s, own)),
    optional: true,
    take(play, who, card) {
      const me = play.state.players[who];
      remove(me.hand, card);
      me.arsenal = { card, up: false, lessons: 0, gift: false };
      tell(
        play,
        who,
        { type: 'arsenal_set', player: who, card: name(play, card) },
        { type: 'arsenal_set', player: who },
      );
    },
  },
  hood: {
    // Chosen cards stay in hand until the end, so that only their owner knows which they are.
    zone(s, own) {
      const me = s.players[whoOf(own)];
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
    zone: (s, own) => s.players[foe(whoOf(own))].equipment.map((it) => it.card),
    take(play, who, card) {
      const it = play.state.players[foe(who)].equipment.find((e) => e.card === card);
      if (!it) return;
      it.worn++;
      play.emit({ type: 'counter', player: foe(who), card: name(play, card), counter: '-1 defense', count: it.worn });
    },
  },
};

/** A yes or no. `cost`: what yes costs. */
interface May {
  cost(own: Own): number;
  yes(play: P, who: Who): void;
  no?(play: P, who: Who): void;
}

const MAYS: Record<string, May> = {
  ironhide: {
    cost: () => 1,
    yes(play, who) {
      const { own } = play;
      const list = activeLink(play.state)?.defenders;
      const d = list?.find((it) => it.by === who && it.card === own.card);
      if (!d) return;
      d.plus += own.n ?? 0;
      d.doomed = true;
    },
  },
  bolters: {
    cost: () => 0,
    yes(play, who) {
      if (!destroyEquipment(play, who, play.own.card ?? '')) return;
      const attack = currentAttack(play.state);
      if (attack) giveGain(play.state, attack, 'go again');
    },
  },
  rot: {
    cost: (own) => own.cost ?? 0,
    yes: () => undefined,
    no(play, who) {
      const { own } = play;
      play.call('damage event', { who, by: foe(who), n: own.n ?? 0, kind: 'generic', card: own.card ?? '' });
    },
  },
};

export const PROMPTS = {
  pick: {
    title: 'Choose a card',
    to: ['back'],
    calls: ['draw', 'pick'],
    next: (s, own) => (pickOf(own).many || pickOf(own).zone(s, own).length ? undefined : 'back'),
    choices(s, own, offer) {
      const pick = pickOf(own);
      const who = whoOf(own);
      for (const card of kinds(pick.zone(s, own))) {
        const not = pick.not?.(s, own, card);
        if (pick.put) {
          offer(who, { type: 'put', card, where: 'top' }, not);
          offer(who, { type: 'put', card, where: 'bottom' }, not);
        } else offer(who, { type: 'choose', card }, not);
      }
      if (pick.optional) offer(who, { type: 'decline' });
    },
    on: {
      choose(play, { card }) {
        const pick = pickOf(play.own);
        pick.take(play, whoOf(play.own), card, 'bottom');
        return pick.many ? undefined : 'back';
      },
      put(play, { card, where }) {
        pickOf(play.own).take(play, whoOf(play.own), card, where);
        return 'back';
      },
      decline(play) {
        const pick = pickOf(play.own);
        pick.end?.(play, whoOf(play.own));
        return pick.tells ? play.back('declined') : 'back';
      },
    },
  },
  may: {
    title: 'Yes or no',
    to: ['back'],
    calls: ['pay', 'damage event'],
    choices(s, own, offer) {
      const cost = mayOf(own).cost(own);
      offer(whoOf(own), { type: 'accept' }, cost > 0 && mayPay(s, whoOf(own), cost, 'none'));
      offer(whoOf(own), { type: 'decline' });
    },
    on: {
      accept(play) {
        const may = mayOf(play.own);
        const cost = may.cost(play.own);
        const who = whoOf(play.own);
        if (cost > 0) play.call('pay', { who, cost });
        may.yes(play, who);
        return 'back';
      },
      decline(play) {
        mayOf(play.own).no?.(play, whoOf(play.own));
        return 'back';
      },
    },
  },
} satisfies Partial<Record<Fab['step'], Step<Fab>>>;

function pickOf(own: Own): Pick {
  const pick = PICKS[own.why ?? ''];
  if (!pick) throw new Error(`nothing to choose for ${own.why}`);
  return pick;
}
function mayOf(own: Own): May {
  const may = MAYS[own.why ?? ''];
  if (!may) throw new Error(`no question for ${own.why}`);
  return may;
}
