import type { Event } from '../events.ts';
import type { Who } from '../types.ts';
import { realLog } from './real-log.ts';

/** A log line for every event that people read; the other events are for the screen. */
export function log(event: Event, seat: (who: Who) => string): string | undefined {
  switch (event.type) {
    case 'declare_attack':
      return `${seat(event.player)} attacks ${event.target ? `${event.target} ` : ''}with ${event.card} for ${event.attack} (cost ${event.cost}, pitched ${event.pitch}, from ${event.source}).`;
    case 'layer_pass':
      return `${seat(event.player)} passes (layer).`;
    case 'layer_end':
      return 'The layer step ends.';
    case 'block_play':
      return `${seat(event.player)} defends for ${event.block}: ${event.cards.join(', ')}.`;
    case 'block_pass':
      return `${seat(event.player)} does not block.`;
    case 'defense_react_play':
      return `${seat(event.player)} adds ${event.block} defense: ${event.cards.join(', ')}.`;
    case 'attack_react':
      return `${seat(event.player)} reacts with ${event.card}: power ${event.bonus >= 0 ? '+' : ''}${event.bonus}.`;
    case 'reaction_pass':
      return `${seat(event.player)} passes (reaction).`;
    case 'defense_resolve': {
      const again = event.go_again ? ' Go again.' : '';
      const arsenal = event.arsenal ? ` From arsenal: ${event.arsenal}.` : '';
      return `${event.damage > 0 ? `Hits for ${event.damage}` : 'No damage'}, defense ${event.block}; ${event.life} life left.${arsenal}${again}`;
    }
    case 'start_turn':
      return `Turn ${event.turn}: ${seat(event.player)}.`;
    case 'action_pass':
      return `${seat(event.player)} ends the action phase.`;
    case 'arsenal_set':
      return `${seat(event.player)} puts ${event.card ?? 'a card'} into the arsenal.`;
    case 'arsenal_skip':
      return `${seat(event.player)} leaves the arsenal empty.`;
    case 'attack_step':
      return `Chain link ${event.link}: ${event.card}.`;
    case 'power':
      return `Power is now ${event.power}.`;
    case 'play_card':
    case 'instant_play':
      return `${seat(event.player)} plays ${event.card} (cost ${event.cost}).`;
    case 'activate':
      return `${seat(event.player)} uses ${event.card}.`;
    case 'trigger':
    case 'defend_trigger':
      return `${event.card} triggers.`;
    case 'failed':
      return `${event.card} fails.`;
    case 'negated':
      return `${event.card} is negated.`;
    case 'pitched':
      return `${seat(event.player)} pitches ${event.card} for ${event.value}.`;
    case 'damage':
      return `${seat(event.player)} takes ${event.damage} ${event.kind} damage: ${event.life} life.`;
    case 'prevented':
      return `${event.amount} prevented by ${event.by}.`;
    case 'life':
      return event.change > 0 ? `${seat(event.player)} gains ${event.change} life: ${event.life}.` : undefined;
    case 'chain_close':
      return 'The combat chain closes.';
    case 'equipment_wear':
      return `${event.card}: ${event.how}, defense ${event.defense}.`;
    case 'destroyed':
      return `${event.card} is destroyed.`;
    case 'discard':
      return `${seat(event.player)} discards ${event.card}.`;
    case 'banish':
      return `${seat(event.player)} banishes ${event.card ?? 'a card face down'}.`;
    case 'returned':
      return `${event.cards} banished ${event.cards === 1 ? 'card returns' : 'cards return'} to ${seat(event.player)}.`;
    case 'reveal':
      return `${seat(event.player)} reveals ${event.card}.`;
    case 'token':
      return `${seat(event.player)} gets ${event.count} ${event.card}.`;
    case 'turned_up':
      return `${seat(event.player)} turns ${event.card} face up.`;
    case 'deck_bottom':
      return `${event.card ?? 'A card'} goes on the bottom of ${seat(event.player)}'s deck.`;
    case 'deck_top':
      return `${event.card ?? 'A card'} goes on top of ${seat(event.player)}'s deck.`;
    case 'pitch_bottom':
      return `${seat(event.player)} puts ${event.cards ? event.cards.join(', then ') : event.count === 1 ? 'a pitched card' : `${event.count} pitched cards`} below the deck.`;
    case 'draw':
      return `${seat(event.player)} draws ${event.cards ? event.cards.join(', ') : event.count}.`;
    case 'search':
      return `${seat(event.player)} searches for ${event.card}.`;
    case 'clash':
      return `Clash: ${event.cards.A ?? 'nothing'} against ${event.cards.B ?? 'nothing'}; ${event.winner ? `${seat(event.winner)} wins` : 'nobody wins'}.`;
    case 'roll':
      return `${seat(event.player)} rolls ${event.face} for ${event.card}.`;
    case 'intimidate':
      return `${seat(event.player)} is intimidated.`;
    case 'marked':
      return `${seat(event.player)} is ${event.marked ? 'marked' : 'no longer marked'}.`;
    case 'frozen':
      return `Frozen for ${seat(event.player)}: ${event.what}.`;
    case 'counter':
      return `${event.card} has ${event.count} ${event.count === 1 ? 'counter' : 'counters'} (${event.counter}).`;
    case 'first_player':
      return `${seat(event.player)} goes first.`;
    case 'conceded':
      return `${seat(event.player)} concedes.`;
    case 'adjusted':
      return `The host corrects ${seat(event.player)}: ${event.what} ${event.n > 0 ? '+' : ''}${event.n}.`;
    case 'copied':
      return `${seat(event.player)} becomes a copy of ${event.card}.`;
    case 'named_by':
      return `${event.card}: ${seat(event.player)} names ${event.named}.`;
    case 'arena':
      return `${event.card} enters ${seat(event.player)}'s arena.`;
    case 'to_hand':
      return `${event.card ?? 'A card'} goes into ${seat(event.player)}'s hand.`;
    case 'drew':
    case 'asked':
    case 'missed':
    case 'boosted':
    case 'fused':
    case 'effects':
    case 'reminder':
    case 'ticked':
    case 'silenced':
    case 'allowed':
    case 'warned':
    case 'gain':
    case 'ally_damage':
    case 'entered':
    case 'may_pass':
    case 'began':
    case 'melded':
    case 'named':
    case 'counted':
      return realLog(event, seat);
    case 'action_phase':
    case 'end_phase':
    case 'hit':
    case 'resources':
    case 'action_points':
    case 'link_resolved':
    case 'shuffle':
      return undefined;
  }
}
