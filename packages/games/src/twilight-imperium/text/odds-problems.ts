import type { Sentence } from '../../problem-codes.ts';
import { effectName } from './names.ts';

/** Why there are no odds, or a question cannot be answered: a sentence for each code. */
const nameOf = (effect: unknown): string => effectName(String(effect));
const usable = (by: unknown, possible: unknown): string =>
  possible ? `The ${by} can use: ${possible}.` : `The ${by} has nothing to use: write its cards after its units.`;
export const ODDS_SENTENCES: Readonly<Record<string, Sentence>> = {
  'odds-path': ({ effect }) => `${nameOf(effect)} does more in a fight than hits and losses.`,
  'odds-played': ({ effect }) => `${nameOf(effect)} is played during the fight.`,
  'odds-barrage': ({ effect }) => `${nameOf(effect)} depends on the dice of the barrage.`,
  'odds-retreat': ({ by }) => `The ${by} retreats as soon as possible.`,
  'odds-may-retreat': ({ by }) => `The ${by} may retreat.`,
  'odds-rivals': ({ by }) =>
    `The ${by} has two kinds of one type that sustain damage: which of them is lost first depends on the round.`,
  'odds-best-too-large': ({ by, count, most }) =>
    `The best order of losses is computed for up to ${most} units per side, and the ${by} has ${count}: remove units or choose another order.`,
  'odds-no-fight': () => 'The two sides have no units in the same place, so there is no fight.',
  'odds-no-ground-forces': ({ by }) => `The ${by} has no ground forces for a fight on a planet.`,
  'odds-nobody': ({ by }) => `There is no ${by}.`,
  'odds-rounds': ({ words, most }) => `"${words}" is not a number of rounds: write a whole number from 1 to ${most}.`,
  'odds-retreat-words': ({ words }) =>
    `"${words}" is not a retreat: write a, d or both for sides that leave where that is good for them, or a:2 for "the attacker leaves after round 2".`,
  'odds-goal': ({ words }) => `"${words}" is no goal of an attack: write space or planet.`,
  'odds-goal-planet': () => 'The attacker has no ground forces, so it can take no planet: the goal can be space.',
  'odds-objective': ({ words, possible }) =>
    `"${words}" is nothing that a side is after: write one of ${possible}, with a: or d: for one side.`,
  'odds-losses': ({ words }) =>
    `"${words}" is not an order of losses: write best, a:best, d:best, or unit types such as fighter,destroyer,cruiser.`,
  'odds-sustain': ({ words }) =>
    `"${words}" is not a rule for Sustain Damage: write first or late, with a: or d: for one side.`,
  'odds-use': ({ words }) => `"${words}" does not say who uses what: write a:ambush,direct-hit, or d:none for nothing.`,
  'odds-use-unknown': ({ by, words, possible }) => `There is no effect "${words}". ${usable(by, possible)}`,
  'odds-use-not-held': ({ by, effect, possible }) =>
    `The ${by} does not hold ${nameOf(effect)}. ${usable(by, possible)}`,
  'odds-setting': ({ name }) => `There is no setting "${name}".`,
  'odds-clash': ({ one, two }) => `"${one}" and "${two}" cannot be combined: drop one of them.`,
};
