import type { Luck } from './luck.ts';
import { type Fields, isFields } from './raw.ts';

/** A field or an entry of a list: what a change changes. */
export interface Place {
  in: Fields | unknown[];
  key: string | number;
  /** As people write it: `state.units[].hits`. */
  path: string;
}

export const at = (place: Place): unknown => (place.in as Fields)[place.key];
export function setAt(place: Place, value: unknown): void {
  if (Array.isArray(place.in)) place.in[place.key as number] = value;
  else place.in[place.key] = value;
}

/** Enough to choose from; the longest saves have tens of thousands. */
const MOST = 20_000;

/** Every place of some data, the outer ones first. */
export function placesOf(data: unknown, path = ''): Place[] {
  const found: Place[] = [];
  const open: [unknown, string][] = [[data, path]];
  for (let i = 0; i < open.length && found.length < MOST; i++) {
    const [value, where] = open[i] as [unknown, string];
    if (Array.isArray(value)) {
      for (let key = 0; key < value.length; key++) found.push({ in: value, key, path: `${where}[]` });
      for (const item of value) if (typeof item === 'object' && item !== null) open.push([item, `${where}[]`]);
    } else if (isFields(value)) {
      for (const key of Object.keys(value)) {
        const inner = where ? `${where}.${key}` : key;
        found.push({ in: value, key, path: inner });
        if (typeof value[key] === 'object' && value[key] !== null) open.push([value[key], inner]);
      }
    }
  }
  return found;
}

/** One place; first a part of the whole, so that a long log does not hide a short setup. */
export function anyPlace(data: Fields, luck: Luck): Place | undefined {
  const parts = Object.keys(data);
  if (!parts.length) return undefined;
  const part = luck.pick(parts);
  const inside = luck.oneIn(12) ? [] : placesOf(data[part], part);
  return inside.length ? luck.pick(inside) : { in: data, key: part, path: part };
}
