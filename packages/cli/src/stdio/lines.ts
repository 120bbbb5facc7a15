import type { Readable } from 'node:stream';

/** A line of input: its text, or how it began where it was longer than anything that is allowed. */
export type Line = { text: string } | { tooLong: true; begins: string };

const NEWLINE = 0x0a;
/** Enough to find the id of a request that is refused unread. */
const KEPT = 512;

/** Cuts a stream into lines. One that exceeds `limit` bytes is thrown away as it comes, so that memory stays small. */
export async function* linesFrom(stream: Readable, limit: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let size = 0;
  let begins = '';
  const add = (part: Buffer) => {
    size += part.length;
    if (size <= limit) parts.push(part);
    else if (parts.length || !begins) {
      begins = Buffer.concat([...parts, part])
        .subarray(0, KEPT)
        .toString('utf8');
      parts = [];
    }
  };
  const take = (): Line => {
    const line: Line = size > limit ? { tooLong: true, begins } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    size = 0;
    begins = '';
    return line;
  };
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      add(bytes.subarray(from, end));
      yield take();
      from = end + 1;
    }
    if (from < bytes.length) add(bytes.subarray(from));
  }
  if (size) yield take();
}
