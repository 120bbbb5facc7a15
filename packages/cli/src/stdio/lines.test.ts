import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesFrom } from './lines.ts';

async function lines(limit: number, ...chunks: (string | Buffer)[]) {
  const out: unknown[] = [];
  for await (const line of linesFrom(Readable.from(chunks.map((chunk) => Buffer.from(chunk as string))), limit)) {
    out.push('text' in line ? line.text : line);
  }
  return out;
}

test('lines come out whole, however the stream is cut, also in the middle of a letter', async () => {
  const bytes = Buffer.from('a\u00e9\u4e16\nb\n\nc');
  const single = Array.from(bytes, (_, i) => bytes.subarray(i, i + 1));
  expect(await lines(100, ...single)).toEqual(['a\u00e9\u4e16', 'b', '', 'c']);
  expect(await lines(100, bytes)).toEqual(['a\u00e9\u4e16', 'b', '', 'c']);
});

test('of a line that is too long only the beginning is kept', async () => {
  expect(await lines(5, 'abc', 'defgh', 'ijk\nok\n', '12345\n123456')).toEqual([
    { tooLong: true, begins: 'abcdefgh' },
    'ok',
    '12345',
    { tooLong: true, begins: '123456' },
  ]);
});
