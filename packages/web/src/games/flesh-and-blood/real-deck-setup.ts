import { CARDS, type DeckList, type Figures, type Given } from '@fray/games/flesh-and-blood/screen';
import type { Use } from './printed.ts';

/** A setup with real decks, as its form changes it. */
export interface RealDeckSide {
  hero: Given;
  life?: number;
  deck?: number | null | 'unknown';
  hand?: number;
  arsenal?: number;
  weapons?: Given[];
  equipment?: Given[];
  permanents?: Given[];
  list?: DeckList;
}
export interface RealDeckSetup {
  first?: 'A' | 'B' | 'lot';
  turn?: number;
  lists?: 'open';
  A: RealDeckSide;
  B: RealDeckSide;
}
/** What is picked in a setup. */
export type Worn = Exclude<Use, 'hand'>;

export const isFigures = (it: Given): it is Figures => typeof it === 'object' && 'name' in it;
export const nameOf = (it: Given): string => {
  if (typeof it === 'string') return CARDS[it]?.name ?? it;
  return isFigures(it) ? it.name : '';
};
/** A printed figure; `undefined` if the card has none. */
export const figureOf = (it: Given, key: 'life' | 'intellect' | 'power' | 'defense'): number | undefined =>
  typeof it === 'string' ? CARDS[it]?.[key] : isFigures(it) ? it[key] : undefined;

/** A card that no list knows, ready to be changed: nothing that it needs is missing. */
export function blankOf(kind: Worn, name: string): Figures {
  switch (kind) {
    case 'hero':
      return { name, type: 'hero', life: 20, intellect: 4 };
    case 'weapon':
      return { name, type: 'weapon', power: 3, cost: 1, hands: 2 };
    case 'equipment':
      return { name, type: 'equipment', defense: 1, sub: 'head' };
    case 'permanent':
      return { name, type: 'token' };
  }
}

/** Beginnings for a table that has not said anything yet. */
export const defaultDecks = (): RealDeckSetup => ({
  A: { hero: 'rhinar', deck: 40, weapons: ['bone-basher'] },
  B: { hero: 'dorinthea-quicksilver-prodigy', deck: 40, weapons: ['dawnblade-resplendent'] },
});
