import { styleText } from 'node:util';
import { safe } from './safe.ts';
import { type Cut, cuts } from './wrap.ts';

export type Tone = 'plain' | 'strong' | 'faint' | 'head' | 'warn';
export interface Toned {
  tone: Tone;
  text: string;
}
/** A line of text, parts of it with a tone; `writing.ts` decides how a tone looks. */
export type Line = string | Toned | readonly (string | Toned)[];
export const withTone = (tone: Tone, text: string): Toned => ({ tone, text });

const TONES = { strong: 'bold', faint: 'dim', head: 'cyan', warn: 'yellow' } as const;

/** Colors only in a terminal, and not with NO_COLOR. */
export const hasColors = (stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';

const isList = (line: Line): line is readonly (string | Toned)[] => Array.isArray(line);

/** A terminal that reports fewer columns does not know its size. */
const NARROWEST = 20;
/** How wide the window is; a file or a pipe takes lines of any length. */
export const windowOf = ({ columns }: { columns?: number }): number =>
  columns !== undefined && columns >= NARROWEST ? columns : Number.POSITIVE_INFINITY;

/** The part of the pieces inside a cut, with their tones. */
function cutOf(pieces: readonly Toned[], { from, to, indent }: Cut, look: (piece: Toned) => string): string {
  let at = 0;
  let out = ' '.repeat(indent);
  for (const piece of pieces) {
    const text = piece.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += piece.text.length;
    if (text) out += look({ ...piece, text });
  }
  return out;
}

/**
 * Formats a line for output, wrapped to the window. The only escape sequences in it are ours: texts are made
 * safe before they get their color.
 */
export function formatLine(line: Line, colors: boolean, columns = Number.POSITIVE_INFINITY): string {
  const pieces = (isList(line) ? line : [line]).map((piece): Toned => {
    const { tone, text } = typeof piece === 'string' ? withTone('plain', piece) : piece;
    return { tone, text: safe(text) };
  });
  const look = ({ tone, text }: Toned) =>
    colors && tone !== 'plain' ? styleText(TONES[tone], text, { validateStream: false }) : text;
  const text = pieces.map((piece) => piece.text).join('');
  return cuts(text, columns)
    .map((cut) => cutOf(pieces, cut, look))
    .join('\n');
}
