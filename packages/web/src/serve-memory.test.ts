import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

/** More and larger than the files of the site, each with its packed copy. */
const [FILES, BYTES] = [40, 1_000_000];
const folder = mkdtempSync(join(tmpdir(), 'fray-memory-'));
let serving: ChildProcess | undefined;
afterAll(() => {
  serving?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const fetched = async (port: number, name: string): Promise<number> => {
  const request = get({ port, host: '127.0.0.1', path: `/${name}` });
  const [answer] = await once(request, 'response');
  return (await buffer(answer)).length;
};

test('the process that serves stays under 150 MB, whatever a full house of phones asks of it', async () => {
  const bytes = Buffer.alloc(BYTES, 'Fray ');
  for (let i = 0; i < FILES; i++) {
    writeFileSync(join(folder, `${i}.js`), bytes);
    writeFileSync(join(folder, `${i}.js.br`), brotliCompressSync(bytes));
  }
  const alone = fileURLToPath(new URL('./serve-alone.fixture.ts', import.meta.url));
  serving = fork(alone, [folder], { execArgv: ['--import', 'tsx'] });
  const [{ port }] = (await once(serving, 'message')) as [{ port: number }];
  for (let round = 0; round < 6; round++) {
    const sizes = await Promise.all(Array.from({ length: FILES }, (_, i) => fetched(port, `${i}.js`)));
    expect(new Set(sizes)).toEqual(new Set([BYTES]));
  }
  const told = once(serving, 'message');
  serving.send('how much');
  const [{ most }] = (await told) as [{ most: number }];
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThan(150);
});
