import type { Play, Reason } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import type { Fab, State, Who } from '../types.ts';
import type { MemoryByStep } from './memory.ts';
export type Picked = MemoryByStep['pick'];
export type Questioned = MemoryByStep['may'];

export type P = Play<Fab>;

/** A card to be chosen: from where, which ones not, whether it may be declined, and what then happens. */
export interface Pick {
  zone(state: State, memory: Picked): CardId[];
  not?(state: State, memory: Picked, card: CardId): Reason | false;
  optional?: true;
  /** Each card to the top or to the bottom of the deck. */
  put?: true;
  /** Goes on choosing until declined. */
  many?: true;
  take(play: P, who: Who, card: CardId, where: 'top' | 'bottom', memory: Picked): void;
  end?(play: P, who: Who): void;
  /** The step that asked gets the answer that it was declined. */
  tells?: true;
}

/** A yes or no. `cost`: what yes costs. */
export interface May {
  cost(memory: Questioned): number;
  yes(play: Play<Fab, 'may'>, who: Who): void;
  no?(play: Play<Fab, 'may'>, who: Who): void;
  /** The step that asked gets the answer that it was declined. */
  tells?: true;
}
