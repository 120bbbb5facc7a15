import type { Play } from '@fray/engine';
import type { CardId, CardRow } from '../content/row.ts';
import { forBoost, forCost } from '../dice-for.ts';
import { activeLink, deckSize, has, isBig, kinds, nameOf, rowOf } from '../rules/cards.ts';
import { matches } from '../rules/conditions.ts';
import { isAction, makeAttack } from '../rules/costs.ts';
import { allyPrice } from '../rules/own-deck/allies.ts';
import { COLOURED, isBlank } from '../rules/own-deck/blanks.ts';
import { cheapest, type Keep, keepOf, mayPitch, NOTHING_STAYS, type Stays } from '../rules/payment.ts';
import { power } from '../rules/power.ts';
import { abilityPrice, aims, priceOf, weaponPrice, whyNotPay } from '../rules/timing.ts';
import { cardName } from '../text/names.ts';
import { type Fab, foe, type Layer, type State, type Steps, type Who } from '../types.ts';
import { gainActionPoints } from './changes/assets.ts';
import { attackPlayed } from './changes/attack.ts';
import { store } from './changes/library.ts';
import { remove } from './changes/lists.ts';
import { allyAttacks, cardPlayed, fromBow } from './changes/played.ts';
import { destroyEquipment, destroyPermanent, discard, makeLayer, takeTop, trigger } from './changes/zones.ts';
import type { Announcing } from './own.ts';
import { listPitches } from './own-deck/paying.ts';
import { asksTop } from './own-deck/shown.ts';
import { forgive, learn } from './own-deck/tell.ts';
import { nameIn } from './own-deck/zones.ts';

/** Playing a card or activating an ability: the nine steps of section 3.3. The sequence may be cancelled. */

/** Optional additional costs that this card offers and that were not chosen yet. */
const OPTIONS = ['boost', 'beat chest', 'fusion', 'charge', 'scrap', 'offering', 'extra'] as const;
/** What must still be chosen of it. */
const openChoices = (row: CardRow, { paid }: Layer): string[] =>
  row.choices && !row.choices.some((one) => paid.includes(one)) ? row.choices : [];
function optionsOf(s: State, layer: Layer): string[] {
  if (layer.kind !== 'card') return [];
  const row = rowOf(s, layer.card);
  const costs: string[] = OPTIONS.filter((option) => {
    if (option === 'extra') return row.optional !== undefined;
    if (option === 'offering') return row.offering !== undefined;
    // Charge only stands in the text of its cards: at a table with real decks it is asked (K).
    if (option === 'charge' && s.real?.facts[layer.card]?.asks.includes('charge')) return true;
    return row.keywords?.[option] !== undefined;
  });
  return [...costs, ...openChoices(row, layer)];
}
const HAND_COSTS: readonly string[] = ['beat chest', 'fusion', 'charge'];

/** What must stay in hand for the effect costs that were chosen. */
export function staysFor(s: State, layer: Layer | undefined): Stays {
  if (!layer) return NOTHING_STAYS;
  const row = rowOf(s, layer.card);
  if (layer.kind === 'ability') return { keep: row.ability?.by === 'discard' ? 'any' : 'none' };
  if (layer.paid.includes('beat chest')) return { keep: 'big' };
  if (layer.paid.includes('charge')) return { keep: 'any' };
  if (layer.paid.includes('fusion')) return { keep: 'element', element: row.element ?? '' };
  return { keep: layer.kind === 'card' ? keepOf(row) : 'none' };
}

const scraps = (s: State, who: Who): CardId[] =>
  kinds(
    s.players[who].graveyard.filter((card) => isBlank(card) || ['item', 'equipment'].includes(rowOf(s, card).type)),
  );

function optionBlocked(s: State, own: Announcing, option: string) {
  const layer = own.layer;
  const who = own.who;
  const row = rowOf(s, layer.card);
  if (option === 'boost') return deckSize(s.players[who]) === 0 && { code: 'deck-empty' };
  if (option === 'scrap') return !scraps(s, who).length && { code: 'nothing-to-scrap' };
  if (row.choices?.some((one) => one === option)) return false;
  if (option === 'offering') {
    const there = s.players[who].graveyard.some((card) => nameOf(s, card) === row.offering);
    return !there && { code: 'nothing-to-banish', what: row.offering ?? '' };
  }
  if (option === 'extra') return whyNotPay(s, who, own.cost + (row.optional ?? 0), { keep: staysFor(s, layer).keep });
  if (row.extra || layer.paid.some((paid) => HAND_COSTS.includes(paid))) return { code: 'one-hand-cost' };
  const keep: Keep = option === 'beat chest' ? 'big' : option === 'fusion' ? 'element' : 'any';
  return whyNotPay(s, who, own.cost, { keep, element: row.element ?? '' });
}

/** Attack targets beside the hero: permanents with Spectra, and allies. */
const spectra = (s: State, who: Who): CardId[] =>
  kinds(s.players[foe(who)].permanents.map((it) => it.card)).filter((card) => isTarget(s, card));
const isTarget = (s: State, card: CardId): boolean => {
  const row = rowOf(s, card);
  return has(row, 'spectra') || (s.real !== undefined && row.sub === 'ally');
};

export const PLAY = {
  announce: {
    title: 'Announce: the card goes on the stack',
    to: ['options'],
    enter({ state: s, own }) {
      const who = own.who;
      const me = s.players[who];
      const card = own.card ?? '';
      const from = own.why;
      const row = rowOf(s, card);
      const layer = makeLayer(own.asked ? 'ability' : 'card', who, card, own.asked ? 'ability' : 'play', from);
      own.cost = 0;
      if (layer.kind === 'ability') {
        if (row.ability) own.cost = abilityPrice(s, who, row.ability);
        if (from === 'defender') {
          layer.target = activeLink(s)?.defenders.findIndex((d) => d.by === who && d.card === card && !d.used) ?? -1;
        }
      } else if (from === 'weapon') {
        layer.attack = makeAttack(s, who, card, from, own.n ?? 0);
        own.cost = weaponPrice(s, who, own.n ?? 0);
      } else if (from === 'permanent') {
        layer.attack = makeAttack(s, who, card, from, -1);
        own.cost = allyPrice(s, who, card);
      } else {
        own.cost = priceOf(s, who, card, from);
        if (row.type === 'attack') layer.attack = makeAttack(s, who, card, from, -1);
        if (from === 'hand') remove(me.hand, card);
        else if (from === 'banished') {
          remove(me.banished, card);
          remove(me.playable, card);
        } else if (from === 'graveyard' || from === 'deck') remove(me[from], card);
        else {
          if (me.arsenal?.gift && layer.attack && (!s.real || has(row, 'crush'))) {
            layer.attack.power += 2;
            layer.attack.gains.push('dominate');
          }
          if (me.arsenal?.up && layer.attack && row.sub === 'arrow') fromBow(me, layer.attack);
          me.arsenal = null;
        }
      }
      // The table may say otherwise (4).
      if (own.price !== undefined) own.cost = own.price;
      if (own.more && layer.attack) layer.attack.power += own.more;
      // A single link is paid for already.
      if (own.sure) own.cost = 0;
      delete own.card;
      own.layer = layer;
      return 'options';
    },
  },
  options: {
    title: 'Declare optional costs',
    to: ['target'],
    next(s, own) {
      const layer = own.layer;
      if (own.sure || own.chosen) return 'target';
      const open = optionsOf(s, layer).some((option) => !layer.paid.includes(option));
      return open ? undefined : 'target';
    },
    choices(s, own, offer) {
      const layer = own.layer;
      for (const option of optionsOf(s, layer)) {
        if (layer.paid.includes(option)) continue;
        offer(own.who, { type: 'option', option }, optionBlocked(s, own, option));
      }
      if (!openChoices(rowOf(s, layer.card), layer).length) offer(own.who, { type: 'done' });
    },
    on: {
      option({ state: s, own }, { option }) {
        const layer = own.layer;
        layer.paid.push(option);
        layer.attack?.paid.push(option);
        if (option === 'extra') own.cost = own.cost + (rowOf(s, layer.card).optional ?? 0);
      },
      done({ own }) {
        own.chosen = true;
      },
    },
  },
  target: {
    title: 'Declare modes and targets',
    to: ['pay'],
    enter({ state: s, own }) {
      const layer = own.layer;
      layer.mode = modeOf(s, layer);
      const aim = aimsOf(s, layer);
      if (aim.length === 1) aimAt(s, layer, aim[0] as number);
    },
    next(s, own) {
      const layer = own.layer;
      if (layer.target < 0 && aimsOf(s, layer).length) return;
      if (layer.attack && !own.aimed && spectra(s, layer.by).length) return;
      return 'pay';
    },
    choices(s, own, offer) {
      const layer = own.layer;
      const who = own.who;
      if (layer.target < 0) for (const defender of aimsOf(s, layer)) offer(who, { type: 'aim', defender });
      if (layer.attack && !own.aimed) {
        offer(who, { type: 'target', target: 'hero' });
        for (const target of spectra(s, who)) offer(who, { type: 'target', target });
      }
    },
    on: {
      aim({ state: s, own }, { defender }) {
        aimAt(s, own.layer, defender);
      },
      target({ own }, { target }) {
        own.aimed = true;
        const attack = own.layer.attack;
        if (attack) attack.target = target;
      },
    },
  },
  pay: {
    title: 'Pay: floating resources first, then one pitched card at a time',
    to: ['costs'],
    next: (s, own) => (s.players[own.who].floating_resources >= own.cost ? 'costs' : undefined),
    choices(s, own, offer) {
      const who = own.who;
      const { cost } = own;
      const stays = staysFor(s, own.layer);
      if (s.real) return listPitches(s, own, stays, offer);
      const cards = cheapest(s, who, cost, stays);
      if (cards) offer(who, { type: 'pay', cards });
      let last = '';
      for (const card of s.players[who].hand) {
        if (card === last) continue;
        last = card;
        const not = !rowOf(s, card).pitch
          ? { code: 'no-pitch', card }
          : !mayPitch(s, who, card, cost, stays) && { code: 'pitch-leaves-nothing', keep: stays.keep };
        offer(who, { type: 'pitch', card }, not);
      }
    },
    on: {
      pitch(play, { card }) {
        pitchCard(play, card);
      },
      pay(play, { cards }) {
        for (const card of cards) pitchCard(play, card);
      },
      colour(play, { colour }) {
        const { who } = play.own;
        nameIn(play.state, who, COLOURED[colour], 'hand');
        pitchCard(play, COLOURED[colour]);
      },
      pitches(play, { card: given }) {
        const s = play.state;
        const card = learn(s, given);
        if (!rowOf(s, card).pitch) forgive(play, play.own.who, 'no-pitch', nameOf(s, card));
        nameIn(s, play.own.who, card, 'hand');
        pitchCard(play, card);
      },
    },
  },
  costs: {
    title: 'Costs are paid',
    to: ['random cost', 'boost', 'played', 'back'],
    calls: ['pick', 'shown'],
    enter(play) {
      const { state: s, own } = play;
      const who = own.who;
      const me = s.players[who];
      me.floating_resources = Math.max(0, me.floating_resources - own.cost);
      const layer = own.layer;
      if (!layer) return 'back';
      const row = rowOf(s, layer.card);
      if (layer.kind === 'ability') {
        const by = row.ability?.by;
        if (row.ability?.stored) store(play, who, layer.card, (me.stored?.[layer.card] ?? 0) - row.ability.stored);
        if (by === 'tap') me.tapped = true;
        else if (by === 'turn up' && me.arsenal) {
          me.arsenal.up = true;
          play.emit({ type: 'turned_up', player: who, card: nameOf(s, me.arsenal.card) });
        } else if (by === 'discard') play.call('pick', { who, why: 'discard cost' });
        else if (by === 'destroy') {
          if (layer.from === 'equipment') destroyEquipment(play, who, layer.card);
          else destroyPermanent(play, who, layer.card);
        }
        return 'played';
      }
      if (own.sure) return 'played';
      if (row.extra && row.extra !== 'random discard') play.call('pick', { who, why: row.extra });
      for (const option of ['beat chest', 'fusion', 'charge', 'scrap', 'offering']) {
        if (layer.paid.includes(option)) play.call('pick', { who, why: option, card: layer.card });
      }
      if (row.extra === 'random discard') return 'random cost';
      return layer.paid.includes('boost') ? 'boost' : 'played';
    },
  },
  'random cost': {
    title: 'A random card is discarded as a cost',
    to: ['random cost', 'boost', 'played'],
    calls: ['shown'],
    heard: {
      shown({ own }, card) {
        own.shown = card;
      },
    },
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const layer = own.layer;
      const me = s.players[layer.by];
      if (s.real && own.shown === undefined) {
        if (!me.hand.length) return layer.paid.includes('boost') ? 'boost' : 'played';
        play.call('shown', { who: layer.by, why: 'discard', card: layer.card });
        return 'random cost';
      }
      const at =
        own.shown === undefined ? play.draw(1, me.hand.length, forCost, layer.by)[0] : me.hand.indexOf(own.shown);
      delete own.shown;
      const card = at === undefined ? undefined : me.hand[at];
      if (card !== undefined) {
        const big = isBig(rowOf(s, card));
        if (layer.attack) layer.attack.big = big;
        else if (big) layer.paid.push('big');
        discard(play, layer.by, card);
        if (layer.attack && rowOf(s, layer.card).cls === 'brute') trigger(s, layer.by, card, 'cost');
      }
      return layer.paid.includes('boost') ? 'boost' : 'played';
    },
  },
  boost: {
    title: 'Boost: the top card of the deck is banished',
    to: ['boost', 'played'],
    calls: ['shown'],
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const layer = own.layer;
      if (asksTop(play, layer.by)) return 'boost';
      const card = takeTop(play, layer.by, forBoost);
      if (card !== null) {
        const me = s.players[layer.by];
        me.banished.push(card);
        me.turn.boosts = (me.turn.boosts ?? 0) + 1;
        if (me.turn.octane) gainActionPoints(play, layer.by, me.turn.octane);
        if (!s.real) play.emit({ type: 'banish', player: layer.by, card: nameOf(s, card) });
        const isMechanologist = rowOf(s, card).cls === 'mechanologist';
        if (isMechanologist) layer.attack?.gains.push('go again');
        if (s.real)
          play.emit({ type: 'boosted', player: layer.by, card: cardName(s, card), go_again: isMechanologist });
      }
      return 'played';
    },
  },
  played: {
    title: 'Played',
    to: ['back'],
    enter(play) {
      const { state: s, own } = play;
      const layer = own.layer;
      const who = layer.by;
      const me = s.players[who];
      const row = rowOf(s, layer.card);
      const { cost } = own;
      play.reveal();
      layer.pitch = own.pitch ?? 0;
      const action = layer.kind === 'ability' ? row.ability?.type === 'action' : layer.attack !== null || isAction(row);
      if (action) {
        me.action_points = Math.max(0, me.action_points - 1);
        me.turn.actions++;
        me.turn.tax = 0;
      }
      s.stack.push(layer);
      thaw(play, who);
      if (layer.kind === 'ability') {
        if (layer.from === 'defender') {
          const d = activeLink(s)?.defenders[layer.target];
          if (d) d.used = true;
        }
        if (row.ability?.once) me.turn.used = [...(me.turn.used ?? []), layer.card];
        play.emit({ type: 'activate', player: who, card: row.name, cost, pitch: layer.pitch });
        return 'back';
      }
      if (layer.attack) {
        layer.attack.cost = cost;
        if (row.fuel) store(play, who, layer.card, (me.stored?.[layer.card] ?? 0) - 1);
        layer.attack.pitch = layer.pitch;
        attackPlayed(play, layer);
        const attack = power(s, layer.attack, null);
        s.pending_attack = attack;
        const { from: source, pitch } = layer;
        const { target } = layer.attack;
        const aimed = s.real && target !== 'hero' ? { target: nameOf(s, target) } : {};
        play.emit({
          type: 'declare_attack',
          player: who,
          card: row.name,
          id: layer.card,
          attack,
          cost,
          pitch,
          source,
          ...aimed,
        });
        if (source === 'permanent') allyAttacks(me, layer.card);
      } else if (row.type === 'instant') {
        const { from: source, pitch } = layer;
        play.emit({ type: 'instant_play', player: who, card: row.name, id: layer.card, cost, pitch, source });
      } else {
        const { from: source, pitch } = layer;
        play.emit({ type: 'play_card', player: who, card: row.name, id: layer.card, cost, pitch, source });
      }
      cardPlayed(play, layer);
      if (isBig(row) && layer.from !== 'weapon' && me.arsenal?.up) trigger(s, who, me.arsenal.card, 'big play');
      return 'back';
    },
  },
} satisfies Partial<Steps>;

type P = Play<Fab>;

/** The modes of one card name attacks of different kinds, so the active attack decides which one is meant; -1: none. */
function modeOf(s: State, layer: Layer): number {
  const modes = layer.kind === 'card' ? rowOf(s, layer.card).modes : undefined;
  const link = activeLink(s);
  return modes && link ? modes.findIndex((mode) => matches(s, mode.target, link.attack)) : -1;
}

const aimsOf = (s: State, layer: Layer): number[] => (layer.kind === 'card' && rowOf(s, layer.card).aim ? aims(s) : []);

/** The card is remembered with its place: places shift when an equipment leaves the chain. */
function aimAt(s: State, layer: Layer, defender: number): void {
  layer.target = defender;
  layer.paid = [activeLink(s)?.defenders[defender]?.card ?? ''];
}

function pitchCard(play: Play<Fab, 'pay'>, card: CardId): void {
  const { state: s, own } = play;
  const who = own.who;
  const me = s.players[who];
  if (!remove(me.hand, card)) return;
  const row = rowOf(s, card);
  me.pitched.push(card);
  trigger(s, who, card, 'pitched');
  me.floating_resources += row.pitch ?? 0;
  own.pitch = (own.pitch ?? 0) + (row.pitch ?? 0);
  play.emit({ type: 'pitched', player: who, card: row.name, value: row.pitch ?? 0 });
}

/** Frostbite: the next card or ability cost more, then it is destroyed. */
function thaw(play: P, who: Who): void {
  const s = play.state;
  for (const card of kinds(s.players[who].permanents.map((it) => it.card))) {
    if (!rowOf(s, card).steady?.tax) continue;
    while (destroyPermanent(play, who, card));
  }
}
