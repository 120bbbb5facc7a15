import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, TESTED_GAMES } from '../packages/games/src/games.fixture.ts';

const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\)|\.for\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;

function titles(game: string): string[] {
  const root = folderOf(game);
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

/** Games that keep their steps in files; of another the battery visits every step. */
const grown = TESTED_GAMES.filter(({ id }) => existsSync(join(folderOf(id), 'steps')));

describe('every step of a table has a test named after it', () => {
  for (const { id, load } of grown) {
    it(id, async () => {
      const steps = Object.keys((await load()).rules.steps);
      const tested = new Set(titles(id).map((title) => stepOf(title, steps)));
      expect(steps.filter((step) => !tested.has(step))).toEqual([]);
    });
  }
});
