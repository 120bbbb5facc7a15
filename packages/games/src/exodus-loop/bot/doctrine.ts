import { AI, HANGAR_DISTANCE } from '../content/house.ts';
import { dieOf, SQUADRONS } from '../content/squadrons.ts';
import { attackOf, damageOf, defenceOf } from '../rules/effective.ts';
import { maxAmmo, maxFuel, maxHull, moveOf, rowOfCarrier } from '../rules/figures.ts';
import { columnOf, distance, endOf, isOn, pathsTo, reach, rowOf } from '../rules/grid.ts';
import { byId, carriersApart, coversCell, distanceTo, isContested, isFlying, roomIn } from '../rules/ships.ts';
import type { Carrier, Squadron, View } from '../types.ts';
import { HOLD, type Intent, inReach, intent, retreat } from './procedure.ts';
import {
  arrivesFrom,
  bestStrike,
  foesOf,
  hasLairs,
  homesOf,
  isArmed,
  lairsOf,
  leastWorth,
  strikeWorth,
  wearsDown,
} from './strike.ts';

/**
 * How the bot plays the player, of whom section 25 says nothing: the carrier is a moving base. It waits for enemies that can
 * still come, with its squadrons dug in around it; then it carries them to the enemy carrier, which gets new
 * squadrons as long as it lives, and to what is left without fuel. They strike together and come home to rearm.
 */

export const homeOf = (view: View, cell: number): Carrier | undefined =>
  homesOf(view).sort((a, b) => distanceTo(a, cell) - distanceTo(b, cell) || byId(a, b))[0];

/** Cells worth going to: enemies on the grid and their carriers. */
const goalsOf = (view: View): number[] => [
  ...foesOf(view).map((foe) => foe.cell),
  ...lairsOf(view).map((ship) => ship.cell),
];
const nearest = (cells: readonly number[], from: number): number | undefined =>
  cells.reduce<number | undefined>(
    (best, cell) => (best === undefined || distance(cell, from) < distance(best, from) ? cell : best),
    undefined,
  );

/** From how far off a carrier that cannot move sends a squadron out: out and back again, and the cell of the launch. */
const strikeRange = (view: View, unit: Squadron): number =>
  Math.max(3, Math.min(ASSAULT, moveOf(unit) * Math.ceil(maxFuel(view, unit) / 2) + 1));
/** An enemy carrier is attacked by all together, from this near, where the own carrier cannot come nearer. */
const ASSAULT = 4;
/** Else squadrons leave the hangar two cells off: launched next to the enemy, they attack together a turn later. */
const STAGING = 2;
const isMobile = (ship: Carrier): boolean => rowOfCarrier(ship).spd > 0;
const isFull = (view: View, unit: Squadron): boolean => unit.fuel >= maxFuel(view, unit) && unit.ammo >= maxAmmo(unit);
const isSound = (view: View, unit: Squadron): boolean => isFull(view, unit) && unit.hull * 2 > maxHull(view, unit);

/** Enemies that could be upon the carrier in two turns: time to launch, and to dig in. */
const isThreatened = (view: View, ship: Carrier): boolean =>
  foesOf(view).some((foe) => isArmed(foe) && distanceTo(ship, foe.cell) <= arrivesFrom(view, foe));

/** Enemies near the carrier that its own guns do not wear down are a matter for all squadrons together. */
function isWorthLaunching(view: View, ship: Carrier): boolean {
  const mine = view.squadrons.filter(
    (unit) =>
      unit.side === 'player' &&
      unit.hull > 0 &&
      isArmed(unit) &&
      (unit.home === ship.id ? isSound(view, unit) : unit.cell >= 0 && distanceTo(ship, unit.cell) <= 1),
  );
  return foesOf(view).some(
    (foe) =>
      distanceTo(ship, foe.cell) <= STAGING &&
      wearsDown(view, ship, foe) <= 0 &&
      (strikeWorth(view, foe.cell, mine) ?? 0) > leastWorth(view),
  );
}

/** A Bomber in the air would drive away the enemy carrier that is nearly reached; others can guard the own one. */
const scares = (view: View, unit: Squadron, ship: Carrier): boolean =>
  unit.type === 'B' &&
  lairsOf(view).some((lair) => carriersApart(ship, lair) <= AI.fleeWithin + 1) &&
  view.squadrons.some((other) => other.side === 'player' && other.type !== 'B' && other.type !== 'M' && other.hull > 0);

/** Whether a docked squadron should leave: sound, or needed at once. */
export function shouldLaunch(view: View, unit: Squadron, ship: Carrier): boolean {
  // A Miner would only fly home again.
  if (unit.type === 'M') return false;
  if (isThreatened(view, ship)) return !scares(view, unit, ship);
  if (!isSound(view, unit)) return false;
  const lairs = lairsOf(view);
  const foes = foesOf(view);
  if (!lairs.length && !foes.length) return unit.type === 'S';
  // An enemy carrier turns from Bombers: they wait until it is gone.
  if (lairs.some((lair) => carriersApart(ship, lair) <= (isMobile(ship) ? 1 : ASSAULT))) return unit.type !== 'B';
  if (isMobile(ship)) return !hasLairs(view) && isWorthLaunching(view, ship);
  return !lairs.length && foes.some((foe) => distanceTo(ship, foe.cell) <= strikeRange(view, unit));
}

/** Could die of the next shot, and the hangar is near: the fight of this turn comes after the landing. */
function isSpent(view: View, unit: Squadron): boolean {
  if (!isArmed(unit)) return true;
  const foes = foesOf(view).filter((foe) => foe.cell === unit.cell && isArmed(foe));
  const worst = Math.max(
    0,
    ...foes.map((foe) => damageOf(dieOf(foe.type, unit.type), attackOf(view, foe), defenceOf(view, unit))),
  );
  return unit.hull * 2 < maxHull(view, unit) && worst >= unit.hull;
}

/** A move or an attack on a way that leads past no enemy, where there is one. */
export function fly(view: View, unit: Squadron, kind: 'ATTACK' | 'ADVANCE', cell: number): Intent {
  const foes = new Set(foesOf(view).map((foe) => foe.cell));
  const paths = pathsTo(unit.cell, cell);
  const at = paths.findIndex(
    (path) =>
      !cellsOn(unit.cell, path)
        .slice(0, -1)
        .some((passed) => foes.has(passed)),
  );
  return at > 0 ? { ...intent(kind, cell), path: paths[at] as string } : intent(kind, cell);
}
const cellsOn = (from: number, path: string): number[] => [...path].map((_, i) => endOf(from, path.slice(0, i + 1)));

/** As near to a goal as one move leads, but into no fight. */
function approach(view: View, unit: Squadron, goal: number): Intent {
  const foes = new Set([...foesOf(view).map((foe) => foe.cell), goal]);
  let best = unit.cell;
  for (const cell of inReach(view, unit))
    if (!foes.has(cell) && distance(cell, goal) < distance(best, goal)) best = cell;
  return best === unit.cell ? HOLD : fly(view, unit, 'ADVANCE', best);
}

/** Those who are left in a fight could not win it, and the hangar is next to them. */
function isOutgunned(view: View, unit: Squadron, home: Carrier | undefined): boolean {
  if (!home || distanceTo(home, unit.cell) > HANGAR_DISTANCE || coversCell(home, unit.cell)) return false;
  const left = view.squadrons.filter(
    (other) => other.side === 'player' && other.cell === unit.cell && other.order !== 'LAND' && !isSpent(view, other),
  );
  return (strikeWorth(view, unit.cell, left) ?? 0) <= leastWorth(view);
}

/** One squadron in the air. */
export function strike(view: View, unit: Squadron): Intent {
  const home = SQUADRONS[unit.type].capital ? undefined : homeOf(view, unit.cell);
  if (isSpent(view, unit)) return retreat(view, unit);
  // DEFEND gives the ATK of ATTACK and DEF besides: who is where the enemy is stays and digs in.
  if (lairsOf(view).some((ship) => coversCell(ship, unit.cell))) return HOLD;
  if (isContested(view, unit.cell)) return isOutgunned(view, unit, home) ? retreat(view, unit) : HOLD;
  const cell = bestStrike(view, unit, home && isMobile(home) ? home : undefined);
  if (cell !== undefined) return fly(view, unit, 'ATTACK', cell);
  // The carrier's own guard stays on it.
  if (home && coversCell(home, unit.cell) && isThreatened(view, home)) return HOLD;
  if (home && isMobile(home)) return waits(view, unit, home) ? HOLD : retreat(view, unit);
  return fromAnchor(view, unit, home);
}

/** Launched beside an enemy for a strike that comes about only when all are there. */
const waits = (view: View, unit: Squadron, home: Carrier): boolean =>
  isFull(view, unit) && distanceTo(home, unit.cell) <= 1 && isWorthLaunching(view, home);

/** With a carrier that cannot move, or none: out as far as the tank allows, and back. */
function fromAnchor(view: View, unit: Squadron, home: Carrier | undefined): Intent {
  const moves = moveOf(unit);
  const lair = nearest(
    lairsOf(view).map((ship) => ship.cell),
    unit.cell,
  );
  if (lair !== undefined && unit.type !== 'B' && distance(lair, unit.cell) <= ASSAULT)
    return approach(view, unit, lair);
  const goal = nearest(goalsOf(view), unit.cell);
  const back = home ? Math.ceil(Math.max(0, distanceTo(home, unit.cell) - 1) / moves) : 0;
  if (home && unit.fuel <= back && unit.fuel < maxFuel(view, unit)) return retreat(view, unit);
  if (goal === undefined) return home ? retreat(view, unit) : HOLD;
  if (home && distance(goal, unit.cell) > moves * Math.max(1, unit.fuel - back)) return retreat(view, unit);
  return approach(view, unit, goal);
}

const isOpenLair = (view: View, cell: number): boolean =>
  lairsOf(view).some((lair) => coversCell(lair, cell)) && !foesOf(view).some((foe) => foe.cell === cell);

/** The launch cell: onto an enemy carrier, else on the own one when the enemy is near, else in front of it. */
export function launchCell(view: View, ship: Carrier, cells: readonly number[]): number | undefined {
  const goal = nearest(goalsOf(view), ship.cell);
  const open = cells.find((cell) => isOpenLair(view, cell));
  if (open !== undefined) return open;
  if (isThreatened(view, ship)) return cells.find((cell) => coversCell(ship, cell));
  const taken = new Set(foesOf(view).map((foe) => foe.cell));
  return nearest(
    cells.filter((cell) => !taken.has(cell)),
    goal ?? 0,
  );
}

/** A cell in reach of the enemy counts as this many cells of a route: a detour is better, but no route is worse. */
const DANGER = 5;

/** The length of the way from every cell to the nearest of the goals, around what is dangerous as far as it pays. */
export function stepsTo(view: View, goals: readonly number[], isSafe: (cell: number) => boolean): Map<number, number> {
  const steps = new Map<number, number>();
  const rings: number[][] = [[...goals]];
  for (let length = 0; length < rings.length; length++) {
    for (const at of rings[length] ?? []) {
      if (steps.has(at)) continue;
      steps.set(at, length);
      for (const route of reach(1)) {
        const next = at + route.offset;
        if (steps.has(next) || !isOn(view, columnOf(at) + route.dx, rowOf(at) + route.dy)) continue;
        const far = length + (isSafe(next) ? 1 : DANGER);
        while (rings.length <= far) rings.push([]);
        rings[far]?.push(next);
      }
    }
  }
  return steps;
}

/** Squadrons that cannot come home come first, then enemy carriers, then what the guns wear down, then the rest. */
function destinations(view: View, ship: Carrier): number[] {
  const dry = view.squadrons.filter(
    (unit) => isFlying(unit) && unit.fuel === 0 && unit.order !== 'LAND' && countsOn(view, unit, ship),
  );
  if (dry.length && roomIn(view, ship) > 0) return dry.map((unit) => unit.cell);
  // Who escapes by a jump drive runs after nobody.
  if (view.jump) return [];
  const lairs = lairsOf(view).map((other) => other.cell);
  if (lairs.length) return lairs;
  const foes = foesOf(view);
  const soft = foes.filter((foe) => wearsDown(view, ship, foe) > 0);
  // Enemies in the fog are expected on the other side of the map.
  if (view.veil.carriers > 0 || (!foes.length && view.veil.squadrons > 0)) return [view.columns >> 1];
  return (soft.length ? soft : foes).map((foe) => foe.cell);
}

/** Squadrons in the air that this carrier takes home. */
const countsOn = (view: View, unit: Squadron, ship: Carrier): boolean =>
  unit.side === 'player' &&
  unit.type !== 'M' &&
  !SQUADRONS[unit.type].capital &&
  homeOf(view, unit.cell)?.id === ship.id;

/** Where the carrier should go, around armed enemies that may still move. */
export function course(view: View, ship: Carrier, cells: readonly number[]): number | undefined {
  const goals = destinations(view, ship);
  if (!goals.length) return undefined;
  const out = view.squadrons.filter((unit) => isFlying(unit) && countsOn(view, unit, ship));
  // Squadrons that fight at the carrier or fly to it find it where it is; those that land find it within reach.
  const stays = (unit: Squadron) =>
    unit.order !== 'LAND' && unit.type !== 'S' && (isContested(view, unit.cell) || roomIn(view, ship) > 0);
  if (out.some((unit) => stays(unit) && unit.fuel > 0)) return undefined;
  const foes = foesOf(view)
    .filter(isArmed)
    .map((foe) => ({ cell: foe.cell, away: arrivesFrom(view, foe) }));
  const isSafe = (cell: number) => foes.every((foe) => distance(foe.cell, cell) > foe.away);
  const steps = stepsTo(view, goals, isSafe);
  const far = (cell: number) => steps.get(cell) ?? Number.POSITIVE_INFINITY;
  let best: number | undefined;
  let least = far(ship.cell);
  for (const cell of cells) {
    if (far(cell) >= least || far(cell) < 1 || !isSafe(cell)) continue;
    if (out.some((unit) => unit.order === 'LAND' && distance(unit.cell, cell) > HANGAR_DISTANCE)) continue;
    least = far(cell);
    best = cell;
  }
  return best;
}
