/** Foreign text and values made safe to show: short, on one line, without hidden characters. */

/** One part further down a path: `forces` and `rebel` are `forces.rebel`, `units` and 0 are `units[0]`. */
export function pathInto(path: string, part: PropertyKey): string {
  if (typeof part === 'number') return `${path}[${part}]`;
  return path ? `${path}.${clean(String(part))}` : clean(String(part));
}
/** `forces.rebel.units[0]`. */
export const pathOf = (path: readonly PropertyKey[]): string => path.reduce<string>(pathInto, '');

/** Characters that a line of text must not have, written out. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
/** Foreign text made safe to show: short, on one line. */
export const clean = (text: string): string =>
  short(text).replace(HIDDEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The beginning of a value in few words; it may be nested without end. */
export function showValue(value: unknown, levels = 2): string {
  if (typeof value === 'string') return clean(JSON.stringify(value.slice(0, 60)));
  if (typeof value !== 'object' || value === null) return String(value);
  if (!levels) return '...';
  const inside = Array.isArray(value)
    ? value.slice(0, 9).map((item) => showValue(item, levels - 1))
    : Object.entries(value)
        .slice(0, 9)
        .map(([key, item]) => `${JSON.stringify(clean(key))}:${showValue(item, levels - 1)}`);
  return short(Array.isArray(value) ? `[${inside.join()}]` : `{${inside.join()}}`);
}

/** A name is one line for terminals, logs and links: no control characters, lone surrogates or changes of direction. */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
