import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGames } from './games.ts';
import { fill, generateFiles } from './made.ts';

describe('what is made from the rules is fresh (npm run make)', async () => {
  it.each(generateFiles(await loadGames()))('$path', (part) => {
    const file = readFileSync(part.path, 'utf8');
    expect(part.refused?.(file)).toBeUndefined();
    expect(file === fill(file, part), `${part.path} is stale: run "npm run make" and look at the difference`).toBe(
      true,
    );
  });
});
