import { activeLink, attackLayer, lastLink, nameOf, rowOf } from '../rules/cards.ts';
import { comboMet } from '../rules/conditions.ts';
import { whyNotDeclare, whyNotDeclareEquipment } from '../rules/defend.ts';
import { block, hasGain, openDamage, power } from '../rules/power.ts';
import { isAlly } from '../rules/real-deck/allies.ts';
import { reopensQuestion } from '../rules/real-deck/questions.ts';
import { foe, type Link, type Phase, type State, type Steps } from '../types.ts';
import { gainActionPoints, judge, refresh } from './changes/assets.ts';
import { attackEvent, defendEvent, flicFlak } from './changes/attack.ts';
import { remove } from './changes/lists.ts';
import { bury, trigger } from './changes/zones.ts';
import { strikeAlly } from './real-deck/allies.ts';
import { askAboutAttack, defends, forgiveEquipment, listDefenders } from './real-deck/chain.ts';
import { decideWager } from './real-deck/keywords.ts';
import { addReminder } from './real-deck/tell.ts';

/** The combat chain: sections 5.2 to 5.7, one row a step, under the names that players know. */

const window = (state: State, phase: Phase) => ({ who: state.turn, phase, passes: 0 });

/** The host has closed the chain: a card that Fray does not know said so. */
const isClosing = (state: State): boolean => state.realDeck?.closing === true;

export const CHAIN = {
  Layer: {
    title: 'Layer step',
    to: ['Attack', 'Close'],
    calls: ['priority'],
    enter(play) {
      const state = play.state;
      state.combat_step = 'layer';
      // The fields of section 4.4 are about one link; the chain keeps what was.
      state.pending_damage = 0;
      state.reaction_block = 0;
      state.combat_block_total = 0;
      state.reaction_arsenal_cards = [];
      play.call('priority', window(state, 'layer'));
    },
    next: (state) => (attackLayer(state) && !isClosing(state) ? 'Attack' : 'Close'),
  },
  Attack: {
    title: 'Attack step',
    to: ['Defend', 'Reaction', 'Close'],
    calls: ['priority', 'effects', 'question'],
    enter(play) {
      const state = play.state;
      const attack = attackLayer(state)?.attack;
      if (!attack) return 'Close';
      state.combat_step = 'attack';
      state.stack.shift();
      const victim = state.players[foe(attack.by)];
      if (attack.target !== 'hero' && !victim.permanents.some((it) => it.card === attack.target)) {
        // Nothing left to attack: the attack is dropped and the chain closes.
        play.emit({ type: 'failed', player: attack.by, card: nameOf(state, attack.card) });
        if (attack.weapon < 0 && attack.from !== 'permanent') bury(play, attack.by, attack.card);
        return 'Close';
      }
      const link: Link = {
        number: state.chain.length + 1,
        attack,
        combo: comboMet(state, attack),
        defenders: [],
        byHand: false,
        power: 0,
        block: 0,
        prevented: 0,
        damage: 0,
        dealt: false,
        hit: false,
        goAgain: false,
        resolved: false,
        gone: false,
        morePower: 0,
        moreBlock: 0,
      };
      state.chain.push(link);
      const me = state.players[attack.by];
      const weapon = me.weapons[attack.weapon];
      me.turn.attacks++;
      if (weapon) {
        me.turn.weaponAttacks++;
        weapon.attacks++;
      }
      play.emit({ type: 'attack_step', link: link.number, card: nameOf(state, attack.card) });
      attackEvent(state, link);
      refresh(play);
      if (state.realDeck) askAboutAttack(play, link);
      play.call('priority', window(state, 'attack'));
    },
    next(state) {
      const link = activeLink(state);
      if (!link || isClosing(state)) return 'Close';
      // Nobody defends an ally (5.5).
      return state.realDeck && isAlly(state, link) ? 'Reaction' : 'Defend';
    },
  },
  Defend: {
    title: 'Defend step: declare defending cards',
    focus: () => ({ about: 'defenders' }),
    to: ['Defended', 'Close'],
    next: (state) => (isClosing(state) ? 'Close' : undefined),
    enter({ state }) {
      state.combat_step = 'defend';
      // Correction 4: passes of the windows before are over.
      state.combat_passes = 0;
      state.awaiting_defense = true;
    },
    choices(state, _, offer) {
      const link = activeLink(state);
      if (!link) return;
      const who = foe(link.attack.by);
      const me = state.players[who];
      if (state.realDeck) return listDefenders(state, who, offer);
      let last = '';
      for (const card of me.hand) {
        if (card === last) continue;
        last = card;
        offer(who, { type: 'block', card, from: 'hand' }, whyNotDeclare(state, link, card, 'hand'));
      }
      if (me.arsenal) {
        const card = me.arsenal.card;
        offer(who, { type: 'block', card, from: 'arsenal' }, whyNotDeclare(state, link, card, 'arsenal'));
      }
      for (const it of me.equipment) {
        offer(who, { type: 'block', card: it.card, from: 'equipment' }, whyNotDeclareEquipment(state, who, it));
      }
      offer(who, { type: 'done' });
    },
    on: {
      block(play, { card, from }) {
        const state = play.state;
        const link = activeLink(state);
        if (!link) return;
        const who = foe(link.attack.by);
        const me = state.players[who];
        if (state.realDeck && from === 'equipment') forgiveEquipment(play, who, card);
        if (from === 'hand') remove(me.hand, card);
        else if (from === 'arsenal') me.arsenal = null;
        link.defenders.push({ card, by: who, from, plus: 0, power: 0, used: false, doomed: false });
      },
      defends,
      done: () => 'Defended',
    },
  },
  Defended: {
    title: 'Defend step: the cards defend, priority',
    to: ['Reaction', 'Close'],
    calls: ['priority'],
    enter(play) {
      const state = play.state;
      const link = activeLink(state);
      if (!link) return 'Close';
      const who = foe(link.attack.by);
      state.awaiting_defense = false;
      play.reveal();
      const first = link.defenders[0];
      if (first) first.plus += flicFlak(state, who, first.card);
      state.combat_block_total = block(state, link);
      state.reaction_block = state.combat_block_total;
      if (first) {
        const cards = link.defenders.map((defender) => nameOf(state, defender.card));
        play.emit({ type: 'block_play', player: who, block: state.combat_block_total, cards });
        defendEvent(state, link, who, 0);
        if (state.realDeck)
          for (const defender of link.defenders) addReminder(play, defender.by, defender.card, 'defend');
      } else play.emit({ type: 'block_pass', player: who });
      refresh(play);
      play.call('priority', window(state, 'defend'));
    },
    next: (state) => (activeLink(state) && !isClosing(state) ? 'Reaction' : 'Close'),
  },
  Reaction: {
    title: 'Reaction step',
    to: ['Damage', 'Close'],
    calls: ['priority'],
    enter(play) {
      const state = play.state;
      state.combat_step = 'reaction';
      play.call('priority', window(state, 'reaction'));
    },
    next: (state) => (activeLink(state) && !isClosing(state) ? 'Damage' : 'Close'),
  },
  Damage: {
    title: 'Damage step: power against defense',
    to: ['Hit', 'Close'],
    calls: ['damage event'],
    enter(play) {
      const state = play.state;
      const link = activeLink(state);
      if (!link) return 'Close';
      state.combat_step = 'damage';
      state.reaction_actor = null;
      refresh(play);
      link.power = power(state, link.attack, link);
      link.block = block(state, link);
      // An aura that was attacked has no life to lose: only a hero is dealt damage.
      const n = link.attack.target === 'hero' ? openDamage(state, link) : 0;
      state.pending_damage = n;
      if (state.realDeck && isAlly(state, link)) strikeAlly(play, link, link.attack.target);
      if (n > 0) {
        const by = link.attack.by;
        play.call('damage event', { who: foe(by), by, n, kind: 'physical', card: link.attack.card, why: 'attack' });
      }
      return 'Hit';
    },
  },
  Hit: {
    title: 'Damage step: hit triggers, priority',
    to: ['Resolution', 'Close'],
    calls: ['priority', 'question'],
    enter(play) {
      const state = play.state;
      const link = lastLink(state);
      if (link) link.dealt = true;
      judge(state);
      play.call('priority', window(state, 'damage'));
      if (state.realDeck && link && reopensQuestion(state, link)) {
        play.call('question', { who: link.attack.by, card: link.attack.card, why: 'go again' });
      }
    },
    next: (state) => (isClosing(state) ? 'Close' : 'Resolution'),
  },
  Resolution: {
    title: 'Resolution step',
    to: ['Layer', 'Close'],
    calls: ['priority'],
    enter(play) {
      const state = play.state;
      const link = lastLink(state) as Link;
      const { attack } = link;
      state.combat_step = 'resolution';
      link.goAgain = hasGain(state, attack, link, 'go again');
      link.resolved = true;
      state.last_attack_had_go_again = link.goAgain;
      if (rowOf(state, attack.card).keywords?.wager !== undefined) {
        trigger(state, link.hit ? attack.by : foe(attack.by), attack.card, 'wager');
      }
      play.emit({
        type: 'defense_resolve',
        block: link.block,
        damage: link.damage,
        life: state.players[foe(attack.by)].life,
        ...(state.reaction_arsenal_cards.length ? { arsenal: state.reaction_arsenal_cards.join(', ') } : {}),
        ...(link.goAgain ? { go_again: true as const } : {}),
      });
      play.emit({ type: 'link_resolved', link: link.number, hit: link.hit });
      if (link.goAgain) gainActionPoints(play, attack.by, 1);
      if (state.realDeck) {
        decideWager(play);
        addReminder(play, attack.by, attack.card, 'link');
      }
      play.call('priority', window(state, 'resolution'));
    },
    next: (state) => (attackLayer(state) && !isClosing(state) ? 'Layer' : 'Close'),
  },
} satisfies Partial<Steps>;
