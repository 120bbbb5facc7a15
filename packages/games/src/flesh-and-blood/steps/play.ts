import type { Play } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { forBoost, forCost } from '../dice-for.ts';
import { activeLink, classOf, has, isBig, kinds, nameOf, rowOf } from '../rules/cards.ts';
import { matches } from '../rules/conditions.ts';
import { isAction, makeAttack } from '../rules/costs.ts';
import { focusOnPlayer, focusOnPrice } from '../rules/focus.ts';
import { isForbidden } from '../rules/forbidden.ts';
import { CARD_ON_TOP, coinsOf, isInstead } from '../rules/instead.ts';
import { mustChoose, optionsOf, staysFor, whyNotDone, whyNotOption } from '../rules/options.ts';
import { cheapest, mayPitch } from '../rules/payment.ts';
import { power } from '../rules/power.ts';
import { allyPrice } from '../rules/real-deck/allies.ts';
import { COLOURED } from '../rules/real-deck/blanks.ts';
import { resolveCard } from '../rules/real-deck/given.ts';
import { isHalf, secondHalf } from '../rules/real-deck/meld.ts';
import type { Half } from '../rules/real-deck/types.ts';
import { abilityPrice, aims, isMeant, isQuick, priceOf, weaponPrice } from '../rules/timing.ts';
import { cardName } from '../text/names.ts';
import { type Fab, foe, type Layer, type State, type Steps, type Who } from '../types.ts';
import { gainActionPoints } from './changes/assets.ts';
import { attackPlayed } from './changes/attack.ts';
import { insert, remove } from './changes/lists.ts';
import { allyAttacks, cardPlayed, fromBow } from './changes/played.ts';
import { store, uncover } from './changes/stored.ts';
import { destroyEquipment, destroyPermanent, discard, makeLayer, takeTop, trigger } from './changes/zones.ts';
import { listPitches } from './real-deck/paying.ts';
import { asksTop } from './real-deck/shown.ts';
import { allowIllegal, learn, registerCard } from './real-deck/tell.ts';
import { nameIn, updateZones } from './real-deck/zones.ts';

/** Playing a card or activating an ability: the nine steps of section 3.3. The sequence can be canceled. */

/** Attack targets beside the hero: permanents with Spectra, and allies. */
const spectra = (state: State, who: Who): CardId[] =>
  kinds(state.players[foe(who)].permanents.map((it) => it.card)).filter((card) => isTarget(state, card));
const isTarget = (state: State, card: CardId): boolean => {
  const row = rowOf(state, card);
  return has(row, 'spectra') || (state.realDeck !== undefined && row.sub === 'ally');
};

export const PLAY = {
  announce: {
    title: 'Announce: the card goes on the stack',
    to: ['options'],
    enter({ state, memory }) {
      const who = memory.who;
      const me = state.players[who];
      const card = memory.card ?? '';
      const from = memory.why;
      const row = rowOf(state, card);
      const layer = makeLayer(
        memory.isAbility ? 'ability' : 'card',
        who,
        card,
        memory.isAbility ? 'ability' : 'play',
        from,
      );
      memory.cost = 0;
      if (layer.kind === 'ability') {
        if (row.ability) memory.cost = abilityPrice(state, who, row.ability);
        if (from === 'hand') remove(me.hand, card);
        if (from === 'defender') {
          layer.target =
            activeLink(state)?.defenders.findIndex(
              (defender) => defender.by === who && defender.card === card && !defender.used,
            ) ?? -1;
        }
      } else if (from === 'weapon') {
        layer.attack = makeAttack(state, who, card, from, memory.n ?? 0);
        memory.cost = weaponPrice(state, who, memory.n ?? 0);
      } else if (from === 'permanent') {
        layer.attack = makeAttack(state, who, card, from, -1);
        memory.cost = allyPrice(state, who, card);
      } else {
        memory.cost = priceOf(state, who, card, from);
        if (row.type === 'attack') layer.attack = makeAttack(state, who, card, from, -1);
        if (from === 'hand') remove(me.hand, card);
        else if (from === 'banished') {
          remove(me.banished, card);
          remove(me.playable, card);
        } else if (from === 'graveyard' || from === 'deck') remove(me[from], card);
        else {
          if (me.arsenal?.gift && layer.attack && (!state.realDeck || has(row, 'crush'))) {
            layer.attack.power += 2;
            layer.attack.gains.push('dominate');
          }
          if (me.arsenal?.up && layer.attack && row.sub === 'arrow') fromBow(me, layer.attack);
          me.arsenal = null;
        }
      }
      // The table may say otherwise (4).
      if (memory.price !== undefined) memory.cost = memory.price;
      if (memory.more && layer.attack) layer.attack.power += memory.more;
      // A single link is paid for already.
      if (memory.sure) memory.cost = 0;
      delete memory.card;
      memory.layer = layer;
      return 'options';
    },
  },
  options: {
    title: 'Declare optional costs',
    focus: focusOnPlayer,
    to: ['target'],
    next(state, memory) {
      const layer = memory.layer;
      if (memory.sure || memory.chosen) return 'target';
      const open = optionsOf(state, layer).some((option) => !layer.paid.includes(option));
      return open ? undefined : 'target';
    },
    choices(state, memory, offer) {
      const layer = memory.layer;
      for (const option of optionsOf(state, layer)) {
        if (layer.paid.includes(option)) continue;
        offer(memory.who, { type: 'option', option }, whyNotOption(state, memory, option));
      }
      if (!mustChoose(state, layer)) offer(memory.who, { type: 'done' }, whyNotDone(state, memory));
    },
    on: {
      option(play, { option }) {
        const { state, memory } = play;
        const layer = memory.layer;
        if (isHalf(option)) chooseHalf(play, option);
        layer.paid.push(option);
        layer.attack?.paid.push(option);
        if (isInstead(option)) memory.cost = 0;
        if (option === 'extra') memory.cost = memory.cost + (rowOf(state, layer.card).optional ?? 0);
      },
      done({ memory }) {
        memory.chosen = true;
      },
    },
  },
  target: {
    title: 'Declare modes and targets',
    focus: focusOnPlayer,
    to: ['pay'],
    enter({ state, memory }) {
      const layer = memory.layer;
      layer.mode = modeOf(state, layer);
      const aim = aimsOf(state, layer);
      if (aim.length === 1) aimAt(state, layer, aim[0] as number);
    },
    next(state, memory) {
      const layer = memory.layer;
      if (layer.target < 0 && aimsOf(state, layer).length) return;
      if (layer.attack && !memory.aimed && spectra(state, layer.by).length) return;
      return 'pay';
    },
    choices(state, memory, offer) {
      const layer = memory.layer;
      const who = memory.who;
      if (layer.target < 0) for (const defender of aimsOf(state, layer)) offer(who, { type: 'aim', defender });
      if (layer.attack && !memory.aimed) {
        offer(who, { type: 'target', target: 'hero' });
        for (const target of spectra(state, who)) offer(who, { type: 'target', target });
      }
    },
    on: {
      aim({ state, memory }, { defender }) {
        aimAt(state, memory.layer, defender);
      },
      target({ memory }, { target }) {
        memory.aimed = true;
        const attack = memory.layer.attack;
        if (attack) attack.target = target;
      },
    },
  },
  pay: {
    title: 'Pay: floating resources first, then pitch one card at a time',
    focus: focusOnPrice,
    to: ['costs'],
    next: (state, memory) => (state.players[memory.who].floating_resources >= memory.cost ? 'costs' : undefined),
    choices(state, memory, offer) {
      const who = memory.who;
      const { cost } = memory;
      const stays = staysFor(state, memory.layer);
      if (state.realDeck) return listPitches(state, memory, stays, offer);
      const cards = cheapest(state, who, cost, stays);
      if (cards) offer(who, { type: 'pay', cards });
      let last = '';
      for (const card of state.players[who].hand) {
        if (card === last) continue;
        last = card;
        const not = isForbidden(state, card)
          ? { code: 'forbidden', card }
          : !rowOf(state, card).pitch
            ? { code: 'no-pitch', card }
            : !mayPitch(state, who, card, cost, stays) && { code: 'pitch-leaves-nothing', keep: stays.keep };
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
        const { who } = play.memory;
        nameIn(play, who, COLOURED[colour], 'hand');
        pitchCard(play, COLOURED[colour]);
      },
      pitches(play, { card: given }) {
        const state = play.state;
        const card = learn(state, given);
        if (!rowOf(state, card).pitch) allowIllegal(play, play.memory.who, 'no-pitch', nameOf(state, card));
        nameIn(play, play.memory.who, card, 'hand');
        pitchCard(play, card);
      },
    },
  },
  costs: {
    title: 'Costs are paid',
    to: ['random cost', 'boost', 'played', 'back'],
    calls: ['pick', 'shown'],
    enter(play) {
      const { state, memory } = play;
      const who = memory.who;
      const me = state.players[who];
      me.floating_resources = Math.max(0, me.floating_resources - memory.cost);
      // Of what floats, chi pays first.
      if (me.chi !== undefined) me.chi = Math.max(0, me.chi - memory.cost);
      const layer = memory.layer;
      if (!layer) return 'back';
      const row = rowOf(state, layer.card);
      if (layer.kind === 'ability') {
        const by = row.ability?.by;
        if (row.ability?.stored) store(play, who, layer.card, (me.stored?.[layer.card] ?? 0) - row.ability.stored);
        if (by === 'tap') me.tapped = true;
        else if (by === 'turn up' && me.arsenal) {
          me.arsenal.up = true;
          play.emit({ type: 'turned_up', player: who, card: nameOf(state, me.arsenal.card) });
        } else if (by === 'discard this') {
          insert(me.hand, layer.card);
          discard(play, who, layer.card);
        } else if (by === 'discard') play.call('pick', { who, why: 'discard cost' });
        else if (by === 'destroy') {
          if (layer.from === 'equipment') destroyEquipment(play, who, layer.card);
          else destroyPermanent(play, who, layer.card);
        }
        return 'played';
      }
      if (memory.sure) return 'played';
      if (layer.paid.includes(CARD_ON_TOP)) play.call('pick', { who, why: CARD_ON_TOP });
      for (const option of layer.paid) {
        const [token = '', need = 0] = coinsOf(option) ?? [];
        for (let n = need; n > 0; n--) destroyPermanent(play, who, token);
      }
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
    focus: focusOnPlayer,
    to: ['random cost', 'boost', 'played'],
    calls: ['shown'],
    onReturn: {
      shown({ memory }, card) {
        memory.shown = card;
      },
    },
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const layer = memory.layer;
      const me = state.players[layer.by];
      if (state.realDeck && memory.shown === undefined) {
        if (!me.hand.length) return layer.paid.includes('boost') ? 'boost' : 'played';
        play.call('shown', { who: layer.by, why: 'discard', card: layer.card });
        return 'random cost';
      }
      const at =
        memory.shown === undefined ? play.draw(1, me.hand.length, forCost, layer.by)[0] : me.hand.indexOf(memory.shown);
      delete memory.shown;
      const card = at === undefined ? undefined : me.hand[at];
      if (card !== undefined) {
        const big = isBig(rowOf(state, card));
        if (layer.attack) layer.attack.big = big;
        else if (big) layer.paid.push('big');
        discard(play, layer.by, card);
        if (layer.attack && classOf(state, layer.by, layer.card) === 'brute') trigger(state, layer.by, card, 'cost');
      }
      return layer.paid.includes('boost') ? 'boost' : 'played';
    },
  },
  boost: {
    title: 'Boost: the top card of the deck is banished',
    focus: focusOnPlayer,
    to: ['boost', 'played'],
    calls: ['shown', 'draw', 'pick'],
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const layer = memory.layer;
      if (asksTop(play, layer.by)) return 'boost';
      const card = takeTop(play, layer.by, forBoost);
      if (card !== null) {
        const me = state.players[layer.by];
        me.banished.push(card);
        me.turn.boosts = (me.turn.boosts ?? 0) + 1;
        if (me.turn.octane) gainActionPoints(play, layer.by, me.turn.octane);
        if (!state.realDeck) play.emit({ type: 'banish', player: layer.by, card: nameOf(state, card) });
        const isMechanologist = classOf(state, layer.by, card) === 'mechanologist';
        if (isMechanologist) layer.attack?.gains.push('go again');
        uncover(play, layer.by, card);
        for (let n = me.turn.vizier ?? 0; n > 0; n--) {
          play.call('draw', { who: layer.by, n: 1 });
          play.call('pick', { who: layer.by, why: CARD_ON_TOP });
        }
        if (state.realDeck)
          play.emit({ type: 'boosted', player: layer.by, card: cardName(state, card), go_again: isMechanologist });
      }
      return 'played';
    },
  },
  played: {
    title: 'Played',
    to: ['back'],
    enter(play) {
      const { state, memory } = play;
      const layer = memory.layer;
      const who = layer.by;
      const me = state.players[who];
      const row = rowOf(state, layer.card);
      const { cost } = memory;
      play.reveal();
      if (state.realDeck) updateZones(play);
      layer.pitch = memory.pitch ?? 0;
      const quick = layer.kind === 'card' && isQuick(state, who, layer.card, layer.from);
      if (quick) useQuick(state, layer);
      const action =
        layer.kind === 'ability' ? row.ability?.type === 'action' : layer.attack !== null || (isAction(row) && !quick);
      if (action) {
        me.action_points = Math.max(0, me.action_points - 1);
        me.turn.actions++;
        me.turn.tax = 0;
      }
      state.stack.push(layer);
      const link = activeLink(state);
      if (link && (layer.kind === 'ability' ? row.ability?.type : row.type) === 'attack reaction')
        link.reactions = (link.reactions ?? 0) + 1;
      thaw(play, who);
      if (layer.kind === 'ability') {
        if (layer.from === 'defender') {
          const defender = activeLink(state)?.defenders[layer.target];
          if (defender && row.ability?.once) defender.used = true;
        } else if (row.ability?.once) me.turn.used = [...(me.turn.used ?? []), layer.card];
        play.emit({ type: 'activate', player: who, card: row.name, cost, pitch: layer.pitch });
        return 'back';
      }
      if (layer.attack) {
        layer.attack.cost = cost;
        if (row.fuel) store(play, who, layer.card, (me.stored?.[layer.card] ?? 0) - 1);
        layer.attack.pitch = layer.pitch;
        attackPlayed(play, layer);
        const attack = power(state, layer.attack, null);
        state.pending_attack = attack;
        const { from: source, pitch } = layer;
        const { target } = layer.attack;
        const aimed = state.realDeck && target !== 'hero' ? { target: nameOf(state, target) } : {};
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
      if (isBig(row) && layer.from !== 'weapon' && me.arsenal?.up) trigger(state, who, me.arsenal.card, 'big play');
      return 'back';
    },
  },
} satisfies Partial<Steps>;

type P = Play<Fab>;

/** The modes of one card name attacks of different kinds, so the active attack decides which one is meant; -1: none. */
function modeOf(state: State, layer: Layer): number {
  const modes = layer.kind === 'card' ? rowOf(state, layer.card).modes : undefined;
  const link = activeLink(state);
  return modes && link ? modes.findIndex((mode) => matches(state, mode.target, link.attack)) : -1;
}

const aimsOf = (state: State, layer: Layer): number[] =>
  layer.kind === 'card' && rowOf(state, layer.card).aim ? aims(state, rowOf(state, layer.card).aim === 'any') : [];

/** The card is remembered with its place: places shift when an equipment leaves the chain. */
function aimAt(state: State, layer: Layer, defender: number): void {
  layer.target = defender;
  layer.paid = [activeLink(state)?.defenders[defender]?.card ?? ''];
}

/** The card that may be played as an instant has been. */
function useQuick(state: State, { by: who, card, from }: Layer): void {
  const { turn } = state.players[who];
  const memory = turn.quick?.indexOf(card) ?? -1;
  const at = memory >= 0 ? memory : (turn.quick?.findIndex((it) => isMeant(state, { who, card, from }, it)) ?? -1);
  turn.quick = turn.quick?.filter((_, i) => i !== at) ?? [];
}

/** Both halves cost twice as much; a second half that is an instant is played as one. */
function chooseHalf(play: Play<Fab, 'options'>, half: Half): void {
  const { state, memory } = play;
  const { layer } = memory;
  play.emit({ type: 'melded', player: memory.who, card: nameOf(state, layer.card), half });
  if (half === 'both halves') memory.cost += rowOf(state, layer.card).cost ?? 0;
  const alone = half === 'second half' ? secondHalf(resolveCard(state, layer.card)) : undefined;
  if (alone) layer.card = registerCard(state, alone);
}

function pitchCard(play: Play<Fab, 'pay'>, card: CardId): void {
  const { state, memory } = play;
  const who = memory.who;
  const me = state.players[who];
  if (!remove(me.hand, card)) return;
  const row = rowOf(state, card);
  me.pitched.push(card);
  trigger(state, who, card, 'pitched');
  me.floating_resources += row.pitch ?? 0;
  if (state.realDeck?.facts[card]?.kinds.includes('Chi')) me.chi = (me.chi ?? 0) + (row.pitch ?? 0);
  memory.pitch = (memory.pitch ?? 0) + (row.pitch ?? 0);
  play.emit({ type: 'pitched', player: who, card: row.name, value: row.pitch ?? 0 });
}

/** Frostbite: the next card or ability cost more, then it is destroyed. */
function thaw(play: P, who: Who): void {
  const state = play.state;
  for (const card of kinds(state.players[who].permanents.map((it) => it.card))) {
    if (!rowOf(state, card).steady?.tax) continue;
    while (destroyPermanent(play, who, card));
  }
}
