import { isRecord } from '@fray/engine';
import { meantBy, wordsFor } from '../../printed.ts';
import { CARDS } from '../content/index.ts';
import { isWhole } from '../content/kinds.ts';
import { LIBRARY } from '../content/library/index.ts';
import type { CardId, CardRow } from '../content/row.ts';
import type { Setup } from './types.ts';

/**
 * Cards beyond the four decks by their names. A setup takes the rows of those that it names along as cards of its own, so
 * that nothing else needs to know them. Only what is wholly played: nobody at a screen could do the rest.
 */
const PLAYED = Object.entries(LIBRARY).filter(([, row]) => isWhole(row));
const inDecks = new Set(Object.values(CARDS).map((row) => row.name));
/** A name that the four decks hold in other colors means those, as it always did. */
const words = ([id, { name, colour }]: [CardId, CardRow]): readonly [CardId, ...string[]] =>
  colour ? [id, `${name} (${colour})`, ...(inDecks.has(name) ? [] : [name])] : [id, name];
const WORDS = wordsFor(PLAYED.map(words));

/** The card that is meant, put to the rows of this setup. */
export function fromLibrary(text: string, rows: Record<CardId, CardRow>): CardId | undefined {
  const id = meantBy(WORDS, text);
  const row = id === undefined ? undefined : LIBRARY[id];
  if (id !== undefined && row) rows[id] ??= row;
  return id;
}

export const libraryNames = (fits: (row: CardRow) => boolean): string[] =>
  WORDS.names.filter((name) => {
    const row = LIBRARY[meantBy(WORDS, name) ?? ''];
    return row !== undefined && !inDecks.has(row.name) && fits(row);
  });

/** Library rows that the setup includes, in the order of their ids. */
export const takenAlong = (customRows: Setup['custom'], rows: Record<CardId, CardRow>): Setup['custom'] =>
  Object.entries(rows)
    .flatMap(([id, row]) => (customRows.some((card) => card.id === id) ? [] : [{ id, ...row }]))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** A setup that was read before holds the rows that it took along: they come again with the names. */
export function withoutTaken(input: unknown): unknown {
  if (!isRecord(input) || !Array.isArray(input.custom)) return input;
  const isTaken = (card: unknown): boolean => {
    if (!isRecord(card) || typeof card.id !== 'string') return false;
    const { id, ...row } = card;
    return Object.hasOwn(LIBRARY, id) && JSON.stringify(row) === JSON.stringify(LIBRARY[id]);
  };
  return { ...input, custom: input.custom.filter((card) => !isTaken(card)) };
}
