import type { Problem } from '../../game.ts';
import { sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences, suggestion } from '../../problems.en.ts';

type Say = (facts: Problem) => string;
const as =
  (sentence: string): Say =>
  () =>
    sentence;

const SENTENCES = {
  ...shapeSentences(),
  unknown: ((f) =>
    `${f.what === 'banner' ? `"${f.id}" is not a banner.` : `There is no ${f.what} called "${f.id}".`} ${suggestion(f)}`) as Say,
  twice: ((f) =>
    f.path === 'sets'
      ? 'List each set once: remove the second.'
      : 'A hero has each skill once: remove the second.') as Say,
  'no-bond': as('A bond needs the skill "bonds-of-loyalty".'),
  'one-bond': as('Only one unit can have Bonds of Loyalty.'),
  'too-many-units': as('Only one chosen unit goes into a maze or labyrinth: leave the others out.'),
  'unfit-unit': as('Only a ready and unwounded unit goes into a maze or labyrinth.'),
  'no-rampagers': as('Rampaging enemies join assaults, not adventures: leave them out here.'),
  'token-or-draw': as('Give exactly one of the three: a token, a pile to draw from, or your own figures.'),
  'unit-or-own': as('Give exactly one of the two: a printed unit or your own figures.'),
  'printed-name': ((f) => `"${f.id}" is a printed name: use the printed one, or call yours something else.`) as Say,
  'elusive-lower': as('The elusive armor is the higher one: give more than the armor, or leave it out.'),
  'summons-or-attacks': as('A summoner has no attack of its own: leave one of the two out.'),
  'city-missing': as('A city needs its color and level: { "colour": "red", "level": 3 }.'),
  'no-city': as('Only the site "city" has cities.'),
  'joint-assault': as('Only a city is assaulted by several heroes together.'),
  'ruins-missing': as('Name the token of the ruins, or its enemies.'),
  shares: ((f) =>
    `The shares add up to ${f.dealt}, but the garrison has ${f.garrison} ${f.garrison === 1 ? 'enemy' : 'enemies'}.`) as Say,
  altar: as('An altar takes mana; there is no fight.'),
  'no-action': ((f) => `"${f.id}" is not an advanced action.`) as Say,
  'no-spell': ((f) => `"${f.id}" is not a spell.`) as Say,
};
export type ProblemCode = keyof typeof SENTENCES;
export const PROBLEM_CODES = Object.keys(SENTENCES) as ProblemCode[];

export const problem = sentenceFrom(SENTENCES);
