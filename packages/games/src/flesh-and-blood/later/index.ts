import { later, laterForms } from '../../later.ts';
import type { Notes } from '../../notes.ts';
import type { Action } from '../actions.ts';
import type { Fab } from '../types.ts';
import type * as OwnDeck from './part.ts';

/** Real decks, as the rest of the rules calls them: a table that Fray deals for never loads them. */

type Part = typeof OwnDeck;
const { bring, here, now } = later<Part>();
export const bringOwnDeck = bring;

export const allyPrice: Part['allyPrice'] = (...it) => now().allyPrice(...it);
export const isAlly: Part['isAlly'] = (...it) => now().isAlly(...it);
export const knowing: Part['knowing'] = (...it) => now().knowing(...it);
/** A card by its id is what it is: the four decks name no other. */
export const settle: Part['settle'] = (state, given) =>
  typeof given === 'string'
    ? { card: given, custom: state.custom, facts: state.real?.facts ?? {} }
    : now().settle(state, given);
export const heaver = (): Part['HEAVER'] => now().HEAVER;
export const sayings: Part['sayings'] = (...it) => now().sayings(...it);
export const whyNotHeave: Part['whyNotHeave'] = (...it) => now().whyNotHeave(...it);
export const whyNotPitches: Part['whyNotPitches'] = (...it) => now().whyNotPitches(...it);
export const asksAgain: Part['asksAgain'] = (...it) => now().asksAgain(...it);
export const askAboutAttack: Part['askAboutAttack'] = (...it) => now().askAboutAttack(...it);
export const defends: Part['defends'] = (...it) => now().defends(...it);
export const forgiveEquipment: Part['forgiveEquipment'] = (...it) => now().forgiveEquipment(...it);
export const listDefenders: Part['listDefenders'] = (...it) => now().listDefenders(...it);
export const listEntries: Part['listEntries'] = (...it) => now().listEntries(...it);
export const carryOut: Part['carryOut'] = (...it) => now().carryOut(...it);
export const decideWager: Part['decideWager'] = (...it) => now().decideWager(...it);
export const askBack: Part['askBack'] = (...it) => now().askBack(...it);
export const channel: Part['channel'] = (...it) => now().channel(...it);
export const clashWon: Part['clashWon'] = (...it) => now().clashWon(...it);
export const retrieve: Part['retrieve'] = (...it) => now().retrieve(...it);
export const stands: Part['stands'] = (...it) => now().stands(...it);
/** Parts and questions of cards outside of the four decks. */
export const libraryDoes = (code: keyof Part['LIBRARY']): Part['LIBRARY'][typeof code] => now().LIBRARY[code];
export const libraryPick = (why: string): Part['LIBRARY_PICKS'][string] | undefined => now().LIBRARY_PICKS[why];
/** Their words: what parts do, what the buttons say, and why not. */
export const libraryWords = (): Part['WORDS'] => now().WORDS;
export const libraryLabels = (): Part['LABELS'] | undefined => here()?.LABELS;
export const realReasons = (): Part['REAL_REASONS'] | undefined => here()?.REAL_REASONS;
export const realPick = (why: string): Part['REAL_PICKS'][string] | undefined => now().REAL_PICKS[why];
export const realMay = (why: string): Part['REAL_MAYS'][string] | undefined => now().REAL_MAYS[why];
export const listWindow: Part['listWindow'] = (...it) => now().listWindow(...it);
export const answerLabel: Part['answerLabel'] = (...it) => now().answerLabel(...it);
export const chosenLabel: Part['chosenLabel'] = (...it) => now().chosenLabel(...it);
export const realLabel: Part['realLabel'] = (...it) => now().realLabel(...it);
/** The words of a field of a form, by its code; else the code. */
export const formNote = (code: string): string => {
  const notes: Notes | undefined = here()?.FORM_NOTES;
  return notes && Object.hasOwn(notes, code) ? (notes[code]?.({ code }) ?? code) : code;
};
export const realLog: Part['realLog'] = (...it) => now().realLog(...it);

export const ENTERED: Part['ENTERED'] = {
  respond: (...it) => now().ENTERED.respond(...it),
  enter: (...it) => now().ENTERED.enter(...it),
  gain: (...it) => now().ENTERED.gain(...it),
  allow: (...it) => now().ENTERED.allow(...it),
  silence: (...it) => now().ENTERED.silence(...it),
};
export const WINDOW: Part['WINDOW'] = {
  card: (...it) => now().WINDOW.card(...it),
  ally: (...it) => now().WINDOW.ally(...it),
  ability: (...it) => now().WINDOW.ability(...it),
  'go on': (...it) => now().WINDOW['go on'](...it),
  tick: (...it) => now().WINDOW.tick(...it),
};

/** All of its forms are for real decks. */
const FORMS = [
  'card',
  'pitches',
  'defends',
  'shows',
  'heave',
  'effects',
  'ability',
  'tick',
  'drew',
  'adjust',
  'enter',
  'allow',
] as const satisfies readonly Action['type'][];
export const forms = laterForms<Fab, (typeof FORMS)[number]>(FORMS, () => now().forms);
