import type { Play } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { deckSize, has, kinds, nameOf, rowOf } from '../rules/cards.ts';
import { UNNAMED } from '../rules/own-deck/blanks.ts';
import { settle } from '../rules/own-deck/given.ts';
import { HEAVER } from '../rules/own-deck/kit.ts';
import { whyNotHeave } from '../rules/own-deck/plays.ts';
import { placeIn } from '../rules/own-deck/zones.ts';
import { whyNotPay } from '../rules/timing.ts';
import { type Fab, foe, type Player, type State, type Steps, WHO, type Who } from '../types.ts';
import { judge, loseLife } from './changes/assets.ts';
import { triggerIf } from './changes/attack.ts';
import { freshTurn } from './changes/fresh.ts';
import { insert, remove } from './changes/lists.ts';
import { destroyEquipment, destroyOne, makeTokens, tell, trigger } from './changes/zones.ts';
import { healAllies } from './own-deck/allies.ts';
import { learn, remind } from './own-deck/tell.ts';
import { intoDeck, nameIn } from './own-deck/zones.ts';

/** A trigger whose every part asks for something that is not so does not trigger. */
function endTrigger(s: State, card: CardId): void {
  triggerIf(s, { by: s.turn, attack: null, link: null, from: 'permanent', paid: [] }, card, 'end phase');
}

/** End Phase (2.3): nobody has priority. */
export const END = {
  'end phase': {
    title: 'End phase begins',
    to: ['arsenal'],
    calls: ['settle', 'ticks'],
    enter(play) {
      const s = play.state;
      const me = s.players[s.turn];
      play.emit({ type: 'end_phase', player: s.turn });
      for (const who of WHO) {
        const p = s.players[who];
        if (p.intimidated.length) play.emit({ type: 'returned', player: who, cards: p.intimidated.length });
        for (const card of p.intimidated) insert(p.hand, card);
        p.intimidated = [];
        for (const it of p.equipment.slice()) if (it.quelled) destroyEquipment(play, who, it.card);
        for (const it of p.permanents.slice()) if (it.quelled) destroyOne(play, who, it);
      }
      let debt = 0;
      for (const card of me.banished) if (has(rowOf(s, card), 'blood debt')) debt++;
      loseLife(play, s.turn, debt);
      judge(s);
      for (const it of me.permanents) endTrigger(s, it.card);
      if (!me.heroLost) trigger(s, s.turn, me.hero, 'end phase');
      me.weapons.forEach((weapon, i) => {
        const rusts = me.stored?.[weapon.card] !== undefined;
        if ((weapon.counters && !weapon.hits) || rusts) trigger(s, s.turn, weapon.card, 'end phase', i);
      });
      if (s.real) {
        for (const who of WHO) healAllies(s.players[who]);
        for (const it of [me.hero, ...me.equipment, ...me.permanents]) {
          remind(play, s.turn, typeof it === 'string' ? it : it.card, 'end');
        }
        play.call('ticks', { when: 'end' });
      }
      play.call('settle', { quiet: true });
      return 'arsenal';
    },
  },
  arsenal: {
    title: 'End phase: a card into the arsenal',
    to: ['pitch order'],
    calls: ['pay'],
    enter({ state: s }) {
      const me = s.players[s.turn];
      s.awaiting_arsenal = !me.arsenal && me.hand.length > 0;
      s.arsenal_player = s.awaiting_arsenal ? s.turn : null;
    },
    next: (s) => (s.awaiting_arsenal ? undefined : 'pitch order'),
    choices(s, _, offer) {
      const me = s.players[s.turn];
      // Which real card goes there face down nobody is told.
      for (const card of s.real ? [UNNAMED] : kinds(me.hand)) {
        offer(s.turn, { type: 'store', card });
        const heave = rowOf(s, card).keywords?.heave;
        // The card itself must stay in hand while it is paid for.
        if (heave !== undefined)
          offer(s.turn, { type: 'heave', card }, whyNotPay(s, s.turn, heave, { keep: 'none', without: card }));
      }
      if (s.real) offer.form(s.turn, { type: 'heave', card: '' }, whyNotHeave(s, s.turn, settle(s, HEAVER)));
      offer(s.turn, { type: 'pass' });
    },
    on: {
      store(play, { card }) {
        const s = play.state;
        store(s, card, false);
        const player = s.turn;
        tell(play, player, { type: 'arsenal_set', player, card: nameOf(s, card) }, { type: 'arsenal_set', player });
        return 'pitch order';
      },
      heave(play, { card: given }) {
        const s = play.state;
        const card = learn(s, given);
        if (s.real) nameIn(s, s.turn, card, 'hand');
        const n = rowOf(s, card).keywords?.heave ?? 0;
        store(s, card, true);
        play.reveal();
        play.emit({ type: 'arsenal_set', player: s.turn, card: nameOf(s, card) });
        makeTokens(play, s.turn, 'seismic-surge', n);
        play.call('pay', { who: s.turn, cost: n });
        return 'pitch order';
      },
      pass(play) {
        const s = play.state;
        s.awaiting_arsenal = false;
        s.arsenal_player = null;
        play.emit({ type: 'arsenal_skip', player: s.turn });
        return 'pitch order';
      },
    },
  },
  'pitch order': {
    title: 'End phase: both players order their pitched cards',
    to: ['refill'],
    // In which order real cards go below the deck nobody needs to know.
    next: (s) => (s.real || (ordered(s.players.A) && ordered(s.players.B)) ? 'refill' : undefined),
    choices(s, _, offer) {
      for (const who of WHO) {
        const p = s.players[who];
        if (ordered(p)) continue;
        const left = p.pitched.slice();
        for (const card of p.aside) remove(left, card);
        for (const card of kinds(left)) offer(who, { type: 'bottom', card });
      }
    },
    on: {
      bottom({ state: s }, { card }, seat) {
        s.players[seat as Who].aside.push(card);
      },
    },
  },
  refill: {
    title: 'End phase: pitch to the bottom, assets are lost, draw',
    to: ['turn end'],
    calls: ['draw', 'drew'],
    enter(play) {
      const s = play.state;
      for (const who of WHO) {
        bottomPitch(play, who);
        const p = s.players[who];
        p.action_points = 0;
        p.floating_resources = 0;
      }
      s.players[s.turn].tapped = false;
      for (const who of WHO) {
        if (who !== s.turn && s.number > 1) continue;
        const p = s.players[who];
        const n = (rowOf(s, p.hero).intellect ?? 4) + p.turn.intellect - p.hand.length;
        const most = s.real && !s.real.uncounted[who] ? Math.min(n, deckSize(p)) : n;
        if (s.real) play.call('drew', { who, n: Math.max(0, most) });
        else if (n > 0 && deckSize(p) > 0) play.call('draw', { who, n });
      }
      return 'turn end';
    },
  },
  'turn end': {
    title: 'The turn ends',
    to: ['start phase'],
    enter({ state: s }) {
      const me = s.players[s.turn];
      me.heroLost = false;
      for (const who of WHO) {
        const p = s.players[who];
        p.turn = freshTurn();
        p.next = [];
        p.contracts = [];
        // "Prevent the next N damage" is about this turn: what is left of it expires (8.2).
        p.shield = 0;
        p.playable = [];
        if (p.arsenal) p.arsenal.gift = false;
        for (const w of p.weapons) {
          w.used = 0;
          w.extra = 0;
          w.power = 0;
          w.hits = 0;
          w.attacks = 0;
          w.once = false;
        }
      }
      s.turn = foe(s.turn);
      return 'start phase';
    },
  },
} satisfies Partial<Steps>;

function store(s: State, card: string, up: boolean): void {
  const me = s.players[s.turn];
  if (s.real) me.hand.splice(placeIn(me.hand, card), 1);
  else remove(me.hand, card);
  me.arsenal = { card, up, lessons: 0, gift: false };
  s.awaiting_arsenal = false;
  s.arsenal_player = null;
}

/** Nothing left to decide. Counted, not looked at: when the last prompt comes must not tell the order so far. */
function ordered(p: Player): boolean {
  if (p.pitched.length - p.aside.length <= 1) return true;
  const first = p.pitched[0];
  return p.pitched.every((card) => card === first);
}

type P = Play<Fab>;

/** The foe saw which cards were pitched, not in which order they went below the deck. */
function bottomPitch(play: P, who: Who): void {
  const s = play.state;
  const p = s.players[who];
  if (!p.pitched.length) return;
  if (s.real) {
    const count = p.pitched.length;
    intoDeck(s, who, count);
    p.pitched = [];
    play.emit({ type: 'pitch_bottom', player: who, count });
    return;
  }
  const left = p.pitched.slice();
  for (const card of p.aside) remove(left, card);
  const cards = [...p.aside, ...left];
  p.bottom.push({ how: cards.length === 1 ? 'open' : 'set', cards });
  p.pitched = [];
  p.aside = [];
  const names = cards.map((card) => nameOf(s, card));
  const event = { type: 'pitch_bottom', player: who, count: cards.length } as const;
  tell(play, who, { ...event, cards: names }, event);
}
