/** One thing of a list that a person picks from. */
export interface Option {
  id: string;
  name: string;
  /** A few words beside the name: figures, whose it is. */
  about?: string;
  /** What it stands under in a long list. */
  group?: string;
}

/** Options shown at once; typing finds the others. */
const MOST = 60;

const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What fits the words typed: names that begin with them first, then those that hold all of them anywhere. */
export function search(options: readonly Option[], query: string): { list: Option[]; more: number } {
  const wanted = normalize(query).trim();
  const parts = wanted.split(' ').filter(Boolean);
  const fitting = options.filter((option) => {
    const text = normalize(`${option.name} ${option.about ?? ''} ${option.group ?? ''}`);
    return parts.every((part) => text.includes(part));
  });
  const first = (option: Option) => (normalize(option.name).startsWith(wanted) ? 0 : 1);
  const list = parts.length ? fitting.toSorted((a, b) => first(a) - first(b)) : fitting;
  return { list: list.slice(0, MOST), more: Math.max(0, list.length - MOST) };
}

/** Options of each kind before a search, so that every kind is visible. */
const FEW = 8;
/** The same for a list with kinds: nothing typed, the first few of each. */
export function foundByKind(options: readonly Option[], query: string): { list: Option[]; more: number } {
  const kinds = new Set(options.map(({ group }) => group));
  if (query.trim() || kinds.size < 2 || options.length <= MOST) return search(options, query);
  const list = [...kinds].flatMap((kind) => options.filter(({ group }) => group === kind).slice(0, FEW));
  return { list, more: options.length - list.length };
}

/** Equal things counted, in the order in which they first came. */
export function tally(ids: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** A value as a form has it: what is one of some words in a setup is any word while a person chooses. */
export type Written<V> = V extends string
  ? string
  : V extends number
    ? number
    : V extends boolean
      ? boolean
      : V extends readonly (infer E)[]
        ? Written<E>[]
        : V extends object
          ? { [K in keyof V]: Written<V[K]> }
          : V;
type ValueOf<R, K extends keyof R> = Written<NonNullable<R[K]>>;
/** What a component that shows one field needs of it. */
interface FieldProps<V> {
  value: V;
  change: (value: V) => void;
  path: string;
}

/** The fields of a record by name; `field('life', 20)` is 20 while nothing is said. A `sparse` record leaves such a value out. */
export function fieldsOf<R extends object>(record: R, change: (next: R) => void, path: string, sparse = false) {
  return <K extends keyof R & string>(name: K, usual?: ValueOf<R, K>): FieldProps<ValueOf<R, K>> => ({
    value: (record[name] ?? usual) as ValueOf<R, K>,
    change(value) {
      const isUsual = value === usual || (Array.isArray(value) && value.length === 0);
      change(put(record, name, sparse && isUsual ? undefined : value));
    },
    path: path === '' ? name : `${path}.${name}`,
  });
}

/** The same object with one field set, or without it where there is nothing to say. */
export function put<V extends object>(record: V, name: keyof V & string, value: unknown): V {
  const { [name]: _, ...rest } = record;
  return (value === undefined ? rest : { ...record, [name]: value }) as V;
}
