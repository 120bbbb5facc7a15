import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/** As many files as the site has, as large as they are when packed; and a full house of phones, each opening it for the first time. */
const [FILES, BYTES, PHONES] = [140, 10_000, 16];
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

test('the process that serves stays under 150 MB while a full house of phones loads all of the site', async () => {
  for (let i = 0; i < FILES; i++) writeFileSync(join(folder, `${i}.js`), Buffer.alloc(BYTES, 'Fray '));
  const alone = fileURLToPath(new URL('./testing/serve-alone.ts', import.meta.url));
  serving = fork(alone, [folder], { execArgv: ['--import', 'tsx'] });
  const [{ port }] = (await once(serving, 'message')) as [{ port: number }];
  for (let i = 0; i < FILES; i++) {
    const sizes = await Promise.all(Array.from({ length: PHONES }, () => fetched(port, `${i}.js`)));
    expect(new Set(sizes)).toEqual(new Set([BYTES]));
  }
  const told = once(serving, 'message');
  serving.send('how much');
  const [{ most }] = (await told) as [{ most: number }];
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThan(150);
});
