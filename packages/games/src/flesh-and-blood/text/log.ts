import type { Event } from '../events.ts';
import type { Who } from '../types.ts';
import { type Lines, REAL_LOG } from './real-log.ts';

const sayPlay = (event: { player: Who; card: string; cost: number }, seat: (who: Who) => string): string =>
  `${seat(event.player)} plays ${event.card} (cost ${event.cost}).`;

const LOG: Lines<Event['type']> = {
  ...REAL_LOG,
  declare_attack: (event, seat) =>
    `${seat(event.player)} attacks ${event.target ? `${event.target} ` : ''}with ${event.card} for ${event.attack} (cost ${event.cost}, pitched ${event.pitch}, from ${event.source}).`,
  layer_pass: (event, seat) => `${seat(event.player)} passes (layer).`,
  layer_end: () => 'The layer step ends.',
  block_play: (event, seat) => `${seat(event.player)} defends for ${event.block}: ${event.cards.join(', ')}.`,
  block_pass: (event, seat) => `${seat(event.player)} does not block.`,
  defense_react_play: (event, seat) => `${seat(event.player)} adds ${event.block} defense: ${event.cards.join(', ')}.`,
  attack_react: (event, seat) =>
    `${seat(event.player)} reacts with ${event.card}: power ${event.bonus >= 0 ? '+' : ''}${event.bonus}.`,
  reaction_pass: (event, seat) => `${seat(event.player)} passes (reaction).`,
  defense_resolve: (event) => {
    const again = event.go_again ? ' Go again.' : '';
    const arsenal = event.arsenal ? ` From arsenal: ${event.arsenal}.` : '';
    return `${event.damage > 0 ? `Hits for ${event.damage}` : 'No damage'}, defense ${event.block}; ${event.life} life left.${arsenal}${again}`;
  },
  start_turn: (event, seat) => `Turn ${event.turn}: ${seat(event.player)}.`,
  action_pass: (event, seat) => `${seat(event.player)} ends the action phase.`,
  arsenal_set: (event, seat) => `${seat(event.player)} puts ${event.card ?? 'a card'} into the arsenal.`,
  arsenal_skip: (event, seat) => `${seat(event.player)} leaves the arsenal empty.`,
  attack_step: (event) => `Chain link ${event.link}: ${event.card}.`,
  power: (event) => `Power is now ${event.power}.`,
  play_card: sayPlay,
  instant_play: sayPlay,
  activate: (event, seat) => `${seat(event.player)} uses ${event.card}.`,
  trigger: (event) => `${event.card} triggers.`,
  defend_trigger: (event) => `${event.card} triggers.`,
  failed: (event) => `${event.card} fails.`,
  negated: (event) => `${event.card} is negated.`,
  pitched: (event, seat) => `${seat(event.player)} pitches ${event.card} for ${event.value}.`,
  damage: (event, seat) => `${seat(event.player)} takes ${event.damage} ${event.kind} damage: ${event.life} life.`,
  prevented: (event) => `${event.amount} prevented by ${event.by}.`,
  life: (event, seat) =>
    event.change > 0 ? `${seat(event.player)} gains ${event.change} life: ${event.life}.` : undefined,
  chain_close: () => 'The combat chain closes.',
  equipment_wear: (event) => `${event.card}: ${event.how}, defense ${event.defense}.`,
  destroyed: (event) => `${event.card} is destroyed.`,
  discard: (event, seat) => `${seat(event.player)} discards ${event.card}.`,
  banish: (event, seat) => `${seat(event.player)} banishes ${event.card ?? 'a card face down'}.`,
  returned: (event, seat) =>
    `${event.cards} banished ${event.cards === 1 ? 'card returns' : 'cards return'} to ${seat(event.player)}.`,
  reveal: (event, seat) => `${seat(event.player)} reveals ${event.card}.`,
  token: (event, seat) => `${seat(event.player)} gets ${event.count} ${event.card}.`,
  turned_up: (event, seat) => `${seat(event.player)} turns ${event.card} face up.`,
  deck_bottom: (event, seat) => `${event.card ?? 'A card'} goes on the bottom of ${seat(event.player)}'s deck.`,
  deck_top: (event, seat) => `${event.card ?? 'A card'} goes on top of ${seat(event.player)}'s deck.`,
  pitch_bottom: (event, seat) =>
    `${seat(event.player)} puts ${event.cards ? event.cards.join(', then ') : event.count === 1 ? 'a pitched card' : `${event.count} pitched cards`} below the deck.`,
  draw: (event, seat) => `${seat(event.player)} draws ${event.cards ? event.cards.join(', ') : event.count}.`,
  search: (event, seat) => `${seat(event.player)} searches for ${event.card}.`,
  clash: (event, seat) =>
    `Clash: ${event.cards.A ?? 'nothing'} against ${event.cards.B ?? 'nothing'}; ${event.winner ? `${seat(event.winner)} wins` : 'nobody wins'}.`,
  roll: (event, seat) => `${seat(event.player)} rolls ${event.face} for ${event.card}.`,
  intimidate: (event, seat) => `${seat(event.player)} is intimidated.`,
  marked: (event, seat) => `${seat(event.player)} is ${event.marked ? 'marked' : 'no longer marked'}.`,
  frozen: (event, seat) => `Frozen for ${seat(event.player)}: ${event.what}.`,
  counter: (event) =>
    `${event.card} has ${event.count} ${event.count === 1 ? 'counter' : 'counters'} (${event.counter}).`,
  first_player: (event, seat) => `${seat(event.player)} goes first.`,
  conceded: (event, seat) => `${seat(event.player)} concedes.`,
  adjusted: (event, seat) =>
    `The host corrects ${seat(event.player)}: ${event.what} ${event.n > 0 ? '+' : ''}${event.n}.`,
  copied: (event, seat) => `${seat(event.player)} becomes a copy of ${event.card}.`,
  named_by: (event, seat) => `${event.card}: ${seat(event.player)} names ${event.named}.`,
  arena: (event, seat) => `${event.card} enters ${seat(event.player)}'s arena.`,
  to_hand: (event, seat) => `${event.card ?? 'A card'} goes into ${seat(event.player)}'s hand.`,
  action_phase: () => undefined,
  end_phase: () => undefined,
  hit: () => undefined,
  resources: () => undefined,
  action_points: () => undefined,
  link_resolved: () => undefined,
  shuffle: () => undefined,
};
/** A log line for every event that people read; the other events are for the screen. */
export function log(event: Event, seat: (who: Who) => string): string | undefined {
  const line = LOG[event.type] as (event: Event, seat: (who: Who) => string) => string | undefined;
  return line(event, seat);
}
