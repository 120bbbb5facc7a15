/** What every set-up has in common, whatever the game: how much of it is looked at, and what a name may be written with. */

/** Values of a set-up: fields, entries of lists, and what they hold. The largest legal ones have a tenth of it. */
export const MOST_VALUES = 20_000;

/** More than anybody sets up: told before anything reads it field by field and finds as many problems. */
export function tooLarge(input: unknown): boolean {
  const open = [input];
  for (let seen = 1; open.length; seen++) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside = Object.values(value);
    if (seen + open.length + inside.length > MOST_VALUES) return true;
    for (const item of inside) open.push(item);
  }
  return false;
}

/**
 * Names that people give: one line of text. No control characters, no half of a character, nothing that turns the direction
 * of what follows it: a name is shown in terminals, logs and links.
 */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
