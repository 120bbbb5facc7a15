import { endsFrom, hitShares, type Shares, times } from './chance.ts';

/** Rounds of space or ground combat, from the rules of Twilight Imperium (0, C.1, E.x): both sides roll, both lose at the same time. */

export interface Unit {
  /** A die hits with this face or more. */
  value: number;
  dice: number;
  sustains: boolean;
  isFighter: boolean;
  barrage?: { value: number; dice: number };
}
const plain = (value: number): Unit => ({ value, dice: 1, sustains: false, isFighter: false });
/** Section C.1. */
const UNITS = {
  'war-sun': { ...plain(3), dice: 3, sustains: true },
  'dreadnought-1': { ...plain(5), sustains: true },
  'carrier-1': plain(9),
  'cruiser-1': plain(7),
  'cruiser-2': plain(6),
  'destroyer-1': { ...plain(9), barrage: { value: 9, dice: 2 } },
  'destroyer-2': { ...plain(8), barrage: { value: 6, dice: 3 } },
  'fighter-1': { ...plain(9), isFighter: true },
  'fighter-2': { ...plain(8), isFighter: true },
  'infantry-1': plain(8),
  'infantry-2': plain(7),
  mech: { ...plain(6), sustains: true },
} satisfies Record<string, Unit>;
export type UnitName = keyof typeof UNITS;
/** E.x: first lost first. */
const LOSSES: readonly UnitName[] = [
  'fighter-1',
  'fighter-2',
  'destroyer-1',
  'destroyer-2',
  'cruiser-1',
  'cruiser-2',
  'carrier-1',
  'dreadnought-1',
  'war-sun',
  'infantry-1',
  'infantry-2',
  'mech',
];

export interface Force {
  units: Readonly<Partial<Record<UnitName, number>>>;
  /** Added to every combat roll. */
  modifier: number;
  /** Hits that one Sustain Damage cancels: 2 with Non-Euclidean Shielding. */
  cancels: 1 | 2;
  /** Rerolls every miss of a barrage once (Ta Zern). */
  rerolls: boolean;
}

const listOf = ({ units }: Force): Unit[] => LOSSES.flatMap((name) => times(units[name] ?? 0, UNITS[name] as Unit));
/** There is no natural hit and no natural miss. */
const chanceOf = (value: number, modifier: number): number => Math.min(1, Math.max(0, (11 - value + modifier) / 10));

/** How many are lost, in the order in which they are lost, and how many of the rest are damaged. */
interface Losses {
  lost: number;
  damaged: number;
}
type Round = readonly [attacker: Losses, defender: Losses];

/** Everything sustains before anything is lost (E.x). */
function take(list: readonly Unit[], force: Force, { lost, damaged }: Losses, hits: number): Losses {
  const sustainers = list.slice(lost).filter(({ sustains }) => sustains).length;
  let left = hits;
  let now = damaged;
  for (; left > 0 && now < sustainers; now++) left -= Math.min(left, force.cancels);
  return { lost: Math.min(list.length, lost + left), damaged: now };
}

/** The barrage comes once, before the first round, and hits fighters only. */
function barrageShares(list: readonly Unit[], { rerolls }: Force): number[] {
  return hitShares(
    list.flatMap(({ barrage }) => {
      if (!barrage) return [];
      const chance = chanceOf(barrage.value, 0);
      return times(barrage.dice, rerolls ? 1 - (1 - chance) ** 2 : chance);
    }),
  );
}

/** How likely each end is: `attacker 2`, `defender 1` with the number of units left, or `draw 0`. */
export function fightShares(attacker: Force, defender: Force, hasBarrage: boolean): Shares {
  const forces = [attacker, defender] as const;
  const lists = [listOf(attacker), listOf(defender)] as const;
  const fighters = lists.map((list) => list.filter(({ isFighter }) => isFighter).length) as [number, number];
  const left = ([a, d]: Round): [number, number] => [lists[0].length - a.lost, lists[1].length - d.lost];
  const combine = (state: Round, shares: readonly [number[], number[]], hit: (side: 0 | 1, hits: number) => Losses) => {
    const next: [Round, number][] = [];
    for (const [ofAttacker, one] of shares[0].entries())
      for (const [ofDefender, two] of shares[1].entries())
        next.push([[hit(0, ofDefender), hit(1, ofAttacker)], one * two]);
    return next.length ? next : [[state, 1] as [Round, number]];
  };
  const volley = (side: 0 | 1, lost: number): number[] =>
    hitShares(
      lists[side].slice(lost).flatMap(({ value, dice }) => times(dice, chanceOf(value, forces[side].modifier))),
    );
  const none: Losses = { lost: 0, damaged: 0 };
  const begin = (): readonly (readonly [Round, number])[] =>
    hasBarrage
      ? combine([none, none], [barrageShares(lists[0], attacker), barrageShares(lists[1], defender)], (side, hits) => ({
          lost: Math.min(hits, fighters[side]),
          damaged: 0,
        }))
      : [[[none, none], 1]];
  const isOver = (state: Round): boolean => left(state).some((count) => count === 0);
  return endsFrom<Round | 'before'>(
    'before',
    (state) => JSON.stringify(state),
    (state) => {
      if (state === 'before') return begin();
      const [a, d] = state;
      return combine(state, [volley(0, a.lost), volley(1, d.lost)], (side, hits) =>
        take(lists[side], forces[side], state[side], hits),
      );
    },
    (state) => {
      if (state === 'before' || !isOver(state)) return undefined;
      const [a, d] = left(state);
      return a > 0 ? `attacker ${a}` : d > 0 ? `defender ${d}` : 'draw 0';
    },
  );
}
