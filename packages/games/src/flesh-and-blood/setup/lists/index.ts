import type { ListReport } from '../../../game.ts';
import { loadCatalogue } from '../../content/catalogue/index.ts';
import { nameOf } from './name.ts';
import { problemOf } from './problem.ts';
import { readList } from './read.ts';
import { partsOf, standingOf } from './report.ts';
import type { CardList } from './types.ts';

export function reportOf(list: CardList): ListReport {
  const { name, format, entries, problems } = list;
  return {
    ...(name ? { name } : {}),
    ...(format ? { format } : {}),
    parts: partsOf(list),
    entries: entries.map((it) => ({
      line: it.line,
      count: it.count,
      name: nameOf(it),
      place: it.place,
      standing: standingOf(it),
    })),
    problems: problems.map((it) => problemOf(it)),
  };
}
/** Reads a pasted list; the catalog is loaded for it. */
export const report = async (text: string): Promise<ListReport> => reportOf(readList(text, await loadCatalogue()));
