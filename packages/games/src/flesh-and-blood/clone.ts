import { clone as copy } from '@fray/engine';
import type { Pile, Player, State } from './types.ts';

const piles = (list: readonly Pile[]): Pile[] => list.map((it) => ({ how: it.how, cards: it.cards.slice() }));

function copyPlayer(p: Player): Player {
  return {
    hero: p.hero,
    life: p.life,
    action_points: p.action_points,
    floating_resources: p.floating_resources,
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    top: p.top.length ? piles(p.top) : [],
    bottom: piles(p.bottom),
    graveyard: p.graveyard.slice(),
    pitched: p.pitched.slice(),
    banished: p.banished.slice(),
    playable: p.playable.slice(),
    intimidated: p.intimidated.slice(),
    arsenal: p.arsenal && { card: p.arsenal.card, up: p.arsenal.up, lessons: p.arsenal.lessons, gift: p.arsenal.gift },
    soul: p.soul.slice(),
    weapons: p.weapons.map((w) => ({
      card: w.card,
      used: w.used,
      extra: w.extra,
      power: w.power,
      counters: w.counters,
      hits: w.hits,
      attacks: w.attacks,
      once: w.once,
    })),
    equipment: p.equipment.map((e) => ({ card: e.card, worn: e.worn, quelled: e.quelled, down: e.down })),
    permanents: p.permanents.map((it) => (it.quelled ? { card: it.card, quelled: true } : { card: it.card })),
    aside: p.aside.slice(),
    looking: p.looking.slice(),
    next: p.next.length ? copy(p.next) : [],
    later: p.later.length ? copy(p.later) : [],
    laterTax: p.laterTax,
    turn: { ...p.turn },
    shield: p.shield,
    marked: p.marked,
    tapped: p.tapped,
    heroLost: p.heroLost,
    frozen: p.frozen.slice(),
    contracts: p.contracts.slice(),
    mentor: p.mentor,
    ...(p.stored ? { stored: p.stored } : {}),
  };
}

/** A deep copy by hand, for search. Rows of the set-up's own cards never change and are shared. */
export function clone(s: State): State {
  // Nobody searches at a table with real decks: the odds of hands that nobody knows are no odds.
  if (s.real) return copy(s);
  return {
    frames: copy(s.frames),
    mode: s.mode,
    single: s.single,
    defend_max: s.defend_max,
    idle_limit: s.idle_limit,
    turn: s.turn,
    number: s.number,
    first: s.first,
    hurt: s.hurt,
    idle: s.idle,
    dry: s.dry,
    players: { A: copyPlayer(s.players.A), B: copyPlayer(s.players.B) },
    stack: s.stack.length ? copy(s.stack) : [],
    waiting: s.waiting.length ? copy(s.waiting) : [],
    chain: s.chain.length ? copy(s.chain) : [],
    custom: s.custom,
    result: s.result && copy(s.result),
    combat_step: s.combat_step,
    combat_priority: s.combat_priority,
    combat_passes: s.combat_passes,
    pending_attack: s.pending_attack,
    pending_damage: s.pending_damage,
    reaction_block: s.reaction_block,
    combat_block_total: s.combat_block_total,
    reaction_actor: s.reaction_actor,
    reaction_arsenal_cards: s.reaction_arsenal_cards.slice(),
    last_attack_card: s.last_attack_card,
    last_pitch_sum: s.last_pitch_sum,
    last_attack_had_go_again: s.last_attack_had_go_again,
    awaiting_defense: s.awaiting_defense,
    awaiting_arsenal: s.awaiting_arsenal,
    arsenal_player: s.arsenal_player,
  };
}
