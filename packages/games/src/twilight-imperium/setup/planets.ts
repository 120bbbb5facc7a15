import type { Problem } from '../../game.ts';
import { isGround, isStructure, UNITS, type UnitType } from '../content/units.ts';
import { hasTag } from '../rules/load.ts';
import { problem } from './problems.ts';
import type { PlanetSetup, Setup } from './types.ts';

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
