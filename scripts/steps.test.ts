import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGames } from './games.ts';

const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\)|\.for\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;

function titles(game: string): string[] {
  const root = join('packages/games/src', game);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].map((match) => match[2] as string));
}

/** The step that a title begins with; of several, the longest: `P2.3 attacker: ...` is no test of `P2.3`. */
function stepOf(title: string, steps: readonly string[]): string | undefined {
  return steps
    .filter((step) => title.startsWith(step) && !/^(\w|[.-]\d)/.test(title.slice(step.length)))
    .sort((a, b) => b.length - a.length)[0];
}

describe('every step of a table has a test named after it', async () => {
  for (const game of await loadGames()) {
    it(game.id, () => {
      const steps = Object.keys(game.rules.steps);
      const tested = new Set(titles(game.id).map((title) => stepOf(title, steps)));
      expect(steps.filter((step) => !tested.has(step))).toEqual([]);
    });
  }
});
