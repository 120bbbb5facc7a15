import { WOUND } from '../rules/hero.ts';
import type { HeroName } from '../types.ts';
import { ADVANCED } from './advanced.ts';
import { ARTIFACTS } from './artifacts.ts';
import { BASIC, REPLACES } from './basic.ts';
import { type Card, card } from './card.ts';
import { SPELLS } from './spells.ts';

const WOUNDS: Card = { ...card('wound', 'Wound', '', []), id: WOUND };
export const CARD_LIST: readonly Card[] = [...BASIC, ...ADVANCED, ...SPELLS, ...ARTIFACTS, WOUNDS];
export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(CARD_LIST.map((row) => [row.id, row]));
const BY_ID = new Map(CARD_LIST.map((row) => [row.id, row]));
export const cardOf = (id: string): Card => {
  const row = BY_ID.get(id);
  if (!row) throw new Error(`no card ${id}`);
  return row;
};

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
