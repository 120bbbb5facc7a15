import { hash } from '@fray/engine';

/** What somebody could write into a name to make a terminal do things: a title, a wiped screen, lines over other lines. */
export const HOSTILE = 'X\u001b]0;t\u0007\u001b[2J\r\b\n\u009b31m\u202eY';

/** Characters that no terminal may get, but for the line breaks. Written down once more, apart from what takes them out. */
const RAW = /[^\n\P{Cc}]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
/** Our own colors: bold, faint, cyan, yellow, and their ends. */
const COLORS = [1, 2, 22, 36, 33, 39].map((code) => `\u001b[${code}m`);
export const rawIn = (text: string): string | undefined =>
  RAW.exec(COLORS.reduce((left, color) => left.replaceAll(color, ''), text))?.[0];

type Path = readonly (string | number)[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The place of every text in a value. */
export function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}
/** The place of every object in a value, lists left out. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...path, key]));
  return Array.isArray(value) ? inside : [path, ...inside];
}

/** The value with something else at one place. */
export function withAt<V>(value: V, path: Path, change: unknown): V {
  const copy = structuredClone(value);
  let at: unknown = copy;
  for (const key of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[key];
  (at as Record<string | number, unknown>)[path.at(-1) as string] = change;
  return copy;
}

/** A setup with hostile texts wherever the game accepts them, and in a `name` of every part that may have one. */
export function hostileSetup<S>(setup: S, accepts: (setup: S) => boolean): S {
  const places = [...textsIn(setup), ...objectsIn(setup).map((path) => [...path, 'name'])];
  let hostile = setup;
  for (const place of places) {
    const tried = withAt(hostile, place, HOSTILE);
    if (accepts(tried)) hostile = tried;
  }
  return hostile;
}

/** A changed save with a matching fingerprint. */
export function stampSave(save: object): string {
  const { hash: _old, ...body } = save as { hash?: string };
  return JSON.stringify({ ...body, hash: hash(body) });
}
