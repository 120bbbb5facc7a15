import { AI, CARRIER_DIE } from '../content/house.ts';
import { dieOf, SQUADRONS } from '../content/squadrons.ts';
import { attackOf, carrierDefence, damageOf, defenceOf, expectedDamage } from '../rules/effective.ts';
import { maxAmmo, maxFuel, maxHull, moveOf, rowOfCarrier, speedOf } from '../rules/figures.ts';
import { columnOf, distance, endOf, isOn, pathsTo, reach, rowOf } from '../rules/grid.ts';
import {
  byId,
  carrier,
  carriersApart,
  coversCell,
  distanceTo,
  isContested,
  isFlying,
  squadron,
} from '../rules/ships.ts';
import type { Carrier, Squadron, View } from '../types.ts';
import { HOLD, type Intent, inReach, intent, retreat } from './procedure.ts';

/**
 * How the bot plays the player, of whom section 25 says nothing: the carrier is a moving base. Squadrons travel in its
 * hangar, strike together what comes into range, hold what they have taken, and come home to rearm.
 */

const armed = (unit: Squadron): boolean => unit.ammo > 0;
export const foesOf = (view: View): Squadron[] =>
  view.squadrons.filter((unit) => unit.side === 'enemy' && isFlying(unit));
const lairsOf = (view: View): Carrier[] => view.carriers.filter((ship) => ship.side === 'enemy' && ship.hull > 0);
const homesOf = (view: View): Carrier[] => view.carriers.filter((ship) => ship.side === 'player' && ship.hull > 0);

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

/** From how far off the carrier a squadron is sent out: out and back again, and the cell of the launch. */
const strikeRange = (unit: Squadron): number =>
  Math.max(3, Math.min(ASSAULT, moveOf(unit) * Math.ceil(maxFuel(unit) / 2) + 1));
/** An enemy carrier is attacked by all together, from this near. */
const ASSAULT = 4;
const isFull = (unit: Squadron): boolean => unit.fuel >= maxFuel(unit) && unit.ammo >= maxAmmo(unit);

/** In the second half of a battle who still stands near is out of fuel: no more waiting for it. */
const isLate = (view: View): boolean => view.turn * 2 > view.house.turnLimit;

/** Enemies that could be upon the carrier next turn. */
const isThreatened = (view: View, ship: Carrier): boolean =>
  foesOf(view).some((foe) => armed(foe) && distanceTo(ship, foe.cell) <= (isLate(view) ? 0 : AI.keepAway));

/** Whether a docked squadron should leave: sound, or needed at once. */
export function shouldLaunch(view: View, unit: Squadron, ship: Carrier): boolean {
  // A Miner would only fly home again.
  if (unit.type === 'M') return false;
  if (isThreatened(view, ship)) return true;
  if (!isFull(unit) || unit.hull * 2 <= maxHull(view, unit)) return false;
  const lairs = lairsOf(view);
  if (lairs.length) return unit.type !== 'B' && lairs.some((lair) => carriersApart(ship, lair) <= ASSAULT);
  const foes = foesOf(view);
  return foes.length ? foes.some((foe) => distanceTo(ship, foe.cell) <= strikeRange(unit)) : unit.type === 'S';
}

/** What one shot does: hull taken on the average, and the chance that it destroys. */
function shotOf(die: number, atk: number, def: number, hull: number): { taken: number; kills: number } {
  let taken = 0;
  let kills = 0;
  for (let face = 1; face <= die; face++) {
    const damage = damageOf(face, atk, def);
    taken += Math.min(damage, hull) / die;
    if (damage >= hull) kills += 1 / die;
  }
  return { taken, kills };
}
/** Hull taken counts, a squadron destroyed counts as much again. */
const price = (unit: Squadron, { taken, kills }: { taken: number; kills: number }): number =>
  taken + kills * SQUADRONS[unit.type].hull;
const slower = (a: Squadron, b: Squadron): number => speedOf(a) - speedOf(b) || a.hull - b.hull || byId(a, b);

/** Who can take part in an attack on a cell this turn: whoever may still be told so, and who is on the way already. */
function strikers(view: View, cell: number): Squadron[] {
  return view.squadrons.filter((unit) => {
    if (unit.side !== 'player' || !isFlying(unit) || !armed(unit) || unit.status === 'launched') return false;
    return unit.order === null ? inReach(view, unit).includes(cell) : endOf(unit.cell, unit.route) === cell;
  });
}

/** What an attack by all together is worth: what it takes less what it costs. Enemies are thought to be dug in, and shoot at the slowest. */
function strikeWorth(view: View, cell: number): number | undefined {
  const lair = lairsOf(view).find((ship) => coversCell(ship, cell));
  const foes = foesOf(view)
    .filter((foe) => foe.cell === cell)
    .sort(slower);
  const target = foes[0];
  if (!target) return lair && AI.carrierBonus;
  const mine = strikers(view, cell)
    .map((unit): Squadron => ({ ...unit, cell, order: 'ATTACK' }))
    .sort(slower);
  const dugIn: Squadron = { ...target, order: 'DEFEND' };
  const def = defenceOf(view, dugIn);
  let gain = 0;
  let kills = 0;
  for (const unit of mine) {
    const shot = shotOf(dieOf(unit.type, target.type), attackOf(view, unit), def, target.hull);
    gain += price(target, shot);
    kills += shot.kills;
  }
  const victim = mine[0] as Squadron;
  let cost = 0;
  for (const foe of foes) {
    if (!armed(foe)) continue;
    const atk = attackOf(view, foe, 'DEFEND');
    const back = shotOf(dieOf(foe.type, victim.type), atk, defenceOf(view, victim), victim.hull);
    // Half of the time the victim's side shoots first.
    cost += price(victim, back) * (foe === target ? 1 - Math.min(1, kills) / 2 : 1);
  }
  return gain - cost;
}

/** The longer a battle lasts, the worse a trade may be: a draw wins nothing. */
const leastWorth = (view: View): number => AI.threshold - (AI.impatience * view.turn) / view.house.turnLimit;

function bestStrike(view: View, unit: Squadron): number | undefined {
  let best: number | undefined;
  let most = leastWorth(view);
  for (const cell of inReach(view, unit)) {
    const score = strikeWorth(view, cell);
    if (score === undefined || score <= most) continue;
    best = cell;
    most = score;
  }
  return best;
}

/** Could die of the next shot, and the hangar is near: the fight of this turn comes after the landing. */
function isSpent(view: View, unit: Squadron): boolean {
  if (!armed(unit)) return true;
  const foes = foesOf(view).filter((foe) => foe.cell === unit.cell && armed(foe));
  const worst = Math.max(
    0,
    ...foes.map((foe) => damageOf(dieOf(foe.type, unit.type), attackOf(view, foe), defenceOf(view, unit))),
  );
  return unit.hull * 2 < maxHull(view, unit) && worst >= unit.hull;
}

/** A move or an attack on a way that leads past no enemy, where there is one. */
function fly(view: View, unit: Squadron, kind: 'ATTACK' | 'ADVANCE', cell: number): Intent {
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

export function strike(view: View, unit: Squadron): Intent {
  const home = SQUADRONS[unit.type].capital ? undefined : homeOf(view, unit.cell);
  const moves = moveOf(unit);
  if (isSpent(view, unit)) return retreat(view, unit);
  // DEFEND gives the ATK of ATTACK and DEF besides: who is where the enemy is stays and digs in.
  if (isContested(view, unit.cell) || lairsOf(view).some((ship) => coversCell(ship, unit.cell))) return HOLD;
  const cell = bestStrike(view, unit);
  if (cell !== undefined) return fly(view, unit, 'ATTACK', cell);
  const lair = nearest(
    lairsOf(view).map((ship) => ship.cell),
    unit.cell,
  );
  if (lair !== undefined && unit.type !== 'B' && distance(lair, unit.cell) <= ASSAULT)
    return approach(view, unit, lair);
  const goal = nearest(goalsOf(view), unit.cell);
  const back = home ? Math.ceil(Math.max(0, distanceTo(home, unit.cell) - 1) / moves) : 0;
  // The carrier's own guard stays on it.
  if (home && coversCell(home, unit.cell) && isThreatened(view, home)) return HOLD;
  if (home && unit.fuel <= back && unit.fuel < maxFuel(unit)) return retreat(view, unit);
  if (goal === undefined) return home ? retreat(view, unit) : HOLD;
  if (home && distance(goal, unit.cell) > moves * Math.max(1, unit.fuel - back)) return retreat(view, unit);
  return approach(view, unit, goal);
}

/** The launch cell: in front of the carrier, or on it when the enemy is near. */
export function launchCell(view: View, ship: Carrier, cells: readonly number[]): number | undefined {
  const goal = nearest(goalsOf(view), ship.cell);
  if (isThreatened(view, ship)) return cells.find((cell) => coversCell(ship, cell));
  const taken = new Set(foesOf(view).map((foe) => foe.cell));
  return nearest(
    cells.filter((cell) => !taken.has(cell)),
    goal ?? 0,
  );
}

/** Cells to the nearest of the goals, counted around what is dangerous; cells that no way leads to are left out. */
function stepsTo(view: View, goals: readonly number[], isSafe: (cell: number) => boolean): Map<number, number> {
  const steps = new Map(goals.map((goal) => [goal, 0]));
  const queue = [...goals];
  for (const at of queue) {
    for (const way of reach(1)) {
      const next = at + way.offset;
      if (steps.has(next) || !isOn(view, columnOf(at) + way.dx, rowOf(at) + way.dy) || !isSafe(next)) continue;
      steps.set(next, (steps.get(at) as number) + 1);
      queue.push(next);
    }
  }
  return steps;
}

/** Where the carrier should go: to squadrons that cannot come home, else next to an enemy carrier, else to what is left; around armed enemies. */
export function course(view: View, ship: Carrier, cells: readonly number[]): number | undefined {
  const dry = view.squadrons.filter(
    (unit) =>
      unit.side === 'player' &&
      isFlying(unit) &&
      unit.fuel === 0 &&
      homeOf(view, unit.cell)?.id === ship.id &&
      !SQUADRONS[unit.type].capital,
  );
  const lairs = lairsOf(view).map((other) => other.cell);
  // Who escapes by a jump drive runs after nobody.
  const goals = dry.length ? dry.map((unit) => unit.cell) : view.jump ? [] : lairs.length ? lairs : goalsOf(view);
  if (!goals.length) return undefined;
  const foes = foesOf(view).filter(armed);
  const away = isLate(view) ? 0 : AI.keepAway;
  const isSafe = (cell: number) => foes.every((foe) => distance(foe.cell, cell) > away);
  const around = stepsTo(view, goals, isSafe);
  // Where no safe way leads all the way, the straight one is good as far as it is safe.
  const steps = around.has(ship.cell) || !isSafe(ship.cell) ? around : stepsTo(view, goals, () => true);
  const far = (cell: number) => steps.get(cell) ?? Number.POSITIVE_INFINITY;
  const short = lairs.length || dry.length ? 1 : away + 1;
  let best: number | undefined;
  let least = far(ship.cell);
  for (const cell of cells) {
    if (far(cell) >= least || far(cell) < short || !isSafe(cell)) continue;
    least = far(cell);
    best = cell;
  }
  return best;
}

/** Hull that comes back each UPKEEP: less damage than that is none. */
const healed = (unit: Squadron): number => (unit.type === 'G' ? 1 : 0) + (unit.traits.includes('REGENERATION') ? 1 : 0);

/** Whom the carrier shoots at: where the shot does most to what is left, a carrier before squadrons. */
export function bestShot(view: View, ship: Carrier, targets: readonly string[]): string | undefined {
  const { atk } = rowOfCarrier(ship);
  let best: string | undefined;
  let most = 0;
  for (const id of targets) {
    const unit = squadron(view, id);
    const lair = carrier(view, id);
    const score = unit
      ? (expectedDamage(CARRIER_DIE, atk, defenceOf(view, { ...unit, order: 'DEFEND' })) - healed(unit)) / unit.hull
      : lair
        ? 1 + expectedDamage(CARRIER_DIE, atk, carrierDefence(lair)) / lair.hull
        : 0;
    if (score <= most) continue;
    best = id;
    most = score;
  }
  return best;
}
