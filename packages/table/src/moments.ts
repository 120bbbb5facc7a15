import type { DecidedMove, Types } from '@fray/engine';
import type { Table } from './table.ts';

/** Milliseconds after which a pass that could tell something is made: at least, and how many more at most. */
const LEAST = 800;
const SPREAD = 1700;

/** A window in which the others think that its seat could hold something. */
interface Window {
  /** How many moves its seat had made when it came up. */
  made: number;
  /** When a pass is made, if it is ready before. */
  due: number;
  /** The seat has passed. */
  passes: boolean;
}

/** When the passes of a shared table are made: in a window in which another hand could act, at a moment that is drawn for any hand. */
// The table passes for a seat that can do nothing else, and for a person who is ready earlier. A later pass is made at once. There is no
// clock here: the caller says what time it is.
export class Moments {
  private readonly table: Table;
  /** From 0 to 1, each time another. */
  private readonly draw: () => number;
  private readonly windows = new Map<string, Window>();

  constructor(table: Table, draw: () => number) {
    this.table = table;
    this.draw = draw;
  }

  /** Finds the windows of this moment, after anything has changed; returns when the first pass is due. */
  look(now: number): number | undefined {
    const { windows, table } = this;
    const veiled = table.veiled();
    for (const seat of windows.keys()) if (!veiled.some((one) => one.seat === seat)) windows.delete(seat);
    for (const { seat, forced } of veiled) {
      const made = table.combat.moves.reduce((count, one) => count + Number(one.seat === seat), 0);
      const known = windows.get(seat);
      // Drawn for every window, so that what is drawn later does not depend on a hand either.
      if (known?.made !== made) windows.set(seat, { made, due: now + LEAST + SPREAD * this.draw(), passes: forced });
    }
    const due = [...windows.values()].filter(({ passes }) => passes).map((one) => one.due);
    return due.length ? Math.min(...due) : undefined;
  }
  /** Somebody passes: true if that waits, false if it is made now. Anything but a pass never waits. */
  waits({ seat, action }: DecidedMove<Types>, now: number): boolean {
    const window = this.windows.get(seat);
    const pass = this.table.veiled().find((one) => one.seat === seat)?.pass;
    if (!window || window.due <= now || pass?.action.type !== action.type) return false;
    window.passes = true;
    return true;
  }
  /** The seats whose passes are due, each with its move: the table is answered with it. */
  due(now: number): readonly DecidedMove<Types>[] {
    return this.table.veiled().flatMap(({ seat, pass }) => {
      const window = this.windows.get(seat);
      return window?.passes && window.due <= now ? [{ seat, action: pass.action }] : [];
    });
  }
}
