/** Small pieces of words that games and programs share. */

/** The end of an English noun for so many: `1 hit`, `2 hits`. */
export const plural = (count: unknown): string => (count === 1 ? '' : 's');

/** With a capital at its head, as a sentence or a heading has it. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `+2`, `−1`, `+0`. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
