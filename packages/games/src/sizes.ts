import * as z from 'zod/mini';
import { PLAIN_TEXT } from './show-value.ts';

/** Limits of every setup, in all games: how much of it is read, and which characters a name may have. */

/** The most fields, entries and values of a setup, ten times what the largest legal ones have. */
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
/** At most this many. */
export const count = (most: number, least = 0) => whole(least, most);
/** What people call something. */
export const nameUpTo = (most: number) => z.string().check(z.maxLength(most), z.regex(PLAIN_TEXT));
