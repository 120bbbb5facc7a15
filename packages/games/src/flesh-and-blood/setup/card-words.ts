import { wordsFor } from '../../printed.ts';
import { CARDS } from '../content/index.ts';
import type { CardRow } from '../content/row.ts';

/** How a card is printed: its name, with the color where there are several. */
const printedNames = ({ name, colour }: CardRow): string[] => (colour ? [`${name} (${colour})`, name] : [name]);
/** Cards as a person names them; a name that has several colors means none of them. */
export const CARD_WORDS = wordsFor(Object.entries(CARDS).map(([id, row]) => [id, ...printedNames(row)]));
