import * as z from 'zod/mini';
import { printedAs } from '../../printed.ts';
import { whole } from '../../sizes.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from '../content/index.ts';
import { PLAYERS, REBELS, SIDES, SQUADS } from '../vocabulary.ts';
import { MOST } from './most.ts';
import { OPTIONS } from './options.ts';

/** The shape of a setup. What depends on cards is checked in `check.ts`. */

const names = (...tables: readonly (readonly { name: string }[])[]): string[] => tables.flat().map((row) => row.name);
const some = (min: number, max: number) => z.optional(whole(min, max));
/** A name that people give. It must not look like a number, because it may become a key. */
const givenName = z
  .string()
  .check(z.minLength(1), z.maxLength(MOST.name), z.regex(/^\p{L}[\p{L}\p{N} .,'-]*$/u, 'given-name'));
const sectorId = z.string().check(z.regex(/^[A-F][1-6]$/, 'sector'));

const gear = z.strictObject({
  /** A printed card that is not new any more. */
  card: z.optional(z.enum(names(WEAPONS, ARMOR, ACCESSORIES))),
  /** Or a card of your own, by its figures. */
  name: z.optional(givenName),
  slot: z.optional(z.enum(['weapon', 'armor', 'accessory'])),
  initiative: some(-9, 9),
  combat: some(-9, 20),
  targets: some(0, 20),
  training: some(-9, 9),
  armor: some(0, 20),
  uses: some(0, 9),
  pierces: z.optional(z.boolean()),
  once: z.optional(z.boolean()),
});

const unit = z.strictObject({
  /** One of these four. */
  merc: z.optional(z.enum(names(MERCS))),
  dictator: z.optional(z.enum(names(DICTATORS))),
  militia: some(1, 20),
  name: z.optional(givenName),
  squad: z.optional(z.enum(SQUADS)),
  gear: z.optional(z.array(z.union([z.enum(names(WEAPONS, ARMOR, ACCESSORIES)), gear])).check(z.maxLength(MOST.gear))),
  /** Figures of a custom unit, or instead of the printed ones. */
  initiative: some(-9, 20),
  combat: some(0, 30),
  targets: some(0, 20),
  training: some(0, 20),
  armor: some(0, 20),
  health: some(1, 20),
  hitsOn: some(2, 6),
  /** The MERC or Dictator whose ability it has. */
  ability: z.optional(z.enum(names(MERCS, DICTATORS))),
  /** Damage that it has taken before. */
  wounds: some(0, 19),
});

const vehicle = z.strictObject({
  vehicle: z.enum(names(VEHICLES)),
  squad: z.optional(z.enum(['primary', 'secondary'])),
  /** What is left of its armor. */
  armor: some(1, 6),
});

const force = z.strictObject({
  units: z.array(unit).check(z.maxLength(MOST.units)),
  vehicles: z.optional(z.array(vehicle).check(z.maxLength(MOST.vehicles))),
  /** The second squad of this player is in another sector. */
  secondElsewhere: z.optional(z.boolean()),
});

const options = z.strictObject({
  tieOrder: z.optional(z.enum(OPTIONS.tieOrder)),
  sameSideOrder: z.optional(z.enum(OPTIONS.sameSideOrder)),
  dogTargets: z.optional(z.enum(OPTIONS.dogTargets)),
  dogAfterCombat: z.optional(z.enum(OPTIONS.dogAfterCombat)),
  heldSquads: z.optional(z.enum(OPTIONS.heldSquads)),
  rundeBehind: z.optional(z.enum(OPTIONS.rundeBehind)),
  kitUse: z.optional(z.enum(OPTIONS.kitUse)),
  epinephrineReach: z.optional(z.enum(OPTIONS.epinephrineReach)),
  smaw: z.optional(z.enum(OPTIONS.smaw)),
  retreatOrder: z.optional(z.enum(OPTIONS.retreatOrder)),
  squadLimit: z.optional(z.literal(OPTIONS.squadLimit)),
  roundLimit: z.optional(z.literal(OPTIONS.roundLimit)),
  rundeTogether: z.optional(z.enum(OPTIONS.rundeTogether)),
});

export const setupSchema = z.strictObject({
  kind: z.optional(z.enum(['combat', 'bombardment'])),
  /** The side that entered, or that bombards. */
  attacker: z.enum(SIDES),
  /** Bombardment: who fires the mortar. */
  by: z.optional(
    printedAs(
      z.string().check(z.maxLength(MOST.name)),
      names(MERCS).map((name) => [name]),
    ),
  ),
  forces: z.strictObject({
    dictator: force,
    rebel: force,
    rebel2: z.optional(force),
    rebel3: z.optional(force),
    rebel4: z.optional(force),
    rebel5: z.optional(force),
    rebel6: z.optional(force),
  }),
  /** The Dictator who rules, if he is not here himself, and the Rebel player whom he named. */
  ruler: z.optional(z.enum(names(DICTATORS))),
  named: z.optional(z.enum(REBELS)),
  /** How many Rebels play, if not all are here. */
  rebelPlayers: some(1, 6),
  tactics: z.optional(
    z.array(z.strictObject({ card: z.enum(names(TACTICS)), militia: some(1, 20) })).check(z.maxLength(MOST.tactics)),
  ),
  /** Whose mine lies here. */
  mine: z.optional(z.enum(PLAYERS)),
  sector: z.optional(sectorId),
  /** The sector is the Dictator's base. */
  base: z.optional(z.boolean()),
  /** Sectors around, for retreats; none: everybody fights to the end. */
  map: z.optional(
    z
      .array(
        z.strictObject({ id: sectorId, dictator: some(0, 40), rebel: some(0, 40), mine: z.optional(z.enum(SIDES)) }),
      )
      .check(z.maxLength(MOST.sectors)),
  ),
  options: z.optional(options),
});

export type Setup = z.infer<typeof setupSchema>;
export type SetupForce = z.infer<typeof force>;
export type SetupUnit = z.infer<typeof unit>;
export type SetupGear = z.infer<typeof gear>;
