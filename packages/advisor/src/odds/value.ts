import type { Types } from '@fray/engine';
import { type Force, type Game, GOAL_ALONE, type Objective } from '@fray/games';

/** What an end is worth to a side, from its figures and what the side is after. */

/** The figures of an end that a value is made of, by side. */
export interface ValueFigures {
  /** The goal alone, 0 to 1. */
  score: number;
  began: Readonly<Record<string, number>>;
  left: Readonly<Record<string, number>>;
  cost: Readonly<Record<string, number>>;
  harm: Readonly<Record<string, number>>;
  spent: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What a side has lost: of worth, where the game has prices, else of health, else of what is counted. */
const lossOf = ({ cost, harm, began, left }: ValueFigures, side: string): number =>
  cost[side] ?? harm[side] ?? (began[side] ?? 0) - (left[side] ?? 0);

export function valueToSide(end: ValueFigures, mine: string, theirs: readonly string[], objective: Objective): number {
  const { goal, own, theirs: weight, spent } = objective;
  const paid = Object.entries(end.spent[mine] ?? {}).reduce((sum, [kind, much]) => sum + (spent[kind] ?? 0) * much, 0);
  const gained = theirs.reduce((sum, side) => sum + lossOf(end, side), 0);
  return goal * end.score - own * lossOf(end, mine) + weight * gained - paid;
}

/** What became of the forces since then, by side. */
export function changesOf(
  before: Readonly<Record<string, Force>>,
  after: Readonly<Record<string, Force>>,
): Omit<ValueFigures, 'score'> {
  const began: Record<string, number> = {};
  const left: Record<string, number> = {};
  const cost: Record<string, number> = {};
  const harm: Record<string, number> = {};
  const spent: Record<string, Record<string, number>> = {};
  for (const [side, force] of Object.entries(before)) {
    const now = after[side];
    began[side] = force.count;
    left[side] = now?.count ?? 0;
    if (force.worth !== undefined) cost[side] = force.worth - (now?.worth ?? 0);
    if (force.health !== undefined) harm[side] = force.health - (now?.health ?? 0);
    if (force.stock !== undefined)
      spent[side] = Object.fromEntries(
        Object.entries(force.stock).map(([kind, had]) => [kind, had - (now?.stock?.[kind] ?? 0)]),
      );
  }
  return { began, left, cost, harm, spent };
}

/** Which of two seats has won; without a second one that is played it is won or lost. */
export function winnerOf<T extends Types>(
  { seats, score }: Pick<Game<T>['rules'], 'seats' | 'score'>,
  outcome: T['outcome'],
  result: string,
  [a, b]: readonly [string, string | undefined],
): 'a' | 'b' | 'draw' {
  const scoreOf = (name: string | undefined): number | undefined => {
    const seat = seats.find((one) => one === name);
    return seat === undefined ? undefined : score(outcome, seat);
  };
  const mine = scoreOf(a) ?? 0;
  // A second side that nobody plays (the enemies of a hero) has won what the first has lost.
  const theirs = scoreOf(b) ?? 1 - mine;
  // A draw may be worth more to one side.
  if (result === 'draw' || mine === theirs) return 'draw';
  return mine > theirs ? 'a' : 'b';
}

/** Whose losses are whose: the other sides of a seat, without friends. */
export function sidesFor<T extends Types>(
  { side }: Pick<Game<T>, 'side'>,
  forces: Readonly<Record<string, Force>>,
  seat: T['seat'],
): { mine: string; theirs: string[] } {
  const mine: string = side?.(seat) ?? seat;
  const others = Object.keys(forces).filter((one) => one !== mine);
  const enemies = others.filter((one) => forces[one]?.of === 'enemies');
  return { mine, theirs: enemies.length ? enemies : others };
}

/** The objective of that name, or the default of the game. */
export const objectiveOf = <T extends Types>({ objectives }: Pick<Game<T>, 'objectives'>, id?: string): Objective =>
  objectives?.find((one) => one.id === id) ?? objectives?.[0] ?? GOAL_ALONE;

/** Nothing counts but the goal. */
export const isGoalAlone = ({ own, theirs, spent }: Objective): boolean =>
  own === 0 && theirs === 0 && Object.values(spent).every((weight) => weight === 0);
