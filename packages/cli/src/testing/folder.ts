import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** An empty folder for each test of a file, gone afterwards. */
export function emptyFolder() {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'fray-'));
  });
  afterEach(() => rmSync(path, { recursive: true, force: true }));
  return { in: (name: string) => join(path, name), path: () => path, files: () => readdirSync(path).sort() };
}
