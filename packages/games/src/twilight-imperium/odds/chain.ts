import { hooksOf } from '../rules/hooks.ts';
import type { PartyId, State, Unit } from '../types.ts';
import { hitShares } from './hit-shares.ts';
import type { Side } from './line.ts';
import { isPart } from './standing-units.ts';

/** A fight of two sides that only meet through hits, in space or on a planet: the attacker and the opponent. */
export interface Chain<S extends Standing = Side> {
  state: State;
  place: string;
  sides: readonly [S, S];
  tried?: Tried;
}
/** Called before each use of the rules (dice of a pair, the rest of a round). May throw to stop. */
export type Tried = () => void;
/** What may be left of a side. */
export interface Standing {
  readonly seat: PartyId;
  readonly positions: readonly (readonly Unit[])[];
}
/** One way a chain ends: where each side stands then. */
export interface ChainEnd {
  at: readonly [number, number];
  share: number;
  /** Rounds beyond the first, times the share. */
  rounds: number;
  /** Both are still there: the question ends here, or the fight never ends. */
  open?: 'asked' | 'endless';
}

const READS_OTHERS = ['combatDice', 'combatDiceOf', 'combatModifier', 'natural', 'noRoll'] as const;

/** The dice of this many pairs take about as long as one state that the rules play. */
export const TABLES = 10;

/** Shares of hits at a pair of positions: per pair if hooks may look at both sides, else per position. */
export class HitTable {
  private readonly chain: Chain<Standing>;
  private readonly scratch: State;
  private readonly rest: readonly Unit[];
  private readonly mixed: boolean;
  private reads = 0;
  private readonly cache: [Float64Array[], Float64Array[]] = [[], []];

  constructor(chain: Chain<Standing>) {
    const { state, place, sides } = chain;
    this.chain = chain;
    // One object for all: its hooks are cached until its version changes.
    this.scratch = { ...state };
    this.rest = state.units.filter((unit) => !sides.some(({ seat }) => isPart(unit, seat, place)));
    this.mixed = READS_OTHERS.some((name) => hooksOf(state, name).length > 0);
  }

  of(side: 0 | 1, at: readonly [number, number]): Float64Array {
    const cache = this.cache[side];
    const mine = at[side];
    let shares = this.mixed ? undefined : cache[mine];
    if (!shares) {
      const { sides, place, tried } = this.chain;
      if (this.mixed && ++this.reads % TABLES === 0) tried?.();
      const one = sides[0].positions[at[0]] ?? [];
      const two = sides[1].positions[at[1]] ?? [];
      this.scratch.units = [...one, ...two, ...this.rest];
      shares = hitShares(this.scratch, sides[side].seat, sides[side === 0 ? 1 : 0].seat, place);
      cache[mine] = shares;
    }
    return shares;
  }
}

/** By position: where 0, 1, 2, ... hits lead. */
function jumps({ next, left }: Side): Int32Array[] {
  return next.map((_, at) => {
    const to = new Int32Array((left[at] as number) + 1);
    for (let hits = 0, here = at; hits < to.length; hits++, here = next[here] as number) to[hits] = here;
    return to;
  });
}
/** Positions with the most hits to go first: hits only lead to smaller positions. */
const inOrder = ({ left }: Side): number[] =>
  [...left.keys()].sort((a, b) => (left[b] as number) - (left[a] as number));

/** A share this close to 1 means that nobody can hit. */
const CERTAIN = 1 - 1e-15;
const NOBODY = Float64Array.of(1);

/** Everything that one pass over the pairs needs. */
interface Pass {
  chain: Chain;
  hits: HitTable;
  to: readonly [Int32Array[], Int32Array[]];
  /** Pairs are numbered row by row: the length of a row. */
  wide: number;
  size: number;
}
function passOf(chain: Chain): Pass {
  const [one, two] = chain.sides;
  const wide = two.next.length;
  return { chain, hits: new HitTable(chain), to: [jumps(one), jumps(two)], wide, size: one.next.length * wide };
}

/** Shares of pairs, and the rounds that were fought until then, times the share. */
interface Mass {
  share: Float64Array;
  rounds: Float64Array;
}
const noMass = (size: number): Mass => ({ share: new Float64Array(size), rounds: new Float64Array(size) });

function firstMass({ chain: { sides }, wide, size }: Pass): Mass {
  const [one, two] = sides;
  const mass = noMass(size);
  for (const a of one.begins)
    for (const b of two.begins) {
      const at = a.at * wide + b.at;
      const share = a.share * b.share;
      mass.share[at] = (mass.share[at] as number) + share;
      // Its first round has begun already.
      if (one.left[a.at] && two.left[b.at]) mass.rounds[at] = (mass.rounds[at] as number) - share;
    }
  return mass;
}

/** What a round in which somebody hits leads to: `share` and `rounds` are spread over the pairs, hits without a unit left are dropped. */
function spread({ to, wide }: Pass, [a, b]: ChainEnd['at'], made: Made, into: Mass, { share, rounds }: Met): void {
  const rows = to[0][a] as Int32Array;
  const columns = to[1][b] as Int32Array;
  const lastRow = rows.length - 1;
  const lastColumn = columns.length - 1;
  const [byOne, byTwo] = made;
  for (let taken = 0; taken < byTwo.length; taken++) {
    const some = byTwo[taken] as number;
    if (some === 0) continue;
    const row = (rows[taken < lastRow ? taken : lastRow] as number) * wide;
    // Neither hits: that round is summed already.
    for (let produced = taken === 0 ? 1 : 0; produced < byOne.length; produced++) {
      const part = some * (byOne[produced] as number);
      const at = row + (columns[produced < lastColumn ? produced : lastColumn] as number);
      into.share[at] = (into.share[at] as number) + share * part;
      into.rounds[at] = (into.rounds[at] as number) + rounds * part;
    }
  }
}
type Made = readonly [Float64Array, Float64Array];
/** How often a pair is reached, and the number of rounds until then, times that. */
interface Met {
  share: number;
  rounds: number;
}

const isOver = ({ chain: { sides } }: Pass, [a, b]: ChainEnd['at']): boolean =>
  sides[0].left[a] === 0 || sides[1].left[b] === 0;
const stillOf = ([one, two]: Made): number => (one[0] as number) * (two[0] as number);

const ENDLESS = { open: 'endless' } as const;
const ASKED = { open: 'asked' } as const;

/** How the fight ends: one pass over the pairs of positions, from the fullest down. Rounds in which nobody hits are summed at once. */
export function solveChain(chain: Chain): ChainEnd[] {
  const pass = passOf(chain);
  const mass = firstMass(pass);
  const ends: ChainEnd[] = [];
  const columns = inOrder(chain.sides[1]);
  for (const a of inOrder(chain.sides[0]))
    for (const b of columns) {
      const here = a * pass.wide + b;
      const share = mass.share[here] as number;
      if (share === 0) continue;
      const rounds = mass.rounds[here] as number;
      const at = [a, b] as const;
      const over = isOver(pass, at);
      const made: Made = over ? [NOBODY, NOBODY] : [pass.hits.of(0, at), pass.hits.of(1, at)];
      const still = stillOf(made);
      if (over || still >= CERTAIN) ends.push({ at, share, rounds, ...(over ? {} : ENDLESS) });
      else {
        const visits = share / (1 - still);
        spread(pass, at, made, mass, { share: visits, rounds: (rounds + visits) / (1 - still) });
      }
    }
  return ends;
}

/** The positions after `count` rounds, played one by one without a sum to infinity. */
export function solveChainRounds(chain: Chain, count: number): ChainEnd[] {
  const pass = passOf(chain);
  const ends: ChainEnd[] = [];
  let mass = firstMass(pass);
  for (let round = 0; round <= count; round++) {
    const next = noMass(pass.size);
    for (const [here, share] of mass.share.entries()) {
      if (share === 0) continue;
      const rounds = mass.rounds[here] as number;
      const at = [Math.floor(here / pass.wide), here % pass.wide] as const;
      if (isOver(pass, at)) ends.push({ at, share, rounds });
      else if (round === count) ends.push({ at, share, rounds, ...ASKED });
      else {
        const made: Made = [pass.hits.of(0, at), pass.hits.of(1, at)];
        const still = stillOf(made);
        next.share[here] = (next.share[here] as number) + share * still;
        next.rounds[here] = (next.rounds[here] as number) + (rounds + share) * still;
        spread(pass, at, made, next, { share, rounds: rounds + share });
      }
    }
    mass = next;
  }
  return ends;
}
