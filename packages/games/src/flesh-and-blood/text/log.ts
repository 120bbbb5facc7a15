import type { Event } from '../events.ts';
import type { Who } from '../types.ts';
import { realLog } from './real-log.ts';

/** A line of the log for every event that people read; the rest is for the screen. */
export function log(event: Event, seat: (who: Who) => string): string | undefined {
  const e = event;
  switch (e.type) {
    case 'declare_attack':
      return `${seat(e.player)} attacks ${e.target ? `${e.target} ` : ''}with ${e.card} for ${e.attack} (cost ${e.cost}, pitched ${e.pitch}, from ${e.source}).`;
    case 'layer_pass':
      return `${seat(e.player)} passes (layer).`;
    case 'layer_end':
      return 'The layer step ends.';
    case 'block_play':
      return `${seat(e.player)} defends for ${e.block}: ${e.cards.join(', ')}.`;
    case 'block_pass':
      return `${seat(e.player)} does not defend.`;
    case 'defense_react_play':
      return `${seat(e.player)} adds ${e.block} defense: ${e.cards.join(', ')}.`;
    case 'attack_react':
      return `${seat(e.player)} reacts with ${e.card}: power ${e.bonus >= 0 ? '+' : ''}${e.bonus}.`;
    case 'reaction_pass':
      return `${seat(e.player)} passes (reaction).`;
    case 'defense_resolve': {
      const again = e.go_again ? ' Go again.' : '';
      const arsenal = e.arsenal ? ` From arsenal: ${e.arsenal}.` : '';
      return `${e.damage > 0 ? `Hits for ${e.damage}` : 'No damage'}, defense ${e.block}; ${e.life} life left.${arsenal}${again}`;
    }
    case 'start_turn':
      return `Turn ${e.turn}: ${seat(e.player)}.`;
    case 'action_pass':
      return `${seat(e.player)} ends the action phase.`;
    case 'arsenal_set':
      return `${seat(e.player)} puts ${e.card ?? 'a card'} into the arsenal.`;
    case 'arsenal_skip':
      return `${seat(e.player)} leaves the arsenal empty.`;
    case 'attack_step':
      return `Chain link ${e.link}: ${e.card}.`;
    case 'power':
      return `Power is now ${e.power}.`;
    case 'play_card':
    case 'instant_play':
      return `${seat(e.player)} plays ${e.card} (cost ${e.cost}).`;
    case 'activate':
      return `${seat(e.player)} uses ${e.card}.`;
    case 'trigger':
    case 'defend_trigger':
      return `${e.card} triggers.`;
    case 'failed':
      return `${e.card} fails.`;
    case 'negated':
      return `${e.card} is negated.`;
    case 'pitched':
      return `${seat(e.player)} pitches ${e.card} for ${e.value}.`;
    case 'damage':
      return `${seat(e.player)} takes ${e.damage} ${e.kind} damage: ${e.life} life.`;
    case 'prevented':
      return `${e.amount} prevented by ${e.by}.`;
    case 'life':
      return e.change > 0 ? `${seat(e.player)} gains ${e.change} life: ${e.life}.` : undefined;
    case 'chain_close':
      return 'The combat chain closes.';
    case 'equipment_wear':
      return `${e.card}: ${e.how}, defense ${e.defense}.`;
    case 'destroyed':
      return `${e.card} is destroyed.`;
    case 'discard':
      return `${seat(e.player)} discards ${e.card}.`;
    case 'banish':
      return `${seat(e.player)} banishes ${e.card ?? 'a card face down'}.`;
    case 'returned':
      return `${e.cards} banished ${e.cards === 1 ? 'card returns' : 'cards return'} to ${seat(e.player)}.`;
    case 'reveal':
      return `${seat(e.player)} reveals ${e.card}.`;
    case 'token':
      return `${seat(e.player)} gets ${e.count} ${e.card}.`;
    case 'turned_up':
      return `${seat(e.player)} turns ${e.card} face up.`;
    case 'deck_bottom':
      return `${e.card ?? 'A card'} goes below the deck of ${seat(e.player)}.`;
    case 'deck_top':
      return `${e.card ?? 'A card'} goes on top of the deck of ${seat(e.player)}.`;
    case 'pitch_bottom':
      return `${seat(e.player)} puts ${e.cards ? e.cards.join(', then ') : e.count === 1 ? 'a pitched card' : `${e.count} pitched cards`} below the deck.`;
    case 'draw':
      return `${seat(e.player)} draws ${e.cards ? e.cards.join(', ') : e.count}.`;
    case 'search':
      return `${seat(e.player)} searches out ${e.card}.`;
    case 'clash':
      return `Clash: ${e.cards.A ?? 'nothing'} against ${e.cards.B ?? 'nothing'}; ${e.winner ? `${seat(e.winner)} wins` : 'nobody wins'}.`;
    case 'roll':
      return `${seat(e.player)} rolls ${e.face} for ${e.card}.`;
    case 'intimidate':
      return `${seat(e.player)} is intimidated.`;
    case 'marked':
      return `${seat(e.player)} is ${e.marked ? 'marked' : 'not marked any more'}.`;
    case 'frozen':
      return `Frozen for ${seat(e.player)}: ${e.what}.`;
    case 'counter':
      return `${e.card} has ${e.count} ${e.count === 1 ? 'counter' : 'counters'} (${e.counter}).`;
    case 'first_player':
      return `${seat(e.player)} goes first.`;
    case 'conceded':
      return `${seat(e.player)} concedes.`;
    case 'adjusted':
      return `The host sets right: ${seat(e.player)}, ${e.what} ${e.n > 0 ? '+' : ''}${e.n}.`;
    case 'to_hand':
      return `${e.card ?? 'A card'} goes into the hand of ${seat(e.player)}.`;
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
      return realLog(e, seat);
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
