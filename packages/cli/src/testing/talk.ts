import { PassThrough } from 'node:stream';
import type { GameCard } from '@fray/games';
import { serve } from '../stdio/serve.ts';
import { GAMES } from './duel.ts';

export interface Answer extends Record<string, unknown> {
  ok: boolean;
  combat: Record<string, unknown>;
  save: object;
}

/** Lines as they go in; answers as they come out. */
export const talk = (...requests: (object | string)[]): Promise<Answer[]> => talkOf(GAMES, ...requests);
export async function talkOf(games: readonly GameCard[], ...requests: (object | string)[]): Promise<Answer[]> {
  const output = new PassThrough();
  let text = '';
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const input = new PassThrough();
  input.end(requests.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join(''));
  await serve(games, input, output);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
