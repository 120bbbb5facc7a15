import { clone, dry, Runner } from '@fray/engine';
import { rules } from '../ruleset.ts';
import type { HitPool, PartyId, State, Unit } from '../types.ts';
import { isLeft, isPart, moveOn, standing, wordOf } from './standing-units.ts';

/**
 * One side of a fight. With a fixed order of losses its positions form a line: each hit leads to the next one, in any
 * round. A barrage takes fighters first, so that there may be several lines; where they meet they are one.
 */
export interface Side {
  seat: PartyId;
  /** What is left there. */
  positions: (readonly Unit[])[];
  /** By position: where one more hit leads; the last leads to itself. */
  next: number[];
  /** By position: hits until nobody is left. */
  left: number[];
  begins: { at: number; share: number }[];
}

/** What kind of hits are taken, by whom. */
export type Hits = Pick<HitPool, 'on' | 'by' | 'source' | 'place' | 'eligible'>;

/** More hits than any side can absorb. */
const ENOUGH = 10_000;

/**
 * Lets the rules assign one hit after the other, as the policy of the side decides: `each` sees the state before the first
 * and after every hit, until it has seen enough or nobody is left.
 */
function takeHits(start: State, hits: Hits, units: readonly Unit[], each: (state: State) => boolean): void {
  const { on } = hits;
  const state = clone(start) as State;
  state.units = [...units.map((unit) => ({ ...unit })), ...state.units.filter((unit) => !isPart(unit, on, hits.place))];
  state.rolls = [];
  state.hits = [{ ...hits, count: ENOUGH, chooser: on }];
  state.frames = [{ step: 'assign', then: 'assign', memory: {} }];
  const runner = new Runner(rules, state, dry());
  runner.run();
  let left = ENOUGH + 1;
  while (true) {
    const count = state.hits[0]?.count ?? 0;
    // A party that could answer a loss is asked in between.
    if (count < left && !each(state)) return;
    left = count;
    if (state.frames.length === 0 || !moveOn(rules, runner)) return;
  }
}

export class SideReader {
  readonly side: Side;
  private readonly start: State;
  private readonly hits: Hits;
  private readonly numbers = new Map<string, number>();

  constructor(start: State, hits: Hits) {
    this.start = start;
    this.hits = hits;
    this.side = { seat: hits.on, positions: [], next: [], left: [], begins: [] };
  }

  /** The fight begins with these units left. */
  begin(units: readonly Unit[], share: number): void {
    this.side.begins.push({ at: this.numbers.get(wordOf(units)) ?? this.read(units), share });
  }

  private read(units: readonly Unit[]): number {
    const { side, hits, numbers } = this;
    const line: number[] = [];
    takeHits(this.start, hits, units, (state) => {
      const here = standing(state, hits.on, hits.place);
      const word = wordOf(here);
      const existing = numbers.get(word);
      const at = existing ?? side.positions.length;
      line.push(at);
      if (existing !== undefined) return false;
      numbers.set(word, at);
      side.positions.push(here);
      side.next.push(at);
      side.left.push(0);
      return isLeft(here, hits.place);
    });
    for (let i = line.length - 2; i >= 0; i--) {
      side.next[line[i] as number] = line[i + 1] as number;
      side.left[line[i] as number] = (side.left[line[i + 1] as number] as number) + 1;
    }
    return line[0] as number;
  }
}

/** What is left of a side after 0, 1, 2, ... hits of a barrage on its fighters. */
export function afterBarrage(start: State, hits: Hits, units: readonly Unit[], most: number): (readonly Unit[])[] {
  const left: (readonly Unit[])[] = [];
  takeHits(start, { ...hits, source: 'barrage', eligible: 'fighters' }, units, (state) => {
    left.push(standing(state, hits.on, hits.place));
    return left.length <= most;
  });
  return left;
}
