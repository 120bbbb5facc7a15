import type { Offer, Play } from '@fray/engine';
import type { Action } from '../../actions.ts';
import { activeLink, lastLink, nameOf, rowOf } from '../../rules/cards.ts';
import { UNNAMED } from '../../rules/own-deck/blanks.ts';
import type { Entry } from '../../rules/own-deck/entries.ts';
import { settle } from '../../rules/own-deck/given.ts';
import { whyNotFrom } from '../../rules/own-deck/zones.ts';
import { hasGain } from '../../rules/power.ts';
import { type Fab, foe, type State, type Who } from '../../types.ts';
import { refresh } from '../changes/assets.ts';
import { giveGain } from '../changes/attack.ts';
import { freshWeapon } from '../changes/fresh.ts';
import { remove } from '../changes/lists.ts';
import { passOnce } from '../changes/passing.ts';
import { bury, destroyEquipment, destroyPermanent, discard, trigger } from '../changes/zones.ts';
import { idFor, makeObject } from './objects.ts';
import { adopt, learn } from './tell.ts';
import { nameIn } from './zones.ts';

/** What is entered outside the flow at a table with real decks (8). */

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type P = Play<Fab>;
const GAINS = ['go again', 'dominate', 'overpower'] as const;

export function listEntries(s: State, offer: Offer<Fab>): void {
  offer.form('host', { type: 'adjust', what: 'life', who: 'A', n: 0 });
  offer.form('host', { type: 'enter', what: 'make', who: 'A' });
  offer.form('host', { type: 'allow', code: 'dominate' });
  const frame = s.frames.at(-1);
  // Nobody waits for the other player: whoever wants to answer says so. Once one has passed, the other holds the window.
  if (frame?.step === 'priority' && 'phase' in frame.own && frame.own.passes === 0) {
    offer(foe(frame.own.who), { type: 'respond' });
  }
  if (frame?.step === 'priority' && 'phase' in frame.own) {
    const { who } = frame.own;
    const zone = ELSEWHERE.find((one) => !whyNotFrom(s, who, one));
    if (zone) offer.form(who, { type: 'card', card: '', from: zone });
  }
  const link = lastLink(s);
  if (link) {
    const isOver = link.resolved || link.gone;
    for (const gain of GAINS) {
      // Dominate and overpower look at defenders, go again at the Resolution Step.
      const late = (isOver || (gain !== 'go again' && link.dealt)) && { code: 'too-late' };
      const on = !hasGain(s, link.attack, link, gain);
      for (const seat of [link.attack.by, 'host'] as const) offer(seat, { type: 'gain', gain, on }, late);
    }
  }
  const cards = new Map((s.real?.reminders ?? []).map(({ card, who }) => [card, who]));
  for (const [card, who] of cards) offer(who, { type: 'silence', card });
}

/** Zones that a card is played from only where a card says so. */
const ELSEWHERE = ['banished', 'graveyard', 'deck'] as const;

type Enters = (play: P, who: Who, it: Of<'enter'>) => void;
const ENTERS: Record<Entry, Enters> = {
  make(play, who, { card, n = 1 }) {
    const s = play.state;
    for (let i = 0; i < n; i++) {
      const id = makeObject(s, who, card ?? {});
      s.players[who].permanents.push({ card: id });
      trigger(s, who, id, 'enter');
    }
  },
  equip(play, who, { card }) {
    const s = play.state;
    const p = s.players[who];
    const it = settle(s, card ?? {});
    if (rowOf({ custom: it.custom }, it.card).type === 'weapon') p.weapons.push(freshWeapon(adopt(s, it)));
    else p.equipment.push({ card: makeObject(s, who, card ?? {}), worn: 0, quelled: false, down: false });
  },
  destroy(play, who, { object = '' }) {
    const p = play.state.players[who];
    if (destroyPermanent(play, who, object) || destroyEquipment(play, who, object)) return;
    p.weapons = p.weapons.filter((it) => it.card !== object);
    bury(play, who, object);
  },
  counters(play, who, { object = '', n = 0 }) {
    const p = play.state.players[who];
    const worn = p.equipment.find((it) => it.card === object);
    const weapon = p.weapons.find((it) => it.card === object);
    const permanent = p.permanents.find((it) => it.card === object);
    if (worn) worn.worn = n;
    else if (weapon) weapon.counters = n;
    else if (permanent) permanent.counters = n;
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
    nameIn(play.state, who, id, 'hand');
    discard(play, who, id);
  },
  banish(play, who, { card = {} }) {
    const s = play.state;
    const id = learn(s, card);
    nameIn(s, who, id, 'hand');
    remove(s.players[who].hand, id);
    s.players[who].banished.push(id);
  },
  arsenal(play, who) {
    const p = play.state.players[who];
    p.hand.pop();
    p.arsenal = { card: UNNAMED, up: false, lessons: 0, gift: false };
  },
  'empty arsenal'(play, who) {
    const p = play.state.players[who];
    if (p.arsenal) bury(play, who, p.arsenal.card);
    p.arsenal = null;
  },
  'turn up'(play, who, { card = {} }) {
    const { arsenal } = play.state.players[who];
    if (!arsenal) return;
    arsenal.card = learn(play.state, card);
    arsenal.up = true;
  },
};

const isWindow = (play: P): play is Play<Fab, 'priority'> => play.state.frames.at(-1)?.step === 'priority';

export const ENTERED = {
  respond(play: P): void {
    if (isWindow(play)) passOnce(play, play.own.who);
  },
  enter(play: P, action: Of<'enter'>): void {
    const s = play.state;
    const { what, who: player, object, n, card } = action;
    const known = object ?? (card === undefined ? undefined : learn(s, card));
    const told = known === undefined ? {} : { card: nameIfKnown(s, known) };
    ENTERS[what](play, player, action);
    play.emit({ type: 'entered', player, what, ...told, ...(n === undefined ? {} : { n }) });
    refresh(play);
  },
  gain(play: P, { gain, on }: Of<'gain'>, seat: string): void {
    const s = play.state;
    const attack = (activeLink(s) ?? lastLink(s))?.attack;
    if (!attack) return;
    attack.paid = attack.paid.filter((it) => it !== `no ${gain}`);
    if (on && !hasGain(s, attack, lastLink(s), gain)) giveGain(s, attack, gain);
    // Also what is printed can be taken away.
    if (!on) attack.paid.push(`no ${gain}`);
    play.emit({
      type: 'gain',
      player: seat === 'host' ? 'host' : (seat as Who),
      card: nameOf(s, attack.card),
      gain,
      on,
    });
    refresh(play);
  },
  allow(play: P, { code }: Of<'allow'>): void {
    const { real } = play.state;
    if (real) real.allow = code;
    play.emit({ type: 'may_pass', code });
  },
  silence(play: P, { card }: Of<'silence'>): void {
    const { real } = play.state;
    if (!real) return;
    real.off.push(card);
    real.reminders = real.reminders.filter((it) => it.card !== card);
    play.emit({ type: 'silenced', card: nameOf(play.state, card) });
  },
};

/** Words such as `arsenal` name no card. */
function nameIfKnown(s: State, object: string): string {
  return ['arsenal', 'hero', 'weapons', 'equipment'].includes(object) ? object : nameOf(s, object);
}
