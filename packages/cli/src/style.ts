import { styleText } from 'node:util';
import { safe } from './safe.ts';

export type Tone = 'strong' | 'faint' | 'head' | 'warn';
export interface Toned {
  tone: Tone;
  text: string;
}
/** A line as it is made: words, some of them in a tone. How a tone looks is decided where the line is written. */
export type Line = string | Toned | readonly (string | Toned)[];
export const toned = (tone: Tone, text: string): Toned => ({ tone, text });

const TONES = { strong: 'bold', faint: 'dim', head: 'cyan', warn: 'yellow' } as const;

/** Colours for a terminal, none for a file or a pipe, nor where the person has asked for none (NO_COLOR). */
export const coloured = (stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';

const isList = (line: Line): line is readonly (string | Toned)[] => Array.isArray(line);

/** The line as it goes out. The only escape sequences in it are ours: words are made safe before they get their colour. */
export function written(line: Line, colours: boolean): string {
  const one = (piece: string | Toned): string => {
    if (typeof piece === 'string') return safe(piece);
    const text = safe(piece.text);
    return colours ? styleText(TONES[piece.tone], text, { validateStream: false }) : text;
  };
  return isList(line) ? line.map(one).join('') : one(line);
}
