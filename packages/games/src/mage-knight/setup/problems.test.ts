import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { SKILLS } from '../content/skills.ts';
import { TOKENS } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import { check } from './check.ts';
import { PROBLEM_CODES, problem } from './problems.ts';

const hero = { name: 'tovak' };
const keep = (more: object) => ({ site: 'keep', heroes: [{ ...hero, ...more }] });
const maze = (...units: object[]) => ({ site: 'maze', heroes: [{ ...hero, units }] });
const peasants = { unit: 'peasants' };

/** What can be wrong: its code, its words, what it names, and a setup with that one fault. */
const CASES: readonly [code: string, sentence: string, facts: object, setup: unknown][] = [
  ['wrong-type', 'A setup is an object with "site" and "heroes".', { path: '', fields: 'site, heroes' }, null],
  ['missing', '"site" is missing.', { path: 'site', name: 'site' }, { heroes: [hero] }],
  [
    'wrong-type',
    'An entry of "hand" must be a text, not 7.',
    { path: 'heroes[0].hand[0]', name: 'hand', expected: 'string', value: '7' },
    keep({ hand: [7] }),
  ],
  [
    'unknown-name',
    '"pink" is not known as "colour". Choose one of: blue, green, red, white.',
    { path: 'cities[0].colour', values: 'blue, green, red, white' },
    { ...keep({}), cities: [{ colour: 'pink', level: 1 }] },
  ],
  [
    'unknown-name',
    '3 is not known as "path". Choose one of: 2, 4, 6.',
    { path: 'path', values: '2, 4, 6' },
    { ...keep({}), path: 3 },
  ],
  ['too-small', '"level" must be at least 1.', { path: 'heroes[0].level', least: 1 }, keep({ level: 0 })],
  ['too-small', '"heroes" must have at least 1 entry.', { path: 'heroes', least: 1 }, { site: 'keep', heroes: [] }],
  ['too-big', '"level" must be at most 10.', { path: 'heroes[0].level', most: 10 }, keep({ level: 11 })],
  [
    'too-big',
    '"hand" must have at most 20 entries.',
    { path: 'heroes[0].hand', most: 20 },
    keep({ hand: Array.from({ length: 21 }, () => 'march') }),
  ],
  [
    'too-big',
    '"site" must have at most 60 letters.',
    { path: 'site', most: 60 },
    { ...keep({}), site: 'x'.repeat(61) },
  ],
  [
    'unknown-field',
    '"weather" is not known here; take it out or check its spelling.',
    { path: 'weather', name: 'weather' },
    { ...keep({}), weather: 'rain' },
  ],
  [
    'unknown-field',
    '"sits" is not known here. Did you mean "site"?',
    { path: 'sits', name: 'sits', near: 'site' },
    { ...keep({}), sits: 'keep' },
  ],
  [
    'unknown',
    'There is no ruins token called "constructor". The nearest is "altar-blue".',
    { path: 'ruins', what: 'ruins token', id: 'constructor', nearest: 'altar-blue' },
    { ...keep({}), site: 'ruins', ruins: 'constructor' },
  ],
  [
    'unknown',
    'There is no site called "moon". The nearest is "tomb".',
    { path: 'site', what: 'site', id: 'moon' },
    { ...keep({}), site: 'moon' },
  ],
  [
    'unknown',
    'There is no card called "Fire Bold". Did you mean "fire-bolt"?',
    { path: 'heroes[0].hand[0]', what: 'card', id: 'Fire Bold', near: 'fire-bolt' },
    keep({ hand: ['Fire Bold'] }),
  ],
  [
    'unknown',
    '"march" is not a banner. Choose one of: banner-of-glory, banner-of-fear, banner-of-protection, banner-of-courage, banner-of-command, banner-of-fortitude.',
    { path: 'heroes[0].units[0].banner', what: 'banner', id: 'march' },
    keep({ units: [{ unit: 'peasants', banner: 'march' }] }),
  ],
  [
    'twice',
    'A hero has each skill once: remove the second.',
    { path: 'heroes[0].skills' },
    keep({ skills: ['burning-power', 'burning-power'] }),
  ],
  ['twice', 'List each set once: remove the second.', { path: 'sets' }, { ...keep({}), sets: ['base', 'base'] }],
  [
    'too-large',
    'This is larger than any setup: at most 20000 values.',
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
    'Only one unit can have Bonds of Loyalty.',
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
    'Give exactly one of the three: a token, a pile to draw from, or your own figures.',
    { path: 'enemies[0]' },
    { ...keep({}), enemies: [{}] },
  ],
  [
    'token-or-draw',
    'Give exactly one of the three: a token, a pile to draw from, or your own figures.',
    { path: 'enemies[0]' },
    { ...keep({}), enemies: [{ token: 'prowlers', own: { name: 'Ogre' } }] },
  ],
  [
    'unit-or-own',
    'Give exactly one of the two: a printed unit or your own figures.',
    { path: 'heroes[0].units[0]' },
    keep({ units: [{ ready: true }] }),
  ],
  [
    'printed-name',
    '"guardsmen" is a printed name: use the printed one, or call yours something else.',
    { path: 'enemies[0].own.name', id: 'guardsmen' },
    { ...keep({}), enemies: [{ own: { name: 'guardsmen' } }] },
  ],
  [
    'elusive-lower',
    'The elusive armor is the higher one: give more than the armor, or leave it out.',
    { path: 'enemies[0].own.elusive' },
    { ...keep({}), enemies: [{ own: { name: 'Ogre', armor: 5, elusive: 5 } }] },
  ],
  [
    'summons-or-attacks',
    'A summoner has no attack of its own: leave one of the two out.',
    { path: 'enemies[0].own.attacks' },
    { ...keep({}), enemies: [{ own: { name: 'Ogre', summon: { pile: 'brown' }, attacks: [{ value: 3 }] } }] },
  ],
  [
    'city-missing',
    'A city needs its color and level: { "colour": "red", "level": 3 }.',
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
    'The shares add up to 1, but the garrison has 0 enemies.',
    { path: 'heroes', dealt: 1, garrison: 0 },
    { site: 'city', cities: [{ colour: 'red', level: 1 }], heroes: [{ ...hero, share: 1 }], enemies: [] },
  ],
  [
    'altar',
    'An altar takes mana; there is no fight.',
    { path: 'ruins' },
    { ...keep({}), site: 'ruins', ruins: 'altar-red' },
  ],
  ['no-spell', '"Rage" is not a spell.', { path: 'spellOffer[0]', id: 'Rage' }, { ...keep({}), spellOffer: ['rage'] }],
  [
    'no-action',
    '"Rage" is not an advanced action.',
    { path: 'actionOffer[0]', id: 'Rage' },
    { ...keep({}), actionOffer: ['rage'] },
  ],
];

describe('problems of a setup', () => {
  it.each(CASES)('%s: %s', (code, sentence, facts, setup) => {
    const answer = check(setup);
    expect(answer).toMatchObject({ ok: false, reason: { code, ...facts }, problems: [{ code, ...facts }] });
    expect(!answer.ok && answer.problems.map(problem)).toEqual([sentence]);
  });
  it('every code that is written down is one that a setup can have, but for shapes that no field of this game has', () => {
    const seen = new Set(CASES.map(([code]) => code));
    expect(PROBLEM_CODES.filter((code) => !seen.has(code))).toEqual(['wrong-format', 'wrong']);
  });
  it('names are read as they are printed, in any case, with or without punctuation', () => {
    const read = check({
      site: 'Keep',
      heroes: [
        {
          name: 'Tovak',
          hand: ['Fire Bolt', 'SWIFT BOLT', 'rage'],
          units: [{ unit: 'Utem Crossbowmen', banner: 'Banner of Glory' }],
          skills: ['Night Sharpshooting'],
          kept: ['wolf riders'],
        },
      ],
      enemies: [{ token: 'Prowlers', draw: undefined }, { draw: 'Grey' }],
      unitOffer: ['peasants'],
      spellOffer: ['Snowstorm'],
      sets: ['Lost Legion', 'BASE'],
      out: { 'Wolf Riders': 1 },
    });
    expect(read.ok && read.setup).toMatchObject({
      site: 'keep',
      heroes: [
        {
          name: 'tovak',
          hand: ['fire-bolt', 'swift-bolt', 'rage'],
          units: [{ unit: 'utem-crossbowmen', banner: 'banner-of-glory' }],
          skills: ['night-sharpshooting'],
          kept: ['wolf-riders'],
        },
      ],
      enemies: [{ token: 'prowlers' }, { draw: 'grey' }],
      spellOffer: ['snowstorm'],
      sets: ['lostLegion', 'base'],
      out: { 'wolf-riders': 1 },
    });
    for (const [rows, put] of [
      [TOKENS, (name: string) => ({ ...keep({}), enemies: [{ token: name }] })],
      [CARDS, (name: string) => keep({ hand: [name] })],
      [UNITS, (name: string) => keep({ units: [{ unit: name }] })],
      [SKILLS, (name: string) => keep({ skills: [name] })],
    ] as const)
      for (const { name } of Object.values<{ name: string }>(rows))
        for (const written of [name, name.toUpperCase(), name.replace(/[^a-z0-9]/gi, '')])
          expect(check(put(written)), written).toMatchObject({ ok: true });
  });
  it('two spellings of one token are not added up: one of them is reported', () => {
    const read = check({ ...keep({}), out: { prowlers: 1, Prowlers: 2 } });
    expect(read).toMatchObject({ ok: false, problems: [{ path: 'out.Prowlers', code: 'unknown', near: 'prowlers' }] });
  });
  it('a word of any length, and a figure that JSON does not know, do no harm', () => {
    const long = check({ ...keep({}), out: { ['x'.repeat(9000)]: 1 }, ['y'.repeat(9000)]: 1 });
    expect(!long.ok && long.problems.every((one) => problem(one).length < 200)).toBe(true);
    const zero = check(keep({ move: -0 }));
    expect(zero.ok && Object.is(zero.setup.heroes[0]?.move, 0)).toBe(true);
  });
  it('a code that nobody wrote down comes back as it is', () => {
    expect(problem({ path: '', code: 'constructor' })).toBe('constructor');
  });
});
