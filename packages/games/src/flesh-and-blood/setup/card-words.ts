import { wordsFor } from '../../printed.ts';
import { CARDS } from '../content/index.ts';
import type { CardRow } from '../content/row.ts';

/** How a card is printed: its name, with the colour where there are several. */
const printed = ({ name, colour }: CardRow): string[] => (colour ? [`${name} (${colour})`, name] : [name]);
/** Cards as a person names them; a name that has several colours means none of them. */
export const CARD_WORDS = wordsFor(Object.entries(CARDS).map(([id, row]) => [id, ...printed(row)]));
