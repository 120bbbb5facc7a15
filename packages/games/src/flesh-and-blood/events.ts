import type { Adjust } from './actions.ts';
import type { CardId, Gain, When } from './content/row.ts';
import type { COUNTED, Effects, Half, Occasion, Zone } from './rules/real-deck/types.ts';
import type { From, Seat, Who } from './vocabulary.ts';

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
      /** The ally that is attacked. */
      target?: string;
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
  | { type: 'arena'; player: Who; card: string }
  | { type: 'copied'; player: Who; card: string }
  /** A card was named, which nobody can use as long as the other one is there. */
  | { type: 'named_by'; player: Who; card: string; named: string }
  | { type: 'deck_bottom'; player: Who; card?: string }
  | { type: 'deck_top'; player: Who; card?: string }
  | { type: 'pitch_bottom'; player: Who; count: number; cards?: string[] }
  | { type: 'draw'; player: Who; count: number; cards?: string[] }
  | { type: 'search'; player: Who; card: string }
  | { type: 'to_hand'; player: Who; card?: string }
  | { type: 'shuffle'; player: Who }
  | { type: 'clash'; winner: Who | null; cards: Record<Who, string | null> }
  | { type: 'roll'; player: Who; face: number; sides: number; card: string }
  | { type: 'intimidate'; player: Who; banished: number }
  | { type: 'marked'; player: Who; marked: boolean }
  | { type: 'frozen'; player: Who; what: string }
  | { type: 'counter'; player: Who; card: string; counter: string; count: number }
  | { type: 'first_player'; player: Who }
  | { type: 'conceded'; player: Who }
  | { type: 'adjusted'; player: Who; what: Adjust; n: number }
  // At a table with real decks.
  | { type: 'drew'; player: Who; count: number; hand: number; deck: number | null }
  | { type: 'asked'; player: Who; card: string; question: string; answer: boolean; power?: number; gains?: Gain[] }
  | { type: 'missed'; card: string; question: string; link: number }
  | { type: 'boosted'; player: Who; card: string; go_again: boolean }
  | { type: 'fused'; player: Who; card: string }
  | { type: 'effects'; player: Who; card: string; effects: Effects }
  | { type: 'reminder'; player: Who; card: string; when: Occasion; words: string }
  | { type: 'ticked'; player: Who; card: string; when: Occasion; words: string; done: boolean }
  | { type: 'silenced'; card: string }
  | { type: 'allowed'; player: Who; card: string; code: string }
  | { type: 'warned'; player: Who; code: string; card?: string }
  | { type: 'gain'; player: Seat; card: string; gain: Gain; on: boolean }
  | { type: 'ally_damage'; player: Who; card: string; damage: number; left: number; life: number }
  | { type: 'entered'; player: Who; what: string; card?: string; n?: number; counter?: string }
  /** Who plays, and with how many cards before the first hand; nobody has counted null. */
  | { type: 'began'; sides: Record<Who, { hero: string; life: number; intellect: number; cards: number | null }> }
  | { type: 'transformed'; player: Who; card: string; by: string }
  | { type: 'stolen'; player: Who; card: string }
  | { type: 'retrieved'; player: Who; card: string }
  | { type: 'melded'; player: Who; card: string; half: Half }
  /** A card got its name. */
  | { type: 'named'; player: Who; card: string; id: CardId; zone: Zone }
  /** A count of the table has changed; nobody knows of an uncounted deck. */
  | { type: 'counted'; player: Who; zone: (typeof COUNTED)[number]; from: number; to: number; why: 'host' | 'table' }
  | { type: 'may_pass'; code: string };
