import type { Play } from '@fray/engine';
import { SPLASH } from '../../content/house.ts';
import { MORALE, XP } from '../../content/pilots.ts';
import { areAdjacent } from '../../rules/fights.ts';
import { cellsOf, isFlying } from '../../rules/ships.ts';
import { hasBioArmor, hasIronWill } from '../../rules/shots.ts';
import type { Carrier, Exodus, Pilot, Squadron } from '../../types.ts';
import { shipRef, tell } from './tell.ts';

/** Section 20: clamped to 0..100. */
export function cheer(pilot: Pilot | null, change: number): void {
  if (pilot) pilot.morale = Math.min(100, Math.max(0, pilot.morale + change));
}

/** Bio-Armor takes 1 off the first damage of a turn (section 22). */
export function soften(unit: Squadron, damage: number): number {
  if (damage <= 0 || !hasBioArmor(unit)) return damage;
  unit.softened = true;
  return damage - 1;
}

/** Hull points lost at once; what follows from a death follows at once too. */
export function hurt(play: Play<Exodus>, unit: Squadron, damage: number, killer: Squadron | null): void {
  const lost = Math.min(unit.hull, damage);
  if (lost <= 0) return;
  unit.hull -= lost;
  cheer(unit.pilot, MORALE.hullLost * lost);
  if (unit.hull === 0) fall(play, unit, killer);
}

function fall(play: Play<Exodus>, unit: Squadron, killer: Squadron | null): void {
  const { state } = play;
  state.sides[unit.side].lost++;
  if (killer?.pilot) {
    killer.pilot.kills++;
    killer.pilot.xp += XP.kill;
    cheer(killer.pilot, MORALE.kill);
  }
  const grief = unit.traits.includes('ESCORT') ? MORALE.escortLost : MORALE.allyLost;
  for (const other of state.squadrons) if (other.side === unit.side && other.hull > 0) cheer(other.pilot, grief);
  if (unit.traits.includes('DISTRESS_BEACON')) state.beacon = true;
  if (unit.cell >= 0 && unit.traits.includes('SPORE_CLOUD'))
    splash(play, unit, unit.cell, { by: 'spores', killer: null });
}

/** Sections 15.1 and 22: every enemy next to the cell loses 1 hull, carriers too; DEF does not help. */
export function splash(
  play: Play<Exodus>,
  source: Squadron,
  cell: number,
  { by, killer, target }: { by: 'torpedo' | 'spores'; killer: Squadron | null; target?: Carrier | undefined },
): void {
  const { state } = play;
  for (const unit of [...state.squadrons]) {
    if (unit.side === source.side || !isFlying(unit) || !areAdjacent(unit.cell, cell)) continue;
    const amount = soften(unit, SPLASH);
    const destroyed = amount >= unit.hull;
    tell(play, unit.side, unit.cell, { type: 'splash', unit: shipRef(unit), amount, by, destroyed });
    hurt(play, unit, amount, killer);
  }
  for (const ship of state.carriers) {
    if (ship === target || ship.side === source.side || ship.hull <= 0) continue;
    if (!cellsOf(ship).some((at) => areAdjacent(at, cell))) continue;
    const amount = shelter(play, ship, SPLASH);
    tell(play, ship.side, ship.cell, {
      type: 'splash',
      unit: shipRef(ship),
      amount,
      by,
      destroyed: amount >= ship.hull,
    });
    hurtCarrier(play, ship, amount);
  }
}

/** Section 16.4: what Iron Will and the shield leave of a hit on a carrier. */
export function shelter(play: Play<Exodus>, ship: Carrier, damage: number): number {
  if (damage <= 0) return 0;
  let left = damage;
  if (hasIronWill(play.state, ship)) left--;
  ship.hit = true;
  const absorbed = Math.min(left, ship.shield);
  ship.shield -= absorbed;
  return left - absorbed;
}

/** A carrier that is lost takes its hangar with it (house: nothing can launch from a wreck). */
export function hurtCarrier(play: Play<Exodus>, ship: Carrier, damage: number): void {
  const lost = Math.min(ship.hull, damage);
  ship.hull -= lost;
  if (lost <= 0 || ship.hull > 0) return;
  for (const unit of play.state.squadrons) {
    if (unit.home !== ship.id || unit.hull <= 0) continue;
    play.emit({ type: 'wreck', unit: shipRef(unit) }, unit.side);
    unit.hull = 0;
    fall(play, unit, null);
  }
}

/** Destroyed without a roll: point defense. */
export const destroy = (play: Play<Exodus>, unit: Squadron): void => hurt(play, unit, unit.hull, null);
