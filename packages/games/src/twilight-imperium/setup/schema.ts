/** The schema of a setup as people write it: everything optional, names or ids, text where a force is wanted. */
import * as z from 'zod/mini';
import { printedAs } from '../../printed.ts';
import { nameUpTo, whole } from '../../sizes.ts';
import { UNIT_TYPES } from '../content/unit-types.ts';
import { PLAYER_SEATS, SETS, THIRDS } from '../vocabulary.ts';
import { MOST } from './most.ts';
import { ANOMALIES, COUNTERS, EXTENTS, LINKS, STARTS, TRAITS, WORMHOLES } from './types.ts';

const count = whole(0, MOST.figure);
const word = z.string().check(z.minLength(1), z.maxLength(MOST.word));
const words = z.array(word).check(z.maxLength(MOST.held));
const text = z.string().check(z.maxLength(MOST.text));
const place = nameUpTo(MOST.word).check(z.minLength(1));
/** Some of these; each once is as many as there can be. */
const some = <const V extends readonly string[]>(values: V) =>
  z.array(z.enum(values)).check(z.maxLength(values.length));
const seat = z.enum(PLAYER_SEATS);
const seats = some(PLAYER_SEATS);

const group = z.strictObject({
  unit: word,
  count: z.optional(count),
  damaged: z.optional(count),
  galvanized: z.optional(count),
});
/** `3 infantry, 1 pds`, or a list of groups and such texts. */
const units = z.union([text, z.array(z.union([text, group])).check(z.maxLength(MOST.groups))]);
const unitsBySeat = z.partialRecord(seat, units);

const facts = z.strictObject({
  outsideSystems: z.optional(count),
  supports: z.optional(count),
  relicFragment: z.optional(z.boolean()),
  tokensOf: z.optional(seats),
  assimilated: z.optional(seats),
  puppets: z.optional(seats),
  tokenInSystem: z.optional(z.boolean()),
  stored: z.optional(units),
  blockadedBy: z.optional(seats),
  throughWormhole: z.optional(count),
});

const policy = z.strictObject({
  losses: z.optional(some(UNIT_TYPES)),
  sustain: z.optional(z.enum(['first', 'late'])),
  damaged: z.optional(z.enum(['newly', 'previously'])),
  plays: z.optional(words),
  retreats: z.optional(z.boolean()),
  fires: z.optional(z.boolean()),
});

/** Printed names that nothing plays, as a check has found them. */
const printed = z.optional(z.array(place).check(z.maxLength(MOST.held)));

const player = z.strictObject({
  faction: z.optional(word),
  name: z.optional(nameUpTo(MOST.name)),
  /** The short text form; what the other fields say comes on top of it. */
  forces: z.optional(text),
  space: z.optional(units),
  upgrades: z.optional(words),
  technologies: z.optional(words),
  hand: z.optional(z.nullable(words)),
  notes: z.optional(words),
  leaders: z.optional(words),
  relics: z.optional(words),
  breakthroughs: z.optional(words),
  exhausted: z.optional(words),
  fleetSupply: z.optional(z.nullable(count)),
  counters: z.optional(z.partialRecord(z.enum(COUNTERS), count)),
  facts: z.optional(facts),
  policy: z.optional(policy),
  aside: printed,
  atTable: printed,
});

const planet = z.strictObject({
  id: place,
  owner: z.optional(z.nullable(seat)),
  traits: z.optional(some(TRAITS)),
  resources: z.optional(count),
  influence: z.optional(count),
  legendary: z.optional(z.boolean()),
  home: z.optional(z.nullable(seat)),
  custodians: z.optional(z.boolean()),
  demilitarized: z.optional(z.boolean()),
  coexist: z.optional(z.boolean()),
  sleeper: z.optional(z.nullable(seat)),
  units: z.optional(unitsBySeat),
});

const system = z.strictObject({
  name: z.optional(nameUpTo(MOST.systemName)),
  anomalies: z.optional(some(ANOMALIES)),
  wormholes: z.optional(some(WORMHOLES)),
  home: z.optional(z.nullable(seat)),
  mecatol: z.optional(z.boolean()),
  fracture: z.optional(z.boolean()),
  breach: z.optional(z.enum(['none', 'inactive', 'active'])),
  planets: z.optional(z.array(planet).check(z.maxLength(MOST.planets))),
});

const adjacent = z.strictObject({
  id: place,
  link: z.optional(z.enum(LINKS)),
  anomalies: z.optional(some(ANOMALIES)),
  wormholes: z.optional(some(WORMHOLES)),
  control: z.optional(seats),
  tokens: z.optional(seats),
  retreat: z.optional(seats),
  units: z.optional(unitsBySeat),
});

const options = z.strictObject({
  cannonOrder: z.optional(z.enum(['active', 'speaker'])),
  unitLimits: z.optional(z.boolean()),
  weave: z.optional(z.enum(['after-doubling', 'before-doubling'])),
  assail: z.optional(z.enum(['all-rolls', 'combat-rolls'])),
  milor: z.optional(z.enum(['omega', 'original'])),
  neutral: z.optional(z.enum(['generic', 'manual'])),
  elysium: z.optional(z.enum(['unit', 'no-unit'])),
  raidFormation: z.optional(z.enum(['able-now', 'printed'])),
});

const side = z.optional(z.nullable(z.union([text, player])));

/** Sets are read as they are printed on the box, too. */
const set = printedAs(z.enum(SETS), [
  ['B', 'base', 'base game', 'the base game'],
  ['PoK', 'Prophecy of Kings'],
  ['C1', 'Codex I', 'Codex 1'],
  ['C2', 'Codex II', 'Codex 2'],
  ['C3', 'Codex III', 'Codex 3'],
  ['C4', 'Codex IV', 'Codex 4'],
  ['TE', "Thunder's Edge"],
  ['TF', "Twilight's Fall"],
]);

export const setupSchema = z.strictObject({
  start: z.optional(z.enum(STARTS)),
  extent: z.optional(z.enum(EXTENTS)),
  sets: z.optional(z.array(set).check(z.maxLength(SETS.length))),
  attacker: side,
  defender: side,
  thirds: z.optional(z.array(z.union([text, player])).check(z.maxLength(THIRDS.length))),
  order: z.optional(seats),
  speaker: z.optional(z.nullable(seat)),
  system: z.optional(system),
  adjacent: z.optional(z.array(adjacent).check(z.maxLength(MOST.adjacent))),
  laws: z.optional(
    z
      .array(z.union([word, z.strictObject({ law: word, owner: z.optional(z.nullable(seat)) })]))
      .check(z.maxLength(MOST.laws)),
  ),
  options: z.optional(options),
  aside: printed,
  atTable: printed,
});
export type SetupInput = z.infer<typeof setupSchema>;
export type PlayerInput = z.infer<typeof player>;
export type PlanetInput = z.infer<typeof planet>;
export type AdjacentInput = z.infer<typeof adjacent>;
export type UnitsInput = z.infer<typeof units>;
