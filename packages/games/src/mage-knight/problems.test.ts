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
  ['invalid_type', 'Invalid input.', { path: '', expected: 'object' }, null],
  ['invalid_value', 'Invalid input.', { path: 'heroes[0].name' }, keep({ name: 'bob' })],
  ['invalid_union', 'Invalid input.', { path: 'path' }, { ...keep({}), path: 3 }],
  ['too_small', 'Invalid input.', { path: 'heroes[0].level', least: 1 }, keep({ level: 0 })],
  ['too_big', 'Invalid input.', { path: 'heroes[0].level', most: 10 }, keep({ level: 11 })],
  ['unrecognized_keys', 'Invalid input.', { path: '', keys: 'weather' }, { ...keep({}), weather: 'rain' }],
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
  test('a code that nobody wrote down comes back as it is', () => {
    expect(text.problem({ path: '', code: 'constructor' })).toBe('constructor');
  });
});
