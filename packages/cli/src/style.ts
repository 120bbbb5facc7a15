import { styleText } from 'node:util';

export type Tone = 'strong' | 'faint' | 'head' | 'warn';
export type Style = (tone: Tone, text: string) => string;

const TONES = { strong: 'bold', faint: 'dim', head: 'cyan', warn: 'yellow' } as const;

/** Colours for a terminal, none for a file or a pipe, nor where the person has asked for none (NO_COLOR). */
export function styleFor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): Style {
  const plain = !stream.isTTY || Boolean(env.NO_COLOR) || env.TERM === 'dumb';
  return plain ? (_tone, text) => text : (tone, text) => styleText(TONES[tone], text, { validateStream: false });
}
