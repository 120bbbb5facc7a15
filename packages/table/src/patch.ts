import { isRecord } from '@fray/engine';

/** A patch between two plain documents, small on the wire. */
// [value] replaces everything.
// { key: patch | 0 } changes these keys of an object; 0 takes one away.
// [at, gone, [...], { i: patch }] of a list: from `at`, `gone` elements leave and these come; then elements change in place.
export type Patch = readonly unknown[] | { readonly [key: string]: Patch | 0 };
type Changes = { [key: string]: Patch | 0 };

/** No document is nested half as deep. */
const DEEPEST = 64;
/** Without a prototype every name is only a name. */
const noChanges = (): Changes => Object.create(null) as Changes;

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => isEqual(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return keys.length === others.length && keys.every((key, i) => key === others[i] && isEqual(a[key], b[key]));
}

/** What leads from one document to another; `undefined` if they are equal. */
export function diff(from: unknown, to: unknown): Patch | undefined {
  if (from === to) return undefined;
  if (isRecord(from) && isRecord(to)) return diffRecords(from, to);
  if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to);
  return [to];
}

/** A field without a value is none on the wire. */
const keysOf = (of: Record<string, unknown>): string[] => Object.keys(of).filter((key) => of[key] !== undefined);

function diffRecords(from: Record<string, unknown>, to: Record<string, unknown>): Patch | undefined {
  const keys = keysOf(to);
  const stay = keysOf(from).filter((key) => to[key] !== undefined && Object.hasOwn(to, key));
  // Some things are listed in the order of their keys: elsewhere they must be, too.
  if (stay.some((key, i) => key !== keys[i])) return [to];
  const changes = noChanges();
  for (const key of keys) {
    const change = Object.hasOwn(from, key) ? diff(from[key], to[key]) : [to[key]];
    if (change !== undefined) changes[key] = change;
  }
  for (const key of keysOf(from)) if (!stay.includes(key)) changes[key] = 0;
  return Object.keys(changes).length ? changes : undefined;
}

function diffLists(from: readonly unknown[], to: readonly unknown[]): Patch | undefined {
  const most = Math.min(from.length, to.length);
  let at = 0;
  while (at < most && isEqual(from[at], to[at])) at++;
  if (at === from.length && at === to.length) return undefined;
  let back = 0;
  while (back < most - at && isEqual(from[from.length - 1 - back], to[to.length - 1 - back])) back++;
  const gone = from.length - at - back;
  const come = to.length - at - back;
  if (gone !== come) return [at, gone, to.slice(at, at + come)];
  const changes = noChanges();
  for (let i = at; i < at + come; i++) {
    const change = diff(from[i], to[i]);
    if (change !== undefined) changes[i] = change;
  }
  return [at, 0, [], changes];
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Applies a patch, or throws if it does not fit; neither argument changes. */
export function applyPatch(to: unknown, patch: unknown, depth = 0): unknown {
  const wrong = (): never => {
    throw new Error('the patch does not fit');
  };
  if (depth > DEEPEST) wrong();
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, gone, come, changes = {}] = patch as unknown[];
    if (!Array.isArray(to) || !isCount(at, to.length) || !isCount(gone, to.length - at)) return wrong();
    if (!Array.isArray(come) || !isRecord(changes)) return wrong();
    const list = [...to.slice(0, at), ...come, ...to.slice(at + gone)];
    for (const key of Object.keys(changes)) {
      const i = Number(key);
      if (!isCount(i, list.length - 1)) return wrong();
      list[i] = applyPatch(list[i], changes[key], depth + 1);
    }
    return list;
  }
  if (!isRecord(patch) || !isRecord(to)) return wrong();
  const out = { ...to };
  for (const key of Object.keys(patch)) {
    const change = patch[key];
    if (change === 0) delete out[key];
    else {
      const value = applyPatch(Object.hasOwn(out, key) ? out[key] : undefined, change, depth + 1);
      // An assignment to `__proto__` would change what the object is.
      Object.defineProperty(out, key, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  return out;
}
