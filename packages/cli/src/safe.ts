/**
 * Anything that could control a terminal or reverse the direction of text: control characters (C0, DEL, C1), line and paragraph
 * separators, marks that turn the direction of writing, and halves of a character.
 */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

/**
 * One line as it may be written anywhere. What is unsafe stands there as its escape (`\u001b`), which in a line of JSON
 * means the same as before. Done twice, it changes nothing more.
 */
export const safe = (line: string): string =>
  line.replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A text of several lines, where every line break is our own. */
export const safeText = (text: string): string => text.split('\n').map(safe).join('\n');
