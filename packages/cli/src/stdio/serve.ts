import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { DEEPEST_SAVE, LARGEST_SAVE } from '@fray/engine';
import type { GameCard } from '@fray/games';
import { withoutMark } from '../files.ts';
import { parseJson } from '../json.ts';
import { writeJsonLine } from '../writing.ts';
import { type Line, linesFrom } from './lines.ts';
import { ProtocolServer } from './protocol-server.ts';
import { type Id, idIn, idOf, Refusal, type Request, wrongId } from './request.ts';

export const LARGEST_LINE = 1024 * 1024;
/** A save of the largest size and the few words around it. */
const LARGEST_LOAD = LARGEST_SAVE + 1024;

const tooLong = (): Refusal => new Refusal('line-too-long', 'A line may have 1 MiB at most, one with a save 8 MiB.');
const UNREAD = {
  'not-json': () => new Refusal('not-json', 'The line is not JSON: send one whole request per line.'),
  'too-deep': () => new Refusal('too-deep', `A request may be nested ${DEEPEST_SAVE} levels deep at most.`),
};

/** Handles one line. `hear` gets the id as soon as it is known. */
async function obey(server: ProtocolServer, line: Line, hear: (id: Id) => void): Promise<object> {
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
  return await server.handle(request);
}

/** Turns an error into an answer. */
function refusalAnswer(id: Id, error: unknown): object {
  if (error instanceof Refusal) return { id, ok: false, code: error.code, why: error.message, ...error.more };
  const words = error instanceof Error ? error.message : String(error);
  const why = `A bug in Fray; the combat is unchanged. (${words})`;
  return { id, ok: false, code: 'internal', why };
}

/** Answers one line with one line of JSON; never throws. */
export async function answerLine(server: ProtocolServer, line: Line): Promise<string> {
  let id: Id = null;
  try {
    const answer = await obey(server, line, (found) => {
      id = found;
    });
    return JSON.stringify({ id, ok: true, ...answer });
  } catch (error) {
    return JSON.stringify(refusalAnswer(id, error));
  }
}

/** Answers line by line, in order, until the input ends. */
export async function serve(games: readonly GameCard[], input: Readable, output: Writable): Promise<void> {
  const server = new ProtocolServer(games);
  let first = true;
  for await (const read of linesFrom(input, LARGEST_LOAD)) {
    const line = first && 'text' in read ? { text: withoutMark(read.text) } : read;
    first = false;
    if (!writeJsonLine(output, await answerLine(server, line))) await once(output, 'drain');
  }
}
