import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES } from './problems.ts';
import { checkSetup } from './setup.ts';
import { text } from './text.ts';

const hero = { name: 'tovak' };
const keep = (more: object) => ({ site: 'keep', heroes: [{ ...hero, ...more }] });
const maze = (...units: object[]) => ({ site: 'maze', heroes: [{ ...hero, units }] });
const peasants = { unit: 'peasants' };

/** What can be wrong: its code, its words, what it names, and a set-up with that one fault. */
const CASES: readonly [code: string, sentence: string, facts: object, setup: unknown][] = [
  ['invalid_type', 'A set-up is an object with "site" and "heroes".', { path: '', expected: 'object' }, null],
  [
    'invalid_type',
    '"site" is missing or of another kind: it must be a text.',
    { path: 'site', expected: 'string' },
    { heroes: [hero] },
  ],
  [
    'invalid_type',
    'An entry of "hand" is missing or of another kind: it must be a text.',
    { path: 'heroes[0].hand[0]' },
    keep({ hand: [7] }),
  ],
  [
    'invalid_value',
    '"colour" must be one of: blue, green, red, white.',
    { path: 'cities[0].colour', values: 'blue, green, red, white' },
    { ...keep({}), cities: [{ colour: 'pink', level: 1 }] },
  ],
  ['invalid_union', '"path" must be one of: 2, 4, 6.', { path: 'path', values: '2, 4, 6' }, { ...keep({}), path: 3 }],
  ['too_small', '"level" must be at least 1.', { path: 'heroes[0].level', least: 1 }, keep({ level: 0 })],
  ['too_small', '"heroes" must have at least 1 entries.', { path: 'heroes', least: 1 }, { site: 'keep', heroes: [] }],
  ['too_big', '"level" must be at most 10.', { path: 'heroes[0].level', most: 10 }, keep({ level: 11 })],
  [
    'too_big',
    '"hand" must have at most 20 entries.',
    { path: 'heroes[0].hand', most: 20 },
    keep({ hand: Array.from({ length: 21 }, () => 'march') }),
  ],
  [
    'too_big',
    '"site" must have at most 60 characters.',
    { path: 'site', most: 60 },
    { ...keep({}), site: 'x'.repeat(61) },
  ],
  [
    'unrecognized_keys',
    'Not known here: weather. Take it out or check its spelling.',
    { path: '', keys: 'weather' },
    { ...keep({}), weather: 'rain' },
  ],
  [
    'unknown',
    'There is no ruins token called "constructor".',
    { path: 'ruins', what: 'ruins token', id: 'constructor' },
    { ...keep({}), site: 'ruins', ruins: 'constructor' },
  ],
  [
    'unknown',
    'There is no site called "moon".',
    { path: 'site', what: 'site', id: 'moon' },
    { ...keep({}), site: 'moon' },
  ],
  [
    'unknown',
    'There is no card called "sword".',
    { path: 'heroes[0].hand[0]', what: 'card', id: 'sword' },
    keep({ hand: ['sword'] }),
  ],
  [
    'unknown',
    '"rage" is no banner.',
    { path: 'heroes[0].units[0].banner', what: 'banner', id: 'rage' },
    keep({ units: [{ unit: 'peasants', banner: 'rage' }] }),
  ],
  [
    'twice',
    'A hero has each skill once: take the second one out.',
    { path: 'heroes[0].skills' },
    keep({ skills: ['burning-power', 'burning-power'] }),
  ],
  [
    'twice',
    'Every set is taken once: take the second one out.',
    { path: 'sets' },
    { ...keep({}), sets: ['base', 'base'] },
  ],
  [
    'too-large',
    'This is larger than any set-up: at most 20000 values.',
    { path: '', most: 20_000 },
    keep({ hand: new Array(20_000).fill('rage') }),
  ],
  [
    'no-bond',
    'A bond needs the skill "bonds-of-loyalty".',
    { path: 'heroes[0].units' },
    keep({ units: [{ unit: 'peasants', bond: true }] }),
  ],
  [
    'one-bond',
    'Bonds of Loyalty goes with one unit only.',
    { path: 'heroes[0].units' },
    keep({ skills: ['bonds-of-loyalty'], units: [1, 2].map(() => ({ unit: 'peasants', bond: true })) }),
  ],
  [
    'too-many-units',
    'Only one chosen unit goes into a maze or labyrinth: leave the others out.',
    { path: 'heroes[0].units' },
    maze(peasants, peasants),
  ],
  [
    'unfit-unit',
    'Only a ready and unwounded unit goes into a maze or labyrinth.',
    { path: 'heroes[0].units[0]' },
    maze({ ...peasants, wounds: 1 }),
  ],
  [
    'no-rampagers',
    'Rampaging enemies join assaults, not adventures: leave them out here.',
    { path: 'enemies[0].role' },
    { ...keep({}), site: 'dungeon', enemies: [{ token: 'prowlers', role: 'rampager' }] },
  ],
  [
    'token-or-draw',
    'Name a token, or a pile to draw it from; one of the two.',
    { path: 'enemies[0]' },
    { ...keep({}), enemies: [{}] },
  ],
  [
    'city-missing',
    'A city needs its colour and level: { "colour": "red", "level": 3 }.',
    { path: 'cities' },
    { ...keep({}), site: 'city' },
  ],
  [
    'no-city',
    'Only the site "city" has cities.',
    { path: 'cities' },
    { ...keep({}), cities: [{ colour: 'red', level: 1 }] },
  ],
  [
    'joint-assault',
    'Only a city is assaulted by several heroes together.',
    { path: 'heroes' },
    { site: 'keep', heroes: [hero, hero] },
  ],
  ['ruins-missing', 'Name the token of the ruins, or its enemies.', { path: 'ruins' }, { ...keep({}), site: 'ruins' }],
  [
    'shares',
    'The shares come to 1, but the garrison has 0.',
    { path: 'heroes', dealt: 1, garrison: 0 },
    { site: 'city', cities: [{ colour: 'red', level: 1 }], heroes: [{ ...hero, share: 1 }], enemies: [] },
  ],
  [
    'altar',
    'An altar asks for mana, not for a fight.',
    { path: 'ruins' },
    { ...keep({}), site: 'ruins', ruins: 'altar-red' },
  ],
  ['no-spell', '"Rage" is no spell.', { path: 'spellOffer[0]', id: 'Rage' }, { ...keep({}), spellOffer: ['rage'] }],
];

describe('problems of a set-up', () => {
  test.each(CASES)('%s: %s', (code, sentence, facts, setup) => {
    const answer = checkSetup(setup);
    expect(answer).toMatchObject({ ok: false, reason: { code, ...facts }, problems: [{ code, ...facts }] });
    expect(!answer.ok && answer.problems.map(text.problem)).toEqual([sentence]);
  });
  test('every code that is written down is one that a set-up can have, but for shapes that nobody thought of', () => {
    const seen = new Set(CASES.map(([code]) => code));
    expect(PROBLEM_CODES.filter((code) => !seen.has(code))).toEqual(['invalid']);
  });
  test('a word of any length, and a figure that JSON does not know, do no harm', () => {
    const long = checkSetup({ ...keep({}), out: { ['x'.repeat(9000)]: 1 }, ['y'.repeat(9000)]: 1 });
    expect(!long.ok && long.problems.every((one) => text.problem(one).length < 200)).toBe(true);
    const zero = checkSetup(keep({ move: -0 }));
    expect(zero.ok && Object.is(zero.setup.heroes[0]?.move, 0)).toBe(true);
  });
  test('a code that nobody wrote down comes back as it is', () => {
    expect(text.problem({ path: '', code: 'constructor' })).toBe('constructor');
  });
});
