import type { CatalogueCard } from './catalogue/index.ts';
import { CARDS, cardId } from './index.ts';
import { LIBRARY } from './library/index.ts';
import type { CardRow } from './row.ts';

/**
 * Who plays a printed card: a row of ours with its whole text; its figures and keywords, which are all that it says; or the
 * people at the table, reminded at its moment.
 */
export const KINDS = ['played', 'keywords', 'table'] as const;
export type Kind = (typeof KINDS)[number];

/** The row of ours for a card, whether the four decks hold it or not. */
function rowNamed(name: string, colour: CatalogueCard['colour']): CardRow | undefined {
  const id = cardId(name, colour ?? undefined);
  return CARDS[id] ?? LIBRARY[id];
}

/** What a row can say besides figures and keywords, which the catalog has already. */
const SAID = [
  'does',
  'ability',
  'bonus',
  'gains',
  'defenseBonus',
  'extra',
  'modes',
  'steady',
  'thrift',
  'needs',
  'offering',
  'often',
  'bars',
  'returns',
  'optional',
  'doubles',
  'barrier',
  'brittle',
  'choices',
  'fuel',
  'instead',
  'exile',
  'brings',
  'verses',
] as const satisfies readonly (keyof CardRow)[];
export const hasText = (row: CardRow): boolean => SAID.some((field) => row[field] !== undefined);

/** The whole text is played. */
export const isWhole = (row: CardRow): boolean => row.table === undefined;

export function kindOf(card: CatalogueCard): Kind {
  const row = rowNamed(card.name, card.colour);
  if (row && !isWhole(row)) return 'table';
  if (row && hasText(row)) return 'played';
  return row || card.moments.includes('plain') ? 'keywords' : 'table';
}
