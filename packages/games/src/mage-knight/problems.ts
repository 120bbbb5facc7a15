import type { Problem } from '../game.ts';

/** What can be wrong in a set-up, in words. */

type Say = (facts: Problem) => string;
const as =
  (sentence: string): Say =>
  () =>
    sentence;

/** The shape of it: a figure out of bounds, a list for a word, a field that nobody knows. */
const SHAPE = {
  invalid_type: as('Invalid input.'),
  invalid_value: as('Invalid input.'),
  invalid_union: as('Invalid input.'),
  too_small: as('Invalid input.'),
  too_big: as('Invalid input.'),
  unrecognized_keys: as('Invalid input.'),
  invalid: as('Invalid input.'),
};

const SENTENCES = {
  ...SHAPE,
  unknown: ((f) =>
    f.what === 'banner' ? `"${f.id}" is no banner.` : `There is no ${f.what} called "${f.id}".`) as Say,
  twice: as('A hero has each skill once: take the second one out.'),
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
