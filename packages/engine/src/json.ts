/** Plain data: what a state, an action, an event is made of. JSON in, JSON out, and nothing changes on the way. */

/** An object with fields: no list, and not `null`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A deep copy of plain data. */
export function clone<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = clone(copy[i]);
    return copy as V;
  }
  const copy = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = clone(copy[key]);
  return copy;
}

/** Equal as data: the order of keys does not matter, and only own keys count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let count = 0;
  for (const key in left) {
    if (!Object.hasOwn(left, key)) continue;
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
    count++;
  }
  for (const key in right) if (Object.hasOwn(right, key)) count--;
  return count === 0;
}

const INTEGER_KEY = /^(0|[1-9]\d*)$/;

/** Where in a value something is wrong, and what. */
interface FoundFault {
  path: string;
  what: string;
}

function findFault(value: unknown, largest: number, inside: object[]): FoundFault | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number': {
      const sound = Math.abs(value) <= largest && !Object.is(value, -0);
      return sound ? undefined : { path: '', what: `is ${Object.is(value, -0) ? '-0' : value}` };
    }
    case 'object':
      return value === null ? undefined : findFaultIn(value, largest, inside);
    default:
      return { path: '', what: `is ${typeof value}` };
  }
}
/** The path is put together on the way out: most values have no fault, and a large file has millions of them. */
function findFaultIn(value: object, largest: number, inside: object[]): FoundFault | undefined {
  if (inside.includes(value)) return { path: '', what: 'is a cycle' };
  inside.push(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findFault(value[i], largest, inside);
      if (found) return { path: `[${i}]${found.path}`, what: found.what };
    }
  } else {
    const proto: unknown = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null) return { path: '', what: 'is an instance of a class' };
    for (const key of Object.keys(value)) {
      if (INTEGER_KEY.test(key)) return { path: '', what: `has the key ${key}, which looks like an integer` };
      const found = findFault((value as Record<string, unknown>)[key], largest, inside);
      if (found) return { path: `.${key}${found.path}`, what: found.what };
    }
  }
  inside.pop();
  return undefined;
}

/** The first place where JSON would change a value, or where a number is above `largest`; `undefined` if there is none. */
export function jsonFault(value: unknown, path = '$', largest = Number.MAX_VALUE): string | undefined {
  const found = findFault(value, largest, []);
  return found && `${path}${found.path} ${found.what}`;
}

/** Hands over the canonical text piece by piece: a large value never stands in memory a second time. */
function write(value: unknown, put: (text: string) => void): void {
  if (typeof value === 'number') put(Number.isFinite(value) ? String(value) : 'null');
  else if (typeof value !== 'object' || value === null) put(JSON.stringify(value) ?? 'null');
  else if (Array.isArray(value)) {
    put('[');
    for (let i = 0; i < value.length; i++) {
      if (i) put(',');
      write(value[i], put);
    }
    put(']');
  } else {
    const record = value as Record<string, unknown>;
    let before = '{';
    for (const key of Object.keys(record).sort()) {
      if (record[key] === undefined) continue;
      put(`${before}${JSON.stringify(key)}:`);
      write(record[key], put);
      before = ',';
    }
    put(before === '{' ? '{}' : '}');
  }
}

/** JSON with sorted keys: equal data, equal text. */
export function canonical(value: unknown): string {
  let text = '';
  write(value, (piece) => {
    text += piece;
  });
  return text;
}

/** A short fingerprint of plain data, the same on every machine; it finds accidents and edits, but is no signature. */
export function hash(value: unknown): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  write(value, (piece) => {
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x85ebca6b);
      b = (b << 13) | (b >>> 19);
    }
  });
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(a ^ (b >>> 16)) + hex(b ^ Math.imul(a, 0xc2b2ae35));
}
