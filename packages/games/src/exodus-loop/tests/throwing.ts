import { dry, type Frame, type Need, Runner, type Source, seeded } from '@fray/engine';
import type { Event } from '../events.ts';
import { rules } from '../ruleset.ts';
import type { Action, Exodus, Seat, State } from '../types.ts';

/** Thrown for what was asked: the numbers that are missing, faces from 1, places from 0. */
export type Thrower = (need: Need<Exodus>) => number[];

/** Whatever a source gives, thrown at the table. */
export const thrownBy =
  (source: Source): Thrower =>
  ({ kind, count, sides }) =>
    source.pull(kind, count, sides);

/** Chance that depends on what it is for alone, so that a roll out of sight does not change those in sight. */
export function byReason(): Thrower {
  const streams = new Map<string, Source>();
  return (need) => {
    const why = JSON.stringify(need.why);
    let stream = streams.get(why);
    if (!stream) {
      stream = seeded([...why].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7));
      streams.set(why, stream);
    }
    return thrownBy(stream)(need);
  };
}

/** A battle in which the table throws and draws everything itself, asked each time. */
export class Thrown {
  readonly runner: Runner<Exodus>;
  private readonly thrower: Thrower;
  constructor(state: State, thrower: Thrower, hear?: (event: Event, only: Seat | undefined) => void) {
    this.runner = new Runner<Exodus>(rules, state, dry(), hear);
    this.thrower = thrower;
  }
  get state(): State {
    return this.runner.state;
  }
  start(): void {
    this.runner.start();
    this.answer();
  }
  apply(seat: Seat, action: Action): void {
    this.runner.apply(seat, action);
    this.answer();
  }
  private answer(): void {
    while (this.runner.need) {
      const frame = this.state.frames.at(-1) as Frame<Exodus>;
      frame.dice = [...(frame.dice ?? []), ...this.thrower(this.runner.need)];
      this.runner.settle();
    }
  }
}
