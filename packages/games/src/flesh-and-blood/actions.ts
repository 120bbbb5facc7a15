import type { Ability, CardId, Colour, Gain, When } from './content/row.ts';
import type { Entry } from './rules/real-deck/entries.ts';
import type { Effects, Given, Zone } from './rules/real-deck/types.ts';
import type { Who } from './vocabulary.ts';

/** What a player can do, and what the host can correct. */
export type Action =
  | { type: 'play'; card: CardId; from: 'hand' | 'arsenal' | 'banished' }
  | { type: 'weapon'; weapon: number }
  | { type: 'activate'; card: CardId; zone: 'hero' | 'weapon' | 'equipment' | 'permanent' | 'defender' | 'hand' }
  | { type: 'pass' }
  | { type: 'continue' }
  | { type: 'option'; option: string }
  | { type: 'target'; target: string }
  | { type: 'aim'; defender: number }
  | { type: 'pitch'; card: CardId }
  | { type: 'pay'; cards: CardId[] }
  | { type: 'block'; card: CardId; from: 'hand' | 'arsenal' | 'equipment' }
  | { type: 'react'; card: CardId; from: 'hand' | 'arsenal' }
  | { type: 'done' }
  | { type: 'accept' }
  | { type: 'decline' }
  | { type: 'choose'; card: CardId }
  | { type: 'put'; card: CardId; where: 'top' | 'bottom' }
  | { type: 'prevent'; with: string }
  | { type: 'stack'; card: CardId; when: When }
  | { type: 'lead'; who: Who }
  | { type: 'store'; card: CardId }
  | { type: 'heave'; card: Given }
  | { type: 'bottom'; card: CardId }
  | { type: 'concede' }
  | { type: 'adjust'; what: Adjust; who: Who; n: number }
  // With real decks: what the players enter.
  | { type: 'card'; card: Given; from: Zone; cost?: number; power?: number; discard?: boolean }
  | { type: 'pitches'; card: Given }
  | { type: 'colour'; colour: Colour }
  | { type: 'defends'; card: Given; from: 'hand' | 'arsenal' }
  | { type: 'shows'; card: Given }
  | ({ type: 'ability'; of: CardId; when: Ability['type']; cost: number; goAgain: boolean } & Effects)
  | { type: 'ally'; permanent: number }
  | { type: 'go on' }
  | { type: 'respond' }
  | ({ type: 'effects' } & Effects)
  | ({ type: 'tick'; reminder: number; done: boolean } & Effects)
  | { type: 'silence'; card: CardId }
  | { type: 'drew'; n: number }
  | { type: 'gain'; gain: Gain; on: boolean }
  | { type: 'allow'; code: Allowed }
  | { type: 'enter'; what: Entry; who: Who; card?: Given; object?: CardId; n?: number; counter?: string };

export const ADJUSTS = ['life', 'resources', 'action points', 'shield', 'power', 'block'] as const;
/** Counts that the host can correct with real decks. */
export const COUNTS = ['hand', 'deck', 'graveyard', 'banished'] as const;
export type Adjust = (typeof ADJUSTS)[number] | (typeof COUNTS)[number] | 'chi';

/** What the host may allow once, because a card that Fray does not know may say so (10). */
export const ALLOWED = [
  'no-action-point',
  'chain-open',
  'weapon-used',
  'reaction-not-declared',
  'only-in-reaction',
  'only-attacker',
  'only-from-arsenal',
  'no-bow',
  'cannot-be-played',
  'dominate',
  'overpower',
  'no-defense',
  'already-defending',
  'arsenal-cannot-defend',
  'face-down',
  'frozen',
  'used-this-turn',
  'no-pitch',
  'forbidden',
] as const;
export type Allowed = (typeof ALLOWED)[number];
