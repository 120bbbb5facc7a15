import type { Combat, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { Table } from '../table.ts';

/** The same table with another state behind the same past, without what the others ordered for their hands. */
export function dealAnew(game: AnyGame, table: Table, state: Types['state'], seats: readonly string[]): Table {
  const { combat } = table;
  const copy = combat.branch(combat.at) as Combat<Types>;
  Object.assign((copy as unknown as { present: object }).present, { state });
  const memory = table.memory();
  const orders = Object.fromEntries(Object.entries(memory.orders).filter(([seat]) => seats.includes(seat)));
  return Table.open(game, copy, { ...memory, orders });
}
