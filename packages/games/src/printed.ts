import { isRecord } from '@fray/engine';
import type * as z from 'zod/mini';
import { squash } from './nearest.ts';

/**
 * Names as people write them: every list of names that a shape of a setup knows is read in any case, with or without
 * punctuation, and by what is printed on the card, ship or token.
 */

export type Shape = z.core.$ZodType;
const defOf = (shape: Shape): z.core.$ZodTypes['_zod']['def'] => (shape as z.core.$ZodTypes)._zod.def;

/** The spellings of names. */
export interface Words {
  ids: ReadonlySet<string>;
  /** What each spelling means; a spelling of two names means none. */
  meant: ReadonlyMap<string, string | undefined>;
  /** Names to choose from, ids first. */
  names: readonly string[];
}

/** Names by id, with what is printed for each. */
export type Printed = Iterable<readonly [id: string, ...printed: string[]]>;
export function wordsFor(ids: Printed): Words {
  const list = [...ids];
  const meant = new Map<string, string | undefined>();
  const names: string[] = [];
  const learn = (id: string, word: string) => {
    const key = squash(word);
    if (!key) return;
    if (!meant.has(key)) names.push(word);
    meant.set(key, meant.has(key) && meant.get(key) !== id ? undefined : id);
  };
  for (const [id] of list) learn(id, id);
  for (const [id, ...printed] of list) for (const word of printed) learn(id, word);
  return { ids: new Set(list.map(([id]) => id)), meant, names };
}
/** The id that is meant by a word, written in any way. */
export const meantBy = ({ ids, meant }: Words, word: string): string | undefined =>
  ids.has(word) ? word : meant.get(squash(word));

const KNOWN = new WeakMap<Shape, Words>();
/** Says what the names of a shape are printed as, by id: these are read for the id. */
export function printedAs<S extends Shape>(shape: S, ids: Printed): S {
  KNOWN.set(shape, wordsFor(ids));
  return shape;
}
/** Rows by id, with the name that is printed. */
export const namesOf = (rows: Readonly<Record<string, { name: string }>>): [id: string, printed: string][] =>
  Object.entries(rows).map(([id, row]) => [id, row.name]);

function wordsOf(shape: Shape): Words | undefined {
  const known = KNOWN.get(shape);
  if (known) return known;
  const def = defOf(shape);
  if (def.type !== 'enum') return undefined;
  printedAs(
    shape,
    Object.values(def.entries).map((value) => [String(value)]),
  );
  return KNOWN.get(shape);
}

/** Names that a shape knows, to look for the nearest. */
export const knownTo = (shape: Shape): readonly string[] => wordsOf(shape)?.names ?? [];

type Fields = Record<string, unknown>;

/** The very same value where nothing in it is written otherwise, or where two of its keys would become one. */
function eachField(value: Fields, read: (key: string, item: unknown) => readonly [string, unknown]): Fields {
  const entries = Object.entries(value);
  const after = entries.map(([key, item]) => read(key, item));
  const isSame = after.every(([key, item], i) => key === entries[i]?.[0] && Object.is(item, entries[i]?.[1]));
  const isTwice = new Set(after.map(([key]) => key)).size < after.length;
  return isSame || isTwice ? value : Object.fromEntries(after);
}

/** A value with its names as the shape spells them; names that the shape does not know stay as they are. */
export function asSpelled(shape: Shape, value: unknown): unknown {
  const words = typeof value === 'string' ? wordsOf(shape) : undefined;
  if (words && typeof value === 'string') return meantBy(words, value) ?? value;
  const def = defOf(shape);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return asSpelled(def.innerType, value);
    case 'union':
      return def.options.reduce<unknown>((read, option) => asSpelled(option, read), value);
    case 'array': {
      if (!Array.isArray(value)) return value;
      const after = value.map((item) => asSpelled(def.element, item));
      return after.every((item, i) => Object.is(item, value[i])) ? value : after;
    }
    case 'object':
      return isRecord(value)
        ? eachField(value, (key, item) => {
            const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
            return [key, field ? asSpelled(field, item) : item];
          })
        : value;
    case 'record':
      return isRecord(value)
        ? eachField(value, (key, item) => [String(asSpelled(def.keyType, key)), asSpelled(def.valueType, item)])
        : value;
    default:
      return value;
  }
}

/** Every shape that may stand at a place. */
export function shapesAt(shape: Shape, path: readonly PropertyKey[]): Shape[] {
  const def = defOf(shape);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return shapesAt(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => shapesAt(option, path));
    default:
  }
  const [key, ...rest] = path;
  if (key === undefined) return [shape];
  if (def.type === 'array') return shapesAt(def.element, rest);
  if (def.type === 'record') return shapesAt(def.valueType, rest);
  const field = def.type === 'object' && Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
  return field ? shapesAt(field, rest) : [];
}

/** Fields that may stand in the objects of a place, or the names that its records are kept by. */
export const fieldsAt = (shape: Shape, path: readonly PropertyKey[]): string[] =>
  shapesAt(shape, path).flatMap((one) => {
    const def = defOf(one);
    if (def.type === 'object') return Object.keys(def.shape);
    return def.type === 'record' ? knownTo(def.keyType) : [];
  });
