import type { Reason } from '@fray/engine';
import { printedName as name } from './names.ts';

/** Why something is not allowed with real decks and cards outside of the four decks, as a sentence. */
export const REAL_REASONS: Readonly<Record<string, (r: Reason) => string>> = {
  'rune-gate': (r) => `Rune Gate: it needs ${r.need} Runechants.`,
  'nothing-to-scrap': () => 'There is no item or equipment in the graveyard.',
  'wrong-element': (r) => `${name(r.card)} is of another element.`,
  'not-scrap': (r) => `${name(r.card)} is neither item nor equipment.`,
  'no-tokens': (r) => `There are not ${r.need} of ${r.token}.`,
  'no-counters': (r) => `It needs ${r.need} ${r.need === 1 ? 'counter' : 'counters'}.`,
  'only-from-arsenal': () => 'It can only be played from the arsenal.',
  'no-bow': () => 'An arrow needs a bow.',
  forbidden: (r) => `${name(r.card)} was named by Chains of Eminence: it cannot be played, pitched or used to defend.`,
  'nothing-to-banish': (r) => `There is no ${r.what} in the graveyard.`,
  'zone-empty': (r) => `There is no card to come from there (${r.zone}): the host can set the number right.`,
  'no-card': () => 'Name a card, or give its figures.',
  'wrong-figure': (r) =>
    `That is no answer for ${r.field}: figures are whole numbers from 0 to 99, colours red, yellow or blue.`,
  'figure-needed': (r) => `The ${r.figure} of ${r.card} is no number on the card: say what it is now.`,
  'unknown-card': (r) =>
    `Nobody knows a card "${r.text}"${r.names ? ` (near: ${r.names})` : ''}: name it otherwise, or enter its figures.`,
  'no-bots': () =>
    'Real decks are played by people alone: nobody else knows the cards, so there are no bots and no odds.',
  'several-cards': (r) =>
    `Several cards may be meant by "${r.text}": ${r.names}. Add a letter for the colour, or more of the name.`,
  'not-of-this-kind': () => 'A card of that kind cannot be there.',
  'no-such-object': () => 'There is no such thing on that side of the table.',
  'no-ally': () => 'There is no such ally.',
  'ally-tapped': (r) => `${name(r.card)} is tapped.`,
  'no-reminder': () => 'There is no such reminder.',
  'ally-attacked': () => 'An ally is attacked: nobody can defend it.',
};
