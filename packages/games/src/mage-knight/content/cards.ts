import { WOUND } from '../rules/hero.ts';
import type { HeroName } from '../types.ts';
import { ADVANCED } from './advanced.ts';
import { ARTIFACTS } from './artifacts.ts';
import { BASIC, REPLACES } from './basic.ts';
import { type Card, card } from './card.ts';
import { rowsById } from './rows.ts';
import { SPELLS } from './spells.ts';

const WOUNDS: Card = { ...card('wound', 'Wound', '', []), id: WOUND };
export const CARD_LIST: readonly Card[] = [...BASIC, ...ADVANCED, ...SPELLS, ...ARTIFACTS, WOUNDS];
/** Cards by their id. */
export const { rows: CARDS, of: cardOf } = rowsById('card', CARD_LIST);

/** The sixteen cards that a hero begins with (12.1). */
export function deckOf(hero: HeroName): string[] {
  const deck = BASIC.filter((row) => row.hero === '').flatMap((row) =>
    Array.from({ length: row.copies }, () => row.id),
  );
  for (const row of BASIC) {
    if (row.hero !== hero) continue;
    const gone = REPLACES[row.id];
    if (gone) deck[deck.indexOf(gone)] = row.id;
  }
  return deck.sort();
}
