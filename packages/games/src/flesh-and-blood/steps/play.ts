import type { Step } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { forBoost, forCost } from '../dice-for.ts';
import { activeLink, deckSize, has, isBig, kinds, nameOf, remove, rowOf } from '../rules/cards.ts';
import { matches } from '../rules/conditions.ts';
import { isAction, makeAttack } from '../rules/costs.ts';
import { cheapest, type Keep, keepOf, mayPitch } from '../rules/payment.ts';
import { power } from '../rules/power.ts';
import { abilityPrice, aims, mayPay, priceOf, weaponPrice } from '../rules/timing.ts';
import { type Fab, type From, foe, type Layer, type Own, type State, type Who } from '../types.ts';
import { attackPlayed } from './attack.ts';
import { destroyEquipment, destroyPermanent, discard, makeLayer, takeTop, trigger } from './zones.ts';

/** Playing a card or activating an ability: the nine steps of section 3.3. The sequence may be cancelled. */

const layerOf = (own: Own): Layer => own.layer as Layer;
const whoOf = (own: Own): Who => own.who as Who;

/** Optional additional costs that this card offers and that were not chosen yet. */
const OPTIONS = ['boost', 'beat chest', 'fusion', 'charge', 'scrap', 'extra'] as const;
function optionsOf(s: State, layer: Layer): string[] {
  if (layer.kind !== 'card') return [];
  const row = rowOf(s, layer.card);
  return OPTIONS.filter((option) =>
    option === 'extra' ? row.optional !== undefined : row.keywords?.[option] !== undefined,
  );
}
const HAND_COSTS: readonly string[] = ['beat chest', 'fusion', 'charge'];

/** What must stay in hand for the effect costs that were chosen. */
function keepNow(s: State, layer: Layer | undefined): { keep: Keep; element?: string } {
  if (!layer) return { keep: 'none' };
  const row = rowOf(s, layer.card);
  if (layer.kind === 'ability') return { keep: row.ability?.by === 'discard' ? 'any' : 'none' };
  if (layer.paid.includes('beat chest')) return { keep: 'big' };
  if (layer.paid.includes('charge')) return { keep: 'any' };
  if (layer.paid.includes('fusion')) return { keep: 'element', element: row.element ?? '' };
  return { keep: layer.kind === 'card' ? keepOf(row) : 'none' };
}

const scraps = (s: State, who: Who): CardId[] =>
  kinds(s.players[who].graveyard.filter((card) => ['item', 'equipment'].includes(rowOf(s, card).type)));

function optionBlocked(s: State, own: Own, option: string) {
  const layer = layerOf(own);
  const who = whoOf(own);
  const row = rowOf(s, layer.card);
  if (option === 'boost') return deckSize(s.players[who]) === 0 && { code: 'deck-empty' };
  if (option === 'scrap') return !scraps(s, who).length && { code: 'nothing-to-scrap' };
  if (option === 'extra') return mayPay(s, who, (own.cost ?? 0) + (row.optional ?? 0), keepNow(s, layer).keep);
  if (row.extra || layer.paid.some((paid) => HAND_COSTS.includes(paid))) return { code: 'one-hand-cost' };
  const keep: Keep = option === 'beat chest' ? 'big' : option === 'fusion' ? 'element' : 'any';
  return mayPay(s, who, own.cost ?? 0, keep, undefined, row.element ?? '');
}

/** Attack targets beside the hero: permanents with Spectra. */
const spectra = (s: State, who: Who): CardId[] =>
  kinds(s.players[foe(who)].permanents.map((it) => it.card)).filter((card) => has(rowOf(s, card), 'spectra'));

export const PLAY = {
  announce: {
    title: 'Announce: the card goes on the stack',
    to: ['options'],
    enter({ state: s, own }) {
      const who = whoOf(own);
      const me = s.players[who];
      const card = own.card as CardId;
      const from = own.why as From;
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
      } else {
        own.cost = priceOf(s, who, card, from);
        if (row.type === 'attack') layer.attack = makeAttack(s, who, card, from, -1);
        if (from === 'hand') remove(me.hand, card);
        else if (from === 'banished') {
          remove(me.banished, card);
          remove(me.playable, card);
        } else {
          if (me.arsenal?.gift && layer.attack) {
            layer.attack.power += 2;
            layer.attack.gains.push('dominate');
          }
          me.arsenal = null;
        }
      }
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
      const layer = layerOf(own);
      if (own.sure || own.chosen) return 'target';
      const open = optionsOf(s, layer).some((option) => !layer.paid.includes(option));
      return open ? undefined : 'target';
    },
    choices(s, own, offer) {
      const layer = layerOf(own);
      for (const option of optionsOf(s, layer)) {
        if (layer.paid.includes(option)) continue;
        offer(whoOf(own), { type: 'option', option }, optionBlocked(s, own, option));
      }
      offer(whoOf(own), { type: 'done' });
    },
    on: {
      option({ state: s, own }, { option }) {
        const layer = layerOf(own);
        layer.paid.push(option);
        layer.attack?.paid.push(option);
        if (option === 'extra') own.cost = (own.cost ?? 0) + (rowOf(s, layer.card).optional ?? 0);
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
      const layer = layerOf(own);
      layer.mode = modeOf(s, layer);
      const aim = aimsOf(s, layer);
      if (aim.length === 1) aimAt(s, layer, aim[0] as number);
    },
    next(s, own) {
      const layer = layerOf(own);
      if (layer.target < 0 && aimsOf(s, layer).length) return;
      if (layer.attack && !own.aimed && spectra(s, layer.by).length) return;
      return 'pay';
    },
    choices(s, own, offer) {
      const layer = layerOf(own);
      const who = whoOf(own);
      if (layer.target < 0) for (const defender of aimsOf(s, layer)) offer(who, { type: 'aim', defender });
      if (layer.attack && !own.aimed) {
        offer(who, { type: 'target', target: 'hero' });
        for (const target of spectra(s, who)) offer(who, { type: 'target', target });
      }
    },
    on: {
      aim({ state: s, own }, { defender }) {
        aimAt(s, layerOf(own), defender);
      },
      target({ own }, { target }) {
        own.aimed = true;
        const attack = layerOf(own).attack;
        if (attack) attack.target = target;
      },
    },
  },
  pay: {
    title: 'Pay: floating resources first, then one pitched card at a time',
    to: ['costs'],
    next: (s, own) => (s.players[whoOf(own)].floating_resources >= (own.cost ?? 0) ? 'costs' : undefined),
    choices(s, own, offer) {
      const who = whoOf(own);
      const cost = own.cost ?? 0;
      const { keep, element } = keepNow(s, own.layer);
      const cards = cheapest(s, who, cost, keep, element);
      if (cards) offer(who, { type: 'pay', cards });
      let last = '';
      for (const card of s.players[who].hand) {
        if (card === last) continue;
        last = card;
        const not = !rowOf(s, card).pitch
          ? { code: 'no-pitch', card }
          : !mayPitch(s, who, card, cost, keep, element) && { code: 'pitch-leaves-nothing', keep };
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
    },
  },
  costs: {
    title: 'Costs are paid',
    to: ['random cost', 'boost', 'played', 'back'],
    calls: ['pick'],
    enter(play) {
      const { state: s, own } = play;
      const who = whoOf(own);
      const me = s.players[who];
      me.floating_resources = Math.max(0, me.floating_resources - (own.cost ?? 0));
      const layer = own.layer;
      if (!layer) return 'back';
      const row = rowOf(s, layer.card);
      if (layer.kind === 'ability') {
        const by = row.ability?.by;
        if (by === 'tap') me.tapped = true;
        else if (by === 'discard') play.call('pick', { who, why: 'discard cost' });
        else if (by === 'destroy') {
          if (layer.from === 'equipment') destroyEquipment(play, who, layer.card);
          else destroyPermanent(play, who, layer.card);
        }
        return 'played';
      }
      if (own.sure) return 'played';
      if (row.extra === 'reveal cheap') play.call('pick', { who, why: 'reveal cheap' });
      for (const option of ['beat chest', 'fusion', 'charge', 'scrap']) {
        if (layer.paid.includes(option)) play.call('pick', { who, why: option, card: layer.card });
      }
      if (row.extra === 'random discard') return 'random cost';
      return layer.paid.includes('boost') ? 'boost' : 'played';
    },
  },
  'random cost': {
    title: 'A random card is discarded as a cost',
    to: ['boost', 'played'],
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const layer = layerOf(own);
      const me = s.players[layer.by];
      const at = play.draw(1, me.hand.length, forCost, layer.by)[0];
      const card = at === undefined ? undefined : me.hand[at];
      if (card !== undefined) {
        if (layer.attack) layer.attack.big = isBig(rowOf(s, card));
        discard(play, layer.by, card);
      }
      return layer.paid.includes('boost') ? 'boost' : 'played';
    },
  },
  boost: {
    title: 'Boost: the top card of the deck is banished',
    to: ['played'],
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const layer = layerOf(own);
      const card = takeTop(play, layer.by, forBoost);
      if (card !== null) {
        s.players[layer.by].banished.push(card);
        play.emit({ type: 'banish', player: layer.by, card: nameOf(s, card) });
        if (rowOf(s, card).cls === 'mechanologist') layer.attack?.gains.push('go again');
      }
      return 'played';
    },
  },
  played: {
    title: 'Played',
    to: ['back'],
    enter(play) {
      const { state: s, own } = play;
      const layer = layerOf(own);
      const who = layer.by;
      const me = s.players[who];
      const row = rowOf(s, layer.card);
      const cost = own.cost ?? 0;
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
        play.emit({ type: 'activate', player: who, card: row.name, cost, pitch: layer.pitch });
        return 'back';
      }
      if (layer.attack) {
        layer.attack.cost = cost;
        layer.attack.pitch = layer.pitch;
        attackPlayed(play, layer);
        const attack = power(s, layer.attack, null);
        s.pending_attack = attack;
        const { from: source, pitch } = layer;
        play.emit({ type: 'declare_attack', player: who, card: row.name, id: layer.card, attack, cost, pitch, source });
      } else if (row.type === 'instant') {
        const { from: source, pitch } = layer;
        play.emit({ type: 'instant_play', player: who, card: row.name, id: layer.card, cost, pitch, source });
      } else {
        const { from: source, pitch } = layer;
        play.emit({ type: 'play_card', player: who, card: row.name, id: layer.card, cost, pitch, source });
      }
      if (isBig(row) && layer.from !== 'weapon' && me.arsenal?.up) trigger(s, who, me.arsenal.card, 'big play');
      return 'back';
    },
  },
} satisfies Partial<Record<Fab['step'], Step<Fab>>>;

type P = Parameters<NonNullable<Step<Fab>['enter']>>[0];

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

function pitchCard(play: P, card: CardId): void {
  const { state: s, own } = play;
  const who = whoOf(own);
  const me = s.players[who];
  if (!remove(me.hand, card)) return;
  const row = rowOf(s, card);
  me.pitched.push(card);
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
