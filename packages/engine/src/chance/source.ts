import { below, belowFair, fairLimit, seedState, type XoshiroState } from './xoshiro.ts';

/** Dice that people can throw, or cards and tokens that are drawn: people are asked for those where the game says that they hold them. */
export type ChanceKind = 'roll' | 'draw';

/** One number of chance: of a roll a face from 1 to `sides`, of a draw a place from 0 among the `sides` that were left. */
export interface Pull {
  /** Thrown or drawn. */
  kind: ChanceKind;
  /** Out of how many. */
  sides: number;
  /** What came up. */
  value: number;
}

/** Where chance comes from. */
export interface Source {
  /**
   * Up to `count` numbers; fewer: it ran dry. Rolls are faces of equal dice. The draws of one pull are made one
   * after the other without putting back: the first among `sides`, the second among `sides - 1`, and so on. `asked`: the
   * table is to say it, so what makes its numbers itself gives none; what was written down before is given.
   */
  pull(kind: ChanceKind, count: number, sides: number, asked?: boolean): number[];
  /** Never dry: nothing needs to be kept to put an entry back. */
  readonly sure: boolean;
  /** Where it stands now. */
  save(): SourceState;
  /** The same source where it stood when `saved` was taken: redo, cancel, branch and refused dice go back by this. */
  at(saved: SourceState): Source;
}

/** The state of a source as plain data; `kind` says which source can read it. */
export interface SourceState {
  /** Finds the source that goes on from here. */
  kind: string;
  /** Words of a generator, or the numbers that are left of a list. */
  state?: number[];
  /** Draws of a script that has its own list for them. */
  draws?: number[];
}

const wordsOf = ({ state = [] }: SourceState): XoshiroState => state.slice(0, 4) as XoshiroState;

class Seeded implements Source {
  readonly sure = true;
  readonly state: XoshiroState;
  constructor(state: XoshiroState) {
    this.state = state;
  }
  pull(kind: ChanceKind, count: number, sides: number, asked = false): number[] {
    if (asked) return [];
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
  at(saved: SourceState): Source {
    return new Seeded(wordsOf(saved));
  }
}

/** People throw the dice; cards and other draws still come from a seed. */
class ManualDice implements Source {
  readonly sure = false;
  readonly draws: Seeded;
  constructor(draws: Seeded) {
    this.draws = draws;
  }
  pull(kind: ChanceKind, count: number, sides: number, asked = false): number[] {
    return kind === 'roll' ? [] : this.draws.pull(kind, count, sides, asked);
  }
  save(): SourceState {
    return { kind: 'typed', state: [...this.draws.state] };
  }
  at(saved: SourceState): Source {
    return new ManualDice(new Seeded(wordsOf(saved)));
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
  pull(kind: ChanceKind, count: number, sides: number): number[] {
    const list = kind === 'roll' ? this.rolls : this.draws;
    const out = list.splice(0, count);
    const low = kind === 'roll' ? 1 : 0;
    out.forEach((value, i) => {
      const high = kind === 'roll' ? sides : sides - i - 1;
      if (value < low || value > high) throw new RangeError(`${value} is not between ${low} and ${high}`);
    });
    return out;
  }
  save(): SourceState {
    const saved = { kind: this.kind, state: [...this.rolls] };
    return this.draws === this.rolls ? saved : { ...saved, draws: [...this.draws] };
  }
  at(saved: SourceState): Source {
    return new Listed(this.kind, saved.state ?? [], saved.draws);
  }
}

/** Dice from a seed: the same seed and stream give the same combat on every machine. */
export const seededDice = (seed: number, stream = 0): Source => new Seeded(seedState(seed, stream));
/** People throw the dice; cards and other draws come from a seed. */
export const manualDice = (seed: number, stream = 0): Source => new ManualDice(new Seeded(seedState(seed, stream)));
/** Numbers written down beforehand, rolls and draws apart: for tests. */
export const scriptedDice = (rolls: readonly number[], draws: readonly number[] = []): Listed =>
  new Listed('scripted', rolls, draws);
/** Numbers that came up before, rolls and draws in one list as they were used: for replays. */
export const recordedDice = (pulls: readonly number[]): Listed => new Listed('recorded', pulls);
/** Never knows anything: every pull is a chance node. */
export const dry = (): Source => DRY;
const DRY: Source = { sure: false, pull: () => [], save: () => ({ kind: 'dry' }), at: () => DRY };

/** One source of each kind that saves know; each puts another one back where it stood. */
const KINDS: Readonly<Record<string, Source>> = {
  seeded: seededDice(0),
  typed: manualDice(0),
  scripted: scriptedDice([]),
  recorded: recordedDice([]),
  dry: DRY,
};

/** The source of a save, exactly where it stood; nothing where its kind is not one of ours. */
export const restoreSource = (saved: SourceState): Source | undefined =>
  Object.hasOwn(KINDS, saved.kind) ? KINDS[saved.kind]?.at(saved) : undefined;
