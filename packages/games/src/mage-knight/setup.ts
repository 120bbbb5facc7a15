import * as z from 'zod/mini';
import type { Checked, Problem, SchemaWriter } from '../game.ts';
import { CARDS } from './content/cards.ts';
import { CITY_LEVELS, garrisonOf, RUINS, SITES } from './content/sites.ts';
import { SKILLS } from './content/skills.ts';
import { TOKENS } from './content/tokens.ts';
import { UNITS } from './content/units.ts';
import { HEROES, MANA, PILES, SETS, type Setup, type SetupHero, TERRAINS } from './types.ts';

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
const shape = z.strictObject({
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

type Say = (path: string, code: string, why: string, facts?: Problem['facts']) => void;
const known = (
  say: Say,
  path: string,
  list: readonly string[],
  rows: Readonly<Record<string, unknown>>,
  what: string,
) => {
  list.forEach((id, i) => {
    if (!Object.hasOwn(rows, id)) say(`${path}[${i}]`, 'unknown', `There is no ${what} called "${id}".`, { what, id });
  });
};

function checkHero(say: Say, row: SetupHero, path: string, setup: Setup): void {
  known(say, `${path}.hand`, row.hand ?? [], CARDS, 'card');
  known(say, `${path}.deck`, row.deck ?? [], CARDS, 'card');
  known(say, `${path}.skills`, row.skills ?? [], SKILLS, 'skill');
  known(say, `${path}.kept`, row.kept ?? [], TOKENS, 'enemy token');
  if (new Set(row.skills).size !== (row.skills?.length ?? 0)) {
    say(`${path}.skills`, 'twice', 'A hero has each skill once: take the second one out.');
  }
  (row.units ?? []).forEach((unitRow, i) => {
    if (!Object.hasOwn(UNITS, unitRow.unit)) {
      say(`${path}.units[${i}].unit`, 'unknown', `There is no unit called "${unitRow.unit}".`, {
        what: 'unit',
        id: unitRow.unit,
      });
    }
    if (unitRow.banner && !(unitRow.banner.startsWith('banner-of-') && Object.hasOwn(CARDS, unitRow.banner))) {
      say(`${path}.units[${i}].banner`, 'unknown', `"${unitRow.banner}" is no banner.`, {
        what: 'banner',
        id: unitRow.banner,
      });
    }
  });
  const bonds = (row.units ?? []).filter((u) => u.bond).length;
  if (bonds > 0 && !row.skills?.includes('bonds-of-loyalty')) {
    say(`${path}.units`, 'no-bond', 'A bond needs the skill "bonds-of-loyalty".');
  }
  if (bonds > 1) say(`${path}.units`, 'one-bond', 'Bonds of Loyalty goes with one unit only.');
  const units = (row.units ?? []).filter((u) => !u.bond).length;
  if (SITES[setup.site]?.units === 'one' && units > 1) {
    say(`${path}.units`, 'too-many-units', 'Only one chosen unit goes into a maze or labyrinth: leave the others out.');
  }
}

/** Section 3: into a maze goes one unit that is ready and unhurt. */
function checkCompany(say: Say, row: SetupHero, path: string, setup: Setup): void {
  if (SITES[setup.site]?.units !== 'one') return;
  (row.units ?? []).forEach((unitRow, i) => {
    if (unitRow.ready === false || (unitRow.wounds ?? 0) > 0) {
      say(`${path}.units[${i}]`, 'unfit-unit', 'Only a ready and unwounded unit goes into a maze or labyrinth.');
    }
  });
}

function checkEnemies(say: Say, setup: Setup): void {
  const site = SITES[setup.site];
  (setup.enemies ?? []).forEach((row, i) => {
    if (row.role === 'rampager' && site && !site.assault && site.role !== 'rampager') {
      say(
        `enemies[${i}].role`,
        'no-rampagers',
        'Rampaging enemies join assaults, not adventures: leave them out here.',
      );
    }
    if ((row.token === undefined) === (row.draw === undefined)) {
      say(`enemies[${i}]`, 'token-or-draw', 'Name a token, or a pile to draw it from; one of the two.');
    }
    if (row.token !== undefined && !Object.hasOwn(TOKENS, row.token)) {
      say(`enemies[${i}].token`, 'unknown', `There is no enemy token called "${row.token}".`, {
        what: 'enemy token',
        id: row.token,
      });
    }
  });
}

function checkPlace(say: Say, setup: Setup): void {
  if (!Object.hasOwn(SITES, setup.site))
    say('site', 'unknown', `There is no site called "${setup.site}".`, { what: 'site', id: setup.site });
  if (setup.site === 'city' && !setup.cities?.length) {
    say('cities', 'city-missing', 'A city needs its colour and level: { "colour": "red", "level": 3 }.');
  }
  if (setup.site !== 'city' && setup.cities?.length) say('cities', 'no-city', 'Only the site "city" has cities.');
  if (setup.heroes.length > 1 && setup.site !== 'city') {
    say('heroes', 'joint-assault', 'Only a city is assaulted by several heroes together.');
  }
  if (setup.site === 'ruins' && !setup.enemies && !setup.ruins) {
    say('ruins', 'ruins-missing', 'Name the token of the ruins, or its enemies.');
  }
  const shares = setup.heroes.map((row) => row.share);
  const dealt = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const garrison = setup.enemies
    ? setup.enemies.filter((row) => (row.role ?? 'defender') === 'defender').length
    : (setup.cities ?? []).flatMap(garrisonOf).length;
  if (shares.every((share) => share !== undefined) ? dealt !== garrison && setup.site === 'city' : dealt > garrison) {
    say('heroes', 'shares', `The shares come to ${dealt}, but the garrison has ${garrison}.`, { dealt, garrison });
  }
  const ruins = setup.ruins === undefined ? undefined : RUINS[setup.ruins];
  if (setup.ruins !== undefined && !ruins)
    say('ruins', 'unknown', `There is no ruins token called "${setup.ruins}".`, {
      what: 'ruins token',
      id: setup.ruins,
    });
  if (ruins?.altar) say('ruins', 'altar', 'An altar asks for mana, not for a fight.');
}

/** Anything in, a set-up or every problem of it in words. */
export function checkSetup(input: unknown): Checked<Setup> {
  const read = shape.safeParse(input);
  if (!read.success) {
    const problems = read.error.issues.map(
      (issue): Problem => ({ path: pathOf(issue.path), code: issue.code ?? 'invalid', why: `${issue.message}.` }),
    );
    return { ok: false, problems };
  }
  const setup: Setup = read.data;
  const problems: Problem[] = [];
  const say: Say = (path, code, why, facts) => void problems.push({ path, code, why, ...(facts ? { facts } : {}) });
  checkPlace(say, setup);
  checkEnemies(say, setup);
  for (const [i, row] of setup.heroes.entries()) {
    checkHero(say, row, `heroes[${i}]`, setup);
    checkCompany(say, row, `heroes[${i}]`, setup);
  }
  known(say, 'unitOffer', setup.unitOffer ?? [], UNITS, 'unit');
  known(say, 'spellOffer', setup.spellOffer ?? [], CARDS, 'spell');
  (setup.spellOffer ?? []).forEach((id, i) => {
    const row = CARDS[id];
    if (row && row.kind !== 'spell')
      say(`spellOffer[${i}]`, 'no-spell', `"${row.name}" is no spell.`, { id: row.name });
  });
  for (const id of Object.keys(setup.out ?? {})) {
    if (!Object.hasOwn(TOKENS, id))
      say(`out.${id}`, 'unknown', `There is no enemy token called "${id}".`, { what: 'enemy token', id: id });
  }
  return problems.length ? { ok: false, problems } : { ok: true, setup };
}

export const schema = (write: SchemaWriter): object => write(shape);
