import { simplify } from '../../nearest.ts';
import { figuresOf } from '../rules/real-deck/printed.ts';
import type { Figures } from '../rules/real-deck/types.ts';
import { problemOf } from './lists/problem.ts';
import type { CardList, ListEntry } from './lists/types.ts';
import { readPasted } from './loaded.ts';
import type { Report } from './problems.ts';

/** A deck as pasted text in a setup: its cards, and what is worn of it. A list has more pieces than slots: which are worn is chosen. */

export interface Pasted {
  list: CardList;
  hero: ListEntry | undefined;
  /** One entry a piece. */
  weapons: ListEntry[];
  equipment: ListEntry[];
}

const wornAs = ({ card }: ListEntry): Figures | undefined => ('types' in card ? figuresOf(card, 'worn') : card);
/** Two weapon zones hold weapons and off-hands; every other zone holds one piece. */
const HANDS = 'hands';
const zoneOf = (it: ListEntry): string =>
  it.place === 'weapon' || wornAs(it)?.sub === 'off-hand' ? HANDS : (wornAs(it)?.sub ?? 'other');
const handsOf = (it: ListEntry): number => (it.place === 'weapon' ? (wornAs(it)?.hands ?? 2) : 1);
const fitsInto = (zone: string, pieces: readonly ListEntry[]): boolean =>
  zone === HANDS ? pieces.reduce((sum, it) => sum + handsOf(it), 0) <= 2 : pieces.length <= 1;

/** What a zone has is worn where there is no choice; otherwise the list must say it. */
function chooseWorn(
  { entries, worn }: CardList,
  path: string,
  skip: (zone: string) => boolean,
  say: Report,
): ListEntry[] {
  const pieces = entries
    .filter(({ place }) => place === 'weapon' || place === 'equipment')
    .flatMap((it) => Array.from({ length: it.place === 'weapon' ? it.count : 1 }, () => it));
  const named = worn.flatMap((text) => {
    const found = pieces.find(({ card }) => simplify(card.name) === simplify(text));
    if (!found) say(path, 'worn-not-listed', { text });
    return found ?? [];
  });
  return [...new Set(pieces.map(zoneOf))].flatMap((zone) => {
    if (skip(zone)) return [];
    const all = pieces.filter((it) => zoneOf(it) === zone);
    const chosen = named.filter((it) => zoneOf(it) === zone);
    const taken = chosen.length ? chosen : all;
    if (fitsInto(zone, taken)) return taken;
    const names = [...new Set(taken.map(({ card }) => card.name))].join('; ');
    say(path, 'worn-which', { zone, names });
    return [];
  });
}

/** `knowsAll`: a line that nobody knows is a problem; otherwise it stays with the list, for the table to name. */
export function unfold(
  text: string,
  path: string,
  given: { weapons?: unknown; equipment?: unknown; knowsAll: boolean },
  say: Report,
): Pasted | undefined {
  const list = readPasted(text);
  if (!list) {
    say(path, 'list-not-loaded');
    return undefined;
  }
  for (const it of list.problems) {
    if (it.code === 'list-unknown-card' && !given.knowsAll) continue;
    const { path: at, code, ...facts } = problemOf(it, path);
    say(at, code as Parameters<Report>[1], facts as Record<string, string | number>);
  }
  const skip = (zone: string): boolean => (zone === HANDS ? given.weapons : given.equipment) !== undefined;
  const worn = chooseWorn(list, path, skip, say);
  return {
    list,
    hero: list.entries.find(({ place }) => place === 'hero'),
    weapons: worn.filter(({ place }) => place === 'weapon'),
    equipment: worn.filter(({ place }) => place === 'equipment'),
  };
}
