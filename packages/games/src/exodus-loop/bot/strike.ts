import { AI, CARRIER_DIE } from '../content/house.ts';
import { carrierDefence, defenceOf, expectedDamage } from '../rules/effective.ts';
import { maxFuel, moveOf, rowOfCarrier, speedOf } from '../rules/figures.ts';
import { endOf } from '../rules/grid.ts';
import { carrier, distanceTo, isFlying, squadron } from '../rules/ships.ts';
import { type Carrier, type Squadron, UNKNOWN, type View } from '../types.ts';
import { isArmed, lairsOf, reaches } from './seen.ts';

/** What the player's bot checks before it attacks: who is there, who may still come, what a fight is worth. */

/** Seen, or somewhere in the fog. */
export const hasLairs = (view: View): boolean => view.veil.carriers > 0 || lairsOf(view).length > 0;

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
    return unit.order === null ? reaches(unit, cell) : endOf(unit.cell, unit.route) === cell;
  });

/** How often an attack must clear its cell: less from the second quarter of a battle on, for a draw wins nothing. */
export const leastShare = (view: View): number =>
  AI.patience - AI.impatience * Math.max(0, view.turn / view.house.turnLimit - 0.25);
