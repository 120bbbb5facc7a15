import { nearest } from '../nearest.ts';
import type { Words } from '../words/index.ts';

/** What a letter does at the main prompt, and the whole words that people type instead. */
const KEYS = {
  u: ['undo'],
  r: ['redo', 'roll'],
  w: ['wait'],
  c: ['cancel'],
  m: ['more'],
  l: ['log'],
  s: ['save'],
  a: ['advice', 'advise'],
  p: ['pace'],
  v: ['view'],
  o: ['orders', 'order'],
  '?': ['help', 'h'],
  q: ['quit', 'exit'],
} as const;
export type Key = keyof typeof KEYS;
const ALL = Object.entries(KEYS) as [Key, readonly string[]][];

/** The key that was typed, as a letter or as a word. */
export function keyOf(typed: string): Key | undefined {
  const word = typed.toLowerCase();
  return ALL.find(([key, names]) => key === word || names.includes(word))?.[0];
}

/** A word that is no key: which one was meant, if any is near. */
export function noSuchKey(words: Words, typed: string): string {
  const near = nearest(
    typed,
    ALL.flatMap(([, names]) => names),
  );
  return [words.noSuchKey(typed), near === undefined ? '' : words.didYouMean(near)].join(' ').trim();
}
