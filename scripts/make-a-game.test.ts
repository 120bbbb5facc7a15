import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';

const folder = join(import.meta.dirname, '.tmp');
const file = join(folder, 'standoff.ts');
const blocks = [...readFileSync('docs/make-a-game.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
  (match) => match[1],
);

describe('docs/make-a-game.md', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is a whole game: it compiles, ends with every outcome, and passes the battery', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, blocks.join('\n'));
    const { playOne, prove } = (await import(file)) as { playOne(seed: number): string; prove(): string[] };
    const outcomes = new Set(Array.from({ length: 300 }, (_, seed) => playOne(seed)));
    expect([...outcomes].sort()).toEqual(['blue', 'nobody', 'red']);
    expect(prove()).toEqual([]);
    const types = await run('npx', [
      'tsc',
      '--noEmit',
      '--ignoreConfig',
      '--strict',
      '--noUncheckedIndexedAccess',
      '--target',
      'es2023',
      '--module',
      'preserve',
      '--moduleResolution',
      'bundler',
      '--allowImportingTsExtensions',
      '--skipLibCheck',
      '--types',
      'node',
      file,
    ]);
    expect(types.output.replace(/^npm warn.*\n/gm, '').trim()).toBe('');
  });
});
