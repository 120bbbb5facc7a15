import type { StandingOrder } from '@fray/games';
import type { DeclaredMemory } from './declared.ts';
import type { RolledBefore } from './late.ts';
import type { PendingMemory } from './pending.ts';
import type { TableOptions } from './types.ts';

/** The order of a seat until its next answer, and whether it still holds. */
export interface SeatOrder {
  order: StandingOrder;
  holds: boolean;
}
/** What a table keeps beside the log, as plain data: with it and the combat at the same moment a table continues. */
// It holds what seats have ordered and decided in secret: it is stored beside the combat and sent to nobody.
export interface TableMemory extends TableOptions {
  /** The rest of a decision. */
  pending: PendingMemory;
  /** A decision that waits for replies. */
  declared?: DeclaredMemory;
  /** By seat. */
  orders: Readonly<Record<string, SeatOrder>>;
  /** What seats have ordered for longer. */
  lasting: Readonly<Record<string, readonly StandingOrder[]>>;
  /** Throws laid aside for something that was played late. */
  rolls: readonly RolledBefore[];
  /** Who lets the others move first at this moment. */
  yielded: readonly string[];
  /** Who has looked at its hand at this moment. */
  looked: readonly string[];
  /** Dice that were typed last and not used. */
  voidDice: number;
}
