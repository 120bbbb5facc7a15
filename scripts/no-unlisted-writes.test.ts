import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listedFiles, writes, writingFiles } from './no-unlisted-writes.ts';

const document = readFileSync(join(import.meta.dirname, '../docs/testing.md'), 'utf8');

describe('what writes', () => {
  it('is listed in docs/testing.md, file by file, and nothing else is', () => {
    expect(listedFiles(document).sort()).toEqual(writingFiles());
  });
  it.each([
    "writeFileSync('a', text);",
    "import { appendFile } from 'node:fs/promises';",
    "localStorage.setItem('a', 'b');",
    'const request = indexedDB.open("fray");',
    'anchor.download = name;',
    'await navigator.clipboard.writeText(url);',
    "(await caches.open('fray')).put(a, b);",
    'writeWhole(path, text);',
  ])('a planted one is found: %s', (source) => expect(writes(source)).toBe(true));
  it.each(["readFileSync('a', 'utf8');", '// never localStorage', 'const rewritten = 7;', 'view.clipboard = 1;'])(
    'what only reads is none: %s',
    (source) => expect(writes(source)).toBe(false),
  );
});
