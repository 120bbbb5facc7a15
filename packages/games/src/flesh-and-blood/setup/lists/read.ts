import type { Catalogue, CatalogueCard } from '../../content/catalogue/index.ts';
import { MOST } from '../most.ts';
import { readFigures } from './figures.ts';
import { wordsOfJson } from './json.ts';
import { findCard, isName } from './line.ts';
import { cardWords } from './name.ts';
import type { CardList, ListEntry, ListProblem, Place } from './types.ts';

/**
 * A list of cards as people have it: exports of sites, identifiers, typed lists. It is read line by line, with no question about its
 * format; nothing is guessed, and what is not read is named.
 */

/** Lines that every export has; they are skipped where no card has that name. */
const HEADING =
  /^(?:#.*|\/\/.*|[-=_*]{2,}|arena cards?|deck cards?|main ?deck|deck|cards|maybe ?board|hero(?:es)?|weapons?|equipment|tokens?|pitch \d|(?:red|yellow|blue|colou?rless|no pitch)(?: cards?)?(?: ?\(\d+\))?|attack actions?|(?:defense|attack) reactions?|actions?|instants?|(?:made|deck buil[td]) with .*|deck build - via .*|see the full deck.*|https?:.*|total:? ?\d+.*):?$/i;
const SIDE = /^(?:side ?board(?: cards?)?|inventory|not in the deck):?(?: ?\(\d+\))?:?$/i;
const MAIN = /^(?:main ?deck|deck(?: cards?)?|arena cards?):?$/i;
const FIELD = /^(name|deck name|hero|format|class|weapons?|equipment|worn|author|event|date|player) ?: ?(.*)$/i;
/** `3x NAME`, `3 NAME`, `(3) NAME`, `[3] NAME`. */
const COUNTED = /^(?:[([](\d{1,3})[)\]]|(\d{1,3}) ?[x×*]?) +(\S.*)$/i;
const BEHIND = /^(\S.*?) +[x×](\d{1,3})$/i;
/** `3x NAME = 0/4/3 attack red ninja, go again`. */
const FIGURED = /^(.*\S) += +(\S.*)$/;
const IDENTIFIERS = /^[a-z0-9_]+(?: [a-z0-9_]+)+$/;
/** The most copies of a card, letters of a line that is no row of identifiers, and names that commas may part. */
const MOST_COPIES = 60;
const MOST_LETTERS = 2_000;
const MOST_PARTS = 4;
/** For how many lines a likely name is looked for: each takes as long as a hundred known lines. */
const MOST_SUGGESTIONS = 12;
const SHOWN = 120;

class Reader {
  readonly entries: ListEntry[] = [];
  readonly problems: ListProblem[] = [];
  readonly worn: string[] = [];
  name: string | undefined;
  format: string | undefined;
  private side = false;
  private suggestions = 0;
  private readonly catalogue: Catalogue;
  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }
  line(raw: string, line: number): void {
    const text = tidy(raw);
    if (!text) return;
    if (IDENTIFIERS.test(text) && this.identifiers(text, line)) return;
    const isTooLong = text.length > MOST_LETTERS;
    const field = isTooLong ? null : FIELD.exec(text);
    const isCard = !isTooLong && isName(text, this.catalogue);
    if (isTooLong) this.refuse(text, line, { code: 'list-too-long', most: MOST_LETTERS });
    else if (field) this.field((field[1] ?? '').toLowerCase(), (field[2] ?? '').trim(), line);
    else if (!isCard && SIDE.test(text)) this.side = true;
    else if (!isCard && HEADING.test(text)) this.side &&= !MAIN.test(text);
    else if (/\p{L}{2}/u.test(text)) this.card(text, line, isCard);
    else this.refuse(text, line, { code: 'list-not-a-line' });
  }
  private field(key: string, value: string, line: number): void {
    if (key === 'name' || key === 'deck name') this.name = value;
    else if (key === 'format') this.format = value;
    else if (key === 'hero' && value) this.card(value, line);
    else if (key === 'worn') this.worn.push(...this.parts(value));
    else if (/^(?:weapon|equip)/.test(key)) for (const part of this.parts(value)) this.card(part, line);
  }
  /** Names that hold commas themselves stay whole. */
  private parts(text: string): string[] {
    const parts = text.split(/, */).filter(Boolean);
    const out: string[] = [];
    for (let at = 0; at < parts.length; ) {
      let take = Math.min(MOST_PARTS, parts.length - at);
      while (take > 1 && !isName(parts.slice(at, at + take).join(', '), this.catalogue)) take--;
      out.push(parts.slice(at, at + take).join(', '));
      at += take;
    }
    return out;
  }
  /** One identifier per copy, with spaces between them. */
  private identifiers(text: string, line: number): boolean {
    const words = text.split(' ');
    const counted = /^\d+x?$/.test(words[0] ?? '');
    const isRow = !counted && words.every((word) => word.includes('_') || this.catalogue.allByName(word).length > 0);
    if (!isRow || words.length > 2 * MOST.deck || this.catalogue.allByName(text).length) return false;
    const copies = new Map<string, number>();
    for (const word of words) copies.set(word, (copies.get(word) ?? 0) + 1);
    for (const [word, count] of copies) this.put(word, count, line);
    return true;
  }
  card(text: string, line: number, isCard = isName(text, this.catalogue)): void {
    const figured = FIGURED.exec(text);
    // `10,000 Year Reunion` begins with a number that is no count.
    const { name, count } = isCard ? { name: text, count: 1 } : countOf(text);
    if (figured?.[1] && figured[2]) this.readFigured(figured[1], figured[2], line);
    else this.put(name, count, line, text);
  }
  private readFigured(head: string, text: string, line: number): void {
    const { name, count } = countOf(head);
    const read = readFigures(name, text);
    if (read.ok)
      this.add({ card: read.figures, count, line, text: head, place: this.side ? 'side' : placeBy(read.figures.type) });
    else this.refuse(`${head} = ${text}`, line, { code: 'list-figures', word: read.word }, count);
  }
  put(name: string, count: number, line: number, text = name): void {
    const found = findCard(name, this.catalogue, this.suggestions < MOST_SUGGESTIONS);
    if (found.ok) {
      this.add({ card: found.card, count, line, text, place: placeOf(found.card, this.side) });
      return;
    }
    const { problem } = found;
    if (problem.code === 'list-unknown-card') {
      if (!problem.newer) this.suggestions++;
      this.refuse(text, line, { ...problem, near: problem.near.map(cardWords) }, count);
    } else this.refuse(text, line, problem, count);
  }
  private add({ text, ...entry }: ListEntry & { text: string }): void {
    const { count, line } = entry;
    if (count >= 1 && count <= MOST_COPIES) this.entries.push(entry);
    else this.refuse(text, line, { code: 'list-count', most: MOST_COPIES }, count);
  }
  private refuse(text: string, line: number, problem: Distributed<ListProblem>, count = 1): void {
    this.problems.push({ line, text: text.slice(0, SHOWN), count, ...problem });
  }
}
type Distributed<T> = T extends unknown ? Omit<T, 'line' | 'text' | 'count'> : never;

/** One kind of space, no control characters, no bullet in front. */
const tidy = (raw: string): string =>
  raw
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .replace(/^[\s*•·‣–-]+(?=\S)/u, '')
    .trim();
function countOf(text: string): { name: string; count: number } {
  const ahead = COUNTED.exec(text);
  if (ahead?.[3]) return { name: ahead[3], count: Number(ahead[1] ?? ahead[2]) };
  const behind = BEHIND.exec(text);
  return behind?.[1] ? { name: behind[1], count: Number(behind[2]) } : { name: text, count: 1 };
}
const placeBy = (type: string): Place => (type === 'hero' || type === 'weapon' || type === 'equipment' ? type : 'deck');
/** An Evo has a color and belongs to the deck. */
function placeOf({ types, colour }: CatalogueCard, side: boolean): Place {
  if (types.includes('Hero')) return 'hero';
  if (types.includes('Weapon')) return 'weapon';
  if (types.includes('Equipment') && colour === null) return 'equipment';
  return side ? 'side' : 'deck';
}

export function readList(text: string, catalogue: Catalogue): CardList {
  const reader = new Reader(catalogue);
  const most = MOST.text;
  if (text.length > most) {
    const problem = { line: 1, text: text.slice(0, SHOWN), count: 1, code: 'list-too-long' as const, most };
    return { entries: [], problems: [problem], worn: [] };
  }
  const words = wordsOfJson(text);
  if (words) for (const { name, count, line } of words) reader.put(name, count, line);
  else for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) reader.line(line, at + 1);
  const { name, format, entries, problems, worn } = reader;
  return { ...(name ? { name } : {}), ...(format ? { format } : {}), entries, problems, worn };
}
