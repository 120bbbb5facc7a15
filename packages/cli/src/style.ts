import { styleText } from 'node:util';
import { capitalize } from '@fray/games';
import { safe } from './safe.ts';
import { type Cut, cuts } from './wrap.ts';

export type Tone = 'plain' | 'strong' | 'faint' | 'head' | 'warn';
export interface Toned {
  tone: Tone;
  text: string;
}
/** A line as it is made: words, some of them in a tone. How a tone looks is decided where the line is written. */
export type Line = string | Toned | readonly (string | Toned)[];
export const toned = (tone: Tone, text: string): Toned => ({ tone, text });

/** As a line begins. */
export { capitalize as capital };

const TONES = { strong: 'bold', faint: 'dim', head: 'cyan', warn: 'yellow' } as const;

/** Colours for a terminal, none for a file or a pipe, nor where the person has asked for none (NO_COLOR). */
export const coloured = (stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';

const isList = (line: Line): line is readonly (string | Toned)[] => Array.isArray(line);

/** The narrowest window that lines are cut for: what claims to be narrower does not know its size. */
const NARROWEST = 20;
/** How wide the window is; a file or a pipe takes lines of any length. */
export const windowOf = ({ columns }: { columns?: number }): number =>
  columns !== undefined && columns >= NARROWEST ? columns : Number.POSITIVE_INFINITY;

/** The part of some pieces that lies in a cut, each in its tone. */
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
 * The line as it goes out, in as many lines as the window needs. The only escape sequences in it are ours: words are made
 * safe before they get their colour.
 */
export function written(line: Line, colours: boolean, columns = Number.POSITIVE_INFINITY): string {
  const pieces = (isList(line) ? line : [line]).map((piece): Toned => {
    const { tone, text } = typeof piece === 'string' ? toned('plain', piece) : piece;
    return { tone, text: safe(text) };
  });
  const look = ({ tone, text }: Toned) =>
    colours && tone !== 'plain' ? styleText(TONES[tone], text, { validateStream: false }) : text;
  const text = pieces.map((piece) => piece.text).join('');
  return cuts(text, columns)
    .map((cut) => cutOf(pieces, cut, look))
    .join('\n');
}
