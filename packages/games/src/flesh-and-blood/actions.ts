import type { CardId, When } from './content/row.ts';
import type { Who } from './types.ts';

/** What a person can do, and what the host can set right. */
export type Action =
  | { type: 'play'; card: CardId; from: 'hand' | 'arsenal' | 'banished' }
  | { type: 'weapon'; weapon: number }
  | { type: 'activate'; card: CardId; zone: 'hero' | 'equipment' | 'permanent' | 'defender' }
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
  | { type: 'heave'; card: CardId }
  | { type: 'bottom'; card: CardId }
  | { type: 'concede' }
  | { type: 'adjust'; what: Adjust; who: Who; n: number };

export const ADJUSTS = ['life', 'resources', 'action points', 'shield', 'power', 'block'] as const;
export type Adjust = (typeof ADJUSTS)[number];
