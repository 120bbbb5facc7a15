import { AI, CARRIER_DIE, CARRIER_FIRE_DISTANCE } from '../content/house.ts';
import { dieOf, SQUADRONS } from '../content/squadrons.ts';
import { attackOf, carrierDefence, damageOf, defenceOf, expectedDamage } from '../rules/effective.ts';
import { maxFuel, moveOf, rowOfCarrier, speedOf } from '../rules/figures.ts';
import { endOf } from '../rules/grid.ts';
import { byId, carrier, coversCell, distanceTo, isFlying, squadron } from '../rules/ships.ts';
import { type Carrier, type Squadron, UNKNOWN, type View } from '../types.ts';
import { inReach } from './procedure.ts';

/** What the player's bot checks before it attacks: who is there, who may still come, what a fight is worth. */

export const isArmed = (unit: Squadron): boolean => unit.ammo > 0;
export const foesOf = (view: View): Squadron[] =>
  view.squadrons.filter((unit) => unit.side === 'enemy' && isFlying(unit));
export const lairsOf = (view: View): Carrier[] =>
  view.carriers.filter((ship) => ship.side === 'enemy' && ship.hull > 0);
/** Seen, or somewhere in the fog. */
export const hasLairs = (view: View): boolean => view.veil.carriers > 0 || lairsOf(view).length > 0;
export const homesOf = (view: View): Carrier[] =>
  view.carriers.filter((ship) => ship.side === 'player' && ship.hull > 0);

/** Whether an enemy may still come: sensors tell, else its tank lasts for the first turns, or it has a carrier within its range. */
export function mayMove(view: View, foe: Squadron): boolean {
  if (foe.fuel !== UNKNOWN) return foe.fuel > 0;
  const tank = maxFuel(view, foe);
  return view.turn <= tank + 1 || lairsOf(view).some((lair) => distanceTo(lair, foe.cell) < moveOf(foe) * tank);
}

/** Hull that comes back each UPKEEP: less damage than that is none. */
const healingOf = (unit: Squadron): number =>
  (unit.type === 'G' ? 1 : 0) + (unit.traits.includes('REGENERATION') ? 1 : 0);
const dugIn = (foe: Squadron): Squadron => ({ ...foe, order: 'DEFEND' });

/** A living enemy carrier replaces every lost squadron: stranded enemies are better left alone until it is gone. */
const isWanted = (view: View, foe: Squadron): boolean => !hasLairs(view) || mayMove(view, foe);

/** What a shot of a carrier at a squadron does each turn, as long as that one is dug in; below nothing where it heals faster. */
function wearsDown(view: View, ship: Carrier, foe: Squadron): number {
  const { atk } = rowOfCarrier(ship);
  return (atk > 0 ? expectedDamage(CARRIER_DIE, atk, defenceOf(view, dugIn(foe))) : 0) - healingOf(foe);
}

/** Whom the carrier shoots at: a carrier before squadrons, what a strike of this turn goes for, else where it wears down most. */
export function bestShot(view: View, ship: Carrier, targets: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const id of targets) {
    const unit = squadron(view, id);
    const lair = carrier(view, id);
    const struck = unit !== undefined && strikersAt(view, unit.cell).length > 0;
    if (unit && !struck && !isWanted(view, unit)) continue;
    const score = lair
      ? 2 + expectedDamage(CARRIER_DIE, rowOfCarrier(ship).atk, carrierDefence(lair)) / lair.hull
      : unit
        ? (struck ? 1 / speedOf(unit) : 0) + Math.max(0, wearsDown(view, ship, unit)) / unit.hull
        : 0;
    if (score <= most) continue;
    best = id;
    most = score;
  }
  return best;
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

/** Who attacks a cell this turn or holds it already. */
const strikersAt = (view: View, cell: number): Squadron[] =>
  view.squadrons.filter(
    (unit) =>
      unit.side === 'player' &&
      isFlying(unit) &&
      isArmed(unit) &&
      unit.status !== 'launched' &&
      (unit.order !== null || unit.cell === cell) &&
      endOf(unit.cell, unit.route) === cell,
  );
/** Squadrons that can take part in an attack on a cell this turn: those without an order, and those already on the way. */
export const strikers = (view: View, cell: number): Squadron[] =>
  view.squadrons.filter((unit) => {
    if (unit.side !== 'player' || !isFlying(unit) || !isArmed(unit) || unit.status === 'launched') return false;
    return unit.order === null ? inReach(view, unit).includes(cell) : endOf(unit.cell, unit.route) === cell;
  });

/**
 * What an attack by these together is worth: what it takes less what it costs. Enemies are thought to be dug in, and
 * shoot at the slowest; a carrier that is near shoots too.
 */
export function strikeWorth(view: View, cell: number, mine: readonly Squadron[]): number | undefined {
  const foes = foesOf(view)
    .filter((foe) => foe.cell === cell)
    .sort(slower);
  const target = foes[0];
  if (!target) return lairsOf(view).some((ship) => coversCell(ship, cell)) ? AI.carrierBonus : undefined;
  const sent = mine.map((unit): Squadron => ({ ...unit, cell, order: 'ATTACK' })).sort(slower);
  const victim = sent[0];
  if (!victim) return undefined;
  const def = defenceOf(view, dugIn(target));
  let gain = 0;
  let kills = 0;
  for (const unit of sent) {
    const shot = shotOf(dieOf(unit.type, target.type), attackOf(view, unit), def, target.hull);
    gain += price(target, shot);
    kills += shot.kills;
  }
  for (const ship of homesOf(view)) {
    if (distanceTo(ship, cell) > CARRIER_FIRE_DISTANCE || rowOfCarrier(ship).atk <= 0) continue;
    gain += price(target, shotOf(CARRIER_DIE, rowOfCarrier(ship).atk, def, target.hull));
  }
  let cost = 0;
  for (const foe of foes) {
    if (!isArmed(foe)) continue;
    const atk = attackOf(view, foe, 'DEFEND');
    const back = shotOf(dieOf(foe.type, victim.type), atk, defenceOf(view, victim), victim.hull);
    // Half of the time the victim's side shoots first.
    cost += price(victim, back) * (foe === target ? 1 - Math.min(1, kills) / 2 : 1);
  }
  return gain - cost;
}

/** The longer a battle lasts, the worse a trade may be: a draw wins nothing. */
export const leastWorth = (view: View): number =>
  AI.patience - AI.impatience * Math.max(0, view.turn / view.house.turnLimit - 0.5);
