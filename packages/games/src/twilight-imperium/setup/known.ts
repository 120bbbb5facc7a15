/** Printed names that no row plays. They come with `setup.ready`: a table has no use for so long a list. */

import { plain } from '../../nearest.ts';
import type { PrintedKind, PrintedNames } from '../content/names/types.ts';

/** A printed name that is known although nothing here plays it. */
export interface Printed {
  name: string;
  kind: PrintedKind;
  /** It may matter in a tactical action: the table is reminded of it. */
  atTable: boolean;
}

let known: Map<string, Printed[]> | undefined;
/** Kinds that no row of content/effects is about: the table resolves them whatever they are. */
const TABLE_KINDS: readonly PrintedKind[] = ['ability', 'genome', 'paradigm', 'edict'];

export function learnNames(
  names: Readonly<Record<PrintedKind, PrintedNames>>,
  atTable: ReadonlySet<string>,
  spellings: Readonly<Record<string, string>>,
): void {
  const learned = new Map<string, Printed[]>();
  for (const [kind, sets] of Object.entries(names) as [PrintedKind, PrintedNames][])
    for (const name of Object.values(sets).flat()) {
      const word = plain(name);
      const printed = { name, kind, atTable: atTable.has(name) || TABLE_KINDS.includes(kind) };
      learned.set(word, [...(learned.get(word) ?? []), printed]);
    }
  for (const [spelled, name] of Object.entries(spellings)) learned.set(plain(spelled), learned.get(plain(name)) ?? []);
  known = learned;
}
export const namesAreKnown = (): boolean => known !== undefined;

/** A replaced text (Ω) has the name of the older one. */
export const withoutOmega = (word: string): string => word.replace(/( omega)+$/, '');

/** `Sarween Tools`, `sarween-tools`; undefined: nobody knows it, or the names are not loaded. */
export function printedNamed(text: string, kinds: readonly PrintedKind[]): Printed | undefined {
  const word = plain(text);
  for (const one of [word, withoutOmega(word)]) {
    const found = known?.get(one)?.find((printed) => kinds.includes(printed.kind));
    if (found) return found;
  }
  return undefined;
}

/** For whoever is asked what was meant. */
export const printedWords = (kinds: readonly PrintedKind[]): string[] =>
  [...(known ?? [])].flatMap(([word, list]) => (list.some(({ kind }) => kinds.includes(kind)) ? [word] : []));
