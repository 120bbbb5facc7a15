import type { Problem } from '../../game.ts';
import { sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences, suggestion } from '../../problems.en.ts';

/** What can be wrong in a set-up, in words. */

type Say = (facts: Problem) => string;
const as =
  (sentence: string): Say =>
  () =>
    sentence;

const SENTENCES = {
  ...shapeSentences(),
  unknown: ((f) =>
    `${f.what === 'banner' ? `"${f.id}" is no banner.` : `There is no ${f.what} called "${f.id}".`} ${suggestion(f)}`) as Say,
  twice: ((f) =>
    f.path === 'sets'
      ? 'Every set is taken once: take the second one out.'
      : 'A hero has each skill once: take the second one out.') as Say,
  'no-bond': as('A bond needs the skill "bonds-of-loyalty".'),
  'one-bond': as('Bonds of Loyalty goes with one unit only.'),
  'too-many-units': as('Only one chosen unit goes into a maze or labyrinth: leave the others out.'),
  'unfit-unit': as('Only a ready and unwounded unit goes into a maze or labyrinth.'),
  'no-rampagers': as('Rampaging enemies join assaults, not adventures: leave them out here.'),
  'token-or-draw': as('Name a token, a pile to draw it from, or figures of your own; one of the three.'),
  'unit-or-own': as('Name a printed unit, or give figures of your own; one of the two.'),
  'printed-name': ((f) => `"${f.id}" is printed: name it as such, or call yours something else.`) as Say,
  'elusive-lower': as('The elusive armor is the higher one: give more than the armor, or leave it out.'),
  'summons-or-attacks': as('Whoever summons has no attack of its own: leave one of the two out.'),
  'city-missing': as('A city needs its colour and level: { "colour": "red", "level": 3 }.'),
  'no-city': as('Only the site "city" has cities.'),
  'joint-assault': as('Only a city is assaulted by several heroes together.'),
  'ruins-missing': as('Name the token of the ruins, or its enemies.'),
  shares: ((f) => `The shares come to ${f.dealt}, but the garrison has ${f.garrison}.`) as Say,
  altar: as('An altar asks for mana, not for a fight.'),
  'no-action': ((f) => `"${f.id}" is no advanced action.`) as Say,
  'no-spell': ((f) => `"${f.id}" is no spell.`) as Say,
};
export type ProblemCode = keyof typeof SENTENCES;
export const PROBLEM_CODES = Object.keys(SENTENCES) as ProblemCode[];

export const problem = sentenceFrom(SENTENCES);
