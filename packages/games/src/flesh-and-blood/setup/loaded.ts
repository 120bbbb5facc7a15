import { type Catalogue, loadCatalogue } from '../content/catalogue/index.ts';
import type { CardList } from './lists/types.ts';

/** What a check needs of long files: the catalog, and the reader of lists. Until they are loaded it knows fewer names, and no list. */

let catalogue: Catalogue | undefined;
let reader: ((text: string) => CardList) | undefined;

export async function ready(): Promise<void> {
  const [all, { readList }] = await Promise.all([loadCatalogue(), import('./lists/read.ts')]);
  catalogue = all;
  reader = (text) => readList(text, all);
}
export const loadedCatalogue = (): Catalogue | undefined => catalogue;
export const readPasted = (text: string): CardList | undefined => reader?.(text);
