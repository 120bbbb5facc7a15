import { WOUND } from '../rules/hero.ts';
import type { HeroName } from '../types.ts';
import { BASIC, REPLACES } from './basic.ts';
import { boxOf } from './box.ts';
import { type Card, card } from './card.ts';

const WOUNDS: Card = { ...card('wound', 'Wound', '', []), id: WOUND };
/** Cards by their id: those that heroes begin with, and Wounds. All others come when somebody has one, or may get one (`whole.ts`). */
export const { rows: CARDS, of: cardOf, add: addCards } = boxOf<Card>('card', [...BASIC, WOUNDS]);

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
