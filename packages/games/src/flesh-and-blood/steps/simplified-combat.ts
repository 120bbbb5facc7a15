import { kinds, nameOf, rowOf } from '../rules/cards.ts';
import { holds } from '../rules/conditions.ts';
import { makeAttack } from '../rules/costs.ts';
import { focusOnPlayer } from '../rules/focus.ts';
import { hasGain, power } from '../rules/power.ts';
import { foe, type Steps, type Who } from '../types.ts';
import { endGame, gainActionPoints, judge, loseLife, resetCombat } from './changes/assets.ts';
import {
  attackerOf,
  cardsOf,
  choose,
  clear,
  declare,
  paySimplified,
  playReaction,
  putBlocks,
  toReaction,
  whyNotBlock,
  whyNotReact,
} from './simplified-shared.ts';

/** The six steps of the simplified rules, Layer to Resolution. */

export const SIMPLIFIED_COMBAT = {
  'simplified Layer': {
    title: 'Layer step (simplified)',
    focus: focusOnPlayer,
    to: ['simplified Attack'],
    enter({ state }) {
      state.combat_step = 'layer';
      state.combat_priority = attackerOf(state);
      state.combat_passes = 0;
    },
    choices: (state, _, offer) => offer(state.combat_priority ?? state.turn, { type: 'pass' }),
    on: {
      pass(play, _, seat) {
        const state = play.state;
        state.combat_priority = foe(state.combat_priority ?? state.turn);
        if (state.combat_passes === 0) {
          state.combat_passes = 1;
          play.emit({ type: 'layer_pass', player: seat as Who });
          return undefined;
        }
        // Correction 4: the step takes its passes with it.
        state.combat_passes = 0;
        play.emit({ type: 'layer_end' });
        return 'simplified Attack';
      },
    },
  },
  'simplified Attack': {
    title: 'Attack step (simplified): costs are paid',
    to: ['simplified Defend'],
    enter(play) {
      const { state, memory } = play;
      const who = attackerOf(state);
      const me = state.players[who];
      const { card, from } = memory;
      const weapon = memory.n ?? -1;
      const row = rowOf(state, card);
      const pitch = paySimplified(play);
      const attack = makeAttack(state, who, card, from, weapon);
      // On-declare modifiers, once: what the card says about being played.
      for (const part of row.does?.played ?? []) {
        if (!holds(state, part.if, { by: who, attack, link: null, from, paid: [] })) continue;
        attack.power += part.n ?? 0;
        if (part.gain) attack.gains.push(part.gain);
      }
      if (attack.sameNth === 2)
        for (const part of row.does?.attack ?? []) if (part.do === 'weapon') attack.power += part.n ?? 0;
      state.pending_attack = power(state, attack, null);
      state.last_attack_card = from === 'weapon' ? null : card;
      state.last_pitch_sum = pitch;
      state.last_attack_had_go_again = hasGain(state, attack, null, 'go again');
      if (from !== 'weapon') me.graveyard.push(card);
      const used = me.weapons[weapon];
      if (used) {
        used.used++;
        used.attacks++;
        me.turn.weaponAttacks++;
      }
      me.turn.attacks++;
      me.action_points = Math.max(0, me.action_points - 1);
      state.combat_step = 'attack';
      state.reaction_block = 0;
      state.combat_block_total = 0;
      state.reaction_arsenal_cards = [];
      state.awaiting_defense = true;
      const { cost } = memory;
      play.emit({
        type: 'declare_attack',
        player: who,
        card: row.name,
        id: card,
        attack: state.pending_attack,
        cost,
        pitch,
        source: from,
      });
      clear(memory);
      return 'simplified Defend';
    },
  },
  'simplified Defend': {
    title: 'Defend step (simplified)',
    to: ['simplified Reaction'],
    enter({ state }) {
      state.combat_step = 'defend';
    },
    choices(state, memory, offer) {
      const who = foe(attackerOf(state));
      for (const card of kinds(state.players[who].hand)) {
        offer(who, { type: 'block', card, from: 'hand' }, whyNotBlock(state, memory, card, false));
      }
      if (cardsOf(memory).length) offer(who, { type: 'done' });
      else offer(who, { type: 'pass' });
    },
    on: {
      block: choose,
      done(play) {
        const state = play.state;
        const player = foe(attackerOf(state));
        const cards = cardsOf(play.memory);
        const block = putBlocks(state, player, cards);
        state.combat_block_total = block;
        state.reaction_block += block;
        play.emit({ type: 'block_play', player, block, cards: cards.map((card) => nameOf(state, card)) });
        toReaction(play);
        return 'simplified Reaction';
      },
      pass(play) {
        play.emit({ type: 'block_pass', player: foe(attackerOf(play.state)) });
        toReaction(play);
        return 'simplified Reaction';
      },
    },
    roles: { done: 'commits' },
  },
  'simplified Reaction': {
    title: 'Reaction step (simplified)',
    to: ['simplified pay', 'simplified Damage'],
    enter(play) {
      // An attack reaction comes back here once its pitch is chosen.
      if (play.memory.why === 'react') playReaction(play);
    },
    next: (state) => (state.combat_passes >= 2 ? 'simplified Damage' : undefined),
    choices(state, memory, offer) {
      const who = state.reaction_actor ?? foe(state.turn);
      const me = state.players[who];
      if (who === attackerOf(state)) {
        for (const card of kinds(me.hand))
          offer(who, { type: 'react', card, from: 'hand' }, whyNotReact(state, who, card, 'hand'));
        if (me.arsenal) {
          const card = me.arsenal.card;
          offer(who, { type: 'react', card, from: 'arsenal' }, whyNotReact(state, who, card, 'arsenal'));
        }
        offer(who, { type: 'pass' });
        return;
      }
      for (const card of kinds(me.hand)) {
        offer(who, { type: 'block', card, from: 'hand' }, whyNotBlock(state, memory, card, true));
      }
      if (me.arsenal) {
        const card = me.arsenal.card;
        // One card from the arsenal on top of those from hand.
        offer(who, { type: 'block', card, from: 'arsenal' }, whyNotBlock(state, {}, card, true));
      }
      if (cardsOf(memory).length || memory.card !== undefined) offer(who, { type: 'done' });
      else offer(who, { type: 'pass' });
    },
    on: {
      react(play, { card, from }, seat) {
        declare(play, { who: seat as Who, card, from, why: 'react' });
        return 'simplified pay';
      },
      block(play, action, seat) {
        if (action.from !== 'arsenal') return choose(play, action, seat);
        play.memory.card = action.card;
        play.state.players[seat as Who].arsenal = null;
      },
      done(play) {
        const { state, memory } = play;
        const player = foe(attackerOf(state));
        const me = state.players[player];
        const names = cardsOf(memory).map((card) => nameOf(state, card));
        let block = putBlocks(state, player, cardsOf(memory));
        const card = memory.card;
        if (card !== undefined) {
          me.graveyard.push(card);
          block += rowOf(state, card).defense ?? 0;
          names.push(nameOf(state, card));
          state.reaction_arsenal_cards.push(nameOf(state, card));
        }
        state.reaction_block += block;
        state.combat_passes = 0;
        state.reaction_actor = attackerOf(state);
        clear(memory);
        play.emit({ type: 'defense_react_play', player, block, cards: names });
      },
      pass(play, _, seat) {
        const state = play.state;
        const player = seat as Who;
        if (player !== attackerOf(state)) {
          state.combat_passes = 1;
          state.reaction_actor = attackerOf(state);
          play.emit({ type: 'reaction_pass', player });
        } else if (state.combat_passes === 1) state.combat_passes = 2;
        else {
          state.reaction_actor = foe(player);
          play.emit({ type: 'reaction_pass', player });
        }
      },
    },
    roles: { done: 'commits' },
  },
  'simplified Damage': {
    title: 'Damage step (simplified)',
    to: ['simplified Resolution'],
    enter(play) {
      const state = play.state;
      const who = foe(attackerOf(state));
      state.combat_step = 'damage';
      state.pending_damage = Math.max(0, state.pending_attack - state.reaction_block);
      if (state.pending_damage > 0) {
        loseLife(play, who, state.pending_damage);
        const by = state.last_attack_card === null ? 'weapon' : nameOf(state, state.last_attack_card);
        play.emit({ type: 'hit', player: who, damage: state.pending_damage, by });
        judge(state);
      }
      return 'simplified Resolution';
    },
  },
  'simplified Resolution': {
    title: 'Resolution step (simplified)',
    to: ['simplified action'],
    enter(play) {
      const state = play.state;
      state.combat_step = 'resolution';
      play.emit({
        type: 'defense_resolve',
        block: state.reaction_block,
        damage: state.pending_damage,
        life: state.players[foe(attackerOf(state))].life,
        ...(state.reaction_arsenal_cards.length ? { arsenal: state.reaction_arsenal_cards.join(', ') } : {}),
        ...(state.last_attack_had_go_again ? { go_again: true as const } : {}),
      });
      if (state.last_attack_had_go_again) gainActionPoints(play, attackerOf(state), 1);
      if (state.single) {
        endGame(state, null, 'link');
        return;
      }
      resetCombat(state);
      return 'simplified action';
    },
  },
} satisfies Partial<Steps>;
