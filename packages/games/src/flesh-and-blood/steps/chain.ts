import { activeLink, attackLayer, lastLink, nameOf, rowOf } from '../rules/cards.ts';
import { comboMet } from '../rules/conditions.ts';
import { whyNotDeclare, whyNotDeclareEquipment } from '../rules/defend.ts';
import { isAlly } from '../rules/own-deck/allies.ts';
import { asksAgain } from '../rules/own-deck/questions.ts';
import { block, hasGain, openDamage, power } from '../rules/power.ts';
import { foe, type Link, type Phase, type State, type Steps } from '../types.ts';
import { gainActionPoints, judge, refresh } from './changes/assets.ts';
import { attackEvent, defendEvent, flicFlak } from './changes/attack.ts';
import { remove } from './changes/lists.ts';
import { bury, trigger } from './changes/zones.ts';
import { strikeAlly } from './own-deck/allies.ts';
import { askAboutAttack, defends, forgiveEquipment, listDefenders } from './own-deck/chain.ts';
import { remind } from './own-deck/tell.ts';

/** The combat chain: sections 5.2 to 5.7, one row a step, under the names that players know. */

const window = (s: State, phase: Phase) => ({ who: s.turn, phase, passes: 0 });

export const CHAIN = {
  Layer: {
    title: 'Layer step',
    to: ['Attack', 'Close'],
    calls: ['priority'],
    enter(play) {
      const s = play.state;
      s.combat_step = 'layer';
      // The fields of section 4.4 are about one link; the chain keeps what was.
      s.pending_damage = 0;
      s.reaction_block = 0;
      s.combat_block_total = 0;
      s.reaction_arsenal_cards = [];
      play.call('priority', window(s, 'layer'));
    },
    next: (s) => (attackLayer(s) ? 'Attack' : 'Close'),
  },
  Attack: {
    title: 'Attack step',
    to: ['Defend', 'Reaction', 'Close'],
    calls: ['priority', 'effects', 'question'],
    enter(play) {
      const s = play.state;
      const attack = attackLayer(s)?.attack;
      if (!attack) return 'Close';
      s.combat_step = 'attack';
      s.stack.shift();
      const victim = s.players[foe(attack.by)];
      if (attack.target !== 'hero' && !victim.permanents.some((it) => it.card === attack.target)) {
        // Nothing left to attack: the attack is dropped and the chain closes.
        play.emit({ type: 'failed', player: attack.by, card: nameOf(s, attack.card) });
        if (attack.weapon < 0 && attack.from !== 'permanent') bury(play, attack.by, attack.card);
        return 'Close';
      }
      const link: Link = {
        number: s.chain.length + 1,
        attack,
        combo: comboMet(s, attack),
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
      s.chain.push(link);
      const me = s.players[attack.by];
      const weapon = me.weapons[attack.weapon];
      me.turn.attacks++;
      if (weapon) {
        me.turn.weaponAttacks++;
        weapon.attacks++;
      }
      play.emit({ type: 'attack_step', link: link.number, card: nameOf(s, attack.card) });
      attackEvent(s, link);
      refresh(play);
      if (s.real) askAboutAttack(play, link);
      play.call('priority', window(s, 'attack'));
    },
    next(s) {
      const link = activeLink(s);
      if (!link) return 'Close';
      // Nobody defends an ally (5.5).
      return s.real && isAlly(s, link) ? 'Reaction' : 'Defend';
    },
  },
  Defend: {
    title: 'Defend step: declare defending cards',
    to: ['Defended'],
    enter({ state: s }) {
      s.combat_step = 'defend';
      // Correction 4: passes of the windows before are over.
      s.combat_passes = 0;
      s.awaiting_defense = true;
    },
    choices(s, _, offer) {
      const link = activeLink(s);
      if (!link) return;
      const who = foe(link.attack.by);
      const me = s.players[who];
      if (s.real) return listDefenders(s, who, offer);
      let last = '';
      for (const card of me.hand) {
        if (card === last) continue;
        last = card;
        offer(who, { type: 'block', card, from: 'hand' }, whyNotDeclare(s, link, card, 'hand'));
      }
      if (me.arsenal) {
        const card = me.arsenal.card;
        offer(who, { type: 'block', card, from: 'arsenal' }, whyNotDeclare(s, link, card, 'arsenal'));
      }
      for (const it of me.equipment) {
        offer(who, { type: 'block', card: it.card, from: 'equipment' }, whyNotDeclareEquipment(s, who, it));
      }
      offer(who, { type: 'done' });
    },
    on: {
      block(play, { card, from }) {
        const s = play.state;
        const link = activeLink(s);
        if (!link) return;
        const who = foe(link.attack.by);
        const me = s.players[who];
        if (s.real && from === 'equipment') forgiveEquipment(play, who, card);
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
      const s = play.state;
      const link = activeLink(s);
      if (!link) return 'Close';
      const who = foe(link.attack.by);
      s.awaiting_defense = false;
      play.reveal();
      const first = link.defenders[0];
      if (first) first.plus += flicFlak(s, who, first.card);
      s.combat_block_total = block(s, link);
      s.reaction_block = s.combat_block_total;
      if (first) {
        const cards = link.defenders.map((d) => nameOf(s, d.card));
        play.emit({ type: 'block_play', player: who, block: s.combat_block_total, cards });
        defendEvent(s, link, who, 0);
        if (s.real) for (const d of link.defenders) remind(play, d.by, d.card, 'defend');
      } else play.emit({ type: 'block_pass', player: who });
      refresh(play);
      play.call('priority', window(s, 'defend'));
    },
    next: (s) => (activeLink(s) ? 'Reaction' : 'Close'),
  },
  Reaction: {
    title: 'Reaction step',
    to: ['Damage', 'Close'],
    calls: ['priority'],
    enter(play) {
      const s = play.state;
      s.combat_step = 'reaction';
      play.call('priority', window(s, 'reaction'));
    },
    next: (s) => (activeLink(s) ? 'Damage' : 'Close'),
  },
  Damage: {
    title: 'Damage step: power against defense',
    to: ['Hit', 'Close'],
    calls: ['damage event'],
    enter(play) {
      const s = play.state;
      const link = activeLink(s);
      if (!link) return 'Close';
      s.combat_step = 'damage';
      s.reaction_actor = null;
      refresh(play);
      link.power = power(s, link.attack, link);
      link.block = block(s, link);
      // An aura that was attacked has no life to lose: only a hero is dealt damage.
      const n = link.attack.target === 'hero' ? openDamage(s, link) : 0;
      s.pending_damage = n;
      if (s.real && isAlly(s, link)) strikeAlly(play, link, link.attack.target);
      if (n > 0) {
        const by = link.attack.by;
        play.call('damage event', { who: foe(by), by, n, kind: 'physical', card: link.attack.card, why: 'attack' });
      }
      return 'Hit';
    },
  },
  Hit: {
    title: 'Damage step: hit triggers, priority',
    to: ['Resolution'],
    calls: ['priority', 'question'],
    enter(play) {
      const s = play.state;
      const link = lastLink(s);
      if (link) link.dealt = true;
      judge(s);
      play.call('priority', window(s, 'damage'));
      if (s.real && link && asksAgain(s, link)) {
        play.call('question', { who: link.attack.by, card: link.attack.card, why: 'go again' });
      }
    },
    next: () => 'Resolution',
  },
  Resolution: {
    title: 'Resolution step',
    to: ['Layer', 'Close'],
    calls: ['priority'],
    enter(play) {
      const s = play.state;
      const link = lastLink(s) as Link;
      const { attack } = link;
      s.combat_step = 'resolution';
      link.goAgain = hasGain(s, attack, link, 'go again');
      link.resolved = true;
      s.last_attack_had_go_again = link.goAgain;
      if (rowOf(s, attack.card).keywords?.wager !== undefined) {
        trigger(s, link.hit ? attack.by : foe(attack.by), attack.card, 'wager');
      }
      play.emit({
        type: 'defense_resolve',
        block: link.block,
        damage: link.damage,
        life: s.players[foe(attack.by)].life,
        ...(s.reaction_arsenal_cards.length ? { arsenal: s.reaction_arsenal_cards.join(', ') } : {}),
        ...(link.goAgain ? { go_again: true as const } : {}),
      });
      play.emit({ type: 'link_resolved', link: link.number, hit: link.hit });
      if (link.goAgain) gainActionPoints(play, attack.by, 1);
      if (s.real) remind(play, attack.by, attack.card, 'link');
      play.call('priority', window(s, 'resolution'));
    },
    next: (s) => (attackLayer(s) ? 'Layer' : 'Close'),
  },
} satisfies Partial<Steps>;
