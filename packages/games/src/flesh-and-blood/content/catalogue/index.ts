import { Catalogue } from './find.ts';
import { parseCatalogue } from './parse.ts';

export type { AttackCost, CatalogueCard, CatalogueKeyword, Standing } from './card.ts';
export { comboIsMet, type LastAttack } from './combo.ts';
export type { Catalogue } from './find.ts';

let loaded: Promise<Catalogue> | undefined;

/** Every printed card; fetched and read when the first card is named, and never before. */
export function loadCatalogue(): Promise<Catalogue> {
  loaded ??= import('./data.json', { with: { type: 'json' } }).then(
    (data) => new Catalogue(parseCatalogue(data.default)),
  );
  return loaded;
}
