import { wordsFor } from '../../printed.ts';
import { BRUTE } from './brute.ts';
import { EQUIPMENT, HEROES, WEAPONS } from './gear.ts';
import { GENERIC } from './generic.ts';
import { GUARDIAN } from './guardian.ts';
import { NINJA } from './ninja.ts';
import type { CardId, CardRow } from './row.ts';
import { TOKENS } from './tokens.ts';
import { WARRIOR } from './warrior.ts';

/** Name and colour make a card: `Raging Onslaught`, yellow, is `raging-onslaught-yellow`. */
export function cardId(name: string, colour?: string): CardId {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return colour ? `${slug}-${colour}` : slug;
}

export const CARDS: Record<CardId, CardRow> = {};
for (const row of [
  ...WARRIOR,
  ...BRUTE,
  ...NINJA,
  ...GUARDIAN,
  ...GENERIC,
  ...HEROES,
  ...WEAPONS,
  ...EQUIPMENT,
  ...TOKENS,
]) {
  const id = cardId(row.name, row.colour);
  if (CARDS[id]) throw new Error(`the card ${id} is there twice`);
  CARDS[id] = row;
}

/** How a card is printed: its name, with the colour where there are several. */
const printed = ({ name, colour }: CardRow): string[] => (colour ? [`${name} (${colour})`, name] : [name]);
/** Cards as a person names them; a name that has several colours means none of them. */
export const CARD_WORDS = wordsFor(Object.entries(CARDS).map(([id, row]) => [id, ...printed(row)]));

export { DECKS, type Deck } from './decks.ts';
export * from './row.ts';
