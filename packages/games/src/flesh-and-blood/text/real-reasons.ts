import type { Reason } from '@fray/engine';
import { HELD_REASONS } from '../../held.ts';
import { printedName as name } from './names.ts';

/** Why something is not allowed with real decks and cards outside the four decks, as a sentence. */
export const REAL_REASONS: Readonly<Record<string, (r: Reason) => string>> = {
  'rune-gate': (r) => `Rune Gate: it needs ${r.need} Runechants.`,
  'nothing-to-scrap': () => 'There is no item or equipment in the graveyard.',
  'wrong-element': (r) => `${name(r.card)} is of another element.`,
  'not-scrap': (r) => `${name(r.card)} is neither item nor equipment.`,
  'no-tokens': (r) => `It needs ${r.need} ${r.token}.`,
  'no-counters': (r) => `It needs ${r.need} ${r.need === 1 ? 'counter' : 'counters'}.`,
  'only-from-arsenal': () => 'It can only be played from the arsenal.',
  'no-bow': () => 'An arrow needs a bow.',
  forbidden: (r) => `${name(r.card)} was named by Chains of Eminence: it cannot be played, pitched or used to defend.`,
  'nothing-to-banish': (r) => `There is no ${r.what} in the graveyard.`,
  'zone-empty': (r) => `That zone is empty (${r.zone}): the host can correct the number.`,
  'no-card': () => 'Name a card, or give its figures.',
  'wrong-figure': (r) =>
    `Wrong value for ${r.field}: figures are whole numbers from 0 to 99, colors are red, yellow or blue.`,
  'figure-needed': (r) => `The ${r.figure} of ${r.card} is not printed as a number: say what it is now.`,
  'unknown-card': (r) =>
    `No card is named "${r.text}"${r.names ? ` (similar: ${r.names})` : ''}: try another name, or enter its figures.`,
  'hand-not-known': () =>
    'You hold the real cards and Fray does not know them: there are no odds, no simulation and no bots. For advice say what you hold: "a hand: ronin renegade r, snatch r". A fight that Fray deals ("players") has all of them.',
  ...HELD_REASONS,
  'card-figures': (r) =>
    `No figures of a card say "${r.text}": write cost, power and defense, then type, color and class, such as "0/4/3 attack red ninja, go again".`,
  'several-cards': (r) =>
    `Several cards match "${r.text}": ${r.names}. Add a letter for the color, or more of the name.`,
  'not-of-this-kind': () => 'This kind of card cannot be there.',
  'no-such-object': () => 'There is no such thing on that side of the table.',
  'no-ally': () => 'There is no such ally.',
  'ally-tapped': (r) => `${name(r.card)} is tapped.`,
  'no-reminder': () => 'There is no such reminder.',
  'ally-attacked': () => 'An ally is attacked: nobody can defend it.',
};
