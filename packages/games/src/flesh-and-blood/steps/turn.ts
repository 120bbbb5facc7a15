import { forFirst } from '../dice-for.ts';
import { deckSize, nameOf, rowOf } from '../rules/cards.ts';
import { focusOnPlayer } from '../rules/focus.ts';
import { type Fab, foe, type Player, type State, type Steps, WHO, type Who } from '../types.ts';
import { endGame, judge } from './changes/assets.ts';
import { remove } from './changes/lists.ts';
import { stalemate, trigger } from './changes/zones.ts';
import type { Declared } from './memory.ts';
import { addReminder } from './real-deck/tell.ts';

/** Starting a game (1.5), Start Phase (2.1), Action Phase (2.2). */
export const TURN = {
  opening: {
    title: 'The setup decides where to begin',
    to: ['first player', 'hands', 'single link', 'lot', 'start phase'],
    enter(play) {
      const { state } = play;
      if (state.single) return 'single link';
      if (state.realDeck) play.emit({ type: 'began', sides: { A: sideOf(state, 'A'), B: sideOf(state, 'B') } });
      if (state.realDeck) return state.first === 'random' ? 'lot' : 'start phase';
      return state.first === 'random' ? 'first player' : 'hands';
    },
  },
  'first player': {
    title: 'A player chosen at random decides who goes first',
    focus: focusOnPlayer,
    to: ['hands'],
    rolls: true,
    enter(play) {
      play.memory.who = play.draw(1, 2, forFirst)[0] === 0 ? 'A' : 'B';
    },
    choices(_, memory, offer) {
      for (const who of WHO) offer(memory.who ?? 'A', { type: 'lead', who });
    },
    on: {
      lead(play, { who }) {
        play.state.turn = who;
        delete play.memory.who;
        play.emit({ type: 'first_player', player: who });
        return 'hands';
      },
    },
  },
  hands: {
    title: 'Both players draw up to intellect',
    to: ['start phase', 'simplified start'],
    calls: ['draw', 'pick'],
    enter(play) {
      const state = play.state;
      for (const who of WHO) {
        if (rowOf(state, state.players[who].hero).steady?.opens) play.call('pick', { who, why: 'opening item' });
      }
      for (const who of WHO) play.call('draw', { who, n: rowOf(state, state.players[who].hero).intellect ?? 4 });
      return state.mode === 'simplified' ? 'simplified start' : 'start phase';
    },
  },
  'single link': {
    title: 'One chain link: the attack is declared and paid',
    to: ['Layer', 'simplified Layer'],
    calls: ['announce'],
    enter(play) {
      const state = play.state;
      state.number = 1;
      state.players.A.action_points = 1;
      const card = state.last_attack_card as string;
      const weapon = state.players.A.weapons.findIndex((w) => w.card === card);
      const from = weapon >= 0 ? 'weapon' : 'hand';
      if (state.mode === 'simplified') {
        if (weapon < 0) remove(state.players.A.hand, card);
        const declared: Declared = { who: 'A', card, from, cost: 0, why: 'attack', cards: [] };
        Object.assign(play.memory, declared, weapon < 0 ? {} : { n: weapon });
        return 'simplified Layer';
      }
      play.call('announce', { who: 'A', card, why: from, n: weapon, sure: true });
      return 'Layer';
    },
  },
  'start phase': {
    title: 'Start phase',
    to: ['mentor'],
    calls: ['resolve all', 'ticks'],
    enter(play) {
      const state = play.state;
      const me = state.players[state.turn];
      if (isDraw(state)) return;
      state.number++;
      if (me.copies !== undefined) {
        me.hero = me.copies;
        delete me.copies;
      }
      state.players[foe(state.turn)].frozen = [];
      me.next.push(...me.later);
      me.later = [];
      me.turn.tax = me.laterTax;
      me.laterTax = 0;
      play.emit({ type: 'start_turn', player: state.turn, turn: state.number });
      for (const it of me.permanents) trigger(state, state.turn, it.card, 'start');
      for (const it of me.equipment) {
        const there = me.stored?.[it.card] ?? 0;
        // What can hold no more counters has nothing to ask.
        if (rowOf(state, it.card).does?.start?.some((part) => there < (part.most ?? 99)))
          trigger(state, state.turn, it.card, 'start');
      }
      if (state.realDeck) {
        for (const it of [me.hero, ...me.equipment, ...me.permanents]) {
          addReminder(play, state.turn, typeof it === 'string' ? it : it.card, 'start');
        }
        play.call('ticks', { when: 'start' });
      }
      play.call('resolve all', { quiet: true });
      return 'mentor';
    },
  },
  mentor: {
    title: 'A mentor in the arsenal may be turned face up',
    to: ['action phase'],
    next(state) {
      const me = state.players[state.turn];
      return me.mentor && me.arsenal && !me.arsenal.up && mentorHidden(state, me) ? undefined : 'action phase';
    },
    choices(state, _, offer) {
      const me = state.players[state.turn];
      if (!me.arsenal) return;
      const mentor = rowOf(state, me.arsenal.card).type === 'mentor';
      offer(state.turn, { type: 'accept' }, !mentor && { code: 'no-mentor' });
      offer(state.turn, { type: 'decline' });
    },
    on: {
      accept(play) {
        const state = play.state;
        const arsenal = state.players[state.turn].arsenal;
        if (arsenal) {
          arsenal.up = true;
          play.reveal();
          play.emit({ type: 'turned_up', player: state.turn, card: nameOf(state, arsenal.card) });
        }
        return 'action phase';
      },
      decline: () => 'action phase',
    },
  },
  'action phase': {
    title: 'Action phase begins',
    to: ['action'],
    enter(play) {
      const state = play.state;
      const me = state.players[state.turn];
      me.action_points = 1;
      play.emit({ type: 'action_phase', player: state.turn });
      for (const it of me.permanents) trigger(state, state.turn, it.card, 'action phase', it.counters);
      if (!me.heroLost) trigger(state, state.turn, me.hero, 'action phase');
      return 'action';
    },
  },
  action: {
    title: 'Action phase, no combat',
    to: ['Layer', 'end phase'],
    calls: ['priority'],
    enter(play) {
      play.call('priority', { who: play.state.turn, phase: 'action', passes: 0 });
    },
    next: (state) => (state.stack.length ? 'Layer' : 'end phase'),
  },
} satisfies Partial<Steps>;

/** A side of a table with real decks as it sits down. */
function sideOf(state: State, who: Who) {
  const { hero, life, hand } = state.players[who];
  const { name, intellect = 0 } = rowOf(state, hero);
  const cards = state.realDeck?.uncounted[who] ? null : hand.length + deckSize(state.players[who]);
  return { hero: name, life, intellect, cards };
}

/** Whether a mentor may lie face down in the arsenal, as far as the other side knows: one is in none of the open zones. */
function mentorHidden(state: State, player: Player): boolean {
  const unseen = [player.hand, player.deck, player.intimidated, player.looking, [player.arsenal?.card ?? '']];
  for (const pile of [...player.top, ...player.bottom]) if (pile.how === 'secret') unseen.push(pile.cards);
  return unseen.some((cards) => cards.some((card) => card && rowOf(state, card).type === 'mentor'));
}

/** Turns without damage and with both decks empty that make a draw. */
const DRY_LIMIT = 3;

/** Our own rule for stalemate and deadlock (9.6): every game ends. Asked between two turns. */
export function isDraw(state: Fab['state']): boolean {
  // Life that the host took while something was being paid or drawn.
  judge(state);
  if (state.result) return true;
  if (state.number > 0) {
    const empty = deckSize(state.players.A) === 0 && deckSize(state.players.B) === 0;
    state.idle = state.hurt ? 0 : state.idle + 1;
    state.dry = state.hurt || !empty ? 0 : state.dry + 1;
    state.hurt = false;
  }
  if (state.idle >= state.idle_limit || (state.dry >= DRY_LIMIT && !state.realDeck)) endGame(state, null, 'deadlock');
  else if (!state.realDeck && stalemate(state)) endGame(state, null, 'stalemate');
  return state.result !== null;
}
