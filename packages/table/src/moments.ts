import type { DecidedMove, Types } from '@fray/engine';
import type { Table } from './table.ts';
import type { Reply } from './types.ts';

/** Milliseconds after which a pass that could tell something is made: at least, and how many more at most. */
const LEAST = 800;
const SPREAD = 1700;
/** All of them in one turn stay below this: the later in a turn, the shorter. */
const A_TURN = 6000;

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
  private turn = '';
  /** Of the time of this turn. */
  private used = 0;

  constructor(table: Table, draw: () => number) {
    this.table = table;
    this.draw = draw;
  }

  /** Finds the windows of this moment, after anything has changed; returns when the first pass is due. */
  look(now: number): number | undefined {
    const { windows, table } = this;
    const veiled = table.veiled();
    const turn = String(table.game.roundOf?.(table.combat.state));
    if (turn !== this.turn) [this.turn, this.used] = [turn, 0];
    for (const seat of windows.keys()) if (!veiled.some((one) => one.seat === seat)) windows.delete(seat);
    for (const { seat, forced } of veiled) {
      const made = table.combat.moves.reduce((count, one) => count + Number(one.seat === seat), 0);
      const known = windows.get(seat);
      // Drawn for every window, so that what is drawn later does not depend on a hand either.
      if (known?.made !== made) windows.set(seat, { made, due: now + this.wait(), passes: forced });
    }
    const due = [...windows.values()].filter(({ passes }) => passes).map((one) => one.due);
    return due.length ? Math.min(...due) : undefined;
  }
  private wait(): number {
    const wait = (LEAST + SPREAD * this.draw()) * (1 - this.used / A_TURN);
    this.used += wait;
    return wait;
  }
  /** Somebody passes: true if that waits, false if it is made now. Anything but a pass never waits. */
  waits({ seat, action }: DecidedMove<Types>, now: number): boolean {
    const window = this.windows.get(seat);
    const pass = this.table.veiled().find((one) => one.seat === seat)?.pass;
    if (!window || window.due <= now || pass?.action.type !== action.type) return false;
    window.passes = true;
    return true;
  }
  /** The seats that pass here at their moments, or at once where they are late. */
  passing(): readonly string[] {
    return [...this.windows].flatMap(([seat, { passes }]) => (passes ? [seat] : []));
  }
  /** The next pass that is due, as the answer of its seat. */
  due(now: number): Reply | undefined {
    const found = this.table.veiled().find(({ seat }) => {
      const window = this.windows.get(seat);
      return window?.passes && window.due <= now;
    });
    if (!found) return undefined;
    const { seat, pass, order } = found;
    return { moves: [{ seat, action: pass.action }], ...(order && { order }) };
  }
}
