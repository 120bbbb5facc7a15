/** Pieces of text that games and programs share. */

/** The ending of an English noun for a number: `1 hit`, `2 hits`. */
export const plural = (count: unknown): string => (count === 1 ? '' : 's');

/** With a capital letter first, as in a sentence or a heading. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `+2`, `−1`, `+0`. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** `an action`, `a hero`: the article follows the sound. */
export const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|u(?!ni|se)|hour|hon)/i.test(noun) && !/^one\b/i.test(noun) ? 'an' : 'a'} ${noun}`;
