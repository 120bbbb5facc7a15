import { capacityOf, supplyOf, THE_PLANET } from '@fray/games/twilight-imperium/form';
import { UNIT_LIMITS } from '@fray/games/twilight-imperium/screen';
import type { ProblemWithText } from '../../setup/problems.ts';
import {
  blankPlanet,
  type Group,
  groupOf,
  groupsOf,
  rowOf,
  type Side,
  type Ti4Setup,
  unitOf,
  unitsOf,
  withGroup,
} from './setup-model.ts';
import { cannonsOf, withCannons } from './thirds.ts';

/** One kind of unit of a side: a tap adds one, its foot takes one away. */
export interface Tile {
  id: string;
  /** What it looks like. */
  type: string;
  name: string;
  /** As short as a tile is wide. */
  label: string;
  count: number;
  most: number;
  bad: boolean;
  set: (count: number) => Ti4Setup;
}
/** What a fleet may have, the usual ones first. */
const TILES = [
  'dreadnought',
  'cruiser',
  'carrier',
  'destroyer',
  'fighter',
  'flagship',
  'infantry',
  'war-sun',
  'mech',
] as const;
const CARRIED: readonly string[] = ['fighter', 'infantry', 'mech'];

interface Words {
  tiles: Readonly<Record<string, string>>;
  inRange: string;
  nextDoor: string;
}

/** All tiles of a side. PDS of the defender stand on its planet; those in range are PDS II in an adjacent system. */
export function tilesOf(setup: Ti4Setup, side: Side, words: Words, problems: readonly ProblemWithText[] = []): Tile[] {
  const player = setup[side];
  if (!player) return [];
  const groups = groupsOf(player.space, player.faction);
  const isOver = (meter: { used: number; allowed: number } | undefined): boolean =>
    meter !== undefined && meter.used > meter.allowed;
  const full = isOver(capacityOf(setup, side));
  const short = isOver(supplyOf(setup, side));
  const isBad = (unit: string, type: string): boolean => {
    const at = groups.findIndex((group) => group.unit === unit);
    const named = problems.some(({ path }) => path.startsWith(`${side}.space[${at}]`));
    return at >= 0 && (named || (CARRIED.includes(type) ? full : short));
  };
  const inSpace = unitsOf(player.faction, groups, TILES).map((unit): Tile => {
    const { type, name, level } = rowOf(unit);
    return {
      id: unit,
      type,
      name,
      label: `${words.tiles[type] ?? name}${level === 2 ? ' II' : ''}`,
      count: groupOf(groups, unit)?.count ?? 0,
      most: UNIT_LIMITS[type] ?? 40,
      bad: isBad(unit, type),
      set: (count) => ({ ...setup, [side]: { ...player, space: withGroup(groups, unit, { count }) } }),
    };
  });
  const most = UNIT_LIMITS.pds ?? 6;
  const onPlanet: Tile = {
    id: 'pds',
    type: 'pds',
    name: 'PDS',
    label: 'PDS',
    count: pdsOn(setup).reduce((sum, { count }) => sum + count, 0),
    most,
    bad: false,
    set: (count) => withPds(setup, count),
  };
  const inRange: Tile = {
    id: 'pds-in-range',
    type: 'pds',
    name: words.inRange,
    label: words.inRange,
    count: cannonsOf(setup, side),
    most,
    bad: false,
    set: (count) => withCannons(setup, side, count, words.nextDoor),
  };
  return [...inSpace, ...(side === 'defender' ? [onPlanet] : []), inRange];
}

const isPds = ({ unit }: Group): boolean => rowOf(unit)?.type === 'pds';
/** The PDS of the defender on the first planet of the system. */
const pdsOn = ({ system }: Ti4Setup): Group[] => (system.planets[0]?.units.defender ?? []).filter(isPds);

/** That many PDS of the defender on the first planet; a planet that nobody named comes and goes with them. */
function withPds(setup: Ti4Setup, count: number): Ti4Setup {
  const [planet = blankPlanet(THE_PLANET), ...rest] = setup.system.planets;
  const kind = pdsOn(setup)[0]?.unit ?? unitOf(setup.defender?.faction ?? 'sol', 'pds', 1) ?? 'pds-1';
  const others = (planet.units.defender ?? []).filter((group) => !isPds(group));
  const units = { ...planet.units, defender: withGroup(others, kind, { count }) };
  const isEmpty = planet.id === THE_PLANET && Object.values(units).every((groups) => !groups.length);
  return { ...setup, system: { ...setup.system, planets: isEmpty ? rest : [{ ...planet, units }, ...rest] } };
}
