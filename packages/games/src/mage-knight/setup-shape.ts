import type { Reason } from '@fray/engine';
import * as z from 'zod/mini';
import type { Problem } from '../game.ts';
import { CITY_LEVELS } from './content/sites.ts';
import { isShapeCode } from './problems.ts';
import { HEROES, MANA, PILES, SETS, TERRAINS } from './types.ts';

/** The shape of a set-up, and what is wrong with something of another shape. */

const count = (most: number, least = 0) => z.int().check(z.gte(least), z.lte(most));
const names = (most: number) => z.array(z.string()).check(z.maxLength(most));
const mana = z.strictObject({
  red: z.optional(count(20)),
  blue: z.optional(count(20)),
  green: z.optional(count(20)),
  white: z.optional(count(20)),
  gold: z.optional(count(20)),
  black: z.optional(count(20)),
});
const crystals = z.strictObject({
  red: z.optional(count(3)),
  blue: z.optional(count(3)),
  green: z.optional(count(3)),
  white: z.optional(count(3)),
});
const unit = z.strictObject({
  unit: z.string(),
  ready: z.optional(z.boolean()),
  wounds: z.optional(count(2)),
  banner: z.optional(z.string()),
  bond: z.optional(z.boolean()),
});
const hero = z.strictObject({
  name: z.enum(HEROES),
  level: z.optional(count(10, 1)),
  armor: z.optional(count(12, 1)),
  handLimit: z.optional(count(20, 1)),
  hand: z.optional(names(30)),
  deck: z.optional(names(60)),
  crystals: z.optional(crystals),
  mana: z.optional(mana),
  units: z.optional(z.array(unit).check(z.maxLength(10))),
  skills: z.optional(names(12)),
  kept: z.optional(names(10)),
  chaos: z.optional(z.enum(MANA)),
  move: z.optional(count(30)),
  influence: z.optional(count(30)),
  fame: z.optional(count(200)),
  reputation: z.optional(z.int().check(z.gte(-7), z.lte(7))),
  share: z.optional(count(10)),
});
const enemy = z.strictObject({
  token: z.optional(z.string()),
  draw: z.optional(z.enum(PILES)),
  role: z.optional(z.enum(['defender', 'rampager', 'site'])),
  wall: z.optional(z.boolean()),
});
const city = z.strictObject({ colour: z.enum(['blue', 'green', 'red', 'white']), level: count(CITY_LEVELS, 1) });
const options = z.strictObject({
  halving: z.optional(z.enum(['total', 'perElement'])),
  altemGuardsmenAttack: z.optional(z.union([z.literal(5), z.literal(6)])),
  altemMagesFortified: z.optional(z.boolean()),
  corruptedPriestsVampiric: z.optional(z.boolean()),
  fireElementalAttack: z.optional(z.enum(['fire', 'physical'])),
  waterElementalAttack: z.optional(z.enum(['ice', 'physical'])),
  fameLevels: z.optional(z.array(count(500)).check(z.minLength(1), z.maxLength(10))),
  defendChoice: z.optional(z.enum(['player', 'first'])),
  confirmInsufficient: z.optional(z.boolean()),
  vampiricParalyze: z.optional(z.boolean()),
  citySummoned: z.optional(z.boolean()),
  cumbersome: z.optional(z.enum(['one', 'all'])),
  fireMagesArmor: z.optional(z.union([z.literal(3), z.literal(4)])),
  iceGolemsElement: z.optional(z.enum(['physical', 'ice'])),
  greenHeroesResist: z.optional(z.boolean()),
  swiftReflexesColour: z.optional(z.enum(['white', 'blue'])),
  explosiveBoltElement: z.optional(z.enum(['physical', 'fire'])),
  tremorColour: z.optional(z.enum(['green', 'red'])),
  cureColour: z.optional(z.enum(['green', 'white'])),
  coldToughnessArcane: z.optional(z.boolean()),
  energyFlowInCombat: z.optional(z.boolean()),
  soulHarvesterColours: z.optional(z.enum(['any', 'resistances'])),
  unstatedFigures: z.optional(z.enum(['usual', 'none'])),
});
export const shape = z.strictObject({
  site: z.string(),
  heroes: z.array(hero).check(z.minLength(1), z.maxLength(4)),
  enemies: z.optional(z.array(enemy).check(z.maxLength(12))),
  cities: z.optional(z.array(city).check(z.maxLength(2))),
  ruins: z.optional(z.string()),
  wall: z.optional(z.boolean()),
  night: z.optional(z.boolean()),
  terrain: z.optional(z.enum(TERRAINS)),
  withdraw: z.optional(count(10)),
  path: z.optional(z.union([z.literal(2), z.literal(4), z.literal(6)])),
  firstConquest: z.optional(z.boolean()),
  source: z.optional(z.array(z.enum(MANA)).check(z.maxLength(10))),
  unitOffer: z.optional(names(10)),
  spellOffer: z.optional(names(10)),
  sets: z.optional(z.array(z.enum(SETS)).check(z.minLength(1), z.maxLength(4))),
  pool: z.optional(z.enum(['table', 'cards', 'both'])),
  out: z.optional(z.record(z.string(), count(5))),
  options: z.optional(options),
});

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** What a fault of the shape names: the limit, what is allowed, the fields that nobody knows. */
function factsOf(issue: z.core.$ZodIssue): Omit<Reason, 'code'> {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: issue.expected };
    case 'invalid_value':
      return { values: issue.values.map(String).join(', ') };
    case 'too_small':
      return { least: Number(issue.minimum) };
    case 'too_big':
      return { most: Number(issue.maximum) };
    case 'unrecognized_keys':
      return { keys: issue.keys.join(', ') };
    default:
      return {};
  }
}
export const ofShape = (issue: z.core.$ZodIssue): Problem => {
  const { code } = issue;
  return { path: pathOf(issue.path), code: isShapeCode(code) ? code : 'invalid', ...factsOf(issue) };
};
