import { PassThrough } from 'node:stream';
import type { GameCard } from '@fray/games';
import type { Context } from '../context.ts';
import { fray } from '../main.ts';
import { GAMES } from './duel.ts';

const REGISTRY = new URL('./duel.ts', import.meta.url).href;

/** A context without a process: what is typed, and what comes out. */
export function fakeTerminal(input = '', games = GAMES, registry = REGISTRY) {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const texts = { out: '', err: '' };
  stdout.on('data', (chunk: Buffer) => {
    texts.out += chunk.toString();
  });
  stderr.on('data', (chunk: Buffer) => {
    texts.err += chunk.toString();
  });
  stdin.end(input);
  const context: Context = { games, registry, stdin, stdout, stderr };
  return { context, texts };
}

interface CommandOutput {
  code: number;
  out: string;
  err: string;
}
/** A command line as somebody types it, with the lines that follow on standard input. */
export const type = (line: string | readonly string[], ...input: string[]): Promise<CommandOutput> =>
  typeTo(GAMES, line, ...input);
export async function typeTo(
  games: readonly GameCard[],
  line: string | readonly string[],
  ...input: string[]
): Promise<CommandOutput> {
  const { context, texts } = fakeTerminal(input.map((one) => `${one}\n`).join(''), games);
  const code = await fray(context, typeof line === 'string' ? line.split(' ').filter(Boolean) : line);
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...texts };
}
