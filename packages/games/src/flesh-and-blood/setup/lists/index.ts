import type { ListReport, Problem } from '../../../game.ts';
import { loadCatalogue } from '../../content/catalogue/index.ts';
import { readList } from './read.ts';
import { nameOf, partsOf, standingOf } from './report.ts';
import type { CardList, ListProblem } from './types.ts';

/** A problem of a list as setups and programs have them: facts are words and numbers. */
export function problemOf(it: ListProblem, at = ''): Problem {
  const { line, text, code } = it;
  const about = { path: at ? `${at} line ${line}` : `line ${line}`, code, line, text };
  switch (it.code) {
    case 'list-unknown-card':
      return { ...about, ...(it.newer ? { newer: 1 } : {}), ...(it.near.length ? { near: it.near.join(', ') } : {}) };
    case 'list-which-colour':
    case 'list-no-such-colour':
      return { ...about, name: it.name, colours: it.colours.join(', ') };
    case 'list-count':
    case 'list-too-long':
      return { ...about, most: it.most };
    case 'list-figures':
      return { ...about, word: it.word };
    default:
      return about;
  }
}
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
