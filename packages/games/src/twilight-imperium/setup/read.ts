/** From what people write to a full setup: names to ids, texts to units, defaults filled in. Problems are collected, never thrown. */

import type { Problem } from '../../game.ts';
import { capitalize } from '../../words.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { isShip, UNITS, type UnitId } from '../content/units.ts';
import { type PlayerSeat, type SetTag, THIRDS } from '../vocabulary.ts';
import { landAll, standAshore } from './ashore.ts';
import { keep, playedNamed, setAside, unknownIn, withoutNamesake } from './aside.ts';
import { FIELD, type Field, PLAYED, TURNED } from './fields.ts';
import { parseForces, parseGroup, parseUnits, tooMany, unknown } from './forces-text.ts';
import { MOST } from './most.ts';
import { factionByName, unitByName } from './names.ts';
import type { AdjacentInput, PlanetInput, PlayerInput, SetupInput, UnitsInput } from './schema.ts';
import {
  type AdjacentSetup,
  blankAdjacent,
  blankPlanet,
  blankPlayer,
  blankSystem,
  DEFAULT_SETS,
  defaultOptions,
  defaultPolicy,
  type Facts,
  type LawSetup,
  type Named,
  type PlanetSetup,
  type PlayerSetup,
  type Setup,
  type Start,
  type UnitGroup,
} from './types.ts';

interface Reader {
  sets: readonly SetTag[];
  problems: Problem[];
  /** Units on planets that came with a side's text, by planet and seat. */
  landed: Map<string, Partial<Record<PlayerSeat, UnitGroup[]>>>;
}

/** Drops keys whose value is undefined, so that a spread of optional input keeps the defaults. */
type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };
const dropUndefined = <T extends object>(value: T): Defined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as Defined<T>;

/** Effects by name. Printed names that are not played are set aside and shown in the log: they are no mistake. */
function readEffects(
  reader: Reader,
  list: readonly string[] | undefined,
  field: Field,
  path: string,
  owner: Named & Partial<PlayerSetup>,
): string[] {
  const out: string[] = [];
  list?.forEach((word, index) => {
    const effect = playedNamed(word, field);
    if (effect) out.push(effect.id);
    else if (!setAside(word, field, owner)) reader.problems.push(unknownIn(`${path}[${index}]`, word, field));
  });
  return out;
}

function readUnits(reader: Reader, input: UnitsInput | undefined, faction: FactionId, path: string): UnitGroup[] {
  if (input === undefined) return [];
  if (typeof input === 'string') {
    const parsed = parseUnits(input, faction, path, reader.sets);
    if (parsed.ok) return parsed.value;
    reader.problems.push(...parsed.problems);
    return [];
  }
  return input.flatMap((entry, index): UnitGroup[] => {
    const at = `${path}[${index}]`;
    const word = typeof entry === 'string' ? entry : entry.unit;
    const group = typeof entry === 'string' ? parseGroup(entry, faction, reader.sets) : undefined;
    const unit = group?.unit ?? (word in UNITS ? (word as UnitId) : unitByName(word, faction, reader.sets));
    if (!unit) {
      reader.problems.push(unknown(at, word, ['unit'], 'unit'));
      return [];
    }
    if (group && group.count > MOST.figure) {
      reader.problems.push(tooMany(at, word));
      return [];
    }
    if (group) return group.count > 0 ? [group] : [];
    if (typeof entry === 'string') return [];
    const count = entry.count ?? 1;
    return count > 0 ? [{ unit, count, damaged: entry.damaged ?? 0, galvanized: entry.galvanized ?? 0 }] : [];
  });
}

function readUpgrades(reader: Reader, list: readonly string[] | undefined, faction: FactionId, path: string): UnitId[] {
  return (list ?? []).flatMap((word, index) => {
    const unit = word in UNITS ? (word as UnitId) : unitByName(word, faction);
    if (unit) return [unit];
    reader.problems.push(unknown(`${path}[${index}]`, word, ['unit'], 'unit'));
    return [];
  });
}

function readPlayer(reader: Reader, input: string | PlayerInput, seat: PlayerSeat, path: string): PlayerSetup {
  const text = typeof input === 'string' ? input : input.forces;
  let player = blankPlayer('arborec');
  if (text !== undefined) {
    const parsed = parseForces(text, path, reader.sets);
    if (!parsed.ok) {
      reader.problems.push(...parsed.problems);
      return player;
    }
    player = parsed.value.player;
    // Without a faction it is called by its role.
    if (!parsed.value.namesFaction && (seat === 'attacker' || seat === 'defender')) player.name = capitalize(seat);
    for (const [planet, units] of Object.entries(parsed.value.planets)) {
      const here = reader.landed.get(planet) ?? {};
      here[seat] = [...(here[seat] ?? []), ...units];
      reader.landed.set(planet, here);
    }
  }
  if (typeof input === 'string') {
    withoutNamesake(player);
    return player;
  }
  if (input.faction !== undefined) {
    const faction = factionByName(input.faction);
    if (faction) player.faction = faction;
    else reader.problems.push(unknown(`${path}.faction`, input.faction, ['faction'], 'faction'));
  }
  const { faction } = player;
  player.name = input.name ?? (input.faction === undefined ? player.name : '');
  player.space.push(...readUnits(reader, input.space, faction, `${path}.space`));
  player.upgrades.push(...readUpgrades(reader, input.upgrades, faction, `${path}.upgrades`));
  keep(player, 'aside', input.aside);
  keep(player, 'atTable', input.atTable);
  for (const key of ['technologies', 'notes', 'leaders', 'relics', 'breakthroughs'] as const)
    for (const id of readEffects(reader, input[key], FIELD[key], `${path}.${key}`, player))
      if (!player[key].includes(id)) player[key].push(id);
  withoutNamesake(player);
  if (input.hand !== undefined)
    player.hand = input.hand === null ? null : readEffects(reader, input.hand, FIELD.hand, `${path}.hand`, player);
  player.exhausted = readEffects(reader, input.exhausted, TURNED, `${path}.exhausted`, player);
  if (input.fleetSupply !== undefined) player.fleetSupply = input.fleetSupply;
  player.counters = { ...player.counters, ...dropUndefined(input.counters ?? {}) };
  player.facts = readFacts(reader, input, faction, path);
  const { plays, ...policy } = dropUndefined(input.policy ?? {});
  player.policy = { ...defaultPolicy(), ...policy };
  if (plays) player.policy.plays = readEffects(reader, plays, PLAYED, `${path}.policy.plays`, player);
  return player;
}

function readFacts(reader: Reader, input: PlayerInput, faction: FactionId, path: string): Facts {
  if (!input.facts) return {};
  const { stored, ...rest } = input.facts;
  const facts: Facts = dropUndefined(rest);
  if (stored !== undefined) facts.stored = readUnits(reader, stored, faction, `${path}.facts.stored`);
  return facts;
}

type FactionOf = (seat: PlayerSeat) => FactionId;
function bySeat(
  reader: Reader,
  input: Partial<Record<PlayerSeat, UnitsInput | undefined>> | undefined,
  factionOf: FactionOf,
  path: string,
): Partial<Record<PlayerSeat, UnitGroup[]>> {
  const out: Partial<Record<PlayerSeat, UnitGroup[]>> = {};
  for (const [seat, units] of Object.entries(input ?? {}) as [PlayerSeat, UnitsInput | undefined][])
    out[seat] = readUnits(reader, units, factionOf(seat), `${path}.${seat}`);
  return out;
}

const readPlanet = (reader: Reader, input: PlanetInput, factionOf: FactionOf, path: string): PlanetSetup => ({
  ...blankPlanet(input.id, null),
  ...dropUndefined(input),
  units: bySeat(reader, input.units, factionOf, `${path}.units`),
});

function readAdjacent(reader: Reader, input: AdjacentInput, factionOf: FactionOf, path: string): AdjacentSetup {
  const { id: _, units: __, ...blank } = blankAdjacent(input.id);
  return { ...blank, ...dropUndefined(input), units: bySeat(reader, input.units, factionOf, `${path}.units`) };
}

function readLaws(reader: Reader, input: SetupInput['laws'], names: Named): LawSetup[] {
  return (input ?? []).flatMap((entry, index): LawSetup[] => {
    const word = typeof entry === 'string' ? entry : entry.law;
    const [law] = readEffects(reader, [word], FIELD.laws, `laws[${index}]`, names);
    return law === undefined ? [] : [{ law, owner: typeof entry === 'string' ? null : (entry.owner ?? null) }];
  });
}

/** Where a combat begins by default: the first step that still has something to do. */
function startOf(setup: Setup): Start {
  if (!setup.attacker || !setup.defender) return 'P0.1';
  const ships = (player: PlayerSetup) => player.space.some((group) => isShip(UNITS[group.unit]));
  if (ships(setup.attacker) || ships(setup.defender)) return 'P1.1';
  return setup.system.planets.some((planet) => planet.units.attacker?.length) ? 'P4.1' : 'P3.1';
}

/** A third party in one line has its units next to the active system, unless the line says on which planet. */
function sendNextDoor(setup: Setup, seat: PlayerSeat, player: PlayerSetup): void {
  if (player.space.length === 0) return;
  setup.adjacent.push({
    ...blankAdjacent(`${FACTIONS[player.faction].name} next door`),
    units: { [seat]: player.space },
  });
  player.space = [];
}

/** A side in one line of text: ground forces without ships are on a planet. */
export const hasText = (input: SetupInput): boolean =>
  typeof input.attacker === 'string' || typeof input.defender === 'string';

export function readSetup(input: SetupInput, ashore: boolean): { setup: Setup; problems: Problem[] } {
  const sets = input.sets ?? [...DEFAULT_SETS];
  const reader: Reader = { sets, problems: [], landed: new Map() };
  const side = (value: SetupInput['attacker'], seat: 'attacker' | 'defender') =>
    value === undefined || value === null ? null : readPlayer(reader, value, seat, seat);
  const attacker = side(input.attacker, 'attacker');
  const defender = side(input.defender, 'defender');
  const thirds = (input.thirds ?? []).map((value, index) =>
    readPlayer(reader, value, THIRDS[index] ?? 'third-4', `thirds[${index}]`),
  );
  const factionOf: FactionOf = (seat) => {
    if (seat === 'attacker') return attacker?.faction ?? 'neutral';
    if (seat === 'defender') return defender?.faction ?? 'neutral';
    return thirds[THIRDS.indexOf(seat)]?.faction ?? 'neutral';
  };
  const { planets = [], ...system } = input.system ?? {};
  const present: PlayerSeat[] = ['attacker', 'defender', ...THIRDS.slice(0, thirds.length)];
  const setup: Setup = {
    start: 'P0.1',
    extent: input.extent ?? 'all',
    sets,
    attacker,
    defender,
    thirds,
    order: input.order ?? present,
    speaker: input.speaker ?? null,
    system: {
      ...blankSystem(),
      ...dropUndefined(system),
      planets: planets.map((planet, index) => readPlanet(reader, planet, factionOf, `system.planets[${index}]`)),
    },
    adjacent: (input.adjacent ?? []).map((row, index) => readAdjacent(reader, row, factionOf, `adjacent[${index}]`)),
    laws: [],
    options: { ...defaultOptions(), ...dropUndefined(input.options ?? {}) },
  };
  keep(setup, 'aside', input.aside);
  keep(setup, 'atTable', input.atTable);
  setup.laws = readLaws(reader, input.laws, setup);
  for (const [id, units] of reader.landed) {
    let planet = setup.system.planets.find((row) => row.id.toLowerCase() === id.toLowerCase());
    if (!planet) {
      planet = blankPlanet(id, units.defender ? 'defender' : null);
      setup.system.planets.push(planet);
    }
    for (const [seat, groups] of Object.entries(units) as [PlayerSeat, UnitGroup[]][])
      planet.units[seat] = [...(planet.units[seat] ?? []), ...groups];
  }
  thirds.forEach((player, index) => {
    const seat = THIRDS[index];
    if (seat && typeof input.thirds?.[index] === 'string') sendNextDoor(setup, seat, player);
  });
  if (ashore && input.start === undefined) landAll(setup);
  if (ashore && setup.system.planets.length === 0) standAshore(setup, false);
  setup.start = input.start ?? startOf(setup);
  // A Dimensional Tear makes its system a gravity rift.
  const tears = setup.system.planets.flatMap((planet) => Object.values(planet.units).flat());
  if (
    tears.some((group) => group.unit.startsWith('dimensional-tear')) &&
    !setup.system.anomalies.includes('gravity-rift')
  )
    setup.system.anomalies = [...setup.system.anomalies, 'gravity-rift'];
  // The Mahact hero moves a fleet for a space combat alone.
  if (setup.attacker?.leaders.includes('airo-shir-aur') && setup.start === 'P2.1') setup.extent = 'space';
  if (
    setup.system.planets.some((planet) => planet.demilitarized) &&
    !setup.laws.some((row) => row.law === 'demilitarized-zone')
  )
    setup.laws.push({ law: 'demilitarized-zone', owner: null });
  return { setup, problems: reader.problems };
}
