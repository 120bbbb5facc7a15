import type { Play, Reason } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { deckSize, has, kinds, nameOf, rowOf } from '../rules/cards.ts';
import { isBlank, UNNAMED } from '../rules/real-deck/blanks.ts';
import { resolveCard } from '../rules/real-deck/given.ts';
import { SAMPLE_HEAVE_CARD } from '../rules/real-deck/kit.ts';
import { whyNotHeave } from '../rules/real-deck/plays.ts';
import { hasRoom, placeIn } from '../rules/real-deck/zones.ts';
import { whyNotPay } from '../rules/timing.ts';
import { type Fab, foe, type Player, type State, type Steps, WHO, type Who } from '../types.ts';
import { judge, loseLife } from './changes/assets.ts';
import { triggerIf } from './changes/attack.ts';
import { freshTurn } from './changes/fresh.ts';
import { insert, remove } from './changes/lists.ts';
import { destroyEquipment, destroyOne, makeTokens, tell, tellHidden, trigger } from './changes/zones.ts';
import { healAllies } from './real-deck/allies.ts';
import { askBack, channel } from './real-deck/asks.ts';
import { addNote, addReminder, learn } from './real-deck/tell.ts';
import { closeUp, intoArsenal, intoDeck, nameIn } from './real-deck/zones.ts';

/** A trigger whose every part asks for something that is not so does not trigger. */
function endTrigger(state: State, card: CardId): void {
  triggerIf(state, { by: state.turn, attack: null, link: null, from: 'permanent', paid: [] }, card, 'end phase');
}

/** The host may have taken the last card, or filled the arsenal, after it was asked. */
const whyNotStore = (me: Player): Reason | false => {
  if (!hasRoom(me)) return { code: 'arsenal-full' };
  return !me.hand.length && { code: 'zone-empty', zone: 'hand' };
};

/** End Phase (2.3): nobody has priority. */
export const END = {
  'end phase': {
    title: 'End phase begins',
    to: ['arsenal'],
    calls: ['resolve all', 'ticks', 'may'],
    enter(play) {
      const state = play.state;
      const me = state.players[state.turn];
      play.emit({ type: 'end_phase', player: state.turn });
      for (const who of WHO) {
        const player = state.players[who];
        if (player.intimidated.length) play.emit({ type: 'returned', player: who, cards: player.intimidated.length });
        for (const card of player.intimidated) insert(player.hand, card);
        player.intimidated = [];
        for (const it of player.equipment.slice()) if (it.quelled) destroyEquipment(play, who, it.card);
        for (const it of player.permanents.slice()) if (it.quelled) destroyOne(play, who, it);
      }
      let debt = 0;
      for (const card of me.banished) if (has(rowOf(state, card), 'blood debt')) debt++;
      loseLife(play, state.turn, debt);
      judge(state);
      for (const it of me.permanents) endTrigger(state, it.card);
      if (!me.heroLost) trigger(state, state.turn, me.hero, 'end phase');
      me.weapons.forEach((weapon, i) => {
        const rusts = me.stored?.[weapon.card] !== undefined;
        if ((weapon.counters && !weapon.hits) || rusts) trigger(state, state.turn, weapon.card, 'end phase', i);
      });
      if (state.realDeck) {
        for (const who of WHO) healAllies(state.players[who]);
        askBloodDebt(play, state.turn);
        askBack(play);
        channel(play, state.turn);
        for (const it of [me.hero, ...me.equipment, ...me.permanents]) {
          addReminder(play, state.turn, typeof it === 'string' ? it : it.card, 'end');
        }
        play.call('ticks', { when: 'end' });
      }
      play.call('resolve all', { quiet: true });
      return 'arsenal';
    },
  },
  arsenal: {
    title: 'End phase: a card into the arsenal',
    to: ['pitch order'],
    calls: ['pay'],
    enter({ state }) {
      const me = state.players[state.turn];
      if (state.realDeck) closeUp(me);
      state.awaiting_arsenal = hasRoom(me) && me.hand.length > 0;
      state.arsenal_player = state.awaiting_arsenal ? state.turn : null;
    },
    next: (state) => (state.awaiting_arsenal ? undefined : 'pitch order'),
    choices(state, _, offer) {
      const me = state.players[state.turn];
      // Nobody is shown which real card goes there face down.
      for (const card of state.realDeck ? [UNNAMED] : kinds(me.hand)) {
        offer(state.turn, { type: 'store', card }, whyNotStore(me));
        const heave = rowOf(state, card).keywords?.heave;
        // The card itself must stay in hand while it is paid for.
        if (heave !== undefined)
          offer(
            state.turn,
            { type: 'heave', card },
            whyNotPay(state, state.turn, heave, { keep: 'none', without: card }),
          );
      }
      if (state.realDeck)
        offer.form(
          state.turn,
          { type: 'heave', card: '' },
          whyNotHeave(state, state.turn, resolveCard(state, SAMPLE_HEAVE_CARD)),
        );
      offer(state.turn, { type: 'pass' });
    },
    on: {
      store(play, { card }) {
        const state = play.state;
        store(state, card, false);
        tellHidden(play, state.turn, 'arsenal_set', card);
        return 'pitch order';
      },
      heave(play, { card: given }) {
        const state = play.state;
        const card = learn(state, given);
        if (state.realDeck) nameIn(play, state.turn, card, 'hand');
        const n = rowOf(state, card).keywords?.heave ?? 0;
        store(state, card, true);
        play.reveal();
        play.emit({ type: 'arsenal_set', player: state.turn, card: nameOf(state, card) });
        makeTokens(play, state.turn, 'seismic-surge', n);
        play.call('pay', { who: state.turn, cost: n });
        return 'pitch order';
      },
      pass(play) {
        const state = play.state;
        state.awaiting_arsenal = false;
        state.arsenal_player = null;
        play.emit({ type: 'arsenal_skip', player: state.turn });
        return 'pitch order';
      },
    },
  },
  'pitch order': {
    title: 'End phase: both players order their pitched cards',
    to: ['refill'],
    // In which order real cards go below the deck nobody needs to know.
    next: (state) =>
      state.realDeck || (isOrdered(state.players.A) && isOrdered(state.players.B)) ? 'refill' : undefined,
    choices(state, _, offer) {
      for (const who of WHO) {
        const player = state.players[who];
        if (isOrdered(player)) continue;
        const left = player.pitched.slice();
        for (const card of player.aside) remove(left, card);
        for (const card of kinds(left)) offer(who, { type: 'bottom', card });
      }
    },
    on: {
      bottom({ state }, { card }, seat) {
        state.players[seat as Who].aside.push(card);
      },
    },
  },
  refill: {
    title: 'End phase: pitched cards to the bottom, assets are lost, draw',
    to: ['turn end'],
    calls: ['draw', 'drew'],
    enter(play) {
      const state = play.state;
      for (const who of WHO) {
        bottomPitch(play, who);
        const player = state.players[who];
        player.action_points = 0;
        player.floating_resources = 0;
        delete player.chi;
      }
      state.players[state.turn].tapped = false;
      for (const who of WHO) {
        if (who !== state.turn && state.number > 1) continue;
        const player = state.players[who];
        const n = (rowOf(state, player.hero).intellect ?? 4) + player.turn.intellect - player.hand.length;
        const most = state.realDeck && !state.realDeck.uncounted[who] ? Math.min(n, deckSize(player)) : n;
        if (state.realDeck) play.call('drew', { who, n: Math.max(0, most) });
        else if (n > 0 && deckSize(player) > 0) play.call('draw', { who, n });
      }
      return 'turn end';
    },
  },
  'turn end': {
    title: 'The turn ends',
    to: ['start phase'],
    enter({ state }) {
      const me = state.players[state.turn];
      me.heroLost = false;
      for (const who of WHO) {
        const player = state.players[who];
        player.turn = freshTurn();
        player.next = [];
        player.contracts = [];
        // "Prevent the next N damage" is about this turn: what is left of it expires (8.2).
        player.shield = 0;
        player.playable = [];
        for (const it of player.permanents) delete it.sung;
        for (const it of [player.arsenal, player.spare]) if (it) it.gift = false;
        for (const w of player.weapons) {
          w.used = 0;
          w.extra = 0;
          w.power = 0;
          w.hits = 0;
          w.attacks = 0;
          w.once = false;
        }
      }
      state.turn = state.realDeck?.extra ?? foe(state.turn);
      delete state.realDeck?.extra;
      return 'start phase';
    },
  },
} satisfies Partial<Steps>;

function store(state: State, card: string, up: boolean): void {
  const me = state.players[state.turn];
  if (state.realDeck) me.hand.splice(placeIn(me.hand, card), 1);
  else remove(me.hand, card);
  intoArsenal(me, { card, up, lessons: 0, gift: false });
  state.awaiting_arsenal = false;
  state.arsenal_player = null;
}

/** Nothing left to decide. Counted, not looked at: when the last prompt comes must not tell the order so far. */
function isOrdered(player: Player): boolean {
  if (player.pitched.length - player.aside.length <= 1) return true;
  const first = player.pitched[0];
  return player.pitched.every((card) => card === first);
}

/** Cards that nobody named may have blood debt as well, where a side has such cards (K). */
function askBloodDebt(play: Play<Fab>, who: Who): void {
  const { state } = play;
  const { banished, hero } = state.players[who];
  const isDebt = (card: CardId): boolean => has(rowOf(state, card), 'blood debt');
  const hasSome = [...banished, ...(state.realDeck?.seen[who] ?? [])].some(isDebt);
  if (hasSome && banished.some(isBlank))
    addNote(play, { who, card: hero, when: 'end', words: 'blood debt of cards that nobody has named' });
}

type P = Play<Fab>;

/** The foe saw which cards were pitched, not in which order they went below the deck. */
function bottomPitch(play: P, who: Who): void {
  const state = play.state;
  const player = state.players[who];
  if (!player.pitched.length) return;
  if (state.realDeck) {
    const count = player.pitched.length;
    intoDeck(state, who, count);
    player.pitched = [];
    play.emit({ type: 'pitch_bottom', player: who, count });
    return;
  }
  const left = player.pitched.slice();
  for (const card of player.aside) remove(left, card);
  const cards = [...player.aside, ...left];
  player.bottom.push({ how: cards.length === 1 ? 'open' : 'set', cards });
  player.pitched = [];
  player.aside = [];
  const names = cards.map((card) => nameOf(state, card));
  const event = { type: 'pitch_bottom', player: who, count: cards.length } as const;
  tell(play, who, { ...event, cards: names }, event);
}
