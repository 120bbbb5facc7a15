import type { Adjust } from './actions.ts';
import type { CardId, When } from './content/row.ts';
import type { From, Who } from './types.ts';

/** The nine events of section 4.3 first, then ours. */
export type Event =
  | {
      type: 'declare_attack';
      player: Who;
      card: string;
      id: CardId;
      attack: number;
      cost: number;
      pitch: number;
      source: From;
    }
  | { type: 'layer_pass'; player: Who }
  | { type: 'layer_end' }
  | { type: 'block_play'; player: Who; block: number; cards: string[] }
  | { type: 'block_pass'; player: Who }
  | { type: 'defense_react_play'; player: Who; block: number; cards: string[] }
  | { type: 'attack_react'; player: Who; card: string; bonus: number; source: From; pitch: number }
  | { type: 'reaction_pass'; player: Who }
  | { type: 'defense_resolve'; block: number; damage: number; life: number; arsenal?: string; go_again?: true }
  | { type: 'start_turn'; player: Who; turn: number }
  | { type: 'action_phase'; player: Who }
  | { type: 'action_pass'; player: Who }
  | { type: 'end_phase'; player: Who }
  | { type: 'arsenal_set'; player: Who; card?: string }
  | { type: 'arsenal_skip'; player: Who }
  | { type: 'attack_step'; link: number; card: string }
  | { type: 'power'; power: number }
  | { type: 'play_card'; player: Who; card: string; id: CardId; cost: number; pitch: number; source: From }
  | { type: 'instant_play'; player: Who; card: string; id: CardId; cost: number; pitch: number; source: From }
  | { type: 'activate'; player: Who; card: string; cost: number; pitch: number }
  | { type: 'trigger'; player: Who; card: string; when: When }
  | { type: 'defend_trigger'; player: Who; card: string }
  | { type: 'failed'; player: Who; card: string }
  | { type: 'negated'; player: Who; card: string }
  | { type: 'pitched'; player: Who; card: string; value: number }
  | { type: 'hit'; player: Who; damage: number; by: string }
  | { type: 'damage'; player: Who; damage: number; kind: 'physical' | 'arcane' | 'generic'; life: number }
  | { type: 'prevented'; player: Who; amount: number; by: string }
  | { type: 'life'; player: Who; change: number; life: number }
  | { type: 'resources'; player: Who; gained: number }
  | { type: 'action_points'; player: Who; gained: number }
  | { type: 'link_resolved'; link: number; hit: boolean }
  | { type: 'chain_close'; links: number }
  | { type: 'equipment_wear'; player: Who; card: string; how: string; defense: number }
  | { type: 'destroyed'; player: Who; card: string }
  | { type: 'discard'; player: Who; card: string }
  | { type: 'banish'; player: Who; card?: string }
  | { type: 'returned'; player: Who; cards: number }
  | { type: 'reveal'; player: Who; card: string }
  | { type: 'token'; player: Who; card: string; count: number }
  | { type: 'turned_up'; player: Who; card: string }
  | { type: 'deck_bottom'; player: Who; card?: string }
  | { type: 'deck_top'; player: Who; card?: string }
  | { type: 'pitch_bottom'; player: Who; count: number; cards?: string[] }
  | { type: 'draw'; player: Who; count: number; cards?: string[] }
  | { type: 'search'; player: Who; card: string }
  | { type: 'shuffle'; player: Who }
  | { type: 'clash'; winner: Who | null; cards: Record<Who, string | null> }
  | { type: 'roll'; player: Who; face: number; sides: number; card: string }
  | { type: 'intimidate'; player: Who; banished: number }
  | { type: 'marked'; player: Who; marked: boolean }
  | { type: 'frozen'; player: Who; what: string }
  | { type: 'counter'; player: Who; card: string; counter: string; count: number }
  | { type: 'first_player'; player: Who }
  | { type: 'conceded'; player: Who }
  | { type: 'adjusted'; player: Who; what: Adjust; n: number };
