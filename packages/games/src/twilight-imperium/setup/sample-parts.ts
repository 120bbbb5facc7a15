/** Pieces of random setups: fleets, garrisons, players, systems. */
import type { Chance } from '@fray/engine';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import type { EffectKind } from '../content/effects/types.ts';
import type { FactionId } from '../content/factions.ts';
import {
  isGround,
  isShip,
  isStructure,
  UNIT_LIMITS,
  UNIT_ROWS,
  UNITS,
  type UnitId,
  type UnitRow,
  type UnitType,
} from '../content/units.ts';
import { loadOf } from '../rules/load.ts';
import type { PlayerSeat, SetTag } from '../vocabulary.ts';
import {
  type AdjacentSetup,
  ANOMALIES,
  blankPlanet,
  blankPlayer,
  type PlanetSetup,
  type PlayerSetup,
  type UnitGroup,
  unhurt,
  WORMHOLES,
} from './types.ts';

export class Dice {
  readonly chance: Chance;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  upTo(most: number): number {
    return most <= 0 ? 0 : (this.chance(1, most + 1)[0] as number) - 1;
  }
  one<V>(list: readonly V[]): V {
    return list[this.upTo(list.length - 1)] as V;
  }
  maybe(one: number, of: number): boolean {
    return (this.chance(1, of)[0] as number) <= one;
  }
  some<V>(list: readonly V[], most: number): V[] {
    const out: V[] = [];
    for (let i = this.upTo(most); i > 0 && list.length > 0; i--) {
      const value = this.one(list);
      if (!out.includes(value)) out.push(value);
    }
    return out;
  }
}

const SPACE_TYPES: readonly UnitType[] = ['flagship', 'war-sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer'];

/** Rows that this faction may have here, its own ones first choice: rare content comes up often. */
function rowsFor(faction: FactionId, sets: readonly SetTag[], fits: (row: UnitRow) => boolean): UnitId[] {
  const all = UNIT_ROWS.filter(
    (row) =>
      sets.includes(row.set) &&
      fits(row) &&
      (row.faction === undefined || row.faction === faction) &&
      row.id !== 'z-grav-eidolon',
  );
  const memory = all.filter((row) => row.faction === faction);
  return [...memory, ...memory, ...all].map((row) => row.id);
}

export function group(dice: Dice, unit: UnitId, count: number): UnitGroup {
  const row = UNITS[unit];
  const damaged = row.sustain && dice.maybe(1, 5) ? dice.upTo(count) : 0;
  const galvanized = row.faction === 'bastion' || dice.maybe(1, 25) ? dice.upTo(count) : 0;
  return { unit, count, damaged, galvanized };
}
export const rowsOf = (groups: readonly UnitGroup[]) =>
  groups.flatMap((one) => Array.from({ length: one.count }, () => UNITS[one.unit]));

export function fleet(dice: Dice, faction: FactionId, sets: readonly SetTag[], least: number): UnitGroup[] {
  const groups: UnitGroup[] = [];
  const add = (unit: UnitId, count: number) => {
    const { type } = UNITS[unit];
    const have = groups.reduce((sum, one) => sum + (UNITS[one.unit].type === type ? one.count : 0), 0);
    const room = Math.min(count, (UNIT_LIMITS[type] ?? 99) - have);
    if (room > 0 && !groups.some((one) => one.unit === unit)) groups.push(group(dice, unit, room));
  };
  const ships = rowsFor(faction, sets, (row) => SPACE_TYPES.includes(row.type));
  for (let i = least + dice.upTo(3); i > 0; i--) {
    const unit = dice.one(ships);
    add(unit, UNITS[unit].type === 'flagship' || UNITS[unit].type === 'war-sun' ? 1 : 1 + dice.upTo(2));
  }
  const cargo = rowsFor(
    faction,
    sets,
    (row) => row.type === 'fighter' || row.type === 'infantry' || row.type === 'mech',
  );
  for (let i = 0; i < 4; i++) {
    const load = loadOf(rowsOf(groups), []);
    const room = load.capacity - load.needs;
    if (room <= 0) break;
    add(dice.one(cargo), Math.min(room, 1 + dice.upTo(2)));
  }
  return groups;
}

function ashore(dice: Dice, faction: FactionId, sets: readonly SetTag[], structures: boolean): UnitGroup[] {
  const groups: UnitGroup[] = [];
  const ground = rowsFor(faction, sets, (row) => isGround(row) && !isStructure(row));
  for (let i = dice.upTo(2); i > 0; i--) {
    const unit = dice.one(ground);
    if (!groups.some((one) => one.unit === unit))
      groups.push(group(dice, unit, UNITS[unit].type === 'mech' ? 1 : 1 + dice.upTo(2)));
  }
  if (structures && dice.maybe(1, 2))
    groups.push(group(dice, dice.one(rowsFor(faction, sets, (row) => row.type === 'pds')), 1));
  if (structures && dice.maybe(1, 3)) {
    const docks = rowsFor(faction, sets, (row) => row.type === 'space-dock' && !row.tags?.includes('floats'));
    groups.push(group(dice, dice.one(docks), 1));
  }
  return groups;
}

function effects(
  dice: Dice,
  sets: readonly SetTag[],
  kinds: readonly EffectKind[],
  most: number,
  faction: FactionId,
): string[] {
  const all = EFFECT_ROWS.filter(
    (row) => kinds.includes(row.kind) && sets.includes(row.set) && row.resolution !== 'outside',
  );
  const memory = all.filter((row) => row.faction === faction);
  return dice.some(
    [...memory, ...memory, ...memory, ...all].map((row) => row.id),
    most,
  );
}

export function player(dice: Dice, faction: FactionId, sets: readonly SetTag[]): PlayerSetup {
  const blank = blankPlayer(faction);
  return {
    ...blank,
    technologies: effects(dice, sets, ['technology', 'faction-technology'], 4, faction),
    hand: dice.maybe(1, 5)
      ? null
      : [...effects(dice, sets, ['action'], 4, faction), ...effects(dice, sets, ['action'], 3, faction)],
    notes: effects(dice, sets, ['note'], 2, faction),
    leaders: effects(dice, sets, ['agent', 'commander', 'hero'], 3, faction),
    relics: effects(dice, sets, ['relic'], 1, faction),
    breakthroughs: effects(dice, sets, ['breakthrough', 'plot'], 1, faction),
    counters: dice.maybe(1, 2)
      ? { tradeGoods: dice.upTo(6), influence: dice.upTo(5), resources: dice.upTo(5), strategyTokens: dice.upTo(2) }
      : {},
    facts: dice.maybe(2, 3)
      ? {
          outsideSystems: dice.upTo(3),
          supports: dice.upTo(2),
          relicFragment: dice.maybe(1, 2),
          tokensOf: dice.some(['attacker', 'defender'] as const, 2),
          assimilated: dice.some(['attacker', 'defender'] as const, 2),
          puppets: dice.some(['attacker', 'defender'] as const, 2),
          throughWormhole: dice.upTo(2),
          ...(faction === 'rebellion' ? { stored: [unhurt('cruiser-1')] } : {}),
        }
      : {},
  };
}

export function planet(
  dice: Dice,
  id: string,
  sets: readonly SetTag[],
  sides: Partial<Record<PlayerSeat, FactionId>>,
  landed: boolean,
): PlanetSetup {
  // Now and then a third party holds it: the opponent on the ground is not the one in space.
  const third = sides['third-1'] !== undefined && dice.maybe(1, 6);
  const owner: PlayerSeat | null = third ? 'third-1' : dice.maybe(4, 5) ? 'defender' : null;
  const units: PlanetSetup['units'] = {};
  const defender = sides.defender;
  const attacker = sides.attacker;
  if (third && sides['third-1']) units['third-1'] = ashore(dice, sides['third-1'], sets, true);
  else if (defender) units.defender = ashore(dice, defender, sets, true);
  if (landed && attacker) {
    const memory = ashore(dice, attacker, sets, false);
    units.attacker = memory.length ? memory : [unhurt('infantry-1', 2)];
  }
  return {
    ...blankPlanet(id, owner),
    units,
    resources: dice.upTo(4),
    influence: dice.upTo(4),
    traits: dice.some(['cultural', 'hazardous', 'industrial'] as const, 1),
    legendary: dice.maybe(1, 5),
    home: dice.maybe(1, 8) ? 'defender' : null,
    custodians: id === 'Mecatol Rex' && owner === null,
    sleeper: attacker === 'titans' && dice.maybe(1, 2) ? 'attacker' : null,
    demilitarized: dice.maybe(1, 20),
  };
}

export function adjacent(
  dice: Dice,
  sets: readonly SetTag[],
  sides: Partial<Record<PlayerSeat, FactionId>>,
): AdjacentSetup[] {
  const names = ['Lodor', 'Wellon', 'Vefut'];
  return names.slice(0, dice.upTo(3)).map((id): AdjacentSetup => {
    const units: AdjacentSetup['units'] = {};
    const seats = Object.keys(sides) as PlayerSeat[];
    const seat = dice.one(seats);
    const faction = sides[seat];
    if (faction && dice.maybe(2, 3)) {
      const some = rowsFor(
        faction,
        sets,
        (row) =>
          row.type === 'pds' ||
          row.type === 'space-dock' ||
          row.type === 'infantry' ||
          row.deep === true ||
          (isShip(row) && row.type !== 'flagship' && row.type !== 'war-sun'),
      );
      units[seat] = [group(dice, dice.one(some), 1)];
    }
    return {
      id,
      link: dice.maybe(3, 5) ? 'adjacent' : dice.one(['wormhole', 'far'] as const),
      anomalies: dice.maybe(1, 5) ? [dice.one(ANOMALIES)] : [],
      wormholes: dice.maybe(1, 3) ? [dice.one(WORMHOLES)] : [],
      control: dice.maybe(1, 2) ? [dice.one(seats)] : [],
      tokens: dice.maybe(1, 4) ? [dice.one(seats)] : [],
      retreat: [],
      units,
    };
  });
}
