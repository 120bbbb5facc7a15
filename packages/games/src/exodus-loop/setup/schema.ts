import * as z from 'zod/mini';
import { namesOf, printedAs } from '../../printed.ts';
import { nameUpTo, whole } from '../../sizes.ts';
import { SKILL_ROWS, SKILLS } from '../content/admiral.ts';
import { CARRIER_CLASSES, CARRIERS } from '../content/carriers.ts';
import { ENCOUNTERS, PLACES } from '../content/encounters.ts';
import { HAZARD_ROWS, HAZARDS } from '../content/hazards.ts';
import { AI, DIFFICULTIES, GRID, HOUSE_OPTIONS } from '../content/house.ts';
import { PERK_ROWS, PERKS } from '../content/pilots.ts';
import { SQUADRON_TYPES, SQUADRONS } from '../content/squadrons.ts';
import { BEHAVIOUR_ROWS, BEHAVIOURS, TRAIT_ROWS, TRAITS } from '../content/traits.ts';
import { UPGRADE_ROWS, UPGRADES } from '../content/upgrades.ts';
import { MOST } from './most.ts';
import { DOCKED, STARTS } from './starts.ts';

/** The shape of a setup. Optional fields have defaults, so that a short file is a complete setup. */

const or = <S extends z.ZodMiniType>(schema: S, value: z.output<S>) =>
  z._default(schema, value as Parameters<typeof z._default<S>>[1]);
const CELL = '[A-Z]([1-9]|1\\d|2[0-6])';
const cell = z.string().check(z.regex(new RegExp(`^${CELL}$`), 'cell'));

/** Names of the game by id, read as they are printed too: an Interceptor, a Fleet Tender. */
const nameOrId = <const V extends readonly string[]>(values: V, rows: Readonly<Record<V[number], { name: string }>>) =>
  printedAs(z.enum(values), namesOf(rows));
/** Some of these; each once is as many as there can be. */
const some = <const V extends readonly string[]>(values: V, rows: Readonly<Record<V[number], { name: string }>>) =>
  or(z.array(nameOrId(values, rows)).check(z.maxLength(values.length)), []);
/** The Nautolan have names of their own for the same values (section 22). */
const type = printedAs(
  z.enum(SQUADRON_TYPES),
  Object.entries(SQUADRONS).map(([id, row]) => [id, row.name, row.alien]),
);

const pilot = z.strictObject({
  name: nameUpTo(MOST.name).check(z.minLength(1)),
  perks: z.array(nameOrId(PERKS, PERK_ROWS)).check(z.minLength(1), z.maxLength(MOST.perks)),
  level: or(whole(1, 5), 1),
  xp: or(whole(0, 100_000), 0),
  /** Left out: 100 for a pilot carried over, else the house default for new ones. */
  morale: or(z.nullable(whole(0, 100)), null),
  kills: or(whole(0, 10_000), 0),
  missions: or(whole(0, 10_000), 0),
  carried: or(z.boolean(), false),
});

const order = z.strictObject({
  order: z.enum(['ATTACK', 'DEFEND', 'MOVE']),
  /** Left out: the squadron's own cell. */
  cell: or(z.nullable(cell), null),
});

const squadron = z.strictObject({
  type,
  /** Left out: the next free name of its type. */
  id: or(
    z.nullable(z.string().check(z.maxLength(MOST.name), z.regex(/^[IBGFDSM]-[A-Z][a-z]+-\d{1,4}$/, 'squadron'))),
    null,
  ),
  at: z.string().check(z.regex(new RegExp(`^(${DOCKED}|${CELL})$`), 'docked-or-cell')),
  /** The number of the carrier it is docked in, from 1. */
  carrier: or(whole(1, MOST.carriers), 1),
  hull: or(z.nullable(whole(1, 20)), null),
  ammo: or(z.nullable(whole(0, 20)), null),
  fuel: or(z.nullable(whole(0, 20)), null),
  traits: some(TRAITS, TRAIT_ROWS),
  behaviour: or(z.nullable(nameOrId(BEHAVIOURS, BEHAVIOUR_ROWS)), null),
  aggression: or(z.number().check(z.gte(0), z.lte(1)), AI.aggression),
  pilot: or(z.nullable(pilot), null),
  /** Only for a battle that begins in RESOLUTION, or to show one in the middle of COMMAND. */
  order: or(z.nullable(order), null),
});

const carrier = z.strictObject({
  class: nameOrId(CARRIER_CLASSES, CARRIERS),
  at: cell,
  width: or(whole(1, 4), 1),
  height: or(whole(1, 4), 1),
  hull: or(z.nullable(whole(1, 40)), null),
});

const force = z.strictObject({
  carriers: or(z.array(carrier).check(z.maxLength(MOST.carriers)), []),
  squadrons: or(z.array(squadron).check(z.maxLength(MOST.squadrons)), []),
  upgrades: some(UPGRADES, UPGRADE_ROWS),
  skills: some(SKILLS, SKILL_ROWS),
  metal: or(whole(0, 1_000_000), 0),
});

const turn = whole(1, 200);
const trigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), from: turn, to: turn }),
  z.strictObject({ kind: z.literal('after'), turns: turn }),
  z.strictObject({ kind: z.literal('losses'), percent: whole(1, 100) }),
  z.strictObject({ kind: z.literal('winning') }),
  z.strictObject({ kind: z.literal('carrier-damaged') }),
  z.strictObject({ kind: z.literal('beacon') }),
  z.strictObject({ kind: z.literal('phase'), percent: whole(0, 99) }),
  z.strictObject({ kind: z.literal('detection') }),
]);
const wave = z.strictObject({
  triggers: z.array(trigger).check(z.minLength(1), z.maxLength(MOST.triggers)),
  size: whole(1, 12),
  place: z.enum(PLACES),
  behaviours: or(
    z
      .array(z.strictObject({ behaviour: nameOrId(BEHAVIOURS, BEHAVIOUR_ROWS), weight: whole(1, 100) }))
      .check(z.maxLength(BEHAVIOURS.length)),
    [],
  ),
  miners: or(z.boolean(), false),
});

const options = z.strictObject({
  actionPoints: or(whole(1, 2), HOUSE_OPTIONS.actionPoints),
  fuelStore: or(whole(0, 99), HOUSE_OPTIONS.fuelStore),
  fuelByMap: or(z.boolean(), HOUSE_OPTIONS.fuelByMap),
  fuelReserve: or(whole(0, 20), HOUSE_OPTIONS.fuelReserve),
  refuel: or(whole(0, 5), HOUSE_OPTIONS.refuel),
  replacements: or(z.nullable(whole(0, 99)), HOUSE_OPTIONS.replacements),
  jumpNeeded: or(whole(1, 99), HOUSE_OPTIONS.jumpNeeded),
  lastStandAtHalf: or(z.boolean(), HOUSE_OPTIONS.lastStandAtHalf),
  newPilotMorale: or(whole(0, 100), HOUSE_OPTIONS.newPilotMorale),
  ejectPercent: or(whole(0, 100), HOUSE_OPTIONS.ejectPercent),
  afterburner: or(z.enum(['auto', 'ask']), HOUSE_OPTIONS.afterburner),
  fog: or(z.boolean(), HOUSE_OPTIONS.fog),
  difficulty: or(z.enum(DIFFICULTIES), HOUSE_OPTIONS.difficulty),
  turnLimit: or(whole(1, 200), HOUSE_OPTIONS.turnLimit),
  atLimit: or(z.enum(['draw', 'player', 'enemy']), HOUSE_OPTIONS.atLimit),
  spentLost: or(z.boolean(), HOUSE_OPTIONS.spentLost),
  creative: or(z.boolean(), HOUSE_OPTIONS.creative),
});

export const setupSchema = z.strictObject({
  /** A name that begins with `alien_` sets the Nautolan against the player. */
  scenario: or(nameUpTo(MOST.scenario), 'skirmish'),
  columns: or(whole(GRID.minColumns, GRID.max), GRID.columns),
  rows: or(whole(GRID.minRows, GRID.max), GRID.rows),
  /** Deployment rows of both sides; left out: by the size of the map. */
  zone: or(z.nullable(z.strictObject({ player: whole(1, 12), enemy: whole(1, 12) })), null),
  hazards: or(
    z.array(z.strictObject({ at: cell, kind: nameOrId(HAZARDS, HAZARD_ROWS) })).check(z.maxLength(MOST.hazards)),
    [],
  ),
  /** The find of a Derelict encounter. */
  find: or(z.nullable(cell), null),
  start: or(z.enum(STARTS), 'preparation'),
  turn: or(turn, 1),
  player: force,
  enemy: force,
  encounter: or(z.enum(ENCOUNTERS), 'QUICK'),
  waves: or(z.array(wave).check(z.maxLength(MOST.waves)), []),
  /** Charge of the jump drive at the start; left out: no escape scenario. */
  jump: or(z.nullable(whole(0, 99)), null),
  options: or(options, { ...HOUSE_OPTIONS }),
});

export type Setup = z.output<typeof setupSchema>;
export type SetupInput = z.input<typeof setupSchema>;
export type Force = Setup['player'];
export type SquadronSetup = Force['squadrons'][number];
