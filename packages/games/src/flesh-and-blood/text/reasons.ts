import type { Reason } from '@fray/engine';
import { capitalize, plural, withArticle } from '../../words.ts';
import { printedName as name } from './names.ts';
import { REAL_REASONS } from './real-reasons.ts';

/** Why something is not allowed, as a sentence. */

const KEEP: Record<string, string> = {
  any: 'a card to discard',
  cheap: 'a card with cost 1 or less to reveal',
  heavy: 'a card with cost 2 or more to reveal',
  big: 'a card with power 6 or more to discard',
  element: 'a card of the element to reveal',
};

const REASONS: Record<string, (r: Reason) => string> = {
  ...REAL_REASONS,
  'not-your-turn': () => 'Only the turn player may do this.',
  'single-link': () => 'This setup plays one link only: no second attack.',
  'chain-open': () => 'The combat chain is open: other actions must wait until it closes.',
  'wrong-step': (r) => `An attack cannot be made in the ${r.step} step.`,
  'stack-not-empty': () => 'Something is on the stack: it must resolve first.',
  'no-action-point': () => 'No action point is left.',
  'only-in-reaction': (r) => `${r.side === 'attack' ? 'An attack' : 'A defense'} reaction waits for the reaction step.`,
  'only-attacker': () => 'Only the attacking hero may use attack reactions.',
  'only-defender': () => 'Only the attacked hero may use defense reactions.',
  'no-target': (r) => `There is no legal target (${r.target}).`,
  'cannot-be-played': (r) => `${capitalize(withArticle(`${r.type} card`))} cannot be played.`,
  frozen: (r) => `It is frozen (${r.what}).`,
  'weapon-attacks': (r) => `It needs ${r.need} weapon attacks this turn; you made ${r.made}.`,
  'nothing-to-keep': (r) => `There is no card for its additional cost: ${KEEP[String(r.keep)] ?? 'a card'}.`,
  'pitch-leaves-nothing': (r) =>
    `Pitching it would leave nothing for the additional cost: ${KEEP[String(r.keep)] ?? 'a card'}.`,
  'cannot-pay': (r) => `It costs ${r.cost}; you have at most ${r.have} to pay with.`,
  'not-covered': (r) => `It costs ${r.cost}; ${r.have} is covered so far.`,
  'no-weapon': () => 'There is no such weapon.',
  disarmed: () => 'A card of the opponent forbids attacks with weapons this turn.',
  'weapon-used': () => 'This weapon has already attacked this turn.',
  'no-ability': () => 'It has no ability to use.',
  tapped: () => 'The hero is tapped.',
  'hero-lost': () => 'The hero has lost its abilities for now.',
  'no-face-down-arsenal': () => 'There is no face-down card in the arsenal.',
  'face-down': (r) => `${name(r.card)} is face down.`,
  'used-this-turn': () => 'Its ability was already used this turn.',
  dominate: () => 'Dominate: a second card from hand cannot defend.',
  overpower: () => 'Overpower: a second action card cannot defend.',
  'no-defense': (r) => `${name(r.card)} has no defense value.`,
  'reaction-not-declared': (r) => `${name(r.card)} is a reaction: it is played in the reaction step.`,
  'arsenal-cannot-defend': () => 'Cards in the arsenal cannot be declared (only with Ambush).',
  'defend-max': (r) => `No more than ${r.max} card${plural(r.max)} may defend.`,
  'already-defending': (r) => `${name(r.card)} has already defended on this combat chain.`,
  'deck-empty': () => 'The deck is empty.',
  'one-hand-cost': () => 'Only one cost from hand can be chosen.',
  'no-pitch': (r) => `${name(r.card)} has no pitch value.`,
  'costs-too-much': (r) => `${name(r.card)} costs more than 1.`,
  'not-big': (r) => `${name(r.card)} has less than 6 power.`,
  'no-crush': (r) => `${name(r.card)} has no crush.`,
  'cost-not-0': (r) => `${name(r.card)} does not cost 0.`,
  'no-combo': (r) => `${name(r.card)} has no combo.`,
  'wrong-card': (r) => `${name(r.card)} does not qualify.`,
  'not-so': (r) => `Its condition is not met (${r.what}).`,
  barred: (r) => `${name(r.card)} cannot defend this attack.`,
  'no-mentor': () => 'The card in the arsenal is not a mentor.',
  'plain-flow': (r) => `The simplified rules do not allow this here (${r.type}).`,
  'plain-weapon': () => 'In the simplified rules nothing can be added to a weapon attack.',
  'no-link': () => 'No attack is under way.',
  'other-side': () => 'Power belongs to the attacker, block to the defender.',
  'payment-open': () => 'A card is being paid for: finish paying or cancel it first.',
  'not-below-0': () => 'It cannot go below 0.',
  'too-late': () => 'It is too late for that; the host can give an action point or life instead.',
  'arsenal-full': () => 'There is already a card in the arsenal.',
  'is-so': () => 'That is already the case.',
};

export const reasonCodes = (): string[] => Object.keys(REASONS);
export const reason = (it: Reason): string => REASONS[it.code]?.(it) ?? `This is not possible now (${it.code}).`;
