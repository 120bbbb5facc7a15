import { dry, type Frame, type Need, Runner, type Source, seededDice } from '@fray/engine';
import type { Event } from '../events.ts';
import { rules } from '../ruleset.ts';
import type { Action, Exodus, Seat, State } from '../types.ts';

/** Thrown for what was asked: the numbers that are missing, faces from 1, places from 0. */
export type TableDice = (need: Need<Exodus>) => number[];

/** The values of a source, entered as manual dice. */
export const rollsFrom =
  (source: Source): TableDice =>
  ({ kind, count, sides }) =>
    source.pull(kind, count, sides);

/** Chance that depends on what it is for alone, so that a roll out of sight does not change those in sight. */
export function byReason(): TableDice {
  const streams = new Map<string, Source>();
  return (need) => {
    const why = JSON.stringify(need.why);
    let stream = streams.get(why);
    if (!stream) {
      stream = seededDice([...why].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7));
      streams.set(why, stream);
    }
    return rollsFrom(stream)(need);
  };
}

/** A battle in which the table throws and draws everything itself, asked each time. */
export class TableBattle {
  readonly runner: Runner<Exodus>;
  private readonly thrower: TableDice;
  constructor(state: State, thrower: TableDice, hear?: (event: Event, only: Seat | undefined) => void) {
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
      this.runner.run();
    }
  }
}
