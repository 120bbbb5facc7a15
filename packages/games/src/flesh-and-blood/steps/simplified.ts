import type { Reason } from '@fray/engine';
import { kinds, rowOf } from '../rules/cards.ts';
import { focusOnPrice } from '../rules/focus.ts';
import { cheapest, NOTHING_STAYS } from '../rules/payment.ts';
import { foe, type Steps, type Who } from '../types.ts';
import { remove } from './changes/lists.ts';
import { makeSure, tellHidden } from './changes/zones.ts';
import { cardsOf, choose, declare, pitchSum, whyNotAttack, whyNotPaySimplified } from './simplified-shared.ts';
import { isDraw } from './turn.ts';

/** The simplified rules of section 4, chosen in the setup: six steps, then idle, without stack or triggers. */

export const SIMPLIFIED = {
  'simplified start': {
    title: 'Start of turn (simplified)',
    to: ['simplified action'],
    enter(play) {
      const state = play.state;
      if (isDraw(state)) return;
      state.number++;
      play.emit({ type: 'start_turn', player: state.turn, turn: state.number });
    },
    choices: (state, _, offer) => offer(state.turn, { type: 'continue' }),
    on: {
      continue(play) {
        const state = play.state;
        state.players[state.turn].action_points = 1;
        play.emit({ type: 'action_phase', player: state.turn });
        return 'simplified action';
      },
    },
  },
  'simplified action': {
    title: 'Action phase (simplified)',
    to: ['simplified pay', 'simplified arsenal'],
    choices(state, _, offer) {
      const who = state.turn;
      const me = state.players[who];
      for (const card of kinds(me.hand)) {
        offer(who, { type: 'play', card, from: 'hand' }, whyNotAttack(state, who, card, 'hand'));
      }
      if (me.arsenal) {
        const card = me.arsenal.card;
        offer(who, { type: 'play', card, from: 'arsenal' }, whyNotAttack(state, who, card, 'arsenal'));
      }
      me.weapons.forEach((weapon, i) => {
        const cost = rowOf(state, weapon.card).cost ?? 0;
        const not: Reason | false = weapon.used
          ? { code: 'weapon-used' }
          : me.action_points < 1
            ? { code: 'no-action-point' }
            : whyNotPaySimplified(state, who, cost);
        offer(who, { type: 'weapon', weapon: i }, not);
      });
      offer(who, { type: 'pass' });
    },
    on: {
      play(play, { card, from }, seat) {
        declare(play, { who: seat as Who, card, from: from === 'arsenal' ? from : 'hand', why: 'attack' });
        return 'simplified pay';
      },
      weapon(play, { weapon }, seat) {
        const state = play.state;
        const card = state.players[seat as Who].weapons[weapon]?.card ?? '';
        declare(play, { who: seat as Who, card, from: 'weapon', why: 'attack' });
        play.memory.n = weapon;
        return 'simplified pay';
      },
      pass(play) {
        play.emit({ type: 'action_pass', player: play.state.turn });
        return 'simplified arsenal';
      },
    },
    roles: { pass: 'ends' },
  },
  'simplified pay': {
    title: 'Choose what to pitch (simplified)',
    focus: focusOnPrice,
    to: ['simplified Layer', 'simplified Reaction'],
    next(state, memory) {
      // Any set that covers the cost is accepted (section 6), also where nothing is missing: a hand is always asked.
      if (!memory.sure && (state.players[memory.who].hand.length || cardsOf(memory).length)) return;
      return memory.why === 'attack' ? 'simplified Layer' : 'simplified Reaction';
    },
    choices(state, memory, offer) {
      const who = memory.who;
      const have = state.players[who].floating_resources + pitchSum(state, memory);
      const { cost } = memory;
      const cards = cheapest(state, who, cost - pitchSum(state, memory), NOTHING_STAYS);
      if (cards) offer(who, { type: 'pay', cards });
      for (const card of kinds(state.players[who].hand)) {
        offer(who, { type: 'pitch', card }, !rowOf(state, card).pitch && { code: 'no-pitch', card });
      }
      offer(who, { type: 'done' }, have < cost && { code: 'not-covered', cost, have });
    },
    on: {
      pitch: choose,
      pay(play, { cards }, seat) {
        for (const card of cards) choose(play, { card }, seat);
        play.memory.sure = true;
      },
      done: makeSure,
    },
  },
  'simplified arsenal': {
    title: 'End phase (simplified): a card into the arsenal',
    to: ['simplified end'],
    enter(play) {
      const state = play.state;
      const me = state.players[state.turn];
      state.awaiting_arsenal = !me.arsenal && me.hand.length > 0;
      state.arsenal_player = state.awaiting_arsenal ? state.turn : null;
      if (state.awaiting_arsenal) play.emit({ type: 'end_phase', player: state.turn });
    },
    next: (state) => (state.awaiting_arsenal ? undefined : 'simplified end'),
    choices(state, _, offer) {
      for (const card of kinds(state.players[state.turn].hand)) offer(state.turn, { type: 'store', card });
      offer(state.turn, { type: 'pass' });
    },
    on: {
      store(play, { card }) {
        const state = play.state;
        const player = state.turn;
        const me = state.players[player];
        remove(me.hand, card);
        me.arsenal = { card, up: false, lessons: 0, gift: false };
        state.awaiting_arsenal = false;
        tellHidden(play, player, 'arsenal_set', card);
      },
      pass(play) {
        play.state.awaiting_arsenal = false;
        play.emit({ type: 'arsenal_skip', player: play.state.turn });
      },
    },
  },
  'simplified end': {
    title: 'End of turn (simplified): pitched cards to the bottom, draw',
    to: ['simplified start'],
    calls: ['draw'],
    enter(play) {
      const state = play.state;
      const player = state.turn;
      const me = state.players[player];
      state.arsenal_player = null;
      // Only the turn player's, in the order in which they were pitched.
      if (me.pitched.length) {
        const count = me.pitched.length;
        me.bottom.push({ how: 'open', cards: me.pitched });
        me.pitched = [];
        play.emit({ type: 'pitch_bottom', player, count });
      }
      me.floating_resources = 0;
      me.action_points = 0;
      me.turn.attacks = 0;
      me.turn.weaponAttacks = 0;
      for (const w of me.weapons) {
        w.used = 0;
        w.attacks = 0;
      }
      const n = (rowOf(state, me.hero).intellect ?? 4) - me.hand.length;
      if (n > 0) play.call('draw', { who: player, n });
      state.turn = foe(player);
      return 'simplified start';
    },
  },
} satisfies Partial<Steps>;
