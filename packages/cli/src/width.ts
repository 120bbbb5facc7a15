/** Plain letters, umlauts and arrows: one column each. Checked first, because most texts are of this kind. */
const NARROW = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u2190-\u21ff]*$/;
/** Combining and invisible characters: no column. */
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
/** East Asian wide and full width forms, and emoji: two columns each. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;

const columnsOf = (char: string): number => (NOTHING.test(char) ? 0 : WIDE.test(char) ? 2 : 1);
let graphemes: Intl.Segmenter | undefined;

/** How many columns of a terminal a text takes: an accent that is a character of its own takes none, a Chinese one two. */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let width = 0;
  // What is joined (a family of emoji) is drawn as one: as wide as its widest part.
  for (const { segment } of graphemes.segment(text)) width += Math.max(...[...segment].map(columnsOf));
  return width;
}

export function pad(text: string, to: number, right = false): string {
  const space = ' '.repeat(Math.max(0, to - widthOf(text)));
  return right ? space + text : text + space;
}
