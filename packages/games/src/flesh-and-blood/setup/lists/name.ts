import type { CatalogueCard } from '../../content/catalogue/index.ts';
import type { ListEntry } from './types.ts';

/** A card in words: the red and the blue card of one name are different cards. */
export const cardWords = ({ name, colour }: { name: string; colour?: CatalogueCard['colour'] | undefined }): string =>
  colour ? `${name} (${colour})` : name;
export const nameOf = ({ card }: ListEntry): string => cardWords(card);
