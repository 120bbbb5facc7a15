import { kinds, nameOf, rowOf } from '../rules/cards.ts';
import { holds } from '../rules/conditions.ts';
import { makeAttack } from '../rules/costs.ts';
import { hasGain, power } from '../rules/power.ts';
import { foe, type Steps, type Who } from '../types.ts';
import { endGame, gainActionPoints, judge, loseLife, resetCombat } from './changes/assets.ts';
import {
  attackerOf,
  cardsOf,
  choose,
  clear,
  declare,
  payPlain,
  playReaction,
  putBlocks,
  toReaction,
  whyNotBlock,
  whyNotReact,
} from './plain-shared.ts';

/** The six steps of the plain flow, Layer to Resolution. */

export const PLAIN_COMBAT = {
  'plain Layer': {
    title: 'Layer step (plain flow)',
    to: ['plain Attack'],
    enter({ state: s }) {
      s.combat_step = 'layer';
      s.combat_priority = attackerOf(s);
      s.combat_passes = 0;
    },
    choices: (s, _, offer) => offer(s.combat_priority ?? s.turn, { type: 'pass' }),
    on: {
      pass(play, _, seat) {
        const s = play.state;
        s.combat_priority = foe(s.combat_priority ?? s.turn);
        if (s.combat_passes === 0) {
          s.combat_passes = 1;
          play.emit({ type: 'layer_pass', player: seat as Who });
          return undefined;
        }
        // Correction 4: the step takes its passes with it.
        s.combat_passes = 0;
        play.emit({ type: 'layer_end' });
        return 'plain Attack';
      },
    },
  },
  'plain Attack': {
    title: 'Attack step (plain flow): costs are paid',
    to: ['plain Defend'],
    enter(play) {
      const { state: s, own } = play;
      const who = attackerOf(s);
      const me = s.players[who];
      const { card, from } = own;
      const weapon = own.n ?? -1;
      const row = rowOf(s, card);
      const pitch = payPlain(play);
      const attack = makeAttack(s, who, card, from, weapon);
      // On-declare modifiers, once: what the card says about being played.
      for (const part of row.does?.played ?? []) {
        if (!holds(s, part.if, { by: who, attack, link: null, from, paid: [] })) continue;
        attack.power += part.n ?? 0;
        if (part.gain) attack.gains.push(part.gain);
      }
      if (attack.sameNth === 2)
        for (const part of row.does?.attack ?? []) if (part.do === 'weapon') attack.power += part.n ?? 0;
      s.pending_attack = power(s, attack, null);
      s.last_attack_card = from === 'weapon' ? null : card;
      s.last_pitch_sum = pitch;
      s.last_attack_had_go_again = hasGain(s, attack, null, 'go again');
      if (from !== 'weapon') me.graveyard.push(card);
      const used = me.weapons[weapon];
      if (used) {
        used.used++;
        used.attacks++;
        me.turn.weaponAttacks++;
      }
      me.turn.attacks++;
      me.action_points = Math.max(0, me.action_points - 1);
      s.combat_step = 'attack';
      s.reaction_block = 0;
      s.combat_block_total = 0;
      s.reaction_arsenal_cards = [];
      s.awaiting_defense = true;
      const { cost } = own;
      play.emit({
        type: 'declare_attack',
        player: who,
        card: row.name,
        id: card,
        attack: s.pending_attack,
        cost,
        pitch,
        source: from,
      });
      clear(own);
      return 'plain Defend';
    },
  },
  'plain Defend': {
    title: 'Defend step (plain flow)',
    to: ['plain Reaction'],
    enter({ state: s }) {
      s.combat_step = 'defend';
    },
    choices(s, own, offer) {
      const who = foe(attackerOf(s));
      for (const card of kinds(s.players[who].hand)) {
        offer(who, { type: 'block', card, from: 'hand' }, whyNotBlock(s, own, card, false));
      }
      if (cardsOf(own).length) offer(who, { type: 'done' });
      else offer(who, { type: 'pass' });
    },
    on: {
      block: choose,
      done(play) {
        const s = play.state;
        const player = foe(attackerOf(s));
        const cards = cardsOf(play.own);
        const block = putBlocks(s, player, cards);
        s.combat_block_total = block;
        s.reaction_block += block;
        play.emit({ type: 'block_play', player, block, cards: cards.map((card) => nameOf(s, card)) });
        toReaction(play);
        return 'plain Reaction';
      },
      pass(play) {
        play.emit({ type: 'block_pass', player: foe(attackerOf(play.state)) });
        toReaction(play);
        return 'plain Reaction';
      },
    },
    roles: { done: 'commits' },
  },
  'plain Reaction': {
    title: 'Reaction step (plain flow)',
    to: ['plain pay', 'plain Damage'],
    enter(play) {
      // An attack reaction comes back here once its pitch is chosen.
      if (play.own.why === 'react') playReaction(play);
    },
    next: (s) => (s.combat_passes >= 2 ? 'plain Damage' : undefined),
    choices(s, own, offer) {
      const who = s.reaction_actor ?? foe(s.turn);
      const me = s.players[who];
      if (who === attackerOf(s)) {
        for (const card of kinds(me.hand))
          offer(who, { type: 'react', card, from: 'hand' }, whyNotReact(s, who, card, 'hand'));
        if (me.arsenal) {
          const card = me.arsenal.card;
          offer(who, { type: 'react', card, from: 'arsenal' }, whyNotReact(s, who, card, 'arsenal'));
        }
        offer(who, { type: 'pass' });
        return;
      }
      for (const card of kinds(me.hand)) {
        offer(who, { type: 'block', card, from: 'hand' }, whyNotBlock(s, own, card, true));
      }
      if (me.arsenal) {
        const card = me.arsenal.card;
        // One card from the arsenal on top of those from hand.
        offer(who, { type: 'block', card, from: 'arsenal' }, whyNotBlock(s, {}, card, true));
      }
      if (cardsOf(own).length || own.card !== undefined) offer(who, { type: 'done' });
      else offer(who, { type: 'pass' });
    },
    on: {
      react(play, { card, from }, seat) {
        declare(play, { who: seat as Who, card, from, why: 'react' });
        return 'plain pay';
      },
      block(play, action, seat) {
        if (action.from !== 'arsenal') return choose(play, action, seat);
        play.own.card = action.card;
        play.state.players[seat as Who].arsenal = null;
      },
      done(play) {
        const { state: s, own } = play;
        const player = foe(attackerOf(s));
        const me = s.players[player];
        const names = cardsOf(own).map((card) => nameOf(s, card));
        let block = putBlocks(s, player, cardsOf(own));
        const card = own.card;
        if (card !== undefined) {
          me.graveyard.push(card);
          block += rowOf(s, card).defense ?? 0;
          names.push(nameOf(s, card));
          s.reaction_arsenal_cards.push(nameOf(s, card));
        }
        s.reaction_block += block;
        s.combat_passes = 0;
        s.reaction_actor = attackerOf(s);
        clear(own);
        play.emit({ type: 'defense_react_play', player, block, cards: names });
      },
      pass(play, _, seat) {
        const s = play.state;
        const player = seat as Who;
        if (player !== attackerOf(s)) {
          s.combat_passes = 1;
          s.reaction_actor = attackerOf(s);
          play.emit({ type: 'reaction_pass', player });
        } else if (s.combat_passes === 1) s.combat_passes = 2;
        else {
          s.reaction_actor = foe(player);
          play.emit({ type: 'reaction_pass', player });
        }
      },
    },
    roles: { done: 'commits' },
  },
  'plain Damage': {
    title: 'Damage step (plain flow)',
    to: ['plain Resolution'],
    enter(play) {
      const s = play.state;
      const who = foe(attackerOf(s));
      s.combat_step = 'damage';
      s.pending_damage = Math.max(0, s.pending_attack - s.reaction_block);
      if (s.pending_damage > 0) {
        loseLife(play, who, s.pending_damage);
        const by = s.last_attack_card === null ? 'weapon' : nameOf(s, s.last_attack_card);
        play.emit({ type: 'hit', player: who, damage: s.pending_damage, by });
        judge(s);
      }
      return 'plain Resolution';
    },
  },
  'plain Resolution': {
    title: 'Resolution step (plain flow)',
    to: ['plain action'],
    enter(play) {
      const s = play.state;
      s.combat_step = 'resolution';
      play.emit({
        type: 'defense_resolve',
        block: s.reaction_block,
        damage: s.pending_damage,
        life: s.players[foe(attackerOf(s))].life,
        ...(s.reaction_arsenal_cards.length ? { arsenal: s.reaction_arsenal_cards.join(', ') } : {}),
        ...(s.last_attack_had_go_again ? { go_again: true as const } : {}),
      });
      if (s.last_attack_had_go_again) gainActionPoints(play, attackerOf(s), 1);
      if (s.single) {
        endGame(s, null, 'link');
        return;
      }
      resetCombat(s);
      return 'plain action';
    },
  },
} satisfies Partial<Steps>;
