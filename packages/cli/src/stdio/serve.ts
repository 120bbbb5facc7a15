import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { LARGEST_SAVE } from '@fray/engine';
import type { GameCard } from '@fray/games';
import { Desk } from './desk.ts';
import { type Line, linesFrom } from './lines.ts';
import { idIn, Refusal, type Request } from './request.ts';

export const LARGEST_LINE = 1024 * 1024;
/** A save of the largest size and the few words around it. */
const LARGEST_LOAD = LARGEST_SAVE + 1024;

const refused = (id: unknown, error: Refusal) => ({
  id,
  ok: false,
  code: error.code,
  why: error.message,
  ...error.more,
});

/** One line in, one answer out; never throws. */
export async function answer(desk: Desk, line: Line): Promise<object> {
  const tooLong = new Refusal('line-too-long', 'A line may have 1 MiB at most, one with a save 8 MiB.');
  if ('tooLong' in line) return refused(idIn(line.begins), tooLong);
  let request: Request;
  try {
    request = JSON.parse(line.text) as Request;
  } catch {
    return refused(idIn(line.text), new Refusal('not-json', 'The line is no JSON: send one whole request a line.'));
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return refused(null, new Refusal('bad-request', 'A request is a JSON object with "id" and "op".'));
  }
  const id = request.id ?? null;
  try {
    if (Buffer.byteLength(line.text) > LARGEST_LINE && request.op !== 'load') throw tooLong;
    return { id, ok: true, ...(await desk.handle(request)) };
  } catch (error) {
    if (error instanceof Refusal) return refused(id, error);
    const words = error instanceof Error ? error.message : String(error);
    return refused(id, new Refusal('internal', `A mistake of Fray itself; the combat stands as it was. (${words})`));
  }
}

/** Answers line by line, in order, until the input ends. */
export async function serve(games: readonly GameCard[], input: Readable, output: Writable): Promise<void> {
  const desk = new Desk(games);
  for await (const line of linesFrom(input, LARGEST_LOAD)) {
    if (!output.write(`${JSON.stringify(await answer(desk, line))}\n`)) await once(output, 'drain');
  }
}
