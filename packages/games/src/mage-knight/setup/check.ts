import { type Checked, type Problem, toChecked } from '../../game.ts';
import type { Facts } from '../../problem-codes.ts';
import { readShape, unknownName } from '../../problems.ts';
import { clean, pathOf } from '../../show-value.ts';
import { CARDS } from '../content/cards.ts';
import { garrisonOf, RUINS, SITES } from '../content/sites.ts';
import { SKILLS } from '../content/skills.ts';
import { TOKENS } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import type { Setup, SetupHero } from '../types.ts';
import { MOST } from './most.ts';
import type { OwnEnemy } from './own.ts';
import type { ProblemCode } from './problems.ts';
import { setupSchema } from './schema.ts';

type Say = (path: string, code: ProblemCode, facts?: Facts) => void;
type Rows = Readonly<Record<string, { name?: string }>>;
/** An unknown name, with the nearest ids and printed names. */
const unknown = (what: string, id: string, rows: Rows): Facts => {
  const ids = Object.keys(rows);
  const printed = ids.flatMap((key) => rows[key]?.name ?? []);
  return { what, id: clean(id), ...unknownName(id, ids, printed) };
};
function checkNames(say: Say, path: string, list: readonly string[], rows: Rows, what: string): void {
  list.forEach((id, i) => {
    if (!Object.hasOwn(rows, id)) say(`${path}[${i}]`, 'unknown', unknown(what, id, rows));
  });
}
/** Tokens of ruins have no name but what they show. */
const RUINS_NAMES: Rows = Object.fromEntries(Object.keys(RUINS).map((id) => [id, {}]));
const BANNERS: Rows = Object.fromEntries(Object.entries(CARDS).filter(([id]) => id.startsWith('banner-of-')));

function checkHero(say: Say, row: SetupHero, path: string, setup: Setup): void {
  checkNames(say, `${path}.hand`, row.hand ?? [], CARDS, 'card');
  checkNames(say, `${path}.deck`, row.deck ?? [], CARDS, 'card');
  checkNames(say, `${path}.discard`, row.discard ?? [], CARDS, 'card');
  checkNames(say, `${path}.skills`, row.skills ?? [], SKILLS, 'skill');
  checkNames(say, `${path}.kept`, row.kept ?? [], TOKENS, 'enemy token');
  if (new Set(row.skills).size !== (row.skills?.length ?? 0)) say(`${path}.skills`, 'twice');
  (row.units ?? []).forEach(({ unit: id, own, banner }, i) => {
    if ((id === undefined) === (own === undefined)) say(`${path}.units[${i}]`, 'unit-or-own');
    if (own && Object.hasOwn(UNITS, own.name)) say(`${path}.units[${i}].own.name`, 'printed-name', { id: own.name });
    if (id !== undefined && !Object.hasOwn(UNITS, id))
      say(`${path}.units[${i}].unit`, 'unknown', unknown('unit', id, UNITS));
    if (banner && !Object.hasOwn(BANNERS, banner)) {
      say(`${path}.units[${i}].banner`, 'unknown', unknown('banner', banner, BANNERS));
    }
  });
  const bonds = (row.units ?? []).filter((u) => u.bond).length;
  if (bonds > 0 && !row.skills?.includes('bonds-of-loyalty')) say(`${path}.units`, 'no-bond');
  if (bonds > 1) say(`${path}.units`, 'one-bond');
  const units = (row.units ?? []).filter((u) => !u.bond).length;
  if (SITES[setup.site]?.units === 'one' && units > 1) say(`${path}.units`, 'too-many-units');
}

/** Section 3: into a maze goes one unit that is ready and unhurt. */
function checkCompany(say: Say, row: SetupHero, path: string, setup: Setup): void {
  if (SITES[setup.site]?.units !== 'one') return;
  (row.units ?? []).forEach((unitRow, i) => {
    if (unitRow.ready === false || (unitRow.wounds ?? 0) > 0) say(`${path}.units[${i}]`, 'unfit-unit');
  });
}

/** Figures that contradict one another, and names that mean something else. */
function checkOwn(say: Say, own: OwnEnemy, path: string): void {
  if (Object.hasOwn(TOKENS, own.name)) say(`${path}.name`, 'printed-name', { id: own.name });
  if (own.elusive !== undefined && own.elusive <= (own.armor ?? 3)) say(`${path}.elusive`, 'elusive-lower');
  if (own.summon && own.attacks?.length) say(`${path}.attacks`, 'summons-or-attacks');
}

function checkEnemies(say: Say, setup: Setup): void {
  const site = SITES[setup.site];
  (setup.enemies ?? []).forEach((row, i) => {
    if (row.role === 'rampager' && site && !site.assault && site.role !== 'rampager') {
      say(`enemies[${i}].role`, 'no-rampagers');
    }
    if ([row.token, row.draw, row.own].filter((one) => one !== undefined).length !== 1)
      say(`enemies[${i}]`, 'token-or-draw');
    if (row.own) checkOwn(say, row.own, `enemies[${i}].own`);
    if (row.token !== undefined && !Object.hasOwn(TOKENS, row.token)) {
      say(`enemies[${i}].token`, 'unknown', unknown('enemy token', row.token, TOKENS));
    }
  });
}

function checkPlace(say: Say, setup: Setup): void {
  if (!Object.hasOwn(SITES, setup.site)) say('site', 'unknown', unknown('site', setup.site, SITES));
  if (setup.site === 'city' && !setup.cities?.length) say('cities', 'city-missing');
  if (setup.site !== 'city' && setup.cities?.length) say('cities', 'no-city');
  if (setup.heroes.length > 1 && setup.site !== 'city') say('heroes', 'joint-assault');
  if (setup.site === 'ruins' && !setup.enemies && !setup.ruins) say('ruins', 'ruins-missing');
  const shares = setup.heroes.map((row) => row.share);
  const dealt = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const garrison = setup.enemies
    ? setup.enemies.filter((row) => (row.role ?? 'defender') === 'defender').length
    : (setup.cities ?? []).flatMap(garrisonOf).length;
  if (shares.every((share) => share !== undefined) ? dealt !== garrison && setup.site === 'city' : dealt > garrison) {
    say('heroes', 'shares', { dealt, garrison });
  }
  const ruins = setup.ruins !== undefined && Object.hasOwn(RUINS, setup.ruins) ? RUINS[setup.ruins] : undefined;
  if (setup.ruins !== undefined && !ruins) say('ruins', 'unknown', unknown('ruins token', setup.ruins, RUINS_NAMES));
  if (ruins?.altar) say('ruins', 'altar');
}

/** The default hero of a setup that names only a site and its tokens. */
const SOMEBODY: SetupHero = { name: 'tovak' };

/** Returns the setup, or every problem of it. */
export function check(input: unknown): Checked<Setup> {
  const read = readShape(setupSchema, input, ['site', 'heroes']);
  if (!read.ok) return read;
  const setup: Setup = { ...read.value, heroes: read.value.heroes ?? [SOMEBODY] };
  const problems: Problem[] = [];
  const say: Say = (path, code, facts) => void problems.push({ path, code, ...facts });
  checkPlace(say, setup);
  checkEnemies(say, setup);
  for (const [i, row] of setup.heroes.entries()) {
    checkHero(say, row, `heroes[${i}]`, setup);
    checkCompany(say, row, `heroes[${i}]`, setup);
  }
  checkNames(say, 'unitOffer', setup.unitOffer ?? [], UNITS, 'unit');
  checkNames(say, 'spellOffer', setup.spellOffer ?? [], CARDS, 'spell');
  (setup.spellOffer ?? []).forEach((id, i) => {
    const row = Object.hasOwn(CARDS, id) ? CARDS[id] : undefined;
    if (row && row.kind !== 'spell') say(`spellOffer[${i}]`, 'no-spell', { id: row.name });
  });
  checkNames(say, 'actionOffer', setup.actionOffer ?? [], CARDS, 'advanced action');
  (setup.actionOffer ?? []).forEach((id, i) => {
    const row = Object.hasOwn(CARDS, id) ? CARDS[id] : undefined;
    if (row && row.kind !== 'advanced') say(`actionOffer[${i}]`, 'no-action', { id: row.name });
  });
  checkNames(say, 'skillOffer', setup.skillOffer ?? [], SKILLS, 'skill');
  if (new Set(setup.sets).size !== (setup.sets?.length ?? 0)) say('sets', 'twice');
  const out = Object.keys(setup.out ?? {});
  if (out.length > MOST.out) say('out', 'too-big', { name: 'out', most: MOST.out, of: 'entries' });
  for (const id of out.slice(0, MOST.out)) {
    if (!Object.hasOwn(TOKENS, id)) say(pathOf(['out', id]), 'unknown', unknown('enemy token', id, TOKENS));
  }
  return toChecked(setup, problems);
}
