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

/** The first place where a value would not survive JSON or whose key order would change; `undefined` if there is none. */
export function jsonFault(value: unknown, path = '$', seen: ReadonlySet<object> = new Set()): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : undefined;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value}`;
  }
  if (value === null) return undefined;
  if (seen.has(value)) return `${path} is a cycle`;
  const inside = new Set(seen).add(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = jsonFault(value[i], `${path}[${i}]`, inside);
      if (fault) return fault;
    }
    return undefined;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return `${path} is an instance of a class`;
  for (const [key, item] of Object.entries(value)) {
    if (INTEGER_KEY.test(key)) return `${path} has the key ${key}, which looks like an integer`;
    const fault = jsonFault(item, `${path}.${key}`, inside);
    if (fault) return fault;
  }
  return undefined;
}

/** JSON with sorted keys: equal data, equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** A short fingerprint of plain data, the same on every machine; it finds accidents and edits, but is no signature. */
export function hash(value: unknown): string {
  const text = canonical(value);
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
    b = (b << 13) | (b >>> 19);
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(a ^ (b >>> 16)) + hex(b ^ Math.imul(a, 0xc2b2ae35));
}
