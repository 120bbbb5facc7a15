import type { Offer, Play } from '@fray/engine';
import type { Action } from '../../actions.ts';
import { activeLink, lastLink, nameOf, rowOf } from '../../rules/cards.ts';
import { hasGain } from '../../rules/power.ts';
import { UNNAMED } from '../../rules/real-deck/blanks.ts';
import type { Entry } from '../../rules/real-deck/entries.ts';
import { resolveCard } from '../../rules/real-deck/given.ts';
import { whyNotFrom } from '../../rules/real-deck/zones.ts';
import { type Fab, foe, type State, type Who } from '../../types.ts';
import { refresh } from '../changes/assets.ts';
import { giveGain } from '../changes/attack.ts';
import { freshWeapon } from '../changes/fresh.ts';
import { remove } from '../changes/lists.ts';
import { passOnce } from '../changes/passing.ts';
import { putDown } from '../changes/stored.ts';
import { bury, destroyEquipment, destroyPermanent, discard } from '../changes/zones.ts';
import { idFor, makeObject } from './objects.ts';
import { learn, registerCard } from './tell.ts';
import { closeUp, intoArsenal, logCounts, nameIn } from './zones.ts';

/** What is entered outside the flow at a table with real decks (8). */

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type P = Play<Fab>;
const GAINS = ['go again', 'dominate', 'overpower'] as const;

export function listEntries(state: State, offer: Offer<Fab>): void {
  offer.form('host', { type: 'adjust', what: 'life', who: 'A', n: 0 });
  offer.form('host', { type: 'enter', what: 'make', who: 'A' });
  offer.form('host', { type: 'allow', code: 'dominate' });
  const frame = state.frames.at(-1);
  // Nobody waits for the other player: a player who wants to respond says so. Once one has passed, the other holds the window.
  if (frame?.step === 'priority' && 'phase' in frame.memory && frame.memory.passes === 0) {
    offer(foe(frame.memory.who), { type: 'respond' });
  }
  if (frame?.step === 'priority' && 'phase' in frame.memory) {
    const { who } = frame.memory;
    const zone = ELSEWHERE.find((one) => !whyNotFrom(state, who, one));
    if (zone) offer.form(who, { type: 'card', card: '', from: zone });
  }
  const link = lastLink(state);
  if (link) {
    const isOver = link.resolved || link.gone;
    for (const gain of GAINS) {
      // Dominate and overpower look at defenders, go again at the Resolution Step.
      const late = (isOver || (gain !== 'go again' && link.dealt)) && { code: 'too-late' };
      const on = !hasGain(state, link.attack, link, gain);
      for (const seat of [link.attack.by, 'host'] as const) offer(seat, { type: 'gain', gain, on }, late);
    }
  }
  const cards = new Map((state.realDeck?.reminders ?? []).map(({ card, who }) => [card, who]));
  for (const [card, who] of cards) offer(who, { type: 'silence', card });
}

/** Zones that a card is played from only where a card says so. */
const ELSEWHERE = ['banished', 'graveyard', 'deck'] as const;

type Enters = (play: P, who: Who, it: Of<'enter'>) => void;
const ENTERS: Record<Entry, Enters> = {
  make(play, who, { card, n = 1 }) {
    const state = play.state;
    for (let i = 0; i < n; i++) {
      const id = makeObject(state, who, card ?? {});
      putDown(state, who, id);
    }
  },
  equip(play, who, { card }) {
    const state = play.state;
    const player = state.players[who];
    const it = resolveCard(state, card ?? {});
    if (rowOf({ custom: it.custom }, it.card).type === 'weapon')
      player.weapons.push(freshWeapon(registerCard(state, it)));
    else player.equipment.push({ card: makeObject(state, who, card ?? {}), worn: 0, quelled: false, down: false });
  },
  destroy(play, who, { object = '' }) {
    const player = play.state.players[who];
    if (destroyPermanent(play, who, object) || destroyEquipment(play, who, object)) return;
    player.weapons = player.weapons.filter((it) => it.card !== object);
    bury(play, who, object);
  },
  counters(play, who, { object = '', n: count = 0, counter }) {
    const { players, realDeck } = play.state;
    const player = players[who];
    if (counter && realDeck) {
      player.stored = { ...player.stored, [object]: count };
      realDeck.counters = { ...realDeck.counters, [object]: counter };
      return;
    }
    const worn = player.equipment.find((it) => it.card === object);
    const weapon = player.weapons.find((it) => it.card === object);
    const permanent = player.permanents.find((it) => it.card === object);
    if (worn) worn.worn = count;
    else if (weapon) weapon.counters = count;
    else if (permanent) permanent.counters = count;
  },
  turn(play, who, { object = '' }) {
    const it = play.state.players[who].equipment.find((one) => one.card === object);
    if (it) it.down = !it.down;
  },
  use(play, who, { object = '' }) {
    const it = play.state.players[who].weapons.find((one) => one.card === object);
    if (it) it.used = Math.max(1, it.used);
  },
  free(play, who, { object = '' }) {
    const it = play.state.players[who].weapons.find((one) => one.card === object);
    if (it) it.extra++;
  },
  move(play, who, { object = '' }) {
    const from = play.state.players[who].permanents;
    const at = from.findIndex((it) => it.card === object);
    const [it] = at < 0 ? [] : from.splice(at, 1);
    const to = foe(who);
    if (it) play.state.players[to].permanents.push({ ...it, card: idFor(play.state, to, it.card) });
  },
  tap(play, who, { object = '' }) {
    const it = play.state.players[who].permanents.find((one) => one.card === object);
    if (it) it.tapped = true;
  },
  untap(play, who, { object = '' }) {
    const it = play.state.players[who].permanents.find((one) => one.card === object);
    if (it) delete it.tapped;
  },
  mark(play, who) {
    play.state.players[who].marked = true;
  },
  unmark(play, who) {
    play.state.players[who].marked = false;
  },
  freeze(play, who, { object = '' }) {
    play.state.players[who].frozen.push(object);
  },
  thaw(play, who) {
    play.state.players[who].frozen = [];
  },
  discard(play, who, { card = {} }) {
    const id = learn(play.state, card);
    nameIn(play, who, id, 'hand');
    discard(play, who, id);
  },
  banish(play, who, { card = {} }) {
    const state = play.state;
    const id = learn(state, card);
    nameIn(play, who, id, 'hand');
    remove(state.players[who].hand, id);
    state.players[who].banished.push(id);
  },
  arsenal(play, who) {
    const player = play.state.players[who];
    player.hand.pop();
    intoArsenal(player, { card: UNNAMED, up: false, lessons: 0, gift: false });
  },
  'empty arsenal'(play, who) {
    const player = play.state.players[who];
    if (player.arsenal) bury(play, who, player.arsenal.card);
    player.arsenal = null;
    closeUp(player);
  },
  'turn up'(play, who, { card = {} }) {
    const { arsenal } = play.state.players[who];
    if (!arsenal) return;
    arsenal.card = learn(play.state, card);
    arsenal.up = true;
  },
  'arsenal zones'(play, who, { n }) {
    const player = play.state.players[who];
    if (n === 2) player.spare = null;
    else delete player.spare;
  },
  'close chain'(play) {
    if (play.state.realDeck) play.state.realDeck.closing = true;
  },
  'extra turn'(play, who) {
    if (play.state.realDeck) play.state.realDeck.extra = who;
  },
};

const isWindow = (play: P): play is Play<Fab, 'priority'> => play.state.frames.at(-1)?.step === 'priority';

export const ENTERED = {
  respond(play: P): void {
    if (isWindow(play)) passOnce(play, play.memory.who);
  },
  enter(play: P, action: Of<'enter'>): void {
    const state = play.state;
    const { what, who: player, object, n, card, counter } = action;
    const cardId = object ?? (card === undefined ? undefined : learn(state, card));
    const cardFact = cardId === undefined ? {} : { card: nameIfKnown(state, cardId) };
    ENTERS[what](play, player, action);
    const counterFact = counter === undefined ? {} : { counter };
    play.emit({ type: 'entered', player, what, ...cardFact, ...(n === undefined ? {} : { n }), ...counterFact });
    refresh(play);
    logCounts(play, 'host');
  },
  gain(play: P, { gain, on }: Of<'gain'>, seat: string): void {
    const state = play.state;
    const attack = (activeLink(state) ?? lastLink(state))?.attack;
    if (!attack) return;
    attack.paid = attack.paid.filter((it) => it !== `no ${gain}`);
    if (on && !hasGain(state, attack, lastLink(state), gain)) giveGain(state, attack, gain);
    // Also what is printed can be taken away.
    if (!on) attack.paid.push(`no ${gain}`);
    play.emit({
      type: 'gain',
      player: seat === 'host' ? 'host' : (seat as Who),
      card: nameOf(state, attack.card),
      gain,
      on,
    });
    refresh(play);
  },
  allow(play: P, { code }: Of<'allow'>): void {
    const { realDeck } = play.state;
    if (realDeck) realDeck.allow = code;
    play.emit({ type: 'may_pass', code });
  },
  silence(play: P, { card }: Of<'silence'>): void {
    const { realDeck } = play.state;
    if (!realDeck) return;
    realDeck.off.push(card);
    realDeck.reminders = realDeck.reminders.filter((it) => it.card !== card);
    play.emit({ type: 'silenced', card: nameOf(play.state, card) });
  },
};

/** Words such as `arsenal` name no card. */
function nameIfKnown(state: State, object: string): string {
  return ['arsenal', 'hero', 'weapons', 'equipment'].includes(object) ? object : nameOf(state, object);
}
