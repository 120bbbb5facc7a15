import { type CombatRecord, putCombat } from './db.ts';

/** A moment without a move, and how long a move waits for one. */
const QUIET = 250;
const LATEST = 1000;

/** Writes the newest state soon after a move: one write at a time while somebody plays, none lost when the page goes away. */
export class Autosave {
  private readonly make: () => CombatRecord;
  private readonly done: (problem: boolean) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dirty = false;
  private since = 0;
  private writing = false;

  constructor(make: () => CombatRecord, done: (problem: boolean) => void) {
    this.make = make;
    this.done = done;
    addEventListener('pagehide', this.leave);
    document.addEventListener('visibilitychange', this.leave);
  }

  /** Well after the page is drawn, and once for taps in a row: a tap never waits for the disk. */
  soon(): void {
    const now = performance.now();
    if (!this.dirty) this.since = now;
    this.dirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, Math.max(0, Math.min(QUIET, this.since + LATEST - now)));
  }

  private readonly flush = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.dirty && !this.writing) this.write();
  };

  /** Nobody may be here when the write before this one is done: the store keeps them in order. */
  private readonly leave = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.dirty) this.write();
  };

  private write(): void {
    this.dirty = false;
    this.writing = true;
    this.put().then(
      () => this.finishWrite(false),
      () => this.finishWrite(true),
    );
  }

  /** Writes at once, while the page is still open; failures are reported later. */
  private put(): Promise<unknown> {
    try {
      return putCombat(this.make());
    } catch (error) {
      return Promise.reject(error);
    }
  }

  private finishWrite(problem: boolean): void {
    this.writing = false;
    this.done(problem);
    if (!problem && this.dirty) this.flush();
    // What was not written waits for the next move, or for the page to be left: trying on and on would help nobody.
    if (problem) this.dirty = true;
  }

  close(): void {
    this.leave();
    removeEventListener('pagehide', this.leave);
    document.removeEventListener('visibilitychange', this.leave);
  }
}
