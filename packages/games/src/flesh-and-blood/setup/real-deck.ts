import { meantBy } from '../../printed.ts';
import { unknownName } from '../../problems.ts';
import type { Catalogue, CatalogueCard } from '../content/catalogue/index.ts';
import { CARDS, cardId } from '../content/index.ts';
import { isWhole } from '../content/kinds.ts';
import { LIBRARY } from '../content/library/index.ts';
import type { CardId, CardRow, CardType } from '../content/row.ts';
import { figuresOf, type Use } from '../rules/real-deck/printed.ts';
import { isPlayedRow, ROW_FIELDS } from '../rules/real-deck/rows.ts';
import type { DeckList, Figures, Given } from '../rules/real-deck/types.ts';
import { CARD_WORDS } from './card-words.ts';
import { readingsOf } from './lists/readings.ts';
import type { CardList, ListEntry } from './lists/types.ts';
import { loadedCatalogue } from './loaded.ts';
import { MOST } from './most.ts';
import { unfold } from './pasted.ts';
import type { Kind, Report } from './problems.ts';
import type { NamedInput, RealDeckInput, RealDeckSideInput } from './schema.ts';
import type { RealDeckSetup, RealDeckSide } from './types.ts';

/** Reads a setup with real decks: names become figures here, so that the table needs no catalog. */

/** What a row of ours plays of a card beyond its figures. */
function playedRow(id: string): Partial<CardRow> | undefined {
  const row = LIBRARY[id];
  return row && Object.fromEntries(Object.entries(row).filter(([key]) => ROW_FIELDS.includes(key)));
}

/** A printed card as the table gives it: by its id where the rules have a row, else by its figures. */
export function printedCard(text: string, from: Catalogue | undefined, use: Use = 'worn'): Given | undefined {
  const card = from?.findOne(text);
  return (card && givenFor(card, use)) ?? meantBy(CARD_WORDS, text);
}
function givenFor(card: CatalogueCard, use: Use): CardId | Figures | undefined {
  const figures = figuresOf(card, use);
  if (!figures) return undefined;
  const id = cardId(card.name, card.colour ?? undefined);
  if (CARDS[id]) return id;
  const row = playedRow(id);
  return row ? { ...figures, row } : figures;
}

/** The printed card of that whole name or identifier that no row plays wholly, as far as the catalog is loaded. */
export function printedName(text: string): string | undefined {
  for (const { name, colour } of readingsOf(text)) {
    const cards = (loadedCatalogue()?.allByName(name) ?? []).filter((card) => !colour || card.colour === colour);
    const [card, more] = cards;
    if (card && !cards.some(isPlayed)) return card.colour && !more ? `${card.name} (${card.colour})` : card.name;
  }
  return undefined;
}
/** A dealt game has it. */
function isPlayed({ name, colour }: CatalogueCard): boolean {
  const id = cardId(name, colour ?? undefined);
  const row = LIBRARY[id];
  return CARDS[id] !== undefined || (row !== undefined && isWhole(row));
}

const typeOf = (it: Given): CardType | undefined =>
  typeof it === 'string' ? CARDS[it]?.type : 'type' in it ? it.type : undefined;
const figureOf = (it: Given, key: 'life' | 'intellect' | 'hands'): number | undefined =>
  typeof it === 'string' ? CARDS[it]?.[key] : 'name' in it ? it[key] : undefined;
const nameOf = (it: Given): string => (typeof it === 'string' ? (CARDS[it]?.name ?? it) : 'name' in it ? it.name : '');
const subOf = (it: Given): string | undefined =>
  typeof it === 'string' ? CARDS[it]?.sub : 'name' in it ? it.sub : undefined;

const FITS: Readonly<Partial<Record<Kind, readonly CardType[]>>> = {
  hero: ['hero'],
  weapon: ['weapon'],
  equipment: ['equipment'],
  permanent: ['token', 'aura', 'item', 'action'],
};
const TYPED: Readonly<Partial<Record<Kind, CardType>>> = {
  hero: 'hero',
  weapon: 'weapon',
  equipment: 'equipment',
  permanent: 'token',
};

function read(given: NamedInput, path: string, kind: Kind, say: Report): Given | undefined {
  if (typeof given !== 'string') {
    const { row, ...figures } = given;
    const figuresWithType: Figures = { ...figures, type: given.type ?? TYPED[kind] ?? 'token' };
    if (isPlayedRow(row)) Object.assign(figuresWithType, { row });
    // Bows and staffs lend an ability, and modular pieces have no slot of their own: printed cards are as they are.
    if (given.printed) return figuresWithType;
    if (kind === 'weapon' && figuresWithType.power === undefined)
      say(`${path}.power`, 'missing', { what: 'power', card: given.name });
    if (kind === 'equipment' && !figuresWithType.sub) say(`${path}.sub`, 'missing', { what: 'zone', card: given.name });
    return figuresWithType;
  }
  const found = CARDS[given] ? given : printedCard(given, loadedCatalogue());
  if (found === undefined) {
    const near =
      loadedCatalogue()
        ?.nearest(given)
        .map(({ name }) => name) ?? CARD_WORDS.names;
    say(path, 'unknown-card', { text: given, ...unknownName(given, near) });
    return undefined;
  }
  if (!FITS[kind]?.includes(typeOf(found) ?? 'block')) {
    say(path, 'wrong-kind', { text: given, kind });
    return undefined;
  }
  return found;
}
const readAll = (list: readonly NamedInput[] | undefined, path: string, kind: Kind, say: Report): Given[] =>
  (list ?? []).flatMap((one, i) => read(one, `${path}[${i}]`, kind, say) ?? []);

const SLOTS: readonly string[] = ['head', 'chest', 'arms', 'legs'];
/** Two weapon zones; a quiver beside a bow is free. One piece in each slot, modular ones wherever a slot is left. */
function zones(weapons: readonly Given[], equipment: readonly Given[], path: string, say: Report): void {
  let hands = 0;
  for (const it of weapons) hands += figureOf(it, 'hands') ?? 2;
  const worn = new Map<string, string>();
  for (const [i, it] of equipment.entries()) {
    const zone = subOf(it) ?? '';
    if (zone === 'off-hand') hands++;
    const other = worn.get(zone);
    if (!SLOTS.includes(zone)) continue;
    if (other === undefined) worn.set(zone, nameOf(it));
    else say(`${path}.equipment[${i}]`, 'zone-full', { card: nameOf(it), other, zone });
  }
  if (hands > 2) say(`${path}.weapons`, 'hands', { hands });
}

const DECK = { young: 40, adult: 60 } as const;
const INTELLECT = 4;

/** A card of a list: as it is worn, or as it is played. */
function givenOf({ card, place }: ListEntry): CardId | Figures | undefined {
  if (!('types' in card)) return { ...card };
  return givenFor(card, place === 'deck' || place === 'side' ? 'played' : 'worn');
}
/** The list as it was read stays with the game; cards that nobody knows are counted. */
function keepList({ entries, problems }: CardList): DeckList {
  const cards = entries.flatMap((it) => {
    const card = givenOf(it);
    return card === undefined ? [] : [{ card, count: it.count, place: it.place }];
  });
  const unknown = problems.filter(({ code }) => code === 'list-unknown-card');
  return { cards, unknown: unknown.map(({ text, count }) => ({ name: text.slice(0, MOST.name), count })) };
}
const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** A list that was read before. */
function readList(given: NonNullable<RealDeckSideInput['list']>, path: string, say: Report): DeckList {
  const cards = given.cards.map(({ card, ...rest }, i): DeckList['cards'][number] => {
    if (typeof card === 'string' && !CARDS[card]) say(`${path}.cards[${i}].card`, 'unknown-card', { text: card });
    if (typeof card === 'string') return { ...rest, card };
    const { row, ...figures } = card;
    const known = isPlayedRow(row) ? { row: row as Partial<CardRow> } : {};
    return { ...rest, card: { ...figures, type: figures.type ?? 'action', ...known } };
  });
  return { cards, unknown: given.unknown };
}

/** With a pasted list in its parts; what is said beside the list goes first. */
function fromText(given: RealDeckSideInput, path: string, say: Report): RealDeckSideInput {
  if (typeof given.deck !== 'string' || given.deck === 'unknown') return given;
  const found = unfold(given.deck, `${path}.deck`, { ...given, knowsAll: false }, say);
  if (!found) return { ...given, deck: undefined };
  const list = keepList(found.list);
  const named = (it: ListEntry): NamedInput[] => [givenOf(it) ?? []].flat();
  const [hero] = found.hero ? named(found.hero) : [];
  return {
    ...given,
    hero: given.hero ?? hero,
    weapons: given.weapons ?? found.weapons.flatMap(named),
    equipment: given.equipment ?? found.equipment.flatMap(named),
    deck: Math.min(MOST_COUNT, sumOf(list.cards.filter(({ place }) => place === 'deck')) + sumOf(list.unknown)),
    list,
  };
}
const MOST_COUNT = 99;

function readSide(input: RealDeckSideInput, path: string, say: Report): RealDeckSide {
  const given = fromText(input, path, say);
  if (given.hero === undefined) say(`${path}.hero`, 'missing', { what: 'hero' });
  const hero = (given.hero === undefined ? undefined : read(given.hero, `${path}.hero`, 'hero', say)) ?? 'rhinar';
  const life = given.life ?? figureOf(hero, 'life');
  if (life === undefined) say(`${path}.hero`, 'missing', { what: 'life', card: nameOf(hero) });
  const weapons = readAll(given.weapons, `${path}.weapons`, 'weapon', say);
  const equipment = readAll(given.equipment, `${path}.equipment`, 'equipment', say);
  zones(weapons, equipment, path, say);
  const intellect = figureOf(hero, 'intellect') ?? INTELLECT;
  const told = typeof given.deck === 'string' ? null : given.deck;
  const full = told === undefined ? (subOf(hero) === 'young' ? DECK.young : DECK.adult) : told;
  const hand = given.hand ?? (full === null ? intellect : Math.min(intellect, full));
  const list = given.list && readList(given.list, `${path}.list`, say);
  return {
    hero: typeof hero === 'string' || !('name' in hero) ? hero : { ...hero, life: life ?? 1, intellect },
    life: life ?? 1,
    // A game that is already going counts its deck without the hand.
    deck: full === null ? null : given.hand === undefined ? full - hand : full,
    hand,
    arsenal: given.arsenal ?? 0,
    weapons,
    equipment,
    permanents: readAll(given.permanents, `${path}.permanents`, 'permanent', say),
    ...(list ? { list } : {}),
  };
}

export function readRealDeck(given: RealDeckInput, say: Report): RealDeckSetup {
  return {
    first: given.first ?? 'A',
    turn: given.turn ?? 1,
    ...(given.lists === 'open' ? { lists: 'open' } : {}),
    A: readSide(given.A, 'own.A', say),
    B: readSide(given.B, 'own.B', say),
  };
}
