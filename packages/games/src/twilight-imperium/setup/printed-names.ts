/** Printed names that no row plays, loaded by `setup.ready`: a table does not need the list. */

import { simplify } from '../../nearest.ts';
import type { PrintedKind, PrintedNames } from '../content/names/types.ts';

/** A printed name that is known although nothing here plays it. */
export interface Printed {
  name: string;
  kind: PrintedKind;
  /** It may matter in a tactical action: the table is reminded of it. */
  atTable: boolean;
}

let loaded: Map<string, Printed[]> | undefined;
/** Kinds that no row of content/effects is about: they are always resolved at the table. */
const TABLE_KINDS: readonly PrintedKind[] = ['ability', 'genome', 'paradigm', 'edict'];

export function learnNames(
  names: Readonly<Record<PrintedKind, PrintedNames>>,
  atTable: ReadonlySet<string>,
  spellings: Readonly<Record<string, string>>,
): void {
  const learned = new Map<string, Printed[]>();
  for (const [kind, sets] of Object.entries(names) as [PrintedKind, PrintedNames][])
    for (const name of Object.values(sets).flat()) {
      const word = simplify(name);
      const printed = { name, kind, atTable: atTable.has(name) || TABLE_KINDS.includes(kind) };
      learned.set(word, [...(learned.get(word) ?? []), printed]);
    }
  for (const [spelled, name] of Object.entries(spellings))
    learned.set(simplify(spelled), learned.get(simplify(name)) ?? []);
  loaded = learned;
}
export const namesAreLoaded = (): boolean => loaded !== undefined;

/** A replaced text (Ω) has the name of the older one. */
export const withoutOmega = (word: string): string => word.replace(/( omega)+$/, '');

/** `Sarween Tools`, `sarween-tools`; undefined if it is unknown or the names are not loaded. */
export function printedByName(text: string, kinds: readonly PrintedKind[]): Printed | undefined {
  const word = simplify(text);
  for (const one of [word, withoutOmega(word)]) {
    const found = loaded?.get(one)?.find((printed) => kinds.includes(printed.kind));
    if (found) return found;
  }
  return undefined;
}

/** Candidates for “Did you mean”. */
export const printedWords = (kinds: readonly PrintedKind[]): string[] =>
  [...(loaded ?? [])].flatMap(([word, list]) => (list.some(({ kind }) => kinds.includes(kind)) ? [word] : []));
