import { clone as copy } from '@fray/engine';
import type { Pile, Player, State } from './types.ts';

const piles = (list: readonly Pile[]): Pile[] => list.map((it) => ({ how: it.how, cards: it.cards.slice() }));

function copyPlayer(player: Player): Player {
  return {
    hero: player.hero,
    life: player.life,
    action_points: player.action_points,
    floating_resources: player.floating_resources,
    hand: player.hand.slice(),
    deck: player.deck.slice(),
    top: player.top.length ? piles(player.top) : [],
    bottom: piles(player.bottom),
    graveyard: player.graveyard.slice(),
    pitched: player.pitched.slice(),
    banished: player.banished.slice(),
    playable: player.playable.slice(),
    intimidated: player.intimidated.slice(),
    arsenal: player.arsenal && {
      card: player.arsenal.card,
      up: player.arsenal.up,
      lessons: player.arsenal.lessons,
      gift: player.arsenal.gift,
    },
    soul: player.soul.slice(),
    weapons: player.weapons.map((w) => ({
      card: w.card,
      used: w.used,
      extra: w.extra,
      power: w.power,
      counters: w.counters,
      hits: w.hits,
      attacks: w.attacks,
      once: w.once,
    })),
    equipment: player.equipment.map((e) => ({ card: e.card, worn: e.worn, quelled: e.quelled, down: e.down })),
    permanents: player.permanents.map((it) =>
      it.quelled || it.counters !== undefined || it.forbiddenName !== undefined ? { ...it } : { card: it.card },
    ),
    aside: player.aside.slice(),
    looking: player.looking.slice(),
    next: player.next.length ? copy(player.next) : [],
    later: player.later.length ? copy(player.later) : [],
    laterTax: player.laterTax,
    turn: { ...player.turn },
    shield: player.shield,
    marked: player.marked,
    tapped: player.tapped,
    heroLost: player.heroLost,
    frozen: player.frozen.slice(),
    contracts: player.contracts.slice(),
    mentor: player.mentor,
    ...(player.stored ? { stored: player.stored } : {}),
    ...(player.copies ? { copies: player.copies } : {}),
  };
}

/** A deep copy by hand, for search. Rows of the setup's own cards never change and are shared. */
export function clone(state: State): State {
  // Nobody searches at a table with real decks: the odds of hands that nobody knows are no odds.
  if (state.realDeck) return copy(state);
  return {
    frames: copy(state.frames),
    mode: state.mode,
    single: state.single,
    defend_max: state.defend_max,
    idle_limit: state.idle_limit,
    turn: state.turn,
    number: state.number,
    first: state.first,
    hurt: state.hurt,
    idle: state.idle,
    dry: state.dry,
    players: { A: copyPlayer(state.players.A), B: copyPlayer(state.players.B) },
    stack: state.stack.length ? copy(state.stack) : [],
    waiting: state.waiting.length ? copy(state.waiting) : [],
    chain: state.chain.length ? copy(state.chain) : [],
    custom: state.custom,
    result: state.result && copy(state.result),
    combat_step: state.combat_step,
    combat_priority: state.combat_priority,
    combat_passes: state.combat_passes,
    pending_attack: state.pending_attack,
    pending_damage: state.pending_damage,
    reaction_block: state.reaction_block,
    combat_block_total: state.combat_block_total,
    reaction_actor: state.reaction_actor,
    reaction_arsenal_cards: state.reaction_arsenal_cards.slice(),
    last_attack_card: state.last_attack_card,
    last_pitch_sum: state.last_pitch_sum,
    last_attack_had_go_again: state.last_attack_had_go_again,
    awaiting_defense: state.awaiting_defense,
    awaiting_arsenal: state.awaiting_arsenal,
    arsenal_player: state.arsenal_player,
  };
}
