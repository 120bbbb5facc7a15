import type { Problem } from '../../game.ts';
import { isGround, isShip, isStructure, UNITS, type UnitType } from '../content/units.ts';
import { hasTag, loadOf } from '../rules/load.ts';
import { problem } from './problems.ts';
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

const MOST_PDS = 2;
const MOST_DOCKS = 1;
/** At most two PDS and one space dock of all players together on a planet; ships never stand on one. */
export function planetProblems({ system, atTable }: Setup): Problem[] {
  const anyPds = atTable?.includes('Homeland Defense Act') ?? false;
  return system.planets.flatMap((planet, index) => problemsOn(planet, `system.planets[${index}]`, anyPds));
}
function problemsOn(planet: PlanetSetup, path: string, anyPds: boolean): Problem[] {
  const problems: Problem[] = [];
  const all = Object.values(planet.units).flat();
  const number = (type: UnitType) =>
    all.reduce((sum, group) => sum + (UNITS[group.unit].type === type ? group.count : 0), 0);
  const pds = number('pds');
  const docks = number('space-dock');
  if (pds > MOST_PDS && !anyPds)
    problems.push(problem(path, 'too-many-pds', { planet: planet.id, count: pds, most: MOST_PDS }));
  if (docks > MOST_DOCKS)
    problems.push(problem(path, 'too-many-docks', { planet: planet.id, count: docks, most: MOST_DOCKS }));
  for (const { unit } of all) {
    const row = UNITS[unit];
    if (!isGround(row) && !isStructure(row)) problems.push(problem(path, 'ship-ashore', { unit, planet: planet.id }));
    if (hasTag(row, 'floats')) problems.push(problem(path, 'floats', { unit, planet: planet.id }));
  }
  return problems;
}
