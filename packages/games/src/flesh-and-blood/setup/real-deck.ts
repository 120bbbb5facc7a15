import { meantBy } from '../../printed.ts';
import { unknownName } from '../../problems.ts';
import { type Catalogue, type CatalogueCard, loadCatalogue } from '../content/catalogue/index.ts';
import { CARDS, cardId } from '../content/index.ts';
import { isWhole } from '../content/kinds.ts';
import { LIBRARY } from '../content/library/index.ts';
import type { CardRow, CardType } from '../content/row.ts';
import { figuresOf } from '../rules/real-deck/printed.ts';
import { isPlayedRow, ROW_FIELDS } from '../rules/real-deck/rows.ts';
import type { Figures, Given } from '../rules/real-deck/types.ts';
import { CARD_WORDS } from './card-words.ts';
import { readingsOf } from './lists/readings.ts';
import type { Kind, Report } from './problems.ts';
import type { NamedInput, RealDeckInput, RealDeckSideInput } from './schema.ts';
import type { RealDeckSetup, RealDeckSide } from './types.ts';

/** Reads a setup with real decks: names become figures here, so that the table needs no catalog. */

let catalogue: Catalogue | undefined;
/** Loads the catalog: until then only cards with a row of ours are found by name. */
export async function ready(): Promise<void> {
  catalogue ??= await loadCatalogue();
}

/** What a row of ours plays of a card beyond its figures. */
function playedRow(id: string): Partial<CardRow> | undefined {
  const row = LIBRARY[id];
  return row && Object.fromEntries(Object.entries(row).filter(([key]) => ROW_FIELDS.includes(key)));
}

/** A printed card as the table gives it: by its id where the rules have a row, else by its figures. */
export function printedCard(
  text: string,
  from: Catalogue | undefined,
  use: 'played' | 'worn' = 'worn',
): Given | undefined {
  const card = from?.meant(text);
  const figures = card && figuresOf(card, use);
  if (!card || !figures) return meantBy(CARD_WORDS, text);
  const id = cardId(card.name, card.colour ?? undefined);
  if (CARDS[id]) return id;
  const row = playedRow(id);
  return row ? { ...figures, row } : figures;
}

/** The printed card of that whole name or identifier that no row plays wholly, as far as the catalog is loaded. */
export function printedName(text: string): string | undefined {
  for (const { name, colour } of readingsOf(text)) {
    const cards = (catalogue?.named(name) ?? []).filter((card) => !colour || card.colour === colour);
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
    if (kind === 'weapon' && figuresWithType.power === undefined)
      say(`${path}.power`, 'missing', { what: 'power', card: given.name });
    if (kind === 'equipment' && !figuresWithType.sub) say(`${path}.sub`, 'missing', { what: 'zone', card: given.name });
    return figuresWithType;
  }
  const found = CARDS[given] ? given : printedCard(given, catalogue);
  if (found === undefined) {
    const near = catalogue?.nearest(given).map(({ name }) => name) ?? CARD_WORDS.names;
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

function readSide(given: RealDeckSideInput, path: string, say: Report): RealDeckSide {
  const hero = read(given.hero, `${path}.hero`, 'hero', say) ?? 'rhinar';
  const life = given.life ?? figureOf(hero, 'life');
  if (life === undefined) say(`${path}.hero`, 'missing', { what: 'life', card: nameOf(hero) });
  const weapons = readAll(given.weapons, `${path}.weapons`, 'weapon', say);
  const equipment = readAll(given.equipment, `${path}.equipment`, 'equipment', say);
  zones(weapons, equipment, path, say);
  const intellect = figureOf(hero, 'intellect') ?? INTELLECT;
  const full = given.deck === null ? 'unknown' : (given.deck ?? (subOf(hero) === 'young' ? DECK.young : DECK.adult));
  const hand = given.hand ?? (full === 'unknown' ? intellect : Math.min(intellect, full));
  return {
    hero: typeof hero === 'string' || !('name' in hero) ? hero : { ...hero, life: life ?? 1, intellect },
    life: life ?? 1,
    // A game that is already going counts its deck without the hand.
    deck: full === 'unknown' ? null : given.hand === undefined ? full - hand : full,
    hand,
    arsenal: given.arsenal ?? 0,
    weapons,
    equipment,
    permanents: readAll(given.permanents, `${path}.permanents`, 'permanent', say),
  };
}

export function readRealDeck(given: RealDeckInput, say: Report): RealDeckSetup {
  return {
    first: given.first ?? 'A',
    turn: given.turn ?? 1,
    A: readSide(given.A, 'own.A', say),
    B: readSide(given.B, 'own.B', say),
  };
}
