import { kindOf } from '../../content/kinds.ts';
import { nameOf } from './name.ts';
import { type CardList, type ListEntry, STANDING_OF, STANDINGS, type Standing } from './types.ts';

/** How much of a list is played: in lines and in cards, with the names. */
export interface ListPart {
  standing: Standing;
  lines: number;
  cards: number;
  names: readonly string[];
}

export const standingOf = ({ card }: ListEntry): Standing => ('types' in card ? STANDING_OF[kindOf(card)] : 'figures');
export function partsOf({ entries, problems }: CardList): ListPart[] {
  const rows = [
    ...entries.map((entry) => ({ standing: standingOf(entry), count: entry.count, name: nameOf(entry) })),
    ...problems.map(({ text, count }) => ({ standing: 'unknown' as const, count, name: text })),
  ];
  return STANDINGS.map((standing) => {
    const own = rows.filter((row) => row.standing === standing);
    const names = [...new Set(own.map(({ name }) => name))];
    return { standing, lines: own.length, cards: own.reduce((sum, { count }) => sum + count, 0), names };
  });
}
