import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Problem } from './game.ts';
import { TESTED_GAMES } from './games.fixture.ts';
import { jsonSchema } from './json-schema.ts';
import { sentenceFrom } from './problem-codes.ts';
import { shapeSentences as german } from './problems.de.ts';
import { shapeSentences as english } from './problems.en.ts';
import { readShape } from './problems.ts';
import { loadWhole, type WholeGame } from './registry.ts';
import { type Schema, wrongs } from './wrong.fixture.ts';

/** Setups in which every field of every game is wrong in every way: reported by code, at its place, in whole sentences. */

const LOADED = await Promise.all(TESTED_GAMES.map(loadWhole));

const WHOLE = /^\S+\s.*[.?]$/su;
const EMPTY = /invalid|undefined|NaN|\[object/i;
const MEANT: Record<string, RegExp> = { en: /Did you mean ["“].+["”]\?$/, de: /Ist „.+“ gemeint\?$/ };

function problemsOf(game: WholeGame, input: unknown): Problem[] {
  const checked = game.setup.check(input);
  if (checked.ok) return [];
  expect(checked.reason).toBe(checked.problems[0]);
  return checked.problems;
}
const languages = (game: WholeGame) => Object.entries(game.setup.text);
/** What is not said in a whole sentence, in some language. */
const silent = (game: WholeGame, problem: Problem): string[] =>
  languages(game).flatMap(([language, text]) => {
    const said = text.problem(problem);
    return WHOLE.test(said) && !EMPTY.test(said) && problem.code ? [] : [`${language} ${problem.code}: ${said}`];
  });
const asksWhetherMeant = (game: WholeGame, problem: Problem): boolean =>
  languages(game).every(([language, text]) => MEANT[language]?.test(text.problem(problem)));

describe.each(LOADED.map((game) => [game.id, game] as const))('%s: reports every error', (_, game) => {
  const schema = game.setup.schema(jsonSchema) as Schema;
  const all = [...wrongs(schema)];

  it('every field is tried with a wrong name and a wrong value', () => {
    const fields = Object.keys(schema.properties ?? {});
    const waysOf = (field: string) =>
      new Set(all.filter(({ path }) => path.startsWith(field)).map(({ how }) => how)).size;
    expect(fields).not.toEqual([]);
    expect(fields.filter((field) => waysOf(field) < 2)).toEqual([]);
  });
  it('with a code, at its place, as whole sentences in every language, and a slip of a letter with what was meant', () => {
    const faults = new Set<string>();
    for (const { how, path, input } of all) {
      const problems = problemsOf(game, input);
      // Of a text the games may read more than the schema says: a fault is reported where it belongs.
      const here = problems.filter((problem) => problem.path === path || path === '');
      if (!here.length) faults.add(`${path} is ${how}, and nothing is reported there: ${JSON.stringify(problems[0])}`);
      for (const problem of problems) for (const fault of silent(game, problem)) faults.add(`${path}: ${fault}`);
      const isSlip = how === 'near' || how === 'near field';
      if (isSlip && !here.some((problem) => asksWhetherMeant(game, problem)))
        faults.add(`${path} is ${how}: ${here.map((problem) => game.setup.text.en.problem(problem)).join(' ')}`);
    }
    expect([...faults]).toEqual([]);
  });
});

const keep = (more: object) => ({ site: 'keep', heroes: [{ name: 'tovak', ...more }] });
const fab = (more: object) => ({ players: { A: { hero: 'katsu', deck: ['dodge-blue'], ...more }, B: 'ira' } });
const ti4 = (more: object) => ({ attacker: { faction: 'sol', space: 'cruiser', ...more }, defender: 'hacan: cruiser' });
/** Names that no schema lists, each with a slip: where it is, and what was meant. */
const SLIPS: Partial<Record<string, [path: string, input: unknown, meant: string][]>> = {
  'mage-knight': [
    ['site', { ...keep({}), site: 'Mage Towr' }, 'mage-tower'],
    ['ruins', { ...keep({}), site: 'ruins', ruins: 'altar-redd' }, 'altar-red'],
    ['enemies[0].token', { ...keep({}), enemies: [{ token: 'Prowlrs' }] }, 'prowlers'],
    ['heroes[0].hand[0]', keep({ hand: ['Fire Bold'] }), 'fire-bolt'],
    ['heroes[0].deck[0]', keep({ deck: ['Determinaton'] }), 'determination'],
    ['heroes[0].skills[0]', keep({ skills: ['Burning Powr'] }), 'burning-power'],
    ['heroes[0].kept[0]', keep({ kept: ['Golem'] }), 'golems'],
    ['heroes[0].units[0].unit', keep({ units: [{ unit: 'Peasant' }] }), 'peasants'],
    ['heroes[0].units[0].banner', keep({ units: [{ unit: 'peasants', banner: 'Glory' }] }), 'banner-of-glory'],
    ['unitOffer[0]', { ...keep({}), unitOffer: ['Forester'] }, 'foresters'],
    ['spellOffer[0]', { ...keep({}), spellOffer: ['Firebal'] }, 'fireball'],
    ['out.wolfriders2', { ...keep({}), out: { wolfriders2: 1 } }, 'wolf-riders'],
  ],
  'flesh-and-blood': [
    ['players.A', { players: { A: 'Doritnhea', B: 'ira' } }, 'dorinthea'],
    ['players.A.use', { players: { A: { use: 'rinar' }, B: 'ira' } }, 'rhinar'],
    ['players.A.hero', fab({ hero: 'Katzu' }), 'katsu'],
    ['players.A.weapons[0]', fab({ weapons: ['Dawnblad'] }), 'dawnblade'],
    ['players.A.equipment[0]', fab({ equipment: ['Ironrot Hlem'] }), 'ironrot-helm'],
    ['players.A.deck[0]', fab({ deck: ['Dogde (blue)'] }), 'dodge-blue'],
    ['link.attack', { link: { attack: 'Head Jap (red)' } }, 'head-jab-red'],
    ['link.defender.hand[0]', { link: { attack: 'head-jab-red', defender: { hand: ['Dogde'] } } }, 'Dodge'],
    [
      'link.attacker.permanents[0]',
      { link: { attack: 'head-jab-red', attacker: { permanents: ['Quiken'] } } },
      'quicken',
    ],
    [
      'custom[0].keywords[0]',
      { ...fab({}), custom: [{ name: 'X', type: 'instant', keywords: ['dominat'] }] },
      'dominate',
    ],
    [
      'custom[0].does.play[0]',
      { ...fab({}), custom: [{ name: 'X', type: 'action', does: { play: [{ do: 'token', what: 'quiken' }] } }] },
      'quicken',
    ],
  ],
  'twilight-imperium': [
    ['attacker', 'sol: 2 cruizer vs hacan: cruiser', 'cruiser'],
    ['attacker.faction', ti4({ faction: 'letnef' }), 'letnev'],
    ['attacker.space[0]', ti4({ space: [{ unit: 'dreadnougt' }] }), 'dreadnought'],
    // quote: a slip in a name
    ['attacker.technologies[0]', ti4({ technologies: ['Duranium Armour'] }), 'duranium armor'],
    ['attacker.hand[0]', ti4({ hand: ['Direct Hits'] }), 'direct hit'],
    ['laws[0]', { ...ti4({}), laws: ['Publicise Weapon Schematics'] }, 'publicize weapon schematics'],
  ],
};
const NAMED = LOADED.flatMap((game) => (SLIPS[game.id] ?? []).map((row) => [game.id, ...row, game] as const));

it.each(NAMED)('%s, %s: a slip in a name is reported with the name that was meant', (_id, path, input, meant, game) => {
  const found = problemsOf(game, input).find((problem) => problem.path.startsWith(path));
  if (!found) throw new Error(JSON.stringify(game.setup.check(input)).slice(0, 300));
  expect(game.setup.text.en.problem(found)).toMatch(MEANT.en as RegExp);
  expect(found.near).toBe(meant);
  expect(silent(game, found)).toEqual([]);
});

describe('the shape of a setup', () => {
  const shape = z.strictObject({
    odd: z.optional(z.string().check(z.refine(() => false))),
    figure: z.optional(z.int().check(z.lte(99))),
    several: z.optional(z.union([z.string(), z.array(z.string()), z.strictObject({ deep: z.string() })])),
  });
  const said = (input: unknown) => {
    const read = readShape(shape, input, ['odd', 'figure|several']);
    if (read.ok) throw new Error('it is right');
    return read.problems.map((problem) => [
      problem.code,
      sentenceFrom(english())(problem),
      sentenceFrom(german())(problem),
    ]);
  };
  it('a fault without a code is reported without the words of the schema', () => {
    expect(said({ odd: 'x' })).toEqual([['wrong', '"odd" is not right.', '„odd“ stimmt nicht.']]);
  });
  it('a figure out of all bounds gets the narrowest one', () => {
    expect(said({ figure: 1e300 })).toEqual([
      ['too-big', '"figure" must be at most 99.', '„figure“ darf höchstens 99 sein.'],
    ]);
    expect(said({ figure: Number.NaN })[0]?.[1]).toBe('"figure" must be a number, not NaN.');
  });
  it('of several kinds the one that was meant is reported, or all of them', () => {
    expect(said({ several: 7 })).toEqual([
      [
        'wrong-type',
        '"several" must be a text or a list or an object with fields, not 7.',
        '„several“ muss ein Text oder eine Liste oder ein Objekt mit Feldern sein, nicht 7.',
      ],
    ]);
    expect(said({ several: { deap: 'x' } }).map(([, words]) => words)).toEqual([
      '"deep" is missing.',
      '"deap" is not known here. Did you mean "deep"?',
    ]);
    expect(said({ several: ['x', 7] })[0]?.[1]).toBe('An entry of "several" must be a text, not 7.');
    // Two kinds of the schema have the same words.
    const either = { path: 'deep', code: 'wrong-type', name: 'deep', expected: 'object|record', value: '7' };
    expect(sentenceFrom(english())(either)).toBe('"deep" must be an object with fields, not 7.');
  });
  it('a value that is no setup gets a sentence that says what one is', () => {
    expect(said([])).toEqual([
      [
        'wrong-type',
        'A setup is an object with "odd" and "figure" or "several".',
        'Eine Aufstellung ist ein Objekt mit „odd“ und „figure“ oder „several“.',
      ],
    ]);
  });
  it('what would hide, turn or break a line is written out, and what is long is cut', () => {
    const [first] = said({ 'a\u202eb\n': 1 });
    expect(first?.[1]).toBe('"a\\u202eb\\u000a" is not known here; take it out or check its spelling.');
    expect(
      said({ several: { ['x'.repeat(9000)]: 'y'.repeat(9000) } }).every(([, words = '']) => words.length < 200),
    ).toBe(true);
  });
  it('of any number of unknown fields a few are reported', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`unknown${i}`, 1]));
    expect(said(many)).toHaveLength(9);
  });
});
