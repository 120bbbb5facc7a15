import type { Reason } from '@fray/engine';
import type { BecauseCode } from './figures.ts';

/** What the words need of the game: how a way to end, and somebody with a name, are called. */
export interface AdviceNames {
  /** A way to end, in words. */
  ending(ending: string): string;
  /** A unit or card by its id, in words; left out: the id itself. */
  thing?(id: string): string;
}
/** A sentence for each code. */
export type Says = Record<BecauseCode, (reason: Reason, names: AdviceNames) => string>;
