import type { Play, Reason } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import type { Fab, State, Who } from '../types.ts';
import type { OwnBy } from './own.ts';
export type Picked = OwnBy['pick'];
export type Questioned = OwnBy['may'];

export type P = Play<Fab>;

/** A card to be chosen: from where, which ones not, whether it may be declined, and what then happens. */
export interface Pick {
  zone(state: State, own: Picked): CardId[];
  not?(state: State, own: Picked, card: CardId): Reason | false;
  optional?: true;
  /** Each card to the top or to the bottom of the deck. */
  put?: true;
  /** Goes on choosing until declined. */
  many?: true;
  take(play: P, who: Who, card: CardId, where: 'top' | 'bottom', own: Picked): void;
  end?(play: P, who: Who): void;
  /** The step that asked gets the answer that it was declined. */
  tells?: true;
}

/** A yes or no. `cost`: what yes costs. */
export interface May {
  cost(own: Questioned): number;
  yes(play: Play<Fab, 'may'>, who: Who): void;
  no?(play: Play<Fab, 'may'>, who: Who): void;
  /** The step that asked gets the answer that it was declined. */
  tells?: true;
}
