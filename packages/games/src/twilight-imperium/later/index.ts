import { later, laterForms } from '../../later.ts';
import { OWN_DOES } from '../text/own-does.ts';
import type { Action, Ti4 } from '../types.ts';
import type * as Forms from './part.ts';
import type * as Texts from './texts.ts';

/** What a combat between fleets without cards never loads, as the rest of the game calls it. */

const desk = later<typeof Forms>();
export const bringForms = desk.bring;
const words = later<typeof Texts>();
export const bringTexts = words.bring;

export const offerHeld: typeof Forms.offerHeld = (...it) => desk.now().offerHeld(...it);
export const onHeld: typeof Forms.onHeld = {
  holdings: (...it) => desk.now().onHeld.holdings(...it),
  system: (...it) => desk.now().onHeld.system(...it),
  third: (...it) => desk.now().onHeld.third(...it),
  sets: (...it) => desk.now().onHeld.sets(...it),
};

const FORMS = [
  'forces',
  'holdings',
  'system',
  'new planet',
  'add unit',
  'set counter',
  'sets',
  'third',
] as const satisfies readonly Action['type'][];
export const forms = laterForms<Ti4, (typeof FORMS)[number]>(FORMS, () => desk.now().forms);

/** What an effect does: nothing is said of one that came later than its words. */
export const does = (effect: string): string | undefined => OWN_DOES[effect] ?? words.here()?.does(effect);
export const printedNamed: typeof Texts.printedNamed = (...it) => words.here()?.printedNamed(...it);
export const atTable = (effect: string): string | undefined => words.here()?.AT_TABLE[effect];
export const askedOf: typeof Texts.askedOf = (...it) => words.here()?.askedOf(...it);
export const formReason = (code: string): (typeof Texts.FORM_REASONS)[string] | undefined =>
  words.here()?.FORM_REASONS[code];
