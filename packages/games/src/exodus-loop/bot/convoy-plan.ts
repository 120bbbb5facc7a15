import { AI } from '../content/house.ts';
import { maxAmmo, maxFuel, moveOf, rowOfCarrier } from '../rules/figures.ts';
import { columnOf, distance, isOn, reach, rowOf, WIDTH } from '../rules/grid.ts';
import { byId, carriersApart, cellsOf, coversCell, isContested } from '../rules/ships.ts';
import { type Carrier, NOWHERE, type Squadron, type View } from '../types.ts';
import { clearedShare } from './sampled-fight.ts';
import { foesOf, hasStore, homesOf, isArmed, lairsOf } from './seen.ts';
import { hasLairs, leastShare, mayMove, strikers } from './strike.ts';

/**
 * How the bot plays the player, of whom section 25 says nothing: as a convoy. All squadrons fly in one cell with the carrier, dig in there when the enemy can be upon them, and go on
 * when it cannot: enemies that come one by one meet all of them at once. Every squadron computes the same plan for a turn.
 */
export interface Plan {
  /** The carrier that the convoy keeps to; nothing where the player has none. */
  flag: Carrier | undefined;
  /** The cell where everybody gathers this turn. */
  to: number;
  /** A cell that all who reach it attack, or NOWHERE. */
  strike: number;
  /** Nobody can be upon the convoy this turn or the next. */
  isQuiet: boolean;
  /** Nobody is left to come: everybody goes for the enemy carriers at its own speed. */
  isOpen: boolean;
}

export const isFighter = (unit: Squadron): boolean => unit.side === 'player' && unit.hull > 0 && unit.type !== 'M';
const fightersOf = (view: View): Squadron[] => view.squadrons.filter((unit) => isFighter(unit) && unit.cell >= 0);

const isMobile = (ship: Carrier): boolean => rowOfCarrier(ship).spd > 0;
/** The hardest carrier that can move, else one that has to be held where it is. */
export const flagOf = (view: View): Carrier | undefined =>
  homesOf(view).sort(
    (a, b) => Number(isMobile(b)) - Number(isMobile(a)) || rowOfCarrier(b).def - rowOfCarrier(a).def || byId(a, b),
  )[0];
/** Without a carrier: where most are together already. */
function middleOf(view: View): number {
  const mine = fightersOf(view);
  const apart = (cell: number) => mine.reduce((sum, unit) => sum + distance(unit.cell, cell), 0);
  return mine.reduce((best, unit) => (best < 0 || apart(unit.cell) < apart(best) ? unit.cell : best), NOWHERE);
}

/** Whether an armed enemy can be in a cell within this many turns; those in `but` do not count. */
export const isExposed = (view: View, cell: number, turns: number, but = NOWHERE): boolean =>
  foesOf(view, 'player').some(
    (foe) =>
      isArmed(foe) &&
      foe.cell !== but &&
      (foe.cell === cell || (distance(foe.cell, cell) <= moveOf(foe) * turns && mayMove(view, foe))),
  );

/** Living enemy carriers get new squadrons, so they come first. */
function goalsOf(view: View): number[] {
  const lairs = lairsOf(view).flatMap(cellsOf);
  const foes = foesOf(view, 'player').map((foe) => foe.cell);
  // Enemies in the fog are expected on the other side of the map.
  const unseen = [view.columns >> 1];
  if (hasLairs(view)) return lairs.length ? lairs : unseen;
  return foes.length || view.veil.squadrons === 0 ? foes : unseen;
}

function neighborsOf(view: View, cell: number): number[] {
  const out: number[] = [];
  for (const { dx, dy, offset } of reach(1))
    if (isOn(view, columnOf(cell) + dx, rowOf(cell) + dy)) out.push(cell + offset);
  return out;
}

/** A cell of an enemy counts as this many cells of a way: a detour is better, but no way is worse. */
const DANGER = 5;

function fits(view: View, ship: Carrier | undefined, cell: number): boolean {
  const { width, height } = ship ?? { width: 1, height: 1 };
  if (!isOn(view, columnOf(cell) + width - 1, rowOf(cell) + height - 1)) return false;
  const there = cellsOf({ cell, width, height });
  return !lairsOf(view).some((lair) => there.some((at) => coversCell(lair, at)));
}

/** The next cell on the shortest way to the goals, around enemies; the same cell where no way leads on. */
function stepNearer(view: View, at: number, flag: Carrier | undefined): number {
  const goals = goalsOf(view);
  if (!goals.length || (flag && !isMobile(flag))) return at;
  const foes = foesOf(view, 'player').map((foe) => foe.cell);
  const open = neighborsOf(view, at).filter((cell) => !foes.includes(cell) && fits(view, flag, cell));
  // Ways are followed from the goals on, ring by ring, until one is here.
  const done = new Uint8Array(WIDTH * WIDTH);
  const rings: number[][] = [goals];
  for (let length = 0; length < rings.length; length++) {
    for (const cell of rings[length] ?? []) {
      if (done[cell]) continue;
      done[cell] = 1;
      for (const next of neighborsOf(view, cell)) {
        if (done[next]) continue;
        const far = length + (foes.includes(next) ? DANGER : 1);
        rings[far] ??= [];
        rings[far].push(next);
      }
    }
    if (done[at]) return at;
    const step = open.find((cell) => done[cell]);
    if (step !== undefined) return step;
  }
  return at;
}

/** Now and then in a long battle nobody waits for those who might come: some never do. */
const isImpatient = (view: View): boolean => view.turn > view.rows && view.turn % AI.convoy.impatient === 0;

/** A convoy that escapes by jump drive chases nobody, and enemies without a carrier come anyway. */
const waits = (view: View): boolean =>
  view.jump !== null ||
  (!hasLairs(view) && !isImpatient(view) && foesOf(view, 'player').some((foe) => isArmed(foe) && mayMove(view, foe)));

/** What all who reach it attack. An armed enemy that comes anyway is met dug in, and nobody leaves the carrier to others. */
function bestTarget(view: View, at: number, flag: Carrier | undefined): number {
  let best = NOWHERE;
  let most = leastShare(view);
  for (const cell of new Set([...foesOf(view, 'player').map((foe) => foe.cell), ...lairsOf(view).flatMap(cellsOf)])) {
    const mine = cell === at ? [] : strikers(view, cell).filter(isFighter);
    const isLeft = (foe: Squadron) => foe.cell === cell && isArmed(foe) && (hasLairs(view) || mayMove(view, foe));
    if (!mine.length || (!isImpatient(view) && foesOf(view, 'player').some(isLeft))) continue;
    if (flag && isExposed(view, at, 1, cell)) continue;
    const there = view.squadrons.filter((unit) => isFighter(unit) && unit.cell === cell && !mine.includes(unit));
    const score = clearedShare(view, 'player', cell, [...mine, ...there]);
    if (score <= most) continue;
    best = cell;
    most = score;
  }
  return best;
}

/** Whether REARM would do something for it; with an empty store it gives no fuel. */
export const needsRearm = (view: View, unit: Squadron): boolean =>
  (maxAmmo(unit) > 0 && unit.ammo * 2 <= maxAmmo(unit)) ||
  (unit.fuel <= AI.convoy.thirsty && unit.fuel < maxFuel(view, unit) && hasStore(view, 'player'));

/** Nobody is left to meet on the way: who is empty is served when the enemy carrier is reached, if others can still fight. */
export const hurries = (view: View, ship: Carrier, isOpen: boolean): boolean =>
  isOpen &&
  lairsOf(view).every((lair) => carriersApart(lair, ship) > 2) &&
  view.squadrons.some((unit) => isFighter(unit) && unit.type !== 'B' && isArmed(unit));

/** Whether somebody near could not keep up. */
const leavesBehind = (view: View, at: number, to: number): boolean =>
  fightersOf(view).some(
    (unit) =>
      isArmed(unit) &&
      unit.fuel > 0 &&
      unit.status !== 'launched' &&
      !isContested(view, unit.cell) &&
      distance(unit.cell, to) > moveOf(unit) &&
      distance(unit.cell, at) <= AI.convoy.near,
  );

export function planOf(view: View): Plan {
  const flag = flagOf(view);
  const at = flag ? flag.cell : middleOf(view);
  const isQuiet = !isExposed(view, at, 2);
  const isOpen = !view.jump && lairsOf(view).length > 0 && !isExposed(view, at, AI.convoy.open);
  const stay: Plan = { flag, to: at, strike: NOWHERE, isQuiet, isOpen };
  if (at < 0 || isContested(view, at)) return stay;
  const isSafe = !isExposed(view, at, 1);
  const nextTo = () => (waits(view) ? at : stepNearer(view, at, flag));
  const strike = bestTarget(view, at, flag);
  if (strike >= 0) return { ...stay, strike, to: flag && isSafe ? nextTo() : at };
  const isServing =
    flag !== undefined &&
    !hurries(view, flag, isOpen) &&
    view.squadrons.some((unit) => unit.home === flag.id && unit.hull > 0 && needsRearm(view, unit));
  if (isServing || (!isSafe && !isImpatient(view))) return stay;
  const next = nextTo();
  if (!isOpen && leavesBehind(view, at, next)) return stay;
  return isImpatient(view) || !isExposed(view, next, 1) ? { ...stay, to: next } : stay;
}
