import { moveOf } from '../rules/figures.ts';
import { columnOf, distance, isOn, reach, rowOf, WIDTH } from '../rules/grid.ts';
import { cellsOf, coversCell, foeOf, isContested, isFlying } from '../rules/ships.ts';
import { NOWHERE, type Side, type Squadron, type View } from '../types.ts';
import { clearedShare } from './sampled-fight.ts';
import { carriersOf, foesOf, isArmed, reaches } from './seen.ts';

/** What a whole side is about to do in a turn: every squadron that asks finds the same. */
export interface SidePlan {
  /** The enemy cell that the side comes for. */
  goal: number;
  /** Where it gathers; NOWHERE without an armed squadron. */
  core: number;
  /** Where those who are gathered go. */
  next: number;
  /** The cell to attack together; NOWHERE: not yet. */
  strike: number;
  /** There is no time to wait for each other. */
  isRushed: boolean;
}

/** Squadrons within this many cells wait for each other. */
export const NEAR = 4;
/** A distance at which a straggler counts no more than at this one. */
const STRAGGLER = 6;
/** The march goes at most this far in a turn. */
const PACE = 2;
/** How often the sampled fight must clear the cell: all together, some of them, and when time runs out. */
const ENOUGH = { all: 0.1, some: 0.55, last: 0.05 };
/** Squadrons alone are worth less than a carrier. */
const NO_CARRIER = 0.15;
/** Turns before the end in which anything is tried. */
const LAST_TURNS = 4;
/** A long battle makes impatient: from this many turns a row on, and by so much for each further. */
const PATIENT = 1.5;
const IMPATIENCE = 0.25;

/** Does the other side win by waiting? */
const isHurried = ({ jump, house }: View, side: Side): boolean =>
  (side === 'enemy' && jump !== null) || house.atLimit === foeOf(side);
const turnsLeft = ({ jump, house, turn }: View): number =>
  jump ? jump.needed - jump.charge : house.turnLimit - turn + 1;

/** The cell within this many steps that is nearest to the goal, into no enemy. */
export function stepNearer(view: View, from: number, goal: number, steps: number, taken: ReadonlySet<number>): number {
  let best = from;
  for (const way of reach(steps)) {
    if (!isOn(view, columnOf(from) + way.dx, rowOf(from) + way.dy)) continue;
    const cell = from + way.offset;
    if (!taken.has(cell) && distance(cell, goal) < distance(best, goal)) best = cell;
  }
  return best;
}

/** The first of the cells with the least value. */
function least(cells: readonly number[], value: (cell: number) => number): number {
  let best = cells[0] ?? NOWHERE;
  for (const cell of cells) if (value(cell) < value(best) || (value(cell) === value(best) && cell < best)) best = cell;
  return best;
}

/** Where the carriers of the other side are, else its squadrons, else the middle of its edge. */
function goalsOf(view: View, side: Side): number[] {
  const carriers = carriersOf(view, foeOf(side)).flatMap(cellsOf);
  if (carriers.length) return carriers;
  const foes = foesOf(view, side).map(({ cell }) => cell);
  return foes.length ? foes : [(side === 'enemy' ? view.rows - 1 : 0) * WIDTH + (view.columns >> 1)];
}

/** Gather in one cell, march together, stop next to the enemy, and strike together once a sampled fight says so. */
export function sidePlan(view: View, side: Side): SidePlan {
  const mine = view.squadrons.filter(
    (unit) => unit.side === side && isFlying(unit) && unit.type !== 'M' && isArmed(unit),
  );
  const goals = goalsOf(view, side);
  const toGoal = (cell: number) => Math.min(...goals.map((goal) => distance(goal, cell)));
  const apart = (cell: number) =>
    mine.reduce((sum, unit) => sum + Math.min(STRAGGLER, distance(unit.cell, cell)), 0) + toGoal(cell) / 100;
  const core = least(
    mine.map(({ cell }) => cell),
    apart,
  );
  if (core === NOWHERE) return { goal: goals[0] as number, core, next: NOWHERE, strike: NOWHERE, isRushed: false };
  const goal = least(goals, (cell) => distance(cell, core));
  const group = mine.filter((unit) => distance(unit.cell, core) <= NEAR && unit.fuel > 0);
  const pace = Math.min(PACE, ...group.map(moveOf));
  const arrival = Math.ceil(distance(core, goal) / Math.max(1, pace));
  const waits = (unit: Squadron) => unit.cell === core || isContested(view, unit.cell) || unit.status === 'launched';
  const taken = new Set([...foesOf(view, side).map(({ cell }) => cell), ...goals]);
  const stays = isContested(view, core) || !group.every(waits);
  return {
    goal,
    core,
    next: stays ? core : stepNearer(view, core, goal, pace, taken),
    strike: strikeOf(view, side, mine, group),
    isRushed: isHurried(view, side) && arrival + 1 > turnsLeft(view),
  };
}

/** The cell that is worth an attack by all who reach it this turn. */
function strikeOf(view: View, side: Side, mine: readonly Squadron[], group: readonly Squadron[]): number {
  const carriers = carriersOf(view, foeOf(side));
  const free = mine.filter((unit) => unit.status !== 'launched' && !isContested(view, unit.cell));
  const isLast = isHurried(view, side) && turnsLeft(view) <= LAST_TURNS;
  const impatience = Math.max(0, view.turn / view.rows - PATIENT) * IMPATIENCE;
  let strike = NOWHERE;
  let most = 0;
  for (const cell of new Set([...carriers.flatMap(cellsOf), ...foesOf(view, side).map((foe) => foe.cell)])) {
    const able = free.filter((unit) => reaches(unit, cell));
    if (!able.length) continue;
    const there = mine.filter((unit) => unit.cell === cell && !able.includes(unit));
    const isAll = group.every((unit) => able.includes(unit) || unit.cell === cell);
    const hasCarrier = carriers.some((ship) => coversCell(ship, cell));
    const enough = isLast
      ? ENOUGH.last
      : (isAll ? ENOUGH.all : ENOUGH.some) - impatience + (hasCarrier ? 0 : NO_CARRIER);
    const share = clearedShare(view, side, cell, [...able, ...there]);
    const value = share + (hasCarrier ? 1 : 0);
    if (share < enough || value <= most) continue;
    most = value;
    strike = cell;
  }
  return strike;
}
