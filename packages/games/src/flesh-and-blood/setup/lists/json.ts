import { isRecord } from '@fray/engine';

/** The cards of a list that a program has written: identifiers or names, with how many of each. */

export interface JsonWord {
  name: string;
  count: number;
  line: number;
}
const NAMES = ['identifier', 'cardIdentifier', 'id', 'name'] as const;
const COUNTS = ['total', 'count', 'quantity', 'numCopies'] as const;
/** Texts under these say something of the list. */
const ABOUT = /^(?:name|title|format|url|link|notes?|author|version|date|visibility)$/i;
const DEEPEST = 8;

/** `undefined`: it is no JSON. */
export function wordsOfJson(text: string): JsonWord[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return undefined;
  }
  const words: Omit<JsonWord, 'line'>[] = [];
  const walk = (value: unknown, key: string, depth: number): void => {
    if (depth > DEEPEST) return;
    if (typeof value === 'string' && !ABOUT.test(key)) words.push({ name: value, count: 1 });
    else if (Array.isArray(value)) for (const one of value) walk(one, key, depth + 1);
    else if (isRecord(value)) {
      const word = depth > 0 ? wordOf(value) : undefined;
      if (word) words.push(word);
      else for (const [inner, one] of Object.entries(value)) walk(one, inner, depth + 1);
    }
  };
  walk(whole, '', 0);
  return placeInText(copies(words), text);
}
function wordOf(record: Readonly<Record<string, unknown>>): Omit<JsonWord, 'line'> | undefined {
  const name = NAMES.map((key) => record[key]).find((it) => typeof it === 'string');
  if (typeof name !== 'string') return undefined;
  const count = COUNTS.map((key) => record[key]).find((it) => Number.isInteger(it));
  return { name, count: typeof count === 'number' ? count : 1 };
}
/** One entry for each name that stands alone. */
function copies(words: readonly Omit<JsonWord, 'line'>[]): Omit<JsonWord, 'line'>[] {
  const sums = new Map<string, number>();
  for (const { name, count } of words) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count }));
}
/** Where each stands in the text. */
function placeInText(words: readonly Omit<JsonWord, 'line'>[], text: string): JsonWord[] {
  const lines = text.split('\n');
  return words.map((word) => {
    const at = lines.findIndex((line) => line.includes(JSON.stringify(word.name)));
    return { ...word, line: at < 0 ? 1 : at + 1 };
  });
}
