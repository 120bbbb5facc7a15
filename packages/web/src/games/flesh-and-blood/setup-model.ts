import { DECKS } from '@fray/games/flesh-and-blood/form';
import { CARDS } from '@fray/games/flesh-and-blood/screen';
import { type Option, tally } from '../../setup/options.ts';
import type { RealDeckSetup } from './real-deck-setup.ts';

/** The parts of a Flesh and Blood setup that its form changes, as `check` gives them back. */
export interface Player {
  hero: string;
  weapons: string[];
  equipment: string[];
  deck: string[];
  life?: number;
}
export interface LinkSide {
  hero: string;
  life: number;
  hand: string[];
  arsenal: string | null;
  equipment: string[];
  weapons: string[];
  permanents: string[];
  resources: number;
  shield: number;
}
export interface Custom {
  id?: string;
  name: string;
  type: string;
  pitch?: number;
  cost?: number;
  power?: number;
  defense?: number;
  /** The slot of equipment. */
  sub?: string;
  keywords?: Record<string, number> | string[];
  [more: string]: unknown;
}
export interface FabSetup {
  mode: 'official' | 'simplified';
  first: 'A' | 'B' | 'random';
  defend_max: number;
  custom: Custom[];
  /** A deck of the box by its name, or all of it. */
  players?: { A: Player | string; B: Player | string };
  /** Real decks. */
  own?: RealDeckSetup;
  link?: { attack: string; attacker: Partial<LinkSide>; defender: Partial<LinkSide> };
  [more: string]: unknown;
}
export type Who = 'A' | 'B';
export const DECK_NAMES = Object.keys(DECKS) as (keyof typeof DECKS)[];
export const deckOptions: Option[] = DECK_NAMES.map((id) => ({ id, name: DECKS[id].name }));

const same = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();
const cardsOf = (id: keyof typeof DECKS): string[] =>
  Object.entries(DECKS[id].cards).flatMap(([card, count]) => Array.from({ length: count }, () => card));

/** The deck of the box with these cards; `undefined` if they were changed. */
export const deckNamed = (player: Player): string | undefined =>
  DECK_NAMES.find((id) => same(player.deck, cardsOf(id)));

/** The parts of a player, also where only a deck is named. */
export function playerOf(given: Player | string | undefined): Player {
  if (typeof given === 'object') return given;
  const deck = DECKS[given as keyof typeof DECKS] ?? DECKS.rhinar;
  return {
    hero: deck.hero,
    weapons: deck.weapons,
    equipment: deck.equipment,
    deck: cardsOf(deck.id as keyof typeof DECKS),
  };
}

/** The words for figures on cards. */
export interface CardWords {
  cost: string;
  power: string;
  defense: string;
}
type Row = {
  name: string;
  type: string;
  colour?: string | undefined;
  cost?: number | undefined;
  power?: number | undefined;
  defense?: number | undefined;
};
const option = (id: string, row: Row, t: CardWords): Option => {
  const figures = (['cost', 'power', 'defense'] as const).flatMap((name) =>
    row[name] === undefined ? [] : [`${t[name]} ${row[name]}`],
  );
  return { id, name: row.colour ? `${row.name} (${row.colour})` : row.name, about: [row.type, ...figures].join(', ') };
};
const NO_DECK = ['hero', 'weapon', 'equipment', 'token'];
/** Cards by where they may be, with those of one's own. */
export function cardLists(custom: readonly Custom[], t: CardWords) {
  const rows = [...Object.entries(CARDS), ...custom.map((row) => [row.id ?? row.name, row as Row] as const)];
  const of = (fits: (type: string) => boolean): Option[] =>
    rows.filter(([, row]) => fits(row.type)).map(([id, row]) => option(id, row, t));
  return {
    heroes: of((type) => type === 'hero').map(({ id, name }) => ({ id, name })),
    weapons: of((type) => type === 'weapon'),
    equipment: of((type) => type === 'equipment'),
    attacks: of((type) => type === 'attack' || type === 'weapon'),
    deck: of((type) => !NO_DECK.includes(type)),
    permanents: of((type) => ['aura', 'item', 'token'].includes(type)),
  };
}
export type CardLists = ReturnType<typeof cardLists>;

/** The deck with this many copies of a card. */
export function withCopies(deck: readonly string[], card: string, count: number): string[] {
  const others = deck.filter((one) => one !== card);
  return [...others, ...Array.from({ length: Math.max(0, count) }, () => card)].toSorted();
}
export const copies = (deck: readonly string[]): [string, number][] => tally(deck);
