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
/**
 * What a table keeps beside the log, as plain data: with it and the combat at the same moment a table goes on as if it had never been
 * closed. It holds what seats have ordered and decided in secret: it is stored beside the combat and told to nobody.
 */
export interface TableMemory extends TableOptions {
  pending: PendingMemory;
  declared?: DeclaredMemory;
  /** By seat. */
  orders: Readonly<Record<string, SeatOrder>>;
  lasting: Readonly<Record<string, readonly StandingOrder[]>>;
  rolls: readonly RolledBefore[];
  yielded: readonly string[];
  looked: readonly string[];
  voidDice: number;
}
