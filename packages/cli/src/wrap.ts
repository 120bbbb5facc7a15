import { widthOf } from './width.ts';

/** A piece of a line of text: from which letter to which, and its indent. */
export interface Cut {
  from: number;
  to: number;
  indent: number;
}

/** A number, a dash, an exclamation mark, or a key with room behind it: further lines are aligned with the words. */
const MARK = /^ *(?:\d+ {2}|- {2}|! )|^ {2}\S+(?: \S+)? {2,}(?=\S)/;
/** The indent of further lines. */
const HANG = 2;

const hangOf = (text: string): number => MARK.exec(text)?.[0].length ?? text.search(/\S|$/) + HANG;

/** The end of the longest beginning of a text that fits, at least one letter. */
function fitting(text: string, columns: number): number {
  let end = 0;
  for (const char of text) {
    if (end > 0 && widthOf(text.slice(0, end + char.length)) > columns) break;
    end += char.length;
  }
  return end;
}

/**
 * Where a line is cut to fit a window: between words, never within one, unless the word alone is wider than the window. A
 * line that fits stays as it is, with every space in it.
 */
export function cuts(text: string, columns: number, hang = hangOf(text)): Cut[] {
  if (widthOf(text) <= columns) return [{ from: 0, to: text.length, indent: 0 }];
  // In a window narrower than any text there is no room to hang anything.
  const indent = Math.min(hang, columns >> 1);
  const out: Cut[] = [];
  let now: Cut = { from: 0, to: 0, indent: 0 };
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const end = index + word.length;
    const room = columns - now.indent;
    if (widthOf(text.slice(now.from, end)) <= room) {
      now.to = end;
      continue;
    }
    if (now.to > now.from) {
      out.push(now);
      now = { from: index, to: end, indent };
    } else now.to = end;
    for (let left = text.slice(now.from, end); widthOf(left) > columns - now.indent; left = text.slice(now.from, end)) {
      const to = now.from + fitting(left, columns - now.indent);
      out.push({ ...now, to });
      now = { from: to, to: end, indent };
    }
  }
  return [...out, now];
}

export const wrapText = (text: string, columns: number, hang?: number): string[] =>
  cuts(text, columns, hang).map(({ from, to, indent }) => (' '.repeat(indent) + text.slice(from, to)).trimEnd());

/** Things in a row, as many to a line as fit; one that fits no line is cut between its words. */
export function packItems(
  items: readonly string[],
  between: string,
  columns: number,
  first = '',
  hang = HANG,
): string[] {
  const indent = ' '.repeat(hang);
  const gap = ' '.repeat(between.length - between.trimEnd().length);
  const lines: string[] = [];
  let line = first;
  for (const [i, item] of items.entries()) {
    const word = i < items.length - 1 ? item + between.trimEnd() : item;
    const longer = line + (i > 0 ? gap : '') + word;
    if (widthOf(longer) <= columns) line = longer;
    else if (line.trim() && hang + widthOf(word) <= columns) {
      lines.push(line.trimEnd());
      line = indent + word;
    } else {
      const cut = wrapText(longer, columns, hang);
      line = cut.pop() ?? '';
      lines.push(...cut);
    }
  }
  return [...lines, line];
}
