/** What a fleet may hold: capacity, fleet supply, unit limits (P0.5, PC.2). */
import type { Problem } from '../../game.ts';
import { isStructure, UNIT_LIMITS, UNITS, type UnitRow, type UnitType } from '../content/units.ts';
import { type Load, loadOf } from '../rules/load.ts';
import { type PlayerSeat, THIRDS } from '../vocabulary.ts';
import { MOST } from './most.ts';
import { problem } from './problems.ts';
import type { PlanetSetup, PlayerSetup, Setup, UnitGroup } from './types.ts';

/** Fleet supply of a player; without end where it is not counted or has no limit. */
function poolOf(player: PlayerSetup, laws: readonly string[]): number {
  if (player.fleetSupply === null || player.leaders.includes('darktalon-treilla')) return Number.POSITIVE_INFINITY;
  const pool = laws.includes('fleet-regulations') ? Math.min(4, player.fleetSupply) : player.fleetSupply;
  const more = player.faction === 'letnev' ? 2 : player.faction === 'mahact' ? (player.facts.tokensOf?.length ?? 0) : 0;
  return pool + more;
}

const rowsOf = (groups: readonly UnitGroup[]): UnitRow[] =>
  groups.flatMap((group) => Array.from({ length: group.count }, () => UNITS[group.unit]));

/** How much of something is taken, and what is wrong where it is too much: `text.problem` says it. */
export interface Meter {
  used: number;
  /** `Infinity` where it is not counted. */
  allowed: number;
  problem?: Problem;
}

/** Where a setup says what a player has. */
const pathOf = (seat: PlayerSeat): string =>
  seat === 'attacker' || seat === 'defender' ? seat : `thirds[${THIRDS.indexOf(seat)}]`;

const fleetLoad = (player: PlayerSetup, seat: PlayerSeat, planets: readonly PlanetSetup[]): Load =>
  loadOf(rowsOf(player.space), planets.flatMap((planet) => rowsOf(planet.units[seat] ?? [])).filter(isStructure));

/** P0.5 (4): fighters and ground forces in space against what the ships carry. */
export function capacityMeter(player: PlayerSetup, seat: PlayerSeat, planets: readonly PlanetSetup[]): Meter {
  const load = fleetLoad(player, seat, planets);
  const meter: Meter = { used: load.needs, allowed: load.capacity };
  if (load.over > 0)
    meter.problem = problem(`${pathOf(seat)}.space`, 'over-capacity', {
      faction: player.faction,
      used: load.needs,
      allowed: load.capacity,
      over: load.over,
    });
  return meter;
}

/** P0.5 (3): ships against the fleet pool. */
export function supplyMeter(
  player: PlayerSetup,
  seat: PlayerSeat,
  planets: readonly PlanetSetup[],
  laws: readonly string[],
): Meter {
  const allowed = poolOf(player, laws);
  const { ships } = fleetLoad(player, seat, planets);
  const meter: Meter = { used: ships, allowed };
  const over = Math.ceil(ships - allowed);
  if (over > 0)
    meter.problem = problem(`${pathOf(seat)}.fleetSupply`, 'over-supply', {
      faction: player.faction,
      used: ships,
      allowed,
      over,
    });
  return meter;
}

const problemsOf = (meters: readonly Meter[]): Problem[] => meters.flatMap(({ problem: one }) => one ?? []);

/** Capacity and fleet supply of one player in the active system. */
export const fleetProblems = (
  player: PlayerSetup,
  seat: PlayerSeat,
  planets: readonly PlanetSetup[],
  laws: readonly string[],
): Problem[] => problemsOf([capacityMeter(player, seat, planets), supplyMeter(player, seat, planets, laws)]);

/** Everything that a player has in and around the system: all of it comes out of one box. */
export function groupsOfSeat(setup: Setup, seat: PlayerSeat, player: PlayerSetup): UnitGroup[] {
  return [
    ...player.space,
    ...setup.system.planets.flatMap((planet) => planet.units[seat] ?? []),
    ...setup.adjacent.flatMap((system) => system.units[seat] ?? []),
  ];
}

/** Reinforcements: one meter for each type that the box limits. Fighters and infantry may be tokens and have none. */
export function limitMeters(setup: Setup, seat: PlayerSeat, player: PlayerSetup): (Meter & { type: UnitType })[] {
  if (!setup.options.unitLimits) return [];
  const count: Partial<Record<UnitType, number>> = {};
  for (const group of groupsOfSeat(setup, seat, player)) {
    const { type } = UNITS[group.unit];
    count[type] = (count[type] ?? 0) + group.count;
  }
  return (Object.entries(UNIT_LIMITS) as [UnitType, number][]).map(([type, allowed]) => {
    const used = count[type] ?? 0;
    if (used <= allowed) return { type, used, allowed };
    const facts = { faction: player.faction, type, used, allowed };
    return { type, used, allowed, problem: problem(pathOf(seat), 'over-limit', facts) };
  });
}

/** Unit limits of the box. */
export const limitProblems = (setup: Setup, seat: PlayerSeat, player: PlayerSetup): Problem[] =>
  problemsOf(limitMeters(setup, seat, player));

/** More than any box has with all its tokens; a higher number would be slow. */
export function numberProblems(setup: Setup, seat: PlayerSeat, player: PlayerSetup): Problem[] {
  const all = [...groupsOfSeat(setup, seat, player), ...(player.facts.stored ?? [])];
  const count = all.reduce((sum, group) => sum + group.count, 0);
  if (count <= MOST.units) return [];
  return [problem(pathOf(seat), 'too-many-units', { faction: player.faction, count, most: MOST.units })];
}

/** Damage and galvanize counts of one group, and units that belong to another faction. */
export function groupProblems(group: UnitGroup, { faction }: PlayerSetup, path: string): Problem[] {
  const { unit, count, damaged, galvanized } = group;
  const row = UNITS[unit];
  const problems: Problem[] = [];
  if (damaged > count) problems.push(problem(path, 'too-many-damaged', { unit, damaged, count }));
  // Metali Void Shielding and The Cavalry let other ships sustain damage, so only units that never can are refused.
  else if (damaged > 0 && !row.sustain && (row.type === 'fighter' || row.type === 'infantry'))
    problems.push(problem(path, 'cannot-be-damaged', { unit }));
  if (galvanized > count) problems.push(problem(path, 'too-many-galvanized', { unit, galvanized, count }));
  if (row.faction !== undefined && row.faction !== faction && faction !== 'nekro')
    problems.push(problem(path, 'other-faction', { unit, owner: row.faction, faction }));
  return problems;
}
