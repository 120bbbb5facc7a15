/** Words and values of somebody else's as they can be shown: short, on one line, nothing hidden in them. */

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
/** A word of somebody else's that can be shown: short, on one line. */
export const clean = (text: string): string =>
  short(text).replace(HIDDEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value in few words. What is nested may be nested without end: only how it begins is told. */
export function shown(value: unknown, levels = 2): string {
  if (typeof value === 'string') return clean(JSON.stringify(value.slice(0, 60)));
  if (typeof value !== 'object' || value === null) return String(value);
  if (!levels) return '...';
  const inside = Array.isArray(value)
    ? value.slice(0, 9).map((item) => shown(item, levels - 1))
    : Object.entries(value)
        .slice(0, 9)
        .map(([key, item]) => `${JSON.stringify(clean(key))}:${shown(item, levels - 1)}`);
  return short(Array.isArray(value) ? `[${inside.join()}]` : `{${inside.join()}}`);
}

/**
 * Names that people give: one line of text. No control characters, no half of a character, nothing that turns the direction
 * of what follows it: a name is shown in terminals, logs and links.
 */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
