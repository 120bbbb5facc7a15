import { isGround, isShip, isStructure, UNITS } from '../content/units.ts';
import { hasTag, loadOf } from '../rules/load.ts';
import { blankPlanet, type PlanetSetup, type PlayerSetup, type Setup, type UnitGroup } from './types.ts';

/** Forces that stand on "the planet" where no planet is named. */
export const THE_PLANET = 'the planet';

const isOnLand = ({ unit }: UnitGroup): boolean => {
  const row = UNITS[unit];
  return isGround(row) || (isStructure(row) && !hasTag(row, 'floats'));
};
const isShipGroup = ({ unit }: UnitGroup): boolean => isShip(UNITS[unit]);
export const hasShips = ({ space }: PlayerSetup): boolean => space.some(isShipGroup);

/** The first planet of a system; without one there is "the planet" of the defender. */
function planetOf({ system }: Setup): PlanetSetup {
  const planet = system.planets[0] ?? blankPlanet(THE_PLANET, 'defender');
  if (system.planets.length === 0) system.planets.push(planet);
  return planet;
}

function landOn(planet: PlanetSetup, seat: 'attacker' | 'defender', landed: readonly UnitGroup[]): void {
  planet.units[seat] = [...(planet.units[seat] ?? []), ...landed];
}

/** Ground forces on both sides and no ship anywhere: a fight on a planet. */
export function landAll(setup: Setup): void {
  const { attacker, defender } = setup;
  if (!attacker || !defender) return;
  const onlyLand = ({ space }: PlayerSetup): boolean => space.length > 0 && space.every(isOnLand);
  if (!onlyLand(attacker) || (defender.space.length > 0 && !onlyLand(defender))) return;
  const planet = planetOf(setup);
  landOn(planet, 'attacker', attacker.space);
  if (defender.space.length) landOn(planet, 'defender', defender.space);
  attacker.space = [];
  defender.space = [];
}

/** What of a group stays in space after this many of it have landed, and what lands. */
function split(group: UnitGroup, many: number): [UnitGroup[], UnitGroup[]] {
  const count = Math.min(many, group.count);
  const damaged = Math.max(0, group.damaged - (group.count - count));
  const landed = { ...group, count, damaged, galvanized: Math.min(group.galvanized, count) };
  const stays = {
    ...group,
    count: group.count - count,
    damaged: group.damaged - damaged,
    galvanized: group.galvanized - landed.galvanized,
  };
  return [stays.count ? [stays] : [], count ? [landed] : []];
}

/** The defender's structures stand on the planet, and of its ground forces all, or those that its ships do not carry. */
export function standAshore(setup: Setup, all: boolean): void {
  const { defender } = setup;
  if (!defender) return;
  const rows = defender.space.flatMap((group) => Array.from({ length: group.count }, () => UNITS[group.unit]));
  let over = all ? rows.length : loadOf(rows, []).over;
  const landed: UnitGroup[] = [];
  defender.space = defender.space.flatMap((group) => {
    if (!isOnLand(group)) return [group];
    const isFixed = !isGround(UNITS[group.unit]);
    const [stays, lands] = split(group, isFixed ? group.count : over);
    if (!isFixed) over -= lands[0]?.count ?? 0;
    landed.push(...lands);
    return stays;
  });
  if (landed.length) landOn(planetOf(setup), 'defender', landed);
}
