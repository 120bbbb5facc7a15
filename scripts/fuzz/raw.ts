import { hash } from '@fray/engine';

/** A piece of JSON as text, for what no value in memory stands for: `-0`, `1e400`, two hundred thousand brackets. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Raw);

/** JSON, with raw pieces as they are. */
export function writeJson(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? 'null';
  const parts = Object.keys(value).map((key) => `${JSON.stringify(key)}:${writeJson(value[key])}`);
  return `{${parts.join(',')}}`;
}

/** A copy that keeps raw pieces and keys such as `__proto__`. */
export function copyJson<V>(value: V): V {
  if (Array.isArray(value)) return value.map(copyJson) as V;
  if (!isFields(value)) return value;
  const copy: Fields = {};
  for (const key of Object.keys(value)) put(copy, key, copyJson(value[key]));
  return copy as V;
}

/** Sets a field by any name, `__proto__` too. */
export function put(fields: object, key: string, value: unknown): void {
  Object.defineProperty(fields, key, { value, enumerable: true, writable: true, configurable: true });
}

/** A save as somebody writes it who knows how the fingerprint is made. */
export function stampSave(save: Fields): string {
  const { hash: old, ...body } = save;
  const text = writeJson(body);
  let stamp = typeof old === 'string' ? old : 'none';
  try {
    stamp = hash(JSON.parse(text));
  } catch {
    // Too deep to be walked, or no JSON: then the fingerprint is never looked at.
  }
  return `${text.slice(0, -1)}${text.length > 2 ? ',' : ''}"hash":${JSON.stringify(stamp)}}`;
}
