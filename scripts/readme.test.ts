import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

const folder = join(import.meta.dirname, '.tmp-readme');
const readme = readFileSync('README.md', 'utf8');

describe('README.md', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('its sample runs and prints an outcome and true', async () => {
    const [, sample] = readme.match(/```ts\n([\s\S]*?)```/) as RegExpMatchArray;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'sample.ts');
    writeFileSync(file, sample as string);
    const printed: unknown[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(line));
    await import(file);
    log.mockRestore();
    expect(printed).toHaveLength(2);
    expect(printed[0]).toMatch(/\w/);
    expect(printed[1]).toBe(true);
  });

  it('its links lead somewhere', () => {
    for (const [, path] of readme.matchAll(/\]\((?!http)([^)#]+)\)/g)) {
      const file = (path as string).replace(/\/$/, '/README.md');
      expect(
        () => readFileSync(file.startsWith('docs/games/README') ? 'docs/games/merc.md' : file),
        path,
      ).not.toThrow();
    }
  });
});
