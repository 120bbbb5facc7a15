import {
  CARDS,
  type Colour,
  cardName,
  type Given,
  isBlank,
  type View,
  type Who,
} from '@fray/games/flesh-and-blood/screen';

/** Cards by a few letters. The catalog comes with the first of them, in a chunk of its own, and never before. */

/** One name, with a button for each color that it is printed in. */
export interface Hit {
  name: string;
  cards: readonly { colour: Colour | null; about: readonly [string, number | string][]; given: Given }[];
}
export interface Found {
  hits: readonly Hit[];
  /** The letters mean this card and no other. */
  meant: Given | undefined;
}

/** What it is wanted for. */
export type Use = 'hand' | 'hero' | 'weapon' | 'equipment' | 'permanent';

const MOST = 6;
const is = (types: readonly string[], ...any: string[]): boolean => any.some((type) => types.includes(type));
const FITS: Record<Use, (types: readonly string[]) => boolean> = {
  hand: (types) =>
    !is(types, 'Hero', 'Demi-Hero', 'Token') && (is(types, 'Action') || !is(types, 'Weapon', 'Equipment')),
  hero: (types) => is(types, 'Hero'),
  weapon: (types) => is(types, 'Weapon'),
  equipment: (types) => is(types, 'Equipment'),
  permanent: (types) => is(types, 'Token', 'Aura', 'Item', 'Ally', 'Landmark'),
};

/** `own`: whose list comes first, where there is one. */
export async function lookFor(letters: string, use: Use, own?: { view: View; seat: Who }): Promise<Found> {
  const { findListed, loadCatalogue, printedCard } = await import('@fray/games/flesh-and-blood/form');
  const catalogue = await loadCatalogue();
  const found = catalogue.find(letters).filter(({ types }) => FITS[use](types));
  const givenOf = (name: string, colour: Colour | null): Given | undefined =>
    printedCard(colour ? `${name} ${colour}` : name, catalogue, use === 'hand' ? 'played' : 'worn');
  const names = new Map<string, Hit['cards'][number][]>();
  for (const card of found) {
    const given = names.has(card.name) || names.size < MOST ? givenOf(card.name, card.colour) : undefined;
    if (given === undefined) continue;
    const figures = Object.entries({ power: card.power, defense: card.defense, cost: card.cost, life: card.life });
    const about = figures.flatMap(([name, figure]): [string, number | string][] =>
      figure === null ? [] : [[name, figure]],
    );
    names.set(card.name, [...(names.get(card.name) ?? []), { colour: card.colour, about, given }]);
  }
  const listed = own && findListed(letters, own.view, own.seat);
  const list = own?.view.realDeck?.lists?.[own.seat]?.cards ?? [];
  const inList = new Set(list.map(({ card }) => (typeof card === 'string' ? CARDS[card]?.name : card.name)));
  const all = [...names].map(([name, cards]) => ({ name, cards }));
  const hits = [...all.filter(({ name }) => inList.has(name)), ...all.filter(({ name }) => !inList.has(name))];
  if (listed?.ok) return { hits, meant: listed.card };
  const meant = catalogue.findOne(letters);
  const only = meant && found.includes(meant) ? givenOf(meant.name, meant.colour) : undefined;
  return {
    hits,
    meant: only ?? (hits.length === 1 && hits[0]?.cards.length === 1 ? hits[0].cards[0]?.given : undefined),
  };
}

/** Cards that were named earlier in this game, the last one first. */
export function namedEarlier(view: View, letters: string): string[] {
  const wanted = letters.trim().toLowerCase();
  const seen = [...(view.realDeck?.seen.A ?? []), ...(view.realDeck?.seen.B ?? [])].toReversed();
  const all = [...new Set(seen)].filter((id) => !isBlank(id));
  return all.filter((id) => cardName(view, id).toLowerCase().startsWith(wanted)).slice(0, MOST);
}
