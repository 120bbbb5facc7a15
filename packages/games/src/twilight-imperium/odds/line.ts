import { dry, Runner } from '@fray/engine';
import { clone } from '../clone.ts';
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
  const rest = start.units.filter((unit) => !isPart(unit, on, hits.place));
  const state = clone({ ...start, units: [...units, ...rest], rolls: [], frames: [] });
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

/** The positions that this side can be in, from what it may begin with. */
export function readSide(start: State, hits: Hits, begins: readonly { units: readonly Unit[]; share: number }[]): Side {
  const side: Side = { seat: hits.on, positions: [], next: [], left: [], begins: [] };
  const numbers = new Map<string, number>();
  // A single line meets no other one.
  const find = (units: readonly Unit[]): number | undefined => {
    if (begins.length === 1) return undefined;
    const word = wordOf(units);
    const known = numbers.get(word);
    if (known === undefined) numbers.set(word, side.positions.length);
    return known;
  };
  for (const { units, share } of begins) {
    const line: number[] = [];
    takeHits(start, hits, units, (state) => {
      const here = standing(state, hits.on, hits.place);
      const known = find(here);
      line.push(known ?? side.positions.length);
      if (known !== undefined) return false;
      side.positions.push(here);
      side.next.push(side.next.length);
      side.left.push(0);
      return isLeft(here, hits.place);
    });
    for (let i = line.length - 2; i >= 0; i--) {
      side.next[line[i] as number] = line[i + 1] as number;
      side.left[line[i] as number] = (side.left[line[i + 1] as number] as number) + 1;
    }
    side.begins.push({ at: line[0] as number, share });
  }
  return side;
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
