import type { Problem } from '../game.ts';

/** What can be wrong in a set-up, in words. */

type Say = (facts: Problem) => string;
const as =
  (sentence: string): Say =>
  () =>
    sentence;

/** What stands at the end of a path: a field, or an entry of one. */
const thing = ({ path }: Problem): string => {
  const field = path.replace(/\[\d+\]$/, '');
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (!name) return 'A set-up';
  return field === path ? `"${name}"` : `An entry of "${name}"`;
};
const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
};
const bound = (f: Problem, words: string): string =>
  f.of === undefined ? `${thing(f)} must be ${words}.` : `${thing(f)} must have ${words} ${f.of}.`;

/** The shape of it: a figure out of bounds, a list for a word, a field that nobody knows. */
const SHAPE = {
  invalid_type: ((f) =>
    f.path
      ? `${thing(f)} is missing or of another kind: it must be ${KINDS[String(f.expected)] ?? f.expected}.`
      : 'A set-up is an object with "site" and "heroes".') as Say,
  invalid_value: ((f) => `${thing(f)} must be one of: ${f.values}.`) as Say,
  invalid_union: ((f) => `${thing(f)} must be one of: ${f.values}.`) as Say,
  too_small: ((f) => bound(f, `at least ${f.least}`)) as Say,
  too_big: ((f) => bound(f, `at most ${f.most}`)) as Say,
  unrecognized_keys: ((f) => `Not known here: ${f.keys}. Take it out or check its spelling.`) as Say,
  invalid: ((f) => `${thing(f)} is not right.`) as Say,
};

const SENTENCES = {
  ...SHAPE,
  unknown: ((f) =>
    f.what === 'banner' ? `"${f.id}" is no banner.` : `There is no ${f.what} called "${f.id}".`) as Say,
  twice: ((f) =>
    f.path === 'sets'
      ? 'Every set is taken once: take the second one out.'
      : 'A hero has each skill once: take the second one out.') as Say,
  'too-large': ((f) => `This is larger than any set-up: at most ${f.most} values.`) as Say,
  'no-bond': as('A bond needs the skill "bonds-of-loyalty".'),
  'one-bond': as('Bonds of Loyalty goes with one unit only.'),
  'too-many-units': as('Only one chosen unit goes into a maze or labyrinth: leave the others out.'),
  'unfit-unit': as('Only a ready and unwounded unit goes into a maze or labyrinth.'),
  'no-rampagers': as('Rampaging enemies join assaults, not adventures: leave them out here.'),
  'token-or-draw': as('Name a token, or a pile to draw it from; one of the two.'),
  'city-missing': as('A city needs its colour and level: { "colour": "red", "level": 3 }.'),
  'no-city': as('Only the site "city" has cities.'),
  'joint-assault': as('Only a city is assaulted by several heroes together.'),
  'ruins-missing': as('Name the token of the ruins, or its enemies.'),
  shares: ((f) => `The shares come to ${f.dealt}, but the garrison has ${f.garrison}.`) as Say,
  altar: as('An altar asks for mana, not for a fight.'),
  'no-spell': ((f) => `"${f.id}" is no spell.`) as Say,
};
type ShapeCode = keyof typeof SHAPE;
export type ProblemCode = keyof typeof SENTENCES;
export const PROBLEM_CODES = Object.keys(SENTENCES) as ProblemCode[];
export const isShapeCode = (code: string): code is ShapeCode => Object.hasOwn(SHAPE, code);

/** A code that nobody wrote down comes back as it is. */
export const problem = (facts: Problem): string =>
  Object.hasOwn(SENTENCES, facts.code) ? SENTENCES[facts.code as ProblemCode](facts) : facts.code;
