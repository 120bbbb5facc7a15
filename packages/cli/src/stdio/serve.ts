import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { DEEPEST_SAVE, LARGEST_SAVE } from '@fray/engine';
import type { GameCard } from '@fray/games';
import { parseJson } from '../json.ts';
import { writeJsonLine } from '../writing.ts';
import { Desk } from './desk.ts';
import { type Line, linesFrom } from './lines.ts';
import { type Id, idIn, idOf, Refusal, type Request, wrongId } from './request.ts';

export const LARGEST_LINE = 1024 * 1024;
/** A save of the largest size and the few words around it. */
const LARGEST_LOAD = LARGEST_SAVE + 1024;

const tooLong = (): Refusal => new Refusal('line-too-long', 'A line may have 1 MiB at most, one with a save 8 MiB.');
const UNREAD = {
  'not-json': () => new Refusal('not-json', 'The line is no JSON: send one whole request a line.'),
  'too-deep': () => new Refusal('too-deep', `A request may be nested ${DEEPEST_SAVE} levels deep at most.`),
};

/** Reads one line and does what it asks. `hear` is told the id as soon as it is known. */
async function obey(desk: Desk, line: Line, hear: (id: Id) => void): Promise<object> {
  hear(idIn('text' in line ? line.text : line.begins));
  if ('tooLong' in line) throw tooLong();
  const parsed = parseJson(line.text);
  if (!parsed.ok) throw UNREAD[parsed.why]();
  const request = parsed.value as Request;
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new Refusal('bad-request', 'A request is a JSON object with "id" and "op".');
  }
  const id = idOf(request.id);
  hear(id ?? null);
  if (id === undefined) throw wrongId();
  if (Buffer.byteLength(line.text) > LARGEST_LINE && request.op !== 'load') throw tooLong();
  return await desk.handle(request);
}

/** Whatever went wrong as an answer; a mistake of ours too. */
function refused(id: Id, error: unknown): object {
  if (error instanceof Refusal) return { id, ok: false, code: error.code, why: error.message, ...error.more };
  const words = error instanceof Error ? error.message : String(error);
  const why = `A mistake of Fray itself; the combat stands as it was. (${words})`;
  return { id, ok: false, code: 'internal', why };
}

/** One line in, one answer out, as JSON; never throws, whatever the line. */
export async function answerLine(desk: Desk, line: Line): Promise<string> {
  let id: Id = null;
  try {
    const answer = await obey(desk, line, (heard) => {
      id = heard;
    });
    return JSON.stringify({ id, ok: true, ...answer });
  } catch (error) {
    return JSON.stringify(refused(id, error));
  }
}

/** Answers line by line, in order, until the input ends. */
export async function serve(games: readonly GameCard[], input: Readable, output: Writable): Promise<void> {
  const desk = new Desk(games);
  for await (const line of linesFrom(input, LARGEST_LOAD)) {
    if (!writeJsonLine(output, await answerLine(desk, line))) await once(output, 'drain');
  }
}
