import * as z from 'zod/mini';
import { namesOf, printedAs } from '../../printed.ts';
import { count, whole } from '../../sizes.ts';
import { CARDS } from '../content/cards.ts';
import { CITY_LEVELS, RUINS, SITES } from '../content/sites.ts';
import { SKILLS } from '../content/skills.ts';
import { TOKENS } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import { CRYSTALS, HEROES, MANA, PILES, SETS, TERRAINS } from '../types.ts';
import { MOST } from './most.ts';
import { ownEnemy, ownUnit } from './own-schema.ts';

/** The shape of a setup. Names are ids, and are read as they are printed. */

/** Longer than any name of the content. */
const word = () => z.string().check(z.maxLength(MOST.word));
type Name = ReturnType<typeof word>;
const site = printedAs(word(), namesOf(SITES));
const ruins = printedAs(
  word(),
  Object.keys(RUINS).map((id) => [id]),
);
const card = printedAs(word(), namesOf(CARDS));
const skill = printedAs(word(), namesOf(SKILLS));
const unitName = printedAs(word(), namesOf(UNITS));
const token = printedAs(word(), namesOf(TOKENS));
const names = (most: number, name: Name) => z.array(name).check(z.maxLength(most));
const tokens = z.optional(count(MOST.mana));
const mana = z.strictObject({ red: tokens, blue: tokens, green: tokens, white: tokens, gold: tokens, black: tokens });
const held = z.optional(count(MOST.crystals));
const crystals = z.strictObject({ red: held, blue: held, green: held, white: held });
const unit = z.strictObject({
  unit: z.optional(unitName),
  own: z.optional(ownUnit),
  ready: z.optional(z.boolean()),
  wounds: z.optional(count(2)),
  fed: z.optional(z.enum(CRYSTALS)),
  banner: z.optional(card),
  bond: z.optional(z.boolean()),
});
const hero = z.strictObject({
  name: z.enum(HEROES),
  level: z.optional(count(10, 1)),
  armor: z.optional(count(12, 1)),
  handLimit: z.optional(count(20, 1)),
  hand: z.optional(names(MOST.hand, card)),
  deck: z.optional(names(MOST.deck, card)),
  discard: z.optional(names(MOST.deck, card)),
  crystals: z.optional(crystals),
  mana: z.optional(mana),
  units: z.optional(z.array(unit).check(z.maxLength(MOST.units))),
  skills: z.optional(names(MOST.skills, skill)),
  kept: z.optional(names(MOST.kept, token)),
  chaos: z.optional(z.enum(MANA)),
  move: z.optional(count(30)),
  influence: z.optional(count(30)),
  fame: z.optional(count(200)),
  reputation: z.optional(whole(-7, 7)),
  leastFame: z.optional(z.boolean()),
  share: z.optional(count(10)),
});
const enemy = z.strictObject({
  token: z.optional(token),
  draw: z.optional(z.enum(PILES)),
  own: z.optional(ownEnemy),
  role: z.optional(z.enum(['defender', 'rampager', 'site'])),
  peeked: z.optional(z.boolean()),
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
  fameLevels: z.optional(z.array(count(500)).check(z.minLength(1), z.maxLength(MOST.fameLevels))),
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
  healingCards: z.optional(z.enum(['otherParts', 'none'])),
  tranquilityInCombat: z.optional(z.boolean()),
  learningInCombat: z.optional(z.boolean()),
  interactiveSkills: z.optional(z.enum(['cooperative', 'competitive'])),
});
export const setupSchema = z.strictObject({
  site,
  heroes: z.optional(z.array(hero).check(z.minLength(1), z.maxLength(MOST.heroes))),
  enemies: z.optional(z.array(enemy).check(z.maxLength(MOST.enemies))),
  cities: z.optional(z.array(city).check(z.maxLength(MOST.cities))),
  ruins: z.optional(ruins),
  wall: z.optional(z.boolean()),
  night: z.optional(z.boolean()),
  terrain: z.optional(z.enum(TERRAINS)),
  withdraw: z.optional(count(10)),
  path: z.optional(z.union([z.literal(2), z.literal(4), z.literal(6)])),
  firstConquest: z.optional(z.boolean()),
  source: z.optional(z.array(z.enum(MANA)).check(z.maxLength(MOST.source))),
  unitOffer: z.optional(names(MOST.offer, unitName)),
  spellOffer: z.optional(names(MOST.offer, card)),
  actionOffer: z.optional(names(MOST.offer, card)),
  skillOffer: z.optional(names(MOST.offer, skill)),
  sets: z.optional(z.array(z.enum(SETS)).check(z.minLength(1), z.maxLength(SETS.length))),
  pool: z.optional(z.enum(['table', 'cards', 'both'])),
  out: z.optional(z.record(token, count(MOST.outCopies))),
  options: z.optional(options),
});
