import { CARRIERS, type CarrierRow } from '../content/carriers.ts';
import { ABILITY_LEVEL, type Ability, PERK_ROWS, type Perk, RANKS } from '../content/pilots.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { POINT_DEFENCE_HULL, UPGRADE_ROWS, type UpgradeRow } from '../content/upgrades.ts';
import type { Carrier, Pilot, SideState, Squadron, State } from '../types.ts';

/** Figures of a ship that come from its row, its pilot and the upgrades of its side: never stored, always asked. */

const has = (unit: Squadron, perk: Perk): boolean => unit.pilot?.perks.includes(perk) ?? false;

/** Section 20: the passive of the first perk, from level 4 on. */
export const abilityOf = (pilot: Pilot | null): Ability | null => {
  const first = pilot?.perks[0];
  return pilot && first && pilot.level >= ABILITY_LEVEL ? PERK_ROWS[first].ability : null;
};
export const levelOf = (xp: number): number => RANKS.findLast((rank) => xp >= rank.xp)?.level ?? 1;

type Figure = { [K in keyof UpgradeRow]: UpgradeRow[K] extends number ? K : never }[keyof UpgradeRow];
const sum = (side: SideState, figure: Figure): number => {
  let n = 0;
  for (const upgrade of side.upgrades) n += UPGRADE_ROWS[upgrade][figure];
  return n;
};
const most = (side: SideState, figure: Figure, base: number): number => {
  let n = base;
  for (const upgrade of side.upgrades) n = Math.max(n, UPGRADE_ROWS[upgrade][figure]);
  return n;
};

/** Section 21, Eject Protocol. */
export const ejectPercent = ({ house }: State): number => Math.min(100, Math.max(0, house.ejectPercent));

export const speedOf = (unit: Squadron): number => SQUADRONS[unit.type].spd + (has(unit, 'QUICK_REFLEXES') ? 1 : 0);
export const moveOf = (unit: Squadron): number =>
  SQUADRONS[unit.type].move + (abilityOf(unit.pilot) === 'EXTENDED_RANGE' ? 1 : 0);
export const maxHull = (state: State, unit: Squadron): number =>
  SQUADRONS[unit.type].hull + (has(unit, 'IRON_WILL') ? 1 : 0) + sum(state.sides[unit.side], 'squadronHull');
export const maxAmmo = (unit: Squadron): number => SQUADRONS[unit.type].ammo;
/** Section 3, or correction 1 where the house fills tanks by the map: to its middle, and a reserve. */
export function maxFuel({ house, rows }: Pick<State, 'house' | 'rows'>, unit: Squadron): number {
  const { fuel, move } = SQUADRONS[unit.type];
  const tank = house.fuelByMap ? Math.max(fuel, Math.ceil(rows / (2 * move)) + house.fuelReserve) : fuel;
  return tank + (has(unit, 'FUEL_EFFICIENT') ? 1 : 0);
}
export const actionPoints = (state: State, unit: Squadron): number => state.house.actionPoints + (unit.rallied ? 1 : 0);
export const detectionOf = (state: State, unit: Squadron): number =>
  SQUADRONS[unit.type].detection + sum(state.sides[unit.side], 'detection');

export const rowOfCarrier = (carrier: Carrier): CarrierRow => CARRIERS[carrier.class];
export const carrierMaxHull = (state: State, carrier: Carrier): number =>
  CARRIERS[carrier.class].hull + sum(state.sides[carrier.side], 'carrierHull');
export const carrierDetection = (state: State, carrier: Carrier): number => {
  const side = state.sides[carrier.side];
  return CARRIERS[carrier.class].detection + sum(side, 'detection') + sum(side, 'carrierDetection');
};
/** Section 28: the larger of the class's hangar and the upgrade's. */
export const hangarOf = (side: SideState, carrier: Pick<Carrier, 'class'>): number =>
  most(side, 'hangar', CARRIERS[carrier.class].hangar);
export const pointDefenceHull = (side: SideState): number => most(side, 'pointDefence', POINT_DEFENCE_HULL);
export const shieldOf = (side: SideState): number => sum(side, 'shield');
export const tierOf = (upgrades: SideState['upgrades']): number =>
  upgrades.reduce((tier, upgrade) => Math.max(tier, UPGRADE_ROWS[upgrade].tier), 0);
