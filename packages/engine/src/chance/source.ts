import { below, belowFair, fairLimit, seedState, type XoshiroState } from './xoshiro.ts';

/** Dice that people can throw, or cards and other draws that they are never asked for. */
export type ChanceKind = 'roll' | 'draw';

/** One number of chance. A roll is a face from 1 to `sides`; a draw is a place from 0 among the `sides` that were left. */
export interface Pull {
  kind: ChanceKind;
  sides: number;
  value: number;
}

/** Where chance comes from. */
export interface Source {
  /**
   * Up to `count` numbers; fewer: it ran dry. Rolls are faces of equal dice. The draws of one pull are made one
   * after the other without putting back: the first among `sides`, the second among `sides - 1`, and so on.
   */
  pull(kind: ChanceKind, count: number, sides: number, why: string): number[];
  /** Never dry: nothing needs to be kept to put an entry back. */
  readonly sure: boolean;
  save(): SourceState;
}

/** Where a source stands, as plain data. */
export interface SourceState {
  kind: 'seeded' | 'typed' | 'scripted' | 'recorded' | 'dry';
  state?: number[];
}

class Seeded implements Source {
  readonly sure = true;
  readonly state: XoshiroState;
  constructor(state: XoshiroState) {
    this.state = state;
  }
  pull(kind: ChanceKind, count: number, sides: number): number[] {
    const out: number[] = new Array(count);
    if (kind === 'roll') {
      const fair = fairLimit(sides);
      for (let i = 0; i < count; i++) out[i] = 1 + belowFair(this.state, sides, fair);
    } else for (let i = 0; i < count; i++) out[i] = below(this.state, sides - i);
    return out;
  }
  save(): SourceState {
    return { kind: 'seeded', state: [...this.state] };
  }
}

/** People throw the dice; cards and other draws still come from a seed. */
class Typed implements Source {
  readonly sure = false;
  readonly draws: Seeded;
  constructor(draws: Seeded) {
    this.draws = draws;
  }
  pull(kind: ChanceKind, count: number, sides: number): number[] {
    return kind === 'roll' ? [] : this.draws.pull(kind, count, sides);
  }
  save(): SourceState {
    return { kind: 'typed', state: [...this.draws.state] };
  }
}

/** A list in the order needed, for tests and for replays. Rolls and draws come from the same list unless draws have their own. */
class Listed implements Source {
  readonly sure = false;
  readonly kind: 'scripted' | 'recorded';
  private readonly rolls: number[];
  private readonly draws: number[];
  constructor(kind: 'scripted' | 'recorded', rolls: readonly number[], draws?: readonly number[]) {
    this.kind = kind;
    this.rolls = [...rolls];
    this.draws = draws ? [...draws] : this.rolls;
  }
  /** How many numbers were not used. */
  get left(): number {
    return this.rolls.length + (this.draws === this.rolls ? 0 : this.draws.length);
  }
  pull(kind: ChanceKind, count: number, sides: number, why: string): number[] {
    const list = kind === 'roll' ? this.rolls : this.draws;
    const out = list.splice(0, count);
    const low = kind === 'roll' ? 1 : 0;
    out.forEach((value, i) => {
      const high = kind === 'roll' ? sides : sides - i - 1;
      if (value < low || value > high) throw new RangeError(`${why}: ${value} is not between ${low} and ${high}`);
    });
    return out;
  }
  save(): SourceState {
    return { kind: this.kind, state: [...this.rolls] };
  }
}

/** Dice from a seed. The same seed and stream give the same combat on every machine. */
export const seeded = (seed: number, stream = 0): Source => new Seeded(seedState(seed, stream));
export const typed = (seed: number, stream = 0): Source => new Typed(new Seeded(seedState(seed, stream)));
export const scripted = (rolls: readonly number[], draws: readonly number[] = []): Listed =>
  new Listed('scripted', rolls, draws);
export const recorded = (pulls: readonly number[]): Listed => new Listed('recorded', pulls);
/** Never knows anything: every pull is a chance node. */
export const dry = (): Source => ({ sure: false, pull: () => [], save: () => ({ kind: 'dry' }) });

/** The source of a save, exactly where it stood. */
export function restoreSource(saved: SourceState): Source {
  const words = saved.state ?? [];
  switch (saved.kind) {
    case 'seeded':
      return new Seeded(words.slice(0, 4) as XoshiroState);
    case 'typed':
      return new Typed(new Seeded(words.slice(0, 4) as XoshiroState));
    case 'scripted':
    case 'recorded':
      return new Listed(saved.kind, words);
    case 'dry':
      return dry();
  }
}
