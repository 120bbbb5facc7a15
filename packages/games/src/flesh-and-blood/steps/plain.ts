import type { Reason } from '@fray/engine';
import { kinds, nameOf, rowOf } from '../rules/cards.ts';
import { focusOnPrice } from '../rules/focus.ts';
import { cheapest, NOTHING_STAYS } from '../rules/payment.ts';
import { foe, type Steps, type Who } from '../types.ts';
import { remove } from './changes/lists.ts';
import { makeSure, tell } from './changes/zones.ts';
import { cardsOf, choose, declare, pitchSum, whyNotAttack, whyNotPayPlain } from './plain-shared.ts';
import { drawn } from './turn.ts';

/** The plain flow of section 4, chosen in the set-up: six steps, then idle, without stack or triggers. */

export const PLAIN = {
  'plain start': {
    title: 'Start of turn (plain flow)',
    to: ['plain action'],
    enter(play) {
      const state = play.state;
      if (drawn(state)) return;
      state.number++;
      play.emit({ type: 'start_turn', player: state.turn, turn: state.number });
    },
    choices: (state, _, offer) => offer(state.turn, { type: 'continue' }),
    on: {
      continue(play) {
        const state = play.state;
        state.players[state.turn].action_points = 1;
        play.emit({ type: 'action_phase', player: state.turn });
        return 'plain action';
      },
    },
  },
  'plain action': {
    title: 'Action phase (plain flow)',
    to: ['plain pay', 'plain arsenal'],
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
            : whyNotPayPlain(state, who, cost);
        offer(who, { type: 'weapon', weapon: i }, not);
      });
      offer(who, { type: 'pass' });
    },
    on: {
      play(play, { card, from }, seat) {
        declare(play, { who: seat as Who, card, from: from === 'arsenal' ? from : 'hand', why: 'attack' });
        return 'plain pay';
      },
      weapon(play, { weapon }, seat) {
        const state = play.state;
        const card = state.players[seat as Who].weapons[weapon]?.card ?? '';
        declare(play, { who: seat as Who, card, from: 'weapon', why: 'attack' });
        play.own.n = weapon;
        return 'plain pay';
      },
      pass(play) {
        play.emit({ type: 'action_pass', player: play.state.turn });
        return 'plain arsenal';
      },
    },
    roles: { pass: 'ends' },
  },
  'plain pay': {
    title: 'Choose what to pitch (plain flow)',
    focus: focusOnPrice,
    to: ['plain Layer', 'plain Reaction'],
    next(state, own) {
      // Any set that covers the cost is accepted (section 6), also where nothing is missing: a hand is always asked.
      if (!own.sure && (state.players[own.who].hand.length || cardsOf(own).length)) return;
      return own.why === 'attack' ? 'plain Layer' : 'plain Reaction';
    },
    choices(state, own, offer) {
      const who = own.who;
      const have = state.players[who].floating_resources + pitchSum(state, own);
      const { cost } = own;
      const cards = cheapest(state, who, cost - pitchSum(state, own), NOTHING_STAYS);
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
        play.own.sure = true;
      },
      done: makeSure,
    },
  },
  'plain arsenal': {
    title: 'End phase: the arsenal prompt (plain flow)',
    to: ['plain end'],
    enter(play) {
      const state = play.state;
      const me = state.players[state.turn];
      state.awaiting_arsenal = !me.arsenal && me.hand.length > 0;
      state.arsenal_player = state.awaiting_arsenal ? state.turn : null;
      if (state.awaiting_arsenal) play.emit({ type: 'end_phase', player: state.turn });
    },
    next: (state) => (state.awaiting_arsenal ? undefined : 'plain end'),
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
        tell(play, player, { type: 'arsenal_set', player, card: nameOf(state, card) }, { type: 'arsenal_set', player });
      },
      pass(play) {
        play.state.awaiting_arsenal = false;
        play.emit({ type: 'arsenal_skip', player: play.state.turn });
      },
    },
  },
  'plain end': {
    title: 'End of turn (plain flow): pitch to the bottom, draw',
    to: ['plain start'],
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
      return 'plain start';
    },
  },
} satisfies Partial<Steps>;
