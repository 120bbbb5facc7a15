import * as z from 'zod/mini';
import { PLAIN_TEXT } from './shown.ts';

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

/** A whole number between these. */
export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
/** So many at most. */
export const count = (most: number, least = 0) => whole(least, most);
/** What people call something. */
export const named = (most: number) => z.string().check(z.maxLength(most), z.regex(PLAIN_TEXT));
