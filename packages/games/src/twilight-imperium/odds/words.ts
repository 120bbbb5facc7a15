import type { Reason } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';

/** Why odds are not told, or a question cannot be asked: a sentence for each code. */
const nameOf = (effect: unknown): string => EFFECTS.get(String(effect))?.name ?? String(effect);
export const SENTENCES: Readonly<Record<string, (facts: Reason) => string>> = {
  'odds-path': ({ effect }) => `${nameOf(effect)} makes more of a fight than hits and losses.`,
  'odds-played': ({ effect }) => `${nameOf(effect)} is to be played in the fight.`,
  'odds-barrage': ({ effect }) => `${nameOf(effect)} looks at the dice of the barrage.`,
  'odds-retreat': ({ by }) => `The ${by} is told to retreat as soon as possible.`,
  'odds-rivals': ({ by }) =>
    `The ${by} has two kinds of one type that sustain damage: which of them is lost first depends on the round.`,
  'odds-best-too-large': ({ by, count, most }) =>
    `The best order of losses is worked out for up to ${most} units a side, and the ${by} has ${count}: with more of them there are too many ways to lose them.`,
  'odds-no-fight': () => 'The two sides are not in one place: there is no fight to ask about.',
  'odds-not-first': () => 'Something is rolled before the fight begins.',
  'odds-no-ground-forces': ({ by }) => `The ${by} has no ground forces for a fight on a planet.`,
  'odds-nobody': ({ by }) => `There is no ${by}.`,
  'odds-rounds': ({ words, most }) => `"${words}" is no number of rounds: it is a whole number from 1 to ${most}.`,
  'odds-retreat-words': ({ words }) =>
    `"${words}" is no retreat: write a:2 for "the attacker leaves after round 2", or d:2.`,
  'odds-losses': ({ words }) =>
    `"${words}" is no order of losses: write best, a:best, d:best, or unit types such as fighter,destroyer,cruiser.`,
  'odds-sustain': ({ words }) =>
    `"${words}" is no rule for Sustain Damage: it is first or late, with a: or d: for one side.`,
  'odds-risk': ({ words }) => `"${words}" says nothing about the risk of a Direct Hit: it is on or off.`,
  'odds-setting': ({ name }) => `There is no setting "${name}".`,
  'odds-clash': ({ one, two }) => `"${one}" and "${two}" cannot be asked together.`,
};
export const sentenceOf = (reason: Reason): string | undefined => SENTENCES[reason.code]?.(reason);
